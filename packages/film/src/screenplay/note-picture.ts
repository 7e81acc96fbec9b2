/** What the facts say of the whole picture, as a draft has it: places, hour, weather, mood, style and camera. */

import type { Facts } from '../facts/facts.ts';
import { findKit } from '../kits/find-kit.ts';
import { placeDetailNames } from '../scene/place-details.ts';
import type { Place, Shot, TimeOfDay } from '../scene/scene.ts';
import { addColour, addOnce, type Draft } from '../understand/draft.ts';
import { placeDetailWords } from '../understand/vocabulary/place-details.ts';
import { lookOfFeeling } from '../world/feelings.ts';
import { type Occasion, occasions } from '../world/occasions.ts';
import { lookOfPlace } from '../world/places/fitted-places.ts';
import { stateOfPlace } from '../world/places/place-kinds.ts';
import type { CastEntity } from './cast-entity.ts';
import { isFilmOfFace } from './looks/feelings-of.ts';
import {
  colourOf,
  effectOf,
  isBodyPart,
  isLyingSnow,
  moodOf,
  pickPlace,
  placeOf,
  regionOf,
  seasonOf,
  styleOf,
  timeOf,
} from './meanings.ts';
import { heldOccasion, occasionNamed } from './places/held-occasion.ts';
import { hintedPlace, leavesBeforeSun } from './places/hinted-place.ts';
import { linkTo, noteCompound, noteLand, notePlace, noteWord } from './places/note-place.ts';
import { noteSlope } from './places/note-slope.ts';
import { noteTone } from './places/note-tone.ts';
import { isUnderWater } from './places/under-water.ts';

const airy = new Set<Place>(['sky', 'clouds']);
/** "A night market", "autumn leaves", "a summer rain": hour, season and land of a compound are those of the picture. */
const noteHour = (draft: Draft, noun: string) => {
  if (findKit(noun)) return;
  for (const word of noun.split(' ').slice(0, -1)) {
    draft.timeOfDay ??= timeOf(word) ?? null;
    draft.season ??= seasonOf(word) ?? null;
    draft.region ??= regionOf(word) ?? null;
  }
};

/** Up to four words in a row. */
const phrasesOf = (text: string): Set<string> => {
  const words = text.split(/[^a-z]+/);
  return new Set(
    words.flatMap((_, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join(' '))),
  );
};

const hourOf = ([first, second]: readonly TimeOfDay[]): TimeOfDay | null => {
  const dark = new Set<TimeOfDay>(['night', 'dusk']);
  if (first && second && dark.has(first) !== dark.has(second))
    return dark.has(second) ? 'day_to_night' : 'night_to_day';
  return first ?? null;
};

/** Words for a style that are as often what a thing is made of. */
const stuffs = new Set(['clay', 'paper', 'felt', 'crayon', 'pencil', 'chalk', 'oil', 'pixel']);

/** Buildings and bridges are so at night. */
const litUp = new Set(['illuminated', 'lit', 'floodlit', 'lit-up', 'illuminating']);

const bright = new Set(['bright', 'brighter', 'light', 'lighter', 'lit', 'sunny']);
const dark = new Set(['dark', 'darker', 'dim', 'dimmer', 'unlit', 'darkness']);

/** A room or a sky that turns dark does so with the day. */
const changeOfLight = ({ changes }: Facts, cast: readonly CastEntity[]): TimeOfDay | null => {
  for (const { entity, property, to } of changes) {
    const of = entity === null ? 'place' : cast[entity]?.is;
    if (property !== 'light' || to === null) continue;
    // A lamp is seen to go on or out when it is dark around it.
    if (of === 'thing') return 'dusk';
    if (of !== 'place' && of !== 'surroundings') continue;
    if (dark.has(to)) return 'day_to_night';
    if (bright.has(to)) return 'night_to_day';
  }
  return null;
};

