/** A rock face with animals, hunters and hands painted on it in ochre. */

import { fromHex } from '../../../../math/colour.ts';
import { noise } from '../../../../math/noise.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** Ellipses and thick lines in a box of one by one: middle and half sizes, or two ends and half a width. */
type Mark =
  | { ellipse: [number, number, number, number] }
  | { line: [number, number, number, number, number] };
const e = (...ellipse: [number, number, number, number]): Mark => ({ ellipse });
const l = (...line: [number, number, number, number, number]): Mark => ({ line });

const bison = [
  e(0.05, 0.02, 0.3, 0.17),
  e(-0.18, 0.12, 0.19, 0.2),
  e(-0.4, -0.02, 0.11, 0.13),
  l(-0.42, -0.1, -0.42, -0.22, 0.03),
  l(-0.36, 0.1, -0.44, 0.2, 0.02),
  l(-0.44, 0.2, -0.5, 0.17, 0.015),
  l(-0.24, -0.08, -0.26, -0.36, 0.035),
  l(-0.1, -0.1, -0.1, -0.34, 0.03),
  l(0.2, -0.08, 0.22, -0.36, 0.035),
  l(0.3, -0.02, 0.34, -0.34, 0.03),
  l(0.34, 0.08, 0.45, -0.06, 0.014),
];
const deer = [
  e(0, 0, 0.24, 0.1),
  l(-0.2, 0.05, -0.32, 0.26, 0.04),
  e(-0.36, 0.28, 0.08, 0.045),
  l(-0.32, 0.3, -0.24, 0.5, 0.015),
  l(-0.28, 0.4, -0.36, 0.5, 0.012),
  l(-0.18, -0.04, -0.2, -0.36, 0.025),
  l(-0.12, -0.04, -0.08, -0.36, 0.025),
  l(0.14, -0.04, 0.12, -0.36, 0.025),
  l(0.2, -0.02, 0.26, -0.36, 0.025),
];
const hunter = [
  e(0, 0.36, 0.06, 0.07),
  l(0, 0.28, 0, -0.02, 0.035),
  l(0, -0.02, -0.12, -0.34, 0.03),
  l(0, -0.02, 0.14, -0.34, 0.03),
  l(0, 0.2, -0.2, 0.3, 0.022),
  l(0, 0.2, 0.16, 0.08, 0.022),
  l(-0.34, 0.22, 0.1, 0.44, 0.01),
];
const hand = [
  e(0, 0, 0.14, 0.16),
  ...[-0.1, -0.03, 0.04, 0.11].map((x) => l(x, 0.1, x * 1.6, 0.42, 0.032)),
  l(-0.12, -0.02, -0.3, 0.14, 0.035),
];

const inside = (marks: readonly Mark[], x: number, y: number) =>
  marks.some((mark) => {
    if ('ellipse' in mark) {
      const [cx, cy, rx, ry] = mark.ellipse;
      return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
    }
    const [ax, ay, bx, by, half] = mark.line;
    const t = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    return Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t) < half;
  });

const pictures = [
  { marks: bison, x: 0.1, y: 1.5, size: 1.5, colour: fromHex('#6e2412') },
  { marks: deer, x: 1.25, y: 1.75, size: 0.8, colour: fromHex('#2a1810') },
  { marks: hunter, x: -1.2, y: 1.5, size: 0.7, colour: fromHex('#2a1810') },
  { marks: hand, x: -1.1, y: 2.1, size: 0.3, colour: fromHex('#a83a1c') },
  { marks: hand, x: 1.3, y: 1.15, size: 0.3, colour: fromHex('#a83a1c') },
  { marks: hand, x: 0.85, y: 2.25, size: 0.28, colour: fromHex('#c8702a') },
];

export const cavePainting = staticKit(
  [
    'rock art',
    'rock art wall',
    'cave painting',
    'cave art',
    'rock painting',
    'prehistoric painting',
    'petroglyph',
  ],
  (b, { detail }) => {
    const [columns, rows] = detail === 0 ? [132, 96] : [80, 58];
    const [wide, high] = [3.7, 2.75];
    const grid = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => {
        const [u, v] = [column / columns, row / rows];
        const [x, y] = [(u - 0.5) * wide, v * high];
        const bump = noise(x * 1.3, y * 1.3, 4) * 0.13 + noise(x * 5, y * 5, 9) * 0.02;
        const edge = Math.max(Math.abs(u - 0.5) * 2, v) ** 6;
        const stone = mix(fromHex('#b08a5c'), fromHex('#7d5c3c'), noise(x * 2.4, y * 2.4, 2));
        const found = pictures.find(({ marks, x: cx, y: cy, size }) =>
          inside(marks, (x - cx) / size, (y - cy) / size),
        );
        // Paint is worn where the rock is rough.
        const wear = 0.82 + 0.18 * noise(x * 11, y * 11, 5);
        const tone = found ? mix(stone, found.colour, wear) : stone;
        const at: Vec3 = [x * (1 - 0.06 * noise(y, x, 7)), y, bump - edge * 0.45];
        return b.paint(tone, 'matte').vertex(at, [0, 0, 1]);
      }),
    );
    b.grid(grid);
    b.paint(fromHex('#6f5236'), 'matte').box([0, high * 0.46, -0.5], [wide * 0.94, high * 0.92, 0.5], 0.2, 3);
    return { top: [0, high, 0] };
  },
);
