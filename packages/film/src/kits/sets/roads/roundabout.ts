/** A roundabout with four streets, a green island in its middle, cars that circle it and houses all around. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, positionOf, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildFacade } from '../towns/facades.ts';
import { buildStreetLamp, lampLight, streetLampHeight } from '../towns/street-parts.ts';

export const isRoundabout = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('roundabout') &&
  ['city', 'street', 'highway', 'road', 'square', 'skyline'].includes(place);

/** Radius of the island, of the ring's outer kerb, half a street and the line of the houses. */
const [island, outer, half, front] = [8.5, 19, 5, 9];
const quarters = [0, Math.PI / 2, Math.PI, -Math.PI / 2];

export const createRoundabout = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.2, width: 62 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    addTerrain(set, {
      paint: (x, _y, z) => mix(fromHex('#8f8a82'), fromHex('#a39c92'), noise(x / 3, 1, z / 3)),
      material: 'stone',
      height: () => -0.1,
    });
    set.model((b) => addRing(b, set), { castsNoShadow: true });
    addIsland(set);
    addHouses(set);
    addCars(set);
    const lamp = buildStreetLamp(request.darkness);
    for (let n = 0; n < 8; n += 1) {
      const a = ((n + 0.5) / 8) * Math.PI * 2 + (n % 2 ? 0.12 : -0.12);
      const [x, z] = [Math.cos(a) * (outer + 2), Math.sin(a) * (outer + 2)];
      set.add(lamp, translation(x, 0, z));
      if (set.isDark) set.lamp([x, streetLampHeight, z], lampLight, 12);
    }
    if (set.isRainy) set.mirrorHeight = 0;
    return set.result();
  },
});

type Builder = Parameters<Parameters<SetBuilder['model']>[0]>[0];

/** A flat ring between two radii. */
const ring = (b: Builder, from: number, to: number, y: number, start = 0, sweep = Math.PI * 2) => {
  const parts = Math.max(2, Math.round(sweep * 12));
  for (let n = 0; n < parts; n += 1) {
    const [a, c] = [start + (n / parts) * sweep, start + ((n + 1) / parts) * sweep];
    b.quad(
      [Math.cos(a) * from, y, Math.sin(a) * from],
      [Math.cos(c) * from, y, Math.sin(c) * from],
      [Math.cos(c) * to, y, Math.sin(c) * to],
      [Math.cos(a) * to, y, Math.sin(a) * to],
      [0, 1, 0],
    );
  }
};

const addRing = (b: Builder, set: SetBuilder): void => {
  const asphalt = (p: Vec3) => mix(fromHex('#3a3c40'), fromHex('#4a4c50'), noise(p[0] / 2, 1, p[2] / 2));
  const road = set.isRainy ? 'wet' : 'asphalt';
  const white = fromHex('#e8e8e2');
  b.paint(asphalt, road);
  ring(b, island, outer, 0.01);
  for (const turn of quarters)
    b.at(rotationY(turn), (k) => {
      k.paint(asphalt, road).heightField(
        { x0: -half, z0: outer - 3, x1: half, z1: 190 },
        { x: 2, z: 40 },
        () => 0.012,
      );
      k.paint(white, 'matte');
      // Middle line, give-way line and a crossing for those on foot.
      for (let z = outer + 9; z < 150; z += 5) k.box([0, 0.02, z], [0.18, 0.012, 2.6]);
      for (let x = 0.8; x < half - 0.4; x += 1.1) k.box([x, 0.02, outer + 0.6], [0.7, 0.012, 0.4]);
      for (let x = -half + 0.7; x < half; x += 1.25) k.box([x, 0.02, outer + 5.6], [0.65, 0.012, 3]);
      k.paint(fromHex('#c9c4ba'), 'stone').box([0, 0.07, outer + 3], [1.1, 0.16, 3.2], 0.05, 1);
      // Kerbs along the street.
      for (const side of [-1, 1]) k.box([side * (half + 0.15), 0.06, 104], [0.3, 0.16, 160]);
    });
  b.paint(white, 'matte');
  for (let n = 0; n < 30; n += 1)
    ring(b, (island + outer) / 2 - 0.09, (island + outer) / 2 + 0.09, 0.022, (n / 30) * 6.283, 0.1);
  b.paint(fromHex('#c9c4ba'), 'stone');
  ring(b, island - 0.5, island, 0.17);
};

