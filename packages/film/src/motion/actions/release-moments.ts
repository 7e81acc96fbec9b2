/** When, as a part of one repetition, the ball or arrow leaves the hand or foot, and how long a repetition takes. */
export const releaseMoments = {
  throw: { at: 0.5, seconds: 1.6 },
  kick: { at: 0.46, seconds: 1.6 },
  overhead_kick: { at: 0.5, seconds: 3.4 },
  hit: { at: 0.46, seconds: 1.5 },
  shoot: { at: 0.62, seconds: 3 },
  catch: { at: 0.5, seconds: 1.6 },
  dunk: { at: 0.6, seconds: 2.6 },
} as const;
