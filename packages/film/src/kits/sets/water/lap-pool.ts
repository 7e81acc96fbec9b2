/** A pool for races: straight lanes between ropes of floats, starting blocks, a stand with watchers; from above and from under water. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addCrowd } from '../shared/crowd.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { isEmpty, SetBuilder } from '../shared/set-builder.ts';

const isLaps = ({ details = [] }: SetRequest) => details.includes('lap_pool');
const isInHall = ({ details = [] }: SetRequest) => details.includes('indoor');
export const isLapPool = (request: SetRequest): boolean =>
  request.place === 'swimming_pool' && (isLaps(request) || isInHall(request));
export const isUnderLanes = (request: SetRequest): boolean =>
  request.place === 'underwater' && isLaps(request);

/** Lanes along x, in metres: half their length, their width, and how many there are on either side of the middle one. */
const half = 25;
const lane = 2.5;
const lanesAside = 3;
const side = lane * (lanesAside + 0.5);
const depth = 2.2;
/** Where those who jump off a board or a block stand, left of the middle. */
const start = -6;

const tiles = (x: number, z: number): Vec3 => {
  const isJoint =
    Math.abs(((((x * 2) % 1) + 1) % 1) - 0.5) > 0.46 || Math.abs(((((z * 2) % 1) + 1) % 1) - 0.5) > 0.46;
  const pale = mix(fromHex('#5cb6d8'), fromHex('#86d0e6'), noise(x * 0.8, 1, z * 0.8));
  return isJoint ? mix(pale, fromHex('#e8f4f6'), 0.4) : pale;
};

/** The dark line along the middle of each lane, with a bar across its end. */
const addLines = (b: MeshBuilder, y: number): void => {
  b.paint(fromHex('#16243c'), 'satin');
  for (let n = -lanesAside; n <= lanesAside; n += 1) {
    b.box([0, y, n * lane], [2 * half - 4, 0.012, 0.28]);
    for (const end of [-1, 1]) b.box([end * (half - 2), y, n * lane], [0.28, 0.013, 1]);
  }
};

/** Floats on a rope in red, white and blue. */
const addRopes = (b: MeshBuilder, y: number, [from, to]: [number, number]): void => {
  const colours = ['#d8281e', '#f4f2ec', '#2456c8', '#f4f2ec'].map(fromHex);
  for (let n = -lanesAside; n <= lanesAside + 1; n += 1)
    for (let x = from, k = 0; x < to; x += 0.22, k += 1)
      b.paint(colours[Math.floor(k / 5) % 4]!, 'glossy').box(
        [x, y, (n - 0.5) * lane],
        [0.19, 0.13, 0.13],
        0.05,
        1,
      );
};

/** Modelled around a middle that lies elsewhere along z. */
const modelAt = (
  set: SetBuilder,
  z: number,
  addShapes: (b: MeshBuilder) => void,
  options: { castsNoShadow?: boolean } = {},
) => set.model((builder) => builder.at(translation(0, 0, z), addShapes), options);

