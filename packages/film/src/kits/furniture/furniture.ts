/** What furniture kits share: colours by material, and a kit from one function. */

import type { MaterialName } from '../../geometry/materials.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { createRandom, type Random } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit, KitOptions } from '../kit.ts';
import type { Model } from '../model.ts';

export type FurnitureRequest = KitOptions & { random: Random };

/** A kit whose models do not move; `build` returns everything but the parts. */
export const furnitureKit = (
  nouns: string[],
  build: (
    builder: MeshBuilder,
    options: FurnitureRequest,
  ) => Omit<Model, 'parts'> & { parts?: Model['parts'] },
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build: (options) => {
    const builder = new MeshBuilder();
    const { parts = [], ...rest } = build(builder, {
      ...options,
      random: createRandom(options.seed * 97 + 7),
    });
    return { ...rest, parts: [{ name: 'body', mesh: builder.mesh }, ...parts] };
  },
});

const byMaterial: Record<string, [string, MaterialName]> = {
  wooden: ['#8a5a34', 'wood'],
  wood: ['#8a5a34', 'wood'],
  oak: ['#a87848', 'wood'],
  stone: ['#9a948a', 'stone'],
  marble: ['#e8e4dc', 'glossy'],
  metal: ['#8a9096', 'metal'],
  iron: ['#2c3034', 'satin'],
  steel: ['#a8aeb4', 'metal'],
  golden: ['#d8a63a', 'metal'],
  gold: ['#d8a63a', 'metal'],
  silver: ['#c8ccd2', 'metal'],
  glass: ['#b8d4dc', 'glass'],
  leather: ['#6a3c24', 'satin'],
  plastic: ['#e8e8e8', 'glossy'],
};

/** Colour and material of the main surface: as asked, else `usual`. */
export const surfaceOf = (
  { colour, material }: Pick<KitOptions, 'colour' | 'material'>,
  usual: string,
  usualMaterial: MaterialName = 'wood',
): { colour: Vec3; material: MaterialName } => {
  const known = material ? byMaterial[material] : undefined;
  return { colour: colour ?? fromHex(known?.[0] ?? usual), material: known?.[1] ?? usualMaterial };
};

/** Paints with a slight grain: lighter on top. */
export const paintSurface = (builder: MeshBuilder, colour: Vec3, material: MaterialName): MeshBuilder =>
  builder.paint((_p, n) => (n[1] > 0.7 ? lighten(colour, 0.06) : darken(colour, 0.06)), material);

/** Four legs under a rectangle. */
export const addLegs = (
  builder: MeshBuilder,
  width: number,
  length: number,
  height: number,
  thick: number,
  taper = 0.7,
): void => {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const at: Vec3 = [(x * (width - thick)) / 2, 0, (z * (length - thick)) / 2];
      builder.tube([at, [at[0], height, at[2]]], [(thick / 2) * taper, thick / 2], 8);
    }
  }
};
