/** Passers-by of the middle distance: simple figures with swinging arms and legs, who walk along a way and start again at its end. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from './set-builder.ts';

type Figure = { body: Mesh; leg: Mesh | null; arm: Mesh };

const tops = ['#b8382f', '#2f5a9a', '#d8a02a', '#3f7a5a', '#d8d2c6', '#6a3a72', '#c8683a', '#34404c'];
const trousers = ['#2a3346', '#3a3530', '#4a5566', '#22252a'];
const skins = ['#eec4a0', '#d49e74', '#a8704a', '#7a4a30', '#e4b48c'];
const hairs = ['#2a1c14', '#5a3a22', '#1c1c1e', '#8a6a3c', '#7a7672'];
const robes = ['#e6dcc4', '#b0603a', '#3f6a7a', '#7a3444', '#c89a4a', '#4a5a3c', '#d8c8a8', '#5a4a6a'];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** About 400 triangles; stands on y = 0 and faces +z. */
const buildFigure = (n: number, isRobed: boolean): Figure => {
  const [top, skin] = [fromHex(at(isRobed ? robes : tops, n)), fromHex(at(skins, n * 3 + 1))];
  const hair = fromHex(at(hairs, n * 7));
  const isLong = n % 2 === 1;
  const body = new MeshBuilder();
  body.paint(top, 'cloth').at(scaling(1, 1, 0.66), (b) =>
    b.lathe(
      isRobed
        ? [
            [0.27, 0.06],
            [0.22, 0.7],
            [0.2, 1.1],
            [0.215, 1.34],
            [0.1, 1.45],
            [0.06, 1.48],
          ]
        : [
            [0.17, 0.82],
            [0.165, 1.02],
            [0.215, 1.32],
            [0.1, 1.44],
            [0.06, 1.47],
          ],
      12,
    ),
  );
  if (!isRobed) body.paint(fromHex(at(trousers, n)), 'cloth').sphere([0, 0.86, 0], [0.175, 0.12, 0.125], 10);
  body.paint(skin, 'skin').sphere([0, 1.6, 0.01], [0.1, 0.125, 0.105], 10);
  body.paint([0.02, 0.02, 0.02], 'matte');
  for (const side of [-1, 1]) body.sphere([side * 0.038, 1.615, 0.108], [0.013, 0.016, 0.008], 5);
  if (isRobed && n % 3 !== 0)
    body.paint(fromHex(at(robes, n + 3)), 'cloth').sphere([0, 1.66, -0.02], [0.125, 0.115, 0.125], 10);
  else {
    body.paint(hair, 'fur').sphere([0, 1.645, -0.022], [0.112, 0.112, 0.112], 10);
    if (isLong) body.sphere([0, 1.5, -0.07], [0.1, 0.16, 0.05], 8);
  }
  const leg = new MeshBuilder();
  leg.paint(fromHex(at(trousers, n)), 'cloth').tube(
    [
      [0, 0.02, 0],
      [0, -0.42, 0.01],
      [0, -0.8, 0],
    ],
    [0.088, 0.065, 0.05],
    7,
  );
  leg.paint(fromHex('#2a2420'), 'satin').box([0, -0.82, 0.05], [0.09, 0.08, 0.24], 0.02, 1);
  const arm = new MeshBuilder();
  arm.paint(top, 'cloth').tube(
    [
      [0, 0, 0],
      [0, -0.28, 0],
      [0, -0.5, 0.05],
    ],
    [0.055, 0.045, 0.038],
    6,
  );
  arm.paint(skin, 'skin').sphere([0, -0.55, 0.06], 0.045, 6);
  return { body: body.mesh, leg: isRobed ? null : leg.mesh, arm: arm.mesh };
};

export type WalkersOptions = {
  /** Where each is at the start. */
  spots: readonly Vec3[];
  /** They go to and fro along z between these, half of them each way. */
  from: number;
  to: number;
  /** Djellabas and headscarves instead of shirts and trousers. */
  isRobed?: boolean;
  /** They stand and sway instead of walking: a crowd that waits. */
  isWaiting?: boolean;
  /** Way of those who wait: angle from +z towards +x. */
  facing?: number;
};

export const addWalkers = (set: SetBuilder, options: WalkersOptions): void => {
  const { spots, from, to, isRobed = false, isWaiting = false, facing = Math.PI } = options;
  const figures = Array.from({ length: 8 }, (_, n) => buildFigure(n, isRobed));
  const way = Math.max(4, to - from);
  for (const [n, spot] of spots.entries()) {
    const figure = figures[n % figures.length]!;
    const size = 0.93 + 0.13 * set.random();
    const phase = set.random() * 6.283;
    const speed = 0.95 + 0.3 * set.random();
    const isToCamera = n % 2 === 0;
    const yaw = isWaiting ? facing + (set.random() - 0.5) * 0.9 : isToCamera ? 0 : Math.PI;
    const stride = 4.4 * speed;
    const rootAt = (time: number): Matrix => {
      if (isWaiting)
        return multiply(
          translation(spot[0], spot[1] + 0.025 * Math.abs(Math.sin(time * 2.4 + phase)), spot[2]),
          rotationY(yaw + 0.12 * Math.sin(time * 0.9 + phase)),
          scaling(size),
        );
      const gone = (isToCamera ? spot[2] - from : to - spot[2]) + time * speed;
      const along = ((gone % way) + way) % way;
      const z = isToCamera ? from + along : to - along;
      const y = spot[1] + 0.02 * Math.abs(Math.sin(time * stride + phase));
      return multiply(translation(spot[0], y, z), rotationY(yaw), scaling(size));
    };
    const swingAt = (time: number) => (isWaiting ? 0.04 : 0.5 * Math.sin(time * stride + phase));
    const isFar = set.distanceToCamera(spot[0], spot[2]) > 22;
    const add = (mesh: Mesh, place: (time: number) => Matrix) =>
      set.add(mesh, place(0), {
        castsNoShadow: isFar,
        update: (time) => multiply(rootAt(time), place(time)),
      });
    add(figure.body, () => translation(0, 0, 0));
    for (const side of [-1, 1]) {
      if (figure.leg)
        add(figure.leg, (time) =>
          multiply(translation(side * 0.09, 0.86, 0), rotationX(side * swingAt(time))),
        );
      add(figure.arm, (time) =>
        multiply(translation(side * 0.23, 1.34, 0), rotationX(-side * 0.8 * swingAt(time))),
      );
    }
  }
};
