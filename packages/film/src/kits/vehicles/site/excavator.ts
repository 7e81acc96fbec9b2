/** An excavator; where it digs it takes earth out of a hole, swings round and drops it on a heap. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../geometry/new-builders.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationY,
  scaling,
  transformPoint,
  translation,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addCabBox, addTracks, black, steel } from '../road/machines-parts.ts';
import { springs } from '../shared/driving.ts';
import { steps } from '../shared/section.ts';

const earth = fromHex('#6b4a2c');
/** Where the boom turns on the cab and the bucket on the arm, and seconds from one load to the next. */
const boomAt: Vec3 = [-0.35, 1.5, 0.9];
const bucketAt: Vec3 = [-0.35, 1.5, 5];
const cycle = 3.4;
/** How far round the heap lies. */
const aside = 0.85;

const addBoom = (b: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'glossy').loft(
    [
      [1.5, 0.9, 0.5],
      [3.6, 2.2, 0.42],
      [3.9, 3.3, 0.3],
    ].map(([y, z, s]): Vec3[] => [
      [-0.5, y! - s! / 2, z!],
      [-0.2, y! - s! / 2, z!],
      [-0.2, y! + s! / 2, z!],
      [-0.5, y! + s! / 2, z!],
    ]),
  );
  b.tube([[-0.35, 4, 3.2] as Vec3, bucketAt], [0.24, 0.16], 8);
  b.paint(steel, 'metal').tube([[-0.35, 1.9, 1.2] as Vec3, [-0.35, 3.4, 2.4] as Vec3], 0.08, 8);
};

/** About its pin: a scoop with teeth, open towards the machine. */
const addBucket = (b: MeshBuilder) => {
  const side = (y: number, z: number): [number, number] => [y - bucketAt[1], z - bucketAt[2]];
  const hollow = [side(0.5, 4.2), side(0.3, 4.7), side(0.6, 5.3), side(1.4, 5.4)];
  b.paint(darken(steel, 0.3), 'metal').loft(
    hollow.map(([y, z]): Vec3[] => [
      [-0.6, y, z],
      [0.6, y, z],
      [0.6, y + 0.12, z + 0.12],
      [-0.6, y + 0.12, z + 0.12],
    ]),
  );
  for (const x of [-0.6, 0.6])
    b.loft([x - 0.03, x + 0.03].map((at) => [...hollow, side(1.45, 4.9)].map(([y, z]): Vec3 => [at, y, z])));
  for (const x of steps(-0.5, 0.5, 4))
    b.tube([[x, -1, -0.75] as Vec3, [x, -1.08, -1.05] as Vec3], [0.06, 0.02], 5);
};

const addEarth = (b: MeshBuilder, radius: number, height: number) =>
  b
    .paint((p) => darken(earth, 0.5 * noise(p[0] * 3, p[1] * 3, p[2] * 3)), 'soil')
    .lathe(
      [
        [radius, 0],
        [radius * 0.72, height * 0.45],
        [radius * 0.35, height * 0.85],
        [0, height],
      ],
      22,
      (angle, y) => 1 + 0.16 * Math.sin(angle * 5 + y * 7),
    );

type Moment = { yaw: number; lift: number; tip: number; isLoaded: boolean; falls: number };

const momentOf = (time: number): Moment => {
  const u = (time / cycle + 0.1) % 1;
  const swing = smoothstep(0.36, 0.56, u) * (1 - smoothstep(0.74, 0.94, u));
  return {
    yaw: aside * swing,
    // Down into the ground, up with the load, and down again.
    lift:
      0.1 * smoothstep(0, 0.16, u) * (1 - smoothstep(0.16, 0.3, u)) -
      0.3 * smoothstep(0.2, 0.42, u) * (1 - smoothstep(0.8, 1, u)),
    tip: smoothstep(0.56, 0.68, u) * (1 - smoothstep(0.76, 0.9, u)),
    isLoaded: u > 0.14 && u < 0.63,
    falls: u > 0.58 && u < 0.8 ? (u - 0.58) * cycle : -1,
  };
};

