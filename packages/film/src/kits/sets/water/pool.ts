/** A swimming pool: filled, or emptied into a blue tiled basin with curved sides for skating. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildBush } from '../../plants/bush-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';

const [halfX, halfZ, radius] = [11, 6.5, 2.4];
const emptyWords = /skate|bmx|roller|scooter/;

/** Metres inside the rim, over rounded corners. */
const inside = (x: number, z: number): number => {
  const corner = 3.5;
  const [qx, qz] = [Math.abs(x) - halfX + corner, Math.abs(z) - halfZ + corner];
  return corner - Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) - Math.min(Math.max(qx, qz), 0);
};

/** A quarter circle from the flat bottom up to the coping. */
const basin = (x: number, z: number): number => {
  const d = inside(x, z);
  if (d <= 0) return radius;
  if (d >= radius) return 0;
  return radius - Math.sqrt(Math.max(0, radius * radius - (radius - d) ** 2));
};

/** Bare concrete under faded paint, with stains where the last water dried and cracks between the slabs. */
const dryColour = (x: number, y: number, z: number): Vec3 => {
  if (inside(x, z) <= 0.02) return fromHex('#d8cdb8');
  // The row of tiles at the old waterline.
  if (y > radius - 0.34)
    return (Math.floor(x * 2.2) + Math.floor(z * 2.2)) % 2 === 0 ? fromHex('#2c5f8e') : fromHex('#e4e6e2');
  const bare = mix(fromHex('#a9a79c'), fromHex('#cfccc0'), noise(x * 0.5, y, z * 0.5));
  const paint = mix(
    bare,
    fromHex('#8fb4bb'),
    smoothstep(0.5, 0.7, noise(x * 0.33 + 7, y * 0.5, z * 0.33)) * 0.7,
  );
  const stain = smoothstep(0.58, 0.72, noise(x * 0.8 + 3, y, z * 0.8 + 9)) * 0.45;
  const isJoint = Math.abs(((x + 300) % 3) - 1.5) > 1.46 || Math.abs(((z + 300) % 3) - 1.5) > 1.46;
  const rust = smoothstep(1.6, 0.2, Math.hypot(x, z)) * 0.5;
  return mix(mix(paint, fromHex('#6d5c44'), Math.max(stain, rust)), fromHex('#6c675c'), isJoint ? 0.7 : 0);
};

const tileColour = (x: number, y: number, z: number): Vec3 => {
  if (inside(x, z) <= 0.02) return fromHex('#d8cdb8');
  if (y > radius - 0.34)
    return (Math.floor(x * 2.2) + Math.floor(z * 2.2)) % 2 === 0 ? fromHex('#1f5a9a') : fromHex('#f0f4f4');
  const pale = mix(fromHex('#3f93b8'), fromHex('#62b4cc'), noise(x * 0.6, y, z * 0.6));
  return mix(pale, fromHex('#2c6f98'), (Math.floor(x * 1.4) + Math.floor(z * 1.4)) % 2 === 0 ? 0.45 : 0);
};

const createPool = (request: SetRequest): StageSet => {
  const isEmpty = (request.nouns ?? []).some((noun) => emptyWords.test(noun));
  const depth = 1.9;
  const surface = createSeaSurface(0.035, 0.6, 2.4);
  const ground = isEmpty ? basin : (x: number, z: number) => (inside(x, z) > 0 ? -depth : 0.12);
  return {
    isIndoors: false,
    ground,
    water: isEmpty ? null : (x, z, time) => (inside(x, z) > 0.1 ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const rim = isEmpty ? radius : 0.12;
      set.model(
        (builder) => {
          if (isEmpty) {
            builder.paint((p) => dryColour(p[0], p[1], p[2]), 'plaster');
            builder.heightField(
              { x0: -halfX - 0.3, z0: -halfZ - 0.3, x1: halfX + 0.3, z1: halfZ + 0.3 },
              { x: 150, z: 92 },
              basin,
            );
            builder
              .paint(fromHex('#2a2c30'), 'metal')
              .quad(
                [-0.3, 0.006, -0.3],
                [0.3, 0.006, -0.3],
                [0.3, 0.006, 0.3],
                [-0.3, 0.006, 0.3],
                [0, 1, 0],
              );
          } else addFilledBasin(builder, depth);
          addRim(builder, rim);
          // Terrace around, then lawn.
          builder.paint(
            (p) => mix(fromHex('#c8b89a'), fromHex('#dccfb4'), noise(p[0] * 1.5, 1, p[2] * 1.5)),
            'plaster',
          );
          const deck = (x0: number, x1: number, z0: number, z1: number) =>
            builder.heightField({ x0, z0, x1, z1 }, { x: 8, z: 4 }, () => rim - 0.02);
          deck(-halfX - 7, halfX + 7, -halfZ - 6, -halfZ - 0.25);
          deck(-halfX - 7, halfX + 7, halfZ + 0.25, halfZ + 12);
          deck(-halfX - 7, -halfX - 0.25, -halfZ - 0.3, halfZ + 0.3);
          deck(halfX + 0.25, halfX + 7, -halfZ - 0.3, halfZ + 0.3);
          builder.paint(fromHex('#4f8236'), 'lawn');
          const lawn = (x0: number, x1: number, z0: number, z1: number) =>
            builder.heightField({ x0, z0, x1, z1 }, { x: 2, z: 2 }, () => rim - 0.05);
          lawn(-160, 160, -160, -halfZ - 5.9);
          lawn(-160, -halfX - 6.9, -halfZ - 6, 60);
          lawn(halfX + 6.9, 160, -halfZ - 6, 60);
        },
        { castsNoShadow: true },
      );
      if (!isEmpty) {
        addSea(set, { surface, reach: 60, rings: 90, sectors: 90, clearness: 1.9, depth: () => 2 });
      }
      dressPool(set, rim);
      return set.result();
    },
  };
};

