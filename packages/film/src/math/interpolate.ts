/** Scalars between two values. */

export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : Math.min(x, high));
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
/** 0 at `from`, 1 at `to`, flat at both ends. `from` may be the larger. */
export const smoothstep = (from: number, to: number, x: number) => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};
/** The part behind the point, also of negative numbers. */
export const fraction = (x: number) => x - Math.floor(x);
