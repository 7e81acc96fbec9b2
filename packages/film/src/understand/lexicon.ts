/** Every phrase of the vocabulary and what it may mean. Things are looked up by `findNoun`, not here. */

import type { Action } from '../scene/actions.ts';
import type { GarmentName } from '../scene/garments.ts';
import type { NamedColour } from '../scene/named-colour.ts';
import type {
  Age,
  Effect,
  Mood,
  Place,
  Region,
  Season,
  Size,
  Style,
  TimeOfDay,
  Weather,
} from '../scene/scene.ts';
import { fittedPlaces } from '../world/places/fitted-places.ts';
import { eventCounts } from './nouns/group-nouns.ts';
import { groupsOfPeople } from './nouns/groups-of-people.ts';
import { colours, paces, sizes, tones } from './vocabulary/amounts.ts';
import { effectWords } from './vocabulary/effects.ts';
import { linkingVerbs, type VerbTie } from './vocabulary/linking-verbs.ts';
import * as looks from './vocabulary/looks.ts';
import * as settings from './vocabulary/settings.ts';
import { functionWords, silentPhrases, silentWords } from './vocabulary/silent-words.ts';
import { objectTies, openVerbs, verbs, wornPhrases } from './vocabulary/verbs.ts';
import { phraseForms, type VerbForm } from './words/word-forms.ts';
import { inWords } from './words/word-lists.ts';

export type VerbMeaning = {
  is: 'verb';
  /** Null: the verb only ties, or what it shows depends on who does it (`isOpen`). */
  action: Action | null;
  tie: VerbTie | null;
  form: VerbForm;
  base: string;
  isOpen: boolean;
};

export type Meaning =
  | { is: 'group'; noun: string; count: number; sexes: ('female' | 'male')[]; members: string[] }
  | { is: 'event'; count: number }
  | { is: 'place'; place: Place }
  | { is: 'region'; region: Region }
  | { is: 'time'; time: TimeOfDay }
  | { is: 'season'; season: Season }
  | { is: 'weather'; weather: Weather }
  | { is: 'lyingSnow' }
  | { is: 'effect'; effect: Effect }
  | { is: 'mood'; mood: Mood }
  | { is: 'style'; style: Style }
  | { is: 'pace'; pace: number }
  | { is: 'colour'; colour: NamedColour }
  | { is: 'tone'; colour: NamedColour }
  | { is: 'size'; size: Size }
  | { is: 'age'; age: Age }
  | { is: 'material'; material: string }
  | { is: 'trait'; trait: string }
  | { is: 'garment'; garment: GarmentName }
  | { is: 'bodyPart' }
  | VerbMeaning
  /** Nothing to see, but a word: no slip of the keyboard. */
  | { is: 'silent' };

/** Snow that lies and does not fall. */
const lyingSnow =
  'snowy, icy, frosty, snow covered, covered in snow, covered with snow, snowclad, fresh snow, deep snow, in the snow, through the snow, through fresh snow, through deep snow, on the snow, across the snow, in deep snow, in fresh snow, over the snow, snow dusted, with snow on the ground';

/** "A dark forest" is a forest that is dark: both words are read where each has a meaning. */
const dropDescribed = (phrases: Map<string, Meaning[]>) => {
  const describes = new Set<Meaning['is']>([
    'tone',
    'weather',
    'mood',
    'season',
    'trait',
    'colour',
    'region',
    'age',
    'size',
    'lyingSnow',
  ]);
  for (const [phrase, meanings] of phrases) {
    const [first, ...rest] = phrase.split(' ') as [string, ...string[]];
    if (
      rest.length === 0 ||
      !meanings.some(({ is }) => is === 'place') ||
      /^(?:snowy|small|frozen|fresh|deep|japanese|chinese|cyberpunk|futuristic|open|christmas|city|stormy|rough|magical|fantasy|old|fairy|golden|wild|western|zen|medieval|enchanted|alien|strange)$/.test(
        first,
      )
    )
      continue;
    const place = phrases.get(rest.join(' '))?.find(({ is }) => is === 'place');
    if (place && phrases.get(first)?.some(({ is }) => describes.has(is))) phrases.delete(phrase);
  }
};

