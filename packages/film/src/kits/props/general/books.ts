/** A stack of old books, each with rounded spine, gilt bands and paper edges. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { between, createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { staticKit } from '../../shared/static-kit.ts';

const covers = ['#7a2420', '#1f4a3a', '#23386b', '#8a5a22', '#5a2a4a', '#3a2a20', '#a8722e', '#2f5d6b'].map(
  fromHex,
);

/** A book lying flat, spine towards +z, its lower cover on y = 0. */
export const addLyingBook = (
  b: MeshBuilder,
  width: number,
  thickness: number,
  depth: number,
  cover: Vec3,
) => {
  const board = Math.min(0.006, thickness * 0.12);
  b.paint(cover, 'cloth')
    .box([0, board / 2, 0], [width, board, depth], board * 0.4, 1)
    .box([0, thickness - board / 2, 0], [width, board, depth], board * 0.4, 1);
  b.paint((p) => (Math.floor(p[1] * 900) % 2 ? fromHex('#f1e6cc') : fromHex('#dccba6')), 'matte').box(
    [0, thickness / 2, -depth * 0.012],
    [width * 0.965, thickness - board * 1.6, depth * 0.955],
  );
  b.paint(cover, 'cloth').at(translation(0, 0, depth / 2), (k) =>
    k.loft(
      [-width / 2, width / 2].map((x): Vec3[] =>
        [0, 0.2, 0.4, 0.6, 0.8, 1].map(
          (t): Vec3 => [x, t * thickness, Math.sin(t * Math.PI) * thickness * 0.16 - 0.001],
        ),
      ),
    ),
  );
  b.paint(fromHex('#d2a748'), 'metal');
  for (const t of [-0.38, -0.3, 0.3, 0.38])
    b.box(
      [t * width, thickness / 2, depth / 2 + thickness * 0.145],
      [width * 0.02, thickness * 0.82, thickness * 0.05],
    );
  b.paint(lighten(cover, 0.25), 'satin').box(
    [0, thickness / 2, depth / 2 + thickness * 0.15],
    [width * 0.34, thickness * 0.42, thickness * 0.03],
    0.001,
    1,
  );
};

const stack = staticKit(
  ['stack of books', 'pile of books', 'books', 'book stack', 'book pile'],
  (b, { seed, colour, detail }) => {
    const random = createRandom(seed * 3 + 2);
    let y = 0;
    const count = 6 + (seed % 3);
    for (let n = 0; n < count; n += 1) {
      const thickness = between(random, 0.028, 0.058);
      const width = between(random, 0.27, 0.36) - n * 0.008;
      const cover = colour && n % 2 === 0 ? darken(colour, random() * 0.2) : pick(random, covers);
      b.at(
        multiply(
          translation((random() - 0.5) * 0.03, y, (random() - 0.5) * 0.02),
          rotationY((random() - 0.5) * 0.4 + (random() < 0.2 ? Math.PI : 0)),
        ),
        (k) => addLyingBook(k, width, thickness, width * 0.74, cover),
      );
      y += thickness;
    }
    if (detail === 0) b.paint(fromHex('#b5222a'), 'cloth').box([0.05, y * 0.6, 0.15], [0.012, 0.06, 0.002]);
    return { top: [0, y, 0], seat: [0, y, 0] };
  },
);

/** A wide, high stack that an animal or a child can lie or sit on. */
const bigStack = staticKit(['tower of books', 'big stack of books'], (b, { seed }) => {
  const random = createRandom(seed * 5 + 1);
  let y = 0;
  for (let n = 0; n < 16; n += 1) {
    const thickness = between(random, 0.04, 0.07);
    b.at(
      multiply(
        translation((random() - 0.5) * 0.05, y, (random() - 0.5) * 0.04),
        rotationY((random() - 0.5) * 0.5),
      ),
      (k) => addLyingBook(k, 0.38, thickness, 0.28, pick(random, covers)),
    );
    y += thickness;
  }
  return { top: [0, y, 0], seat: [0, y, 0] };
});

export const bookKits: readonly Kit[] = [stack, bigStack];
