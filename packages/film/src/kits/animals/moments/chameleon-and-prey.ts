/** A chameleon on its branch: a fly comes, the tongue shoots out to it and brings it back, again and again. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { addScaled, mix, type Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { butterflies } from '../insects/butterflies.ts';
import { grasshoppers } from '../insects/crawling.ts';
import { bees, beetles } from '../insects/flying.ts';
import { chameleonMouth, chameleons, tongueAt, tongueReach } from '../reptiles/chameleon.ts';
import { addEar } from '../shared/ears.ts';

const preys = [bees, beetles, butterflies, grasshoppers];
/** Seconds from one shot to the next. */
const period = 1.9;
/** Shares of the period: the tongue is shot, hits, is drawn in, is in. */
const [shot, hit, drawn, swallowed] = [0.1, 0.16, 0.6, 0.88];

const strikeAt = (time: number) => {
  const u = fraction(time / period + 0.06);
  return { u, out: smoothstep(shot, hit, u) * smoothstep(swallowed, drawn, u) };
};

const addBranch = (b: MeshBuilder) => {
  const bark = (p: Vec3) =>
    mix(fromHex('#5a3f28'), fromHex('#9a7a54'), noise(p[0] * 60, p[1] * 60, p[2] * 14));
  b.paint(bark, 'bark').tube(
    [
      [0.02, -0.06, -0.7],
      [0, -0.024, -0.3],
      [0, -0.014, 0],
      [0, -0.018, 0.14],
      [-0.02, 0.0, 0.3],
      [-0.05, -0.05, 0.46],
    ],
    [0.026, 0.02, 0.017, 0.016, 0.012, 0.004],
    12,
  );
  const leaf = (base: Vec3, direction: Vec3, length: number) =>
    addEar(b, {
      base,
      direction,
      facing: [1, 0.3, 0],
      length,
      width: length * 0.5,
      outline: 'leaf',
      cup: 0.2,
      bend: -0.2,
      outside: fromHex('#4a9a2c'),
      inside: fromHex('#7ac046'),
      material: 'leaf',
    });
  for (const [y, z, up, length] of [
    [-0.03, -0.36, 0.9, 0.13],
    [-0.05, -0.5, -0.8, 0.15],
    [-0.04, -0.6, 1, 0.14],
    [-0.02, 0.36, -1, 0.11],
    [-0.05, 0.46, -0.4, 0.1],
    [-0.02, -0.26, -1, 0.1],
  ] as const)
    leaf([0.005, y, z], [0.2, up, z > 0 ? 0.6 : -0.5], length);
};

/** Seen from its side: it looks along x, its branch above the ground. */
const lift = 0.12;
const seen = multiply(translation(-0.15, lift, 0), rotationY(Math.PI / 2));

const build = (options: KitOptions): Model => {
  const noun = options.traits.find((trait) => preys.some(({ nouns }) => nouns.includes(trait))) ?? 'fly';
  const prey = preys.find(({ nouns }) => nouns.includes(noun))!.build(plainOptions(noun));
  const grow = 0.055 / Math.max(...prey.size);
  const hunter = chameleons.build(plainOptions('chameleon', { colour: options.colour, seed: options.seed }));
  const target = addScaled(chameleonMouth, [0, 0, 1], tongueReach);
  const flyAt = (time: number): Vec3 => {
    const { u, out } = strikeAt(time);
    // It sits on the tip of the tongue from the hit on.
    if (u >= hit && u < swallowed) return addScaled(chameleonMouth, [0, 0, 1], tongueReach * out + 0.012);
    // The next one comes down in wide turns.
    const far = u < hit ? (hit - u) / (1 - swallowed + hit) : (1 - u + hit) / (1 - swallowed + hit);
    const a = time * 9;
    return [
      target[0] + 0.02 * far * Math.cos(a),
      target[1] + 0.14 * far + 0.012 * Math.sin(a * 1.3),
      target[2] + 0.07 * far * Math.sin(a * 0.7) + 0.01,
    ];
  };
  const members: Member[] = [
    {
      model: hunter,
      act: (input) => ({ at: seen, input: { ...input, action: 'stand', speed: 0 } }),
      change: (parts, { time }) => ({ ...parts, tongue: tongueAt(strikeAt(time).out) }),
    },
    {
      model: prey,
      act: (input) => {
        const { u, out } = strikeAt(input.time);
        if (u > drawn && out < 0.08 && u < swallowed) return null;
        const [x, y, z] = flyAt(input.time);
        return {
          at: multiply(
            seen,
            translation(x, y, z),
            rotationY(Math.PI + 0.6),
            scaling(grow),
            translation(0, -prey.size[1] / 2, 0),
          ),
          input: { ...input, action: u >= hit && u < swallowed ? 'stand' : 'fly', speed: 0 },
        };
      },
    },
  ];
  const model = combineModels(members, { size: [0.6, lift + 0.19, 0.16] });
  // The branch goes past both ends of the picture and is not framed.
  const branch = new MeshBuilder();
  branch.at(seen, addBranch);
  return { ...model, parts: [{ name: 'branch', mesh: branch.mesh }, ...model.parts] };
};

export const chameleonAndPrey: Kit = {
  name: 'chameleon and its prey',
  nouns: ['chameleon and its prey'],
  locomotion: 'none',
  build,
};
