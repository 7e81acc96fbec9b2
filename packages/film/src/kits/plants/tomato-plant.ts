/** A tomato, pepper or strawberry plant in a clay pot, tied to a stick and full of fruit. */

import { fromHex, lighten } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import { staticKit } from '../shared/static-kit.ts';

export const tomatoPlant = staticKit(
  ['tomato plant', 'potted tomato', 'pepper plant', 'chili plant', 'strawberry plant'],
  (b, { noun, colour }) => {
    const isLow = noun.startsWith('strawberry');
    const height = isLow ? 0.5 : 1.05;
    b.paint(fromHex('#b5603a'), 'satin').lathe(
      [
        [0, 0],
        [0.13, 0],
        [0.17, 0.24],
        [0.19, 0.24],
        [0.19, 0.29],
        [0.16, 0.29],
      ],
      26,
    );
    b.paint(fromHex('#4a3424'), 'soil').lathe(
      [
        [0.165, 0.27],
        [0, 0.275],
      ],
      20,
    );
    b.paint(fromHex('#c8a468'), 'wood').tube(
      [
        [0.02, 0.2, -0.02],
        [0.02, height + 0.12, -0.02],
      ],
      0.012,
      7,
    );
    b.paint(fromHex('#4f7a30'), 'leaf').tube(
      [
        [0, 0.25, 0],
        [0.03, height * 0.6, 0.02],
        [0, height, 0],
      ],
      0.014,
      7,
    );
    const leaf = fromHex('#4a8a34');
    for (let n = 0; n < 46; n += 1) {
      const share = n / 46;
      const y = 0.34 + share * (height - 0.32);
      const reach = 0.1 + 0.13 * Math.sin(Math.PI * (0.2 + 0.75 * share));
      b.paint(lighten(leaf, (n % 4) * 0.05), 'leaf').at(
        multiply(translation(0, y, 0), rotationY(n * 2.4), rotationX(0.25 + 0.2 * (n % 3))),
        (k) => k.sphere([0, 0, reach], [0.055, 0.008, 0.09], 8),
      );
    }
    const ripe = colour ?? fromHex('#d8241c');
    for (let n = 0; n < 16; n += 1) {
      const angle = n * 2.1 + 0.4;
      const y = 0.38 + (n / 16) * (height - 0.5);
      const [x, z] = [Math.sin(angle) * 0.2, Math.cos(angle) * 0.2];
      const size = n % 5 === 4 ? 0.034 : 0.046;
      b.paint(n % 5 === 4 ? fromHex('#8ab03a') : ripe, 'glossy').sphere(
        [x, y, z],
        [size, size * 0.9, size],
        14,
      );
      b.paint(fromHex('#3f7a2c'), 'leaf').sphere([x, y + size * 0.85, z], [0.02, 0.006, 0.02], 6);
    }
    return {};
  },
);
