/** A room built around the fittings that tell it: what stands where is said by its row. */

import type { Vec3 } from '../../../math/vector.ts';
import type { Fitting, PlaceLook, Spot } from '../../../scene/place-look.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { ActionArea, SetRequest, StageSet } from '../../set.ts';
import { addCeilingPanels } from '../rooms/ceiling-panels.ts';
import { Room } from '../rooms/room.ts';
import { isDeserted } from '../shared/set-builder.ts';
import { createThingPlacer, type ThingPlacer } from '../shared/things.ts';
import { finishes, fittedStyle, sizes } from './finishes.ts';

type RoomLook = PlaceLook & { size: NonNullable<PlaceLook['size']> };

export const isFittedRoom = (look: PlaceLook | null | undefined): look is RoomLook =>
  look !== null && look !== undefined && look.size !== null;

const measured = new Map<string, Vec3>();
/** Metres that a fitting takes. */
const sizeOf = (noun: string): Vec3 => {
  const known = measured.get(noun);
  if (known) return known;
  const size: Vec3 = findKit(noun)?.build(plainOptions(noun, { detail: 1 })).size ?? [1, 1, 1];
  measured.set(noun, size);
  return size;
};

const at = ({ fittings }: PlaceLook, spot: Spot): Fitting[] => fittings.filter((one) => one.spot === spot);

/** Each copy by itself. */
const copiesOf = (fittings: readonly Fitting[]): string[] =>
  fittings.flatMap(({ noun, count }) => Array.from({ length: count }, () => noun));

/** The visible part of a plane z: from where to where. */
const seenAt = (room: Room, z: number): [number, number] => {
  const away = Math.max(0.5, room.area.cameraPosition[2] - z);
  const [x0] = room.atFrame(-0.97, away);
  const [x1] = room.atFrame(0.97, away);
  return [Math.max(room.left, Math.min(x0, x1)), Math.min(room.right, Math.max(x0, x1))];
};

/** As many as the width holds, at least one of each kind, in the order of the row. */
const fitInto = (nouns: readonly string[], width: number, gap: number): string[] => {
  const wide = (list: readonly string[]) => list.reduce((sum, noun) => sum + sizeOf(noun)[0] + gap, 0);
  const kept = [...nouns];
  while (kept.length > 1 && wide(kept) > width) {
    const extra = kept.findLastIndex((noun, index) => kept.indexOf(noun) !== index);
    kept.splice(extra < 0 ? kept.length - 1 : extra, 1);
  }
  return kept;
};

type Fit = { room: Room; put: ThingPlacer; look: PlaceLook };

/** Side by side, the middle of the row in the middle of the picture. */
const putBack = ({ room, put, look }: Fit): void => {
  const [x0, x1] = seenAt(room, room.back);
  const gap = 0.12;
  const nouns = fitInto(copiesOf(at(look, 'back')), x1 - x0 - 0.2, gap);
  const total = nouns.reduce((sum, noun) => sum + sizeOf(noun)[0], 0);
  const free = nouns.length === 0 ? 0 : Math.min(0.9, Math.max(gap, (x1 - x0 - 0.2 - total) / nouns.length));
  let x = (x0 + x1) / 2 - (total + free * nouns.length) / 2;
  for (const [n, noun] of nouns.entries()) {
    const [width, , deep] = sizeOf(noun);
    x += (width + free) / 2;
    const z = room.back + deep / 2 + 0.04;
    put(noun, [x, 0, z], 0, { seed: n + 1 });
    room.take(x, z, Math.max(width, deep) / 2);
    x += (width + free) / 2;
  }
};