/** "The sun rises behind the hills". */
const sunOf = ({ events, entities }: Facts): TimeOfDay | null => {
  const of = (verbs: string[]) =>
    events.some(
      ({ verb, agents }) => verbs.includes(verb) && agents.some((one) => entities[one]!.head === 'sun'),
    );
  if (of(['rise', 'come up', 'rise up', 'emerge'])) return 'dawn';
  return of(['set', 'go down', 'sink', 'dip']) ? 'sunset' : null;
};

const inSnow = new Set([
  'in the snow',
  'in snow',
  'through the snow',
  'through snow',
  'across the snow',
  'on the snow',
]);
const celebrations = new Set(['wedding', 'party', 'birthday', 'festival', 'carnival', 'celebration']);
const leaps = new Set(['jump', 'leap', 'dive', 'skydive', 'fall', 'parachute']);
/** "Jumps out of a plane". */
const isLeapFromCraft = ({ verb, from }: Facts['events'][number], cast: readonly CastEntity[]): boolean =>
  leaps.has(verb.split(' ')[0]!) &&
  from.some(({ entities }) =>
    entities.some((index) => {
      const one = cast[index];
      return one?.is === 'thing' && one.noun.nature === 'aircraft';
    }),
  );

const noteOccasion = (draft: Draft, { mood, effects, details, isBusy }: Occasion) => {
  draft.mood ??= mood;
  draft.isBusy ||= isBusy;
  for (const effect of effects) addOnce(draft.effects, effect);
  for (const detail of details) addOnce(draft.details, detail);
};

const icy = new Set<Place>(['glacier', 'snowfield']);

/** A storm in winter, or on the ice, brings snow. */
const snowInWinter = (draft: Draft) => {
  const isCold = draft.season === 'winter' || draft.places.some(({ place }) => icy.has(place));
  if (!isCold || !draft.weather.includes('storm') || draft.weather.includes('rain')) return;
  draft.weather = draft.weather.map((one) => (one === 'storm' ? 'snow' : one));
  addOnce(draft.details, 'heavy_snow');
};

