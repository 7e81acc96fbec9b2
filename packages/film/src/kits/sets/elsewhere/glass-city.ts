/** A city of tomorrow by day: tall towers of glass and white frames, gardens on their terraces, air traffic between them. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isGlassCity = ({ place, details = [], nouns = [], region }: SetRequest): boolean =>
  details.includes('glass_towers') &&
  (place === 'cyberpunk_city' || (['city', 'skyline'].includes(place) && region === 'futuristic')) &&
  !nouns.includes('neon_signs');

/** A slender tower that narrows and turns as it rises: bands of glass between white floors. */
const buildGlassTower = (seed: number, isDark: boolean) => {
  const random = createRandom(seed * 91 + 7);
  const b = new MeshBuilder();
  const height = 55 + random() * 75;
  const radius = 6 + random() * 4;
  const [turn, sides, narrow] = [(random() - 0.5) * 2.2, random() < 0.5 ? 4 : 18, 0.3 + 0.4 * random()];
  const rows = 34;
  const tint = [fromHex('#4f8fb4'), fromHex('#6ab0c4'), fromHex('#3f7aa6')][Math.floor(random() * 3)]!;
  const at = (t: number, grow: number) =>
    Array.from({ length: sides * 2 }, (_, n): Vec3 => {
      const a = (n / (sides * 2)) * Math.PI * 2 + turn * t;
      const square =
        sides === 4 ? 1 / Math.max(Math.abs(Math.cos(a - turn * t)), Math.abs(Math.sin(a - turn * t))) : 1;
      const r = (radius + grow) * (1 - narrow * t * t) * Math.min(1.25, square);
      return [Math.cos(a) * r, t * height, Math.sin(a) * r * 0.8];
    });
  b.paint((p): Vec3 => {
    const lit = isDark && noise(p[0] * 2, Math.floor(p[1] / 2), p[2] * 2) > 0.5;
    return lit ? [1.2, 1.1, 0.8] : mix(tint, fromHex('#d6ecf4'), 0.55 * noise(p[0] / 5, p[1] / 16, p[2] / 5));
  }, 'glossy').loft(
    Array.from({ length: rows + 1 }, (_, n) => at(n / rows, 0)),
    { hasCaps: true },
  );
  b.paint(fromHex('#c9d2d6'), 'satin');
  for (let n = 0; n < rows; n += 1)
    b.loft([at(n / rows, 0.35), at((n + 0.2) / rows, 0.35)], { hasCaps: true });
  // Green terraces.
  b.paint((p) => mix(fromHex('#3f7a34'), fromHex('#7ab04c'), noise(p[0], p[1], p[2])), 'leaf');
  for (const t of [0.24, 0.47, 0.68].filter(() => random() < 0.8))
    for (let n = 0; n < 20; n += 1) {
      const ring = at(t, 0.6);
      const [x, y, z] = ring[Math.floor(random() * ring.length)]!;
      b.sphere([x, y + 0.5, z], [1.1, 0.8, 1.1], 6);
    }
  b.paint(fromHex('#f4f6f8'), 'satin').tube(
    [
      [0, height, 0],
      [0, height + 12, 0],
    ],
    [0.5, 0.1],
    8,
  );
  return b.mesh;
};

export const createGlassCity = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: 0.05,
  view: { azimuth: 0.14 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const edge = Math.max(13, set.halfX + 6);
    addTerrain(set, {
      paint: (x, _y, z) =>
        Math.abs(x) < edge - 4
          ? mix(fromHex('#868c90'), fromHex('#a2a8ab'), noise(x / 3, 1, z / 3))
          : groundGreen(request, x, z),
      material: 'stone',
      height: () => -0.05,
    });
    const towers = [1, 2, 3, 4, 5, 6].map((n) => buildGlassTower(request.seed * 7 + n, set.isDark));
    const near = Math.max(14, set.area.cameraPosition[2] + 8);
    for (const side of [-1, 1])
      for (let z = near - 30, n = 0; z > -320; z -= 27, n += 1)
        for (const row of [0, 1]) {
          const x = side * (edge + 11 + row * 30 + ((n * 7) % 3) * 3);
          const placed = multiply(translation(x, 0, z - row * 13), rotationY(n * 1.3));
          set.add(towers[(n * 2 + row + (side > 0 ? 3 : 0)) % 6]!, placed, { castsNoShadow: z < -90 });
        }
    for (const [across, depth] of [
      [-0.3, 340],
      [0.02, 380],
      [0.34, 330],
    ] as const) {
      const [x, z] = set.atFrame(across, depth);
      set.add(towers[Math.abs(Math.round(across * 10)) % 6]!, translation(x, 0, z), { castsNoShadow: true });
    }
    set.model((b) => {
      // Covered bridges between the towers.
      for (const [y, z] of [
        [24, -46],
        [38, -100],
        [18, -150],
      ] as const) {
        b.paint(fromHex('#eef2f4'), 'satin').box([0, y, z], [edge * 2 + 16, 0.5, 4], 0.2, 1);
        b.paint(fromHex('#7ab8cc'), 'glossy').box([0, y + 1.5, z], [edge * 2 + 16, 2.4, 3.4], 0.6, 2);
      }
    });
    const plant = createTreePlanter(set);
    for (const side of [-1, 1])
      for (let z = near - 8; z > -150; z -= 9) plant('maple', side * (edge - 1.5), z, 0.6, 0);
    addAirTraffic(set, edge);
    return set.result();
  },
});

/** White pods in lanes between the towers. */
const addAirTraffic = (set: SetBuilder, edge: number): void => {
  const pod = new MeshBuilder();
  pod.paint(fromHex('#f0f3f5'), 'glossy').sphere([0, 0, 0], [1, 0.5, 2.2], 16);
  pod.paint(fromHex('#16324a'), 'glass').sphere([0, 0.26, 0.4], [0.72, 0.4, 1.1], 12);
  pod.paint([0.3, 1.7, 2.4], 'glow');
  for (const side of [-1, 1]) pod.box([side * 0.8, -0.36, 0], [0.16, 0.08, 2.2]);
  for (let n = 0; n < 16; n += 1) {
    const x = (set.random() - 0.5) * edge * 1.6;
    const y = 9 + 34 * set.random();
    const [start, speed, direction] = [set.random() * 190, 11 + set.random() * 10, n % 2 ? 1 : -1];
    set.add(pod.mesh, translation(0, -50, 0), {
      castsNoShadow: true,
      update: (time) => {
        const along = (start + time * speed) % 190;
        return multiply(
          translation(x, y, direction > 0 ? -210 + along : -20 - along),
          rotationY(direction > 0 ? 0 : Math.PI),
        );
      },
    });
  }
};
