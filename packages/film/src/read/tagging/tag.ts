/** One tag for each word: the cheapest sequence by what words can be and what may follow what. */

import { type Tag, tagNames } from '../rows/closed-words.ts';
import { transitionCosts } from '../rows/tag-transitions.ts';
import type { Token } from '../tokenise.ts';
import { type Candidate, candidateTags } from './candidate-tags.ts';
import { becoming, costInContext, doesAfterSomebody, inName, isBareNoun } from './context-costs.ts';
import { pluralAfterA } from './plural-names.ts';

const tagIndex = new Map(tagNames.map((tag, at) => [tag, at]));
const count = tagNames.length;
const defaultCost = 2.5;
const table = new Float64Array(count * count).fill(defaultCost);
for (const [from, row] of Object.entries(transitionCosts))
  for (const [to, cost] of Object.entries(row))
    table[tagIndex.get(from as Tag)! * count + tagIndex.get(to as Tag)!] = cost;

const finite = new Set<Tag>(['third', 'base', 'be', 'have', 'modal']);
const opensClause = new Set<Tag>(['stop', 'sub', 'rel', 'comma', 'conj', 'pic', 'quote', 'to']);
/** Two finite verbs in one clause: "a man walks dogs" has one. */
const secondFinite = 3;

/** "Playing on swings": what is done in -ing is seldom followed by a finite verb of the same clause. */
const finiteAfterIng = 1.5;

/** A clause that "while" opens has a verb. */
const missingVerb = 2;
const closesClause = new Set<Tag>(['stop', 'comma', 'conj', 'sub']);
const verbs = new Set<Tag>(['third', 'base', 'be', 'have', 'modal', 'ing', 'past']);

const singular = new Set(['a', 'an', 'another', 'each', 'every']);
const staysInGroup = new Set<Tag>(['adj', 'noun', 'adv', 'pic']);

/** "A man and a woman dance": two who are joined before any verb are several, and a base form follows them. */
const baseAfterJoined = 0;
const endsGroup = new Set<Tag>(['noun', 'nouns', 'pron']);
const staysJoined = new Set<Tag>(['det', 'poss', 'num', 'adj', 'noun', 'nouns', 'pron']);

type Step = {
  tag: Tag;
  hasVerb: boolean;
  needsVerb: boolean;
  isSingular: boolean;
  isJoined: boolean;
  cost: number;
  before: Step | null;
};

const isFiniteVerb = (tag: Tag, before: Tag | null) =>
  finite.has(tag) && !(tag === 'base' && (before === 'to' || before === 'modal'));

const extend = (steps: Step[], { tag, cost }: Candidate, text: string): Step[] => {
  const to = tagIndex.get(tag)!;
  const best: (Step | null)[] = [];
  for (const step of steps) {
    const isVerb = isFiniteVerb(tag, step.tag);
    const isAuxiliary =
      step.tag === 'be' || step.tag === 'have' || step.tag === 'modal' || step.tag === 'not';
    const isDoneByBoth = tag === 'base' && step.isJoined && endsGroup.has(step.tag);
    const total =
      step.cost +
      cost +
      (isDoneByBoth ? baseAfterJoined : table[tagIndex.get(step.tag)! * count + to]!) +
      (isVerb && step.hasVerb && !isAuxiliary ? secondFinite : 0) +
      (step.needsVerb && closesClause.has(tag) ? missingVerb : 0) +
      (tag === 'third' && step.tag === 'adv' && step.before?.tag === 'ing' ? finiteAfterIng : 0) +
      (step.isSingular && tag === 'nouns' ? pluralAfterA : 0);
    const hasVerb = opensClause.has(tag) ? false : step.hasVerb || isVerb;
    const needsVerb = tag === 'sub' || (step.needsVerb && !verbs.has(tag) && !closesClause.has(tag));
    const isSingular = tag === 'det' ? singular.has(text) : step.isSingular && staysInGroup.has(tag);
    const joins = tag === 'conj' && text === 'and' && endsGroup.has(step.tag) && !step.hasVerb;
    const isJoined = joins || (step.isJoined && staysJoined.has(tag));
    const slot = (hasVerb ? 1 : 0) + (needsVerb ? 2 : 0) + (isSingular ? 4 : 0) + (isJoined ? 8 : 0);
    if (!best[slot] || total < best[slot].cost)
      best[slot] = { tag, hasVerb, needsVerb, isSingular, isJoined, cost: total, before: step };
  }
  return best.filter((step) => step !== null && step !== undefined);
};

export const tagTokens = (tokens: Token[], isPicture: (at: number) => boolean): Tag[] => {
  // In a title every word has a capital.
  const capitals = tokens.filter(({ isCapital }) => isCapital).length;
  const isTitle = capitals > tokens.length * 0.6;
  let steps: Step[] = [
    {
      tag: 'stop',
      hasVerb: false,
      needsVerb: false,
      isSingular: false,
      isJoined: false,
      cost: 0,
      before: null,
    },
  ];
  for (const [at, token] of tokens.entries()) {
    const before = steps;
    const isAfterCamera = tokens[at - 1]?.text === 'camera';
    const added = costInContext(tokens, at);
    const isBecoming = becoming.has(tokens[at - 1]?.text ?? '');
    const isCapital = token.isCapital && at > 0 && tokens[at - 1]!.kind !== 'stop' && !isTitle;
    const candidates = inName(tokens, at, candidateTags(token, isPicture(at), isCapital));
    steps = candidates.flatMap((candidate) =>
      extend(
        before,
        isAfterCamera && candidate.tag === 'third'
          ? { ...candidate, cost: -1 }
          : {
              ...candidate,
              cost:
                candidate.cost +
                added(candidate.tag) +
                (isBecoming && isBareNoun(candidate, candidates) ? doesAfterSomebody : 0),
            },
        token.text,
      ),
    );
  }
  const ending = extend(steps, { tag: 'stop', cost: 0 }, '.');
  const tags: Tag[] = [];
  let last: Step | null = ending.sort((a, b) => a.cost - b.cost)[0]?.before ?? null;
  for (; last?.before; last = last.before) tags.push(last.tag);
  return tags.reverse();
};
