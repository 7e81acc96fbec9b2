/** Bushes, hedges, ferns, grasses, cacti, mushrooms, ivy, sea plants, crops. */

import { appendMesh, createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { Kit, KitOptions } from '../kit.ts';
import type { Model } from '../model.ts';
import { buildBroadPlant, buildBush, buildFern, buildReeds } from './bush-shapes.ts';
import { buildCactus } from './cactus-shapes.ts';
import { addBlade, addLeaf, leafAxes, palette, swayMatrix } from './foliage.ts';
import { buildCoral, buildKelp, type CoralKind, coralKinds } from './sea-plants.ts';

/** A kit of one mesh that sways as a whole. */
const plantKit = (
  nouns: string[],
  build: (options: KitOptions) => { mesh: Mesh; size: Vec3; anchors?: Model['anchors'] },
  strength = 0.02,
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build: (options) => {
    const { mesh, size, anchors = { top: [0, size[1], 0] as Vec3 } } = build(options);
    return {
      size,
      parts: [{ name: 'plant', mesh }],
      anchors,
      ...(strength > 0 && {
        pose: ({ time, wind, phase }) => ({
          parts: { plant: swayMatrix(time, phase, strength + Math.min(0.06, wind * 0.006)) },
          anchors: {},
        }),
      }),
    };
  },
});

const tint = (colour: Vec3 | null, dark: string, light: string) =>
  colour ? { dark: scale(colour, 0.4), light: lighten(colour, 0.1) } : palette(dark, light);

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
  [
    'plant',
    'house plant',
    'potted plant',
    'houseplant',
    'pot plant',
    'seedling',
    'sprout',
    'banana plant',
    'leafy plant',
    'monstera',
    'succulent',
    'bonsai',
  ],
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

export const mushroom = plantKit(
  ['mushroom', 'toadstool', 'fly agaric', 'giant mushroom', 'fungus'],
  ({ noun, colour, seed }) => {
    const builder = new MeshBuilder();
    const random = createRandom(seed);
    const hue = colour ?? fromHex(noun === 'mushroom' || noun === 'fungus' ? '#b87848' : '#d0241c');
    const isDotted = noun !== 'mushroom' && noun !== 'fungus';
    const giant = noun === 'giant mushroom' ? 12 : 1;
    for (const [x, z, s] of [
      [0, 0, 1],
      [0.09, 0.04, 0.6],
      [-0.08, 0.05, 0.45],
    ] as const) {
      builder.at(translation(x * giant, 0, z * giant), (b) => {
        const k = s * giant;
        b.paint((p) => mix(fromHex('#e8dcc4'), fromHex('#fbf6ea'), p[1] * 6), 'satin').lathe(
          [
            [0.026 * k, 0],
            [0.02 * k, 0.03 * k],
            [0.016 * k, 0.1 * k],
            [0.02 * k, 0.12 * k],
          ],
          18,
        );
        b.paint(fromHex('#f0e6d0'), 'matte').lathe(
          [
            [0.018 * k, 0.118 * k],
            [0.075 * k, 0.11 * k],
          ],
          24,
        );
        b.paint((_p, n) => mix(darken(hue, 0.3), hue, Math.max(0, n[1])), 'glossy').lathe(
          [
            [0.075 * k, 0.11 * k],
            [0.085 * k, 0.118 * k],
            [0.075 * k, 0.145 * k],
            [0.045 * k, 0.17 * k],
            [0, 0.18 * k],
          ],
          28,
        );
        if (isDotted)
          for (let n = 0; n < 14; n += 1) {
            const [a, t] = [n * 2.4, Math.sqrt((n + 0.5) / 14)];
            const r = 0.075 * k * t;
            b.paint(fromHex('#fbf8f0'), 'matte').sphere(
              [Math.cos(a) * r, 0.18 * k - 0.055 * k * t * t, Math.sin(a) * r],
              [(0.006 + 0.006 * random()) * k, 0.004 * k, (0.006 + 0.006 * random()) * k],
              8,
            );
          }
      });
    }
    return {
      mesh: builder.mesh,
      size: [0.26 * giant, 0.18 * giant, 0.2 * giant],
      anchors: { top: [0, 0.18 * giant, 0], seat: [0, 0.18 * giant, 0] },
    };
  },
  0,
);

