/** What each style does to a frame beside its shading: to the light before grading, and to the finished bytes. */

import type { Kernel } from '../render/kernel.ts';
import type { Style } from '../scene/scene.ts';

export type StylePass = {
  kernel: Kernel;
  width: number;
  height: number;
  /** 1 at 720 lines. */
  unit: number;
  /** Counts frames, for what changes from one to the next. */
  frame: number;
};

type Finish = {
  /** Changes linear light; called before bloom and grading. */
  light?: (pass: StylePass) => void;
  /** Changes the graded bytes. */
  bytes?: (pass: StylePass) => void;
};

/** `colour`: how much jumps of colour count beside those of depth. */
const findEdges = ({ kernel, width, height, unit }: StylePass, thickness: number, colour = 0) =>
  kernel.findEdges(width, height, Math.max(1, Math.round(unit * thickness)), colour);

const finishes: Partial<Record<Style, Finish>> = {
  cartoon: {
    light: (pass) => {
      findEdges(pass, 1.6, 0.25);
      pass.kernel.inkOutlines(pass.width, pass.height);
    },
  },
  neon: {
    light: (pass) => {
      findEdges(pass, 1.4, 0.7);
      pass.kernel.glowOutlines(pass.width, pass.height);
    },
  },
  watercolour: {
    bytes: (pass) => {
      findEdges(pass, 1);
      pass.kernel.paintWatercolour(pass.width, pass.height, pass.unit);
    },
  },
  paper_cut: { bytes: ({ kernel, width, height, unit }) => kernel.cutPaper(width, height, unit) },
  pixel_art: {
    bytes: (pass) => {
      findEdges(pass, 1);
      pass.kernel.drawPixelArt(pass.width, pass.height, Math.max(2, Math.round(pass.unit * 5)));
    },
  },
  noir: {
    bytes: ({ kernel, width, height, unit, frame }) => kernel.ageFilm(width, height, unit, frame, 22, 0, 0),
  },
  vintage_film: {
    bytes: ({ kernel, width, height, unit, frame }) =>
      kernel.ageFilm(width, height, unit, frame, 30, 0.78, 1),
  },
  line_art: {
    bytes: (pass) => {
      findEdges(pass, 1.2);
      pass.kernel.drawInk(pass.width, pass.height, pass.unit);
    },
  },
};

/** Whether a style looks at the samples again when the picture is shaded. */
export const usesOutlines = (style: Style): boolean => outlined.has(style);

const outlined = new Set<Style>(['cartoon', 'neon', 'watercolour', 'pixel_art', 'line_art']);

export const finishOfStyle = (style: Style): Finish => finishes[style] ?? {};
