/** Every phrase of the vocabulary and what it may mean. Things come from the data files, not from here. */

import type {
  Action,
  Angle,
  CameraMove,
  Direction,
  Extra,
  Mood,
  NamedColour,
  Place,
  RelationKind,
  Season,
  Shot,
  Size,
  Style,
  TimeOfDay,
  Weather,
} from './scene-spec.ts';
import { inWords, type Thing } from './things.ts';
import { colours, counts, sizes, tones } from './vocabulary/amounts.ts';
import * as camera from './vocabulary/camera.ts';
import { actions, directions, linkingVerbs, passiveLinks, prepositions } from './vocabulary/motion.ts';
import * as settings from './vocabulary/settings.ts';
import {
  conjunctions,
  copulas,
  determiners,
  negations,
  silentPhrases,
  silentWords,
} from './vocabulary/silent-words.ts';
import { phraseForms, type VerbForm } from './word-forms.ts';

export type Meaning =
  | { is: 'thing'; thing: Thing; plural: boolean }
  | { is: 'character'; username: string }
  | { is: 'place'; place: Place; named: boolean }
  | { is: 'time'; time: TimeOfDay }
  | { is: 'season'; season: Season }
  | { is: 'weather'; weather: Weather }
  | { is: 'extra'; extra: Extra }
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
  | { is: 'count'; count: number }
  | { is: 'size'; size: Size }
  | { is: 'action'; action: Action; form: VerbForm }
  | { is: 'link'; kind: RelationKind; action: Action | null; form: VerbForm }
  | { is: 'passiveLink'; kind: RelationKind }
  | { is: 'preposition'; kind: RelationKind }
  | { is: 'direction'; direction: Direction }
  | { is: 'determiner' | 'conjunction' | 'negation' | 'copula' | 'silent' };

/** Also said of subjects ("a satellite orbits"), so they need a reason to be taken for the camera. */
const weakMoves =
  /^(?:orbit|fly|move|follow|rotate|circle|revolve|glide|push|pull|come|get|tilt|static|shaky|from above|overhead|sweep)\b/;

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
      for (const [phrase, form] of phraseForms(verb)) add(phrase, mean(form, verb));
    }
  };
  addAll(settings.times, (time) => ({ is: 'time', time }));
  addAll(settings.places, (place) => ({ is: 'place', place, named: false }));
  addAll(settings.namedPlaces, (place) => ({ is: 'place', place, named: true }));
  addAll(settings.weathers, (weather) => ({ is: 'weather', weather }));
  addAll(settings.seasonWords, (season) => ({ is: 'season', season }));
  addAll(settings.extraWords, (extra) => ({ is: 'extra', extra }));
  addAll(settings.moods, (mood) => ({ is: 'mood', mood }));
  addAll(settings.styles, (style) => ({ is: 'style', style }));
  for (const phrase of camera.timelapseWords.split(', ')) add(phrase, { is: 'timelapse' });
  for (const phrase of camera.slowMotionWords.split(', ')) add(phrase, { is: 'slowMotion' });
  for (const [move, list] of Object.entries(camera.moves) as [CameraMove, string][]) {
    addVerbs(list, (_form, verb) => ({
      is: 'camera',
      move,
      weak: weakMoves.test(verb) && !verb.includes('shot'),
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
  addAll(counts as Record<string, string>, (count) => ({ is: 'count', count: Number(count) }));
  addAll(sizes, (size) => ({ is: 'size', size }));
  addAll(directions, (direction) => ({ is: 'direction', direction }));
  for (const { words, kind } of passiveLinks) {
    for (const phrase of words.split(', ')) add(phrase, { is: 'passiveLink', kind });
  }
  addAll(prepositions, (kind) => ({ is: 'preposition', kind }));
  for (const { verbs, kind, action } of linkingVerbs) {
    addVerbs(verbs, (form) => ({ is: 'link', kind, action, form }));
  }
  for (const [action, list] of Object.entries(actions) as [Action, string][]) {
    addVerbs(list, (form) => ({ is: 'action', action, form }));
  }
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