const fallingEarth = (falls: number): Particle[] => {
  if (falls < 0) return [];
  const from = transformPoint(multiply(rotationY(aside), translation(0, 2.1, 4.9)), [-0.35, 0, 0]);
  return Array.from({ length: 46 }, (_, n) => {
    const age = falls - (n % 16) * 0.022;
    const spread = 0.55 * Math.sin(n * 2.4);
    return {
      position: [
        from[0] + spread,
        Math.max(0.4, from[1] - 4.9 * age * age - 0.2 * Math.sin(n)),
        from[2] + 0.5 * Math.cos(n * 3.7),
      ] as Vec3,
      size: 0.1 + 0.07 * Math.abs(Math.sin(n * 5)),
      colour: [0.2, 0.13, 0.07] as Vec3,
      opacity: age > 0 ? 0.95 : 0,
    };
  });
};

export const buildExcavator = (paint: Vec3): Model => {
  const [body, cab, boom, bucket, load, heap, hole] = newBuilders(7);
  addTracks(body, 1.05, 3.6, 0.8, 0.55);
  body.paint(black, 'satin').box([0, 0.75, 0], [1.6, 0.4, 1.6], 0.05);
  cab
    .paint(paint, 'glossy')
    .box([0, 1.5, -0.7], [2.3, 1, 2], 0.15)
    .box([0, 1.1, 0.2], [2.3, 0.25, 2.2], 0.06);
  addCabBox(cab, [0.65, 1.15, 0.7], [0.95, 1.6, 1.3], paint);
  addBoom(boom, paint);
  addBucket(bucket);
  load.at(translation(0, -0.95, -0.15), (b) => addEarth(b, 0.58, 0.75));
  addEarth(heap, 1.5, 1.25);
  // Dark ground with a rim of what was thrown out.
  hole.paint(darken(earth, 0.65), 'soil').lathe(
    [
      [1.1, 0.03],
      [0, 0.025],
    ],
    26,
  );
  for (let n = 0; n < 16; n += 1) {
    const a = (n / 16) * 2 * Math.PI;
    hole.at(translation(Math.cos(a) * 1.2, 0, Math.sin(a) * 1.1), (b) =>
      addEarth(b, 0.36, 0.18 + 0.1 * Math.sin(n * 9)),
    );
  }
  const heapAt = transformPoint(rotationY(aside), [-0.35, 0, 5]);
  return assembleModel(
    { body, cab, boom, bucket, load, heap, hole },
    {
      size: [2.7, 4.2, 8],
      anchors: { seat: [0.65, 1.6, 0.6], top: [0, 2.1, -0.7], exhaust: [-0.6, 2.2, -1.2] },
      pose: (input: PoseInput) => {
        const isDigging = input.action === 'dig' || (input.action === 'build' && input.speed === 0);
        const moment: Moment = isDigging
          ? momentOf(input.time)
          : { yaw: 0.4 * Math.sin(input.time * 0.8), lift: 0, tip: 0, isLoaded: false, falls: -1 };
        const turned = multiply(springs(input, 0.5), rotationY(moment.yaw));
        const raised = multiply(
          turned,
          translation(...boomAt),
          rotationX(moment.lift),
          translation(-boomAt[0], -boomAt[1], -boomAt[2]),
        );
        const scoop = multiply(raised, translation(...bucketAt), rotationX(-0.95 * moment.tip));
        const seconds = Number.isFinite(input.actionSeconds) ? Math.max(2, input.actionSeconds) : 4;
        const grown = 0.72 + 0.28 * Math.min(1, input.time / seconds);
        return {
          parts: {
            cab: turned,
            boom: raised,
            bucket: scoop,
            load: moment.isLoaded ? scoop : null,
            heap: isDigging ? multiply(translation(...heapAt), scaling(grown)) : null,
            hole: isDigging ? translation(-0.35, 0, 4.6) : null,
          },
          anchors: {},
          particles: fallingEarth(moment.falls),
        };
      },
    },
  );
};
