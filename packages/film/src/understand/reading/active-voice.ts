/** "A letter is written by a woman": the woman writes the letter. */

import { living } from '../nouns/nature.ts';
import type { NounPhrase, Phrase } from './phrases.ts';

const isSomebody = ({ noun, meanings, character }: NounPhrase) =>
  character !== null ||
  (noun !== null && (living.has(noun.nature) || noun.base === 'robot')) ||
  meanings.some(({ is }) => is === 'group');

/** Puts whoever does it before the verb. What links cover ("surrounded by") is no verb and stays. */
export const toActiveVoice = (phrases: Phrase[]): Phrase[] => {
  const active = [...phrases];
  for (let at = 0; at < active.length; at += 1) {
    const by = active[at];
    const [verb, who] = [active[at - 1], active[at + 1]];
    if (by?.is !== 'preposition' || by.text !== 'by' || verb?.is !== 'verb' || who?.is !== 'noun') continue;
    if (verb.verb.form !== 'past' || !isSomebody(who)) continue;
    let start = at - 2;
    while (active[start]?.is === 'copula') start -= 1;
    const what = active[start];
    if (what?.is !== 'noun') continue;
    active.splice(start, at + 2 - start, who, { ...verb, verb: { ...verb.verb, form: 'third' } }, what);
  }
  return active;
};
