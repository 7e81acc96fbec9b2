/** A bus at the kerb with its door open, and those who get in one after another. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { identity, type Matrix, multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Age } from '../../../scene/scene.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { buildPerson } from '../../people/person.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { bus } from '../road/bus.ts';

const [pace, apart, step] = [0.85, 1.15, 0.34];
/** Height and depth of the pavement, and how far from the bus it begins. */
const [kerb, paved, gap] = [0.13, 2.3, 0.22];

const pavement = (length: number, side: number): Member => {
  const slab = new MeshBuilder()
    .paint(fromHex('#b4afa4'), 'stone')
    .box([0, kerb / 2, side + gap + paved / 2], [length, kerb, paved], 0.03)
    .paint(fromHex('#d2cec4'), 'stone')
    .box([0, kerb / 2 + 0.005, side + gap + 0.09], [length, kerb, 0.18], 0.03);
  return { model: assembleModel({ slab }), act: (input) => ({ at: identity(), input }) };
};

/** Along the side of the bus to its door, then up the step and in. */
const boards = (model: Model, place: number, door: number, side: number, isLeaving: boolean): Member => ({
  model,
  act: (input: PoseInput) => {
    const gone = pace * input.time + 0.9 - place * apart;
    const way = isLeaving ? 3.4 - gone - place * apart : gone;
    // The first metres are along the bus, the last one is into it.
    const along = Math.max(0, 2.2 - way);
    const inward = clamp(way - 2.2, 0, 1.4);
    if (inward >= 1.1) return null;
    const turn = smoothstep(1.9, 2.5, way);
    const heading = (Math.PI / 2) * (1 + turn) + (isLeaving ? Math.PI : 0);
    const at: Matrix = multiply(
      translation(door - along, kerb + step * smoothstep(0.35, 0.75, inward), side + 0.85 - inward),
      rotationY(heading),
    );
    return {
      at,
      input: {
        ...input,
        action: 'walk',
        speed: pace,
        travelled: pace * input.time + place,
        phase: place * 1.7,
      },
    };
  },
});

const build = (options: KitOptions): Model => {
  const { traits, colour, detail } = options;
  const isSchool = traits.includes('school') || !traits.includes('city');
  const vehicle = bus.build({
    ...plainOptions(isSchool ? 'school bus' : 'bus'),
    colour,
    detail,
    traits: ['open door'],
  });
  const doorAnchor = vehicle.anchors.door!;
  const isAdult = traits.includes('adults');
  const riders = Array.from({ length: 4 }, (_, n) => {
    const age: Age = isAdult ? 'adult' : 'child';
    return buildPerson({
      ...plainOptions(isAdult ? 'person' : 'child'),
      age,
      sex: n % 2 ? 'male' : 'female',
      seed: options.seed + n * 7 + 3,
      wears: [{ name: 'backpack', colour: null }],
      detail: 1,
    });
  });
  const isLeaving = traits.includes('gets out');
  // The side with the door is turned to the camera, its front to the right.
  const parked: Member = {
    model: vehicle,
    act: (input) => ({
      at: rotationY(Math.PI / 2),
      input: { ...input, speed: 0, travelled: 0 },
    }),
  };
  const door = doorAnchor[2];
  const side = -doorAnchor[0] - 0.4;
  return combineModels(
    [
      parked,
      pavement(vehicle.size[2] * 1.05, side),
      ...riders.map((model, n) => boards(model, n, door, side, isLeaving)),
    ],
    {
      size: [vehicle.size[2], vehicle.size[1], vehicle.size[0] + 1.4],
      anchors: { top: vehicle.anchors.top! },
    },
  );
};

export const boardingBus: Kit = {
  name: 'bus at its stop',
  nouns: ['bus at its stop', 'school bus at its stop'],
  locomotion: 'none',
  build,
};
