/** How surfaces answer light. A model paints with these names; the order is the number the renderer knows. */

export type MaterialPattern =
  | 'plain'
  | 'water'
  | 'wet'
  | 'glass'
  | 'glow'
  | 'leaf'
  | 'rock'
  | 'lawn'
  | 'wall'
  | 'fur'
  | 'cloth'
  | 'brick'
  | 'planks'
  | 'tiles'
  | 'metal'
  | 'picture'
  | 'mirror';

export type Material = {
  pattern: MaterialPattern;
  /** Strength and sharpness of highlights. */
  specular: number;
  gloss: number;
  /** Brightness at grazing angles, as on cloth and skin. */
  rim: number;
  /** Light that comes through from behind. */
  translucency: number;
  /** Strength and frequency (per metre) of the noise in colour and relief. */
  grain: number;
  grainScale: number;
  /** 1 is solid; less is blended over what lies behind, drawn after everything solid. */
  opacity: number;
};

const material = (values: Partial<Material>): Material => ({
  pattern: 'plain',
  specular: 0.15,
  gloss: 24,
  rim: 0.25,
  translucency: 0,
  grain: 0,
  grainScale: 1,
  opacity: 1,
  ...values,
});

export const materials = {
  matte: material({ specular: 0.06, gloss: 10 }),
  satin: material({ specular: 0.25, gloss: 22, rim: 0.3 }),
  /** Paint, plastic, eyes, wet noses. */
  glossy: material({ specular: 0.55, gloss: 70, rim: 0.35 }),
  water: material({ pattern: 'water' }),
  /** Ground under a film of water: mirrors the world. */
  wet: material({ pattern: 'wet', specular: 0.5, gloss: 60, rim: 0, grain: 0.18, grainScale: 0.35 }),
  /** Window panes: mirror the sky, not transparent. */
  glass: material({ pattern: 'glass', specular: 0.8, gloss: 90 }),
  /** Its colour is emitted light; may exceed 1. */
  glow: material({ pattern: 'glow' }),
  leaf: material({ pattern: 'leaf', specular: 0.08, gloss: 12, rim: 0.05, translucency: 0.55 }),
  rock: material({ pattern: 'rock', specular: 0.1, gloss: 14, rim: 0.1, grain: 0.32, grainScale: 0.16 }),
  lawn: material({ pattern: 'lawn', specular: 0, rim: 0.05, grain: 0.22, grainScale: 0.9 }),
  plaster: material({ pattern: 'wall', specular: 0.05, rim: 0.08, grain: 0.06, grainScale: 0.5 }),
  fur: material({ pattern: 'fur', specular: 0.07, gloss: 10, rim: 0.4, translucency: 0.12 }),
  cloth: material({ pattern: 'cloth', specular: 0.05, gloss: 9, rim: 0.55, grain: 0.04, grainScale: 4 }),
  skin: material({ specular: 0.12, gloss: 16, rim: 0.35, translucency: 0.08 }),
  bark: material({ pattern: 'rock', specular: 0.02, grain: 0.35, grainScale: 1.1, rim: 0.1 }),
  roof: material({ pattern: 'tiles', specular: 0.15, gloss: 20, grain: 0.25, grainScale: 0.6 }),
  /** Masonry courses of 0.55 x 1.1 m. */
  stone: material({ pattern: 'brick', specular: 0.04, rim: 0.08, grain: 0.2, grainScale: 0.4 }),
  wood: material({ pattern: 'planks', specular: 0.12, gloss: 20, rim: 0.15, grain: 0.16, grainScale: 0.9 }),
  /** Polished metal: mirrors the sky in its own colour. */
  metal: material({ pattern: 'metal', specular: 0.9, gloss: 60, rim: 0.4 }),
  sand: material({ pattern: 'rock', specular: 0.04, gloss: 8, rim: 0.1, grain: 0.16, grainScale: 1.6 }),
  snow: material({ specular: 0.22, gloss: 30, rim: 0.3, translucency: 0.1, grain: 0.07, grainScale: 0.5 }),
  asphalt: material({ specular: 0.08, gloss: 14, rim: 0.06, grain: 0.2, grainScale: 2.2 }),
  soil: material({ pattern: 'rock', specular: 0.02, rim: 0.05, grain: 0.34, grainScale: 0.8 }),
  /** Transparent: bottles, bubbles, jellyfish, light cones. */
  clear: material({ specular: 0.8, gloss: 90, rim: 0.8, opacity: 0.28 }),
  haze: material({ pattern: 'glow', opacity: 0.16 }),
  /** A picture given by its number in the vertex colour; u, v in the rest position. */
  picture: material({ pattern: 'picture', specular: 0, rim: 0 }),
  /** Looking glass: mirrors who stands before it; white where steam lies on it. */
  mirror: material({ pattern: 'mirror', specular: 0.8, gloss: 90 }),
} as const;

export type MaterialName = keyof typeof materials;
export const materialNames = Object.keys(materials) as MaterialName[];
export const materialNumber = Object.fromEntries(
  materialNames.map((name, number) => [name, number]),
) as Record<MaterialName, number>;
