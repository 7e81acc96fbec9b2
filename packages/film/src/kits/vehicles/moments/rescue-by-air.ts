/** A helicopter over a rock, winching somebody up on a cable. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { buildPerson } from '../../people/person.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { helicopter } from '../air/helicopter.ts';

/** Heights of the rock and of the helicopter, and its size against a true one. */
const [ledge, above, small] = [0.9, 4.7, 0.56];

/** Metres above the rock of who is lifted. */
const liftAt = ({ time, actionSeconds }: PoseInput): number => {
  const seconds = Number.isFinite(actionSeconds) ? Math.max(2, actionSeconds) : 4;
  return 0.05 + 1.75 * clamp((time / seconds - 0.1) / 0.95);
};
const swingAt = ({ time }: PoseInput) => 0.06 * Math.sin(time * 1.7);

const cable = (): Model => {
  const line = new MeshBuilder().paint(fromHex('#22242a'), 'satin').tube(
    [
      [0, 0, 0],
      [0, 1, 0],
    ],
    0.022,
    6,
  );
  return assembleModel({ line });
};

const build = ({ colour, seed, detail }: KitOptions): Model => {
  const craft = helicopter.build({ ...plainOptions('rescue helicopter'), colour, detail });
  const person = buildPerson({
    ...plainOptions('hiker'),
    seed: seed + 4,
    wears: [
      { name: 'jacket', colour: { name: 'orange', hex: '#f07a1c' } },
      { name: 'helmet', colour: { name: 'yellow', hex: '#f2d024' } },
    ],
    detail: 0,
  });
  const rock: Model = {
    size: [4, ledge, 3],
    anchors: {},
    parts: [
      {
        name: 'rock',
        mesh: buildRock({
          seed: 5,
          segments: 40,
          dark: fromHex('#4a4642'),
          pale: fromHex('#9a948a'),
          cover: null,
        }),
      },
    ],
  };
  const tall = person.size[1];
  const belly: Vec3 = [0, above + 0.25, 0];
  const members: Member[] = [
    {
      model: craft,
      act: (input) => ({
        at: multiply(translation(0.2, above, 0), rotationY(-1.15), scaling(small)),
        input: { ...input, action: 'hover', speed: 0, travelled: 0 },
      }),
    },
    {
      model: person,
      act: (input) => {
        const y = ledge + liftAt(input);
        return {
          at: multiply(
            translation(...belly),
            rotationZ(swingAt(input)),
            translation(0, y - belly[1], 0),
            rotationY(0.5 + 0.4 * Math.sin(input.time * 0.8)),
          ),
          input: {
            ...input,
            action: 'stand',
            speed: 0,
            travelled: 0,
            handLeft: [0.05, tall * 1.08, 0.12],
            handRight: [-0.05, tall * 1.02, 0.12],
          },
        };
      },
    },
    {
      model: cable(),
      act: (input) => {
        const from = ledge + liftAt(input) + tall * 0.62;
        return {
          at: multiply(
            translation(...belly),
            rotationZ(swingAt(input)),
            translation(0, from - belly[1], 0.12),
            scaling(1, belly[1] - from, 1),
          ),
          input,
        };
      },
    },
    { model: rock, act: (input) => ({ at: scaling(3.6, 1.7, 2.8), input }) },
  ];
  return combineModels(members, { size: [6.2, above + craft.size[1] * small, 3.4] });
};

export const rescueByAir: Kit = {
  name: 'helicopter rescue',
  nouns: ['helicopter rescue', 'air rescue', 'mountain rescue'],
  locomotion: 'none',
  build,
};
