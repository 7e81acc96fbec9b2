/** One parametrised person: age, sex, build, complexion, hair and clothes by noun, request and seed. */

import { fromHex } from '../../math/colour.ts';
import { createRandom, pick, seedFor } from '../../math/random.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { BodyPose } from '../../motion/body-pose.ts';
import type { Age, Sex } from '../../scene/scene.ts';
import type { Kit, KitOptions } from '../kit.ts';
import type { Model } from '../model.ts';
import { buildFigure, type FigureLook } from './body/build-figure.ts';
import { buildCrowdFigure } from './body/crowd-figure.ts';
import type { HairStyle } from './body/head-look.ts';
import { type Build, proportionsFor } from './body/proportions.ts';
import { addExtrasOf } from './clothes/accessories.ts';
import { createCape } from './clothes/cape.ts';
import type { ClothPart } from './clothes/cloth.ts';
import { dressUp } from './clothes/dress-up.ts';
import { hats } from './clothes/hats.ts';
import { layClothesOf } from './clothes/lay-clothes.ts';
import type { Fabric, Outfit } from './clothes/outfit.ts';
import { createSkirt } from './clothes/skirt.ts';
import { faceOf } from './expressions.ts';
import { chooseComplexion } from './look.ts';
import { createPersonModel } from './person-model.ts';
import { roles } from './roles/index.ts';
import type { Role } from './roles/role.ts';

const hidingHelmets = new Set(['knight_helmet', 'space_helmet', 'racing_helmet']);
/** On top of the hair, which stays as it is. */
const lightHats = new Set([
  'headband',
  'halo',
  'tiara',
  'horns',
  'flower_crown',
  'bunny_ears',
  'antennae',
  'nurse_cap',
  'party_hat',
  'crown',
  'beret',
]);
const hairlessHats = new Set(['hood', 'headscarf', 'ninja_hood', 'football_helmet', 'bandana', 'turban']);

const buildOf = (traits: string[], role: Role | undefined, roll: number): Build => {
  const has = (...words: string[]) => words.some((word) => traits.includes(word));
  if (has('fat', 'chubby', 'round', 'plump', 'overweight', 'big')) return 'round';
  if (has('thin', 'slim', 'skinny', 'slender')) return 'slim';
  if (has('strong', 'muscular', 'buff', 'athletic')) return 'muscular';
  if (role?.build) return role.build;
  return roll < 0.25 ? 'slim' : roll < 0.85 ? 'average' : 'broad';
};

const askedStyles: [RegExp, HairStyle][] = [
  [/\bbald\b|shaved head/, 'bald'],
  [/pig ?tails?/, 'pigtails'],
  [/pony ?tail/, 'ponytail'],
  [/braid|plait/, 'braids'],
  [/\bbun\b/, 'bun'],
  [/afro/, 'afro'],
  [/curly|wavy|curls/, 'curly'],
  [/spiky|mohawk|messy/, 'spiky'],
  [/\bbob\b/, 'bob'],
  [/long|flowing/, 'long'],
  [/short/, 'short'],
];

/** "With long hair", "a long-haired girl", "a bald man". */
const askedHair = (traits: string[]): HairStyle | undefined => {
  const words = traits.filter((trait) =>
    /hair|braid|pony ?tail|pig ?tail|\bbun\b|afro|bald|curls/.test(trait),
  );
  // Hyphens are read as two words.
  const text = words.includes('haired') ? traits.join(' ') : words.join(' ');
  return text ? askedStyles.find(([pattern]) => pattern.test(text))?.[1] : undefined;
};

/** Fabrics that shine: silver and gold, sequins, chrome. */
const metallicName = /silver|gold|chrome|bronze|copper|metallic|platinum/;
const metallicTrait = /^(?:metallic|sequin\w*|glitter\w*|sparkl\w*|shiny|shimmering|holographic|chrome)$/;

