/** Points of a subject with where they are in another one: landmarks of faces, and what lies at the same angle on two outlines. */

import type { Size } from '../picture.ts';
import { type Plane, sampleAt } from '../plane.ts';
import type { Box, SeenFace } from '../see/seen-picture.ts';
import { edgesReached, type Sight } from './build-stack.ts';
import type { Pair } from './deform.ts';

/** The largest; undefined where it is too small to be what the picture is about. */
const mainFace = ({ seen }: Sight): SeenFace | undefined => {
  const tall = ({ box }: SeenFace) => box.bottom - box.top;
  const faces = seen.things.flatMap(({ face, isSubject }) => (face && isSubject ? [face] : []));
  const [largest] = faces.sort((a, b) => tall(b) - tall(a));
  return largest && tall(largest) > leastFace ? largest : undefined;
};
const leastFace = 0.1;

/** Every sixth landmark is enough for a bend, and all of the eyes and of the mouth. */
const landmarks = (face: SeenFace, { width, height }: Size) =>
  face.points.flatMap(({ x, y }, n) =>
    n % 6 === 0 || isFeature(n) ? [[x * width, y * height] as const] : [],
  );

/** Numbers of MediaPipe's points: corners and lids of both eyes, lips, tip of the nose, chin. */
const features = new Set([
  33, 133, 159, 145, 263, 362, 386, 374, 61, 291, 13, 14, 0, 17, 1, 152, 10, 234, 454, 105, 334,
]);
const isFeature = (n: number) => features.has(n);

const angles = 40;

/** Where a ray from a point leaves the mask for good, up to the picture's edge. */
const rayLength = (mask: Plane, x: number, y: number, dx: number, dy: number): number => {
  const most = Math.hypot(mask.width, mask.height);
  let length = 0;
  for (let way = 0; way < most; way += 2) {
    const [px, py] = [x + dx * way, y + dy * way];
    if (px < 0 || py < 0 || px > mask.width || py > mask.height) break;
    if (sampleAt(mask, px, py) > 0.5) length = way;
  }
  return length;
};

type Centre = { x: number; y: number };

/** Pairs all around two outlines, seen from their centres; `isUpper` leaves out what hangs below, as a body does. */
const outlinePairs = (from: Plane, to: Plane, start: Centre, end: Centre, isUpper: boolean): Pair[] =>
  Array.from({ length: angles }, (_, n) => (n / angles) * Math.PI * 2).flatMap((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    if (isUpper && dy > 0.95) return [];
    const [a, b] = [rayLength(from, start.x, start.y, dx, dy), rayLength(to, end.x, end.y, dx, dy)];
    if (a < 4 || b < 4) return [];
    return [{ fromX: start.x + dx * a, fromY: start.y + dy * a, toX: end.x + dx * b, toY: end.y + dy * b }];
  });

const centreOf = ({ left, right, top, bottom }: Box, { width, height }: Size): Centre => ({
  x: ((left + right) / 2) * width,
  y: ((top + bottom) / 2) * height,
});

export const matchFaces = (before: Sight, after: Sight): Pair[] | undefined => {
  const [face, other] = [mainFace(before), mainFace(after)];
  if (!face || !other || !before.subject || !after.subject) return undefined;
  const { picture } = before;
  const [from, to] = [landmarks(face, picture), landmarks(other, picture)];
  const inside = from.map(([x, y], n) => ({ fromX: x, fromY: y, toX: to[n]![0], toY: to[n]![1] }));
  const [start, end] = [centreOf(face.box, picture), centreOf(other.box, picture)];
  return [...inside, ...outlinePairs(before.subject.mask, after.subject.mask, start, end, true)];
};

/** Colours of what a mask holds: a share for each of 64 boxes. */
const coloursOf = ({ picture, subject }: Sight): Float32Array => {
  const shares = new Float32Array(64);
  let all = 0;
  for (let at = 0; at < picture.pixels.length / 4; at += 5) {
    if (subject!.mask.values[at]! < 0.7) continue;
    const [r, g, b] = [0, 1, 2].map((n) => picture.pixels[at * 4 + n]! >> 6);
    shares[r! * 16 + g! * 4 + b!]! += 1;
    all += 1;
  }
  return shares.map((count) => count / Math.max(1, all));
};

const leastAlike = 0.55;

/** Whether two cut-out subjects are one and the same, by their colours. */
export const isSameSubject = (before: Sight, after: Sight): boolean => {
  if (!before.subject || !after.subject) return false;
  const [a, b] = [coloursOf(before), coloursOf(after)];
  return a.reduce((sum, share, n) => sum + Math.min(share, b[n]!), 0) > leastAlike;
};

/** Two outlines that are whole, each about its middle. */
export const matchOutlines = (before: Sight, after: Sight): Pair[] | undefined => {
  const [from, to] = [before.subject, after.subject];
  if (!from || !to || edgesReached(from.box) > 1 || edgesReached(to.box) > 1) return undefined;
  const [start, end] = [centreOf(from.box, before.picture), centreOf(to.box, after.picture)];
  const pairs = outlinePairs(from.mask, to.mask, start, end, false);
  if (pairs.length < angles * 0.6) return undefined;
  return [...pairs, { fromX: start.x, fromY: start.y, toX: end.x, toY: end.y }];
};

const leastApart = 0.06;

/** Whether a subject that both pictures show is elsewhere in the second, or of another size. */
export const isMoved = (before: Sight, after: Sight): boolean => {
  const [a, b] = [before.subject?.box, after.subject?.box];
  if (!a || !b) return false;
  return (['left', 'right', 'top', 'bottom'] as const).some(
    (side) => Math.abs(a[side] - b[side]) > leastApart,
  );
};
