/** Which kit draws a noun: its own, that of its compound's head, or the nearest kind by WordNet. */

import { findKit, kitNouns } from '../kits/find-kit.ts';
import { findNoun, type Noun } from '../understand/nouns/find-noun.ts';
import type { Nature } from '../understand/nouns/nature.ts';
import { animalCallings } from '../world/animal-callings.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';

export type Drawable = {
  noun: Noun;
  /** Another noun than was asked: the film shows this in its place. */
  isStandIn: boolean;
};

/** Kinds so wide that what shares only these looks nothing alike. */
const tooWide = new Set(
  `entity, physical entity, object, whole, artifact, living thing, organism, matter, substance, instrumentality, structure,
 device, equipment, implement, container, covering, conveyance, animal, vertebrate, chordate, invertebrate, person, plant,
 vascular plant, food, foodstuff, nutriment, solid, commodity, consumer goods, natural object, plant part, plant organ, part,
 thing, creation, art, facility, article, way, passage, fabric, material, body part, group, event, act, activity, location,
 region, area, mechanism, machine, furnishing, decoration, mammal, placental, woody plant, herb, sheet, representation, worker,
 unit, fluid, liquid, process, phenomenon, product, surface, strip, chemical element, element, restraint, support, barrier, obstruction, abstraction,
 instrument, measuring instrument, tool, picture, photograph, handle, opening, toiletry, cosmetic, geological formation, reproductive structure, social group, possession, arthropod, construction, ware, root, crack, crevice, stalk, foliage, knife`
    .split(',')
    .map((name) => name.trim()),
);

type Nearest = { noun: string; distance: number };

/** What a kit's noun must be a kind of: a bank is a building here, never a slope. */
const kindOfNature: Partial<Record<Nature, string>> = {
  person: 'person',
  animal: 'animal',
  bird: 'animal',
  fish: 'animal',
  insect: 'animal',
  plant: 'plant',
  road_vehicle: 'artifact',
  rail_vehicle: 'artifact',
  boat: 'artifact',
  aircraft: 'artifact',
  spacecraft: 'artifact',
  building: 'structure',
  furniture: 'artifact',
  instrument: 'artifact',
};

const chainOfKit = (noun: string) => {
  const kind = kindOfNature[findNoun(noun)?.nature ?? 'prop'];
  const chains = sensesOf('noun', noun).map(({ sense }) => chainOf('noun', sense));
  const isOf = (chain: (typeof chains)[number], name: string) => chain.some((one) => one.name === name);
  // A till is what a shop has before it is soil.
  if (kind === undefined) return chains.find((chain) => isOf(chain, 'artifact')) ?? chains[0] ?? [];
  return chains.find((chain) => isOf(chain, kind)) ?? [];
};

/** For every kind above a kit's noun, the kit nearest below it. */
const nearestByKind = (): Map<number, Nearest> => {
  const nearest = new Map<number, Nearest>();
  for (const noun of kitNouns()) {
    const chain = chainOfKit(noun);
    for (const [distance, kind] of chain.entries()) {
      if (tooWide.has(kind.name)) break;
      const known = nearest.get(kind.sense);
      if (!known || distance < known.distance) nearest.set(kind.sense, { noun, distance });
    }
  }
  return nearest;
};

let kinds: Map<number, Nearest> | undefined;

/** A rarer sense must be much nearer to a kit than a frequent one. */
const rarity = 3;
const farthest = 3;

const nearestKit = (noun: string): Nearest | undefined => {
  kinds ??= nearestByKind();
  let best: Nearest | undefined;
  for (const { sense, rank } of sensesOf('noun', noun)) {
    for (const [up, kind] of chainOf('noun', sense).entries()) {
      if (tooWide.has(kind.name)) break;
      const below = kinds.get(kind.sense);
      if (!below) continue;
      const distance = up + below.distance + rank * rarity;
      if (distance <= farthest && (!best || distance < best.distance)) best = { noun: below.noun, distance };
      break;
    }
  }
  return best;
};

/** What a compound is without some of its words: "a motorcycle stunt rider" is a motorcycle rider, a stunt rider, a rider. */
const shorterOf = (noun: string): string[] => {
  const words = noun.split(' ');
  const outer = words.slice(1, -1).map((_, index) => [...words.slice(0, -index - 2), words.at(-1)].join(' '));
  const tails = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  return [...outer.filter((name) => findKit(name)), ...tails];
};

/** Of those whose kit can stand upright, in the clothes of the calling. */
export const animalWithCalling = (noun: string): { animal: Noun; calling: Noun } | null => {
  for (const named of animalCallings(noun)) {
    const calling = findNoun(named.calling);
    const animal = calling?.nature === 'person' ? findNoun(named.animal) : undefined;
    const kit = findKit(animal?.kit ?? '');
    if (animal && calling && kit?.character && kit.nouns.includes(named.animal)) return { animal, calling };
  }
  return null;
};

