/** Which words are adjectives, adverbs or verbs, so that a prompt's unknown words are not all taken for things. */

import type { WordNet } from './wordnet.ts';

const plain = /^[a-z]{3,16}$/;

export const listWords = (things: Set<string>, { uses, lemmas }: WordNet) => {
  const listed = new Set<string>();
  const pick = (part: 'verb' | 'adjective' | 'adverb', share: number) => {
    const words = lemmas(part).filter((word) => {
      const counts = uses.get(word);
      if (!counts || !plain.test(word) || things.has(word) || listed.has(word)) return false;
      return counts[part] >= counts.noun * share && (counts[part] > 0 || counts.noun + counts.verb === 0);
    });
    for (const word of words) listed.add(word);
    return words;
  };
  const adjectives = pick('adjective', 0.5).filter(
    (word) => !/^(?:un|non)/.test(word) || uses.get(word)!.adjective > 0,
  );
  const adverbs = pick('adverb', 1).filter((word) => !word.endsWith('ly'));
  const verbs = pick('verb', 1);
  return { adjectives, adverbs, verbs };
};
