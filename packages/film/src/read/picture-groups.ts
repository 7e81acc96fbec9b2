/** Noun groups that speak of the picture and not of a thing: "a sunny day", "a wide shot", "in Paris", "a dreamy atmosphere". */

import type { TimeOfDay } from '../scene/scene.ts';
import type { Group } from './noun-group.ts';
import { addOnce, applyPicture, type Reading } from './reading.ts';
import { adjectiveKinds, gloomyAdjectives, weatherAdjectives, wholeNames } from './rows/adjective-kinds.ts';
import { byPhrase, phrases, words } from './rows/list.ts';
import {
  filmedBy,
  moodRows,
  pictureNouns,
  praiseRow,
  shotRows,
  shownBefore,
} from './rows/picture-phrases.ts';
import {
  regionNames,
  regionPhrases,
  seasonRows,
  timeRows,
  weatherCarriers,
  weatherNouns,
} from './rows/settings.ts';
import { isKind, type NounKind } from './word-classes.ts';

const times = byPhrase(timeRows);
const seasons = byPhrase(seasonRows);
const weathers = new Set(words(weatherNouns));
const carriers = new Set(words(weatherCarriers));
const regions = new Set([...words(regionNames), ...phrases(regionPhrases)]);
/** Behind a word of weather no more than that: "a rain shower". */
const showers = new Set(words('shower storm flurry spell squall fall'));
const heads = new Set(words(pictureNouns));
const showing = new Set(words(shownBefore));
const filming = new Set(words(filmedBy));
export const moods = byPhrase(moodRows);
export const praise = new Set(phrases(praiseRow));
const singleShots = new Map([...byPhrase(shotRows)].filter(([phrase]) => !phrase.includes(' ')));

export const timeOf = (noun: string): TimeOfDay | undefined => times.get(noun);
export const seasonOf = (noun: string) => seasons.get(noun);
export const isWeather = (noun: string) => weathers.has(noun);
export const isPictureNoun = (noun: string) => heads.has(noun);

export const isRegion = (noun: string, isName: boolean) =>
  // A turkey in a cage is a bird.
  (regions.has(noun) && (isName || !isKind(noun, 'animal'))) ||
  (isName && isKind(noun, 'region') && noun !== 'earth');

/** Adjectives said of the picture: mood, colours of the light, weather. */
export const describePicture = (reading: Reading, adjectives: string[]) => {
  const { picture } = reading.facts;
  for (const word of adjectives) {
    const mood = moods.get(word);
    const kind = adjectiveKinds.get(word);
    if (mood) picture.mood ??= mood;
    if (weatherAdjectives.has(word) || gloomyAdjectives.has(word) || word === 'snowy')
      addOnce(picture.weather, word);
    else if (kind === 'colour') addOnce(picture.palette, word);
    else if (kind === 'origin') addOnce(picture.regions, word);
    const shot = singleShots.get(word);
    if (shot) picture.camera.shot ??= shot;
    if (word === 'wide') picture.camera.shot ??= 'wide';
    if (word === 'slow' || word === 'fast') picture.camera.pace ??= word;
    const season = seasonOf(word);
    if (season) addOnce(picture.seasons, season);
    const time = timeOf(word);
    if (time) addOnce(picture.times, time);
  }
};

/** "Burano Italy", "Johannesburg South Africa". */
const endsInRegion = (nouns: string[]) =>
  regions.has(nouns.at(-1)!) || regions.has(nouns.slice(-2).join(' '));

/** "Beach view", "city scenery": the noun before is what is seen. */
const nameShown = (group: Group): boolean => {
  const front = group.noun.slice(0, -group.head.length - 1);
  const head = front.slice(front.lastIndexOf(' ') + 1);
  const isSeen = ['location', 'nature', 'artifact', 'animal', 'plant', 'person', 'food'].some((kind) =>
    isKind(head, kind as NounKind),
  );
  if (!showing.has(group.head) || !isSeen || filming.has(head) || heads.has(head)) return false;
  Object.assign(group, { noun: front, head });
  return true;
};

/** "A desert storm", "mountain fog": the noun before is where it is. */
const nameWeatheredPlace = (group: Group): boolean => {
  const noun = group.noun.slice(0, -group.head.length - 1);
  const head = noun.slice(noun.lastIndexOf(' ') + 1);
  if (noun === '' || times.has(noun) || seasons.has(noun) || weathers.has(head)) return false;
  if (!isKind(head, 'location') && !isKind(head, 'nature')) return false;
  Object.assign(group, { noun, head });
  return true;
};

/** Whether the group is no thing to see; its meaning is then noted. */
export const readPictureGroup = (reading: Reading, group: Group): boolean => {
  if (group.pronoun || group.character) return false;
  const { picture } = reading.facts;
  const nouns = group.noun.split(' ');
  const describing = [...group.words, ...nouns.slice(0, -1)];
  const time = times.get(group.noun) ?? times.get(group.head);
  // "A hot spring" is water.
  const isWhole = wholeNames.has(group.noun);
  const season = seasons.get(group.noun) ?? (isWhole ? undefined : seasons.get(group.head));
  if (time && !(group.count !== null && group.count > 1)) {
    // "A summer day" says the season; day is then no more than a word.
    if (group.head !== 'day' || describing.length === 0) addOnce(picture.times, time);
    for (const word of describing) {
      const of = seasons.get(word);
      if (of) addOnce(picture.seasons, of);
    }
    // "Golden hour" paints nothing gold.
    describePicture(
      reading,
      time === 'golden_hour' ? describing.filter((word) => word !== 'golden') : describing,
    );
  } else if (season) {
    addOnce(picture.seasons, season);
    describePicture(reading, describing);
  } else if (nouns.length > 1 && weathers.has(nouns.at(-2)!) && showers.has(group.head)) {
    addOnce(picture.weather, nouns.at(-2)!);
    describePicture(reading, describing);
  } else if (
    weathers.has(group.head) ||
    (carriers.has(group.head) && describing.some((word) => weatherAdjectives.has(word) || word === 'snowy'))
  ) {
    if (weathers.has(group.head) && group.head !== 'weather') addOnce(picture.weather, group.head);
    describePicture(reading, describing);
    if (group.head === 'sky' || nameWeatheredPlace(group)) return false;
  } else if (
    isRegion(group.noun, group.isName) ||
    (nouns.length === 1 && isRegion(group.head, group.isName))
  ) {
    addOnce(picture.regions, group.noun);
    describePicture(reading, describing);
  } else if (group.isName && nouns.length > 1 && endsInRegion(nouns)) {
    addOnce(picture.regions, group.noun);
  } else if (group.article === 'none' && moods.has(group.noun) && group.attributes.length === 0) {
    describePicture(reading, [group.noun]);
  } else if (heads.has(group.head)) {
    if (nameShown(group)) return false;
    describePicture(reading, describing);
  } else return false;
  applyPicture(reading, group.picture);
  return true;
};
