/** A piece of land with houses and trees on it, as large creatures of tales carry it on their backs. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, pick, type Random } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';

export type Land = {
  /** Half width and half length, metres. */
  wide: number;
  long: number;
  /** How much the middle lies over the edge, and how far the earth hangs below the edge. */
  rise: number;
  depth: number;
  isCity: boolean;
  seed: number;
};

const walls = ['#f2e6cc', '#e8cfa8', '#f4f0e6', '#dcb890'];
const roofs = ['#b8452e', '#c25a30', '#8a3a2c', '#a85038'];

const addHouse = (b: MeshBuilder, s: number, random: Random) => {
  const tall = s * (0.62 + 0.25 * random());
  b.paint(fromHex(pick(random, walls)), 'plaster').box([0, tall * 0.35, 0], [s, tall * 1.3, s * 0.8]);
  b.paint(fromHex(pick(random, roofs)), 'matte').at(translation(0, tall, 0), (roof) =>
    roof.extrude(
      [
        [-0.62 * s, -0.02 * s],
        [0.62 * s, -0.02 * s],
        [0, 0.55 * s],
      ],
      -0.48 * s,
      0.48 * s,
    ),
  );
  b.paint(fromHex('#7a6a5c'), 'matte').box(
    [0.28 * s, tall + 0.42 * s, -0.15 * s],
    [0.12 * s, 0.4 * s, 0.12 * s],
  );
  b.paint(fromHex('#5a3a22'), 'wood').box([0, tall * 0.28, 0.405 * s], [0.2 * s, tall * 0.56, 0.02 * s]);
  b.paint(fromHex('#f6d06a'), 'glossy');
  for (const x of [-0.3, 0.3]) b.box([x * s, tall * 0.58, 0.405 * s], [0.16 * s, 0.2 * s, 0.02 * s]);
  for (const side of [-1, 1]) b.box([side * 0.505 * s, tall * 0.58, 0], [0.02 * s, 0.2 * s, 0.18 * s]);
};

const addTower = (b: MeshBuilder, s: number, tall: number, random: Random) => {
  const wall = fromHex(pick(random, ['#c8d2da', '#8fa6b8', '#e4dccc', '#6f8496']));
  b.paint(wall, 'satin').box([0, tall / 2 - s * 0.3, 0], [s, tall + s * 0.6, s]);
  b.paint(fromHex('#2f4456'), 'glossy');
  for (let row = 0; row < Math.floor(tall / (s * 0.42)); row += 1)
    b.box([0, (row + 0.7) * s * 0.42, 0], [s * 1.02, s * 0.16, s * 1.02]);
  b.paint(darken(wall, 0.3), 'matte').box([0, tall + 0.05 * s, 0], [s * 0.5, s * 0.3, s * 0.5]);
};

const addChurch = (b: MeshBuilder, s: number) => {
  b.paint(fromHex('#f4ead6'), 'plaster').box([0, s * 0.7, 0], [s * 0.62, s * 2.2, s * 0.62]);
  b.paint(fromHex('#4a6a7a'), 'matte').lathe(
    [
      [s * 0.52, s * 1.8],
      [0, s * 3],
    ],
    4,
  );
};

const addTree = (b: MeshBuilder, s: number, random: Random) => {
  b.paint(fromHex('#6a4a2e'), 'bark').cylinder(-0.2 * s, 0.5 * s, 0.09 * s, 0.06 * s, 6);
  const leaf = mix(fromHex('#3a7a2c'), fromHex('#6aa83a'), random());
  if (random() < 0.4) b.paint(leaf, 'leaf').cylinder(0.3 * s, 1.5 * s, 0.38 * s, 0, 8);
  else b.paint(leaf, 'leaf').sphere([0, 0.85 * s, 0], [0.46 * s, 0.5 * s, 0.46 * s], 8);
};

/** The edge is at y = 0. */
export const buildIsland = ({ wide, long, rise, depth, isCity, seed }: Land): Mesh => {
  const random = createRandom(seed + 17);
  const b = new MeshBuilder();
  const grass = (p: Vec3) =>
    mix(fromHex('#4f8a30'), fromHex('#8ab84a'), noise((p[0] / wide) * 4, 1, (p[2] / wide) * 4));
  const heightAt = (r: number) => rise * (1 - r * r);
  const rings = 8;
  const around = 40;
  const edge = (a: number) => 1 + 0.05 * Math.sin(a * 5 + seed) + 0.04 * Math.sin(a * 9);
  const ringAt = (r: number, y: number, out = 1): Vec3[] =>
    Array.from({ length: around }, (_, n) => {
      const a = (-n / around) * 2 * Math.PI;
      return [Math.cos(a) * wide * r * edge(a) * out, y, Math.sin(a) * long * r * edge(a) * out];
    });
  b.paint(grass, 'lawn').loft(
    Array.from({ length: rings + 1 }, (_, n) => {
      const r = 1 - n / rings;
      return ringAt(Math.max(r, 0.01), heightAt(r));
    }),
    { isClosed: true },
  );
  b.paint(
    (p) => mix(fromHex('#5a4028'), fromHex('#8a6a48'), noise(p[0] * 2, p[1] * 4, p[2] * 2)),
    'soil',
  ).loft([ringAt(0.78, -depth), ringAt(0.93, -depth * 0.55), ringAt(1.01, -depth * 0.06), ringAt(1, 0.002)], {
    isClosed: true,
  });
  const count = isCity ? 34 : 17;
  const size = Math.min(wide, long) * (isCity ? 0.13 : 0.24);
  for (let n = 0; n < count; n += 1) {
    const r = n === 0 ? 0.05 : 0.86 * Math.sqrt((n + 0.3) / count);
    const a = n * 2.4;
    const at = translation(Math.cos(a) * r * wide, heightAt(r), Math.sin(a) * r * long);
    b.at(multiply(at, rotationY(isCity ? 0 : random() * 6.28)), (k) => {
      if (isCity) addTower(k, size, size * (1.2 + 5.2 * (1 - r) * (0.6 + 0.6 * random())), random);
      else if (n === 0) addChurch(k, size);
      else addHouse(k, size * (0.85 + 0.3 * random()), random);
    });
  }
  for (let n = 0; n < 26; n += 1) {
    const r = 0.93 * Math.sqrt((n + 0.6) / 26);
    const a = n * 2.4 + 1.2;
    b.at(translation(Math.cos(a) * r * wide, heightAt(r), Math.sin(a) * r * long), (k) =>
      addTree(k, size * (0.55 + 0.3 * random()), random),
    );
  }
  return b.mesh;
};
