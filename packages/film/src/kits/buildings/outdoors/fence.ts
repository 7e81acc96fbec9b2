/** What encloses: wooden and iron fences, walls of brick and stone, gates, arches, ruins. Along x, seen from the front. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addBattlements, addColumn, spread } from '../shared/parts.ts';
import { addWireFence } from './wire-fence.ts';

const wood = fromHex('#8a6440');
const iron = fromHex('#23262a');
const stone = fromHex('#a39a8a');

/** The top rail is wide enough for a cat. */
const fence = staticKit(
  [
    'fence',
    'wooden fence',
    'picket fence',
    'garden fence',
    'iron fence',
    'railing',
    'white fence',
    'farm fence',
    'wire fence',
    'barbed wire fence',
    'chain link fence',
    'mesh fence',
    'wire mesh fence',
  ],
  (b, { noun, colour, material, seed, traits }) => {
    const [half, random] = [traits.includes('short') ? 1.9 : 4, createRandom(seed + 1)];
    if (/wire|mesh|chain/.test(noun)) return { top: addWireFence(b, half, noun, colour) };
    if (/iron|railing/.test(noun) || material === 'iron' || material === 'metal') {
      b.paint(colour ?? iron, 'satin')
        .box([0, 0.2, 0], [half * 2, 0.05, 0.04])
        .box([0, 1.25, 0], [half * 2, 0.06, 0.06]);
      for (const x of spread(-half, half, 50))
        b.tube(
          [
            [x, 0, 0],
            [x, 1.4, 0],
          ],
          0.012,
          5,
        ).tube(
          [
            [x, 1.4, 0],
            [x, 1.52, 0],
          ],
          [0.025, 0.002],
          5,
        );
      return { top: [0, 1.28, 0] };
    }
    if (/farm/.test(noun)) {
      for (const x of spread(-half, half, 5))
        b.paint(darken(wood, 0.2), 'bark').tube(
          [
            [x, 0, 0],
            [x, 1.3, 0],
          ],
          0.08,
          8,
        );
      for (const y of [0.45, 0.85, 1.2])
        b.paint(wood, 'wood').box([0, y, 0.06], [half * 2 + 0.3, 0.13, 0.05], 0.01, 1);
      return { top: [0, 1.27, 0.06] };
    }
    const paint = colour ?? (noun.includes('white') || noun.includes('picket') ? fromHex('#f4f1e8') : wood);
    const isPicket = /picket|white|garden/.test(noun);
    const height = isPicket ? 1.05 : 1.5;
    for (const x of spread(-half, half, 5))
      b.paint(darken(paint, 0.15), 'wood').box([x, height / 2, -0.05], [0.13, height + 0.1, 0.13], 0.01, 1);
    for (const y of [0.3, height - 0.25])
      b.paint(darken(paint, 0.1), 'wood').box([0, y, -0.02], [half * 2, 0.1, 0.06]);
    const step = isPicket ? 0.2 : 0.165;
    for (const x of spread(-half + 0.06, half - 0.06, Math.round((half * 2) / step))) {
      const shade = random() < 0.5 ? darken(paint, random() * 0.14) : lighten(paint, random() * 0.06);
      const w = isPicket ? 0.05 : 0.075;
      const h = height + (isPicket ? 0 : (random() - 0.5) * 0.03);
      b.paint(shade, 'wood').extrude(
        isPicket
          ? [
              [x - w, 0.06],
              [x + w, 0.06],
              [x + w, h - 0.1],
              [x, h],
              [x - w, h - 0.1],
            ]
          : [
              [x - w, 0.04],
              [x + w, 0.04],
              [x + w, h],
              [x - w, h],
            ],
        0.01,
        0.04,
      );
    }
    if (!isPicket)
      b.paint(darken(paint, 0.05), 'wood').box([0, height + 0.03, 0], [half * 2 + 0.1, 0.06, 0.17], 0.015, 1);
    return { top: [0, height + (isPicket ? 0 : 0.06), 0] };
  },
);

