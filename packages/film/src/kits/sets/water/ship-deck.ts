/** The deck of a ship, seen from amidships towards the bow: planks, rails that meet at the bow, a mast, the sea around. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { swellFor } from './open-sea.ts';

const seaLevel = -3.4;

type Deck = {
  centre: number;
  half: number;
  /** Where the sides begin to close, and where they meet. */
  shoulder: number;
  bow: number;
  front: number;
  isModern: boolean;
};

/** Half the deck's width at a depth. */
const halfAt = ({ half, shoulder, bow }: Deck, z: number): number => {
  if (z >= shoulder) return half;
  const t = Math.min(1, (shoulder - z) / (shoulder - bow));
  return half * Math.sqrt(Math.max(0, 1 - t ** 1.8));
};

/** The deck rises towards the bow. */
const heightAt = ({ shoulder, bow }: Deck, z: number): number =>
  z >= shoulder ? 0 : 0.7 * ((shoulder - z) / (shoulder - bow)) ** 1.6;

/** Points along one side, from behind the camera to the bow. */
const sidePoints = (deck: Deck, side: number, y: number, grow = 0): Vec3[] => {
  const points: Vec3[] = [[deck.centre + side * (deck.half + grow), y, deck.front]];
  for (let n = 0; n <= 16; n += 1) {
    const z = deck.shoulder + (deck.bow - deck.shoulder) * Math.sin((n / 16) * (Math.PI / 2));
    points.push([deck.centre + side * (halfAt(deck, z) + grow), y + heightAt(deck, z), z]);
  }
  return points;
};

const addPlanks = (b: MeshBuilder, deck: Deck, isWet: boolean): void => {
  const [dark, pale] = deck.isModern
    ? [fromHex('#b58a58'), fromHex('#d2aa76')]
    : [fromHex('#86603a'), fromHex('#b08550')];
  const wide = 0.2;
  const step = 1.5;
  for (let x = -deck.half; x < deck.half; x += wide)
    for (let z = deck.front; z > deck.bow; z -= step) {
      const [z0, z1] = [z, Math.max(deck.bow, z - step)];
      if (halfAt(deck, z0) < Math.abs(x + wide / 2)) continue;
      const tone = noise(x * 9, 2, Math.floor(z0) * 3.7);
      b.paint(mix(dark, pale, tone), isWet ? 'wet' : 'wood');
      const [y0, y1] = [heightAt(deck, z0), heightAt(deck, z1)];
      const [left, right] = [deck.centre + x, deck.centre + x + wide - 0.016];
      const corners = (
        [
          [left, y0, z0],
          [right, y0, z0],
          [right, y1, z1],
          [left, y1, z1],
        ] as Vec3[]
      ).map((p) => b.vertex(p, [0, 1, 0]));
      b.triangle(corners[0]!, corners[1]!, corners[2]!).triangle(corners[0]!, corners[2]!, corners[3]!);
    }
  // Caulk between the planks.
  b.paint(fromHex('#3a2a1c'), 'wood').box(
    [deck.centre, -0.06, (deck.front + deck.shoulder) / 2],
    [deck.half * 2, 0.1, deck.front - deck.shoulder],
  );
};

/** A strip between two lines of points. */
const addStrip = (b: MeshBuilder, low: Vec3[], high: Vec3[], side: number): void => {
  for (let n = 1; n < low.length; n += 1) {
    const [a, c] = [low[n - 1]!, low[n]!];
    const length = Math.hypot(c[0] - a[0], c[2] - a[2]) || 1;
    const inward: Vec3 = [(-side * Math.abs(a[2] - c[2])) / length, 0, Math.abs(c[0] - a[0]) / length];
    const [p, q, r, s] = [a, c, high[n]!, high[n - 1]!].map((point) => b.vertex(point, inward));
    b.triangle(p!, q!, r!).triangle(p!, r!, s!);
    b.triangle(p!, r!, q!).triangle(p!, s!, r!);
  }
};

