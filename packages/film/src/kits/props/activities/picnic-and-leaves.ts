/** Things laid or heaped on the ground for a group: a picnic on its blanket, a wide pile of leaves to jump into. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { around, pairs, placed } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const [blanketWidth, blanketDepth] = [2.4, 2];

const addBlanket = (b: MeshBuilder, colour: Vec3): void => {
  const [columns, rows] = [14, 12];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const paint = (row + column) % 2 ? colour : row % 2 ? fromHex('#f6f2e6') : lighten(colour, 0.5);
      b.paint(paint, 'cloth').box(
        [((column + 0.5) / columns - 0.5) * blanketWidth, 0.012, ((row + 0.5) / rows - 0.5) * blanketDepth],
        [blanketWidth / columns, 0.016 + 0.006 * Math.sin(row * 2 + column), blanketDepth / rows],
      );
    }
};

/** Woven, with a lid half open and a handle. */
const addBasket = (b: MeshBuilder): void => {
  for (let n = 0; n < 7; n += 1) {
    const [wide, deep] = [0.46 + n * 0.012, 0.3 + n * 0.01];
    b.paint(n % 2 ? fromHex('#a8743c') : fromHex('#c89a58'), 'wood').box(
      [0, 0.02 + n * 0.036, 0],
      [wide, 0.036, deep],
      0.014,
    );
  }
  b.paint(fromHex('#8a5a2c'), 'wood');
  const arc = Array.from({ length: 9 }, (_, n): Vec3 => {
    const angle = (n / 8) * Math.PI;
    return [Math.cos(angle) * 0.24, 0.26 + Math.sin(angle) * 0.22, 0];
  });
  b.tube(arc, 0.016, 7, false);
  b.paint(fromHex('#f2eee2'), 'cloth').box([0.02, 0.275, 0.02], [0.4, 0.02, 0.24], 0.01);
  b.paint(fromHex('#d9a85a'), 'matte').at(placed(-0.1, 0.3, 0, { turnZ: 0.5 }), (bread) =>
    bread.sphere([0, 0.06, 0], [0.2, 0.045, 0.05], 12),
  );
};

const addPlate = (b: MeshBuilder, radius: number): void => {
  b.paint(fromHex('#f4f4f0'), 'glossy').lathe(
    pairs(0, 0.012, radius * 0.7, 0.012, radius, 0.03, radius * 0.7, 0.02, 0, 0.018),
    24,
  );
};

const addSandwiches = (b: MeshBuilder): void => {
  addPlate(b, 0.17);
  for (const [n, x] of [-0.07, 0.07].entries())
    b.at(placed(x, 0.03, n * 0.03, { turnY: n * 0.9 + 0.3 }), (half) => {
      const layers: [string, number][] = [
        ['#e6c68a', 0.03],
        ['#6fae3c', 0.012],
        ['#d8402c', 0.014],
        ['#f0c23c', 0.012],
        ['#e6c68a', 0.03],
      ];
      let y = 0;
      for (const [hex, thick] of layers) {
        half.paint(fromHex(hex), 'matte').box([0, y + thick / 2, 0], [0.13, thick, 0.1], 0.006);
        y += thick;
      }
    });
};

const addMelon = (b: MeshBuilder): void => {
  addPlate(b, 0.18);
  for (let n = 0; n < 3; n += 1)
    b.at(placed((n - 1) * 0.08, 0.03, 0, { turnY: 0.2, turnX: -0.15 }), (slice) => {
      const rim = Array.from({ length: 13 }, (_, k): [number, number] => {
        const angle = Math.PI * (k / 12);
        return [Math.cos(angle) * 0.12, 0.12 - Math.sin(angle) * 0.12];
      });
      slice.paint(fromHex('#e8404a'), 'satin').extrude(rim, -0.018, 0.018);
      slice.paint(fromHex('#3f8a34'), 'satin').tube(
        rim.map(([x, y]): Vec3 => [x, y, 0]),
        0.016,
        6,
        false,
      );
    });
};

