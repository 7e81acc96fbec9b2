/** The form of the skin round an eye: margins of the lids, crease, brow bone and nose. An eye is 0.6 m wide, larger than life. */

import { smoothstep } from '../../../../../math/interpolate.ts';
import type { Vec3 } from '../../../../../math/vector.ts';

/** Half the width between the corners. */
export const halfWidth = 0.3;
export const ball = { radius: 0.34, z: -0.22 };
/** From the eye's middle to the middle of the nose. */
export const toNose = 0.66;

export type EyeForm = {
  /** How far the upper and the lower lid are from the line between the corners. */
  upper: number;
  lower: number;
  /** Animals have neither crease nor bridge of the nose. */
  isHuman: boolean;
};

const tiltOf = (x: number) => 0.03 * (x / halfWidth);
const lowerLid = (x: number, { lower }: EyeForm) =>
  -lower * Math.max(0, 1 - (x / halfWidth) ** 2) ** 0.85 + tiltOf(x);

/** y of the upper margin: 0 shut, 1 open. */
const upperLid = (x: number, open: number, form: EyeForm) => {
  const shut = lowerLid(x, form) + 0.004 * Math.max(0, 1 - (x / halfWidth) ** 2);
  const wide = form.upper * Math.max(0, 1 - Math.abs(x / halfWidth) ** 2.3) + tiltOf(x);
  return shut + (wide - shut) * open;
};

/** A point of the margin; angles 0 to pi are the upper lid, the rest the lower. */
export const marginAt = (angle: number, open: number, form: EyeForm): [number, number] => {
  const x = halfWidth * Math.cos(angle);
  return [x, Math.sin(angle) >= 0 ? upperLid(x, open, form) : lowerLid(x, form)];
};

const ballHeight = (x: number, y: number, extra: number) => {
  const rest = (ball.radius + extra) ** 2 - x * x - y * y;
  return rest <= 0 ? -1 : ball.z + Math.sqrt(rest);
};

const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2));

/** Height of the skin over the plane of the face. */
export const skinHeight = (x: number, y: number, open: number, form: EyeForm): number => {
  const bulge = ballHeight(x, y, 0.022);
  let face = -0.06 + 0.1 * smoothstep(0.16, 0.5, y) - 0.1 * Math.max(0, x - 0.3) ** 2;
  if (form.isHuman) face += 0.34 * bell(x + toNose, 0.2) - 0.05 * bell(x + 0.36, 0.1) * bell(y, 0.2);
  // Skin lies on the ball and runs out into the face.
  const blend = 0.09;
  const mix = smoothstep(-blend, blend, bulge - face);
  let height = face + (bulge - face) * mix + blend * mix * (1 - mix) * 0.9;
  const across = Math.max(0, 1 - (x / (halfWidth * 1.15)) ** 2);
  if (form.isHuman) {
    const fold = form.upper * across + 0.05 + tiltOf(x);
    height -= 0.05 * bell(y - fold, 0.016) * across ** 0.5;
    height += 0.022 * bell(y - fold - 0.05, 0.05) * across ** 0.5 * (0.4 + 0.6 * open);
    height -= 0.012 * bell(y + form.lower * across + 0.1, 0.03) * across;
  }
  // However deep the crease is, the ball does not show through.
  return Math.max(height, ballHeight(x, y, 0.014));
};

/** Where a lash grows and which way it points. */
export const lashAt = (angle: number, open: number, form: EyeForm, length: number): Vec3[] => {
  const [x, y] = marginAt(angle, open, form);
  const isUpper = Math.sin(angle) >= 0;
  const fan = (x / halfWidth) * 0.55 + 0.1;
  const root: Vec3 = [x, y + (isUpper ? 0.012 : -0.01), skinHeight(x, y, open, form) + 0.012];
  const up = isUpper ? -0.45 + open * 0.85 : -0.75;
  const curl = isUpper ? 0.25 + 0.5 * open : -0.1;
  return [0, 0.35, 0.7, 1].map(
    (t): Vec3 => [
      root[0] + fan * length * t,
      root[1] + (up * t + curl * t * t) * length,
      root[2] + (0.8 * t - 0.25 * t * t) * length,
    ],
  );
};
