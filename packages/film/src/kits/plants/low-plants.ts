/** Bushes, ferns, house plants, grasses, cacti, ivy and sea plants. */

import { appendMesh, createMesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize } from '../../math/vector.ts';
import { buildBroadPlant, buildBush, buildFern, buildReeds } from './bush-shapes.ts';
import { buildCactus } from './cactus-shapes.ts';
import { addLeaf, leafAxes, palette } from './foliage.ts';
import { plantKit, tint } from './plant-kit.ts';
import { buildCoral, buildKelp, type CoralKind, coralKinds } from './sea-plants.ts';

export const bush = plantKit(
  ['bush', 'shrub', 'hedge', 'rose bush', 'berry bush', 'bushes', 'tea bush', 'topiary', 'thicket'],
  ({ noun, seed, detail, colour }) => {
    if (noun === 'hedge')
      return {
        mesh: appendMesh(
          buildBush({ seed, detail: detail === 0 ? 0 : 1 }, [1.2, 0.6, 0.35], true),
          new MeshBuilder().paint(fromHex('#1f3a18'), 'leaf').box([0, 0.55, 0], [2.1, 1.05, 0.55], 0.08).mesh,
        ),
        size: [2.4, 1.25, 0.8],
      };
    if (noun === 'topiary') return { mesh: buildBush({ seed, detail }, [0.5, 0.5, 0.5]), size: [1, 1, 1] };
    const blossom =
      noun === 'rose bush'
        ? (colour ?? fromHex('#d8203a'))
        : noun === 'berry bush'
          ? fromHex('#a81c2a')
          : null;
    return {
      mesh: buildBush({
        seed,
        detail,
        blossom,
        ...(colour && !blossom && { colours: tint(colour, '', '') }),
      }),
      size: [1.2, 1, 1.2],
    };
  },
  0.01,
);

export const fern = plantKit(['fern', 'ferns'], ({ seed, detail, colour }) => ({
  mesh: buildFern({ seed, detail, ...(colour && { colours: tint(colour, '', '') }) }),
  size: [1.4, 0.7, 1.4],
}));

export const housePlant = plantKit(
  ['plant', 'seedling', 'sprout', 'banana plant', 'leafy plant', 'succulent'],
  ({ noun, seed, detail, colour }) => {
    const mesh = createMesh();
    const isSprout = noun === 'seedling' || noun === 'sprout';
    if (!isSprout && noun !== 'plant' && noun !== 'banana plant' && noun !== 'leafy plant') {
      appendMesh(
        mesh,
        new MeshBuilder().paint(fromHex('#b8663c'), 'satin').lathe(
          [
            [0.12, 0],
            [0.17, 0.28],
            [0.19, 0.3],
            [0.16, 0.32],
            [0, 0.29],
          ],
          20,
        ).mesh,
      );
    }
    const pot = mesh.positions.length > 0 ? 0.28 : 0;
    const leaves = buildBroadPlant({ seed, detail, ...(colour && { colours: tint(colour, '', '') }) });
    const size = isSprout ? 0.18 : pot > 0 ? 0.65 : 0.9;
    for (let n = 0; n < leaves.positions.length; n += 3) {
      leaves.positions[n]! *= size;
      leaves.positions[n + 1] = leaves.positions[n + 1]! * size + pot;
      leaves.positions[n + 2]! *= size;
    }
    return { mesh: appendMesh(mesh, leaves), size: [size * 1.4, size * 0.9 + pot, size * 1.4] };
  },
);

export const grassTuft = plantKit(
  [
    'grass',
    'grass tuft',
    'tuft',
    'reed',
    'reeds',
    'tall grass',
    'cattail',
    'wheat',
    'lavender',
    'rice plant',
    'weed',
    'corn plant',
    'corn stalk',
    'cornstalk',
  ],
  ({ noun, seed, detail, colour }) => {
    const colours =
      noun === 'wheat'
        ? palette('#8a6a2c', '#e0b860')
        : noun === 'lavender'
          ? palette('#5a7048', '#9a72dc')
          : tint(colour, '#2f5420', '#8aac4c');
    const mesh = buildReeds(
      { seed, detail, colours },
      noun.startsWith('reed') || noun === 'cattail' ? 0.3 : 0.2,
      noun === 'lavender' ? 0.4 : 0.25,
    );
    const size =
      noun === 'grass' || noun === 'grass tuft' || noun === 'tuft' ? 0.35 : noun === 'lavender' ? 0.6 : 1;
    if (noun === 'cattail' || noun.startsWith('reed')) {
      const heads = new MeshBuilder().paint(fromHex('#5a3620'), 'cloth');
      for (let n = 0; n < 5; n += 1)
        heads.at(translation(Math.cos(n * 2.4) * 0.18, 0.85 + n * 0.06, Math.sin(n * 2.4) * 0.18), (b) =>
          b.sphere([0, 0, 0], [0.025, 0.1, 0.025], 8).tube(
            [
              [0, -0.9, 0],
              [0, 0, 0],
            ],
            0.006,
            4,
            false,
          ),
        );
      appendMesh(mesh, heads.mesh);
    }
    for (let n = 0; n < mesh.positions.length; n += 1) mesh.positions[n]! *= size;
    return { mesh, size: [0.6 * size, size * 1.05, 0.6 * size] };
  },
  0.06,
);

