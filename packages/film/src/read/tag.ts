/** One tag for each word: the cheapest sequence by what words can be and what may follow what. */

import { type Candidate, candidateTags } from './candidate-tags.ts';
import { nounReading, verbReadings } from './morphology.ts';
import { openingDone, opensWithDeed } from './opening-participle.ts';
import { adjectiveKinds, wholeNames } from './rows/adjective-kinds.ts';
import { closedTags, type Tag, tagNames } from './rows/closed-words.ts';
import type { VerbForm } from './rows/irregular-forms.ts';
import { words } from './rows/list.ts';
import { weatherNouns } from './rows/settings.ts';
import { transitionCosts } from './rows/tag-transitions.ts';
import { changeVerbs } from './rows/verbs.ts';
import type { Token } from './tokenise.ts';
import { classesOf, isKind, type NounKind } from './word-classes.ts';

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

/** "A pelican dives": behind "a" a word in s is a verb rather than a plural. */
const pluralAfterA = 2;
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

/** "A boxer training", "a rabbit cooking soup": behind somebody a word in -ing is what they do, not what follows is. */
const doingAfterSomebody = 1.2;
const named = new Set<Tag>(['noun', 'adj']);
const singularOf = ({ text }: Token) => nounReading(text)?.singular ?? text;
/** "An antique diving helmet": what texts use rather to describe than to name is nobody. */
const isNamed = (word: string) => {
  const classes = classesOf(word);
  return classes === null || classes.noun >= classes.adjective;
};
const isSomebody = (token: Token | undefined) =>
  token?.kind === 'word' && isKind(singularOf(token), 'person') && isNamed(singularOf(token));
const weathers = new Set(words(weatherNouns));
const isAgent = (token: Token | undefined) =>
  isSomebody(token) ||
  // "A ship in a storm sailing".
  weathers.has(token?.text ?? '') ||
  (token?.kind === 'word' && (isKind(singularOf(token), 'animal') || singularOf(token) === 'robot'));

/** "The woman waves", "she smiles and waves": behind somebody, or a verb of theirs, a word in -s is what they do. */
const doesAfterSomebody = 1.6;
const pronouns = new Set(['he', 'she']);
const isAnimal = (token: Token) => token.kind === 'word' && isKind(singularOf(token), 'animal');
const isOne = (token: Token | undefined) =>
  token !== undefined &&
  (pronouns.has(token.text) ||
    ((isSomebody(token) || isAnimal(token)) && nounReading(token.text)?.isPlural !== true));
const canBeThird = (token: Token | undefined) =>
  token?.kind === 'word' && candidateTags(token, false, false).some(({ tag }) => tag === 'third');
const followsSomebody = (tokens: Token[], at: number) =>
  isOne(tokens[at - 1]) ||
  (tokens[at - 1]?.text === 'and' && canBeThird(tokens[at - 2]) && isOne(tokens[at - 3]));

/** "The tire deflates", "a shirt yellows": behind one thing a verb of change is what becomes of it. */
const changesBehind = (tokens: Token[], at: number) => {
  const before = tokens[at - 1];
  return (
    before?.kind === 'word' &&
    nounReading(before.text)?.isPlural === false &&
    verbReadings(tokens[at]!.text).some(({ form, base }) => form === 'third' && ofThings.has(base))
  );
};
/** Not "colour changes", "coffee breaks" and "cherry blossoms". */
const ofThings = new Set(
  [...changeVerbs.keys()].filter(
    (verb) =>
      !words('change break turn age shift crack burst bloom blossom sprout transition').includes(verb),
  ),
);

/** "A pair of gloves changes from blue to red": what leads to a value is no plural, whatever stands before it. */
const becomesBehind = 4;
const leadsToValue = (tokens: Token[], at: number): boolean => {
  const next = tokens[at + 1]?.text;
  if (next === 'into') return true;
  if (next === 'from')
    return tokens.slice(at + 2, at + 7).some(({ text }) => text === 'to' || text === 'into');
  const value = tokens[at + 2]?.text ?? '';
  return next === 'to' && adjectiveKinds.has(singular.has(value) ? (tokens[at + 3]?.text ?? '') : value);
};
const isChangeIn = (form: VerbForm, { text }: Token) =>
  verbReadings(text).some((one) => one.form === form && changeVerbs.has(one.base));
