/** A picture on a larger frame: beyond its edges goes on the one colour it stands on, or what surrounds its subject; else it lies on a soft mount. */

import { smoothstep } from '../math/interpolate.ts';
import { fillHoles } from './layers/fill-holes.ts';
import { trustOfFill } from './layers/trust-cut.ts';
import type { Picture, Size } from './picture.ts';
import { blurPlane, createPlane, type Plane, resizePlane } from './plane.ts';

export type Beyond = {
  /** The one colour that it stands on, in levels of 0 to 1. */
  background?: readonly number[] | null;
  /** What must not be seen a second time, over the whole frame. */
  avoid?: Plane | null;
};

export type FramedPicture = {
  picture: Picture;
  /** Where it lies on a soft mount, whose edge is seen, in shares of the frame. */
  mounted: { left: number; top: number; right: number; bottom: number } | null;
};

/** Of the frame, up to which its surroundings can go on; further out they only repeat. */
const mostExtended = 0.46;
/** Below this the extension is seen as one. */
const leastTrust = 0.6;
/** Of what is to go on, that must be free beside the subject. */
const leastFree = 0.6;

const place = (picture: Picture, left: number, top: number, whole: Picture) => {
  for (let y = 0; y < picture.height; y += 1)
    whole.pixels.set(
      picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
      ((top + y) * whole.width + left) * 4,
    );
};

const turned = ({ width, height, pixels }: Picture): Picture => {
  const [from, to] = [
    new Uint32Array(pixels.buffer, pixels.byteOffset, width * height),
    new Uint32Array(width * height),
  ];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) to[x * height + y] = from[y * width + x]!;
  return { width: height, height: width, pixels: new Uint8Array(to.buffer) };
};

const turnedPlane = ({ width, height, values }: Plane): Plane => {
  const plane = createPlane({ width: height, height: width });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) plane.values[x * height + y] = values[y * width + x]!;
  return plane;
};

/** How far from its edges the picture can be copied, of how far it is to go on: less is copied again and again. */
const freeAtEdges = (avoid: Plane, hole: Plane): number => {
  const { width, height } = hole;
  let [free, needed] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      if (hole.values[at] === hole.values[at - 1]) continue;
      const step = hole.values[at] === 1 ? -1 : 1;
      const far = step < 0 ? width - x : x;
      let own = 0;
      for (let to = step < 0 ? x - 1 : x; own < far && to >= 0 && to < width; to += step, own += 1)
        if (hole.values[y * width + to] === 1 || avoid.values[y * width + to]! > 0.5) break;
      free += own;
      needed += far;
    }
  return needed === 0 ? 1 : free / needed;
};

/** The surroundings go on to the left and right; null where that would be seen. */
const goOnAside = (whole: Picture, hole: Plane, avoid: Plane): Picture | null => {
  const share = hole.values.reduce((sum, value) => sum + value, 0) / hole.values.length;
  if (share > mostExtended || freeAtEdges(avoid, hole) < leastFree) return null;
  const { picture, repeats } = fillHoles(whole, hole, 1, { avoid });
  return trustOfFill(whole, picture, hole, { seams: 0, repeats }) < leastTrust ? null : picture;
};

const blurred = (picture: Picture, radius: number): Uint8Array => {
  const pixels = new Uint8Array(picture.pixels);
  for (let n = 0; n < 3; n += 1) {
    const plane = createPlane(picture);
    for (let at = 0; at < plane.values.length; at += 1) plane.values[at] = picture.pixels[at * 4 + n]!;
    const { values } = blurPlane(plane, radius);
    for (let at = 0; at < values.length; at += 1) pixels[at * 4 + n] = values[at]!;
  }
  return pixels;
};

/** Of the frame's longer side: how soft the mount is, and the shadow that the picture throws on it. */
const [softness, shadow] = [0.05, 0.02];
/** The shares of the mount's brightness and of its colours that are left, so that the picture stands out. */
const [brightness, colourfulness] = [0.62, 0.75];

/** The picture lies on a large soft copy of itself. */
const mount = (picture: Picture, left: number, top: number, whole: Picture) => {
  const { width, height } = whole;
  const scale = Math.min(picture.width / width, picture.height / height);
  const large: Picture = { width, height, pixels: new Uint8Array(width * height * 4).fill(255) };
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(picture.height / 2 + (y - height / 2) * scale);
    for (let x = 0; x < width; x += 1, at += 4) {
      const column = Math.floor(picture.width / 2 + (x - width / 2) * scale);
      const from =
        (Math.min(picture.height - 1, Math.max(0, row)) * picture.width +
          Math.min(picture.width - 1, Math.max(0, column))) *
        4;
      large.pixels.set(picture.pixels.subarray(from, from + 4), at);
    }
  }
  const long = Math.max(width, height);
  const soft = blurred(large, long * softness);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const beyond = Math.hypot(
        Math.max(0, left - x, x - (left + picture.width - 1)),
        Math.max(0, top - y, y - (top + picture.height - 1)),
      );
      const lit = brightness * (0.55 + 0.45 * smoothstep(0, long * shadow, beyond));
      const grey = 0.3 * soft[at]! + 0.59 * soft[at + 1]! + 0.11 * soft[at + 2]!;
      for (let n = 0; n < 3; n += 1)
        whole.pixels[at + n] = lit * (grey + (soft[at + n]! - grey) * colourfulness);
      whole.pixels[at + 3] = 255;
    }
  place(picture, left, top, whole);
};

/** `picture` at `left`, `top` of a frame of `size`; its own pixels stay as they are. */
export const extendPicture = (
  picture: Picture,
  { left, top }: { left: number; top: number },
  size: Size,
  { background = null, avoid = null }: Beyond = {},
): FramedPicture => {
  const { width, height } = size;
  const whole: Picture = { width, height, pixels: new Uint8Array(width * height * 4) };
  if (background) {
    const colour = [...background.map((level) => Math.round(level * 255)), 255];
    for (let at = 0; at < whole.pixels.length; at += 4) whole.pixels.set(colour, at);
    place(picture, left, top, whole);
    return { picture: whole, mounted: null };
  }
  for (let at = 3; at < whole.pixels.length; at += 4) whole.pixels[at] = 255;
  place(picture, left, top, whole);
  const hole = createPlane(size, 1);
  for (let y = top; y < top + picture.height; y += 1)
    hole.values.fill(0, y * width + left, y * width + left + picture.width);
  const barred = avoid ? resizePlane(avoid, size) : createPlane(size);
  const isAside = picture.height === height;
  const isAbove = picture.width === width;
  const gone = isAside
    ? goOnAside(whole, hole, barred)
    : isAbove
      ? goOnAside(turned(whole), turnedPlane(hole), turnedPlane(barred))
      : null;
  if (gone) return { picture: isAside ? gone : turned(gone), mounted: null };
  mount(picture, left, top, whole);
  const mounted = {
    left: left / width,
    top: top / height,
    right: (left + picture.width) / width,
    bottom: (top + picture.height) / height,
  };
  return { picture: whole, mounted };
};
