/** What the facts say of each place: its name, what lies behind it, and the adjectives that describe it. */

import type { Facts, RelationKind } from '../../facts/facts.ts';
import { relationsFrom, relationsTo } from '../../facts/relations-of.ts';
import type { Place, TieKind } from '../../scene/scene.ts';
import { addColour, addOnce, type Draft } from '../../understand/draft.ts';
import { isEveryday } from '../../understand/nouns/find-noun.ts';
import { isIndoors } from '../../world/indoors.ts';
import { lookOfPlace } from '../../world/places/fitted-places.ts';
import { interiorOf, roomWithin } from '../../world/places/interiors.ts';
import { landscapeOf } from '../../world/places/lands.ts';
import { detailsOfPlace, stateOfPlace } from '../../world/places/place-kinds.ts';
import type { CastEntity } from '../cast-entity.ts';
import {
  colourOf,
  isLyingSnow,
  moodOf,
  pickPlace,
  placeOf,
  regionOf,
  seasonOf,
  timeOf,
  weatherOf,
} from '../meanings.ts';
import { tieOfRelation } from '../ties.ts';
import { noteTone, takesColour } from './note-tone.ts';

const darkened = new Set(['dark', 'dimly lit', 'dim', 'darkened', 'unlit', 'gloomy']);

export const linkTo = (facts: Facts, index: number): RelationKind | null => {
  const [said] = relationsTo(facts, index);
  if (said) return said.kind;
  for (const { at, to, path, from } of facts.events)
    for (const places of [at, to, path, from]) {
      const reached = places.find(({ entities }) => entities.includes(index));
      if (reached) return reached.kind;
    }
  return null;
};

/** With these before it a place that comes after another lies behind it. */
const behind = new Set<TieKind>([
  'beside',
  'in_front_of',
  'behind',
  'around',
  'above',
  'over',
  'with',
  'facing',
]);

/** A building that is the place of a scene indoors is seen from inside. */
const lookFromInside = (noun: string, place: Place) => {
  // "In a room" has the set of rooms.
  const isOther = isIndoors(place) && placeOf(noun) !== place;
  const inside = isOther ? interiorOf(noun) : undefined;
  return inside?.place === place && inside.look.size ? inside.look : undefined;
};

export const notePlace = (draft: Draft, facts: Facts, index: number, place: Place) => {
  const { noun, attributes } = facts.entities[index]!;
  const kind = linkTo(facts, index);
  const link = kind && tieOfRelation[kind];
  const isBackground = relationsFrom(facts, index).some(
    (one) => one.kind === 'behind' || (one.frame === 'screen' && one.kind === 'in'),
  );
  draft.places.push({
    place,
    text: noun,
    link,
    isBehind: isBackground || (link !== null && behind.has(link) && draft.places.length > 0),
    look:
      lookOfPlace(
        noun,
        attributes.map(({ value }) => value),
        place,
      ) ??
      roomWithin(noun) ??
      (kind === 'inside' ||
      attributes.some(({ value }) => value === 'interior' || stateOfPlace(value)?.isBusy)
        ? lookFromInside(noun, place)
        : undefined),
  });
  for (const name of [noun, ...attributes.map(({ value }) => `${value} ${noun}`)])
    for (const detail of detailsOfPlace.get(name) ?? []) addOnce(draft.details, detail);
  noteTone(draft, facts.entities[index]!, place);
  for (const { kind: of, value } of attributes) {
    if (darkened.has(value)) draft.isDark = true;
    const colour = of === 'colour' ? colourOf(value) : undefined;
    if (colour && colour.name !== 'green' && place !== 'sea' && place !== 'mars' && !takesColour(place))
      addColour(draft.palette, colour);
    noteWord(draft, value);
  }
};

/** Adjectives of places and of the picture: "a snowy village", "a misty lake". */
export const noteWord = (draft: Draft, word: string) => {
  const state = stateOfPlace(word);
  if (state) {
    draft.isBusy ||= state.isBusy ?? false;
    draft.mood ??= state.mood ?? null;
    draft.season ??= state.season ?? null;
    for (const detail of state.details ?? []) addOnce(draft.details, detail);
    for (const one of state.weather ?? []) addOnce(draft.weather, one);
  }
  const weather = weatherOf(word);
  if (isLyingSnow(word)) draft.season ??= 'winter';
  else if (weather) addOnce(draft.weather, weather);
  draft.season ??= seasonOf(word) ?? null;
  draft.mood ??= moodOf(word) ?? null;
  draft.region ??= regionOf(word) ?? null;
  draft.timeOfDay ??= timeOf(word) ?? null;
};

/** "A mountain road", "a restaurant table": the first words tell of another place. */
export const noteCompound = (draft: Draft, noun: string, isBehind: boolean) => {
  const words = noun.split(' ');
  const place = words.length > 1 && !isEveryday(noun) ? pickPlace(words.slice(0, -1).join(' ')) : undefined;
  if (place && !draft.places.some((one) => one.place === place))
    draft.places.push({ place, text: isBehind ? '' : noun, link: null, isBehind });
};

/** A land of which nothing else is said is shown by the landscape it is known for. */
export const noteLand = (draft: Draft, names: readonly string[], cast: readonly CastEntity[]) => {
  if (draft.places.length > 0 || cast.some(({ is }) => is === 'thing' || is === 'character')) return;
  const land = names.map(landscapeOf).find((found) => found !== undefined);
  if (!land) return;
  draft.places.push({ place: land.place, text: land.place, link: 'in', isBehind: false });
  for (const detail of land.details) addOnce(draft.details, detail);
};
