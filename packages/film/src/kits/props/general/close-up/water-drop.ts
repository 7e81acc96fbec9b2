/** A drop that falls into still water: a column rises where it fell, and rings run outward. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';
import { basinBody, basinSurface } from '../../../shared/water-basin.ts';

const [level, radius] = [0.03, 0.42];
/** Seconds from one drop to the next: slow, as drops are filmed, so that each moment of it is seen. */
const turnSeconds = 4;

const crownAt = (age: number, tone: Vec3): Particle[] =>
  age < 0 || age > 0.3
    ? []
    : Array.from({ length: 22 }, (_, n) => {
        const [turn, s] = [(n / 22) * 2 * Math.PI, age / 0.3];
        const out = 0.012 + 0.05 * s;
        return {
          position: [
            Math.cos(turn) * out,
            level + 0.14 * s * (1 - s) * (0.7 + 0.3 * (n % 2)),
            Math.sin(turn) * out,
          ],
          size: 0.005 + 0.002 * (n % 3),
          colour: tone,
          opacity: 0.95 * (1 - s),
        };
      });

export const waterDrop: Kit = {
  name: 'drop falling into water',
  nouns: ['drop falling into water'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [drop, jet] = [new MeshBuilder(), new MeshBuilder()];
    const tone = colour ?? fromHex('#2a6a9a');
    const basin = { level, radius, wall: fromHex('#2c3a44'), finish: 'stone' } as const;
    const body = basinBody(basin, 0.4, 64);
    const surface = basinSurface(basin, {
      ...{ rings: 70, segments: 64, crowding: 1.4, tone, light: 0.25, lightRadius: 0.3 },
      finish: 'glass',
    });
    const clear = mix(tone, [0.9, 0.97, 1], 0.55);
    drop
      .paint(clear, 'glossy')
      .lathe(pairs(0, -0.014, 0.009, -0.009, 0.012, 0, 0.009, 0.009, 0.004, 0.019, 0, 0.027), 24);
    drop.paint([2, 2, 2], 'glow').sphere([-0.004, 0.004, 0.0105], 0.0022, 8);
    jet
      .paint(clear, 'glossy')
      .lathe(
        pairs(0.026, 0, 0.014, 0.1, 0.008, 0.3, 0.0065, 0.7, 0.011, 0.82, 0.012, 0.9, 0.008, 0.97, 0, 1),
        28,
      );
    const rest = surface.mesh.positions;
    const buffer = new Float32Array(rest.length);
    return assembleModel(
      { body, surface, drop, jet },
      {
        size: [0.3, 0.15, 0.24],
        anchors: { top: [0, level, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          const drops = Math.max(1, Math.round(actionSeconds / turnSeconds));
          const share = (actionTime / Math.max(0.1, actionSeconds)) * drops;
          // Each drop falls in the first part of its turn and makes rings in the rest.
          const turn = fraction(share + 0.02);
          const hit = 0.3;
          const age = turn - hit;
          const before = turn + 1 - hit;
          const wave = (r: number, since: number, strength: number) => {
            if (since < 0) return 0;
            const front = since * 0.42;
            const gap = r - front;
            return gap > 0.02
              ? 0
              : strength * Math.exp(-since * 2.2) * Math.exp(gap * 7) * Math.sin(gap * 150);
          };
          for (let n = 0; n < rest.length; n += 3) {
            const r = Math.hypot(rest[n]!, rest[n + 2]!);
            const old = share > 1 - hit ? wave(r, before, 0.006) : 0.0006 * Math.sin(r * 60);
            buffer[n] = rest[n]!;
            buffer[n + 1] = level + wave(r, age, 0.011) + old;
            buffer[n + 2] = rest[n + 2]!;
          }
          const high = age < 0 ? level + 0.02 + 0.12 * (1 - (turn / hit) ** 2) : 0;
          const rise = age > 0.05 && age < 0.56 ? Math.sin(((age - 0.05) / 0.51) * Math.PI) : 0;
          return {
            parts: {
              surface: buffer,
              drop: age < 0 ? multiply(translation(0, high, 0), scaling(1.5, 1.5, 1.5)) : null,
              jet:
                rise > 0.02
                  ? multiply(
                      translation(0, level - 0.004, 0),
                      scaling(0.9 + 0.4 * rise, 0.12 * rise, 0.9 + 0.4 * rise),
                    )
                  : null,
            },
            anchors: {},
            particles: crownAt(age, clear),
          };
        },
      },
    );
  },
};