const addIvy = (b: MeshBuilder, half: number, height: number, z: number, seed: number) => {
  const random = createRandom(seed + 31);
  for (let n = 0; n < 900; n += 1) {
    const x = (random() * 2 - 1) * half;
    // From the ground up in most places, and hanging down over the top.
    const reach = height * (0.5 + 0.5 * Math.abs(Math.sin(x * 1.3 + seed)));
    const y = n % 4 === 0 ? height + 0.1 - random() ** 2 * 0.9 : random() * reach;
    // Bricks are still to be seen between the shoots.
    if (Math.sin(x * 2.7 + seed * 1.9 + y * 0.6) > 0.45 && n % 4 !== 0) continue;
    const green: Vec3 = [0.03 + random() * 0.05, 0.12 + random() * 0.14, 0.025];
    b.paint(green, 'leaf').at(
      multiply(
        translation(x, y, z + random() * 0.06),
        rotationZ(random() * 6),
        rotationX(-0.4 + random() * 0.5),
      ),
      (k) => k.sphere([0, 0, 0], [0.085, 0.07, 0.018], 5),
    );
  }
};

const wall = staticKit(
  ['wall', 'brick wall', 'stone wall', 'garden wall', 'old wall', 'ivy wall'],
  (b, { noun, colour, traits, seed }) => {
    const isStone = noun.includes('stone');
    const paint = colour ?? fromHex(isStone ? '#9a9286' : '#a3573f');
    const [half, height] = [4, 2.4];
    if (isStone) b.paint(paint, 'stone').box([0, height / 2, 0], [half * 2, height, 0.4]);
    else {
      // Courses of brick, drawn one by one so that they have their true size.
      b.paint(lighten(paint, 0.35), 'plaster').box([0, height / 2, 0], [half * 2, height, 0.32]);
      const random = createRandom(seed + 5);
      const [length, course] = [0.25, 0.083];
      for (let row = 0; row * course < height; row += 1) {
        for (let x = -half + (row % 2 ? 0 : -length / 2); x < half; x += length) {
          const [from, to] = [Math.max(-half, x + 0.008), Math.min(half, x + length - 0.008)];
          if (to - from < 0.03) continue;
          b.paint(darken(paint, random() * 0.35), 'matte').box(
            [(from + to) / 2, row * course + course / 2, 0.15],
            [to - from, course - 0.014, 0.05],
          );
        }
      }
    }
    b.paint(lighten(fromHex('#b0a898'), 0.05), 'plaster').box(
      [0, height + 0.05, 0],
      [half * 2 + 0.1, 0.1, 0.5],
      0.02,
      1,
    );
    if (traits.some((trait) => trait.includes('ivy')) || noun.includes('ivy'))
      addIvy(b, half, height, 0.2, seed);
    return { top: [0, height + 0.1, 0] };
  },
);

