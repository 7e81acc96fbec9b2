/** A few threads of a spider's web from very near, with drops of dew that hang from them. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { multiply, rotationZ, scaling, translation } from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import { scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { addWaterBead } from './water-bead.ts';

/** The middle of the web lies beyond the upper corner of the picture. */
const hub: Vec3 = [-0.16, 0.24, 0];
/** The grass would hide it, and the camera does not stand in it. */
const enlarged = 4;
const spokes = 9;
const rings = 8;
/** Where the largest drop hangs. */
const largest: Vec3 = [0.01, 0.105, 0.004];

const angleOf = (spoke: number) => -1.62 + (spoke / (spokes - 1)) * 1.9;
const onSpoke = (spoke: number, r: number): Vec3 => {
  const a = angleOf(spoke);
  return [hub[0] + Math.cos(a) * r, hub[1] + Math.sin(a) * r, 0];
};

/** Threads across sag between the two spokes they are tied to. */
const across = (spoke: number, r: number, t: number): Vec3 => {
  const [from, to] = [onSpoke(spoke, r), onSpoke(spoke + 1, r * 1.02)];
  const sag = 0.1 * r * t * (1 - t);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - sag, 0];
};

const addThreads = (b: MeshBuilder) => {
  b.paint(fromHex('#e8eef2'), 'glow');
  for (let n = 0; n < spokes; n += 1) b.tube([hub, onSpoke(n, 0.62)], 0.0011, 5);
  for (let ring = 0; ring < rings; ring += 1)
    for (let n = 0; n < spokes - 1; n += 1) {
      const r = 0.07 + ring * 0.058;
      b.tube(
        Array.from({ length: 7 }, (_, k) => across(n, r, k / 6)),
        0.0008,
        5,
      );
    }
};

/** Like beads on a string: a larger one, then small ones. */
const addDrops = (b: MeshBuilder, tone: Vec3, seed: number) => {
  const random = createRandom(seed + 17);
  for (let ring = 0; ring < rings; ring += 1)
    for (let n = 0; n < spokes - 1; n += 1) {
      // Short threads near the middle carry fewer.
      const count = Math.min(4, 1 + Math.floor(ring / 2));
      for (let k = 0; k < count; k += 1) {
        const r = 0.07 + ring * 0.058;
        const p = across(n, r, (k + 0.2 + 0.6 * random()) / count);
        const size = (k % 2 === 1 ? 0.0095 : 0.0045) * (0.7 + 0.6 * random());
        // Nothing touches the largest one.
        if (Math.hypot(p[0] - largest[0], p[1] - largest[1]) < 0.045 + size) continue;
        b.at(translation(p[0], p[1] - size * 0.75, 0.002), (bead) =>
          addWaterBead(bead, size, tone, size > 0.005 ? 14 : 8),
        );
      }
    }
};

export const dewyWeb: Kit = {
  name: 'dewdrops on a web in close-up',
  nouns: ['dewdrops on a web in close-up'],
  locomotion: 'none',
  build: ({ seed, colour }) => {
    const [threads, drop] = [new MeshBuilder(), new MeshBuilder()];
    const tone = colour ?? fromHex('#8cc487');
    addThreads(threads);
    addDrops(threads, tone, seed);
    // The thread that carries the largest drop.
    threads
      .paint(fromHex('#e8eef2'), 'glow')
      .tube([onSpoke(2, 0.24), [largest[0], largest[1] + 0.026, 0], onSpoke(6, 0.26)], 0.0011, 5);
    addWaterBead(drop, 0.03, scale(tone, 1.1), 36);
    const model = assembleModel(
      { threads, drop },
      {
        size: [0.17, 0.18, 0.04].map((metres) => metres * enlarged) as Vec3,
        anchors: { top: [0, 0.2 * enlarged, 0] },
        pose: ({ time }) => {
          const breeze = 0.018 * Math.sin(time * 1.7) + 0.008 * Math.sin(time * 4.1);
          const sway = multiply(
            scaling(enlarged),
            translation(...hub),
            rotationZ(breeze),
            translation(-hub[0], -hub[1], 0),
          );
          const tremble = 1 + 0.035 * Math.sin(time * 6.3);
          return {
            parts: {
              threads: sway,
              drop: multiply(sway, translation(...largest), scaling(1 / tremble, tremble, 1)),
            },
            anchors: {},
          };
        },
      },
    );
    return { ...model, parts: model.parts.map((part) => ({ ...part, castsNoShadow: true })) };
  },
};
