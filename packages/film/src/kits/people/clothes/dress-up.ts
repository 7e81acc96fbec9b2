/** From garments to an outfit: what the scene says wins over what a role usually wears, which wins over everyday clothes. */

import { fromHex } from '../../../math/colour.ts';
import { pick, type Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Garment, GarmentName } from '../../../scene/garments.ts';
import type { Age, Sex } from '../../../scene/scene.ts';
import type { Cut } from './cuts.ts';
import { garmentCuts } from './garment-cuts.ts';
import type { Extra, Outfit, Top } from './outfit.ts';

/** `coat`, or `coat:#552211`. */
export type GarmentText = GarmentName | `${GarmentName}:#${string}`;

export type RoleClothes = {
  wears: readonly GarmentText[];
  extras?: readonly { name: string; colour: string; second?: string }[];
  /** Only when no other dress or suit was asked for. */
  change?: (outfit: Outfit) => void;
  /** Also where a dress or suit was asked for. */
  always?: (outfit: Outfit) => void;
  /** What a garment is for this role: the top hat of a pirate is a pirate's hat. */
  swaps?: Partial<Record<GarmentName, string>>;
};

const everyday: Record<Age, Record<Sex, readonly (readonly GarmentText[])[]>> = {
  baby: { female: [['pyjamas:#f0c8d4']], male: [['pyjamas:#b8d4ec']] },
  child: {
    female: [
      ['dress', 'sneakers'],
      ['t_shirt', 'skirt', 'sneakers'],
      ['overalls', 'sneakers'],
      ['dress', 'shoes'],
    ],
    male: [
      ['t_shirt', 'shorts', 'sneakers'],
      ['hoodie', 'jeans', 'sneakers'],
      ['t_shirt', 'jeans', 'sneakers'],
      ['overalls', 'sneakers'],
    ],
  },
  adult: {
    female: [
      ['dress', 'shoes'],
      ['blouse', 'skirt', 'shoes'],
      ['sweater', 'jeans', 'boots'],
      ['t_shirt', 'jeans', 'sneakers'],
      ['jacket', 'trousers', 'shoes'],
    ],
    male: [
      ['shirt', 'trousers', 'shoes'],
      ['sweater', 'jeans', 'shoes'],
      ['jacket', 'jeans', 'boots'],
      ['t_shirt', 'jeans', 'sneakers'],
      ['hoodie', 'trousers', 'sneakers'],
    ],
  },
  old: {
    female: [
      ['sweater:#a85a6a', 'skirt:#5a4a5f', 'shoes', 'glasses'],
      ['dress:#7a5a8a', 'shoes', 'glasses'],
    ],
    male: [
      ['sweater:#7a5a3a', 'trousers', 'shoes', 'glasses'],
      ['vest', 'trousers', 'shoes', 'glasses'],
    ],
  },
};

type Worn = { name: GarmentName; colour: Vec3 | null };

const parse = (text: GarmentText): Worn => {
  const [name, hex] = text.split(':') as [GarmentName, string | undefined];
  return { name, colour: hex ? fromHex(hex) : null };
};

/** Garments that come with shoes, and those that come with something on the head. */
const bringsShoes =
  /tutu|spacesuit|armour|swimsuit|wetsuit|pyjamas|kimono|hanfu|sari|qipao|dirndl|wedding_dress|suit|costume/;
const bringsHat = /spacesuit|armour|raincoat/;

const occupied = (name: GarmentName): Cut['slot'][] => [
  garmentCuts[name].slot,
  ...(bringsShoes.test(name) ? (['feet'] as const) : []),
  ...(bringsHat.test(name) ? (['head'] as const) : []),
];

/** A dress leaves no room for a shirt or trousers, and the other way round. */
const conflicting = (name: GarmentName): Cut['slot'][] => {
  const { slot } = garmentCuts[name];
  if (slot === 'full') return ['full', 'top', 'legs'];
  return slot === 'top' || slot === 'legs' ? [slot, 'full'] : [slot];
};

/** Extras of a role that stand for a garment of the same slot: a knight's helmet goes when a crown is asked for. */
const plainHats: ReadonlySet<GarmentName> = new Set<GarmentName>(['helmet', 'hat', 'cap']);
const headExtras = /helmet|hat|cap|crown|veil|tiara|hood|bandana|beret|headband|halo|horns/;

const underLayers: ReadonlySet<GarmentName> = new Set<GarmentName>(['shirt', 't_shirt', 'blouse']);

/** The shirt is seen at the neck of a jacket, at the sleeves of a vest and above overalls. */
const showUnder = (top: Top, name: GarmentName, shirt: Vec3) => {
  if (name === 'overalls') top.colour = shirt;
  else top.second = shirt;
  if (name === 'vest') top.sleeveColour = shirt;
};