export const cactus = plantKit(
  ['cactus', 'saguaro', 'cacti'],
  ({ seed, detail, colour }) => ({ mesh: buildCactus(seed, detail, colour), size: [1.3, 2.4, 0.5] }),
  0,
);

/** A piece of brick wall with leaves that climb over it. */
export const ivy = plantKit(
  ['ivy', 'vine', 'vines', 'creeper', 'grapevine', 'climbing plant', 'wisteria'],
  ({ noun, seed, detail, colour }) => {
    const random = createRandom(seed * 7 + 1);
    const mesh = createMesh();
    mesh.isTwoSided = true;
    const [w, h] = [2.6, 2.4];
    const colours = noun === 'wisteria' ? palette('#7a5ac0', '#c8b0f0') : tint(colour, '#1f4a20', '#6a9a44');
    const count = [1500, 500, 150][detail]!;
    for (let n = 0; n < count; n += 1) {
      const x = (random() - 0.5) * w;
      const reach = h * (0.45 + 0.55 * Math.abs(Math.sin(x * 2.1 + seed)) ** 0.6);
      const y = random() ** 0.8 * reach;
      const normal = normalize([(random() - 0.5) * 0.8, 0.35, 1]);
      const { side } = leafAxes(normal, random);
      const length = 0.14 * Math.sqrt(1500 / count) * (0.7 + 0.6 * random());
      addLeaf(mesh, {
        at: [x, y, 0.03 + random() * 0.09],
        up: normalize([side[0] * 0.5, -0.8, 0.4]),
        side: normalize([1, (random() - 0.5) * 0.6, 0]),
        length,
        halfWidth: length * 0.46,
        normal,
        base: mix(colours.dark, colours.light, 0.2 * random()),
        tip: mix(colours.dark, colours.light, random()),
        baseOcclusion: 0.5,
        tipOcclusion: 1,
      });
    }
    return { mesh, size: [w, h, 0.25] };
  },
  0.004,
);

export const seaPlant = plantKit(
  ['seaweed', 'kelp', 'coral', 'coral reef', 'reef', 'sea anemone', 'brain coral', 'sea plant'],
  ({ noun, seed, detail, colour }) => {
    if (noun === 'seaweed' || noun === 'kelp' || noun === 'sea plant')
      return { mesh: buildKelp(seed, 2, colour), size: [0.9, 2, 0.9] };
    const mesh = createMesh();
    mesh.isTwoSided = true;
    const random = createRandom(seed);
    const isReef = noun.includes('reef');
    const kinds: CoralKind[] =
      noun === 'sea anemone'
        ? ['anemone']
        : noun === 'brain coral'
          ? ['brain']
          : noun === 'coral'
            ? ['branching', 'fan', 'tube']
            : [...coralKinds, ...coralKinds, 'branching', 'fan'];
    for (const [n, kind] of kinds.entries()) {
      const [a, r] = [n * 2.4, isReef ? 0.35 * Math.sqrt(n) : n * 0.22];
      const piece = buildCoral(kind, seed + n, detail === 0 && !isReef ? 0 : 1, colour);
      const k = 0.8 + random() * 0.6;
      for (let v = 0; v < piece.positions.length; v += 3) {
        piece.positions[v] = piece.positions[v]! * k + Math.cos(a) * r;
        piece.positions[v + 1]! *= k;
        piece.positions[v + 2] = piece.positions[v + 2]! * k + Math.sin(a) * r;
      }
      appendMesh(mesh, piece);
    }
    const width = isReef ? 3 : 0.9;
    return { mesh, size: [width, 0.8, width] };
  },
  0.015,
);
