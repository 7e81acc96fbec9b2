/** A word may mean several things ("orange", "fly", "waves"): which one, judged by its neighbours. */

import type { Meaning } from './lexicon.ts';
import type { Token } from './tag-words.ts';

/** What the word before did in the sentence. */
export type Role =
  | 'start'
  | 'determiner'
  | 'modifier'
  | 'noun'
  | 'verb'
  | 'preposition'
  | 'pronoun'
  | 'other';

export type Surroundings = { before: Role; next: Token | undefined; ofCamera: boolean; hasAgents: boolean };

/** Kinds that lose to a thing where no noun follows: "an orange", "a baby". */
const contested = new Set<Meaning['is']>(['colour', 'size', 'count', 'pace']);
const modifiers = new Set<Meaning['is']>([...contested, 'tone', 'mood']);
const verbs = new Set<Meaning['is']>(['action', 'link']);

const canEndNounPhrase = (token: Token | undefined) =>
  token?.unknown === 'noun' ||
  token?.unknown === 'adjective' ||
  (token?.meanings.some(
    ({ is }) => is === 'thing' || is === 'character' || is === 'place' || is === 'extra' || modifiers.has(is),
  ) ??
    false);

const nounExpected = (role: Role) =>
  role === 'determiner' || role === 'modifier' || role === 'preposition' || role === 'start';

export const chooseMeaning = (
  token: Token,
  { before, next, ofCamera, hasAgents }: Surroundings,
): Meaning | null => {
  let options = token.meanings;
  const only = (fits: (meaning: Meaning) => boolean) => {
    const fitting = options.filter(fits);
    if (fitting.length > 0) options = fitting;
  };
  if (ofCamera) only(({ is }) => is === 'camera' || is === 'cameraOnly');
  else options = options.filter(({ is }) => is !== 'cameraOnly');
  const camera = options.find((meaning) => meaning.is === 'camera');
  if (
    camera?.is === 'camera' &&
    camera.weak &&
    hasAgents &&
    before !== 'start' &&
    before !== 'modifier' &&
    !ofCamera
  ) {
    options = options.filter(({ is }) => is !== 'camera');
  } else if (camera) only(({ is }) => is === 'camera');
  if (options.length <= 1) return options[0] ?? null;
  const verb = options.find((meaning) => meaning.is === 'action' || meaning.is === 'link');
  const participle = verb && 'form' in verb && verb.form === 'participle';
  if (verb && options.some(({ is }) => !verbs.has(is))) {
    const isVerb = participle
      ? !options.some(({ is }) => is === 'extra' || is === 'weather')
      : !nounExpected(before) && !(verb.form === 'base' && options.some(({ is }) => is === 'place'));
    only(({ is }) => verbs.has(is) === isVerb);
  }
  if (options.some(({ is }) => is === 'thing')) {
    const modifies = options.some(({ is }) => contested.has(is)) && canEndNounPhrase(next);
    if (options.some(({ is }) => contested.has(is))) only(({ is }) => (is === 'thing') !== modifies);
    else only(({ is }) => is !== 'thing');
  }
  return options[0]!;
};