const gate = staticKit(['gate', 'iron gate', 'garden gate', 'city gate', 'entrance gate'], (b, { noun }) => {
  if (noun.includes('city')) {
    b.paint(stone, 'stone')
      .box([-4, 5, 0], [4, 10, 4])
      .box([4, 5, 0], [4, 10, 4])
      .box([0, 8.2, 0], [4.2, 3.6, 3.6]);
    for (const x of [-4, 4]) addBattlements(b, [x, 10, 0], 4, 4, 0.8);
    addBattlements(b, [0, 10, 0], 4.2, 3.6, 0.8);
    return { door: [0, 0, 2], top: [0, 10, 0] };
  }
  for (const side of [-1, 1]) {
    b.paint(stone, 'stone')
      .box([side * 2, 1.2, 0], [0.7, 2.4, 0.7])
      .paint(lighten(stone, 0.15), 'plaster')
      .box([side * 2, 2.5, 0], [0.9, 0.2, 0.9], 0.04, 1)
      .sphere([side * 2, 2.85, 0], 0.28, 16);
    b.at(multiply(translation(side * 1.62, 0, 0), rotationY(side * 0.5)), (k) => {
      k.paint(iron, 'satin');
      for (const x of spread(0, -side * 1.5, 9)) {
        const h = 1.9 + 0.4 * Math.sin((Math.abs(x) / 1.5) * 1.5);
        k.tube(
          [
            [x, 0.08, 0],
            [x, h, 0],
          ],
          0.016,
          5,
        ).tube(
          [
            [x, h, 0],
            [x, h + 0.12, 0],
          ],
          [0.03, 0.002],
          5,
        );
      }
      k.box([-side * 0.75, 0.3, 0], [1.52, 0.06, 0.04]).box([-side * 0.75, 1.6, 0], [1.52, 0.06, 0.04]);
    });
  }
  return { door: [0, 0, 0.5], top: [0, 0, 0] };
});

const arch = staticKit(
  ['arch', 'archway', 'stone arch', 'triumphal arch', 'arc de triomphe'],
  (b, { noun }) => {
    const isTriumphal = /triomphe|triumphal/.test(noun);
    const s = isTriumphal ? 3 : 1;
    const paint = fromHex('#d9cdb4');
    const [half, pier, height, depth] = [3.4 * s, 1.3 * s, 5.6 * s, 2 * s];
    const inner = half - pier;
    const spring = height - inner - 1.1 * s;
    for (const side of [-1, 1])
      b.paint(paint, 'stone').box([side * (half - pier / 2), spring / 2, 0], [pier, spring, depth]);
    for (let n = 0; n < 16; n += 1) {
      const [a, c] = [(Math.PI * n) / 16, (Math.PI * (n + 1)) / 16];
      const p = (angle: number): [number, number] => [
        -Math.cos(angle) * inner,
        spring + Math.sin(angle) * inner,
      ];
      const [[ax, ay], [bx, by]] = [p(a), p(c)];
      for (const z of [-depth / 2, depth / 2])
        b.paint(paint, 'stone').quad([ax, ay, z], [bx, by, z], [bx, height, z], [ax, height, z], [0, 0, z]);
      b.paint(darken(paint, 0.15), 'stone').quad(
        [ax, ay, -depth / 2],
        [bx, by, -depth / 2],
        [bx, by, depth / 2],
        [ax, ay, depth / 2],
        [Math.cos(a), -Math.sin(a), 0],
      );
    }
    for (const side of [-1, 1])
      b.paint(paint, 'stone').box(
        [side * (half - pier / 2), (spring + height) / 2, 0],
        [pier, height - spring, depth],
      );
    b.paint(lighten(paint, 0.1), 'plaster')
      .box([0, height + 0.15 * s, 0], [half * 2 + 0.5 * s, 0.35 * s, depth + 0.5 * s], 0.05)
      .paint(paint, 'stone')
      .box([0, height + 0.8 * s, 0], [half * 2, s, depth]);
    if (isTriumphal)
      for (const side of [-1, 1])
        b.paint(darken(paint, 0.1), 'plaster').box(
          [side * (half - pier / 2), spring * 0.5, depth / 2 + 0.2],
          [pier * 0.6, spring * 0.55, 0.5],
          0.1,
        );
    return { door: [0, 0, depth / 2], top: [0, height + s, 0] };
  },
);

