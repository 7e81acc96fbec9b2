/** Pictures of nothing: a pattern that is the same all over, or soft colours without any texture. */

import type { Picture } from '../picture.ts';
import { readFeatures } from './features.ts';

const [columns, rows] = [4, 3];
/** How far the colour and the texture of a part may be from those of the whole. */
const [mostColour, mostTexture] = [0.1, 0.35];
/** Mean change of brightness between neighbours, below which there is no texture at all. */
const leastTexture = 0.008;

export const isPattern = (picture: Picture): boolean => {
  const { width, height, red, green, blue, texture } = readFeatures(picture);
  const planes = [red, green, blue, texture.values];
  const meanIn = (plane: Float32Array, column: number, row: number): number => {
    const [left, right] = [(column * width) / columns, ((column + 1) * width) / columns].map(Math.floor);
    const [top, bottom] = [(row * height) / rows, ((row + 1) * height) / rows].map(Math.floor);
    let [sum, count] = [0, 0];
    for (let y = top!; y < bottom!; y += 1)
      for (let x = left!; x < right!; x += 1) {
        sum += plane[y * width + x]!;
        count += 1;
      }
    return sum / Math.max(1, count);
  };
  const means = planes.map((plane) => plane.reduce((sum, value) => sum + value, 0) / plane.length);
  for (let part = 0; part < columns * rows; part += 1) {
    const apart = planes.map((plane, n) =>
      Math.abs(meanIn(plane, part % columns, Math.floor(part / columns)) - means[n]!),
    );
    if (Math.max(...apart.slice(0, 3)) > mostColour || apart[3]! > mostTexture * means[3]!) return false;
  }
  return true;
};

export const isSoft = (picture: Picture): boolean => {
  const { values } = readFeatures(picture).texture;
  return values.reduce((sum, value) => sum + value, 0) / values.length < leastTexture;
};
