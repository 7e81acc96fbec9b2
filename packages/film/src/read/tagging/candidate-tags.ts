/** Which tags a word can have, and at what cost, before its neighbours are looked at. */

import { nounReading, verbReadings } from '../morphology.ts';
import { adjectiveKinds, describingNouns, joinedEndings, predicative } from '../rows/adjective-kinds.ts';
import { alsoOpen, closedTags, rarelyDone, type Tag, thingsInIng } from '../rows/closed-words.ts';
import { sameInPlural } from '../rows/irregular-forms.ts';
import type { Token } from '../tokenise.ts';
import { classesOf } from '../word-classes.ts';

const verbForms = new Set<Tag>(['base', 'third', 'ing', 'past']);

export type Candidate = { tag: Tag; cost: number };

const adjectiveEndings = [
  'ous',
  'ful',
  'less',
  'ish',
  'able',
  'ible',
  'ical',
  'esque',
  'like',
  'ive',
  'al',
  'ic',
  'ian',
];
const costOf = (uses: number, most: number) => Math.min(3, (most - uses) * 0.36);

const unknownTags = (word: string, isCapital: boolean): Candidate[] => {
  if (isCapital) return [{ tag: 'noun', cost: 0 }];
  if (word.length > 5 && word.endsWith('ly')) return [{ tag: 'adv', cost: 0 }];
  const tags: Candidate[] = [
    { tag: word.endsWith('s') && !word.endsWith('ss') ? 'nouns' : 'noun', cost: 0.5 },
  ];
  if (word.endsWith('ing') && word.length > 5)
    tags.push({ tag: 'ing', cost: 0.5 }, { tag: 'adj', cost: 1.5 });
  if (word.endsWith('ed') && word.length > 4)
    tags.push({ tag: 'past', cost: 0.5 }, { tag: 'adj', cost: 0.5 });
  if (adjectiveEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending)))
    tags.push({ tag: 'adj', cost: 0 });
  return tags;
};

const openTags = (word: string, isCapital: boolean): Candidate[] => {
  const classes = classesOf(word);
  const noun = nounReading(word);
  const verbs = verbReadings(word);
  const most = Math.max(
    noun?.uses ?? 0,
    ...verbs.map(({ uses }) => uses),
    classes?.adjective ?? 0,
    classes?.adverb ?? 0,
  );
  const best = new Map<Tag, number>();
  const add = (tag: Tag, cost: number) => best.set(tag, Math.min(cost, best.get(tag) ?? 9));
  // "Feeding" is a noun of the lists and rarely one of prompts; "building" is.
  const isDoing = verbs.some(({ form }) => form === 'ing') && (noun?.uses ?? 0) < 5 && !thingsInIng.has(word);
  if (noun)
    add(
      noun.isPlural ? 'nouns' : 'noun',
      thingsInIng.has(word) ? 0.1 : costOf(noun.uses, most) + (isDoing ? 1.2 : 0),
    );
  if (noun && verbs.length === 0 && sameInPlural.has(word)) {
    add('noun', costOf(noun.uses, most));
    add('nouns', costOf(noun.uses, most));
  }
  for (const { form, uses, base } of verbs) {
    add(form, costOf(uses, most) + (rarelyDone.has(base) && form === 'third' ? 2 : 0));
    // "A glowing tree", "a painted wall"; what only takes objects describes less often: "riding elephants" is done.
    if (form === 'ing') add('adj', classesOf(base)?.standsAlone ? 0.7 : 2.6);
    if (form === 'past') add('adj', 0.5);
  }
  if (adjectiveKinds.has(word)) add('adj', 0);
  else if (classes && classes.adjective >= 0) {
    // "Birch forest": the noun rather than the adjective made of it.
    const isNounFirst = noun !== undefined && noun.uses >= classes.adjective;
    add('adj', costOf(classes.adjective, most) + (isNounFirst ? 0.5 : 0));
  } else if (isCompared(word)) add('adj', 0.3);
  if (describingNouns.has(word)) {
    const kind = adjectiveKinds.get(word);
    best.set('noun', kind === 'size' ? 0.6 : 0);
  }
  if (classes && classes.adverb >= 0 && !predicative.has(word)) add('adv', costOf(classes.adverb, most));
  if (best.size === 0) return unknownTags(word, isCapital);
  if (best.has('base') && !best.has('noun')) best.set('noun', verbNamed);
  return [...best].map(([tag, cost]) => ({ tag, cost }));
};

