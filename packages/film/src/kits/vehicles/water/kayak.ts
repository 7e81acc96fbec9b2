/** A kayak: a slender closed hull with a cockpit, and a paddle with a blade at both ends that the hands go with. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { rocking, wake } from '../shared/hull.ts';

/** Of a boat that is in rapids: short, and thrown about. */
export const whiteWater = 'white water';

const waterline = 0.15;
const seat: Vec3 = [0, 0.16, -0.25];

const addBody = (b: MeshBuilder, length: number, beam: number, paint: Vec3) => {
  const deck = lighten(paint, 0.08);
  const rows = 26;
  const ring = (n: number): Vec3[] => {
    const t = (n / rows) * 2 - 1;
    const half = (beam / 2) * Math.max(0.03, (1 - Math.abs(t) ** 2.4) ** 0.75);
    const rise = 0.2 * Math.abs(t) ** 3;
    const z = (t * length) / 2;
    return Array.from({ length: 18 }, (_, k): Vec3 => {
      const a = (k / 18) * Math.PI * 2;
      const up = Math.sin(a);
      const thick = up > 0 ? 0.17 - 0.05 * Math.abs(t) : 0.19;
      return [half * Math.cos(a), 0.2 + rise + up * thick * Math.max(0.12, 1 - Math.abs(t) ** 4), z];
    });
  };
  b.paint((p) => (p[1] > 0.26 ? deck : p[1] < 0.1 ? darken(paint, 0.3) : paint), 'glossy').loft(
    Array.from({ length: rows + 1 }, (_, n) => ring(n)),
    { isClosed: true, hasCaps: true },
  );
  // The skirt that keeps the water out, and the rim it is drawn over.
  const rim = Array.from({ length: 21 }, (_, k): Vec3 => {
    const a = (k / 20) * Math.PI * 2;
    return [0.25 * Math.cos(a), 0.385, seat[2] + 0.12 + 0.42 * Math.sin(a)];
  });
  b.paint(fromHex('#1b1d22'), 'satin').tube(rim, 0.028, 8);
  b.paint(fromHex('#24272d'), 'cloth').sphere([0, 0.35, seat[2] + 0.12], [0.24, 0.1, 0.41], 20);
  b.paint(fromHex('#f2f2ee'), 'satin');
  for (const side of [-1, 1])
    b.tube(
      [
        [side * beam * 0.3, 0.372, length * 0.16],
        [side * beam * 0.14, 0.39, length * 0.34],
      ],
      0.014,
      6,
    );
};

const buildPaddle = (paint: Vec3): MeshBuilder => {
  const paddle = new MeshBuilder();
  paddle.paint(fromHex('#22242a'), 'satin').tube(
    [
      [-0.86, 0, 0],
      [0.86, 0, 0],
    ],
    0.017,
    8,
  );
  for (const side of [-1, 1])
    paddle.paint(paint, 'glossy').sphere([side * 1.05, 0, 0], [0.25, 0.1, 0.022], 14);
  return paddle;
};

/** Spray that the bow throws up when it comes down, and foam along the sides. */
const thrownWater = ({ time, phase }: PoseInput, length: number): Particle[] =>
  Array.from({ length: 130 }, (_, n) => {
    const age = (time * 1.25 + phase + n * 0.618) % 1;
    const side = n % 2 ? 1 : -1;
    const isBow = n % 3 !== 0;
    const force = 0.6 + 0.4 * Math.sin(time * 3.1 + phase);
    const out = (isBow ? 0.1 : 0.3) + (0.3 + 0.9 * ((n * 0.377) % 1)) * age;
    return {
      position: [
        side * out,
        waterline + (isBow ? (2.6 * ((n * 0.53) % 1) * age - 2.4 * age * age) * force : 0.06),
        (isBow ? length * 0.36 : length * (((n * 0.733) % 1) - 0.5)) - age * 1.1,
      ] as Vec3,
      size: n % 4 === 0 ? 0.13 + 0.2 * age : 0.02 + 0.035 * age,
      colour: [0.93, 0.97, 1] as Vec3,
      opacity: (n % 4 === 0 ? 0.4 : 0.8) * (1 - age),
      ...(n % 4 === 0 && { wisp: n * 1.3 }),
    };
  });

/** Up one wave and down the next, from side to side. */
export const tossed = ({ time, phase }: PoseInput, amount = 1): Matrix =>
  multiply(
    translation(0, waterline + 0.1 * amount * Math.sin(time * 3.1 + phase + 0.8), 0),
    rotationX(-0.3 * amount * Math.sin(time * 3.1 + phase)),
    rotationZ(0.16 * amount * Math.sin(time * 2.3 + phase * 1.7)),
    rotationY(0.12 * amount * Math.sin(time * 1.6 + phase)),
    translation(0, -waterline, 0),
  );

export const kayak: Kit = {
  name: 'kayak',
  nouns: ['kayak', 'sea kayak', 'white water kayak'],
  locomotion: 'floats',
  speeds: { slow: 1.2, fast: 2.6 },
  build: ({ colour, traits }): Model => {
    const isTossed = traits.includes(whiteWater);
    const paint = colour ?? fromHex(isTossed ? '#d8301f' : '#e2a01c');
    const [length, beam] = isTossed ? [2.9, 0.72] : [4.3, 0.66];
    const body = new MeshBuilder();
    addBody(body, length, beam, paint);
    return assembleModel(
      { body, paddle: buildPaddle(isTossed ? fromHex('#f0c520') : paint) },
      {
        size: [2.2, 0.6, length],
        waterline,
        anchors: {
          seat,
          back: seat,
          inside: seat,
          top: [0, 0.4, 0.6],
          handlebarLeft: [0.34, 0.72, 0.22],
          handlebarRight: [-0.34, 0.72, 0.22],
          pedalLeft: [0.12, 0.14, 0.62],
          pedalRight: [-0.12, 0.14, 0.62],
        },
        pose: (input) => {
          const root = isTossed ? tossed(input) : rocking(input, waterline, 0.6);
          const isRowing = input.speed > 0.05 || input.action === 'row' || isTossed;
          const stroke = isRowing ? input.time * (isTossed ? 4.6 : 3) + input.phase : 0.6;
          // One blade in the water, then the other, each on its way back.
          const paddle = multiply(
            root,
            translation(0, 0.74, seat[2] + 0.5 - 0.05 * Math.cos(stroke * 2)),
            rotationZ(Math.sin(stroke) * 0.62),
            rotationY(Math.cos(stroke) * 0.45),
          );
          const on = (at: Vec3) => multiply(root, translation(...at));
          return {
            parts: { body: root, paddle },
            anchors: {
              seat: on(seat),
              back: on(seat),
              handlebarLeft: multiply(paddle, translation(0.34, 0, 0)),
              handlebarRight: multiply(paddle, translation(-0.34, 0, 0)),
              pedalLeft: on([0.12, 0.14, 0.62]),
              pedalRight: on([-0.12, 0.14, 0.62]),
            },
            particles: isTossed ? thrownWater(input, length) : wake(input, { length, beam }, waterline),
          };
        },
      },
    );
  },
};