const becomes = (tokens: Token[], at: number) =>
  tokens[at - 1]?.kind === 'word' && isChangeIn('third', tokens[at]!) && leadsToValue(tokens, at);

/** "A mug staining over years": behind its noun, and with none behind it, such a word is what becomes of the thing. */
const changingBehind = 2;
const isChanging = (tokens: Token[], at: number) => {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    before?.kind === 'word' &&
    !closedTags.has(before.text) &&
    nounReading(before.text) !== undefined &&
    isChangeIn('ing', tokens[at]!) &&
    (after?.kind !== 'word' || closedTags.has(after.text))
  );
};

/** "A bar solid at first": how it begins stands behind its noun. */
const isAtFirst = (tokens: Token[], at: number) =>
  adjectiveKinds.has(tokens[at]!.text) && tokens[at + 1]?.text === 'at' && tokens[at + 2]?.text === 'first';

/** "Turns matte": what is an adjective as well is one behind these. */
const becoming = new Set(words('turns turning becomes becoming goes gets'));
const isBareNoun = ({ tag }: Candidate, all: readonly Candidate[]) =>
  tag === 'noun' && all.some((one) => one.tag === 'adj' && one.cost < 0.3);

/** "A sports car", "autumn leaves", "light trails": both words are of one name, whatever else each may be. */
const outsideName = 2.5;
const isName = (first: Token | undefined, second: Token | undefined) =>
  first?.kind === 'word' && second?.kind === 'word' && wholeNames.has(`${first.text} ${singularOf(second)}`);
const inName = (tokens: Token[], at: number, candidates: Candidate[]): Candidate[] => {
  const token = tokens[at]!;
  // "Chops wood next to a cabin".
  if (token.text === 'next' && tokens[at + 1]?.text === 'to') return [{ tag: 'prep', cost: 0 }];
  if (isName(tokens[at - 1], token))
    return candidates.map(({ tag, cost }) => ({ tag, cost: verbs.has(tag) ? cost + outsideName : cost }));
  const isOpening = isName(token, tokens[at + 1]) && (nounReading(token.text)?.isPlural ?? true);
  return isOpening && token.text.endsWith('s') ? [{ tag: 'noun', cost: 0 }] : candidates;
};

/** "Starts folding laundry", "keeps chewing hay": behind such a verb a word in -ing is done, and does not describe. */
const doingAfterAspect = 2.5;
const goingOn = new Set(['start', 'begin', 'keep', 'continue', 'resume', 'stop', 'finish']);
const isOf = (verbs: ReadonlySet<string>, token: Token | undefined) =>
  token?.kind === 'word' && verbReadings(token.text).some(({ base }) => verbs.has(base));

/** "Help each other lift a box": behind those who are helped a base form is what they do. */
const doneByHelped = -4;
const helping = new Set(['help', 'let', 'make', 'watch']);
const isHelped = (tokens: Token[], at: number) =>
  tokens[at - 1]?.text === 'other' && tokens[at - 2]?.text === 'each' && isOf(helping, tokens[at - 3]);

/** "Tree leaves", "train tracks": parts of what is named before, and no verbs. */
const partNotVerb = 2.6;
const partsOf = new Map<string, readonly NounKind[]>([
  ['leaves', ['plant', 'food', 'substance']],
  ['tracks', ['vehicle', 'artifact']],
  ['rolls', ['food', 'plant']],
]);
const isPartName = (tokens: Token[], at: number) => {
  const kinds = partsOf.get(tokens[at]!.text);
  const before = tokens[at - 1];
  if (!kinds || before?.kind !== 'word' || isAgent(before) || closedTags.has(before.text)) return false;
  const name = singularOf(before);
  // Trains and boats leave; mint and tea do not.
  if (
    tokens[at]!.text === 'leaves' &&
    classesOf(name) &&
    !isKind(name, 'artifact') &&
    !isKind(name, 'vehicle')
  )
    return (nounReading(name)?.uses ?? -1) >= 0;
  return kinds.some((kind) => isKind(name, kind));
};

