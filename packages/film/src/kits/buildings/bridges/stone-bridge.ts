/** Bridges whose deck lies along x, so that what crosses them is seen from the side: stone arches, viaduct, wooden, red garden bridge, suspension. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { spread } from '../shared/parts.ts';

export type ArchedBridge = {
  /** Deck from x0 to x1 at height `top`; piers reach down to `ground(x)`. */
  x0: number;
  x1: number;
  span: number;
  width: number;
  top: number;
  ground: (x: number) => number;
  stone?: Vec3;
  hasRails?: boolean;
};

/** Stone arches over piers along x; for set builders as well as for the model. */
export const addArchedBridge = (
  b: MeshBuilder,
  { x0, x1, span, width, top, ground, stone = fromHex('#a89878'), hasRails = false }: ArchedBridge,
) => {
  const pier = span * 0.16;
  const radius = (span - pier) / 2;
  const deck = top - 0.5;
  const spring = deck - 0.7 - radius;
  const half = width / 2;
  const count = Math.max(1, Math.round((x1 - x0) / span));
  const pale = lighten(stone, 0.15);
  const parts = 18;
  for (let n = 0; n < count; n += 1) {
    const centre = x0 + (n + 0.5) * span;
    for (let k = 0; k < parts; k += 1) {
      const [a, c] = [(Math.PI * k) / parts, (Math.PI * (k + 1)) / parts];
      const at = (angle: number, grow: number): [number, number] => [
        centre - Math.cos(angle) * (radius + grow),
        spring + Math.sin(angle) * (radius + grow),
      ];
      const [[ax, ay], [bx, by]] = [at(a, 0), at(c, 0)];
      for (const side of [-1, 1]) {
        b.paint(stone, 'stone').quad(
          [ax, ay, side * half],
          [bx, by, side * half],
          [bx, deck, side * half],
          [ax, deck, side * half],
          [0, 0, side],
        );
        const z = side * (half + 0.08);
        const ring = span * 0.045;
        const [[cx, cy], [dx, dy]] = [at(a, ring), at(c, ring)];
        b.paint(k % 2 ? pale : darken(stone, 0.15), 'plaster').quad(
          [ax, ay, z],
          [bx, by, z],
          [dx, dy, z],
          [cx, cy, z],
          [0, 0, side],
        );
      }
      const middle = (a + c) / 2;
      b.paint(darken(stone, 0.1), 'stone').quad(
        [ax, ay, -half],
        [bx, by, -half],
        [bx, by, half],
        [ax, ay, half],
        [Math.cos(middle), -Math.sin(middle), 0],
      );
    }
  }
  for (let n = 0; n <= count; n += 1) {
    const x = x0 + n * span;
    const low = ground(x);
    if (low > spring) continue;
    b.paint(stone, 'stone');
    for (const side of [-1, 1]) {
      const flare = (spring - low) * 0.03;
      b.quad(
        [x - pier / 2 - flare, low, side * (half + flare)],
        [x + pier / 2 + flare, low, side * (half + flare)],
        [x + pier / 2, spring, side * half],
        [x - pier / 2, spring, side * half],
        [0, 0.03, side],
      );
      b.quad(
        [x + side * (pier / 2 + flare), low, -half - flare],
        [x + side * (pier / 2 + flare), low, half + flare],
        [x + (side * pier) / 2, spring, half],
        [x + (side * pier) / 2, spring, -half],
        [side, 0.03, 0],
      );
      b.quad(
        [x - pier / 2, spring, side * half],
        [x + pier / 2, spring, side * half],
        [x + pier / 2, deck, side * half],
        [x - pier / 2, deck, side * half],
        [0, 0, side],
      );
    }
    b.paint(pale, 'plaster').box([x, spring, 0], [pier + 0.3, 0.3, width + 0.3], 0.05, 1);
  }
  const [middle, length] = [(x0 + x1) / 2, x1 - x0];
  b.paint(pale, 'plaster').box([middle, deck + 0.1, 0], [length, 0.28, width + 0.5], 0.04, 1);
  b.paint(fromHex('#6b645a'), 'soil').box([middle, top - 0.14, 0], [length, 0.26, width - 0.5]);
  for (const side of [-1, 1]) {
    b.paint(stone, 'stone').box([middle, top + 0.2, side * (half - 0.05)], [length, 0.9, 0.35]);
    b.paint(pale, 'plaster').box([middle, top + 0.7, side * (half - 0.05)], [length, 0.14, 0.5], 0.03, 1);
    if (hasRails)
      b.paint(fromHex('#8a8682'), 'metal').box([middle, top - 0.03, side * 0.75], [length, 0.12, 0.08]);
  }
  if (hasRails)
    for (const x of spread(x0 + 0.4, x1 - 0.4, Math.round(length / 0.9)))
      b.paint(fromHex('#4a3a2c'), 'wood').box([x, top - 0.1, 0], [0.26, 0.12, 2.3]);
};