export const dressUp = (
  request: { wears: Garment[]; colour: Vec3 | null; sex: Sex; age: Age; random: Random },
  role: RoleClothes | null,
): Outfit => {
  const { random } = request;
  // A figure that wears a jersey as a player has the colours of the team.
  const usualColours = new Map(role?.wears.map(parse).map(({ name, colour }) => [name, colour]));
  const worn: Worn[] = request.wears.map(({ name, colour }) => ({
    name,
    colour: colour ? fromHex(colour.hex) : (usualColours.get(name) ?? null),
  }));
  // "A firefighter with a helmet" wears a firefighter's helmet, in the colour asked for.
  const hasOwnHat =
    role?.extras?.some(({ name }) => headExtras.test(name)) ||
    role?.wears.some((text) => bringsHat.test(text));
  const plainHat = hasOwnHat ? worn.find(({ name }) => plainHats.has(name)) : undefined;
  const swapped: Extra[] = [];
  const asked: Worn[] = [];
  for (const garment of worn) {
    const swap = role?.swaps?.[garment.name];
    if (swap && swap in garmentCuts) asked.push({ ...garment, name: swap as GarmentName });
    else if (swap) {
      const usual = role?.extras?.find(({ name }) => name === swap)?.colour;
      swapped.push({
        name: swap,
        colour: garment.colour ?? fromHex(usual ?? pick(random, garmentCuts[garment.name].colours)),
      });
    } else if (garment !== plainHat) asked.push(garment);
  }
  const taken = new Set(asked.flatMap(({ name }) => occupied(name)));
  const chosen = [...asked];
  const fill = (texts: readonly GarmentText[]) => {
    const filled = new Set<Cut['slot']>();
    for (const worn of texts.map(parse)) {
      if (conflicting(worn.name).some((slot) => taken.has(slot))) continue;
      chosen.push(worn);
      for (const slot of occupied(worn.name)) filled.add(slot);
    }
    // Two things of a role may share a slot (a scarf and an apron); only later sources are kept out.
    for (const slot of filled) taken.add(slot);
  };
  if (role) fill(role.wears);
  // Under a raincoat no skirt hangs out, and boots go with it.
  if (asked.some(({ name }) => name === 'raincoat')) fill(['trousers:#3a4a6a', 'boots']);
  const plain = pick(random, everyday[request.age][request.sex]);
  fill(plain);
  // Half an outfit is completed: trousers to a shirt, a shirt to a skirt.
  if (!taken.has('full') && !taken.has('top')) fill([request.sex === 'female' ? 'blouse' : 'shirt']);
  if (!taken.has('full') && !taken.has('legs')) fill([request.age === 'child' ? 'shorts' : 'trousers']);

  const outfit: Outfit = {
    top: null,
    legs: { colour: fromHex('#3a3d46'), material: 'cloth', cover: 0, looseness: 0 },
    feet: { kind: 'shoes', colour: fromHex('#2b2320') },
    skirts: [],
    cape: null,
    belt: null,
    gloves: null,
    extras: [],
    isFemale: request.sex === 'female',
    skin: null,
  };
  const order: Cut['slot'][] = [
    'full',
    'top',
    'legs',
    'feet',
    'hands',
    'wrist',
    'neck',
    'mouth',
    'eyes',
    'ears',
    'back',
    'head',
  ];

  const layer = (name: GarmentName) => (underLayers.has(name) ? -1 : order.indexOf(garmentCuts[name].slot));
  chosen.sort((a, b) => layer(a.name) - layer(b.name));
  let under: Vec3 | null = null;
  let isMain = request.colour !== null && asked.every(({ colour }) => colour === null);
  for (const { name, colour } of chosen) {
    const cut = garmentCuts[name];
    const main = isMain && (cut.slot === 'full' || cut.slot === 'top') ? request.colour : null;
    if (main) isMain = false;
    const usual = fromHex(pick(random, cut.colours));
    cut.wear(outfit, main ?? colour ?? usual);
    if (underLayers.has(name)) under = colour ?? usual;
    else if (under && outfit.top && (cut.slot === 'top' || cut.slot === 'full'))
      showUnder(outfit.top, name, under);
  }
  const keepsHead = asked.every(({ name }) => garmentCuts[name].slot !== 'head');
  for (const item of role?.extras ?? []) {
    if (!keepsHead && headExtras.test(item.name)) continue;
    if (swapped.some(({ name }) => name === item.name)) continue;
    const isHat = headExtras.test(item.name);
    const entry: Extra = {
      name: item.name,
      colour: (isHat && plainHat?.colour) || fromHex(item.colour),
    };
    if (item.second) entry.second = fromHex(item.second);
    outfit.extras.push(entry);
  }
  if (asked.every(({ name }) => garmentCuts[name].slot !== 'full')) role?.change?.(outfit);
  if (!keepsHead) outfit.extras = keepOneHat(outfit.extras, asked);
  outfit.extras.push(...swapped);
  role?.always?.(outfit);
  return outfit;
};

/** An armour or a spacesuit brings its helmet; another hat that was asked for takes its place. */
const keepOneHat = (extras: Extra[], asked: Worn[]): Extra[] => {
  const names = new Set(asked.map(({ name }) => name as string));
  return extras.filter(({ name }) => !headExtras.test(name) || names.has(name));
};
