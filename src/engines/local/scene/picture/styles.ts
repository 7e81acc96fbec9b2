/** Ways of drawing: what each style does to a finished frame before it is graded. */

import type { Style } from '../understand/scene-spec.ts';
import type { Size } from './brush.ts';
import { createLineArt, createPaperCut, createWatercolour } from './paper-styles.ts';
import { createCartoon, createNeon, createPixelArt, createVintage } from './screen-styles.ts';
import type { StylePass } from './style-pass.ts';

export const createStyle = (style: Style, size: Size, seed: number): StylePass | undefined => {
  if (style === 'cartoon') return createCartoon(size);
  if (style === 'watercolour') return createWatercolour(size, seed);
  if (style === 'paper_cut') return createPaperCut(size, seed);
  if (style === 'pixel_art') return createPixelArt(size);
  if (style === 'line_art') return createLineArt(size, seed);
  if (style === 'neon') return createNeon(size);
  return style === 'vintage_film' ? createVintage(size, seed) : undefined;
};
