/** Three balls of snow with coal eyes, a carrot nose, stick arms, a hat and a scarf. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { hats } from '../clothes/hats.ts';

const balls: [y: number, radius: number][] = [
  [0.36, 0.42],
  [0.94, 0.31],
  [1.38, 0.23],
];

/** Where a stick is stuck into the middle ball. */
const shoulder: Vec3 = [0.26, 1.0, 0];

/** A stick with twigs for fingers, about the origin of the shoulder. */
const addArm = (sign: number): MeshBuilder => {
  const b = new MeshBuilder();
  b.paint(fromHex('#5a3a22'), 'bark').tube(
    [
      [0, 0, 0],
      [sign * 0.24, 0.14, 0.05],
      [sign * 0.44, 0.36, 0.06],
    ],
    [0.024, 0.019, 0.012],
    8,
  );
  for (const [dx, dy] of [
    [0.1, 0.06],
    [-0.02, 0.13],
    [0.12, -0.02],
  ] as const)
    b.tube(
      [
        [sign * 0.4, 0.3, 0.06],
        [sign * (0.42 + dx), 0.38 + dy, 0.08],
      ],
      [0.011, 0.006],
      6,
    );
  return b;
};

const lively = new Set([
  'dance',
  'wave',
  'walk',
  'run',
  'jump',
  'talk',
  'laugh',
  'celebrate',
  'sing',
  'clap',
  'skate',
]);

/** How far each arm is lifted, the head is turned and the whole hops, in radians and metres. */
const livelyPose = (action: string, time: number) => {
  const beat = time * (action === 'run' ? 9 : 6.2);
  const isWaving = action === 'wave' || action === 'talk' || action === 'laugh';
  return {
    right: isWaving ? 0.55 + 0.5 * Math.sin(beat) : 0.35 + 0.6 * Math.sin(beat * 0.5),
    left: isWaving ? -0.35 + 0.2 * Math.sin(beat * 0.5) : 0.35 - 0.6 * Math.sin(beat * 0.5),
    turn: 0.5 * Math.sin(time * 1.9),
    tilt: 0.16 * Math.sin(time * 2.6),
    hop: 0.1 * Math.abs(Math.sin(beat * 0.5)),
  };
};

export const snowman: Kit = {
  name: 'snowman',
  nouns: ['snowman', 'snow man'],
  locomotion: 'none',
  build: ({ wears, detail }) => {
    const hexOf = (name: string, usual: string) =>
      fromHex(wears.find((garment) => garment.name === name)?.colour?.hex ?? usual);
    const round = [30, 18, 10][detail]!;
    const body = new MeshBuilder();
    const snow = (p: Vec3): Vec3 => {
      const k = 0.9 + 0.1 * noise(p[0] * 9, p[1] * 9, p[2] * 9);
      return [0.9 * k, 0.93 * k, 0.98 * k];
    };
    for (const [n, [y, radius]] of balls.slice(0, 2).entries())
      body.paint(snow, 'snow').sphere([0, y, 0], [radius * 1.03, radius * 0.95, radius], round + n);
    const coal = body.paint([0.02, 0.02, 0.022], 'satin');
    for (const y of [0.86, 0.98, 1.1])
      coal.sphere([0, y, Math.sqrt(0.31 ** 2 - (y - 0.94) ** 2) * 0.99], 0.03, 10);
    const arms = [-1, 1].map(addArm);
    const scarf = hexOf('scarf', '#c8202c');
    body.paint((p) => (Math.floor(p[1] * 26) % 3 === 0 ? [0.9, 0.88, 0.84] : scarf), 'fur');
    body.tube(
      Array.from(
        { length: 25 },
        (_, n): Vec3 => [
          Math.cos((n / 24) * 6.2832) * 0.2,
          1.2 + Math.sin(n * 0.8) * 0.006,
          Math.sin((n / 24) * 6.2832) * 0.2,
        ],
      ),
      0.05,
      10,
      false,
    );
    body.tube(
      [
        [0.1, 1.19, 0.19],
        [0.13, 1.05, 0.31],
        [0.15, 0.9, 0.33],
        [0.16, 0.78, 0.31],
      ],
      [0.045, 0.05, 0.05, 0.045],
      8,
    );
    const head = new MeshBuilder();
    head.paint(snow, 'snow').sphere([0, 1.38, 0], 0.23, round);
    head.paint([0.02, 0.02, 0.022], 'satin');
    for (const sign of [-1, 1]) head.sphere([sign * 0.08, 1.45, 0.2], 0.026, 10);
    for (let n = -3; n <= 3; n += 1)
      head.sphere([n * 0.034, 1.28 + n * n * 0.006, 0.213 - n * n * 0.004], 0.014, 8);
    head.paint(fromHex('#e8761f'), 'satin').tube(
      [
        [0, 1.385, 0.2],
        [0.004, 1.38, 0.32],
        [0.008, 1.37, 0.45],
      ],
      [0.042, 0.028, 0.004],
      12,
    );
    const hat = wears.find(({ name }) => hats[name])?.name ?? 'top_hat';
    head.at(multiply(translation(0, 1.42, -0.01), rotationZ(-0.08), scaling(1.62)), (c) =>
      hats[hat]!(c as MeshBuilder, hexOf(hat, hat === 'top_hat' ? '#1f1f23' : '#c0282f'), undefined),
    );
    return {
      size: [1.5, 1.95, 0.9],
      parts: [
        { name: 'body', mesh: body.mesh },
        { name: 'head', mesh: head.mesh },
        { name: 'armRight', mesh: arms[0]!.mesh },
        { name: 'armLeft', mesh: arms[1]!.mesh },
      ],
      anchors: {
        top: [0, 1.95, 0],
        head: [0, 1.38, 0],
        handLeft: [0.7, 1.36, 0.06],
        handRight: [-0.7, 1.36, 0.06],
        neck: [0, 1.2, 0.2],
      },
      pose: ({ time, phase, action }) => {
        const isLively = lively.has(action);
        const t = time + phase * 5;
        const sway = Math.sin(t * 1.4) * (isLively ? 0.09 : 0.025);
        const { right, left, turn, tilt, hop } = isLively
          ? livelyPose(action, t)
          : { right: 0, left: 0, turn: 0, tilt: 0, hop: 0 };
        const body = multiply(translation(0, hop, 0), rotationZ(sway * 0.4));
        const armAt = (sign: number, lift: number) =>
          multiply(body, translation(sign * shoulder[0], shoulder[1], shoulder[2]), rotationZ(sign * lift));
        return {
          parts: {
            body,
            armRight: armAt(-1, right),
            armLeft: armAt(1, left),
            head: multiply(
              body,
              translation(0, 1.2, 0),
              rotationY(turn),
              rotationZ(sway * 1.3 + tilt),
              rotationX(Math.sin(time * 0.9) * 0.03),
              translation(0, -1.2, 0),
            ),
          },
          anchors: {},
        };
      },
    };
  },
};