/** The cost of a noun that the dictionary has as a verb alone; its neighbours may take it off. */
export const verbNamed = 8;

/** A word joined by hyphens: "ring-shaped", "snow-covered", "part-time", "t-shirt". */
const joinedTags = (word: string, isCapital: boolean): Candidate[] => {
  const last = word.slice(word.lastIndexOf('-') + 1);
  if (adjectiveKinds.has(word) || joinedEndings.some(([ending]) => ending === last))
    return [{ tag: 'adj', cost: 0 }];
  const whole = classesOf(word);
  if (whole) return openTags(word, isCapital);
  const readings = verbReadings(last);
  if (readings.some(({ form }) => form === 'past' || form === 'ing'))
    return [
      { tag: 'adj', cost: 0 },
      { tag: 'noun', cost: 2 },
    ];
  if (['like', 'old', 'free', 'style', 'inspired', 'themed', 'eyed', 'legged', 'tone'].includes(last))
    return [{ tag: 'adj', cost: 0 }];
  const tail = openTags(last, isCapital).filter(({ tag }) => ['noun', 'nouns', 'adj'].includes(tag));
  return tail.length > 0 ? tail : [{ tag: 'noun', cost: 0 }];
};

/** "Darker", "happiest". */
const isCompared = (word: string) => {
  const stem = word.endsWith('er') ? word.slice(0, -2) : word.endsWith('est') ? word.slice(0, -3) : null;
  if (stem === null || stem.length < 3) return false;
  const stems = [stem, `${stem}e`, stem.slice(0, -1), `${stem.slice(0, -1)}y`];
  return stems.some((one) => (classesOf(one)?.adjective ?? -1) >= 2);
};

const cache = new Map<string, Candidate[]>();
const wordTags = (word: string, isCapital: boolean): Candidate[] => {
  const key = isCapital ? `^${word}` : word;
  const known = cache.get(key);
  if (known) return known;
  const closed = closedTags.get(word);
  const candidates = closed
    ? [
        // "By tall trees" leads to its noun; alone the same word is an adverb.
        ...closed.map((tag) => ({ tag, cost: tag === 'adv' && closed.includes('prep') ? 1 : 0 })),
        ...(alsoOpen.has(word)
          ? openTags(word, isCapital)
              .filter(({ tag }) => !closed.includes(tag))
              .map(({ tag, cost }) => ({ tag, cost: cost + 0.5 }))
          : []),
      ]
    : word.includes('-')
      ? joinedTags(word, isCapital)
      : openTags(word, isCapital);
  if (cache.size > 20_000) cache.clear();
  cache.set(key, candidates);
  return candidates;
};

/** `isName`: a capital inside of a sentence. */
export const candidateTags = (token: Token, isPicture: boolean, isName: boolean): Candidate[] => {
  if (isPicture) return [{ tag: 'pic', cost: 0 }];
  if (token.kind === 'comma' || token.kind === 'stop' || token.kind === 'quote')
    return [{ tag: token.kind, cost: 0 }];
  if (token.kind === 'mention') return [{ tag: 'noun', cost: 0 }];
  if (token.kind === 'number')
    return [
      { tag: 'num', cost: 0 },
      { tag: 'noun', cost: 3 },
    ];
  const tags = wordTags(token.text, isName);
  if (!isName) return tags;
  return tags.map(({ tag, cost }) => ({ tag, cost: verbForms.has(tag) ? cost + 3 : cost }));
};