const buildArches = (noun: string, colour: Vec3 | null, isSingle: boolean): Model => {
  const isViaduct = /viaduct|railway|aqueduct|train/.test(noun);
  const body = new MeshBuilder();
  const [length, span, top, width] = isViaduct
    ? [98, 14, 22, 5]
    : isSingle
      ? [7, 7, 4.4, 3.2]
      : [40, 10, 6.6, 5];
  addArchedBridge(body, {
    x0: -length / 2,
    x1: length / 2,
    span,
    width,
    top,
    ground: () => 0,
    hasRails: isViaduct,
    ...(colour ? { stone: colour } : {}),
  });
  // The banks that a single arch leans on.
  if (isSingle)
    for (const side of [-1, 1])
      body
        .paint(colour ?? fromHex('#9c8c6c'), 'stone')
        .box([side * (length / 2 + 1.6), (top - 0.5) / 2, 0], [3.2, top - 0.5, width + 0.3], 0.1)
        .paint(fromHex('#4a7a2c'), 'lawn')
        .sphere([side * (length / 2 + 3.4), 0, 0], [3.2, top - 0.4, width * 0.9], 24);
  return assembleModel({ body }, { size: [length, top + 0.8, width + 0.6], anchors: { top: [0, top, 0] } });
};

/** Arc of a garden bridge: height of the deck at x. */
const gardenArc = (x: number, half: number, rise: number) => 0.35 + rise * (1 - (x / half) ** 2);

const buildGarden = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#c2301f');
  const cap = fromHex('#26211f');
  const [half, rise, width] = [4.2, 1.35, 1.9];
  const body = new MeshBuilder();
  const xs = spread(-half, half, 29);
  for (const [n, x] of xs.entries()) {
    if (n === xs.length - 1) break;
    const next = xs[n + 1]!;
    body
      .paint(n % 2 ? fromHex('#9a5a36') : fromHex('#8a4e30'), 'wood')
      .box([(x + next) / 2, gardenArc((x + next) / 2, half, rise), 0], [(next - x) * 0.96, 0.09, width]);
  }
  const rail = (lift: number, radius: number, z: number, squash = 1) =>
    body.tube(
      xs.map((x): Vec3 => [x, gardenArc(x, half, rise) * squash + lift, z]),
      radius,
      8,
    );
  for (const side of [-1, 1]) {
    const z = (side * width) / 2;
    body.paint(paint, 'glossy');
    rail(-0.16, 0.12, z);
    rail(0.42, 0.045, z);
    rail(0.82, 0.06, z);
    for (const x of spread(-half + 0.1, half - 0.1, 9)) {
      const y = gardenArc(x, half, rise);
      body.paint(paint, 'glossy').box([x, y + 0.45, z], [0.16, 1.1, 0.16], 0.03, 1);
      body.paint(cap, 'satin').sphere([x, y + 1.06, z], [0.11, 0.1, 0.11], 10);
    }
    for (const x of [-half * 0.45, half * 0.45])
      body.paint(darken(paint, 0.2), 'glossy').tube(
        [
          [x, -0.9, z * 0.9],
          [x, gardenArc(x, half, rise), z * 0.9],
        ],
        0.12,
        8,
      );
  }
  return assembleModel(
    { body },
    { size: [half * 2, rise + 1.5, width + 0.3], anchors: { top: [0, gardenArc(0, half, rise) + 0.05, 0] } },
  );
};

