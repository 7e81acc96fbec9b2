/** Ribbons, folded clothes, quilts, leashes, buttons, racks of clothes, lipstick, cigarettes and drinking straws. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac0');

/** A loose spiral of band with two tails. */
const ribbon = staticKit(['ribbon', 'silk ribbon', 'satin ribbon', 'bow ribbon'], (b, { colour }) => {
  const own = colour ?? fromHex('#d8284a');
  b.paint(own, 'satin');
  const band = (line: (t: number) => Vec3, steps: number, width: number) => {
    const rows = Array.from({ length: steps + 1 }, (_, n) => {
      const [x, y, z] = line(n / steps);
      return [0, width].map((lift) => b.vertex([x, y + lift, z], [0, 0, 1]));
    });
    b.grid(rows);
  };
  band(
    (t) => {
      const angle = t * 4.2 * Math.PI;
      const radius = 0.03 + 0.05 * t;
      return [Math.cos(angle) * radius, 0.004, Math.sin(angle) * radius];
    },
    90,
    0.035,
  );
  band(
    (t) => [0.08 + t * 0.22, 0.004 + Math.abs(Math.sin(t * 9)) * 0.02, 0.02 + Math.sin(t * 6) * 0.03],
    40,
    0.035,
  );
  b.mesh.isTwoSided = true;
  return { grip: [0, 0.02, 0] };
});

const clothColours = ['#4f79b0', '#e8e2d4', '#b8443c', '#5c7a52', '#d8a94a'];

const clothes = staticKit(
  ['clothes', 'folded clothes', 'pile of clothes', 'clothing', 'garments', 'shirts'],
  (b, { colour }) => {
    let y = 0;
    for (const [n, hex] of clothColours.entries()) {
      const tall = 0.034 + (n % 2) * 0.01;
      const own = n === 0 && colour ? colour : fromHex(hex);
      b.paint(own, 'cloth').at(placed((n % 2) * 0.008, y, 0, { turnY: (n - 2) * 0.05 }), (k) => {
        k.box([0, tall / 2, 0], [0.27, tall, 0.22], 0.015, 3);
        k.paint(darken(own, 0.3), 'cloth').box([0, tall / 2, 0.109], [0.25, 0.004, 0.006]);
      });
      y += tall * 0.96;
    }
    b.paint(lighten(fromHex(clothColours[4]!), 0.3), 'cloth').at(placed(0, y, 0.06), (k) => {
      k.box([-0.03, 0.004, 0], [0.05, 0.008, 0.04], 0.003).box([0.03, 0.004, 0], [0.05, 0.008, 0.04], 0.003);
    });
    return { grip: [0, y / 2, 0.1] };
  },
);

const patches = ['#b8443c', '#e8d8b4', '#4f79b0', '#5c7a52', '#d8a94a', '#8a5a8c'];

const quilt = staticKit(['quilt', 'patchwork quilt', 'patchwork', 'comforter', 'duvet'], (b, { colour }) => {
  const [columns, rows, size] = [7, 9, 0.2];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const own =
        (row + column) % 2 === 0 && colour
          ? colour
          : fromHex(patches[(row * 3 + column * 2) % patches.length]!);
      b.paint(own, 'cloth').box(
        [(column - 3) * size, 0.025, (row - 4) * size],
        [size * 0.99, 0.05, size * 0.99],
        0.02,
        1,
      );
    }
  return {};
});

const leash = staticKit(['leash', 'dog leash', 'dog lead'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#c8322c'), 'satin');
  const line: Vec3[] = Array.from({ length: 46 }, (_, n) => {
    const angle = n * 0.36;
    return [Math.cos(angle) * (0.11 - n * 0.0008), 0.006 + n * 0.0006, Math.sin(angle) * (0.08 - n * 0.0006)];
  });
  b.tube(line, 0.006, 8);
  b.at(placed(0.16, 0.008, 0.02), (k) => ring(k, 0.05, 0.007, 24));
  b.paint(steel, 'metal').at(placed(-0.13, 0.008, 0.02), (k) => {
    ring(k, 0.012, 0.003, 16);
    k.box([-0.03, 0, 0], [0.04, 0.008, 0.012], 0.003);
  });
  return { grip: [0.16, 0.01, 0.02] };
});

