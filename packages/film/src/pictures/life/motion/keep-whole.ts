/** A motion is made smaller until nothing of the sheet that it bends folds, and nothing with a texture is stretched or pressed so far that it is seen. */

import type { Layer } from '../../layers/build-layers.ts';
import { lumaOf } from '../../layers/luma.ts';
import { type Motion, restingMesh } from './motions.ts';

/** Lengths that a cell may take, of its own: with something to be seen in it, and where it is plain. */
const [textured, plain] = [
  { least: 0.6, most: 1.6 },
  { least: 0.2, most: 3 },
] as const;
/** Mean difference of neighbours, 0 to 1, from which a cell shows something. */
const leastDetail = 0.012;
/** Seconds of the film at which is looked, and its length where none is known. */
const [between, length] = [0.37, 4];
/** Bends below this, of a cell, are never too much. */
const leastBend = 0.12;
const halvings = 6;

/** Cells with something to be seen. */
const detailedCells = ({ picture, size, cell }: Layer): Uint8Array => {
  const { width, height, values } = lumaOf(picture);
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
  const [sums, counts] = [new Float32Array(columns * rows), new Uint32Array(columns * rows)];
  const [scaleX, scaleY] = [size.width / width / cell, size.height / height / cell];
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const to = Math.floor(y * scaleY) * columns + Math.floor(x * scaleX);
      sums[to]! += Math.abs(values[at + 1]! - values[at]!) + Math.abs(values[at + width]! - values[at]!);
      counts[to]! += 2;
    }
  return Uint8Array.from(sums, (sum, at) => (sum > leastDetail * counts[at]! ? 1 : 0));
};

/** Whether a cell that is bent by `share` of a, b, c, d (the changes of its two sides) keeps its form. */
const isWhole = (bend: ArrayLike<number>, from: number, share: number): boolean => {
  const [a, b] = [1 + share * bend[from]!, share * bend[from + 1]!];
  const [c, d] = [share * bend[from + 2]!, 1 + share * bend[from + 3]!];
  const { least, most } = bend[from + 4] ? textured : plain;
  const area = a * d - b * c;
  if (area <= 0) return false;
  // Singular values of the two by two matrix.
  const [sum, apart] = [Math.hypot(a + d, b - c), Math.hypot(a - d, b + c)];
  return (sum + apart) / 2 <= most && (sum - apart) / 2 >= least;
};

/** The largest share of a motion by which the layer stays whole, 0 to 1. */
export const wholeShare = (motion: Motion, layer: Layer): number => {
  const detailed = detailedCells(layer);
  const bends: number[] = [];
  for (let seconds = between; seconds <= length; seconds += between) {
    const mesh = restingMesh(layer);
    const { columns, rows, cell, x, y } = mesh;
    motion(mesh, layer, { seconds, progress: seconds / length, size: layer.size });
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const at = row * (columns + 1) + column;
        const below = at + columns + 1;
        const bend = [
          (x[at + 1]! - x[at]!) / cell - 1,
          (y[at + 1]! - y[at]!) / cell,
          (x[below]! - x[at]!) / cell,
          (y[below]! - y[at]!) / cell - 1,
        ] as const;
        if (bend.every((one) => Math.abs(one) < leastBend)) continue;
        bends.push(...bend, detailed[row * columns + column]!);
      }
  }
  const isAllWhole = (share: number): boolean => {
    for (let from = 0; from < bends.length; from += 5) if (!isWhole(bends, from, share)) return false;
    return true;
  };
  if (isAllWhole(1)) return 1;
  let [least, most] = [0, 1];
  for (let n = 0; n < halvings; n += 1) {
    const middle = (least + most) / 2;
    if (isAllWhole(middle)) least = middle;
    else most = middle;
  }
  return least;
};

/** The same motion, as far as the layer stays whole. */
export const keepWhole = (motion: Motion, layer: Layer): Motion => {
  const share = wholeShare(motion, layer);
  if (share === 1) return motion;
  return (mesh, own, moment) => {
    const [x, y] = [mesh.x.slice(), mesh.y.slice()];
    motion(mesh, own, moment);
    for (let at = 0; at < x.length; at += 1) {
      mesh.x[at] = x[at]! + (mesh.x[at]! - x[at]!) * share;
      mesh.y[at] = y[at]! + (mesh.y[at]! - y[at]!) * share;
    }
  };
};
