/** A Venetian gondola with its gondolier, who stands on the stern and moves one long oar, and guests if there are any. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationFacing, rotationY, translation, translationTo } from '../../../math/matrix.ts';
import { addScaled, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { buildPerson } from '../../people/person.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { smallBoats } from '../water/small-boats.ts';

const wood = fromHex('#b98a52');
/** Where the gondolier's feet are, and the wooden fork that the oar turns in. */
const feet: Vec3 = [0.16, 0.78, -3.45];
const fork: Vec3 = [-0.62, 1.28, -2.75];
const oarLength = 4.3;

/** The hands go forward and back and a little down and up, once every two and a half seconds. */
const handAt = ({ time, phase }: PoseInput): Vec3 => {
  const a = time * 2.5 + phase;
  return [feet[0] - 0.1, feet[1] + 1.16 + 0.07 * Math.cos(a), feet[2] + 0.46 + 0.2 * Math.sin(a)];
};

const oar = (): Model => {
  const shaft = new MeshBuilder();
  shaft.paint(wood, 'wood').tube(
    [
      [0, 0, -0.12],
      [0, 0, oarLength - 0.9],
    ],
    [0.026, 0.034],
    8,
  );
  shaft.paint(lighten(wood, 0.1), 'wood').box([0, 0, oarLength - 0.45], [0.16, 0.035, 0.95], 0.014, 1);
  return assembleModel({ shaft });
};

const forkModel = (): Model => {
  const post = new MeshBuilder();
  post.paint(darken(wood, 0.35), 'wood').tube(
    [
      [fork[0], fork[1] - 0.62, fork[2] - 0.05],
      [fork[0] - 0.03, fork[1] - 0.25, fork[2] + 0.06],
      [fork[0], fork[1] + 0.04, fork[2]],
    ],
    [0.06, 0.045, 0.035],
    8,
  );
  return assembleModel({ post });
};

const build = (options: KitOptions): Model => {
  const { traits, seed, detail, colour } = options;
  const hull = smallBoats.build({ ...plainOptions('gondola', { traits: ['without oars'] }), colour, detail });
  const gondolier = buildPerson({ ...plainOptions('gondolier'), seed: seed + 2, detail: 0 });
  const guests = ['two', 'one'].some((word) => traits.includes(word))
    ? [
        ...(traits.includes('two')
          ? [buildPerson({ ...plainOptions('man'), sex: 'male', age: 'adult', seed: seed + 5, detail: 1 })]
          : []),
        buildPerson({ ...plainOptions('woman'), sex: 'female', age: 'adult', seed: seed + 9, detail: 1 }),
      ]
    : [];
  /** Everything rocks with the hull, so that no foot leaves the deck. */
  const rockedBy = (input: PoseInput) => {
    const posed = hull.pose?.(input).parts.shell;
    return posed instanceof Float64Array ? posed : translation(0, 0, 0);
  };
  const standing: Member = {
    model: gondolier,
    act: (input) => {
      const hand = subtract(handAt(input), feet);
      return {
        at: multiply(rockedBy(input), translationTo(feet)),
        input: {
          ...input,
          action: traits.includes('singing') ? 'sing' : 'stand',
          speed: 0,
          travelled: 0,
          handLeft: addScaled(hand, normalize(subtract(fork, handAt(input))), -0.02),
          handRight: addScaled(hand, normalize(subtract(fork, handAt(input))), 0.3),
          lookAt: [0.2, 1.5, 6],
        },
      };
    },
  };
  const sculling: Member = {
    model: oar(),
    act: (input) => {
      const hand = handAt(input);
      const way = normalize(subtract(fork, hand));
      return { at: multiply(rockedBy(input), translationTo(hand), rotationFacing(way)), input };
    },
  };
  const seated = guests.map(
    (model, n): Member => ({
      model,
      act: (input) => ({
        at: multiply(
          rockedBy(input),
          translation(guests.length > 1 ? 0.23 - 0.46 * n : 0, 0.27, -0.62),
          rotationY(guests.length > 1 ? (n ? 0.25 : -0.25) : 0),
        ),
        input: { ...input, action: 'sit', speed: 0, travelled: 0, seatHeight: 0.42, phase: n * 2 },
      }),
    }),
  );
  const own: Member = { model: hull, act: (input) => ({ at: translation(0, 0, 0), input }) };
  const post: Member = { model: forkModel(), act: (input) => ({ at: rockedBy(input), input }) };
  const model = combineModels(
    [own, standing, sculling, post, ...seated],
    {
      size: [2, feet[1] + gondolier.size[1], hull.size[2]],
      anchors: hull.anchors,
    },
    (input) => [
      ...(hull.pose?.(input).particles ?? []),
      ...ripples(input, addScaled(handAt(input), normalize(subtract(fork, handAt(input))), oarLength * 0.94)),
    ],
  );
  return { ...model, waterline: hull.waterline ?? 0.2 };
};

/** Drops where the blade goes through the water. */
const ripples = ({ time }: PoseInput, [x, , z]: Vec3) =>
  Array.from({ length: 10 }, (_, n) => {
    const age = (time * 1.3 + n * 0.1) % 1;
    const angle = n * 2.4;
    return {
      position: [x + Math.cos(angle) * 0.3 * age, 0.24, z + Math.sin(angle) * 0.3 * age] as Vec3,
      size: 0.05 + 0.08 * age,
      colour: [0.9, 0.95, 0.97] as Vec3,
      opacity: 0.45 * (1 - age),
    };
  });

export const rowedGondola: Kit = {
  name: 'gondola with gondolier',
  nouns: ['gondola with gondolier'],
  locomotion: 'floats',
  speeds: { slow: 0.9, fast: 1.4 },
  build,
};