const shineMetallic = (outfit: Outfit, { wears, traits }: KitOptions) => {
  const isAsked = wears.some(
    ({ name, colour }) =>
      colour !== null &&
      metallicName.test(colour.name) &&
      /dress|gown|skirt|suit|jacket|coat|cape|robe|trousers|blouse|shirt|costume|armour/.test(name),
  );
  if (!isAsked && !traits.some((trait) => metallicTrait.test(trait))) return;
  // A dark hall leaves nothing to mirror but its lamps: the cloth itself is bright.
  const shine = (fabric: Fabric) => {
    fabric.material = 'metal';
    const isGrey = Math.max(...fabric.colour) - Math.min(...fabric.colour) < 0.12;
    if (isGrey) fabric.colour = mix(fabric.colour, [1, 1, 1], 0.45);
  };
  if (outfit.top) shine(outfit.top);
  if (outfit.legs.cover > 0.5) shine(outfit.legs);
  for (const skirt of outfit.skirts) shine(skirt);
  if (outfit.feet.kind === 'shoes' && outfit.top) outfit.feet = { kind: 'heels', colour: outfit.top.colour };
};

export type Person = { look: FigureLook; age: Age; sex: Sex; role: Role | undefined; isHatted: boolean };

export const describePerson = (options: KitOptions): Person => {
  const role = roles[options.noun];
  const random = createRandom(seedFor(options.seed, `person ${options.noun}`));
  const wearsDress = options.wears.some(({ name }) => /dress|gown|skirt|tutu|blouse/.test(name));
  const sex: Sex = options.sex ?? role?.sex ?? (wearsDress ? 'female' : random() < 0.5 ? 'female' : 'male');
  const age: Age = options.age ?? role?.age ?? 'adult';
  const outfit = dressUp({ wears: options.wears, colour: options.colour, sex, age, random }, role ?? null);
  // The hat that somebody runs after is not on the head.
  if (options.traits.includes('bareheaded'))
    outfit.extras = outfit.extras.filter(({ name }) => !/hat$|cap$|beanie|crown/.test(name));
  // What a sword is drawn from.
  if (options.traits.includes('with a sheath'))
    outfit.extras.push({
      name: 'sheath',
      colour: fromHex('#2a1a14'),
      ...(/samurai|ronin|ninja/.test(options.noun) && { second: fromHex('#b3202a') }),
    });
  if (options.traits.includes('on ice skates'))
    outfit.feet = { kind: 'boots', colour: fromHex('#f4f1ea'), hasBlade: true };
  shineMetallic(outfit, options);
  const complexion = chooseComplexion(
    random,
    age,
    sex,
    options.wears.some(({ name }) => /^(?:hanfu|qipao|kimono)$/.test(name)),
  );
  const p = proportionsFor(role?.isSmall ? 'child' : age, sex, buildOf(options.traits, role, random()));
  const skin = role?.skin ? fromHex(role.skin) : complexion.skin;
  const hairColour = options.hair
    ? fromHex(options.hair.hex)
    : role?.hairColour
      ? fromHex(role.hairColour)
      : complexion.hairColour;
  const names = outfit.extras.map(({ name }) => name);
  const isHatted = names.some((name) => hats[name] && !lightHats.has(name)) || names.includes('hood');
  const hidesHair = names.some((name) => hairlessHats.has(name));
  const beardExtra = outfit.extras.find(({ name }) => name === 'beard' || name === 'moustache');
  const canGrow = sex === 'male' && (age === 'adult' || age === 'old');
  // A child has the beard of Santa's costume, not a pirate's own.
  const roleBeard = canGrow || (age === 'child' && role?.beard === 'long') ? role?.beard : undefined;
  const byChance =
    canGrow && !role?.beard && random() < (age === 'old' ? 0.4 : 0.18)
      ? pick(random, ['short', 'moustache'] as const)
      : 'none';
  const beardHex = options.wears.find(({ name }) => name === 'beard' || name === 'moustache')?.colour?.hex;
  const askedBeardColour = beardHex ? fromHex(beardHex) : null;
  const asksLong = role?.beard === 'long' || options.traits.includes('long');
  const askedBeard = beardExtra?.name === 'moustache' ? 'moustache' : asksLong ? 'long' : 'short';
  const beard = beardExtra
    ? askedBeard
    : (roleBeard ?? (names.includes('fangs') || names.includes('mask') ? 'none' : byChance));
  const browColour = scale(hairColour, age === 'old' ? 0.8 : 0.6);
  const hair =
    age === 'baby'
      ? 'wisp'
      : sex === 'female' && !role?.sex && role?.hair === 'bald'
        ? 'short'
        : (askedHair(options.traits) ?? role?.hair ?? complexion.hair);
  return {
    age,
    sex,
    role,
    isHatted,
    look: {
      proportions: p,
      outfit,
      head: {
        skin,
        hairColour,
        hair: hidesHair ? 'bald' : hair,
        beard,
        beardColour:
          askedBeardColour ?? (options.hair || !role?.beardColour ? hairColour : fromHex(role.beardColour)),
        hatCovers: isHatted,
        isFemale: sex === 'female',
        isOld: age === 'old',
        isChild: age === 'child' || age === 'baby',
      },
      face: {
        skin,
        iris: complexion.iris,
        browColour,
        lips: lipsOf(skin, sex, age),
        hasLashes: sex === 'female' && age !== 'baby',
        isChild: age === 'child' || age === 'baby',
        isCoarse: options.detail > 0,
        mark: faceOf(options.traits)?.mark ?? null,
      },
      browThickness: age === 'baby' ? 0.5 : sex === 'female' ? 0.8 : age === 'old' ? 1.35 : 1.15,
      hidesFace: names.some((name) => hidingHelmets.has(name)),
    },
  };
};