/** Over what stands at the wall. */
const putOnWall = ({ room, put, look }: Fit): void => {
  const [x0, x1] = seenAt(room, room.back);
  const nouns = fitInto(copiesOf(at(look, 'wall')), x1 - x0, 0.4);
  const below = Math.max(
    0.9,
    ...at(look, 'back')
      .map(({ noun }) => sizeOf(noun)[1])
      .filter((high) => high < 1.5),
  );
  for (const [n, noun] of nouns.entries()) {
    const [, high, deep] = sizeOf(noun);
    const y = Math.max(0.3, Math.min(room.top - high - 0.15, Math.max(below + 0.15, 1.2)));
    put(noun, [x0 + ((n + 0.5) / nouns.length) * (x1 - x0), y, room.back + deep / 2 + 0.03], 0, {
      seed: n + 1,
    });
  }
};

const putAlongSides = ({ room, put, look }: Fit): void => {
  const nouns = copiesOf(at(look, 'sides'));
  if (nouns.length === 0) return;
  const backDepth = Math.max(0.4, ...at(look, 'back').map(({ noun }) => sizeOf(noun)[2]));
  for (const side of [-1, 1] as const) {
    let z = room.back + backDepth + 0.35;
    for (const [n, noun] of nouns.entries()) {
      const [width, , deep] = sizeOf(noun);
      const x = side < 0 ? room.left + deep / 2 + 0.05 : room.right - deep / 2 - 0.05;
      z += width / 2;
      if (z > room.area.cameraPosition[2] - 1.4) break;
      if (room.isClear(x, z, Math.min(width, deep) / 2))
        put(noun, [x, 0, z], (-side * Math.PI) / 2, { seed: n + 1 });
      z += width / 2 + 0.25;
    }
  }
};

/** From the wall towards the camera; who is there keeps the place in the middle. */
const putInRows = ({ room, put, look }: Fit, spot: 'rows' | 'pews'): void => {
  const nouns = copiesOf(at(look, spot));
  if (nouns.length === 0) return;
  const isAway = spot === 'pews';
  const [width, , deep] = nouns.map(sizeOf).reduce((a, b) => [Math.max(a[0], b[0]), 0, Math.max(a[2], b[2])]);
  const backDepth = Math.max(0, ...at(look, 'back').map(({ noun }) => sizeOf(noun)[2]));
  const pitch = deep + (isAway ? 0.5 : 0.9);
  const { hasCast, low, cameraPosition } = room.area;
  const nearest = cameraPosition[2] - (isAway ? 2.2 : 3);
  let left = nouns.length;
  const first = room.back + backDepth + 0.7 + deep / 2;
  const rows = Array.from(
    { length: Math.max(0, Math.floor((nearest - first) / pitch) + 1) },
    (_, n) => first + n * pitch,
  );
  // Where nobody is, the nearest row is filled first.
  for (const z of hasCast ? rows : rows.toReversed()) {
    const [x0, x1] = seenAt(room, z);
    const way = isAway ? 1.1 : 0.5;
    // One on each side of the middle, then farther out: the way between them stays open.
    for (let n = 0; n < 8 && left > 0; n += 1) {
      const side = n % 2 ? 1 : -1;
      const isSingle = !isAway && nouns.length <= 2;
      const x = isSingle
        ? (x0 + x1) / 2 + (n === 0 ? 0 : side * Math.ceil(n / 2) * (width + way))
        : (x0 + x1) / 2 + side * (way / 2 + width / 2 + Math.floor(n / 2) * (width + 0.35));
      if (x - width * 0.3 < x0 || x + width * 0.3 > x1) continue;
      const isBehind = hasCast ? z + deep / 2 < low[2] - 0.3 : true;
      if (!isBehind && !room.isClear(x, z, Math.min(width, deep) / 2)) continue;
      put(nouns[nouns.length - left]!, [x, 0, z], isAway ? Math.PI : 0, { seed: left });
      left -= 1;
    }
  }
};

