/** Frames that are laid over a given picture. */

import type { FrameState } from '../../render/frame-state.ts';

export const nothingInTheSky = {
  sunGlow: 0,
  sunDisc: 0,
  stars: 0,
  aurora: 0,
  milkyWay: 0,
  moon: null,
  rainbow: 0,
};

/** The same light on the models, and nothing behind them. */
export const onBlack = (state: FrameState): FrameState => ({
  ...state,
  light: { ...state.light, fogDensity: 0 },
  sky: {
    ...state.sky,
    zenith: [0, 0, 0],
    horizon: [0, 0, 0],
    cloudThreshold: 1,
    ...nothingInTheSky,
  },
  grade: { ...state.grade, bloom: 0, vignette: 0 },
  mirrorHeight: null,
  focus: null,
});
