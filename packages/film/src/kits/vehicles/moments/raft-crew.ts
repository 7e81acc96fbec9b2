/** An inflatable raft in white water, with a crew in helmets and life vests who paddle on both sides. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationFacing, translationTo } from '../../../math/matrix.ts';
import { normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { buildPerson } from '../../people/person.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { tossed } from '../water/kayak.ts';

const [length, beam, tube] = [4.2, 1.9, 0.27];
const waterline = 0.16;

const raft = (colour: Vec3): Model => {
  const body = new MeshBuilder();
  const [hx, hz] = [beam / 2 - tube, length / 2 - tube];
  const ring = Array.from({ length: 41 }, (_, n): Vec3 => {
    const a = (n / 40) * Math.PI * 2;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const z = hz * Math.sign(c) * Math.abs(c) ** 0.7;
    return [hx * Math.sign(s) * Math.abs(s) ** 0.6, tube + 0.3 * Math.abs(z / hz) ** 4, z];
  });
  body.paint(colour, 'satin').tube(ring, tube, 14);
  for (const z of [-0.75, 0.55])
    body.paint(fromHex('#2a2c32'), 'satin').tube(
      [
        [-hx, tube, z],
        [hx, tube, z],
      ],
      0.17,
      12,
    );
  body.paint(fromHex('#34373d'), 'satin').box([0, 0.12, 0], [beam * 0.7, 0.08, length * 0.8], 0.03, 1);
  // The line along the outside that one holds on to.
  body.paint(fromHex('#f4f2ea'), 'satin').tube(
    ring.map(([x, y, z]): Vec3 => [x * 1.36, y + 0.1, z * 1.13]),
    0.018,
    6,
  );
  return assembleModel({ body });
};

const paddle = (): Model => {
  const stick = new MeshBuilder();
  stick.paint(fromHex('#22242a'), 'satin').tube(
    [
      [0, 0, 0],
      [0, 0, 1.05],
    ],
    0.019,
    8,
  );
  stick.paint(fromHex('#f0c520'), 'glossy').sphere([0, 0, 1.25], [0.1, 0.022, 0.28], 12);
  return assembleModel({ stick });
};

/** Upper and lower hand on the paddle of one who sits on the `side` tube, in raft space. */
const strokeAt = (seat: Vec3, side: number, { time }: PoseInput): [Vec3, Vec3] => {
  const a = time * 3.6 + (side > 0 ? 0 : 0.4) + seat[2] * 0.2;
  const [sweep, lift] = [0.34 * Math.sin(a), 0.1 * Math.cos(a)];
  return [
    [seat[0] + side * 0.02, seat[1] + 0.62 + lift, seat[2] + 0.34 + sweep * 0.5],
    [seat[0] + side * 0.36, seat[1] + 0.2 + lift, seat[2] + 0.38 + sweep],
  ];
};

const vests = ['#e2602a', '#e2602a', '#f0b81c', '#e2602a'];

const crew = (options: KitOptions): Member[] => {
  const blade = paddle();
  return [0, 1, 2, 3].flatMap((n): Member[] => {
    const side = n % 2 ? 1 : -1;
    const seat: Vec3 = [side * (beam / 2 - tube), tube * 1.95, n < 2 ? 0.62 : -0.72];
    const model = buildPerson({
      ...plainOptions('person'),
      sex: n === 1 || n === 2 ? 'female' : 'male',
      age: 'adult',
      seed: options.seed + n * 11 + 3,
      wears: [
        { name: 'vest', colour: { name: 'orange', hex: vests[n]! } },
        { name: 'shorts', colour: { name: 'navy', hex: '#1f2a44' } },
        { name: 'helmet', colour: { name: 'yellow', hex: ['#2f6fd0', '#d83a2c', '#f2c21c', '#35a04a'][n]! } },
      ],
      detail: 1,
    });
    const height = 0.36;
    const origin: Vec3 = [seat[0], seat[1] - height, seat[2]];
    return [
      {
        model,
        act: (input) => {
          const [upper, lower] = strokeAt(seat, side, input).map((hand) => subtract(hand, origin)) as [
            Vec3,
            Vec3,
          ];
          return {
            at: multiply(tossed(input, 0.9), translationTo(origin)),
            input: {
              ...input,
              action: 'sit',
              speed: 0,
              travelled: 0,
              seatHeight: height,
              phase: n,
              handLeft: side > 0 ? lower : upper,
              handRight: side > 0 ? upper : lower,
              lookAt: [0, 1, 6],
            },
          };
        },
      },
      {
        model: blade,
        act: (input) => {
          const [upper, lower] = strokeAt(seat, side, input);
          const way = normalize(subtract(lower, upper));
          return { at: multiply(tossed(input, 0.9), translationTo(upper), rotationFacing(way)), input };
        },
      },
    ];
  });
};

/** It ploughs through waves: sheets of spray at the bow and both sides. */
const thrownWater = ({ time }: PoseInput): Particle[] =>
  Array.from({ length: 220 }, (_, n) => {
    const age = (time * 1.15 + n * 0.618) % 1;
    const side = n % 2 ? 1 : -1;
    const isBow = n % 3 !== 0;
    const force = 0.75 + 0.35 * Math.sin(time * 3.1);
    const out = beam * 0.42 + (0.3 + 1.1 * ((n * 0.377) % 1)) * age;
    return {
      position: [
        isBow ? side * out * 0.7 * ((n * 0.91) % 1) : side * out,
        waterline + Math.max(0, (3.4 * ((n * 0.53) % 1) * age - 3 * age * age) * force),
        (isBow ? length * 0.5 : length * (((n * 0.733) % 1) - 0.5)) - age * 1.2,
      ] as Vec3,
      size: n % 4 === 0 ? 0.16 + 0.26 * age : 0.025 + 0.04 * age,
      colour: [0.93, 0.97, 1] as Vec3,
      opacity: (n % 4 === 0 ? 0.4 : 0.8) * (1 - age),
      ...(n % 4 === 0 && { wisp: n * 1.3 }),
    };
  });

export const raftCrew: Kit = {
  name: 'raft in white water',
  nouns: ['raft in white water', 'inflatable raft'],
  locomotion: 'floats',
  speeds: { slow: 1, fast: 2.2 },
  build: (options) => {
    const boat: Member = {
      model: raft(options.colour ?? fromHex('#2f62b8')),
      act: (input) => ({ at: tossed(input, 0.9), input }),
    };
    const model = combineModels(
      [boat, ...crew(options)],
      { size: [beam * 1.3, 1.5, length], anchors: { top: [0, 0.5, 0] } },
      thrownWater,
    );
    return { ...model, waterline };
  },
};