export const createLapPool = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(0.03, 0.5, 2);
  const isHall = isInHall(request);
  // Looked at from the deck, where nobody is in it.
  const middle = isHall && isEmpty(request) ? -side - 0.3 : 0;
  const isIn = (x: number, z: number) => Math.abs(x) < half && Math.abs(z - middle) < side;
  const ground = (x: number, z: number) => (isIn(x, z) ? -depth : 0.25);
  // Where nobody comes any more, the water is gone.
  const isDrained = request.details?.includes('abandoned') ?? false;
  return {
    isIndoors: isHall,
    ground,
    water: isDrained ? null : (x, z, time) => (isIn(x, z) ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    ...(isHall && {
      view: isEmpty(request) ? { azimuth: 0.4, eyeHeight: 3, width: 8 } : { azimuth: 0.35, eyeHeight: 1.4 },
    }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      modelAt(
        set,
        middle,
        (b) => {
          b.paint((p) => tiles(p[0], p[2]), 'glossy');
          b.heightField({ x0: -half, z0: -side, x1: half, z1: side }, { x: 100, z: 36 }, () => -depth);
          addLines(b, -depth + 0.02);
          if (!isDrained) addRopes(b, 0.04, [-half, half]);
          // The deck, its edge of blue tiles, and blocks with numbers at the left end.
          b.paint(fromHex('#dfe4e6'), 'plaster');
          b.heightField({ x0: -60, z0: -side - 9, x1: 60, z1: -side }, { x: 4, z: 2 }, () => 0.25);
          b.heightField({ x0: -60, z0: side, x1: 60, z1: side + 30 }, { x: 4, z: 2 }, () => 0.25);
          for (const end of [-1, 1]) b.box([end * (half + 18), 0.1, 0], [36, 0.3, 2 * side], 0);
          b.paint(fromHex('#2470b8'), 'glossy').box([0, 0.18, -side - 0.2], [2 * half, 0.18, 0.4]);
          for (let n = -lanesAside; n <= lanesAside; n += 1)
            b.paint(fromHex('#f2f2ee'), 'satin').box([-half - 0.5, 0.6, n * lane], [0.7, 0.7, 0.6], 0.03);
          // Strings of small flags over the water.
          for (const x of [-14, 14])
            for (let z = -side, n = 0; z < side; z += 0.5, n += 1)
              b.paint(fromHex(['#d8281e', '#f4f2ec', '#2456c8'][n % 3]!), 'cloth').box(
                [x, 1.9, z],
                [0.02, 0.26, 0.3],
              );
        },
        { castsNoShadow: true },
      );
      if (!isDrained)
        addSea(set, { surface, reach: 60, rings: 90, sectors: 90, clearness: 1.9, depth: () => 2 });
      if (isHall) addHall(set, middle);
      else addStand(set);
      return set.result();
    },
  };
};

/** Its lamps are out, but its windows let in daylight. */
const isNeglected = ({ request }: SetBuilder) => request.details?.includes('abandoned') ?? false;

/** Tiled walls with high windows, a roof on beams, and lamps under it. */
const addHall = (set: SetBuilder, middle: number): void => {
  const [wide, back, front, top] = [half + 7, -side - 6, side + 40, 7.5];
  modelAt(set, middle, (b) => {
    b.paint((p) => tiles(p[0], p[1] + 0.3), 'glossy');
    // The sides of the basin, seen where the water is gone.
    for (const z of [-side, side]) b.box([0, -depth / 2 + 0.1, z], [2 * half, depth, 0.1]);
    for (const x of [-half, half]) b.box([x, -depth / 2 + 0.1, 0], [0.1, depth, 2 * side]);
    const wall = (at: Vec3, size: Vec3) => {
      b.paint(fromHex('#d9dcd6'), 'plaster').box(at, size);
      b.paint((p) => tiles(p[0] + p[2], p[1]), 'glossy').box(
        [at[0] * 0.998, 1, at[2] + (at[2] < 0 ? 0.12 : -0.12)],
        [size[0], 1.6, size[2]],
      );
    };
    wall([0, top / 2, back], [2 * wide, top, 0.2]);
    for (const x of [-wide, wide]) wall([x, top / 2, (back + front) / 2], [0.2, top, front - back]);
    b.paint(fromHex('#c3c8c6'), 'plaster').box(
      [0, top + 0.1, (back + front) / 2],
      [2 * wide, 0.2, front - back],
    );
    b.paint(fromHex('#8f979a'), 'metal');
    for (let x = -wide + 3; x < wide; x += 6)
      b.box([x, top - 0.35, (back + front) / 2], [0.35, 0.7, front - back]);
    for (let x = -wide + 3; x < wide - 2; x += 6) {
      b.paint(set.isDark ? [0.04, 0.06, 0.1] : [0.75, 0.86, 0.95], 'glow');
      b.box([x + 3, 4.6, back + 0.12], [4.4, 3.2, 0.06]);
      b.paint(fromHex('#6e777a'), 'metal');
      for (const bar of [-1.1, 0, 1.1]) b.box([x + 3 + bar, 4.6, back + 0.17], [0.07, 3.2, 0.06]);
      b.box([x + 3, 4.6, back + 0.17], [4.4, 0.07, 0.06]);
    }
  });
  for (const x of [-15, -5, 5, 15])
    set.lamp([x, top - 1, middle - 2], isNeglected(set) ? [3.6, 3.9, 4] : [2.4, 2.5, 2.5], 22);
};

