/** A pool for races: straight lanes between ropes of floats, starting blocks, a stand with watchers; from above and from under water. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addCrowd } from '../shared/crowd.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';

const isLaps = ({ details = [] }: SetRequest) => details.includes('lap_pool');
export const isLapPool = (request: SetRequest): boolean =>
  request.place === 'swimming_pool' && isLaps(request);
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

export const createLapPool = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(0.03, 0.5, 2);
  const isIn = (x: number, z: number) => Math.abs(x) < half && Math.abs(z) < side;
  const ground = (x: number, z: number) => (isIn(x, z) ? -depth : 0.25);
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (isIn(x, z) ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      set.model(
        (b) => {
          b.paint((p) => tiles(p[0], p[2]), 'glossy');
          b.heightField({ x0: -half, z0: -side, x1: half, z1: side }, { x: 100, z: 36 }, () => -depth);
          addLines(b, -depth + 0.02);
          addRopes(b, 0.04, [-half, half]);
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
      addSea(set, { surface, reach: 60, rings: 90, sectors: 90, clearness: 1.9, depth: () => 2 });
      addStand(set);
      return set.result();
    },
  };
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