const addSides = (b: MeshBuilder, deck: Deck): void => {
  for (const side of [-1, 1]) {
    const line = (y: number, grow = 0) => sidePoints(deck, side, y, grow);
    if (deck.isModern) {
      b.paint(fromHex('#f2f4f4'), 'satin');
      addStrip(b, line(seaLevel - 1), line(0.12), side);
      for (const y of [0.4, 0.7]) b.tube(line(y), 0.018, 6);
      b.tube(line(0.12), 0.05, 6);
      b.paint(fromHex('#8a5a34'), 'wood').tube(line(1.05), 0.045, 8);
      b.paint(fromHex('#f2f4f4'), 'satin');
    } else {
      b.paint(
        (p) => mix(fromHex('#6a3f22'), fromHex('#8a5630'), noise(p[0] * 2, p[1] * 7, p[2] * 2)),
        'wood',
      );
      addStrip(b, line(seaLevel - 1, 0.04), line(0.85), side);
      b.tube(line(0.06), 0.07, 6).tube(line(0.48), 0.035, 6);
      b.paint(fromHex('#4e2c16'), 'wood').tube(line(0.92), 0.085, 8);
      b.paint(fromHex('#6a3f22'), 'wood');
    }
    const posts: Vec3[] = [];
    for (let z = deck.front; z > deck.bow + 0.4; z -= 1.1)
      posts.push([deck.centre + side * (halfAt(deck, z) - 0.03), heightAt(deck, z), z]);
    for (const [x, y, z] of posts)
      b.box([x, y + 0.5, z], deck.isModern ? [0.04, 1, 0.04] : [0.11, 0.9, 0.11], 0.01);
  }
};

const addMast = (b: MeshBuilder, deck: Deck, x: number, z: number, height: number): void => {
  b.at(translation(x, 0, z), (m) => {
    m.paint(fromHex('#7a5230'), 'wood').cylinder(0, height, 0.2, 0.13, 16);
    m.paint(fromHex('#3a2a1c'), 'wood').cylinder(0, 0.3, 0.32, 0.28, 16);
    m.paint(fromHex('#c8ae7c'), 'cloth');
    for (const y of [1.1, 1.16, 1.22, 1.28]) m.cylinder(y - 0.025, y + 0.025, 0.225, 0.225, 14);
    m.paint(fromHex('#6a4526'), 'wood').tube(
      [
        [-3.2, 3.5, 0.2],
        [3.2, 3.5, 0.2],
      ],
      0.08,
      8,
    );
  });
  // Shrouds with ratlines, from both rails to the mast.
  for (const side of [-1, 1]) {
    const foot = (dz: number): Vec3 => [deck.centre + side * (halfAt(deck, z + dz) - 0.02), 0.92, z + dz];
    const head: Vec3 = [x, height * 0.92, z];
    b.paint(fromHex('#2e241a'), 'cloth');
    const feet = [-0.8, -0.25, 0.3, 0.85].map(foot);
    for (const point of feet) b.tube([point, head], 0.022, 5);
    for (let n = 1; n < 13; n += 1)
      b.tube([mix(feet[0]!, head, n / 16), mix(feet[3]!, head, n / 16)], 0.013, 4);
  }
};

/** Bellied canvas under a yard. */
const addSail = (b: MeshBuilder, x: number, z: number, bottom: number, top: number): void => {
  const [columns, rows] = [14, 10];
  const at = (u: number, v: number): Vec3 => [
    x + (u - 0.5) * 6 * (1 - 0.12 * v),
    bottom + (top - bottom) * v + 0.25 * (1 - v) * (1 - (2 * u - 1) ** 2),
    z - 1.1 * Math.sin(v * Math.PI) * (1 - (2 * u - 1) ** 2 * 0.7),
  ];
  for (const facing of [1, -1])
    for (let i = 0; i < columns; i += 1)
      for (let j = 0; j < rows; j += 1) {
        b.paint(mix(fromHex('#d9cba8'), fromHex('#f0e6cc'), i % 3 === 0 ? 0.1 : 0.8), 'cloth');
        const normal: Vec3 = [0, -0.3 * facing, 0.95 * facing];
        const corners = [at(i / columns, j / rows), at((i + 1) / columns, j / rows)];
        corners.push(at((i + 1) / columns, (j + 1) / rows), at(i / columns, (j + 1) / rows));
        const [p, q, r, s] = corners.map((point) => b.vertex(point, normal));
        if (facing > 0) b.triangle(p!, q!, r!).triangle(p!, r!, s!);
        else b.triangle(p!, r!, q!).triangle(p!, s!, r!);
      }
};