const addIsland = (set: SetBuilder): void => {
  const { request } = set;
  set.model((b) => {
    b.paint((p) => groundGreen(request, p[0] * 3, p[2] * 3), 'lawn').lathe(
      [
        [island - 0.45, 0],
        [island - 0.5, 0.2],
        [5, 0.7],
        [0, 0.9],
      ],
      40,
    );
    for (let n = 0; n < 260; n += 1) {
      const [a, r] = [n * 2.4, n % 2 ? 6.4 + 0.9 * set.random() : 3.4 + 0.8 * set.random()];
      const hue = ['#d8342c', '#f0b429', '#e86aa0', '#f4f0e6'][n % 2 ? n % 4 : 1]!;
      b.paint(fromHex(hue), 'leaf').sphere(
        [Math.cos(a) * r, 0.86 - r * 0.05, Math.sin(a) * r],
        [0.26, 0.18, 0.26],
        5,
      );
    }
    // A fountain of two basins.
    b.paint(
      (p) => mix(fromHex('#cfc8b8'), fromHex('#a9a294'), noise(p[0] * 2, p[1] * 2, p[2] * 2)),
      'stone',
    ).lathe(
      [
        [2.6, 0.7],
        [2.6, 1.5],
        [2.3, 1.55],
        [2.2, 1.1],
        [0.4, 1.1],
        [0.3, 2.6],
        [1.2, 2.9],
        [1.25, 3.05],
        [0.3, 3],
        [0.2, 4],
        [0, 4.2],
      ],
      28,
    );
    b.paint(fromHex('#5fa8c8'), 'satin').lathe(
      [
        [0, 1.36],
        [2.25, 1.36],
      ],
      24,
    );
  });
  set.particles((time) =>
    Array.from({ length: 70 }, (_, n) => {
      const [age, a] = [(time * 0.8 + n * 0.618) % 1, n * 2.4];
      return {
        position: [
          Math.cos(a) * 1.9 * age,
          4.2 + 2.2 * age - 5.4 * age * age,
          Math.sin(a) * 1.9 * age,
        ] as Vec3,
        size: 0.09,
        colour: [0.85, 0.92, 0.98] as Vec3,
        opacity: 0.6,
      };
    }),
  );
};

const addHouses = (set: SetBuilder): void => {
  const { request } = set;
  const width = 10;
  const stock = [0, 1, 2, 3, 4, 5].map(
    (n) =>
      buildFacade({
        region: request.region ?? 'european',
        seed: request.seed * 31 + n,
        width,
        darkness: request.darkness,
        isSnowy: set.isSnowy,
        isFar: n > 2,
        floors: 3,
      }).mesh,
  );
  const pickHouse = () => stock[Math.floor(set.random() * stock.length)]!;
  const plant = createTreePlanter(set);
  const [, , cz] = set.area.cameraPosition;
  for (const turn of quarters) {
    // At the corner three houses look at the island, then rows line both sides of the street.
    for (const k of [-1, 0, 1]) {
      const yaw = turn + Math.PI / 4 + k * 0.33;
      const [x, z] = [Math.sin(yaw) * 32, Math.cos(yaw) * 32];
      if (z < cz - 12)
        set.add(
          pickHouse(),
          multiply(translation(x, 0, z), rotationY(yaw + Math.PI), translation(-width / 2, 0, 0)),
        );
    }
    for (let row = 0; row < 9; row += 1)
      for (const side of [-1, 1]) {
        const out = 35 + row * width;
        const placed = multiply(
          rotationY(turn),
          translation(side * front, 0, side < 0 ? out + width : out),
          rotationY((-side * Math.PI) / 2),
        );
        const [, , z] = positionOf(placed);
        if (z < Math.min(cz - 14, 60)) set.add(pickHouse(), placed, { castsNoShadow: row > 3 });
      }
    for (let out = 26; out < 90; out += 9)
      for (const side of [-1, 1]) {
        const at = multiply(rotationY(turn), translation(side * (half + 1.6), 0, out));
        const [x, , z] = positionOf(at);
        if (z < cz - 16) plant('maple', x, z, 0.42, 0);
      }
  }
};

const addCars = (set: SetBuilder): void => {
  const colours = ['#c23a34', '#e8e8e8', '#2f5a9a', '#26282c', '#8a9096', '#d8a02a', '#3f7a5a'].map(fromHex);
  const nouns = ['car', 'taxi', 'car', 'van', 'car', 'bus'];
  const build = (n: number) => {
    const noun = nouns[n % nouns.length]!;
    const kit = findKit(noun) ?? findKit('car')!;
    return kit.build(
      plainOptions(noun, { colour: noun === 'taxi' ? null : colours[n % 7]!, detail: 2, seed: n + 1 }),
    );
  };
  const place = (n: number, at: (time: number) => { x: number; z: number; yaw: number }) => {
    for (const { mesh } of build(n).parts)
      set.add(mesh, translation(0, -50, 0), {
        update: (time) => {
          const { x, z, yaw } = at(time);
          return multiply(translation(x, 0.02, z), rotationY(yaw));
        },
      });
  };
  // Two lanes around the island, against the clock.
  for (let n = 0; n < 10; n += 1) {
    const r = n % 2 ? 11.4 : 16;
    place(n, (time) => {
      const a = (n / 10) * Math.PI * 2 - (time * 6.5) / r;
      return { x: Math.cos(a) * r, z: Math.sin(a) * r, yaw: Math.atan2(Math.sin(a), -Math.cos(a)) };
    });
  }
  // In every street some come and wait at the line, others go.
  for (const [q, turn] of quarters.entries())
    for (let k = 0; k < 4; k += 1) {
      const isComing = k < 2;
      place(q * 3 + k, (time) => {
        const start = isComing ? 34 + k * 13 : 26 + (k - 2) * 26;
        const out = isComing ? Math.max(outer + 4 + k * 7, start - time * 5) : start + time * 7;
        const x = isComing ? half * 0.5 : -half * 0.5;
        const [s, c] = [Math.sin(turn), Math.cos(turn)];
        return { x: x * c + out * s, z: out * c - x * s, yaw: turn + (isComing ? Math.PI : 0) };
      });
    }
};