const addFilledBasin = (builder: Parameters<Parameters<SetBuilder['model']>[0]>[0], depth: number): void => {
  builder
    .paint((p) => tileColour(p[0], 0, p[2]), 'glossy')
    .quad(
      [-halfX, -depth, -halfZ],
      [halfX, -depth, -halfZ],
      [halfX, -depth, halfZ],
      [-halfX, -depth, halfZ],
      [0, 1, 0],
    );
};

/** Coping stones along the rounded edge. */
const addRim = (builder: Parameters<Parameters<SetBuilder['model']>[0]>[0], y: number): void => {
  const corner = 3.5;
  const points: Vec3[] = [];
  for (let n = 0; n <= 96; n += 1) {
    const a = (n / 96) * 6.283;
    const [sx, sz] = [Math.sign(Math.cos(a)), Math.sign(Math.sin(a))];
    const u = clamp(Math.abs(Math.cos(a)) * 1.6 - 0.3);
    const v = clamp(Math.abs(Math.sin(a)) * 1.6 - 0.3);
    const turn = Math.atan2(v, u);
    points.push([
      sx * (halfX - corner) * smoothstep(0, 0.35, Math.abs(Math.cos(a))) + sx * corner * Math.cos(turn),
      y,
      sz * (halfZ - corner) * smoothstep(0, 0.35, Math.abs(Math.sin(a))) + sz * corner * Math.sin(turn),
    ]);
  }
  builder.paint(fromHex('#efe8da'), 'satin').tube(points, 0.16, 8, false);
};

const dressPool = (set: SetBuilder, rim: number): void => {
  set.model((builder) => {
    // A ladder, sun loungers, parasols, a wall behind.
    builder.paint(fromHex('#d0d4d8'), 'metal');
    for (const x of [halfX * 0.55, halfX * 0.55 + 0.5])
      builder.tube(
        [
          [x, rim - 1.4, -halfZ + 0.15],
          [x, rim + 0.75, -halfZ + 0.1],
          [x, rim + 0.8, -halfZ - 0.35],
          [x, rim, -halfZ - 0.5],
        ],
        0.028,
        8,
      );
    for (let n = 0; n < 4; n += 1)
      builder.box([halfX * 0.55 + 0.25, rim - 0.25 - n * 0.3, -halfZ + 0.15], [0.5, 0.03, 0.07]);
    const hues = ['#e8743a', '#3a8ac0', '#f0c040', '#d83a5a'].map(fromHex);
    for (const [n, x] of [-8, -4.5, -1, 3.4].entries()) {
      const z = -halfZ - 2.6;
      builder
        .paint(fromHex('#f4f0e8'), 'cloth')
        .box([x, rim + 0.32, z], [0.65, 0.08, 1.3], 0.03)
        .box([x, rim + 0.55, z - 0.8], [0.65, 0.5, 0.08], 0.03);
      builder
        .paint(fromHex('#8a6a44'), 'wood')
        .box([x, rim + 0.15, z], [0.6, 0.06, 1.2])
        .tube(
          [
            [x + 0.9, rim, z],
            [x + 0.9, rim + 2.3, z],
          ],
          0.035,
          6,
        );
      for (let k = 0; k < 8; k += 1) {
        const [a, b] = [(k / 8) * 6.283, ((k + 1) / 8) * 6.283];
        builder
          .paint(k % 2 ? fromHex('#f8f4ea') : hues[n]!, 'cloth')
          .quad(
            [x + 0.9, rim + 2.5, z],
            [x + 0.9 + Math.cos(a) * 1.35, rim + 2.05, z + Math.sin(a) * 1.35],
            [x + 0.9 + Math.cos(b) * 1.35, rim + 2.05, z + Math.sin(b) * 1.35],
            [x + 0.9, rim + 2.5, z],
            [Math.cos((a + b) / 2) * 0.3, 1, Math.sin((a + b) / 2) * 0.3],
          );
      }
    }
    builder.paint(fromHex('#e8e0d0'), 'plaster').box([0, rim + 0.9, -halfZ - 6.2], [60, 1.8, 0.25]);
  });
  const plant = createTreePlanter(set);
  for (const x of [-15, -10.5, -6, 6.5, 10, 15]) plant('palm', x, -halfZ - 5.2, 0.7, rim);
  for (let n = 0; n < 22; n += 1)
    plant('palm', (n - 11) * 5 + set.random() * 3, -halfZ - 14 - set.random() * 20, 0.8, rim);
  const bush = buildBush({ seed: 3, detail: 1, blossom: fromHex('#e84a8a') });
  for (let x = -20; x < 20; x += 2.2)
    set.add(bush, multiply(translation(x + set.random(), rim, -halfZ - 5.7), scaling(0.9)), {
      castsNoShadow: true,
    });
};

export const pool: SetKit = { places: ['swimming_pool'], create: createPool };