const build = () => {
  const phrases = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    const words = inWords(phrase);
    const known = phrases.get(words);
    if (!known) phrases.set(words, [meaning]);
    else if (!known.some(({ is }) => is === meaning.is)) known.push(meaning);
  };
  const addAll = <Key extends string>(table: Partial<Record<Key, string>>, mean: (key: Key) => Meaning) => {
    for (const [key, list] of Object.entries(table) as [Key, string][]) {
      for (const phrase of list.split(', ')) add(phrase, mean(key));
    }
  };
  const addVerbs = (list: string, mean: (form: VerbForm, verb: string) => Meaning) => {
    for (const verb of list.split(', ')) {
      for (const [phrase, form] of phraseForms(verb)) add(phrase, mean(form, verb.split('/')[0]!));
    }
  };
  for (const phrase of lyingSnow.split(', ')) add(phrase, { is: 'lyingSnow' });
  addAll(settings.times, (time) => ({ is: 'time', time }));
  for (const [name, { place }] of fittedPlaces()) add(name, { is: 'place', place });
  addAll(settings.places, (place) => ({ is: 'place', place }));
  addAll(settings.regions, (region) => ({ is: 'region', region }));
  addAll(settings.weathers, (weather) => ({ is: 'weather', weather }));
  addAll(settings.seasonWords, (season) => ({ is: 'season', season }));
  addAll(effectWords, (effect) => ({ is: 'effect', effect }));
  addAll(settings.moods, (mood) => ({ is: 'mood', mood }));
  addAll(settings.styles, (style) => ({ is: 'style', style }));
  addAll(paces, (pace) => ({ is: 'pace', pace: Number(pace) }));
  for (const [name, { hex, words }] of Object.entries(colours)) {
    for (const word of words.split(', ')) add(word, { is: 'colour', colour: { name, hex } });
  }
  for (const [name, { hex, words }] of Object.entries(tones)) {
    for (const word of words.split(', ')) add(word, { is: 'tone', colour: { name, hex } });
  }
  addAll(sizes, (size) => ({ is: 'size', size }));
  addAll(looks.ages, (age) => ({ is: 'age', age }));
  addAll(looks.garments, (garment) => ({ is: 'garment', garment }));
  for (const phrase of looks.bodyParts.split(', ')) add(phrase, { is: 'bodyPart' });
  for (const material of looks.materials.split(', ')) add(material, { is: 'material', material });
  for (const [name, { noun, count, sexes = [], members = [] }] of Object.entries(groupsOfPeople))
    add(name, { is: 'group', noun, count, sexes, members });
  for (const [name, count] of Object.entries(eventCounts)) add(name, { is: 'event', count });
  for (const base of wornPhrases.split(', '))
    add(base, { is: 'verb', action: null, tie: 'wearing', form: 'past', base, isOpen: false });
  for (const { verbs: list, tie, action } of linkingVerbs) {
    addVerbs(list, (form, base) => ({ is: 'verb', action, tie, form, base, isOpen: false }));
  }
  for (const [action, list] of Object.entries(verbs) as [Action, string][]) {
    const tie = objectTies[action] ?? null;
    addVerbs(list, (form, base) => ({ is: 'verb', action, tie, form, base, isOpen: false }));
  }
  addVerbs(openVerbs, (form, base) => ({
    is: 'verb',
    action: null,
    tie: 'beside',
    form,
    base,
    isOpen: true,
  }));
  for (const trait of looks.traits.split(', ')) add(trait, { is: 'trait', trait });
  dropDescribed(phrases);
  for (const phrase of silentPhrases) add(phrase, { is: 'silent' });
  for (const word of [...functionWords, ...silentWords])
    if (!phrases.has(inWords(word))) add(word, { is: 'silent' });
  return phrases;
};

let lexicon: Map<string, Meaning[]> | undefined;

export const meaningsOf = (phrase: string): Meaning[] | undefined => {
  lexicon ??= build();
  return lexicon.get(phrase);
};
