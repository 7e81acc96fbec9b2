/** Where the mouth of an animal is: the dark line that leads into its snout or beak, or lies across a face that looks at the viewer. */

import { clamp } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import type { Body, Mouth } from './body.ts';
import { type AnimalFace, findAnimalFace, type Spot } from './find-animal-face.ts';
import { type Dot, type Outline, toPixels } from './outline.ts';
import { headDisc } from './puppet-mesh.ts';

/** Levels by which the line of a snout must be darker than both its sides. */
const leastInProfile = 3;
/** Levels that one place of the line counts at most: an eye or a nose alone is no mouth. */
const mostOfPlace = 36;
const places = 12;
/** Of heads that are less sure nothing is opened. */
const leastHead = 0.6;

const lumaAt = ({ width, height, pixels }: Picture, x: number, y: number, reach: number): number => {
  let [sum, count] = [0, 0];
  const stride = Math.max(1, reach);
  for (let dy = -stride; dy <= stride; dy += stride)
    for (let dx = -stride; dx <= stride; dx += stride) {
      const at =
        (clamp(Math.round(y + dy), 0, height - 1) * width + clamp(Math.round(x + dx), 0, width - 1)) * 4;
      sum += 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
      count += 1;
    }
  return sum / count;
};

/** How much darker the picture is along a line than at both sides of it, `apart` away, in levels. */
const valleyOf = (picture: Picture, a: Dot, b: Dot, apart: number): number => {
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const [nx, ny] = [(-(b.y - a.y) / length) * apart, ((b.x - a.x) / length) * apart];
  let sum = 0;
  for (let n = 0; n <= places; n += 1) {
    const [x, y] = [a.x + ((b.x - a.x) * n) / places, a.y + ((b.y - a.y) * n) / places];
    const fine = apart * 0.2;
    const sides = Math.min(lumaAt(picture, x + nx, y + ny, fine), lumaAt(picture, x - nx, y - ny, fine));
    sum += clamp(sides - lumaAt(picture, x, y, fine), -mostOfPlace, mostOfPlace);
  }
  return sum / (places + 1);
};

const isInside = ({ inside, width, height }: Outline, { x, y }: Dot): boolean => {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  return cx >= 0 && cy >= 0 && cx < width && cy < height && inside[cy * width + cx] === 1;
};

type Found = { mouth: Mouth; valley: number };
const better = (a: Found | null, b: Found): Found => (a && a.valley >= b.valley ? a : b);

/** Lines from the front of the snout back into the head. */
const inProfile = (picture: Picture, body: Body, side: -1 | 1): Found | null => {
  const { outline, parts } = body;
  const head = parts.find(({ role }) => role === 'head')!;
  const disc = headDisc(head, body);
  const reach = disc.reach * 0.8;
  let tip: Dot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < head.along.length; at += 1) {
    if (head.along[at]! < 0) continue;
    const [x, y] = [at % outline.width, Math.floor(at / outline.width)];
    // Ears and horns reach further up, never the snout.
    if (y < disc.y - reach * 0.15 || Math.hypot(x - disc.x, y - disc.y) > disc.reach * 2.6) continue;
    const value = side * (x - disc.x) + 0.15 * (y - disc.y);
    if (value > most) [most, tip] = [value, { x, y }];
  }
  if (!tip || most < reach * 0.35) return null;
  const axis = Math.atan2(disc.y - tip.y, disc.x - tip.x);
  const far = Math.hypot(disc.y - tip.y, disc.x - tip.x);
  let best: Found | null = null;
  for (let drop = -0.1; drop <= 0.5; drop += 0.06) {
    // Where the mouth begins at the rim of the snout, from the tip of the nose down.
    const start = { x: tip.x, y: tip.y + drop * reach };
    for (let steps = 0; steps < reach * 0.35 && !isInside(outline, start); steps += 0.5)
      start.x -= side * 0.5;
    if (!isInside(outline, start)) continue;
    for (let turn = -0.5; turn <= 0.5; turn += 0.1)
      for (const long of [0.55, 0.75]) {
        const angle = axis + turn;
        const length = Math.max(3, Math.min(far, reach * 1.6) * long);
        const end = { x: start.x + Math.cos(angle) * length, y: start.y + Math.sin(angle) * length };
        if (!isInside(outline, end)) continue;
        const [a, b] = [toPixels(outline, end), toPixels(outline, start)];
        const valley =
          valleyOf(picture, a, b, reach * outline.step * 0.09) -
          3 * Math.abs(turn) -
          3 * Math.abs(drop - 0.1);
        best = better(best, {
          mouth: { from: a, to: b, isProfile: true, depth: reach * outline.step * 0.55 },
          valley,
        });
      }
  }
  return best;
};

/** Lines below the nose of a face that looks at the viewer. */
const belowNose = (
  picture: Picture,
  outline: Outline,
  { eyes: [left, right], nose }: AnimalFace,
): Found | null => {
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const across = { x: (right.x - left.x) / apart, y: (right.y - left.y) / apart };
  const long = Math.hypot(nose.x - middle.x, nose.y - middle.y);
  const down = { x: (nose.x - middle.x) / long, y: (nose.y - middle.y) / long };
  let best: Found | null = null;
  for (let below = 0.2; below <= 0.8; below += 0.04) {
    const half = apart * 0.3;
    const centre = { x: nose.x + down.x * below * apart, y: nose.y + down.y * below * apart };
    const ends = [-1, 1].map((sign) => ({
      x: centre.x + sign * across.x * half,
      y: centre.y + sign * across.y * half,
    })) as [Dot, Dot];
    if (!ends.every((end) => isInside(outline, end))) continue;
    const [a, b] = ends.map((end) => toPixels(outline, end)) as [Dot, Dot];
    const valley = valleyOf(picture, a, b, apart * outline.step * 0.07) - 12 * Math.abs(below - 0.4);
    best = better(best, {
      mouth: { from: a, to: b, isProfile: false, depth: apart * outline.step * 0.55 },
      valley,
    });
  }
  return best;
};

/** An eye of somebody seen from the side: a round spot in the head, above the line of the mouth. */
const hasEye = (spots: readonly Spot[], { from, to }: Mouth, outline: Outline): boolean => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return spots.some((spot) => {
    const { x, y } = toPixels(outline, spot);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const side = dx > 0 ? -1 : 1;
    const above = ((dx * (y - from.y) - dy * (x - from.x)) / length) * side;
    const along = ((x - from.x) * dx + (y - from.y) * dy) / length ** 2;
    return above > length * 0.12 && above < length * 1.6 && along > -2.4 && along < 0.75;
  });
};

/** Nothing where no face is seen or no line in it is dark enough: then nothing can be opened. */
export const findMouth = (picture: Picture, body: Body): Mouth | null => {
  const { spots, face } = findAnimalFace(picture, body.outline);
  if (face && body.plan !== 'bird') {
    const before = belowNose(picture, body.outline, face);
    if (before) return before.mouth;
  }
  const { facing } = body;
  const head = body.parts.find(({ role }) => role === 'head');
  if (!head || facing === 0 || head.confidence < leastHead) return null;
  const profile = inProfile(picture, body, facing);
  // Beaks are often of one colour: theirs are parted in the middle.
  const least = body.plan === 'bird' ? 0 : leastInProfile;
  return profile && profile.valley > least && hasEye(spots, profile.mouth, body.outline)
    ? profile.mouth
    : null;
};
