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
  view: { azimuth: 0.2, width: 64, below: 17, eyeHeight: 7 },
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

/** Strands of water in one fall. */
const strands = 7;

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
      for (const [f, { x, z, wide }] of falls.entries()) {
        const a = Math.atan2(z - cz, x - cx);
        const [ox, oz] = [Math.cos(a), Math.sin(a)];
        // Across the water, as it is seen from the edge.
        const [sx, sz] = [-oz, ox];
        for (let k = 0; k < strands; k += 1) {
          const aside = ((k + 0.5) / strands - 0.5) * 2 * wide;
          const half = (wide / strands) * (0.75 + 0.5 * noise(k, f, 3));
          const reach = length * (0.62 + 0.38 * noise(k * 3.1, f + 2, 5));
          const rows = 16;
          b.twoSided();
          b.grid(
            Array.from({ length: rows + 1 }, (_, row) => {
              const v = row / rows;
              // The first third is the stream on the grass, narrow at its spring.
              const onTop = clamp(1 - v / 0.3);
              const fallen = clamp((v - 0.3) / 0.7);
              const out = -onTop * radius * 0.45 + 1.1 * Math.sqrt(fallen);
              const bend = 0.9 * wide * Math.sin(onTop * 4 + f) * onTop;
              const spread = aside * (1 - 0.45 * onTop) * (1 + 0.35 * fallen) + bend;
              const thin = half * (1 - 0.35 * onTop) * (1 - 0.75 * fallen ** 3);
              const y = 0.05 - 0.12 * smoothstep(0, 0.1, fallen) - reach * fallen ** 1.35;
              return [-1, 1].map((u) => {
                const shift = spread + u * thin;
                b.paint(
                  mix(
                    fromHex('#4d9ab8'),
                    fromHex('#d6e8f0'),
                    clamp(0.15 + fallen * 1.4 + 0.3 * noise(k, v * 6, f)),
                  ),
                  'satin',
                );
                return b.vertex(
                  [x + ox * out + sx * shift, y, z + oz * out + sz * shift],
                  onTop > 0 ? [0, 1, 0] : [ox * 0.8, 0.5, oz * 0.8],
                );
              });
            }),
          );
        }
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
          size: wide * (0.06 + 0.3 * age ** 2),
          colour: [0.9, 0.96, 1] as Vec3,
          opacity: 0.5 * smoothstep(1, 0.7, age),
          wisp: n,
        };
      }),
    ),
  );
};