const lipsOf = (skin: Vec3, sex: Sex, age: Age): Vec3 => {
  const natural: Vec3 = [skin[0] * 0.72, skin[1] * 0.38, skin[2] * 0.36];
  return sex === 'female' && age === 'adult' ? mix(natural, [0.45, 0.03, 0.05], 0.6) : natural;
};

export const buildClothParts = (
  outfit: Outfit,
  p: FigureLook['proportions'],
  trunk: (x: number, y: number, z: number) => number,
  detail: number,
): ClothPart[] => {
  const cloth = outfit.skirts.map((cut, n) => createSkirt(`skirt${n}`, p, cut, trunk, detail));
  if (outfit.cape) cloth.push(createCape(p, outfit.cape, 1, detail));
  return cloth;
};

/** Half shut eyes over a mouth that hangs open. */
const hollow: BodyPose['face'] = { mouth: 'open', opening: 0.7, brows: -1.6, lids: 0.4 };

export const buildPerson = (options: KitOptions): Model => {
  const { look, age, sex, role, isHatted } = describePerson(options);
  const { proportions: p, outfit } = look;
  const detail = options.detail === 0 ? 0 : 1;
  const isCrowd = options.detail === 2;
  const isOfArmy = options.traits.includes('in an army');
  const figure = isCrowd
    ? buildCrowdFigure(look)
    : // In an army armour tells who they are, and little of the body shows.
      buildFigure(look, isOfArmy ? 2 : detail, layClothesOf(outfit), (builder, context) =>
        addExtrasOf(outfit, builder, context),
      );
  const cloth = isCrowd ? [] : buildClothParts(outfit, p, figure.trunk, detail);
  return createPersonModel({
    figure,
    proportions: p,
    cloth,
    age,
    sex,
    expression: faceOf(options.traits) ?? (role?.lurches ? hollow : null),
    lurches: role?.lurches ?? false,
    isOnBlades: outfit.feet.hasBlade ?? false,
    dance: options.traits.includes('dances in a pair') ? 'waltz' : (role?.dance ?? 'pop'),
    height: p.headCentre + (0.155 + (isHatted ? 0.05 : 0)) * p.headScale,
  });
};

export const person: Kit = {
  name: 'person',
  nouns: Object.keys(roles),
  locomotion: 'walks',
  speeds: { slow: 1.25, fast: 4.2 },
  build: buildPerson,
};