export const notePicture = (
  draft: Draft,
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
  text: string,
) => {
  const { picture } = facts;
  const { camera } = picture;
  const lower = text.toLowerCase();
  draft.details = placeDetailNames.filter((detail) => placeDetailWords[detail].test(lower));
  let closeUpOf: Shot | null = null;
  const isFeltBy = facts.entities.some(({ head }) => lookOfFeeling(head) !== undefined);
  for (const [index, one] of cast.entries()) {
    if (!isShown(index)) continue;
    const entity = facts.entities[index]!;
    if (one.is === 'place') notePlace(draft, facts, index, one.place);
    if (one.is === 'effect') {
      addOnce(draft.effects, one.effect);
      for (const word of entity.noun.split(' ').slice(0, -1)) noteWord(draft, word);
    }
    if (one.is === 'weather') addOnce(draft.weather, one.weather);
    // "A university building" is seen from outside.
    const isOutside = one.is === 'thing' && one.noun.nature === 'building';
    if (!isOutside && (one.is === 'thing' || one.is === 'place')) noteCompound(draft, entity.noun, true);
    if (isOutside && entity.attributes.some(({ value }) => litUp.has(value))) draft.timeOfDay ??= 'night';
    // "A busy hospital": people go by before it.
    draft.isBusy ||= isOutside && entity.attributes.some(({ value }) => stateOfPlace(value)?.isBusy);
    // A body is dark where the light is behind it.
    if (entity.attributes.some(({ value }) => value === 'silhouetted')) draft.timeOfDay ??= 'sunset';
    noteHour(draft, entity.noun);
    if (one.is === 'thing')
      for (const { kind, value } of entity.attributes)
        if (kind !== 'feeling') draft.mood ??= moodOf(value) ?? null;
    if (one.is === 'thing' && occasions.has(entity.head)) draft.mood ??= occasions.get(entity.head)!.mood;
    if (one.is === 'place')
      for (const { value } of entity.attributes) {
        const filled = effectOf(value);
        if (filled) addOnce(draft.effects, filled);
      }
    const occasion = one.is === 'unknown' ? occasions.get(entity.head) : undefined;
    if (one.is === 'unknown') noteWord(draft, entity.noun);
    if (occasion) noteOccasion(draft, occasion);
    else if (one.is === 'unknown' && !occasionNamed(entity))
      addOnce(draft.notDrawn, entity.noun.slice(0, 80));
    const isPart = one.is === 'part' || (one.is === 'thing' && isBodyPart(entity.noun));
    if (
      isPart &&
      (entity.head === 'hand' || entity.head === 'foot' || (entity.head === 'eye' && !isFeltBy))
    ) {
      const acts = facts.events.some(({ agents }) => agents.includes(index));
      if (acts) draft.part ??= entity.head === 'hand' ? 'hands' : entity.head === 'foot' ? 'feet' : 'eyes';
    }
    if (one.is === 'thing' && isFilmOfFace(facts, index)) closeUpOf = 'close_up';
    const surrounding = one.is === 'surroundings' ? pickPlace(entity.noun) : undefined;
    const link = linkTo(facts, index);
    if (surrounding && (airy.has(surrounding) || link === 'in' || link === 'through'))
      notePlace(draft, facts, index, surrounding);
    if (one.is === 'surroundings') {
      noteCompound(draft, entity.noun, false);
      noteTone(draft, entity, null);
    }
    // "A clay pot" is of clay, the film is not.
    const isMade = (word: string) => one.is === 'thing' && stuffs.has(word);
    for (const word of [
      ...entity.attributes.map(({ value }) => value),
      ...entity.noun.split(' ').slice(0, -1),
    ].filter((word) => !isMade(word)))
      draft.style ??= styleOf(word) ?? null;
    const effect = one.is === 'surroundings' ? effectOf(entity.noun) : undefined;
    if (effect) addOnce(draft.effects, effect);
    // "Turquoise water", "a pink sky".
    for (const { kind, value } of one.is === 'surroundings' ? entity.attributes : []) {
      const colour = kind === 'colour' ? colourOf(value) : undefined;
      if (colour) addColour(draft.palette, colour);
    }
  }
  draft.timeOfDay = hourOf(picture.times) ?? draft.timeOfDay ?? changeOfLight(facts, cast) ?? sunOf(facts);
  for (const word of picture.seasons) draft.season ??= seasonOf(word) ?? null;
  const phrases = phrasesOf(lower);
  const hasPhrase = (is: (phrase: string) => boolean): boolean => [...phrases].some(is);
  const isLying = hasPhrase(isLyingSnow);
  for (const word of picture.weather) {
    if (word === 'snow' && isLying) draft.season ??= 'winter';
    else noteWord(draft, word);
  }
  // "In the moonlight", "sunlight streaming": hour and weather that are also seen as light.
  for (const light of ['moon', 'god_rays'] as const)
    if (hasPhrase((phrase) => !phrase.endsWith('moon') && effectOf(phrase) === light))
      addOnce(draft.effects, light);
  // Rays between dark clouds: where all is grey there is no sun.
  if (draft.effects.includes('god_rays'))
    draft.weather = draft.weather.map((one) => (one === 'overcast' ? 'clouds' : one));
  for (const word of picture.weather) if (effectOf(word) === 'lightning') addOnce(draft.effects, 'lightning');
  // "Plays the drums underwater".
  for (const { manner } of facts.events)
    for (const word of manner) {
      const place = pickPlace(word);
      if (place) draft.places.push({ place, text: word, link: 'in', isBehind: false });
    }
  if (isUnderWater(facts, cast)) {
    draft.places = [{ place: 'underwater', text: 'underwater', link: 'in', isBehind: false }];
    draft.effects = draft.effects.filter((effect) => effect !== 'waves');
  }
  // A house among trees is in no street.
  const isWooded = facts.relations.some(({ kind, subject, objects }) => {
    const [plant, house] = [cast[subject], cast[objects[0] ?? -1]];
    const isOf = (one: CastEntity | undefined, nature: string) =>
      one?.is === 'thing' && one.noun.nature === nature;
    return kind === 'around' && isOf(plant, 'plant') && isOf(house, 'building');
  });
  if (draft.places.length === 0 && isWooded)
    draft.places.push({ place: 'hills', text: 'hills', link: 'in', isBehind: false });
  const hinted = draft.places.length === 0 ? hintedPlace(facts, cast) : null;
  if (hinted) draft.places.push({ place: hinted, text: hinted, link: 'in', isBehind: false });
  const isInAir = phrases.has('night sky') || facts.events.some((event) => isLeapFromCraft(event, cast));
  if (draft.places.length === 0 && hasPhrase((phrase) => inSnow.has(phrase)))
    draft.places.push({ place: 'snowfield', text: 'snow', link: 'in', isBehind: false });
  if (hasPhrase((phrase) => celebrations.has(phrase))) draft.mood ??= 'festive';
  // "A close-up of the moon": nothing but the sky has it.
  const isMoon = cast.some((one) => one.is === 'effect' && one.effect === 'moon');
  const isOnlyMoon = isMoon && cast.every(({ is }) => is === 'effect' || is === 'surroundings');
  if (draft.places.length === 0 && (isInAir || isOnlyMoon))
    draft.places.push({ place: 'sky', text: 'sky', link: 'in', isBehind: false });
  if (facts.events.some(({ verb }) => verb === 'reflect')) addOnce(draft.effects, 'reflections');
  for (const said of picture.regions) {
    // "Mumbai India": the city or the country tells.
    const names = [said, ...said.split(' '), said.split(' ').slice(-2).join(' ')];
    draft.region ??= names.map(regionOf).find(Boolean) ?? null;
    const place = names.map(pickPlace).find(Boolean);
    if (place)
      draft.places.push({
        place,
        text: said,
        link: 'in',
        isBehind: draft.places.some((one) => !airy.has(one.place)),
      });
    else noteLand(draft, names, cast);
  }
  noteSlope(draft, facts, cast);
  // A festival of which no place is told is out in the town.
  const held = facts.entities.flatMap(({ head }, at) =>
    cast[at]?.is === 'unknown' && isShown(at) ? (occasions.get(head)?.place ?? []) : [],
  );
  if (held[0] && draft.places.length === 0)
    draft.places.push({ place: held[0], text: held[0], link: 'in', isBehind: false });
  const occasion = draft.places.length === 0 ? heldOccasion(facts, cast, isShown) : null;
  if (occasion)
    draft.places.push({
      place: occasion.at,
      text: occasion.place,
      link: 'in',
      isBehind: false,
      look:
        occasion.at === placeOf(occasion.place) ? lookOfPlace(occasion.place, [], occasion.at) : undefined,
    });
  snowInWinter(draft);
  for (const word of picture.palette) {
    const colour = colourOf(word);
    if (colour) addColour(draft.palette, colour);
  }
  draft.mood = picture.mood ?? draft.mood;
  draft.style = picture.style ?? draft.style;
  draft.move = camera.moves[0] ?? null;
  draft.shot = camera.shot ?? closeUpOf;
  // One looks up to it.
  const isThroughLeaves = leavesBeforeSun(facts) !== null;
  if (isThroughLeaves) for (const effect of ['sun', 'god_rays'] as const) addOnce(draft.effects, effect);
  draft.angle = camera.angle ?? (isThroughLeaves ? 'low' : null);
  if (draft.shot === 'aerial') {
    draft.move ??= 'drone';
    draft.angle ??= 'high';
  }
  draft.cameraSpeed = camera.pace === 'slow' ? 0.5 : camera.pace === 'fast' ? 2 : null;
  draft.isTimelapse = picture.isTimelapse;
  draft.pace = picture.pace ?? (picture.isSlowMotion ? 0.4 : null);
};
