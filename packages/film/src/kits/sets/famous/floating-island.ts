/** An island of rock that floats among clouds, with water falling over its edges. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { buildSky } from '../elsewhere/sky-and-space.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isFloatingIsland = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('floating_island') &&
  ['sky', 'clouds', 'castle', 'island', 'fairy_tale_land', 'sea', 'village', 'hills'].includes(place);

export const createFloatingIsland = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.2, width: 60, below: 17 },
  build: (area) => {
    const set = new SetBuilder({ ...request, place: 'clouds' }, area, () => 0);
    const [cx, , cz] = area.hasCast ? set.centre : [0, 0, -12];
    const radius = Math.max(area.hasCast ? 9 : 20, set.halfX * 1.25 + 4, set.halfZ * 1.25 + 4);
    const edge = (a: number) => radius * (0.86 + 0.3 * noise(Math.cos(a) * 1.6 + 3, 2, Math.sin(a) * 1.6));
    set.model((b) => {
      const rings = Array.from({ length: 16 }, (_, row) => {
        const t = row / 15;
        return Array.from({ length: 40 }, (_, n): Vec3 => {
          const a = (n / 40) * Math.PI * 2;
          const rough = 0.8 + 0.4 * fractalNoise(Math.cos(a) * 3, t * 4, Math.sin(a) * 3, 3);
          const r = edge(a) * (1 - t) ** 0.75 * (t === 0 ? 1 : rough);
          return [cx + Math.cos(a) * r, -0.3 - t * radius * 1.05, cz + Math.sin(a) * r];
        });
      });
      b.paint(
        (p) =>
          mix(
            fromHex('#4a3b30'),
            fromHex('#93795f'),
            clamp(fractalNoise(p[0] / 4, p[1] / 2, p[2] / 4, 3) * 1.5 - 0.2),
          ),
        'rock',
      ).loft([...rings].reverse());
      b.paint((p) => groundGreen(request, p[0], p[2]), 'lawn');
      for (let n = 0; n < 40; n += 1) {
        const [a, c] = [(n / 40) * Math.PI * 2, ((n + 1) / 40) * Math.PI * 2];
        const at = (angle: number, share: number, y: number): Vec3 => [
          cx + Math.cos(angle) * edge(angle) * share,
          y,
          cz + Math.sin(angle) * edge(angle) * share,
        ];
        b.quad(at(a, 0, -0.02), at(c, 0, -0.02), at(c, 0.94, -0.02), at(a, 0.94, -0.02), [0, 1, 0]);
        b.quad(at(a, 0.94, -0.02), at(c, 0.94, -0.02), at(c, 1.02, -0.5), at(a, 1.02, -0.5), [0, 1, 0]);
      }
    });
    const plant = createTreePlanter(set);
    for (let n = 0; n < 26; n += 1) {
      const [a, share] = [n * 2.4, 0.66 + 0.24 * set.random()];
      const [x, z] = [cx + Math.cos(a) * edge(a) * share, cz + Math.sin(a) * edge(a) * share];
      if (set.isClear(x, z, 1) && z < cz + radius * 0.35) plant(n % 3 ? 'oak' : 'fir', x, z, radius / 40, 0);
    }
    addFalls(set, [cx, 0, cz], edge, radius);
    buildSky(set);
    return set.result();
  },
});

/** Streams that leave the edge towards the camera and turn to mist. */
const addFalls = (set: SetBuilder, [cx, , cz]: Vec3, edge: (a: number) => number, radius: number): void => {
  const length = radius * 1.3;
  const falls = [0.75, 1.35, 2.1].map((a) => ({
    x: cx + Math.cos(a) * edge(a) * 1.02,
    z: cz + Math.sin(a) * edge(a) * 1.02,
    wide: radius * 0.09,
  }));
  set.model(
    (b) => {
      for (const { x, z, wide } of falls) {
        const a = Math.atan2(z - cz, x - cx);
        b.paint(fromHex('#4f9cc4'), 'satin').quad(
          [x - wide, 0.02, z],
          [x + wide, 0.02, z],
          [x + wide - Math.cos(a) * radius * 0.5, 0.02, z - Math.sin(a) * radius * 0.5],
          [x - wide - Math.cos(a) * radius * 0.5, 0.02, z - Math.sin(a) * radius * 0.5],
          [0, 1, 0],
        );
      }
    },
    { castsNoShadow: true },
  );
  set.particles((time) =>
    falls.flatMap(({ x, z, wide }, f) =>
      Array.from({ length: 90 }, (_, n) => {
        const age = (time * 0.42 + n * 0.618 + f * 0.3) % 1;
        const y = -length * age ** 1.5;
        const dx = (((n * 0.377) % 1) - 0.5) * 2 * wide * (1 + 0.5 * age);
        return {
          position: [x + dx, y, z + 0.6] as Vec3,
          end: [x + dx, y + length * 0.1 * (0.4 + age), z + 0.6] as Vec3,
          size: wide * (0.16 + 0.2 * age),
          colour: [0.9, 0.96, 1] as Vec3,
          opacity: 0.75 * smoothstep(1, 0.7, age),
          wisp: n,
        };
      }),
    ),
  );
};
