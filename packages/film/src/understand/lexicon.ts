/** Every phrase of the vocabulary and what it may mean. Things are looked up by `findNoun`, not here. */

import type { Action } from '../scene/actions.ts';
import type { GarmentName } from '../scene/garments.ts';
import type { NamedColour } from '../scene/named-colour.ts';
import type {
  Age,
  Angle,
  CameraMove,
  Direction,
  Effect,
  Mood,
  Place,
  Region,
  Season,
  Shot,
  Size,
  Style,
  TieKind,
  TimeOfDay,
  Weather,
} from '../scene/scene.ts';
import type { Noun } from './nouns/find-noun.ts';
import { eventCounts } from './nouns/group-nouns.ts';
import { groupsOfPeople } from './nouns/groups-of-people.ts';
import { colours, counts, sizes, tones } from './vocabulary/amounts.ts';
import * as camera from './vocabulary/camera.ts';
import { effectWords } from './vocabulary/effects.ts';
import * as looks from './vocabulary/looks.ts';
import { directions, passiveLinks, prepositions } from './vocabulary/prepositions.ts';
import * as settings from './vocabulary/settings.ts';
import {
  conjunctions,
  copulas,
  determiners,
  negations,
  silentPhrases,
  silentWords,
} from './vocabulary/silent-words.ts';
import { linkingVerbs, objectTies, openVerbs, type VerbTie, verbs, wornPhrases } from './vocabulary/verbs.ts';
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
  | { is: 'thing'; noun: Noun; plural: boolean }
  | { is: 'character'; username: string }
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
  | { is: 'camera'; move: CameraMove; weak: boolean }
  | { is: 'cameraOnly'; move: CameraMove }
  | { is: 'shot'; shot: Shot }
  | { is: 'angle'; angle: Angle }
  | { is: 'timelapse' }
  | { is: 'slowMotion' }
  | { is: 'pace'; pace: number }
  | { is: 'colour'; colour: NamedColour }
  | { is: 'tone'; colour: NamedColour }
  | { is: 'count'; count: number; isMany: boolean }
  | { is: 'size'; size: Size }
  | { is: 'age'; age: Age }
  | { is: 'hair'; hex: string }
  | { is: 'material'; material: string }
  | { is: 'trait'; trait: string }
  | { is: 'garment'; garment: GarmentName }
  | { is: 'bodyPart' }
  | VerbMeaning
  | { is: 'passive'; tie: TieKind }
  | { is: 'preposition'; tie: TieKind }
  | { is: 'direction'; direction: Direction }
  | { is: 'determiner' | 'conjunction' | 'negation' | 'copula' | 'silent' };

/** Also said of subjects ("a satellite orbits"), so they need a reason to be taken for the camera. */
const weakMoves =
  /^(?:orbit|fly|move|follow|rotate|circle|revolve|glide|push|pull|come|get|tilt|static|shaky|from above|overhead|sweep|aerial|tripod|reveal|rise)\b/;

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
  addAll(settings.places, (place) => ({ is: 'place', place }));
  addAll(settings.regions, (region) => ({ is: 'region', region }));
  addAll(settings.weathers, (weather) => ({ is: 'weather', weather }));
  addAll(settings.seasonWords, (season) => ({ is: 'season', season }));
  addAll(effectWords, (effect) => ({ is: 'effect', effect }));
  addAll(settings.moods, (mood) => ({ is: 'mood', mood }));
  addAll(settings.styles, (style) => ({ is: 'style', style }));
  for (const phrase of camera.timelapseWords.split(', ')) add(phrase, { is: 'timelapse' });
  for (const phrase of camera.slowMotionWords.split(', ')) add(phrase, { is: 'slowMotion' });
  for (const [move, list] of Object.entries(camera.moves) as [CameraMove, string][]) {
    addVerbs(list, (_form, verb) => ({
      is: 'camera',
      move,
      weak: weakMoves.test(verb) && !/shot|view|footage|camera/.test(verb),
    }));
  }
  for (const [move, list] of Object.entries(camera.cameraOnly) as [CameraMove, string][]) {
    addVerbs(list, () => ({ is: 'cameraOnly', move }));
  }
  addAll(camera.shots, (shot) => ({ is: 'shot', shot }));
  addAll(camera.angles, (angle) => ({ is: 'angle', angle }));
  addAll(camera.paces, (pace) => ({ is: 'pace', pace: Number(pace) }));
  for (const [name, { hex, words }] of Object.entries(colours)) {
    for (const word of words.split(', ')) add(word, { is: 'colour', colour: { name, hex } });
  }
  for (const [name, { hex, words }] of Object.entries(tones)) {
    for (const word of words.split(', ')) add(word, { is: 'tone', colour: { name, hex } });
  }
  for (const [count, list] of Object.entries(counts)) {
    for (const phrase of list.split(', '))
      add(phrase, { is: 'count', count: Number(count), isMany: / of$|with$/.test(phrase) });
  }
  addAll(sizes, (size) => ({ is: 'size', size }));
  addAll(looks.ages, (age) => ({ is: 'age', age }));
  addAll(looks.hairColours, (hex) => ({ is: 'hair', hex }));
  addAll(looks.garments, (garment) => ({ is: 'garment', garment }));
  for (const phrase of looks.bodyParts.split(', ')) add(phrase, { is: 'bodyPart' });
  for (const material of looks.materials.split(', ')) add(material, { is: 'material', material });
  for (const [name, { noun, count, sexes = [], members = [] }] of Object.entries(groupsOfPeople))
    add(name, { is: 'group', noun, count, sexes, members });
  for (const [name, count] of Object.entries(eventCounts)) add(name, { is: 'event', count });
  addAll(directions, (direction) => ({ is: 'direction', direction }));
  addAll(passiveLinks, (tie) => ({ is: 'passive', tie }));
  addAll(prepositions, (tie) => ({ is: 'preposition', tie }));
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
  for (const word of determiners) add(word, { is: 'determiner' });
  for (const word of conjunctions) add(word, { is: 'conjunction' });
  for (const word of negations) add(word, { is: 'negation' });
  for (const word of copulas) add(word, { is: 'copula' });
  for (const phrase of silentPhrases) add(phrase, { is: 'silent' });
  for (const word of silentWords) if (!phrases.has(inWords(word))) add(word, { is: 'silent' });
  return phrases;
};

let lexicon: Map<string, Meaning[]> | undefined;

export const meaningsOf = (phrase: string): Meaning[] | undefined => {
  lexicon ??= build();
  return lexicon.get(phrase);
};

export const longestPhrase = 6;
