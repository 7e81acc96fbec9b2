/** A tree with one bough that hangs out of its crown to where an animal eats from it. */

import { createMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { add, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import { addLeaf, leafAxes, palette, randomDirection, swayMatrix } from '../foliage.ts';
import { still } from '../still-kit.ts';

/** Where the leaves of the bough end, in metres before the trunk and above the ground. */
const tips = { tall: [0, 4, 2.1], low: [0, 1.3, 1.35], bush: [0, 0.95, 0.62] } as const satisfies Record<
  string,
  Vec3
>;

const kindOf = (noun: string) => (noun.startsWith('bush') ? 'bush' : noun.startsWith('low') ? 'low' : 'tall');

type Puff = { at: Vec3; radii: Vec3; leaves: number };

const crowns: Record<keyof typeof tips, Puff[]> = {
  tall: [
    { at: [0, 5.5, 0], radii: [1.9, 0.75, 1.7], leaves: 620 },
    { at: [1.3, 5.2, -0.5], radii: [1.2, 0.55, 1], leaves: 300 },
    { at: [-1.3, 5.1, 0.1], radii: [1.2, 0.55, 1.1], leaves: 300 },
    { at: [0.1, 5.0, 1.2], radii: [1, 0.5, 0.9], leaves: 280 },
    { at: [0, 4.35, 1.9], radii: [0.5, 0.36, 0.42], leaves: 150 },
  ],
  low: [
    { at: [0, 3.3, 0], radii: [1.3, 0.95, 1.2], leaves: 620 },
    { at: [0.8, 2.8, -0.3], radii: [0.8, 0.6, 0.8], leaves: 260 },
    { at: [-0.7, 2.7, 0.2], radii: [0.8, 0.6, 0.8], leaves: 260 },
    { at: [0, 2.2, 0.9], radii: [0.5, 0.4, 0.45], leaves: 160 },
    { at: [0, 1.5, 1.25], radii: [0.3, 0.28, 0.26], leaves: 130 },
  ],
  bush: [
    { at: [0, 0.75, 0], radii: [0.85, 0.65, 0.55], leaves: 760 },
    { at: [0.5, 0.55, -0.1], radii: [0.5, 0.45, 0.45], leaves: 260 },
    { at: [-0.5, 0.55, 0], radii: [0.5, 0.45, 0.45], leaves: 260 },
    { at: [0, 0.98, 0.46], radii: [0.22, 0.2, 0.2], leaves: 110 },
  ],
};

export const browsedTree = still(
  ['browsed tree', 'low browsed tree', 'bush to browse'],
  ({ noun, colour, seed, detail }) => {
    const kind = kindOf(noun);
    const tip: Vec3 = [...tips[kind]];
    const puffs = crowns[kind];
    const top = puffs[0]!.at[1];
    const random = createRandom(seed + 23);
    const bark = (p: Vec3) =>
      mix(fromHex('#54402d'), fromHex('#937a5a'), noise(p[0] * 9, p[1] * 4, p[2] * 9));
    const wood = new MeshBuilder().paint(bark, 'bark');
    const thick = kind === 'bush' ? 0.05 : kind === 'low' ? 0.13 : 0.19;
    wood.tube(
      [
        [0, -0.1, 0],
        [0.05 * top * 0.2, top * 0.35, 0.02],
        [-0.02 * top, top * 0.7, -0.02],
        [0, top, 0],
      ],
      [thick * 1.35, thick, thick * 0.8, thick * 0.4],
      12,
    );
    for (const { at } of puffs.slice(1))
      wood.tube(
        [[0, at[1] * 0.68, 0], [at[0] * 0.45, lerp(at[1] * 0.68, at[1], 0.75), at[2] * 0.45], at],
        [thick * 0.5, thick * 0.34, thick * 0.12],
        8,
      );
    // The twig that is pulled at.
    const last = puffs.at(-1)!.at;
    wood.tube(
      [last, add(scale(add(last, tip), 0.5), [0, 0.06, 0]), tip],
      [thick * 0.14, thick * 0.1, 0.008],
      6,
    );
    const crown = createMesh();
    const { dark, light } = palette('#3f6a22', '#86b344');
    const leafLength = kind === 'tall' ? 0.26 : kind === 'low' ? 0.17 : 0.13;
    const share = [1, 0.6, 0.35][detail]!;
    const put = (at: Vec3, normal: Vec3, height: number, size: number) => {
      const { side, up } = leafAxes(normal, random, 0.3);
      const hue = mix(
        colour ?? dark,
        colour ? mix(colour, [1, 1, 1], 0.2) : light,
        0.3 * random() + 0.7 * height,
      );
      addLeaf(crown, {
        at,
        up,
        side,
        length: leafLength * size,
        halfWidth: leafLength * size * 0.34,
        normal: normalize(normal),
        base: scale(hue, 0.8),
        tip: hue,
        baseOcclusion: 0.55 + 0.4 * height,
        tipOcclusion: 0.7 + 0.3 * height,
      });
    };
    for (const { at, radii, leaves } of puffs)
      for (let n = 0; n < leaves * share; n += 1) {
        const way = randomDirection(random);
        const deep = 0.62 + 0.4 * random();
        put(
          [
            at[0] + way[0] * radii[0] * deep,
            at[1] + way[1] * radii[1] * deep,
            at[2] + way[2] * radii[2] * deep,
          ],
          normalize([way[0], way[1] + 0.4, way[2]]),
          0.5 + 0.5 * way[1],
          0.8 + 0.5 * random(),
        );
      }
    for (let n = 0; n < 26; n += 1) {
      const along = add(scale(last, 1 - n / 26), scale(tip, n / 26));
      const way = randomDirection(random);
      put(along, normalize([way[0], way[1] + 0.2, way[2]]), 0.75, 1.15);
    }
    return {
      // As high as makes who looks at it look at the end of the bough.
      size: [puffs[0]!.radii[0] * 2, tip[1] / 0.8, 2 * tip[2]],
      parts: [
        { name: 'wood', mesh: wood.mesh },
        { name: 'leaves', mesh: crown },
      ],
      anchors: { mouth: tip, top: [0, top, 0] },
      pose: ({ time, phase }) => ({ parts: { leaves: swayMatrix(time, phase, 0.004) }, anchors: {} }),
    };
  },
);
