/** Things of small pets: a perch to sit on, and striped seeds. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import { mix } from '../../../../math/vector.ts';
import { pairs, placed, ring } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

export const perch = staticKit(
  ['bird stand', 'bird perch', 'parrot stand', 'parrot perch', 'wooden perch', 'perch stand'],
  (b, { colour, noun }) => {
    // Parrots sit at the height of a face.
    const high = noun === 'parrot perch' ? 1.36 : 1;
    const wood = colour ?? fromHex('#8a5a30');
    b.paint(darken(wood, 0.3), 'wood').lathe(pairs(0, 0, 0.2, 0, 0.2, 0.02, 0.06, 0.045, 0.03, 0.08), 32);
    b.paint(wood, 'wood').cylinder(0.04, high - 0.02, 0.024, 0.02, 14);
    b.at(placed(0, high, 0, { turnZ: Math.PI / 2 }), (k) => {
      k.paint((p) => mix(wood, darken(wood, 0.35), 0.5 + 0.5 * Math.sin(p[0] * 90)), 'wood').cylinder(
        -0.36,
        0.36,
        0.021,
        0.021,
        14,
      );
      for (const y of [-0.36, 0.36]) k.sphere([0, y, 0], 0.028, 14);
    });
    for (const [x, hex] of [
      [-0.31, '#c8302a'],
      [0.31, '#2a6ac8'],
    ] as const)
      b.at(translation(x, high - 0.03, 0), (k) => {
        k.paint(fromHex('#c8ccd2'), 'metal').lathe(
          pairs(0, -0.055, 0.045, -0.05, 0.055, 0, 0.05, -0.004, 0.04, -0.04, 0, -0.044),
          24,
        );
        k.paint(fromHex(hex), 'satin');
        ring(k, 0.054, 0.005, 24);
      });
    return { top: [0, high + 0.02, 0] };
  },
);

export const seeds = staticKit(
  ['sunflower seed', 'sunflower seeds', 'seed', 'seeds', 'birdseed', 'pile of seeds', 'bird seed'],
  (b, { seed, noun }) => {
    const random = createRandom(seed);
    const isMany = /seeds|pile|birdseed|bird seed/.test(noun);
    for (let n = 0; n < (isMany ? 40 : 9); n += 1) {
      const [a, r] = [random() * 7, Math.sqrt(random()) * (isMany ? 0.05 : 0.03)];
      b.at(
        multiply(
          translation(Math.cos(a) * r, 0.004 + (isMany ? 0.014 * (1 - r / 0.05) : 0), Math.sin(a) * r),
          rotationY(random() * 6),
          rotationZ((random() - 0.5) * 0.7),
          rotationX((random() - 0.5) * 0.5),
        ),
        (k) => {
          k.paint(fromHex('#26221e'), 'satin').sphere([0, 0, 0], [0.0042, 0.0026, 0.0078], 12);
          for (const x of [-0.0024, 0, 0.0024])
            k.paint(fromHex('#ece4d2'), 'satin').sphere([x, 0.0012, 0], [0.0005, 0.0016, 0.0066], 8);
        },
      );
    }
    return { grip: [0, 0.004, 0] };
  },
);