/** "A heron bird", "a pine tree": the last word says only what the others are a kind of. */
const ofItsKind = (noun: string): Noun | undefined => {
  const at = noun.lastIndexOf(' ');
  const [front, head] = [noun.slice(0, at), noun.slice(at + 1)];
  const model = at < 0 ? undefined : findNoun(front);
  if (!model || !findKit(model.kit ?? '')?.nouns.includes(front)) return undefined;
  // Chicken meat is no hen.
  const kind = kindOfNature[model.nature];
  const headKinds = sensesOf('noun', head).flatMap(({ sense }) => chainOf('noun', sense));
  if (kind !== undefined && !headKinds.some(({ name }) => name === kind)) return undefined;
  return sensesOf('noun', front)
    .slice(0, 2)
    .some(({ sense }) =>
      chainOf('noun', sense)
        .slice(1)
        .some(({ name }) => name === head),
    )
    ? model
    : undefined;
};

const shortestPart = 3;

/** "A blackhole", "a firetruck": two words written as one. */
const writtenApart = (noun: string): Noun | undefined => {
  if (noun.includes(' ') || noun.length > 24) return undefined;
  for (let at = shortestPart; at <= noun.length - shortestPart; at += 1) {
    const name = `${noun.slice(0, at)} ${noun.slice(at)}`;
    if (findKit(name)) return findNoun(name);
  }
  return undefined;
};

type Searched = Map<string, Drawable | undefined>;

const search = (noun: string, searched: Searched): Drawable | undefined => {
  const exact = findNoun(noun);
  const kit = findKit(exact?.kit ?? '');
  if (exact && kit) return { noun: exact, isStandIn: exact.nature !== 'person' && !kit.nouns.includes(noun) };
  const dressed = animalWithCalling(noun);
  if (dressed)
    return { noun: { ...dressed.animal, name: noun, base: dressed.calling.base }, isStandIn: false };
  // "A light house", "a rain coat".
  const together = noun.includes(' ') ? findNoun(noun.replaceAll(' ', '')) : undefined;
  if (together && findKit(together.kit ?? '')) return { noun: together, isStandIn: false };
  const kind = ofItsKind(noun);
  if (kind) return { noun: { ...kind, name: noun }, isStandIn: false };
  const near = nearestKit(noun);
  const like = near && findNoun(near.noun);
  // A thing that is a kind of the other is drawn as that; a mere relative only where there is no picture of the thing itself.
  if (like && near.distance <= 1) return { noun: { ...like, name: noun }, isStandIn: true };
  for (const shorter of shorterOf(noun)) {
    const found = searchOnce(shorter, searched);
    if (found) return { noun: { ...found.noun, name: noun }, isStandIn: found.isStandIn };
  }
  if (exact?.art) return { noun: exact, isStandIn: false };
  const apart = like ? undefined : writtenApart(noun);
  if (apart) return { noun: { ...apart, name: noun }, isStandIn: false };
  return like ? { noun: { ...like, name: noun }, isStandIn: true } : undefined;
};

/** Each of the shorter names is part of many longer ones: without this a name of 30 unknown words takes hours. */
const searchOnce = (noun: string, searched: Searched): Drawable | undefined => {
  if (searched.has(noun)) return searched.get(noun);
  const drawable = search(noun, searched);
  searched.set(noun, drawable);
  return drawable;
};

const found: Searched = new Map();
const mostKept = 5000;

export const findDrawable = (noun: string): Drawable | undefined => {
  if (found.has(noun)) return found.get(noun);
  const drawable = search(noun, new Map());
  if (found.size < mostKept) found.set(noun, drawable);
  return drawable;
};

/** Of these anything at all is a kind. */
const ofAnything = new Set(
  `entity, physical entity, object, whole, artifact, matter, substance, instrumentality, thing, creation, living thing,
 organism, abstraction, group, material, part, article, commodity, product, unit, food, plant, animal, person, location, region,
 tool, device, machine, instrument, equipment, obstruction, implement`
    .split(',')
    .map((name) => name.trim()),
);
const farthestBelow = 1;

let below: Map<number, Nearest> | undefined;

/** For every kind that says something of its look, the kit nearest below it. */
const kitsBelow = (): Map<number, Nearest> => {
  const nearest = new Map<number, Nearest>();
  for (const noun of kitNouns()) {
    if (noun.includes(' ')) continue;
    for (const [distance, kind] of chainOfKit(noun).entries()) {
      if (distance > farthestBelow) break;
      if (ofAnything.has(kind.name)) continue;
      const known = nearest.get(kind.sense);
      const isNearer = !known || distance < known.distance;
      // Words of many senses are of every day: a fence before a hurdle.
      const isPlainer = known?.distance === distance && sensesCount(noun) > sensesCount(known.noun);
      if (isNearer || isPlainer) nearest.set(kind.sense, { noun, distance });
    }
  }
  return nearest;
};
const sensesCount = (noun: string): number => sensesOf('noun', noun).length + sensesOf('verb', noun).length;

/** "A barrier": where nothing like it is drawn, one of its kinds is, as a fence is one. */
export const findKindOf = (noun: string): Drawable | undefined => {
  const [usual] = sensesOf('noun', noun);
  // Art, support and volume are of no use to an act: only what is built is struck or climbed.
  const isBuilt = usual && chainOf('noun', usual.sense).some(({ name }) => name === 'structure');
  if (!isBuilt) return undefined;
  below ??= kitsBelow();
  const kind = below.get(usual.sense);
  const like = kind && findNoun(kind.noun);
  return like ? { noun: { ...like, name: noun }, isStandIn: true } : undefined;
};
