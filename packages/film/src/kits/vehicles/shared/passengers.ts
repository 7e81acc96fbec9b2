/** Passengers at the windows of a bus or a train: head and shoulders, flat against the pane, for panes are not looked through. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';

const skins = ['#f0c8a4', '#c98f62', '#8a5a3a', '#e6b48a'].map(fromHex);
const hairs = ['#2a1c14', '#5a3a1e', '#c89a4a', '#8a8a8a', '#1a1a1c'].map(fromHex);
const clothes = ['#d8483a', '#2f6fb8', '#e8b43a', '#3f9a5a', '#e8e4da', '#8a4fa0'].map(fromHex);

export const isFull = (traits: readonly string[]): boolean => traits.includes('full of passengers');

/** One in the pane whose middle is given; `side` is the way out of the vehicle along x. */
export const addPassenger = (b: MeshBuilder, [x, y, z]: Vec3, side: number, n: number, dark: Vec3): void => {
  // The inside of the vehicle behind them.
  b.paint(dark, 'satin').box([x, y, z], [0.03, 0.8, 0.86]);
  const out = x + side * 0.02;
  const lift = 0.04 * ((n * 7) % 3) - 0.04;
  b.paint(clothes[(n * 5) % clothes.length]!, 'cloth').sphere([out, y - 0.3, z], [0.035, 0.2, 0.3], 12);
  b.paint(hairs[(n * 3) % hairs.length]!, 'satin').sphere(
    [out, y + 0.12 + lift, z],
    [0.035, 0.2, n % 2 ? 0.2 : 0.17],
    12,
  );
  b.paint(skins[(n * 11) % skins.length]!, 'satin').sphere(
    [out + side * 0.014, y + 0.07 + lift, z],
    [0.035, 0.155, 0.135],
    12,
  );
  b.paint(fromHex('#241a16'), 'satin');
  for (const eye of [-0.05, 0.05])
    b.sphere([out + side * 0.045, y + 0.1 + lift, z + eye], [0.012, 0.022, 0.018], 6);
  if (n % 5 === 2)
    b.paint(clothes[n % clothes.length]!, 'cloth').sphere(
      [out + side * 0.008, y + 0.24 + lift, z],
      [0.04, 0.09, 0.2],
      12,
    );
};