const addStand = (set: SetBuilder): void => {
  const spots: Vec3[] = [];
  set.model(
    (b) => {
      const front = -side - 5;
      for (let row = 0; row < 9; row += 1) {
        const [y, z] = [1 + row * 0.5, front - row * 0.85];
        b.paint(fromHex(row % 2 ? '#b8c2ca' : '#c6ced6'), 'plaster').box([0, y / 2, z], [90, y, 0.85]);
        for (let x = -44; x < 44; x += 0.7)
          if (set.isInView(x, z) && set.random() < 0.85) spots.push([x, y, z]);
      }
      for (let x = -42, n = 0; x < 44; x += 4, n += 1)
        b.paint(fromHex(['#2456c8', '#f0ece4', '#d8281e', '#f0ece4'][n % 4]!), 'satin').box(
          [x, 0.7, front + 0.5],
          [3.9, 0.9, 0.08],
          0.02,
        );
      b.paint(fromHex('#e6eaec'), 'plaster').box([0, 8, front - 9], [110, 16, 0.4]);
      b.paint(fromHex('#2a6aa8'), 'satin').box([0, 7.2, front - 8.7], [110, 1, 0.1]);
    },
    { castsNoShadow: true },
  );
  addCrowd(set, { spots: spots.slice(0, 900), bounce: 0.05 });
};

/** Metres from the bottom to the surface as seen from below. */
export const lanesDepth = 4;

export const createUnderLanes = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.1, mostAzimuth: 0.3 },
  build: (area) => {
    const set = new SetBuilder(request, area, () => 0);
    set.model(
      (b) => {
        b.paint((p) => tiles(p[0], p[2]), 'glossy');
        b.heightField({ x0: -half, z0: -side, x1: half, z1: side + 8 }, { x: 100, z: 50 }, () => 0);
        addLines(b, 0.02);
        addRopes(b, lanesDepth - 0.06, [-half, half]);
        // The far wall, of tiles with a dark band at its top.
        b.paint((p) => tiles(p[0], p[1]), 'glossy').box(
          [0, lanesDepth / 2, -side - 0.1],
          [2 * half, lanesDepth, 0.2],
        );
        b.paint(fromHex('#1f5a9a'), 'glossy').box([0, lanesDepth - 0.3, -side + 0.02], [2 * half, 0.4, 0.06]);
        b.paint((p) => tiles(p[2], p[1]), 'glossy').box(
          [-half / 2, lanesDepth / 2, 0],
          [0.2, lanesDepth, 2 * side],
        );
        // The surface from below: a bright skin in ripples.
        b.twoSided().paint((p) => {
          const net = Math.abs(noise(p[0] * 0.9, 5, p[2] * 0.9) - 0.5) < 0.05 ? 1 : 0;
          return mix([0.25, 0.62, 0.78], [1.3, 1.5, 1.5], net * 0.8);
        }, 'glow');
        b.heightField(
          { x0: -half, z0: -side, x1: half, z1: side + 8 },
          { x: 120, z: 60 },
          (x, z) => lanesDepth + 0.08 * noise(x, 2, z),
        );
      },
      { castsNoShadow: true },
    );
    for (let n = 0; n < 6; n += 1)
      set.beams.push({
        position: [start + n * 2.6, lanesDepth, -1 - (n % 3) * 1.6],
        direction: normalize([0.3, -1, 0.1]),
        colour: [0.1, 0.22, 0.24],
        spread: 0.05,
        reach: 6,
      });
    return set.result();
  },
});