/** Two walls of shelves that lead from the camera into the depth. */
const putInAisles = ({ room, put, look }: Fit): void => {
  const nouns = copiesOf(at(look, 'aisles'));
  if (nouns.length === 0) return;
  const [long, , deep] = sizeOf(nouns[0]!);
  const half = Math.max(0.95, Math.min(room.halfX + 0.55, 2.2)) + deep / 2;
  const backDepth = Math.max(0, ...at(look, 'back').map(({ noun }) => sizeOf(noun)[2]));
  const nearest = room.area.cameraPosition[2] - long / 2 - 1.2;
  for (const row of [0, 1])
    for (const side of [-1, 1])
      for (
        let z = room.back + backDepth + 1 + long / 2, n = 0;
        z < nearest && n < nouns.length;
        z += long + 0.02, n += 1
      ) {
        const x = room.centre[0] + side * (half + row * (deep * 2 + 1.3));
        if (x < room.left + deep / 2 || x > room.right - deep / 2) continue;
        if (row === 0 && !room.isClear(x, z, deep * 0.4)) continue;
        put(nouns[n]!, [x, 0, z], (-side * Math.PI) / 2, { seed: n + row * 5 + 1 });
      }
};

/** In the middle where nobody is; else beside those who are there, where it is seen. */
const putInCentre = ({ room, put, look }: Fit): void => {
  const { hasCast, low, high: far } = room.area;
  for (const [n, noun] of copiesOf(at(look, 'centre')).entries()) {
    if (room.request.nouns?.includes(noun)) continue;
    const [width, high, deep] = sizeOf(noun);
    const radius = Math.min(width, deep) / 2;
    const middle = room.centre[0];
    if (!hasCast) {
      // A tall thing stands far enough to be seen whole.
      const z = high > 2.2 || width > 3 ? room.back + deep / 2 + 0.6 : -0.9;
      put(noun, [middle + (n % 2 ? 1 : -1) * Math.ceil(n / 2) * (width + 0.5), 0, z], 0, { seed: n + 1 });
      continue;
    }
    const back = room.back + deep / 2 + 0.9;
    const spots: [number, number][] = [
      [low[0] - width / 2 - 0.35, (low[2] + far[2]) / 2 - 0.4],
      [far[0] + width / 2 + 0.35, (low[2] + far[2]) / 2 - 0.4],
      [low[0] - width / 2 - 0.1, back],
      [far[0] + width / 2 + 0.1, back],
      [middle + 0.9, back],
      [middle, low[2] - deep / 2 - 0.25],
    ];
    // A thing as wide as a group of people is seen on both sides of them.
    const turned = width > 2 ? [5, 2, 3, 4] : n % 2 ? [1, 0, 3, 2, 4] : [0, 1, 2, 3, 4];
    const found = turned
      .map((index) => spots[index]!)
      .find(([x, z]) => {
        const [x0, x1] = seenAt(room, z);
        const isSeen = x - width * 0.25 > x0 && x + width * 0.25 < x1;
        return (
          isSeen &&
          z - deep / 2 > room.back + 0.3 &&
          z + deep / 2 < room.area.cameraPosition[2] - 1.2 &&
          (z + deep / 2 < low[2] || room.isClear(x, z, radius))
        );
      });
    if (found) put(noun, [found[0], 0, found[1]], 0, { seed: n + 1 });
  }
};

const putInCorners = ({ room, put, look }: Fit): void => {
  for (const [n, noun] of copiesOf(at(look, 'corners'))
    .flatMap((one) => [one, one])
    .entries()) {
    const side = n % 2 ? 1 : -1;
    const [width, , deep] = sizeOf(noun);
    const z =
      room.back +
      deep / 2 +
      0.1 +
      Math.floor(n / 2) * 0.9 +
      Math.max(0, ...at(look, 'back').map((one) => sizeOf(one.noun)[2])) * 0.8;
    const [x0, x1] = seenAt(room, z);
    const x = side < 0 ? x0 + width / 2 + 0.1 : x1 - width / 2 - 0.1;
    if (room.isClear(x, z, width / 2)) put(noun, [x, 0, z], -side * 0.5, { seed: n + 1 });
  }
};

