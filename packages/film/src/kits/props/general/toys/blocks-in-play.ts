/** Toy blocks around a child that sits on the floor and plays with them: a tower on each side, more of them before it. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit, KitOptions } from '../../../kit.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** Metres of a child standing that the blocks are made for; the child sits at the origin and looks along +z. */
export const blockPlayer = 0.8;

const side = 0.085;
const paints = ['#d8302a', '#2f6fd0', '#f2c22c', '#3aa04a', '#f28a1c', '#8a4ac0'].map(fromHex);
const beech = fromHex('#d9ab6c');

/** Plain wood takes some of the paint, so that one block is told from the next. */
const paintOf = (n: number, { material, traits, noun }: KitOptions): Vec3 => {
  const paint = paints[n % paints.length]!;
  const isWooden = /wood/.test(`${material} ${traits.join(' ')} ${noun}`);
  return isWooden ? (n % 2 ? mix(paint, beech, 0.25) : beech) : paint;
};

const addBlock = (b: MeshBuilder, n: number, options: KitOptions, isLego: boolean) => {
  const paint = paintOf(n, options);
  b.paint(paint, isLego ? 'glossy' : 'wood').box([0, side / 2, 0], [side, side, side], 0.008, 2);
  if (isLego) {
    for (const x of [-0.021, 0.021])
      for (const z of [-0.021, 0.021])
        b.at(translation(x, side, z), (k) => k.cylinder(0, 0.014, 0.013, 0.013, 14));
    return;
  }
  // A letter on the face that is seen.
  const ink = paints[(n + 3) % paints.length]!;
  b.paint(ink, 'satin')
    .box([0, side / 2, side / 2], [0.013, 0.05, 0.003])
    .box([0, side * (n % 2 ? 0.5 : 0.72), side / 2], [0.042, 0.012, 0.003]);
};

/** x, layer, z. The middle stays low: the child is seen over it. */
const spots: [number, number, number][] = [
  [-0.3, 0, 0.22],
  [-0.3, 1, 0.22],
  [-0.3, 2, 0.22],
  [-0.3, 3, 0.22],
  [0.3, 0, 0.2],
  [0.39, 0, 0.22],
  [0.345, 1, 0.21],
  [-0.41, 0, 0.28],
  [0.12, 0, 0.42],
  [-0.1, 0, 0.46],
  [0.25, 0, 0.44],
  [-0.24, 0, 0.42],
];

export const blocksInPlay: Kit = staticKit(['blocks in play'], (b, options) => {
  const isLego = options.traits.includes('lego');
  for (const [n, [x, layer, z]] of spots.entries())
    b.at(multiply(translation(x, layer * side, z), rotationY(Math.sin(n * 3) * (layer ? 0.12 : 0.4))), (k) =>
      addBlock(k, n, options, isLego),
    );
  return {};
});

export const singleBlock: Kit = staticKit(['single toy block'], (b, options) => {
  addBlock(b, options.seed % 2 ? 3 : 5, options, options.traits.includes('lego'));
  return { grip: [0, side * 0.45, -side * 0.35] };
});