const ruin = staticKit(
  ['ruin', 'ruins', 'ancient ruins', 'temple ruins', 'broken columns', 'column', 'pillar'],
  (b, { noun, seed }) => {
    const marble = fromHex('#d6cab0');
    if (noun === 'column' || noun === 'pillar') {
      addColumn(b.paint(marble, 'plaster'), [0, 0, 0], 5, 0.45);
      return undefined;
    }
    const random = createRandom(seed + 3);
    b.paint(darken(marble, 0.1), 'stone').box([0, 0.2, 0], [13, 0.4, 8]);
    for (const [n, x] of spread(-5.4, 5.4, 6).entries()) {
      for (const z of [-3, 3]) {
        const whole = random() < 0.5 && z < 0;
        if (whole) addColumn(b.paint(marble, 'plaster'), [x, 0.4, z], 5.2, 0.48);
        else if (random() < 0.8)
          b.paint(marble, 'plaster').at(translation(x, 0.4, z), (k) =>
            k.box([0, 0.12, 0], [1.3, 0.24, 1.3], 0.03, 1).lathe(
              [
                [0.55, 0.2],
                [0.48, 0.4],
                [0.46, 1 + random() * 2.2],
                [0.3, 1.5 + random() * 2],
                [0, 1.3],
              ],
              16,
            ),
          );
        if (whole && n < 3) b.paint(marble, 'stone').box([x + 1, 5.95, z], [2.6, 0.7, 1.1], 0.05, 1);
      }
    }
    for (let n = 0; n < 16; n += 1)
      b.paint(darken(marble, random() * 0.25), 'rock').at(
        multiply(
          translation((random() - 0.5) * 15, 0.25 + random() * 0.2, (random() - 0.3) * 10),
          rotationY(random() * 3),
          rotationZ((random() - 0.5) * 0.5),
        ),
        (k) => k.box([0, 0, 0], [0.5 + random(), 0.4 + random() * 0.4, 0.5 + random() * 0.5], 0.08),
      );
    b.paint(marble, 'plaster').at(
      multiply(translation(3.2, 0.85, 4.6), rotationY(0.4), rotationZ(Math.PI / 2)),
      (k) => k.cylinder(-1.6, 1.6, 0.46, 0.44, 18),
    );
    return { top: [0, 0.4, 0] };
  },
);

const greatWall = staticKit(['great wall', 'great wall of china', 'city wall', 'castle wall'], (b) => {
  const paint = fromHex('#a89a82');
  const at = (t: number): Vec3 => [t * 60, 4 + 5 * Math.sin(t * 3 + 0.6), -4 * Math.cos(t * 4)];
  const points = spread(-1, 1, 41).map(at);
  for (const [n, p] of points.slice(0, -1).entries()) {
    const q = points[n + 1]!;
    const yaw = Math.atan2(-(q[2] - p[2]), q[0] - p[0]);
    const slope = Math.atan2(q[1] - p[1], Math.hypot(q[0] - p[0], q[2] - p[2]));
    const length = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]) + 0.3;
    b.at(
      multiply(
        translation((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2),
        rotationY(yaw),
        rotationZ(slope),
      ),
      (k) => {
        k.paint(paint, 'stone')
          .box([0, -4, 0], [length, 12, 5])
          .paint(darken(paint, 0.15), 'stone')
          .box([0, 2.02, 0], [length, 0.1, 4]);
        for (const side of [-1, 1])
          for (const x of spread(-length * 0.33, length * 0.33, 2))
            k.paint(paint, 'stone').box([x, 2.6, side * 2.3], [length * 0.3, 1.2, 0.4]);
      },
    );
  }
  for (const t of [-0.72, 0, 0.78]) {
    const [x, y, z] = at(t);
    b.paint(lighten(paint, 0.05), 'stone').box([x, y + 2, z], [7.5, 9, 7.5]);
    addBattlements(b, [x, y + 6.5, z], 8, 8, 1);
    b.paint([0.03, 0.025, 0.02], 'matte');
    for (const dx of [-2, 0, 2]) b.box([x + dx, y + 4.4, z + 3.76], [0.9, 1.5, 0.05]);
  }
  return { top: [0, at(0)[1] + 2, at(0)[2]] };
});

export const fenceKits: readonly Kit[] = [fence, wall, gate, arch, ruin, greatWall];