/** A piece of brick wall with leaves that climb over it. */
export const ivy = plantKit(
  ['ivy', 'ivy wall', 'vine', 'vines', 'creeper', 'grapevine', 'climbing plant', 'wisteria'],
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

export const cropRows = plantKit(
  [
    'crop',
    'crop rows',
    'pumpkin patch',
    'vegetable patch',
    'flower bed',
    'flowerbed',
    'flower field',
    'vegetable bed',
  ],
  ({ noun, seed, colour }) => {
    const builder = new MeshBuilder();
    const random = createRandom(seed + 5);
    const soil = fromHex('#5a4028');
    builder
      .paint((p) => mix(soil, fromHex('#7a5a3a'), 0.5 + 0.5 * Math.sin(p[0] * 9)), 'soil')
      .heightField(
        { x0: -1.6, z0: -1.1, x1: 1.6, z1: 1.1 },
        { x: 40, z: 20 },
        (x, z) =>
          0.06 * Math.max(0, Math.cos((z / 0.55) * Math.PI * 2)) * (Math.abs(x) < 1.55 ? 1 : 0) + 0.01,
      );
    const mesh = builder.mesh;
    mesh.isTwoSided = true;
    const petals = ['#e83a5a', '#f0b020', '#f4f0f0', '#9a4ad0', '#f06a2a'].map(fromHex);
    for (const z of [-0.83, -0.28, 0.28, 0.83]) {
      for (let x = -1.45; x < 1.5; x += noun === 'pumpkin patch' ? 0.6 : 0.24) {
        const [px, pz] = [x + (random() - 0.5) * 0.06, z];
        if (noun === 'pumpkin patch') {
          builder
            .paint(
              (p) =>
                mix(
                  fromHex('#c8601a'),
                  fromHex('#f09030'),
                  0.5 + 0.5 * Math.cos(Math.atan2(p[2] - pz, p[0] - px) * 10),
                ),
              'satin',
            )
            .at(translation(px, 0.04, pz), (b) =>
              b.lathe(
                [
                  [0, 0],
                  [0.14, 0.02],
                  [0.2, 0.12],
                  [0.16, 0.22],
                  [0.04, 0.24],
                ],
                20,
                (a) => 1 + 0.07 * Math.cos(a * 10),
              ),
            );
          builder.paint(fromHex('#5a6a2c'), 'bark').tube(
            [
              [px, 0.26, pz],
              [px + 0.03, 0.34, pz],
            ],
            0.02,
            5,
          );
        }
        const leafCount = 7;
        for (let n = 0; n < leafCount; n += 1) {
          const a = n * 0.9 + random();
          addBlade(mesh, {
            at: [px, 0.06, pz],
            up: normalize([Math.cos(a) * 0.7, 0.8, Math.sin(a) * 0.7]),
            side: [-Math.sin(a), 0, Math.cos(a)],
            length: 0.16 + 0.1 * random(),
            halfWidth: 0.035,
            normal: [0, 1, 0.2],
            base: fromHex('#2f5a20'),
            tip: fromHex('#7aae44'),
            baseOcclusion: 0.5,
            tipOcclusion: 1,
          });
        }
        if (!noun.startsWith('flower')) continue;
        const hue = colour ?? petals[Math.floor(random() * 5)]!;
        for (let n = 0; n < 6; n += 1) {
          const a = n * 1.05;
          addLeaf(mesh, {
            at: [px, 0.3, pz],
            up: normalize([Math.cos(a), 0.35, Math.sin(a)]),
            side: [-Math.sin(a), 0, Math.cos(a)],
            length: 0.075,
            halfWidth: 0.03,
            normal: [0, 1, 0.3],
            base: mix(hue, [1, 0.9, 0.3], 0.4),
            tip: hue,
            baseOcclusion: 0.9,
            tipOcclusion: 1,
          });
        }
        addBlade(mesh, {
          at: [px, 0.03, pz],
          up: [0, 1, 0],
          side: [1, 0, 0],
          length: 0.29,
          halfWidth: 0.01,
          normal: [0, 0.3, 1],
          base: fromHex('#2f5a20'),
          tip: fromHex('#5f9a3c'),
          baseOcclusion: 0.5,
          tipOcclusion: 1,
        });
      }
    }
    return { mesh, size: [3.2, 0.35, 2.2] };
  },
  0,
);
