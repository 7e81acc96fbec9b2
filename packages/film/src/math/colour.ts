/** Colours are linear light; a hex string is sRGB. */

import { mix, scale, type Vec3 } from './vector.ts';

const toLight = (hex: string): number => (Number.parseInt(hex, 16) / 255) ** 2.2;

/** Kits ask for the same few colours again and again, some for every blade. */
const known = new Map<string, Readonly<Vec3>>();

export const fromHex = (text: string): Vec3 => {
  let colour = known.get(text);
  if (!colour) {
    colour = [toLight(text.slice(1, 3)), toLight(text.slice(3, 5)), toLight(text.slice(5, 7))];
    // Colours of prompts are endless; those of the kits are not.
    if (known.size < 5000) known.set(text, colour);
  }
  return [colour[0], colour[1], colour[2]];
};

export const lighten = (colour: Vec3, amount: number): Vec3 => mix(colour, [1, 1, 1], amount);
export const darken = (colour: Vec3, amount: number): Vec3 => scale(colour, 1 - amount);
export const luminance = (colour: Vec3) => colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
