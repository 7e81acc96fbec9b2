/** A young tree that is being planted: a thin stem with a few leaves, tied to a stake in a heap of fresh soil. */

import { fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { staticKit } from '../../shared/static-kit.ts';

export const sapling = staticKit(['sapling', 'young tree', 'tree sapling'], (b, { colour }) => {
  const height = 1.35;
  b.paint(fromHex('#4a3220'), 'soil').lathe(
    [
      [0.46, 0],
      [0.4, 0.05],
      [0.24, 0.13],
      [0.1, 0.17],
      [0, 0.18],
    ],
    26,
    (a) => 0.92 + 0.08 * Math.sin(a * 5),
  );
  for (let n = 0; n < 14; n += 1) {
    const [a, far] = [n * 2.4, 0.3 + 0.2 * ((n * 0.618) % 1)];
    const size = 0.025 + 0.02 * ((n * 0.37) % 1);
    b.sphere([Math.cos(a) * far, 0.04, Math.sin(a) * far], size, 7);
  }
  b.paint(fromHex('#c8a468'), 'wood').tube(
    [
      [0.07, 0.1, -0.03],
      [0.07, height * 0.72, -0.03],
    ],
    0.014,
    7,
  );
  b.paint(fromHex('#6b4a2e'), 'bark').tube(
    [
      [0, 0.1, 0],
      [0.012, height * 0.5, 0.01],
      [0, height, 0],
    ],
    [0.024, 0.018, 0.008],
    9,
  );
  const leaf = colour ?? fromHex('#4f9a38');
  for (let n = 0; n < 72; n += 1) {
    const share = n / 72;
    const y = height * (0.52 + 0.5 * share);
    const reach = 0.08 + 0.2 * Math.sin(Math.PI * (0.18 + 0.78 * share)) * (0.6 + 0.4 * ((n * 0.618) % 1));
    b.paint(lighten(leaf, (n % 5) * 0.05), 'leaf').at(
      multiply(translation(0, y, 0), rotationY(n * 2.4), rotationX(0.15 + 0.22 * (n % 3))),
      (k) => k.sphere([0, 0, reach], [0.05, 0.008, 0.085], 8),
    );
  }
  return { top: [0, height, 0] };
});
