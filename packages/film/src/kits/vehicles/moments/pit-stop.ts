/** A racing car that stands in its pit while the crew changes the wheels: one at each wheel, jacks, new tyres, a sign. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { identity, multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { buildPerson } from '../../people/person.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { raceCar } from '../road/race-car.ts';
import { addWheel } from '../shared/wheels.ts';

/** How high the jacks hold the car. */
const lifted = 0.1;
const axles = [-1.6, 1.65];

const box = (): Member => {
  const b = new MeshBuilder();
  // The box painted on the ground, and what lies ready in it.
  b.paint(fromHex('#f2f2ee'), 'matte');
  for (const z of [-3.4, 3.4]) b.box([0, 0.012, z], [4.4, 0.02, 0.12]);
  for (const x of [-2.2, 2.2]) b.box([x, 0.012, 0], [0.12, 0.02, 6.8]);
  b.paint(fromHex('#e8b81e'), 'matte');
  for (const z of axles) b.box([0, 0.014, z], [3.6, 0.02, 0.2]);
  b.paint(fromHex('#2a2c30'), 'metal');
  for (const [z, way] of [
    [2.75, 1],
    [-2.7, -1],
  ] as const) {
    b.box([0, 0.14, z], [0.6, 0.1, 0.5], 0.03);
    b.tube([[0, 0.14, z] as Vec3, [0, 0.95, z + way * 0.75] as Vec3], 0.035, 8);
    b.box([0, 0.97, z + way * 0.77], [0.5, 0.05, 0.05], 0.02);
  }
  // New tyres in stacks and one beside each wheel.
  for (const side of [-1, 1])
    for (const z of axles)
      b.at(translation(side * 1.95, 0.34, z - 0.75), (k) =>
        addWheel(k, 0.34, 0.34, 'alloy', side, fromHex('#d8b030'), 20),
      );
  return { model: assembleModel({ b }), act: (input) => ({ at: identity(), input }) };
};

/** The helmet of the driver, who stays in the cockpit. */
const helmet = (): Member => {
  const b = new MeshBuilder();
  b.paint(fromHex('#f2c21a'), 'glossy').sphere([0, 0.86, -0.12], [0.165, 0.18, 0.19], 18);
  b.paint(fromHex('#15181d'), 'glossy').sphere([0, 0.88, -0.03], [0.15, 0.07, 0.14], 14);
  b.paint(fromHex('#1f4fa8'), 'cloth').sphere([0, 0.64, -0.14], [0.26, 0.1, 0.16], 12);
  return { model: assembleModel({ b }), act: (input) => ({ at: translation(0, lifted, 0), input }) };
};

/** Dressed and helmeted as those who race. */
const crewman = (seed: number): Model =>
  buildPerson({ ...plainOptions('racing driver'), age: 'adult', sex: 'male', seed, detail: 1 });

/** Kneels at a wheel with both hands on it, and works at its nut. */
const atWheel = (model: Model, side: number, z: number, phase: number): Member => ({
  model,
  act: (input: PoseInput) => {
    const shake = 0.05 * Math.sin(input.time * 9 + phase);
    const reach = 0.62 + 0.03 * Math.sin(input.time * 23 + phase);
    return {
      at: multiply(translation(side * 1.68, 0, z), rotationY(side > 0 ? -Math.PI / 2 : Math.PI / 2)),
      input: {
        ...input,
        action: 'kneel',
        speed: 0,
        travelled: 0,
        phase,
        handLeft: [0.14, 0.42 + shake, reach],
        handRight: [-0.14, 0.42 - shake, reach],
      },
    };
  },
});

const stands = (model: Model, at: Vec3, yaw: number, phase: number, hands: number): Member => ({
  model,
  act: (input: PoseInput) => ({
    at: multiply(translation(...at), rotationY(yaw)),
    input: {
      ...input,
      action: 'stand',
      speed: 0,
      travelled: 0,
      phase,
      handLeft: [0.2, hands, 0.42],
      handRight: [-0.2, hands + 0.04 * Math.sin(input.time * 4 + phase), 0.42],
    },
  }),
});

const build = ({ colour, detail, seed }: KitOptions): Model => {
  const car = raceCar.build({ ...plainOptions('formula 1 car'), colour, detail });
  const crew = [0, 1].map((n) => crewman(seed + n * 5)) as [Model, Model];
  const turned = rotationY(Math.PI / 2 - 0.35);
  const members: Member[] = [
    {
      model: car,
      act: (input) => ({
        at: translation(0, lifted + 0.006 * Math.sin(input.time * 17), 0),
        input: { ...input, action: 'stand', speed: 0, travelled: 0 },
      }),
    },
    box(),
    helmet(),
    ...[-1, 1].flatMap((side) =>
      axles.map((z, n) => atWheel(crew[n % 2 ? 1 : 0], side, z, side * 1.3 + n * 2.1)),
    ),
    stands(crew[0], [0, 0, 3.95], Math.PI, 0.6, 0.98),
    stands(crew[1], [0, 0, -3.9], 0, 2.2, 0.98),
    stands(crew[0], [2.7, 0, 0.2], -Math.PI / 2, 1.1, 1.15),
  ];
  return combineModels(
    members.map((member) => ({
      ...member,
      act: (input) => {
        const own = member.act(input);
        return own && { ...own, at: multiply(turned, own.at) };
      },
    })),
    { size: [8.2, 1.8, 5] },
  );
};

export const pitStop: Kit = {
  name: 'racing car in its pit',
  nouns: ['racing car in its pit'],
  locomotion: 'none',
  build,
};
