/** Sleighs, sleds and carriages with the animals that draw them. */

import { identity, type Matrix, multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { dogs } from '../../animals/quadrupeds/dogs/breeds.ts';
import { cattleKit } from '../../animals/quadrupeds/farm.ts';
import { deerKit } from '../../animals/quadrupeds/forest.ts';
import { horses } from '../../animals/quadrupeds/horses.ts';
import type { Kit } from '../../kit.ts';
import type { Model, Part, Pose, PoseInput } from '../../model.ts';
import { carriage } from './carriage.ts';

type Team = { animal: Kit; noun: string; pairs: number; vehicle: string; size: number };

const teams: [string[], Team][] = [
  [
    [
      'santa sleigh',
      "santa's sleigh",
      'santa s sleigh',
      'reindeer sleigh',
      'flying sleigh',
      'christmas sleigh',
    ],
    { animal: deerKit, noun: 'reindeer', pairs: 2, vehicle: 'sleigh', size: 0.9 },
  ],
  [
    ['dog sled', 'dog sledge', 'husky sled', 'dogsled'],
    { animal: dogs, noun: 'husky', pairs: 2, vehicle: 'sleigh', size: 1.15 },
  ],
  [
    ['horse sleigh', 'one horse open sleigh', 'horse drawn sleigh'],
    { animal: horses, noun: 'horse', pairs: 1, vehicle: 'sleigh', size: 0.9 },
  ],
  [
    [
      'horse carriage',
      'horse drawn carriage',
      'coach and horses',
      'stagecoach',
      'horse and carriage',
      'horse and buggy',
    ],
    { animal: horses, noun: 'horse', pairs: 1, vehicle: 'carriage', size: 1 },
  ],
  [
    ['horse cart', 'horse drawn cart', 'hay cart', 'horse wagon'],
    { animal: horses, noun: 'horse', pairs: 1, vehicle: 'cart', size: 1 },
  ],
  [['ox cart', 'bullock cart'], { animal: cattleKit, noun: 'ox', pairs: 1, vehicle: 'cart', size: 1 }],
  [['covered wagon', 'wagon train'], { animal: horses, noun: 'horse', pairs: 1, vehicle: 'wagon', size: 1 }],
];

const placeParts = (pose: Pose['parts'], parts: Part[], prefix: string, at: Matrix): Pose['parts'] => {
  const placed: Pose['parts'] = {};
  for (const { name } of parts) {
    const own = pose[name];
    placed[`${prefix}${name}`] =
      own === null || own instanceof Float32Array
        ? own
        : own === undefined
          ? at
          : Array.isArray(own)
            ? own.map((bone) => multiply(at, bone))
            : multiply(at, own);
  }
  return placed;
};

/** The animals walk before the vehicle; where it flies they gallop in the air. */
const harness = (vehicle: Model, animal: Model, { pairs, size }: Team): Model => {
  const [width, height, length] = animal.size;
  const ahead = vehicle.size[2] / 2 + (length * size) / 2 + 0.25;
  const places = Array.from(
    { length: pairs * 2 },
    (_, n): Vec3 => [
      (n % 2 ? -1 : 1) * (width * size * 0.5 + 0.16),
      0,
      ahead + Math.floor(n / 2) * (length * size + 0.3),
    ],
  );
  const reach = places.at(-1)![2] + (length * size) / 2;
  // Its middle is the middle of the whole, so that it turns and is framed as one.
  const shift = (reach - vehicle.size[2] / 2) / 2;
  const moved = translation(0, 0, -shift);
  const spots = places.map((place) => multiply(moved, translation(...place), scaling(size)));
  const anchors = Object.fromEntries(
    Object.entries(vehicle.anchors).map(([name, at]) => [name, [at[0], at[1], at[2] - shift] as Vec3]),
  );
  return {
    size: [
      Math.max(vehicle.size[0], width * size * 2 + 0.4),
      Math.max(vehicle.size[1], height * size),
      reach + vehicle.size[2] / 2,
    ],
    parts: [
      ...vehicle.parts,
      ...spots.flatMap((_, n) => animal.parts.map((part) => ({ ...part, name: `animal${n}-${part.name}` }))),
    ],
    anchors,
    pose: (input: PoseInput) => {
      const own = vehicle.pose?.(input) ?? { parts: {}, anchors: {} };
      const parts = placeParts(own.parts, vehicle.parts, '', moved);
      for (const [n, spot] of spots.entries()) {
        const action =
          input.action === 'fly' ? 'run' : input.speed > 3 ? 'run' : input.speed > 0.1 ? 'walk' : 'stand';
        const pose = animal.pose!({
          ...input,
          action,
          speed: input.speed / size,
          travelled: input.travelled / size,
          phase: input.phase + n * 1.3,
          lookAt: null,
        });
        Object.assign(parts, placeParts(pose.parts, animal.parts, `animal${n}-`, spot));
      }
      const moving = Object.fromEntries(
        Object.entries(own.anchors).map(([name, at]) => [name, multiply(moved, at ?? identity())]),
      );
      return { ...own, parts, anchors: moving };
    },
  };
};

export const animalTeams: Kit = {
  name: 'santa sleigh',
  nouns: teams.flatMap(([nouns]) => nouns),
  locomotion: 'rolls',
  speeds: { slow: 3, fast: 6 },
  bodies: 1 + 2 * Math.max(...teams.map(([, { pairs }]) => pairs)),
  build: (options) => {
    const team = (teams.find(([nouns]) => nouns.includes(options.noun)) ?? teams[0]!)[1];
    const vehicle = carriage.build({ ...options, noun: team.vehicle });
    const animal = team.animal.build({
      ...options,
      noun: team.noun,
      colour: null,
      traits: [],
      wears: [],
      detail: options.detail === 0 ? 1 : options.detail,
    });
    return harness(vehicle, animal, team);
  },
};
