/** Tree tops as they are seen from the air, where a wood is thousands of them: a lumpy dome or a spire, no trunk. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { clamp } from '../../math/interpolate.ts';
import { noise } from '../../math/noise.ts';
import { createRandom, type Random } from '../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import { broadleafSpecies, type TreeOptions } from './broadleaf-tree.ts';
import { addTuft, type Blade, leafAxes, type Palette, palette, seasonPalette } from './foliage.ts';
import type { TreeName } from './tree-shapes.ts';

const conifers: readonly TreeName[] = ['fir', 'pine', 'cypress', 'christmas'];

const dome: [number, number][] = [
  [0, 1],
  [0.52, 0.94],
  [0.88, 0.76],
  [1, 0.55],
  [0.8, 0.34],
];
const spire: [number, number][] = [
  [0, 1],
  [0.42, 0.66],
  [0.26, 0.63],
  [0.76, 0.34],
  [0.5, 0.31],
  [1, 0.06],
];

type Tufts = {
  height: number;
  radius: number;
  leaves: Palette;
  isFar: boolean;
  random: Random;
  snow: Vec3 | null;
};

/** Bunches of leaves that stand out of the dome and break its outline. */
const addTufts = (mesh: Mesh, { height, radius, leaves, isFar, random, snow }: Tufts): void => {
  const tufts = isFar ? 8 : 26;
  for (let n = 0; n < tufts; n += 1) {
    const angle = random() * 2 * Math.PI;
    const up = 0.05 + 0.95 * Math.sqrt(random());
    const out = Math.sqrt(1 - up * up * 0.9);
    const normal = normalize([Math.cos(angle) * out, up, Math.sin(angle) * out]);
    const { side, up: along } = leafAxes(normal, random);
    const length = radius * (isFar ? 0.62 : 0.5) * (0.7 + 0.6 * random());
    const tone = clamp(0.25 + 0.55 * up + 0.5 * (random() - 0.5));
    const tip = snow && up > 0.4 ? snow : mix(leaves.dark, leaves.light, tone);
    const first: Blade = {
      at: [normal[0] * radius * 0.98, height * (0.5 + 0.47 * normal[1]), normal[2] * radius * 0.98],
      up: along,
      side,
      length,
      halfWidth: length * 0.5,
      normal,
      base: mix(leaves.dark, tip, 0.6),
      tip,
      baseOcclusion: 0.7,
      tipOcclusion: 1,
    };
    addTuft(mesh, first, [leafAxes(normal, random).up, leafAxes(normal, random).up], [length, length]);
  }
};

/** `isFar` halves the triangles. */
export const buildCrown = (name: TreeName, options: TreeOptions & { isFar: boolean }): Mesh => {
  const { seed, season, isSnowy = false, isFar } = options;
  const random = createRandom(seed * 7919 + 13);
  const isConifer = conifers.includes(name);
  const species = name in broadleafSpecies ? broadleafSpecies[name as keyof typeof broadleafSpecies] : null;
  const height = (species?.height ?? 10) * (0.9 + 0.25 * random());
  const radius = height * (isConifer ? 0.26 : Math.max(0.3, (species?.crownRadius ?? 0.3) * 1.08));
  const leaves = isConifer
    ? palette('#173024', '#45704a')
    : species?.isEvergreen && species.leaves
      ? species.leaves
      : seasonPalette(season, random, species?.leaves ?? undefined);
  const snow: Vec3 = [0.86, 0.9, 0.96];
  const tint = random() - 0.5;
  const low = isConifer ? 0 : 0.3;
  const builder = new MeshBuilder().paint((p, n) => {
    const rise = clamp((p[1] / height - low) / (1 - low));
    const tone = clamp(
      0.1 + 0.7 * rise + 0.7 * tint + 0.5 * (noise(p[0] * 1.3, p[1] * 1.3, p[2] * 1.3 + seed) - 0.5),
    );
    const green = mix(leaves.dark, leaves.light, tone);
    return isSnowy ? mix(green, snow, clamp(n[1] * 1.4 - 0.1) * 0.8) : green;
  }, 'leaf');
  const profile = (isConifer ? spire : dome).filter((_, n) => isConifer || !isFar || n % 2 === 0);
  builder.lathe(
    profile.map(([r, y]): [number, number] => [r * radius, y * height]).reverse(),
    isFar ? 6 : 9,
    (angle, y) => 1 + 0.17 * Math.sin(angle * 3 + seed + y) + 0.1 * Math.sin(angle * 5 - y * 2 + seed),
  );
  const { mesh } = builder;
  mesh.isTwoSided = true;
  if (!isConifer) addTufts(mesh, { height, radius, leaves, isFar, random, snow: isSnowy ? snow : null });
  return mesh;
};
