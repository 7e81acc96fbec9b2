/** A picture in layers: sky, what stands before it, and the subject, each with what the one before it hides. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Picture, Size } from '../picture.ts';
import { wordsOf } from '../picture.ts';
import { blurPlane, createPlane, followEdges, growPlane, type Plane, resizePlane } from '../plane.ts';
import { cutSubject } from './cut-subject.ts';
import { fillBehind, knownOf } from './fill-behind.ts';
import { fillPlane, fillSmooth } from './fill-smooth.ts';
import { keepThinParts } from './keep-thin-parts.ts';
import { lumaOf } from './luma.ts';
import { trustOfFill } from './trust-cut.ts';

export type Layer = {
  picture: Picture;
  /** What it covers, in pixels of the film; the picture may be a smaller one. */
  size: Size;
  words: Uint32Array;
  cell: number;
  /** Cells that hold anything. */
  uses: Uint8Array;
  /** 0 far, 1 near, at the corners of the cells. */
  nearness: Float32Array;
};

/** The coarse mask at the picture's size, following its edges. */
export const refineMask = (picture: Picture, mask: Plane): Plane => {
  const large = resizePlane(mask, picture);
  large.values = large.values.map((value) => smoothstep(0.25, 0.75, value));
  const radius = Math.max(3, Math.round(picture.width / 210));
  const soft = followEdges(large, lumaOf(picture), radius, 1e-3);
  soft.values = soft.values.map((value) => smoothstep(0.12, 0.88, value));
  return soft;
};

/** The sky's mask at the picture's size, without what stands thin before it. */
export const refineSky = (picture: Picture, mask: Plane): Plane =>
  keepThinParts(refineMask(picture, mask), lumaOf(picture));

const cornersOf = (plane: Plane, size: Size, cell: number): Float32Array => {
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
  const values = new Float32Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = Math.min(plane.width - 1, Math.floor((column * cell * plane.width) / size.width));
      const y = Math.min(plane.height - 1, Math.floor((row * cell * plane.height) / size.height));
      values[row * (columns + 1) + column] = plane.values[y * plane.width + x]!;
    }
  }
  return values;
};

/** `size` is what it covers, where the picture is a smaller one. */
export const createLayer = (picture: Picture, nearness: Plane, cell: number, size: Size = picture): Layer => {
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
  const uses = new Uint8Array(columns * rows);
  const [stepX, stepY] = [size.width / picture.width / cell, size.height / picture.height / cell];
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1)
      if (picture.pixels[(y * picture.width + x) * 4 + 3]! > 2)
        uses[Math.floor(y * stepY) * columns + Math.floor(x * stepX)] = 1;
  return { picture, size, words: wordsOf(picture), cell, uses, nearness: cornersOf(nearness, size, cell) };
};

