/** The steps from which a garment is made: a top, legs, a skirt, shoes, an extra. */

import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Footwear, Outfit, SkirtCut, Top } from './outfit.ts';

export type Cut = {
  slot:
    | 'full'
    | 'top'
    | 'legs'
    | 'feet'
    | 'head'
    | 'neck'
    | 'eyes'
    | 'mouth'
    | 'hands'
    | 'wrist'
    | 'back'
    | 'ears';
  colours: readonly string[];
  wear: (outfit: Outfit, colour: Vec3) => void;
};

export const white = fromHex('#f4f1ea');

export const top =
  (change: Partial<Top>): Cut['wear'] =>
  (outfit, colour) => {
    outfit.top = {
      colour,
      material: 'cloth',
      sleeve: 1,
      sleeveColour: null,
      puff: 0.004,
      neckline: 'crew',
      front: 'plain',
      second: white,
      hangsOver: true,
      ...change,
    };
  };

export const legs =
  (cover: number, looseness: number): Cut['wear'] =>
  (outfit, colour) => {
    outfit.legs = { colour, material: 'cloth', cover, looseness };
  };

export const skirtOf = (colour: Vec3, change: Partial<SkirtCut>): SkirtCut => ({
  colour,
  trim: null,
  length: 0.5,
  flare: 0.2,
  stiffness: 0,
  pleats: 9,
  slit: 0,
  material: 'cloth',
  ...change,
});

export const tights = (outfit: Outfit, colour: Vec3 | null) => {
  outfit.legs = {
    colour: colour ?? outfit.legs.colour,
    material: 'satin',
    cover: colour ? 1 : 0,
    looseness: 0,
  };
};

export const dressed =
  (cut: Partial<SkirtCut>, change: Partial<Top> = {}, tightsColour: Vec3 | null = null): Cut['wear'] =>
  (outfit, colour) => {
    top({ puff: 0.002, hangsOver: true, ...change })(outfit, colour);
    tights(outfit, tightsColour);
    outfit.legs.colour = tightsColour ?? colour;
    outfit.skirts.push(skirtOf(colour, cut));
  };

/** A closed coat: thick top and tails down to `length`. */
export const coat =
  (length: number, change: Partial<Top>, cut: Partial<SkirtCut> = {}): Cut['wear'] =>
  (outfit, colour) => {
    top({ puff: 0.014, front: 'buttons', neckline: 'collar', second: darken(colour, 0.5), ...change })(
      outfit,
      colour,
    );
    outfit.skirts.push(skirtOf(colour, { length, flare: 0.09, pleats: 5, slit: 0.5, ...cut }));
  };

export const whole = (
  change: Partial<Top>,
  looseness: number,
  more: (outfit: Outfit, colour: Vec3) => void = () => {},
): Cut['wear'] => {
  return (outfit, colour) => {
    top(change)(outfit, colour);
    outfit.legs = { colour, material: change.material ?? 'cloth', cover: 1, looseness };
    more(outfit, colour);
  };
};

export const shoe =
  (kind: Footwear['kind']): Cut['wear'] =>
  (outfit, colour) => {
    outfit.feet = { kind, colour };
  };

export const extra =
  (name: string, second?: Vec3): Cut['wear'] =>
  (outfit, colour) => {
    outfit.extras.push(second ? { name, colour, second } : { name, colour });
  };
