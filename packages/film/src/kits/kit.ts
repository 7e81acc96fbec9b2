/** A kit: one kind of thing, built from parameters. */

import type { Vec3 } from '../math/vector.ts';
import type { Garment } from '../scene/garments.ts';
import type { NamedColour } from '../scene/named-colour.ts';
import type { Age, Sex } from '../scene/scene.ts';
import type { AnimalCharacter } from './animals/shared/character.ts';
import type { Model } from './model.ts';

/** 0: near the camera; 1: background; 2: far or one of a crowd. Fewer triangles the higher it is. */
export type Detail = 0 | 1 | 2;

/** What the scene asks of a model. A kit uses what applies to it. */
export type KitOptions = {
  /** One of the kit's nouns, as the scene says it: `puppy`, `fire truck`. */
  noun: string;
  /** Linear light; null: the kit's own. */
  colour: Vec3 | null;
  /** Colour of what lies in it, where it is a vessel with its contents; absent: the kit's own. */
  filling?: Vec3 | null;
  /** What it is made of, where the prompt says so: wooden, stone, golden, glass, paper ... */
  material: string | null;
  seed: number;
  /** For people. */
  sex: Sex | null;
  age: Age | null;
  wears: Garment[];
  hair: NamedColour | null;
  /** Words the prompt gave to it that are nothing else: old, broken, round, tall ... */
  traits: string[];
  detail: Detail;
};

/** How it gets about, which decides where it is put and which gait it has. */
export type Locomotion =
  | 'walks'
  | 'flies'
  | 'swims'
  | 'floats'
  | 'rolls'
  | 'rails'
  | 'hovers'
  | 'slides'
  | 'none';

export type Kit = {
  name: string;
  /** English nouns in the singular, lower case; two-word names too. The first is the kit's usual one. */
  nouns: string[];
  locomotion: Locomotion;
  /** Speeds in metres a second for walking and running, or the usual and the top speed of a vehicle. */
  speeds?: { slow: number; fast: number };
  build: (options: KitOptions) => Model;
  /** Animals that can read a newspaper or wear a coat: what makes them out, for a body that stands upright. */
  character?: (options: KitOptions) => AnimalCharacter;
  /** It has a body with hands by itself; `character` is for the clothes only. */
  standsUpright?: boolean;
  /** Screen and keys are on the side of its user, who is at -z: left alone, it turns that side to the camera. */
  isUsedFromBehind?: boolean;
  /** It hangs by its ends, this far to either side of its middle in metres; `between supports` it has no posts of its own. */
  hangsBetween?: number;
  /** It hangs under a ceiling, its lower end this high over the floor in metres. */
  hangsAt?: number;
  /** One of it takes as long to pose as this many bodies. */
  bodies?: number;
};

/** What a preview or a test asks for where the scene says nothing. */
export const plainOptions = (noun: string, change: Partial<KitOptions> = {}): KitOptions => ({
  noun,
  colour: null,
  material: null,
  seed: 1,
  sex: null,
  age: null,
  wears: [],
  hair: null,
  traits: [],
  detail: 0,
  ...change,
});
