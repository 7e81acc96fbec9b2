/** Trains of a town run on their own way over its streets; one without a chimney is of today. */

import type { Place } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, type Where } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const towns = new Set<Place>(['city', 'street', 'skyline', 'cyberpunk_city', 'rooftop', 'railway', 'bridge']);
const wordsOf = ({ noun, name, traits }: DraftThing) => `${noun?.base} ${name} ${traits.join(' ')}`;

const isTrain = (thing: DraftThing) =>
  /^(?:train|monorail|high speed train|subway train)$/.test(thing.noun?.base ?? '') &&
  !/steam|old|vintage|toy|freight|goods|retro|victorian/.test(wordsOf(thing));
const isRaised = (thing: DraftThing) =>
  /monorail|elevated|light rail|sky ?train|overhead/.test(wordsOf(thing));
/** The set has towers, signs and a sky of its own. */
const isOfCity = ({ noun, name, acts }: DraftThing) =>
  /^(?:skyscraper|building|high rise|apartment|tower|railway|rail|track|neon sign|neon light|light|city|house|tower block)s?$/.test(
    noun?.base ?? name,
  ) && acts.every(({ action }) => action === null || action === 'stand' || action === 'shine');

export const placeCityRail = (draft: Draft, where: Where): Where => {
  const trains = draft.things.filter(isTrain);
  const isThroughBlock = draft.details.includes('light_rail');
  if (trains.length === 0 && !(isThroughBlock && where.place === 'rooftop')) return where;
  const isNamedTown =
    isThroughBlock ||
    (towns.has(where.place) && where.place !== 'railway' && where.place !== 'bridge') ||
    trains.some(isRaised);
  if (!isNamedTown || !towns.has(where.place)) return where;
  const rest = draft.things.filter((thing) => !isTrain(thing) && !isOfCity(thing));
  if (rest.length === 0 && draft.things.every(({ ties }) => !ties.some(({ kind }) => kind === 'in'))) {
    if (!isThroughBlock) addOnce(draft.details, 'elevated_rail');
    draft.details = draft.details.filter((one) => one !== 'glass_towers');
    draft.things = [];
    // Cities of the future shine by night.
    if (where.place === 'cyberpunk_city') draft.timeOfDay ??= 'night';
    return { place: 'city', isStated: true, backdrop: null };
  }
  // Beside others who are named it is a thing of its own, and has no chimney either.
  const modern = findNoun('monorail');
  for (const train of trains)
    if (modern && train.noun?.base === 'train') train.noun = { ...modern, name: train.noun.name };
  return where;
};
