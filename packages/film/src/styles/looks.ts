/** What a style changes in shading and grading; what it does to the finished picture is in finish.ts. */

import {
  SHADE_CARTOON,
  SHADE_CLAY,
  SHADE_FACETS,
  SHADE_FLAT,
  SHADE_PHOTOREAL,
} from '../render/kernel/layout.ts';
import type { Style } from '../scene/scene.ts';

export type Look = {
  /** One of the kernel's ways of shading. */
  shading: number;
  /** Factors. */
  saturation: number;
  contrast: number;
  /** Whether the background may be out of focus. */
  hasFocus: boolean;
};

const look = (values: Partial<Look>): Look => ({
  shading: SHADE_PHOTOREAL,
  saturation: 1,
  contrast: 1,
  hasFocus: true,
  ...values,
});

const looks: Record<Style, Look> = {
  photoreal: look({}),
  clay: look({ shading: SHADE_CLAY, saturation: 1.1 }),
  cartoon: look({ shading: SHADE_CARTOON, saturation: 1.3, hasFocus: false }),
  watercolour: look({ saturation: 1.05, contrast: 0.9, hasFocus: false }),
  paper_cut: look({ shading: SHADE_FLAT, saturation: 1.15, hasFocus: false }),
  pixel_art: look({ saturation: 1.25, contrast: 1.08, hasFocus: false }),
  noir: look({ saturation: 0, contrast: 1.35 }),
  vintage_film: look({ saturation: 0.6, contrast: 0.92 }),
  neon: look({ saturation: 1.3 }),
  line_art: look({ hasFocus: false }),
  low_poly: look({ shading: SHADE_FACETS, saturation: 1.15, hasFocus: false }),
};

export const lookOfStyle = (style: Style): Look => looks[style];
