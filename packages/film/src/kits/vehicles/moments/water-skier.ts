/** A motorboat that pulls somebody over the water by a line, on skis or on a board. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { buildPerson } from '../../people/person.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { ships } from '../water/ships.ts';

const pace = 8;
/** Metres along x of the boat's middle and of the skier, who is nearer to the camera. */
const [boatX, skierX, skierZ] = [3.9, -2.6, 2];

const skis = (isBoard: boolean): Model => {
  const body = new MeshBuilder();
  body.paint(fromHex(isBoard ? '#f2a81c' : '#e8402c'), 'glossy');
  for (const side of isBoard ? [0] : [-0.14, 0.14])
    body.loft(
      [-0.75, -0.4, 0.3, 0.7, 0.95].map((z, n) => {
        const half = (isBoard ? 0.21 : 0.085) * [0.8, 1, 1, 0.9, 0.3][n]!;
        const y = [0, 0, 0, 0.05, 0.18][n]!;
        return [
          [side - half, y, z],
          [side + half, y, z],
          [side + half, y + 0.03, z],
          [side - half, y + 0.03, z],
        ] as Vec3[];
      }),
      { isClosed: true, hasCaps: true },
    );
  return assembleModel({ body });
};

/** From side to side across the wake, leaning into it. */
const swayAt = ({ time }: PoseInput) => ({
  z: skierZ + 0.9 * Math.sin(time * 1.5),
  lean: 0.22 * Math.cos(time * 1.5),
  y: 0.1 + 0.07 * Math.sin(time * 4.3),
});

const line = (): Model => {
  const rope = new MeshBuilder();
  rope.paint(fromHex('#f4d23a'), 'satin').tube(
    [
      [0, 0, 0],
      [0, 0, 1],
    ],
    0.022,
    6,
  );
  return assembleModel({ rope });
};

const build = (options: KitOptions): Model => {
  const boat = ships.build(
    plainOptions('speedboat', { colour: options.colour ?? fromHex('#f4f4f0'), detail: options.detail }),
  );
  const water = boat.waterline ?? 0.3;
  const isBoard = options.traits.includes('board');
  const skier = buildPerson({
    ...plainOptions('person'),
    sex: options.traits.includes('woman') ? 'female' : 'male',
    age: 'adult',
    seed: options.seed + 3,
    wears: [
      { name: 'vest', colour: { name: 'orange', hex: '#f07a1c' } },
      { name: 'shorts', colour: { name: 'navy', hex: '#1f3a7a' } },
      { name: 'barefoot', colour: null },
    ],
  });
  const placeOf = (input: PoseInput) => {
    const { z, lean, y } = swayAt(input);
    return { z, lean, y: water + y };
  };
  const standing: Member = {
    model: skier,
    act: (input) => {
      const { z, lean, y } = placeOf(input);
      return {
        at: multiply(
          translation(skierX, y + 0.04, z),
          rotationY(Math.PI / 2),
          rotationZ(lean),
          rotationX(-0.3),
        ),
        input: {
          ...input,
          action: 'ski',
          speed: 0,
          travelled: 0,
          handLeft: [0.12, 1, 0.52],
          handRight: [-0.12, 1, 0.52],
        },
      };
    },
  };
  const onFeet: Member = {
    model: skis(isBoard),
    act: (input) => {
      const { z, lean, y } = placeOf(input);
      return {
        at: multiply(translation(skierX, y, z), rotationY(Math.PI / 2), rotationZ(lean), rotationX(-0.16)),
        input,
      };
    },
  };
  const pulled: Member = {
    model: line(),
    act: (input) => {
      const { z, y } = placeOf(input);
      const from: Vec3 = [skierX + 0.85, y + 0.92, z];
      const to: Vec3 = [boatX - boat.size[2] * 0.45, water + 0.75, 0];
      const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const long = Math.hypot(dx, dy, dz);
      const at = multiply(
        translation(...from),
        rotationY(Math.atan2(dx, dz)),
        rotationX(-Math.asin(dy / long)),
      );
      // Only along its own axis.
      for (const row of [0, 4, 8]) at[row + 2]! *= long;
      return { at, input };
    },
  };
  const ahead: Member = {
    model: boat,
    act: (input) => ({
      at: multiply(translation(boatX, 0, 0), rotationY(Math.PI / 2)),
      input: { ...input, action: 'sail', speed: pace },
    }),
  };
  const model = combineModels(
    [ahead, standing, onFeet, pulled],
    { size: [boatX + boat.size[2] * 0.5 - skierX + 1, 2.3, 4] },
    (input) => [...wakeOf(input, water, boat.size[2]), ...sprayOf(input, placeOf(input))],
  );
  return { ...model, waterline: water };
};

const foam = [0.93, 0.97, 1] as Vec3;

const wakeOf = ({ time }: PoseInput, water: number, long: number): Particle[] =>
  Array.from({ length: 130 }, (_, n) => {
    const age = (time * 0.7 + n * 0.618) % 1;
    const side = n % 2 ? 1 : -1;
    return {
      position: [
        boatX - long * 0.45 - age * 7,
        water + 0.04,
        side * (0.3 + age * 1.6 + 0.3 * ((n * 0.377) % 1)),
      ] as Vec3,
      size: 0.12 + 0.22 * age,
      colour: foam,
      opacity: 0.5 * (1 - age),
      ...(n % 2 && { wisp: n * 1.3 }),
    };
  });

/** A fan of water behind the skis, towards the side they lean from. */
const sprayOf = ({ time }: PoseInput, { z, lean, y }: { z: number; lean: number; y: number }): Particle[] =>
  Array.from({ length: 170 }, (_, n) => {
    const age = (time * 1.3 + n * 0.618) % 1;
    const [a, b] = [(n * 0.377) % 1, (n * 0.733) % 1];
    return {
      position: [
        skierX - 0.4 - age * (1.2 + 1.6 * a),
        y + Math.max(-0.05, (1 + 2.2 * b) * age - 2.4 * age * age),
        z + (b - 0.5) * 1.2 * age + lean * 5 * age * a,
      ] as Vec3,
      size: n % 4 === 0 ? 0.12 + 0.25 * age : 0.025 + 0.04 * age,
      colour: foam,
      opacity: (n % 4 === 0 ? 0.35 : 0.8) * (1 - age),
      ...(n % 4 === 0 && { wisp: n * 1.7 }),
    };
  });

export const waterSkier: Kit = {
  name: 'water skier behind a boat',
  nouns: ['water skier behind a boat', 'wakeboarder behind a boat'],
  locomotion: 'floats',
  build,
};
