/** Where the eyes are in a picture of somebody: dark round spots, two alike side by side, or one in profile. */

import type { Canvas } from './brush.ts';

/** Middle and half sizes, in pixels. */
export type Eye = { x: number; y: number; wide: number; tall: number };
/** How much brighter than itself its surroundings are, of 255. */
type Spot = Eye & { contrast: number };
type Pixels = { width: number; height: number; data: Uint8ClampedArray };

const brightness = (data: Uint8ClampedArray, at: number) =>
  data[at]! * 0.3 + data[at + 1]! * 0.55 + data[at + 2]! * 0.15;

/** What is joined to `start`: its box and size, and whether it touches the edge of the figure. */
const measure = ({ width, height, data }: Pixels, dark: Uint8Array, start: number) => {
  const box = {
    ...{ left: width, right: 0, top: height, bottom: 0 },
    ...{ area: 0, sum: 0, edges: 0, brightest: 0, darkest: 255 },
  };
  const pending = [start];
  dark[start] = 2;
  const look = (x: number, y: number) => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || data[at * 4 + 3]! < 200) box.edges += 1;
    else if (dark[at] === 1) {
      dark[at] = 2;
      pending.push(at);
    }
  };
  while (pending.length > 0) {
    const at = pending.pop()!;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.area += 1;
    const bright = brightness(data, at * 4);
    box.sum += bright;
    box.brightest = Math.max(box.brightest, bright);
    box.darkest = Math.min(box.darkest, bright);
    look(x + 1, y);
    look(x - 1, y);
    look(x, y + 1);
    look(x, y - 1);
  }
  return box;
};

const around = ({ width, height, data }: Pixels, { x, y, wide, tall }: Eye) => {
  let [sum, count] = [0, 0];
  for (let n = 0; n < 16; n += 1) {
    const angle = (n / 16) * Math.PI * 2;
    const px = Math.round(x + Math.cos(angle) * (wide + 3) - 0.5);
    const py = Math.round(y + Math.sin(angle) * (tall + 3) - 0.5);
    const at = (py * width + px) * 4;
    if (px < 0 || py < 0 || px >= width || py >= height || data[at + 3]! < 200) continue;
    sum += brightness(data, at);
    count += 1;
  }
  return count < 10 ? 0 : sum / count;
};

const darkSpots = (pixels: Pixels, darkest: number): Spot[] => {
  const { width, height, data } = pixels;
  const dark = new Uint8Array(width * height);
  for (let n = 0; n < dark.length; n += 1)
    dark[n] = data[n * 4 + 3]! > 200 && brightness(data, n * 4) < darkest ? 1 : 0;
  const spots: Spot[] = [];
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue;
    const { left, right, top, bottom, area, sum, edges } = measure(pixels, dark, start);
    const [wide, tall] = [(right - left + 1) / 2, (bottom - top + 1) / 2];
    if (edges > 1 || area < 4 || area > width * height * 0.02 || area < wide * tall * 2.2) continue;
    if (wide > tall * 1.5 || tall > wide * 3) continue;
    const eye = { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, wide, tall };
    spots.push({ ...eye, contrast: around(pixels, eye) - sum / area });
  }
  return spots;
};

/** Eyes of people: white with something dark in it, in skin that holds little blue. */
const whiteEyes = (pixels: Pixels): Spot[] => {
  const { width, height, data } = pixels;
  const inEye = new Uint8Array(width * height);
  for (let n = 0; n < inEye.length; n += 1)
    inEye[n] = data[n * 4 + 3]! > 200 && data[n * 4 + 2]! > data[n * 4]! * 0.52 ? 1 : 0;
  const spots: Spot[] = [];
  for (let start = 0; start < inEye.length; start += 1) {
    if (inEye[start] !== 1) continue;
    const { left, right, top, bottom, area, brightest, darkest, edges } = measure(pixels, inEye, start);
    const [wide, tall] = [(right - left + 1) / 2, (bottom - top + 1) / 2];
    if (edges > 1 || area < 8 || area > width * height * 0.02 || brightest < 175 || darkest > 125) continue;
    if (wide > tall * 3 || tall > wide * 1.3 || area < wide * tall * 1.7) continue;
    spots.push({ x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, wide, tall, contrast: 100 });
  }
  return spots;
};

const alike = (a: Spot, b: Spot) => {
  const [wide, tall] = [Math.max(a.wide, b.wide), Math.max(a.tall, b.tall)];
  const apart = Math.abs(a.x - b.x);
  return (
    Math.abs(a.y - b.y) < tall * 0.6 + 1 &&
    apart > wide * 2.1 &&
    apart < wide * 18 &&
    Math.min(a.tall, b.tall) > tall * 0.6 - 0.6
  );
};

const bestPair = (spots: Spot[], height: number): Spot[] => {
  let [best, most] = [[] as Spot[], 0];
  for (const [n, a] of spots.entries()) {
    for (const b of spots.slice(n + 1)) {
      if (!alike(a, b)) continue;
      // Nostrils lie lower and are smaller.
      const score = Math.min(a.contrast, b.contrast) - (a.y / height) * 120 + Math.min(a.tall, b.tall) * 4;
      if (best.length === 0 || score > most) [best, most] = [[a, b], score];
    }
  }
  return best;
};

/** How the art shows its figure. */
export type Look = 'front' | 'profile' | 'person' | 'person in profile';

/** Pupils where a hat or hair touches the white around them. */
const pupils = (pixels: Pixels): Spot[] =>
  bestPair(
    darkSpots(pixels, 90).filter(({ contrast }) => contrast > 70),
    pixels.height,
  ).map((spot) => ({ ...spot, wide: spot.wide * 2.1, tall: spot.tall * 1.4 }));

export const findEyes = (art: Canvas, look: Look): Eye[] => {
  const { width, height } = art;
  const pixels: Pixels = art.getContext('2d').getImageData(0, 0, width, height);
  if (look === 'person' || look === 'person in profile') {
    const spots = whiteEyes(pixels).filter(({ y }) => y < height * 0.6);
    if (look === 'person in profile') return spots.slice(0, 1);
    const pair = bestPair(spots, height);
    return pair.length > 0 ? pair : pupils(pixels);
  }
  for (const darkest of [90, 70, 55]) {
    const spots = darkSpots(pixels, darkest).filter(({ contrast }) => contrast > 26);
    const pair = look === 'front' ? bestPair(spots, height) : [];
    const single = spots.filter(({ y, contrast }) => y < height * 0.8 && contrast > 34).slice(0, 1);
    const chosen = pair.length > 0 ? pair : single;
    if (chosen.length > 0) return chosen;
  }
  return [];
};
