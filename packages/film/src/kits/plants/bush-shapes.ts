/** Low plants: bushes, hedges, ferns, reeds, broad jungle leaves. */

import { materialNumber } from '../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { clamp } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import { addBlade, addLeaf, addTuft, type Blade, leafAxes, type Palette, palette } from './foliage.ts';

export type LowPlantOptions = {
  seed: number;
  detail: 0 | 1 | 2;
  colours?: Palette;
  /** Blossoms among the leaves. */
  blossom?: Vec3 | null;
  isSnowy?: boolean;
};

const snow: Vec3 = [0.9, 0.93, 0.98];
const leafNumber = materialNumber.leaf;

/** About 1 m high and 1.2 m wide; `shape` scales it to a hedge. */
export const buildBush = (options: LowPlantOptions, shape: Vec3 = [0.6, 0.5, 0.6], isBox = false): Mesh => {
  const { seed, detail, colours = palette('#2b5220', '#7fa544'), blossom = null, isSnowy = false } = options;
  const random = createRandom(seed * 911 + 3);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const count = [900, 360, 90][detail]!;
  const size = 0.085 * Math.sqrt(1300 / count) ** 0.9;
  // Far leaves are drawn in threes.
  const steps = detail === 0 ? count : Math.ceil(count / 3);
  for (let n = 0; n < steps; n += 1) {
    const d = normalize([random() * 2 - 1, random() * 1.5 - 0.35, random() * 2 - 1]);
    const reach = 0.72 + 0.3 * Math.sqrt(random());
    let p: Vec3 = [d[0] * reach * shape[0], shape[1] + d[1] * reach * shape[1], d[2] * reach * shape[2]];
    let normal: Vec3 = normalize([d[0], d[1] + 0.4, d[2]]);
    if (isBox) {
      // A clipped hedge: pushed out to the faces of a box.
      const most = Math.max(Math.abs(d[0]), Math.abs(d[1]), Math.abs(d[2]));
      const face = d.map((value) => (Math.abs(value) > most * 0.98 ? Math.sign(value) : 0)) as Vec3;
      p = [
        (d[0] / most) * shape[0] * reach,
        shape[1] + (d[1] / most) * shape[1] * reach,
        (d[2] / most) * shape[2] * reach,
      ];
      normal = normalize([face[0] + d[0] * 0.3, face[1] + 0.3, face[2] + d[2] * 0.3]);
    }
    if (p[1] < 0.01) continue;
    const { side, up } = leafAxes(normal, random);
    const tone = clamp(0.45 + d[1] * 0.4 + (random() - 0.5) * 0.5);
    const isBlossom = blossom !== null && random() < 0.16 && reach > 0.9;
    let tip = isBlossom ? blossom : mix(colours.dark, colours.light, tone);
    if (isSnowy && d[1] > 0.1 && random() < 0.8) tip = snow;
    const length = size * (0.7 + 0.6 * random()) * (isBlossom ? 1.1 : 1);
    const first: Blade = {
      at: p,
      up,
      side,
      length,
      halfWidth: length * 0.42,
      normal,
      base: isBlossom || isSnowy ? tip : mix(colours.dark, colours.light, tone * 0.7),
      tip,
      baseOcclusion: clamp(0.15 + (p[1] / shape[1]) * 0.4 + (reach - 0.7) * 0.8, 0.15, 1),
      tipOcclusion: clamp(0.25 + (p[1] / shape[1]) * 0.45 + (reach - 0.7) * 0.8, 0.2, 1),
    };
    if (detail === 0) addLeaf(mesh, first);
    else addTuft(mesh, first, [leafAxes(normal, random).up, leafAxes(normal, random).up], [length, length]);
  }
  return mesh;
};

/** A rosette of arching fronds, 0.7 m high. */
export const buildFern = (options: LowPlantOptions): Mesh => {
  const { seed, detail, colours = palette('#24501c', '#78ab3e') } = options;
  const random = createRandom(seed * 613 + 1);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const [fronds, pairs] = [
    [12, 12],
    [9, 6],
    [7, 3],
  ][detail] as [number, number];
  for (let f = 0; f < fronds; f += 1) {
    const angle = f * 2.4 + random() * 0.5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const length = 0.65 + random() * 0.3;
    const at = (t: number): Vec3 => [c * length * t, length * (1.15 * t - 0.85 * t * t), s * length * t];
    for (let n = 0; n < pairs; n += 1) {
      const t = 0.08 + (0.9 * n) / pairs;
      const leaf = (0.2 * (1 - t) + 0.03) * (detail === 0 ? 1 : 1.3);
      const towards = (hand: number): Vec3 => normalize([c * 0.5 - s * hand, 0.1, s * 0.5 + c * hand]);
      const first: Blade = {
        at: at(t),
        up: towards(-1),
        side: [c, 0.3, s],
        length: leaf,
        halfWidth: (length / pairs) * 0.5,
        normal: normalize([c * 0.3, 1, s * 0.3]),
        base: mix(colours.dark, colours.light, 0.3),
        tip: mix(colours.dark, colours.light, 0.5 + 0.5 * random()),
        baseOcclusion: 0.4 + 0.4 * t,
        tipOcclusion: 0.7 + 0.3 * t,
      };
      addTuft(mesh, first, [towards(1)], [leaf]);
    }
  }
  return mesh;
};

