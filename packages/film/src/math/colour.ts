/** Colours are linear light; a hex string is sRGB. */

import { mix, scale, type Vec3 } from './vector.ts';

export const fromHex = (text: string): Vec3 =>
  [1, 3, 5].map((at) => (Number.parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2) as Vec3;

export const lighten = (colour: Vec3, amount: number): Vec3 => mix(colour, [1, 1, 1], amount);
export const darken = (colour: Vec3, amount: number): Vec3 => scale(colour, 1 - amount);
export const luminance = (colour: Vec3) => colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