/** Cells that anything is seen through. */
export const clearCells = ({ picture: { width, height, pixels }, cell }: Layer): Uint8Array => {
  const columns = Math.ceil(width / cell);
  const clear = new Uint8Array(columns * Math.ceil(height / cell));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (pixels[(y * width + x) * 4 + 3]! < 255)
        clear[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1;
  return clear;
};

/** What stands before something that is drawn behind it, as white of the subject's alpha; it moves with the ground. */
export const veilOf = (picture: Picture, mask: Plane): Layer => {
  const matte = refineMask(picture, mask);
  const pixels = new Uint8Array(matte.values.length * 4).fill(255);
  for (let at = 0; at < matte.values.length; at += 1)
    pixels[at * 4 + 3] = Math.round(matte.values[at]! * 255);
  return createLayer({ ...picture, pixels }, createPlane({ width: 2, height: 2 }), 8);
};

/** Mean difference in brightness from the surroundings, up to which a sky is clear or softly clouded. */
const mostSmooth = 0.012;

const roughnessOf = (picture: Picture, sky: Plane): number => {
  const luma = lumaOf(picture);
  const around = blurPlane(luma, Math.max(2, picture.width / 100));
  let [sum, count] = [0, 0];
  for (let at = 0; at < sky.values.length; at += 1) {
    if (sky.values[at]! < 0.97) continue;
    sum += Math.abs(luma.values[at]! - around.values[at]!);
    count += 1;
  }
  return sum / Math.max(1, count);
};

/** Levels by which what is copied into a hole may differ from a smooth sky before it is something else, and from which on it surely is. */
const [mostSky, leastOther] = [7, 20];

/** A smooth sky, but what is copied where that is unlike it: hills in haze, clouds. */
const keepUnlike = (smooth: Picture, copied: Picture, known: Plane): Picture => {
  const unlike = createPlane(known);
  for (let at = 0; at < unlike.values.length; at += 1) {
    if (known.values[at] === 1) continue;
    for (let n = 0; n < 3; n += 1)
      unlike.values[at]! += Math.abs(smooth.pixels[at * 4 + n]! - copied.pixels[at * 4 + n]!) / 3;
  }
  const around = blurPlane(unlike, Math.max(1, known.width / 160));
  const pixels = new Uint8Array(smooth.pixels);
  for (let at = 0; at < unlike.values.length; at += 1) {
    const part = known.values[at] === 1 ? 0 : smoothstep(mostSky, leastOther, around.values[at]!);
    if (part === 0) continue;
    for (let n = 0; n < 3; n += 1)
      pixels[at * 4 + n]! += (copied.pixels[at * 4 + n]! - smooth.pixels[at * 4 + n]!) * part;
  }
  return { ...smooth, pixels };
};

export type LayerMasks = {
  subject: Plane | null;
  sky: Plane | null;
  nearness: Plane;
  /** The subject uncovers all that is behind it, so what the matte missed of it must go too. */
  isLeaving?: boolean;
  /** How dark the shadow is that goes with the subject. */
  shadow?: Plane | null;
  /** Other things: what was behind the subject is not made of them. */
  others?: Plane | null;
  /** Parts of the subject that move by themselves, each a layer of its own; the whole subject is one where nothing is said. */
  parts?: readonly Plane[];
};

/** What stands on the ground is as near as the ground under it; what hangs or reaches the lower edge is nearer than what it hides. */
const nearnessAtFoot = (nearness: Plane, subject: Plane): number => {
  const mask = resizePlane(subject, nearness);
  let bottom = 0;
  for (let at = 0; at < mask.values.length; at += 1)
    if (mask.values[at]! > 0.5) bottom = Math.floor(at / mask.width);
  const rows = Math.max(2, Math.round(mask.height * 0.04));
  let [sum, weight, whole, all] = [0, 0, 0, 0];
  for (let at = 0; at < mask.values.length; at += 1) {
    const value = mask.values[at]!;
    whole += nearness.values[at]! * value;
    all += value;
    if (Math.floor(at / mask.width) <= bottom - rows) continue;
    sum += nearness.values[at]! * value;
    weight += value;
  }
  return Math.min(0.95, Math.max(sum / Math.max(1e-6, weight), whole / Math.max(1e-6, all) + 0.06));
};

/** Of the width: how far from what stands before it the sky may still show some of that. */
const rimOfSky = 0.007;

/** Masks in the picture's size; the sky's and the subject's may be missing. */
export const buildLayers = (
  picture: Picture,
  { subject, sky, nearness, isLeaving = false, shadow = null, others = null, parts }: LayerMasks,
  seed: number,
) => {
  const reach = Math.max(isLeaving ? 5 : 2, Math.round(picture.width * (isLeaving ? 0.022 : 0.006)));
  const wide =
    subject &&
    growPlane(
      {
        ...subject,
        values: subject.values.map((v, at) => (v > 0.04 || (shadow?.values[at] ?? 0) > 0.02 ? 1 : 0)),
      },
      reach,
    );
  // Of what stands beside it and stays, nothing is taken.
  const hole =
    wide && others && subject
      ? {
          ...wide,
          values: wide.values.map((v, at) =>
            others.values[at]! > 0.5 && subject.values[at]! < 0.04 ? 0 : v,
          ),
        }
      : wide;
  const filled = hole && fillBehind(picture, hole, others, seed);
  // Eyes and mouths change the pixels of their layer; those of the first frame stay.
  const behind = filled?.picture ?? { ...picture, pixels: picture.pixels.slice() };
  const open =
    sky && subject ? { ...sky, values: sky.values.map((v, at) => v * (1 - subject.values[at]!)) } : sky;
  const far: Plane = createPlane({ width: 2, height: 2 }, 0);
  let skyLayer: Layer | null = null;
  let ground = behind;
  if (open) {
    // Under the subject the background may be sky too: it is where the fill is copied from sky.
    const known = hole && knownOf(hole);
    const carried = filled?.carry(open) ?? open;
    const skyOnly = {
      ...open,
      values: open.values.map((v, at) => (known?.values[at] === 0 ? carried.values[at]! : v)),
    };
    // A clear sky goes on smoothly behind the subject; hills in haze that are taken for sky have a texture to go on.
    const isSmooth = known !== null && roughnessOf(picture, open) < mostSmooth;
    const source = isSmooth ? open : skyOnly;
    // The rims of what stands before the sky would drift with it, and be seen twice.
    const standing = growPlane(
      { ...open, values: source.values.map((v) => (v > 0.97 ? 0 : 1)) },
      Math.max(2, Math.round(picture.width * rimOfSky)),
    );
    const seenSky = {
      ...open,
      values: source.values.map((_v, at) =>
        standing.values[at] === 0 && (!isSmooth || known.values[at] === 1) ? 1 : 0,
      ),
    };
    const smooth = fillSmooth(behind, seenSky);
    skyLayer = createLayer(isSmooth ? keepUnlike(smooth, behind, known) : smooth, far, 16);
    const pixels = new Uint8Array(behind.pixels);
    for (let at = 0; at < skyOnly.values.length; at += 1)
      pixels[at * 4 + 3] = Math.round((1 - skyOnly.values[at]!) * 255);
    ground = { ...behind, pixels };
  }
  const flat = blurPlane(hole ? fillPlane(nearness, knownOf(resizePlane(hole, nearness))) : nearness, 3);
  // The shadow is that of the first part.
  const layerOf = (part: Plane, n: number): Layer => {
    const near = createPlane({ width: 2, height: 2 }, nearnessAtFoot(nearness, part));
    return createLayer(cutSubject(picture, part, behind, n === 0 ? shadow : null), near, 4);
  };
  return {
    sky: skyLayer,
    ground: createLayer(ground, flat, 8),
    subjects: (parts ?? (subject ? [subject] : [])).map(layerOf),
    /** How well what was hidden is made up, 0 to 1. */
    fillTrust: hole && filled ? trustOfFill(picture, filled.picture, hole, filled) : 1,
    /** The same of that part of it which is uncovered. */
    fillTrustOf: (uncovered: Plane): number =>
      hole && filled
        ? trustOfFill(
            picture,
            filled.picture,
            { ...hole, values: hole.values.map((value, at) => (uncovered.values[at]! > 0.5 ? value : 0)) },
            filled,
          )
        : 1,
  };
};