/** "A chalk drawing on a wall", "a desert setting": a picture or a place, unless somebody does it or something is done so. */
const notDone = 2;
const shownThings = new Set(['drawing', 'painting', 'carving', 'setting']);
const startsObject = new Set<Tag>(['det', 'poss', 'num', 'adj', 'noun', 'nouns', 'pron']);
const setsByItself = new Set(['sun', 'moon', 'star', 'planet']);
const isShownThing = (tokens: Token[], at: number) => {
  const [before, { text }, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!shownThings.has(text) || before?.kind !== 'word' || !nounReading(before.text)) return false;
  const hasObject =
    after?.kind === 'word' && candidateTags(after, false, false).every(({ tag }) => startsObject.has(tag));
  if (hasObject || closedTags.has(before.text)) return false;
  return text === 'setting' ? !setsByItself.has(singularOf(before)) : !isAgent(before);
};

/** "Small, round, fluffy": between two that describe a word that may describe does. */
const listedNoun = 1.2;
const describes = (token: Token | undefined) => {
  if (token?.kind !== 'word') return false;
  const classes = classesOf(token.text);
  return (
    adjectiveKinds.has(token.text) ||
    (classes !== null && classes.adjective >= 0 && classes.noun <= classes.adjective)
  );
};
const isListed = (tokens: Token[], at: number) =>
  describes(tokens[at]) &&
  tokens[at - 1]?.kind === 'comma' &&
  describes(tokens[at - 2]) &&
  tokens[at + 1]?.kind === 'comma' &&
  describes(tokens[at + 2]);

/** "Orange and pink hues", "the gold and violet sky": of two colours that are joined neither is a fruit or a metal. */
const isColour = (token: Token | undefined) =>
  token?.kind === 'word' && adjectiveKinds.get(token.text) === 'colour';
const joinsColours = (tokens: Token[], at: number) =>
  isColour(tokens[at]) &&
  (tokens[at + 1]?.text === 'and' || tokens[at + 1]?.kind === 'comma') &&
  isColour(tokens[at + 2]) &&
  tokens[at + 3]?.kind === 'word' &&
  !closedTags.has(tokens[at + 3]!.text);

/** What the words before it add to the cost of a tag. */
const costInContext = (tokens: Token[], at: number): ((tag: Tag) => number) => {
  const { text } = tokens[at]!;
  const isIng = text.length > 5 && text.endsWith('ing');
  const isDoing = isIng && isAgent(tokens[at - 1]);
  const isStarted = isIng && isOf(goingOn, tokens[at - 1]);
  const isDone = (followsSomebody(tokens, at) && canBeThird(tokens[at])) || changesBehind(tokens, at);
  const [isByHelped, isPart] = [isHelped(tokens, at), isPartName(tokens, at)];
  const [isPictured, isOfList] = [isShownThing(tokens, at), isListed(tokens, at) || joinsColours(tokens, at)];
  const [isBecoming, isChanged] = [becomes(tokens, at), isIng && isChanging(tokens, at)];
  const isFirst = isAtFirst(tokens, at);
  const isDeed = isIng && opensWithDeed(tokens, at);
  return (tag) =>
    (isDoing && named.has(tag) ? doingAfterSomebody : 0) +
    (isStarted && named.has(tag) ? doingAfterAspect : 0) +
    (isDone && tag === 'nouns' ? doesAfterSomebody : 0) +
    (isBecoming ? (tag === 'nouns' ? becomesBehind : tag === 'third' ? -becomesBehind / 2 : 0) : 0) +
    (isChanged && named.has(tag) ? changingBehind : 0) +
    (isFirst && tag === 'noun' ? becomesBehind : 0) +
    (isByHelped && tag === 'base' ? doneByHelped : 0) +
    (isPictured && tag === 'ing' ? notDone : 0) +
    (isDeed && named.has(tag) ? openingDone : 0) +
    (isOfList && tag === 'noun' ? listedNoun : 0) +
    (isPart ? (tag === 'third' ? partNotVerb : tag === 'nouns' ? -pluralAfterA : 0) : 0);
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