const buildWooden = (): Model => {
  const body = new MeshBuilder();
  const wood = fromHex('#8a6238');
  const half = 8;
  for (const x of spread(-half, half, 54))
    body.paint(darken(wood, Math.abs(Math.sin(x * 9.7)) * 0.25), 'wood').box([x, 2.2, 0], [0.27, 0.1, 2.6]);
  for (const side of [-1, 1]) {
    body.paint(darken(wood, 0.2), 'wood').box([0, 2.05, side * 1.1], [half * 2, 0.22, 0.2]);
    for (const y of [2.75, 3.2]) body.box([0, y, side * 1.25], [half * 2, 0.1, 0.08]);
    for (const x of spread(-half + 0.1, half - 0.1, 9))
      body.box([x, 2.7, side * 1.25], [0.14, 1.1, 0.14], 0.02, 1);
    for (const x of [-5, 0, 5]) {
      body.paint(darken(wood, 0.35), 'bark').tube(
        [
          [x, -1, side * 1.1],
          [x, 2, side * 1.1],
        ],
        0.16,
        8,
      );
      body.tube(
        [
          [x - 1.6, 2, side * 1.1],
          [x, 0.6, side * 1.1],
          [x + 1.6, 2, side * 1.1],
        ],
        0.09,
        6,
      );
    }
  }
  return assembleModel({ body }, { size: [half * 2, 3.3, 2.8], anchors: { top: [0, 2.25, 0] } });
};

const buildSuspension = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#b8402c');
  const body = new MeshBuilder();
  const [half, tower, deck] = [70, 34, 14];
  body.paint(fromHex('#55585c'), 'asphalt').box([0, deck, 0], [half * 2, 0.5, 9]);
  body.paint(paint, 'satin');
  for (const side of [-1, 1]) {
    const z = side * 4.6;
    body.box([0, deck + 0.1, z], [half * 2, 1.2, 0.5]);
    for (const x of spread(-half, half, 57)) body.box([x, deck + 1.2, z], [0.08, 1.1, 0.08]);
    body.box([0, deck + 1.7, z], [half * 2, 0.12, 0.14]);
    const cable = (x: number) => {
      const inner = Math.abs(x) < 38;
      const t = inner ? Math.abs(x) / 38 : 1 - (Math.abs(x) - 38) / (half - 38);
      return deck + 2 + (tower - deck - 2.4) * t * t;
    };
    body.tube(
      spread(-half, half, 57).map((x): Vec3 => [x, cable(x), z]),
      0.26,
      8,
    );
    for (const x of spread(-half + 2.5, half - 2.5, 55))
      body.tube(
        [
          [x, deck + 0.5, z],
          [x, cable(x), z],
        ],
        0.06,
        4,
        false,
      );
    for (const x of [-38, 38]) body.box([x, tower / 2, z], [2.2, tower, 1.5], 0.1, 1);
  }
  for (const x of [-38, 38]) {
    for (const y of [deck - 2, deck + 8, tower - 1.2]) body.box([x, y, 0], [1.8, 1.8, 9.4], 0.1, 1);
    body.paint(fromHex('#a39a8c'), 'stone').box([x, 0.8, 0], [6, 2.6, 13]).paint(paint, 'satin');
  }
  return assembleModel({ body }, { size: [half * 2, tower, 11], anchors: { top: [0, deck + 0.25, 0] } });
};

export const bridges: Kit = {
  name: 'stone bridge',
  nouns: [
    'stone bridge',
    'bridge',
    'arch bridge',
    'old bridge',
    'viaduct',
    'aqueduct',
    'railway bridge',
    'train bridge',
    'garden bridge',
    'japanese bridge',
    'arched bridge',
    'footbridge',
    'wooden bridge',
    'rope bridge',
    'suspension bridge',
    'golden gate bridge',
  ],
  locomotion: 'none',
  build: ({ noun, colour, material, traits }) => {
    if (/suspension|golden/.test(noun)) return buildSuspension(colour);
    const isRed = colour !== null && colour[0] > colour[1] * 2.5 && colour[0] > colour[2] * 2.5;
    if (/garden|japanese|arched/.test(noun) || (noun === 'bridge' && isRed) || traits.includes('japanese'))
      return buildGarden(colour);
    if (/wooden|footbridge|rope/.test(noun) || material === 'wooden') return buildWooden();
    return buildArches(noun, colour, traits.includes('single arch'));
  },
};