const addFruit = (b: MeshBuilder): void => {
  b.paint(fromHex('#b98a52'), 'wood').lathe(
    pairs(0, 0.01, 0.1, 0.01, 0.17, 0.09, 0.16, 0.09, 0.09, 0.02),
    20,
  );
  const fruit = ['#c8281e', '#7fb03a', '#f0962a', '#d83a2c', '#e8c02c'].map(fromHex);
  around(5, 0.08, (x, z, _angle, n) => {
    b.paint(fruit[n]!, 'glossy').sphere([x, 0.1, z], 0.052, 12);
  });
  b.sphere([0, 0.16, 0], 0.05, 12);
};

const addDrinks = (b: MeshBuilder): void => {
  b.paint(fromHex('#e8a43a'), 'glossy').lathe(
    pairs(0, 0, 0.055, 0.005, 0.058, 0.17, 0.022, 0.23, 0.022, 0.29, 0, 0.29),
    18,
  );
  for (const [x, z, hex] of [
    [0.17, 0.02, '#d8402c'],
    [0.1, 0.16, '#3a8fc0'],
    [-0.14, 0.1, '#f0c23c'],
  ] as const)
    b.at(placed(x, 0, z), (cup) =>
      cup
        .paint(fromHex(hex), 'glossy')
        .lathe(pairs(0, 0.003, 0.03, 0.003, 0.04, 0.095, 0.034, 0.095, 0.026, 0.02), 14),
    );
};

export const picnicSpread = staticKit(['picnic', 'picnic spread', 'picnic lunch'], (b, { colour }) => {
  addBlanket(b, colour ?? fromHex('#c8302a'));
  const put = (x: number, z: number, turn: number, add: (b: MeshBuilder) => void) =>
    b.at(placed(x, 0.022, z, { turnY: turn }), add);
  put(-0.34, -0.3, 0.3, addBasket);
  put(0.28, -0.26, 0, addFruit);
  put(0.42, 0.2, 0.4, addSandwiches);
  put(-0.12, 0.34, 0.2, addMelon);
  put(0.02, 0, 0, addDrinks);
  return { top: [0, 0.03, 0], seat: [0, 0.022, 0] };
});

const leafHues = ['#d8581c', '#e8a82c', '#b83a1c', '#c8762a', '#e8c23a', '#a83018'].map(fromHex);
const [pileRadius, pileHeight] = [1.75, 0.5];
const heightAt = (share: number): number => pileHeight * (1 - share ** 2.6);

/** A figure that is in it stands up to the knees in leaves. */
export const widePileOfLeaves = staticKit(
  ['wide pile of leaves', 'big pile of leaves', 'huge pile of leaves'],
  (b, { seed }) => {
    const random = createRandom(seed + 5);
    b.paint(
      (p) => mix(fromHex('#a8561c'), fromHex('#d8902c'), (Math.sin(p[0] * 9) * Math.sin(p[2] * 11) + 1) / 2),
      'leaf',
    ).lathe(
      [1, 0.9, 0.7, 0.5, 0.25, 0].map((share): [number, number] => [share * pileRadius, heightAt(share)]),
      34,
      (angle) => 1 + 0.06 * Math.sin(angle * 3 + seed) + 0.04 * Math.sin(angle * 8),
    );
    for (let n = 0; n < 760; n += 1) {
      const share = Math.sqrt(random()) * 1.06;
      const angle = random() * 2 * Math.PI;
      b.paint(leafHues[Math.floor(random() * leafHues.length)]!, 'leaf').at(
        placed(
          Math.cos(angle) * share * pileRadius,
          Math.max(0.01, heightAt(Math.min(1, share))) + 0.02,
          Math.sin(angle) * share * pileRadius,
          { turnX: random() * 1.2 - 0.6, turnZ: random() * 1.2 - 0.6, turnY: random() * 6 },
        ),
        (leaf) => leaf.sphere([0, 0, 0], [0.085, 0.008, 0.05], 5),
      );
    }
    return { top: [0, 0.2, 0] };
  },
);