const deckOf = (set: SetBuilder): Deck => {
  const { low, high, cameraPosition } = set.area;
  const half = Math.max(2.7, set.halfX + 1.1);
  const shoulder = low[2] - 2.2;
  return {
    centre: set.centre[0],
    half,
    shoulder,
    bow: shoulder - Math.max(6.5, half * 1.7),
    front: Math.max(high[2], cameraPosition[2]) + 3,
    isModern: set.request.details?.includes('passenger_ship') ?? false,
  };
};

const addFittings = (set: SetBuilder, deck: Deck): void => {
  const place = createThingPlacer(set);
  const rail = (side: number, z: number, inset: number): Vec3 => [
    deck.centre + side * (halfAt(deck, z) - inset),
    heightAt(deck, z),
    z,
  ];
  const things = deck.isModern
    ? ([
        ['deck chair', 1, deck.shoulder - 0.2, 0.9],
        ['deck chair', -1, deck.shoulder - 0.2, 0.9],
        ['life ring', 1, deck.shoulder + 1.4, 0.2],
      ] as const)
    : ([
        ['barrel', 1, deck.shoulder + 0.9, 0.5],
        ['barrel', 1, deck.shoulder + 0.1, 0.55],
        ['crate', -1, deck.shoulder + 0.5, 0.6],
        ['cannon', -1, deck.shoulder + 2, 0.9],
        ['treasure chest', 1, deck.shoulder - 1.6, 0.9],
      ] as const);
  for (const [noun, side, z, inset] of things) {
    const at = rail(side, z, inset);
    if (set.isClear(at[0], at[2], 0.3)) place(noun, at);
  }
};

const buildShipDeck = (set: SetBuilder): void => {
  const deck = deckOf(set);
  const mastX = deck.centre - Math.min(1.3, deck.half * 0.45);
  set.model((b) => {
    addPlanks(b, deck, set.isRainy);
    addSides(b, deck);
    const tip: Vec3 = [deck.centre, 1.1, deck.bow + 1.4];
    if (deck.isModern) {
      b.paint(fromHex('#f2f4f4'), 'satin').tube([tip, [deck.centre, 4.6, deck.bow + 1.3]], 0.06, 10);
      return;
    }
    addMast(b, deck, mastX, deck.shoulder - 0.9, 9);
    addSail(b, mastX, deck.shoulder - 0.7, 3.6, 8.4);
    // The bowsprit and the stay to the mast.
    const end: Vec3 = [deck.centre, 3, deck.bow - 4];
    b.paint(fromHex('#7a5230'), 'wood').tube([tip, end], 0.14, 10);
    b.paint(fromHex('#2e241a'), 'cloth').tube([end, [mastX, 8.6, deck.shoulder - 0.9]], 0.025, 5);
  });
  addFittings(set, deck);
  if (set.isDark) set.lamp([mastX + 0.4, 2.4, deck.shoulder - 0.6], [2, 1.35, 0.6], 8);
  addSea(set, {
    surface: createSeaSurface(swellFor(set.request, 0.42)),
    level: seaLevel,
    shore: () => 60,
    foam: set.request.weather.includes('storm') ? 0.85 : 0.35,
    clearness: 0.28,
  });
};

const createShipDeck = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.2, eyeHeight: 1.7, mostAzimuth: 0.4 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    buildShipDeck(set);
    return set.result();
  },
});

export const shipDeck: SetKit = { places: ['ship_deck'], create: createShipDeck };
