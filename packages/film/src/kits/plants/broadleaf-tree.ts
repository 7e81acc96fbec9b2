/** Broad-leaved trees: a branching trunk and clumps of leaves lit as rounded masses. */

import { appendMesh, createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { clamp } from '../../math/interpolate.ts';
import { createRandom, type Random } from '../../math/random.ts';
import { add, addScaled, mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { Season } from '../../scene/scene.ts';
import { addLeaf, addTuft, type Blade, leafAxes, type Palette, palette, seasonPalette } from './foliage.ts';

export type BroadleafSpecies = {
  height: number;
  /** Share of the height where the crown begins, and half its width in heights. */
  crownBase: number;
  crownRadius: number;
  trunkRadius: number;
  bark: Palette;
  leaves: Palette | null;
  leafLength: number;
  /** How far clumps hang down as curtains, in heights. */
  droop: number;
  /** Flattens the crown: an acacia's umbrella. */
  crownFlatness: number;
  /** Keeps its colours in autumn and its leaves in winter. */
  isEvergreen: boolean;
};

const species = (values: Partial<BroadleafSpecies>): BroadleafSpecies => ({
  height: 8,
  crownBase: 0.34,
  crownRadius: 0.34,
  trunkRadius: 0.045,
  bark: palette('#42352a', '#6e6254'),
  leaves: null,
  leafLength: 0.26,
  droop: 0,
  crownFlatness: 1,
  isEvergreen: false,
  ...values,
});

export const broadleafSpecies = {
  oak: species({ height: 9, crownRadius: 0.42, trunkRadius: 0.06 }),
  birch: species({
    height: 9,
    crownRadius: 0.24,
    trunkRadius: 0.022,
    bark: palette('#b9b4aa', '#eeeae2'),
    leaves: palette('#4c7a26', '#a8c95a'),
    leafLength: 0.2,
  }),
  maple: species({ height: 8, crownRadius: 0.38, leafLength: 0.28 }),
  willow: species({
    height: 7,
    crownRadius: 0.42,
    droop: 0.42,
    leaves: palette('#4f7a2a', '#a9c460'),
    leafLength: 0.3,
  }),
  cherry: species({
    height: 5.5,
    crownBase: 0.36,
    crownRadius: 0.5,
    trunkRadius: 0.045,
    bark: palette('#3a2a26', '#5f4a42'),
    leaves: palette('#f090ad', '#ffdfe8'),
    leafLength: 0.15,
    isEvergreen: true,
  }),
  jacaranda: species({
    height: 8,
    crownBase: 0.4,
    crownRadius: 0.5,
    leaves: palette('#7a58c0', '#b79be8'),
    leafLength: 0.2,
    isEvergreen: true,
  }),
  apple: species({ height: 4.5, crownRadius: 0.44, trunkRadius: 0.045, leafLength: 0.19 }),
  olive: species({
    height: 4.5,
    crownRadius: 0.42,
    trunkRadius: 0.07,
    leaves: palette('#5a6a48', '#a8b48c'),
    leafLength: 0.16,
    isEvergreen: true,
  }),
  acacia: species({
    height: 7,
    crownBase: 0.72,
    crownRadius: 0.62,
    crownFlatness: 0.3,
    trunkRadius: 0.035,
    leaves: palette('#4b5f22', '#94a24a'),
    leafLength: 0.22,
    isEvergreen: true,
  }),
  baobab: species({
    height: 11,
    crownBase: 0.74,
    crownRadius: 0.36,
    crownFlatness: 0.5,
    trunkRadius: 0.15,
    bark: palette('#7a6656', '#a08a76'),
    leaves: palette('#4b6a24', '#8aa548'),
    leafLength: 0.24,
    isEvergreen: true,
  }),
  gum: species({
    height: 9,
    crownBase: 0.52,
    crownRadius: 0.34,
    crownFlatness: 0.75,
    trunkRadius: 0.03,
    bark: palette('#c9b9a4', '#f4ece0'),
    leaves: palette('#5f7350', '#a3b088'),
    leafLength: 0.24,
    isEvergreen: true,
  }),
  jungle: species({
    height: 16,
    crownBase: 0.6,
    crownRadius: 0.3,
    trunkRadius: 0.03,
    leaves: palette('#1d4a18', '#5f9a35'),
    leafLength: 0.5,
    isEvergreen: true,
  }),
} as const;
export type BroadleafName = keyof typeof broadleafSpecies;

export type TreeMeshes = { wood: Mesh; leaves: Mesh; height: number; width: number };
export type TreeOptions = {
  seed: number;
  detail: 0 | 1 | 2;
  season: Season | null;
  /** Snow lies on it. */
  isSnowy?: boolean;
  colour?: Vec3 | null;
  /** Winter or dead: branches only. */
  isBare?: boolean;
};

type Clump = { centre: Vec3; radius: number };

const addBranches = (
  builder: MeshBuilder,
  { height: h, crownBase, crownRadius, trunkRadius, crownFlatness }: BroadleafSpecies,
  detail: 0 | 1 | 2,
  isBare: boolean,
  random: Random,
): Clump[] => {
  const lean = () => (random() - 0.5) * 0.11 * h;
  const top = crownBase + (1 - crownBase) * 0.45;
  const trunk: Vec3[] = [
    [0, -0.3, 0],
    [0, h * 0.02, 0],
    [lean() * 0.4, h * crownBase * 0.5, lean() * 0.4],
    [lean(), h * crownBase, lean() * 0.7],
    [lean(), h * top, lean() * 0.7],
  ];
  const r = h * trunkRadius;
  builder.tube(trunk, [r * 1.5, r * 1.15, r * 0.8, r * 0.62, r * 0.22], [10, 6, 4][detail]!, false);
  const clumps: Clump[] = [];
  const count = [11, 9, 6][detail]!;
  for (let n = 0; n < count; n += 1) {
    const t = n / count;
    const angle = n * 2.4 + random() * 0.8;
    const reach = h * crownRadius * (1 - 0.5 * t * t) * (0.62 + 0.3 * random());
    const from = trunk[t < 0.4 ? 3 : 4]!;
    const y = h * (crownBase + 0.06 + (0.86 - crownBase) * t * (0.4 + 0.6 * crownFlatness));
    const end: Vec3 = [Math.cos(angle) * reach, y + h * 0.04 * random(), Math.sin(angle) * reach];
    const middle = mix(from, end, 0.5);
    if (detail < 2 || isBare) {
      builder.tube(
        [from, [middle[0], from[1] * 0.4 + end[1] * 0.6, middle[2]], end],
        [r * 0.36, r * 0.24, r * 0.06],
        detail === 0 ? 6 : 4,
        false,
      );
      if (isBare) {
        for (let k = 0; k < (detail === 0 ? 5 : 3); k += 1) {
          const start = mix(middle, end, 0.2 + 0.7 * random());
          const tip = add(start, [
            (random() - 0.5) * h * 0.2,
            h * (0.04 + 0.14 * random()),
            (random() - 0.5) * h * 0.2,
          ]);
          builder.tube([start, mix(start, tip, 0.5), tip], [r * 0.12, r * 0.08, r * 0.02], 4, false);
        }
      }
    }
    clumps.push({ centre: end, radius: h * crownRadius * (0.5 + 0.16 * random()) });
  }
  clumps.push({ centre: [0, h * (crownBase + (0.86 - crownBase) * 0.7), 0], radius: h * crownRadius * 0.55 });
  clumps.push({ centre: [0, h * (crownBase + (0.9 - crownBase) * 0.95), 0], radius: h * crownRadius * 0.45 });
  return clumps;
};

const white: Vec3 = [0.9, 0.93, 0.98];

export const buildBroadleafTree = (name: BroadleafName, options: TreeOptions): TreeMeshes => {
  const { seed, detail, season, isSnowy = false, colour } = options;
  const random = createRandom(seed * 7919 + 13);
  const kind = broadleafSpecies[name];
  const h = kind.height;
  const isBlossoming = (name === 'apple' || name === 'cherry') && season === 'spring';
  const isBare = options.isBare ?? ((season === 'winter' || isSnowy) && !kind.isEvergreen);
  const wood = new MeshBuilder();
  wood.paint((p, n) => {
    const bark = mix(kind.bark.dark, kind.bark.light, clamp(p[1] / h + Math.sin(p[1] * 23) * 0.08));
    // Dark marks on the white bark of a birch; snow on what faces the sky.
    const marked = name === 'birch' && Math.sin(p[1] * 9 + p[0] * 14) > 0.82 ? scale(bark, 0.25) : bark;
    return isSnowy && n[1] > 0.35 ? mix(marked, white, 0.85) : marked;
  }, 'bark');
  const clumps = addBranches(wood, kind, detail, isBare, random);
  const leaves = createMesh();
  leaves.isTwoSided = true;
  if (!isBare) {
    const own = kind.leaves ?? undefined;
    let hue: Palette = kind.isEvergreen && own ? own : seasonPalette(season, random, own);
    if (isBlossoming) hue = palette('#f0a8c0', '#fff0f4');
    if (colour) hue = { dark: scale(colour, 0.5), light: mix(colour, [1, 1, 1], 0.15) };
    const count = [2800, 900, 190][detail]!;
    addClumpCores(
      leaves,
      clumps,
      scale(mix(hue.dark, hue.light, 0.2), 0.62),
      kind.crownFlatness,
      [9, 6, 4][detail]!,
    );
    addCrown(leaves, kind, clumps, hue, count, detail === 0, isSnowy, random);
  }
  return { wood: wood.mesh, leaves, height: h, width: h * kind.crownRadius * 2.4 };
};

/** Dark balls inside the clumps, so that one does not look through the crown. */
const addClumpCores = (
  mesh: Mesh,
  clumps: Clump[],
  colour: Vec3,
  flatness: number,
  segments: number,
): void => {
  const cores = new MeshBuilder().paint(colour, 'leaf');
  for (const { centre, radius } of clumps) {
    const r = radius * 0.66;
    cores.sphere(centre, [r * 1.1, r * (0.5 + 0.32 * flatness), r * 1.1], segments);
  }
  appendMesh(mesh, cores.mesh);
};

const addCrown = (
  mesh: Mesh,
  kind: BroadleafSpecies,
  clumps: Clump[],
  hue: Palette,
  count: number,
  isNear: boolean,
  isSnowy: boolean,
  random: Random,
): void => {
  const h = kind.height;
  const centre: Vec3 = [0, h * (kind.crownBase + 0.22), 0];
  const grow = Math.sqrt(3000 / count) ** 0.9;
  // Far leaves are drawn in threes.
  const steps = isNear ? count : Math.ceil(count / 3);
  for (let n = 0; n < steps; n += 1) {
    const { centre: c, radius } = clumps[Math.floor(random() * clumps.length)]!;
    const d = normalize([random() * 2 - 1, random() * 1.7 - 0.7, random() * 2 - 1]);
    const q = radius * (0.6 + 0.42 * Math.sqrt(random()));
    const hang = kind.droop > 0 && random() < 0.7 ? random() ** 0.8 * kind.droop * h : 0;
    const flat = 0.5 + 0.32 * kind.crownFlatness;
    const p: Vec3 = [c[0] + d[0] * q * 1.15, c[1] + d[1] * q * flat - hang, c[2] + d[2] * q * 1.15];
    if (p[1] < h * 0.06) continue;
    const outward = normalize([p[0] - centre[0], (p[1] - centre[1]) * 1.2 + 0.5, p[2] - centre[2]]);
    const normal = normalize(add(d, scale(outward, 0.9)));
    const axes =
      kind.droop > 0 && hang > 0
        ? {
            side: normalize([outward[2], 0, -outward[0]]),
            up: [outward[0] * 0.2, -1, outward[2] * 0.2] as Vec3,
          }
        : leafAxes(normal, random);
    // Short leaves would not cover the balls inside a far crown.
    const length =
      (isNear ? kind.leafLength : Math.max(0.24, kind.leafLength)) * 1.3 * grow * (0.75 + 0.5 * random());
    const tone = clamp(0.5 + d[1] * 0.42 + (random() - 0.5) * 0.5);
    const occlusion = clamp(0.3 + 0.7 * ((q / radius) * 0.7 + (p[1] / h - 0.5) * 0.8), 0.15, 1);
    let tip = mix(hue.dark, hue.light, tone);
    if (isSnowy && normal[1] > 0.25 && random() < 0.7) tip = white;
    const first: Blade = {
      at: p,
      up: axes.up,
      side: axes.side,
      length,
      halfWidth: length * (isNear ? 0.34 : 0.45) * (hang > 0 ? 0.5 : 1),
      normal,
      base: isSnowy ? tip : mix(hue.dark, hue.light, tone * 0.8),
      tip,
      baseOcclusion: occlusion,
      tipOcclusion: occlusion,
    };
    if (isNear) {
      addLeaf(mesh, first);
      continue;
    }
    const another = (): Vec3 => {
      const turn = (random() - 0.5) * 2.6;
      const { up, side } = axes;
      return normalize(
        addScaled(addScaled(scale(up, Math.cos(turn)), side, Math.sin(turn)), normal, 0.5 * random()),
      );
    };
    addTuft(mesh, first, hang > 0 ? [axes.up, axes.up] : [another(), scale(another(), -1)], [
      length,
      length * 0.8,
    ]);
  }
};
