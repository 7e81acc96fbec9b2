/** Hats, glasses, scarves and bow ties on animals: people's own, fitted to the head and the neck. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationBetween, scaling, translationTo } from '../../../math/matrix.ts';
import { addScaled, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { KitOptions } from '../../kit.ts';
import { spectacles } from '../../people/clothes/face-accessories.ts';
import { hats } from '../../people/clothes/hats.ts';

/** Where an animal wears things, at rest in model space. */
export type WornPlaces = {
  head: { bone: number; centre: Vec3; radius: number };
  /** Between the eyes, on the face. */
  eyes: { at: Vec3; apart: number };
  neck: { bone: number; at: Vec3; along: Vec3; radius: number };
};

/** Radius of the head that people's hats are made for. */
const hatRadius = 0.122;
/** Height and depth of the lenses in units of that head, and half the distance between them. */
const lens = { y: -0.006, z: 0.126, x: 0.048 };

const usualColours: Record<string, string> = {
  sunglasses: '#161618',
  glasses: '#2a2a30',
  crown: '#e0b030',
  top_hat: '#1c1a1e',
  straw_hat: '#e6cf96',
  pirate_hat: '#1f1c20',
  witch_hat: '#2b2140',
  scarf: '#c0392f',
  bow_tie: '#b02030',
  tie: '#27407a',
};

const addScarf = (builder: MeshBuilder, { at, along, radius }: WornPlaces['neck'], colour: Vec3) => {
  builder.paint(colour, 'cloth').at(multiply(translationTo(at), rotationBetween([0, 1, 0], along)), (b) =>
    b.lathe(
      [
        [radius * 0.95, -radius * 0.34],
        [radius * 1.28, -radius * 0.2],
        [radius * 1.34, 0],
        [radius * 1.28, radius * 0.2],
        [radius * 0.95, radius * 0.34],
      ],
      24,
    ),
  );
  const knot: Vec3 = [at[0] + radius * 0.3, at[1] - radius * 0.1, at[2] + radius * 1.2];
  builder
    .paint(darken(colour, 0.85), 'cloth')
    .tube(
      [knot, addScaled(knot, [0.1, -1, 0.2], radius * 0.9), addScaled(knot, [0.2, -1, 0.1], radius * 1.9)],
      [radius * 0.3, radius * 0.26, radius * 0.3],
      10,
    );
};

const addBowTie = (builder: MeshBuilder, { at, radius }: WornPlaces['neck'], colour: Vec3) => {
  const centre: Vec3 = [at[0], at[1] - radius * 0.2, at[2] + radius * 1.15];
  for (const sign of [-1, 1])
    builder
      .paint(colour, 'satin')
      .sphere(
        addScaled(centre, [sign, 0, 0], radius * 0.55),
        [radius * 0.5, radius * 0.36, radius * 0.2],
        12,
      );
  builder.paint(darken(colour, 0.7), 'satin').sphere(centre, radius * 0.2, 10);
};

/** Null where nothing of it can be worn by an animal. */
export const buildWornThings = (wears: KitOptions['wears'], places: WornPlaces): Mesh | null => {
  const builder = new MeshBuilder();
  const { head, eyes, neck } = places;
  for (const { name, colour: asked } of wears) {
    const colour = fromHex(asked?.hex ?? usualColours[name] ?? '#b3392f');
    const hat = hats[name];
    if (hat) {
      builder.bone(head.bone);
      builder.at(multiply(translationTo(head.centre), scaling(head.radius / hatRadius)), (b) =>
        hat(b as MeshBuilder, colour, undefined),
      );
    } else if (name === 'sunglasses' || name === 'glasses') {
      const k = Math.max(eyes.apart / lens.x, (head.radius / hatRadius) * 0.75);
      builder.bone(head.bone);
      builder.at(multiply(translationTo(addScaled(eyes.at, [0, -lens.y, -lens.z], k)), scaling(k)), (b) =>
        spectacles(b as MeshBuilder, colour, name === 'sunglasses' ? 'dark' : 'none'),
      );
    } else if (name === 'scarf') {
      builder.bone(neck.bone);
      addScarf(builder, neck, colour);
    } else if (name === 'bow_tie' || name === 'tie') {
      builder.bone(neck.bone);
      addBowTie(builder, neck, colour);
    }
  }
  return builder.mesh.triangles.length > 0 ? builder.mesh : null;
};

export const directionOf = (from: Vec3, to: Vec3): Vec3 => normalize(subtract(to, from));