const hang = ({ room, put, look }: Fit): void => {
  const nouns = copiesOf(at(look, 'hung'));
  const z = room.area.hasCast ? room.area.low[2] - 0.5 : -1.2;
  const [x0, x1] = seenAt(room, z);
  for (const [n, noun] of nouns.entries()) {
    const x = nouns.length === 1 ? (x0 + x1) / 2 : x0 + ((n + 0.5) / nouns.length) * (x1 - x0);
    const y = room.top - sizeOf(noun)[1] - 0.02;
    put(noun, [x, y, z], 0);
    room.lamp([x, y, z], [2.2, 1.7, 1], 6);
  }
};

/** No wider than is seen: the side walls belong to the picture. */
const widthFor = (look: RoomLook, area: ActionArea): number => {
  const { width, depth } = sizes[look.size];
  const away = area.cameraPosition[2] - area.low[2] + depth;
  const seen = (away * area.aspect) / area.focalLength;
  return Math.max(3.4, Math.min(width, seen * 0.92));
};

/** Behind the action there is room for what stands at the wall and in rows. */
const depthFor = (look: RoomLook, hasCast: boolean): number => {
  const deepest = (spot: Spot) => Math.max(0, ...at(look, spot).map(({ noun }) => sizeOf(noun)[2]));
  const rows = Math.max(deepest('rows'), deepest('pews'));
  const centre = deepest('centre');
  // Where nobody is, the wall with what tells the room is as near as it may be.
  return Math.max(
    sizes[look.size].depth * (hasCast ? 1 : 0.4),
    deepest('back') + 0.9 + (rows > 0 ? 2 * (rows + 0.8) : 0),
    deepest('back') + 0.6 + centre,
    // A tall thing is seen whole.
    ...at(look, 'centre').map(({ noun }) => (sizeOf(noun)[1] - 1.8) * 1.7 + centre / 2),
  );
};

export const createFittedRoom = (request: SetRequest, look: RoomLook): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  // Between rows that lead into the depth the camera looks along them.
  view: {
    width: sizes[look.size].view,
    ...(look.fittings.some(({ spot }) => spot === 'aisles' || spot === 'pews') && {
      azimuth: 0,
      mostAzimuth: 0.12,
    }),
  },
  build: (area) => {
    const finish = look.finish ?? 'home';
    const style = fittedStyle(look.size, finish, {
      width: widthFor(look, area),
      depth: depthFor(look, area.hasCast),
      height: Math.max(sizes[look.size].height, ...look.fittings.map(({ noun }) => sizeOf(noun)[1] + 0.3)),
    });
    const nouns = (request.nouns ?? []).filter((noun) => noun !== 'window' && noun !== 'fireplace');
    const room = new Room({ ...request, nouns }, area, style);
    room.shell();
    const { light } = finishes[finish];
    if (light === 'panels') room.model((builder) => addCeilingPanels(builder, room));
    // A deep room is lit at its far end too.
    if (light === 'panels')
      for (const x of [room.left * 0.5, room.right * 0.5])
        room.lamp(
          [x, Math.min(room.top - 0.4, 4), room.back + 2.2],
          look.size === 'hall' ? [3.4, 3.5, 3.4] : [1.8, 1.85, 1.8],
          10,
        );
    else
      room.lamp(
        [room.centre[0], room.top - 0.5, (room.back + room.centre[2]) / 2],
        light === 'warm' ? [2.2, 1.75, 1.2] : [0.7, 0.8, 1.1],
        7,
      );
    if (isDeserted(request)) return room.result();
    const fit: Fit = { room, put: createThingPlacer(room), look };
    putBack(fit);
    putOnWall(fit);
    putAlongSides(fit);
    putInAisles(fit);
    putInCentre(fit);
    putInRows(fit, 'rows');
    putInRows(fit, 'pews');
    putInCorners(fit);
    hang(fit);
    return room.result();
  },
});
