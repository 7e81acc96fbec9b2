/** On the flight deck of an aircraft carrier at sea: runway lines, parked jets, the island with its masts, and the bow. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { rod } from '../../shared/shapes.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';

export const isFlightDeck = ({ place, details = [] }: SetRequest): boolean =>
  place === 'airport' && details.includes('flight_deck');

/** Height of the deck above the water. */
const freeboard = 17;
/** The deck reaches from the stern to the bow along x, and across z. */
const [stern, bow, far, near] = [-120, 78, -26, 30];

/** Corners of the deck: narrower at the bow, with the slanted landing strip on the near side. */
const edge: [number, number][] = [
  [stern, far + 4],
  [-40, far],
  [bow - 30, far],
  [bow, far + 14],
  [bow, near - 24],
  [bow - 34, near - 14],
  [-10, near],
  [stern, near - 4],
];

type Builder = Parameters<Parameters<SetBuilder['model']>[0]>[0];

const addHull = (b: Builder) => {
  const grey = (p: Vec3) => mix(fromHex('#737d86'), fromHex('#8b959d'), noise(p[0] / 9, p[1] / 5, p[2] / 9));
  const ring = (y: number, inset: number): Vec3[] =>
    [...edge, edge[0]!].map(([x, z]) => [x * (1 - inset), y, 2 + (z - 2) * (1 - inset * 2.4)]);
  b.paint(grey, 'metal').loft([ring(-freeboard - 2, 0.13), ring(-6, 0.08), ring(-2.4, 0), ring(-0.06, 0)], {
    hasCaps: true,
  });
};

const addDeckMarks = (b: Builder, isWet: boolean) => {
  const asphalt = (p: Vec3) => mix(fromHex('#3f4347'), fromHex('#50555a'), noise(p[0] / 6, 1, p[2] / 6));
  b.paint(asphalt, isWet ? 'wet' : 'asphalt');
  const middle: Vec3 = [0, 0, 2];
  for (const [n, [x, z]] of edge.entries()) {
    const [nx, nz] = edge[(n + 1) % edge.length]!;
    b.quad(middle, [nx, 0, nz], [x, 0, z], middle, [0, 1, 0]);
  }
  const stripe = (x0: number, x1: number, z: number, half: number) =>
    b.quad(
      [x0, 0.015, z + half],
      [x1, 0.015, z + half],
      [x1, 0.015, z - half],
      [x0, 0.015, z - half],
      [0, 1, 0],
    );
  b.paint(fromHex('#e8e6dc'), 'matte');
  stripe(stern + 4, bow - 2, -9, 0.3);
  stripe(stern + 4, bow - 2, 9, 0.3);
  for (let x = stern + 8; x < bow - 8; x += 12) stripe(x, x + 7, 0, 0.35);
  b.paint(fromHex('#d8a824'), 'matte');
  stripe(stern + 4, bow - 30, -13.4, 0.2);
  stripe(stern + 4, bow - 40, 12.4, 0.2);
  // Slots of the catapults.
  b.paint(fromHex('#1d1f22'), 'matte');
  stripe(-24, bow - 3, -4.6, 0.25);
  stripe(-24, bow - 3, 4.6, 0.25);
};

/** Bridge with its windows, a funnel behind it, masts with radar on top. */
const addIsland = (b: Builder, at: number, isDark: boolean) => {
  const z = far + 5;
  const grey = fromHex('#8f9aa2');
  b.paint(grey, 'metal')
    .box([at, 4, z], [26, 8, 7], 0.3)
    .box([at + 2, 10, z], [18, 4.4, 6.2], 0.3)
    .box([at + 4, 14, z], [11, 3.8, 5.6], 0.3)
    .box([at - 8.5, 13, z], [5, 6, 4.6], 0.5);
  b.paint(fromHex('#2a2d30'), 'satin').box([at - 8.5, 16.2, z], [4.2, 0.8, 3.8], 0.2);
  b.paint(isDark ? [1.5, 1.25, 0.7] : fromHex('#25323c'), isDark ? 'glow' : 'glass')
    .box([at + 2, 11, z], [18.2, 1.1, 6.4], 0.05)
    .box([at + 4, 14.8, z], [11.2, 1.1, 5.8], 0.05);
  b.paint(fromHex('#f2f0e8'), 'satin').box([at - 2, 4.6, z + 3.55], [1, 3.4, 0.1]);
  for (const [x, w] of [
    [3, 3],
    [3, 0],
  ] as const)
    b.box([at + x, 4.6 + (w ? 1.5 : -1.5), z + 3.55], [3, 0.8, 0.1]);
  b.paint(grey, 'metal');
  rod(b, [at + 2, 15.5, z], [at + 2, 30, z], [0.45, 0.15]);
  for (const y of [20, 23.5, 26.5]) rod(b, [at - 1.5, y, z], [at + 5.5, y, z], 0.12);
  b.paint(fromHex('#dfe4e6'), 'satin')
    .sphere([at + 7, 17.4, z], 1.5, 18)
    .sphere([at - 3, 13.5, z], 1.2, 18);
  b.paint(fromHex('#6a747c'), 'metal').box([at + 2, 21.8, z + 0.8], [5.4, 2.6, 0.3], 0.1);
};

export const createFlightDeck = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.3 },
  build: (area) => {
    const set = new SetBuilder(request, area, () => 0);
    set.model((b) => addHull(b), { castsNoShadow: true });
    set.model((b) => addDeckMarks(b, set.isRainy), { castsNoShadow: true });
    set.model((b) => addIsland(b, -14, set.isDark));
    addSea(set, { surface: createSeaSurface(0.4, 1.4, 24), level: -freeboard, reach: 2200, foam: 0.3 });
    const place = createThingPlacer(set);
    for (const [x, z, turn] of [
      [16, far + 8, 0.5],
      [30, far + 9, 0.5],
      [44, far + 11, 0.5],
      [-42, far + 8, 0.5],
      [-56, far + 8, 0.5],
    ] as const)
      if (set.isClear(x, z, 7)) place('fighter jet', [x, 0, z], turn, { detail: 1 });
    return set.result();
  },
});