/** Upright blades: reeds, tall grass, iris leaves. 1 m high. */
export const buildReeds = (options: LowPlantOptions, spread = 0.25, lean = 0.22): Mesh => {
  const { seed, detail, colours = palette('#3b5420', '#93a84e') } = options;
  const random = createRandom(seed * 353 + 11);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const count = [46, 22, 10][detail]!;
  for (let n = 0; n < count; n += 1) {
    const [a, r] = [random() * 6.283, Math.sqrt(random()) * spread];
    const turn = random() * 6.283;
    const up = normalize([Math.cos(a) * lean * random() * 2, 1, Math.sin(a) * lean * random() * 2]);
    addBlade(mesh, {
      at: [Math.cos(a) * r, 0, Math.sin(a) * r],
      up,
      side: [Math.cos(turn), 0, Math.sin(turn)],
      length: 0.6 + 0.45 * random(),
      halfWidth: 0.014 * Math.sqrt(46 / count),
      normal: normalize([up[0], 0.8, up[2] + 0.3]),
      base: scale(colours.dark, 0.8),
      tip: mix(colours.dark, colours.light, 0.5 + 0.5 * random()),
      baseOcclusion: 0.35,
      tipOcclusion: 1,
    });
  }
  return mesh;
};

/** Large leaves on stalks that bend over: jungle floor, banana, house plants. 1.2 m high. */
export const buildBroadPlant = (options: LowPlantOptions): Mesh => {
  const { seed, detail, colours = palette('#1c5420', '#5fae3c') } = options;
  const random = createRandom(seed * 277 + 9);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const leaves = [13, 9, 6][detail]!;
  const steps = [5, 3, 1][detail]!;
  for (let n = 0; n < leaves; n += 1) {
    const angle = n * 2.4 + random() * 0.4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const length = 0.6 + 0.6 * random();
    const rise = 1.5 - 0.9 * (n / leaves);
    const at = (t: number): Vec3 => [
      c * length * t,
      0.15 + length * (rise * t - 0.85 * t * t),
      s * length * t,
    ];
    for (let k = 0; k < steps; k += 1) {
      const [t0, t1] = [0.25 + (0.75 * k) / steps, 0.25 + (0.75 * (k + 1)) / steps];
      const [p, q] = [at(t0), at(t1)];
      const width = (t: number) => length * 0.2 * Math.sin(Math.PI * clamp((t - 0.25) / 0.75, 0.08, 0.97));
      const first = mesh.positions.length / 3;
      const tone = 0.3 + 0.6 * random();
      for (const [point, w] of [
        [p, width(t0)],
        [q, width(t1)],
      ] as const) {
        for (const hand of [-1, 0, 1]) {
          mesh.positions.push(
            point[0] - s * w * hand,
            point[1] + Math.abs(hand) * w * 0.3,
            point[2] + c * w * hand,
          );
          mesh.normals.push(...normalize([c * 0.3 + s * hand * 0.35, 1, s * 0.3 - c * hand * 0.35]));
          mesh.colours.push(...mix(colours.dark, colours.light, hand === 0 ? tone + 0.25 : tone));
          mesh.occlusion.push(0.5 + 0.5 * t0);
        }
      }
      for (const side of [0, 1]) {
        const a = first + side;
        mesh.triangles.push(a, a + 1, a + 4, a, a + 4, a + 3);
        mesh.materials.push(leafNumber, leafNumber);
      }
    }
    addBlade(mesh, {
      at: [0, 0, 0],
      up: normalize(at(0.3)),
      side: [-s, 0, c],
      length: Math.hypot(...at(0.3)),
      halfWidth: 0.015,
      normal: [c, 0.5, s],
      base: colours.dark,
      tip: colours.light,
      baseOcclusion: 0.4,
      tipOcclusion: 0.7,
    });
  }
  return mesh;
};
