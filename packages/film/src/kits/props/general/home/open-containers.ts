/** Boxes, crates and barrels with the lid off, for what is in them. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';

type Inside = { inside: Vec3; top: Vec3 };

/** Four walls, a floor and flaps that hang outwards. */
export const addOpenBox = (b: MeshBuilder, card: Vec3, [w, h, d]: Vec3, hasFlaps: boolean): Inside => {
  const wall = 0.012;
  b.paint(darken(card, 0.35), 'matte').box([0, 0.01, 0], [w - wall, 0.02, d - wall]);
  for (const side of [-1, 1]) {
    b.paint(card, 'matte')
      .box([0, h / 2, side * (d / 2)], [w, h, wall], 0.003, 1)
      .box([side * (w / 2), h / 2, 0], [wall, h, d], 0.003, 1);
    if (!hasFlaps) continue;
    for (const [turn, width, reach] of [
      [side > 0 ? 0 : Math.PI, w, d / 2],
      [(side * Math.PI) / 2, d, w / 2],
    ] as const)
      b.at(multiply(rotationY(turn), translation(0, h, reach), rotationX(0.75)), (k) =>
        k.paint(lighten(card, 0.08), 'matte').box([0, 0, 0.1], [width * 0.97, 0.01, 0.2], 0.003, 1),
      );
  }
  return { inside: [0, 0.03, 0], top: [0, h, 0] };
};

/** A turned wall with an open top; `profile` goes from the foot to the rim. */
export const addOpenRound = (
  b: MeshBuilder,
  paint: Vec3,
  material: 'wood' | 'metal',
  profile: readonly (readonly [number, number])[],
): Inside => {
  const wall = 0.02;
  const rim = profile.at(-1)![1];
  b.paint(
    (p) => (Math.floor((Math.atan2(p[2], p[0]) / Math.PI) * 9 + 20) % 2 ? paint : darken(paint, 0.15)),
    material,
  ).lathe(
    [
      [0, 0],
      ...profile.map(([r, y]): [number, number] => [r, y]),
      ...profile.toReversed().map(([r, y]): [number, number] => [r - wall, Math.max(y, 0.04)]),
      [0, 0.04],
    ],
    36,
  );
  return { inside: [0, 0.06, 0], top: [0, rim, 0] };
};