const button = staticKit(['button', 'shirt button'], (b, { colour }) => {
  const own = colour ?? fromHex('#3d6fb5');
  b.paint(own, 'glossy').lathe(
    pairs(0, 0, 0.018, 0, 0.02, 0.003, 0.018, 0.006, 0.013, 0.0045, 0, 0.0045),
    30,
  );
  b.paint(darken(own, 0.75), 'matte');
  around(4, 0.0055, (x, z) => b.at(placed(x, 0.0044, z), (k) => k.cylinder(0, 0.0006, 0.002, 0.002, 10)));
  return {};
});

const clothesRack = staticKit(
  ['clothes rack', 'clothes stand', 'garment rack', 'clothing rack'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#5c6066'), 'metal');
    for (const x of [-0.6, 0.6]) {
      rod(b, [x, 0, 0], [x, 1.6, 0], 0.016, 12);
      rod(b, [x, 0.02, -0.25], [x, 0.02, 0.25], 0.016, 12);
    }
    rod(b, [-0.6, 1.6, 0], [0.6, 1.6, 0], 0.016, 12);
    for (const [n, hex] of clothColours.entries())
      b.at(placed(-0.36 + n * 0.18, 0, 0, { turnY: 1.3 }), (k) => {
        k.paint(steel, 'metal').tube(
          [
            [0, 1.6, 0],
            [0, 1.54, 0],
            [0.19, 1.46, 0],
          ],
          0.005,
          6,
        );
        k.paint(fromHex(hex), 'cloth').box([0, 1.16, 0], [0.42, 0.62, 0.05], 0.02, 2);
      });
    return {};
  },
);

const lipstick = staticKit(['lipstick', 'lip balm'], (b, { colour }) => {
  b.paint(fromHex('#22232a'), 'glossy').cylinder(0, 0.034, 0.0105, 0.0105, 24);
  b.paint(fromHex('#d8b24a'), 'metal').cylinder(0.034, 0.05, 0.009, 0.009, 24);
  b.paint(colour ?? fromHex('#c01830'), 'satin').loft(
    [0, 0.4, 0.75, 1].map((t) =>
      Array.from({ length: 16 }, (_, n): Vec3 => {
        const angle = (-n / 16) * 2 * Math.PI;
        const x = Math.cos(angle) * 0.0075;
        return [x, 0.05 + 0.024 * t + (t === 1 ? x * 0.9 : 0), Math.sin(angle) * 0.0075];
      }),
    ),
    { isClosed: true, hasCaps: true },
  );
  return { grip: [0, 0.025, 0] };
});

const cigarette = staticKit(['cigarette', 'cigar'], (b, { noun, colour }) => {
  const [radius, length] = noun === 'cigar' ? [0.009, 0.14] : [0.004, 0.085];
  b.at(placed(0, radius, 0, { turnX: Math.PI / 2 }), (k) => {
    k.paint(noun === 'cigar' ? fromHex('#6b4024') : (colour ?? fromHex('#f4f2ea')), 'matte').cylinder(
      -length / 2,
      length * 0.24,
      radius,
      radius,
      16,
    );
    k.paint(fromHex(noun === 'cigar' ? '#b8342c' : '#d89a4a'), 'matte').cylinder(
      length * 0.24,
      length / 2,
      radius * 1.02,
      radius,
      16,
    );
    k.paint([1.6, 0.35, 0.06], 'glow').cylinder(-length / 2 - 0.002, -length / 2, radius * 0.9, radius, 14);
    k.paint(fromHex('#8a8a8a'), 'matte').cylinder(
      -length / 2 - 0.007,
      -length / 2 - 0.002,
      radius * 0.8,
      radius * 0.9,
      14,
    );
  });
  return { grip: [0, radius, length * 0.3] };
});

const straw = staticKit(['straw', 'drinking straw', 'paper straw'], (b, { colour }) => {
  const own = colour ?? fromHex('#d8322c');
  for (let n = 0; n < 14; n += 1)
    b.paint(n % 2 ? fromHex('#f6f3ea') : own, 'satin').cylinder(
      n * 0.011,
      (n + 1) * 0.011,
      0.0035,
      0.0035,
      14,
    );
  b.paint(own, 'satin').tube(
    [
      [0, 0.154, 0],
      [0.004, 0.168, 0],
      [0.03, 0.185, 0],
    ],
    0.0035,
    12,
  );
  return { grip: [0, 0.08, 0] };
});

export const softGoodsKits = [ribbon, clothes, quilt, leash, button, clothesRack, lipstick, cigarette, straw];
