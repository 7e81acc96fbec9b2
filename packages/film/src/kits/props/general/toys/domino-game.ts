/** Dominoes at play: a chain of tiles laid end to end, and each player's own tiles on edge. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { placed, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { pips } from './pips.ts';

/** Lies along x with its pips up. */
const addTile = (b: MeshBuilder, left: number, right: number) => {
  b.paint(fromHex('#fbf6e8'), 'glossy').box([0, 0.006, 0], [0.068, 0.012, 0.034], 0.003);
  b.paint(fromHex('#14120f'), 'satin').box([0, 0.0122, 0], [0.0016, 0.0008, 0.028]);
  for (const [half, number] of [
    [-1, left],
    [1, right],
  ] as const)
    for (const [x, z] of pips[number % 7]!)
      b.sphere([half * 0.017 + x * 0.0095, 0.0122, z * 0.0095], [0.0034, 0.0009, 0.0034], 8);
};

export const dominoGame = staticKit(['domino game', 'game of dominoes', 'dominoes game'], (b) => {
  let number = 6;
  for (let n = 0; n < 9; n += 1) {
    const next = (number * 3 + n) % 7;
    const isDouble = n % 4 === 2;
    const [x, z] = n < 7 ? [-0.24 + n * 0.072, 0.02 * Math.sin(n * 0.9)] : [0.24, -0.055 - (n - 7) * 0.072];
    b.at(placed(x, 0, z, { turnY: isDouble || n >= 7 ? Math.PI / 2 : 0.05 * Math.sin(n * 5) }), (k) =>
      addTile(k, number, isDouble ? number : next),
    );
    if (!isDouble) number = next;
  }
  // Hands on edge, backs to the other player.
  for (const side of [-1, 1])
    for (let n = 0; n < 5; n += 1)
      b.at(
        placed(side * 0.36, 0.017, (n - 2) * 0.075, { turnY: Math.PI / 2, turnX: (side * Math.PI) / 2 }),
        (k) => k.at(placed(0, -0.006, 0), (m) => addTile(m, n + 1, n + side + 2)),
      );
  b.paint(fromHex('#fbf6e8'), 'glossy');
  for (const [x, z, turn] of [
    [-0.12, -0.19, 0.5],
    [0.02, -0.2, 1.9],
    [-0.02, 0.2, 0.2],
    [0.1, 0.17, 2.4],
  ] as const)
    b.at(placed(x, 0, z, { turnY: turn }), (k) =>
      slab(
        k,
        [
          [-0.034, 0],
          [0.034, 0],
          [0.034, 0.012],
          [-0.034, 0.012],
        ],
        0.034,
      ),
    );
  return { top: [0, 0.02, 0] };
});
