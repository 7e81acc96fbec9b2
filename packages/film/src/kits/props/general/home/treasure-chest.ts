import { fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom, pick } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const gold = fromHex('#d8a838');

export const chest = staticKit(
  ['treasure chest', 'chest', 'treasure', 'pirate chest', 'treasure box'],
  (b, { seed }) => {
    const random = createRandom(seed + 8);
    const paint = fromHex('#6e4326');
    b.paint(paint, 'wood')
      .box([0, 0.22, 0.28], [0.9, 0.4, 0.04])
      .box([0, 0.22, -0.28], [0.9, 0.4, 0.04])
      .box([0.43, 0.22, 0], [0.04, 0.4, 0.56])
      .box([-0.43, 0.22, 0], [0.04, 0.4, 0.56])
      .box([0, 0.04, 0], [0.9, 0.06, 0.58]);
    const lid = multiply(translation(0, 0.42, -0.29), rotationX(-1.15));
    b.twoSided().at(lid, (k) => {
      const arc = Array.from({ length: 9 }, (_, n) => {
        const a = (n / 8) * Math.PI;
        return [Math.sin(a) * 0.2, 0.29 - Math.cos(a) * 0.29] as const;
      });
      k.paint(paint, 'wood').loft(
        [-0.45, 0.45].map((x): Vec3[] => arc.map(([y, z]): Vec3 => [x, y, z])),
        { isClosed: false },
      );
      k.paint(gold, 'metal');
      for (const x of [-0.42, -0.2, 0.2, 0.42])
        k.tube(
          arc.map(([y, z]): Vec3 => [x, y + 0.004, z]),
          0.016,
          5,
        );
      k.box([0, 0.0, 0.59], [0.14, 0.1, 0.03], 0.01);
    });
    b.paint(gold, 'metal');
    for (const x of [-0.42, -0.2, 0.2, 0.42]) b.box([x, 0.22, 0.305], [0.05, 0.42, 0.012], 0.004, 1);
    b.box([0, 0.4, 0.305], [0.92, 0.05, 0.012], 0.004, 1)
      .box([0, 0.06, 0.305], [0.92, 0.05, 0.012], 0.004, 1)
      .box([0, 0.33, 0.315], [0.14, 0.14, 0.02], 0.01);
    b.paint([0.02, 0.02, 0.02], 'matte').box([0, 0.32, 0.328], [0.02, 0.05, 0.005]);
    for (let n = 0; n < 110; n += 1) {
      const [x, z] = [(random() - 0.5) * 0.78, (random() - 0.5) * 0.46];
      const y = 0.36 + 0.13 * (1 - (x / 0.42) ** 2) * (1 - (z / 0.28) ** 2) + random() * 0.02;
      b.paint(n % 6 ? gold : lighten(gold, 0.3), 'metal').at(
        multiply(translation(x, y, z), rotationX(random() - 0.5), rotationZ(random() - 0.5)),
        (k) => k.cylinder(-0.004, 0.004, 0.032, 0.032, 10),
      );
    }
    for (let n = 0; n < 9; n += 1)
      b.paint(pick(random, ['#c81f3a', '#1f9a5a', '#2a55c8', '#e8e8f0'].map(fromHex)), 'glossy').sphere(
        [(random() - 0.5) * 0.6, 0.5 + random() * 0.02, (random() - 0.5) * 0.3],
        0.03,
        7,
      );
    b.paint(fromHex('#f4efe4'), 'glossy');
    for (let n = 0; n < 12; n += 1)
      b.sphere([0.1 + n * 0.025, 0.5 - (n - 5) ** 2 * 0.004, 0.2 + n * 0.012], 0.013, 7);
    return { top: [0, 0.5, 0], inside: [0, 0.4, 0] };
  },
);
