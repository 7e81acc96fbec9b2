/** A hill of gold coins with goblets, crowns, gems and a chest: what a dragon lies on. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../../math/noise.ts';
import { createRandom } from '../../../../math/random.ts';
import { mix } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { around, pairs } from '../../../shared/shapes.ts';

const gold = fromHex('#f0b428');
const gems = ['#d8143c', '#1c5ad8', '#18a850', '#a03ae0', '#e8f4ff'];

export const goldHoard: Kit = {
  name: 'gold hoard',
  nouns: [
    'gold hoard',
    'hoard of gold',
    'treasure hoard',
    'hoard',
    'mountain of gold',
    'hill of gold',
    'heap of gold',
    'dragon hoard',
    'hoard of treasure',
    'mountain of coins',
    'pile of treasure',
  ],
  locomotion: 'none',
  build: ({ seed, detail }) => {
    const random = createRandom(seed);
    const body = new MeshBuilder();
    const reach = 3.4;
    const heightAt = (x: number, z: number) => {
      const r = Math.hypot(x, z) / (reach * (0.86 + 0.22 * noise(x * 0.7 + 9, 0, z * 0.7)));
      return 0.62 * clamp(1 - r * r) + (r < 1 ? 0.07 * fractalNoise(x * 2, 1, z * 2, 3) * (1 - r) : -0.05);
    };
    body
      .paint((p) => mix(darken(gold, 0.45), gold, noise(p[0] * 14, p[1] * 14, p[2] * 14)), 'metal')
      .heightField({ x0: -reach, z0: -reach, x1: reach, z1: reach }, { x: 34, z: 34 }, heightAt);
    for (let n = 0; n < (detail === 0 ? 420 : 150); n += 1) {
      const [a, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * reach * 0.98];
      const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
      const size = 0.05 + random() * 0.035;
      body.at(
        multiply(
          translation(x, Math.max(0.01, heightAt(x, z) + 0.012), z),
          rotationX((random() - 0.5) * 1.1),
          rotationZ((random() - 0.5) * 1.1),
        ),
        (k) => k.paint(n % 6 ? gold : lighten(gold, 0.3), 'metal').cylinder(-0.006, 0.006, size, size, 8),
      );
    }
    const place = (angle: number, r: number, add: (b: MeshBuilder) => void) => {
      const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
      body.at(
        multiply(
          translation(x, heightAt(x, z), z),
          rotationY(random() * 6),
          rotationZ((random() - 0.5) * 0.6),
        ),
        add,
      );
    };
    for (let n = 0; n < 7; n += 1)
      place(n * 1.1 + 0.4, reach * 0.72, (k) =>
        k
          .paint(n % 2 ? gold : fromHex('#c8ccd2'), 'metal')
          .lathe(
            pairs(
              0,
              0,
              0.1,
              0,
              0.03,
              0.04,
              0.025,
              0.14,
              0.11,
              0.2,
              0.13,
              0.32,
              0.12,
              0.32,
              0.09,
              0.21,
              0,
              0.19,
            ),
            20,
          ),
      );
    for (let n = 0; n < 3; n += 1)
      place(n * 2.1 + 1.1, reach * 0.66, (k) => {
        k.paint(lighten(gold, 0.1), 'metal').lathe(pairs(0.17, 0, 0.18, 0.1, 0.175, 0.1, 0.165, 0), 24);
        around(8, 0.178, (x, z, _a, i) => {
          k.at(translation(x, 0.1, z), (m) => m.paint(gold, 'metal').lathe(pairs(0.04, 0, 0, 0.12), 6));
          k.paint(fromHex(gems[i % gems.length]!), 'glass').sphere([x, 0.06, z], 0.024, 10);
        });
      });
    for (let n = 0; n < 26; n += 1)
      place(n * 2.4, reach * (0.35 + 0.6 * random()), (k) =>
        k
          .paint(fromHex(gems[n % gems.length]!), 'glass')
          .lathe(pairs(0, 0, 0.06, 0.05, 0.045, 0.09, 0, 0.1), 7),
      );
    place(0.9, reach * 0.8, (k) => {
      k.paint(fromHex('#6a3a1c'), 'wood').box([0, 0.18, 0], [0.7, 0.36, 0.46], 0.02);
      k.paint(gold, 'metal');
      for (const x of [-0.3, 0, 0.3]) k.box([x, 0.18, 0], [0.05, 0.38, 0.48], 0.008);
      k.paint(mix(gold, darken(gold, 0.2), 0.5), 'metal').sphere([0, 0.34, 0], [0.32, 0.12, 0.2], 18);
      k.at(multiply(translation(0, 0.36, -0.22), rotationX(-1.1)), (m) =>
        m.paint(fromHex('#6a3a1c'), 'wood').box([0, 0.02, 0.23], [0.7, 0.06, 0.46], 0.02),
      );
    });
    return assembleModel(
      { body },
      {
        size: [reach * 1.9, 0.6, reach * 1.9],
        anchors: { top: [0, 0.56, 0] },
        pose: () => ({
          parts: {},
          anchors: {},
          lamps: [
            { position: [0, 2.6, reach * 0.9], colour: [1.5, 0.95, 0.35], reach: 8 },
            { position: [-reach * 0.6, 1.8, reach * 0.3], colour: [0.8, 0.5, 0.2], reach: 6 },
          ],
        }),
      },
    );
  },
};
