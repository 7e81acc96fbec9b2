/** What the neighbours of a word add to the cost of its tags. */

import { nounReading, verbReadings } from '../morphology.ts';
import { adjectiveKinds, isWholeName } from '../rows/adjective-kinds.ts';
import { closedTags, type Tag } from '../rows/closed-words.ts';
import type { VerbForm } from '../rows/irregular-forms.ts';
import { words } from '../rows/list.ts';
import { changeVerbs, likeOthers } from '../rows/verbs.ts';
import type { Token } from '../tokenise.ts';
import { classesOf, isGarment, isKind, type NounKind } from '../word-classes.ts';
import { isAgent, isSomebody, singularOf } from './agents.ts';
import { type Candidate, candidateTags } from './candidate-tags.ts';
import { doneByHelped, isHelped } from './deeds-of-the-helped.ts';
import { participleCost } from './describing-participles.ts';
import { openingDone, opensWithDeed } from './opening-participle.ts';
import { pluralNameCost } from './plural-names.ts';

const verbs = new Set<Tag>(['third', 'base', 'be', 'have', 'modal', 'ing', 'past']);
const singular = new Set(['a', 'an', 'another', 'each', 'every']);
/** "A boxer training", "a rabbit cooking soup": behind somebody a word in -ing is what they do, not what follows is. */
const doingAfterSomebody = 1.2;
const named = new Set<Tag>(['noun', 'adj']);
/** "The woman waves", "she smiles and waves": behind somebody, or a verb of theirs, a word in -s is what they do. */
export const doesAfterSomebody = 1.6;
const pronouns = new Set(['he', 'she']);
const isAnimal = (token: Token) => token.kind === 'word' && isKind(singularOf(token), 'animal');
const isOne = (token: Token | undefined) =>
  token !== undefined &&
  (pronouns.has(token.text) ||
    // A character is one, whatever it is called.
    token.kind === 'mention' ||
    ((isSomebody(token) || isAnimal(token)) && nounReading(token.text)?.isPlural !== true));
const canBeThird = (token: Token | undefined) =>
  token?.kind === 'word' && candidateTags(token, false, false).some(({ tag }) => tag === 'third');
/** "Cowboy boots" are worn, "a cowboy boots" nothing. */
const wornNotVerb = 2.6;
const isWorn = (token: Token) => token.kind === 'word' && isGarment(singularOf(token));
/** "A girl ties her shoes": what a determiner follows is done. */
const determiners = new Set(words('a an the his her their its another each'));
const followsSomebody = (tokens: Token[], at: number) =>
  (!isWorn(tokens[at]!) || determiners.has(tokens[at + 1]?.text ?? '')) &&
  (isOne(tokens[at - 1]) ||
    (tokens[at - 1]?.text === 'and' && canBeThird(tokens[at - 2]) && isOne(tokens[at - 3])));

/** "Leans forward and blows out the match": behind "and" such a word is the second deed of whoever does the first. */
const isSecondDeed = (tokens: Token[], at: number): boolean => {
  const next = tokens[at + 1]?.text ?? '';
  if (
    tokens[at - 1]?.text !== 'and' ||
    !(goingOff.has(next) || (greeting.has(next) && isGesture(tokens[at]!)))
  )
    return false;
  let first = at - 2;
  while (
    first > 0 &&
    tokens[first]!.kind !== 'stop' &&
    !(canBeThird(tokens[first]) && isOne(tokens[first - 1]))
  )
    first -= 1;
  return first > 0 && canBeThird(tokens[first]);
};
/** "Floats in space and waves at the camera". */
const greeting = new Set(words('at to goodbye hello'));
const gestures = new Set(words('wave smile wink nod bow point look stare'));
const isGesture = ({ text }: Token): boolean => verbReadings(text).some(({ base }) => gestures.has(base));
const goingOff = new Set(words('out off up down over away into onto through around across back'));

/** "Stands up and waves": behind a verb with its particle "and" joins what is done next. */
const isJoinedVerb = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'and' &&
  goingOff.has(tokens[at - 2]?.text ?? '') &&
  canBeThird(tokens[at - 3]) &&
  !isWorn(tokens[at]!);

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
export const becoming = new Set(words('turns turning becomes becoming goes gets'));
export const isBareNoun = ({ tag }: Candidate, all: readonly Candidate[]) =>
  tag === 'noun' && all.some((one) => one.tag === 'adj' && one.cost < 0.3);

/** "A sports car", "autumn leaves", "light trails": both words are of one name, whatever else each may be. */
const outsideName = 2.5;
const isName = (first: Token | undefined, second: Token | undefined) =>
  first?.kind === 'word' && second?.kind === 'word' && isWholeName(first.text, singularOf(second));
/** "An oak dining room table": a name of two words between nouns. */
const isInsideName = (tokens: Token[], at: number) =>
  [tokens[at - 1], tokens[at + 2]].some(
    (one) =>
      one?.kind === 'word' &&
      !closedTags.has(one.text) &&
      nounReading(one.text) !== undefined &&
      !isAgent(one),
  );
export const inName = (tokens: Token[], at: number, candidates: Candidate[]): Candidate[] => {
  const token = tokens[at]!;
  // "Chops wood next to a cabin".
  if (token.text === 'next' && tokens[at + 1]?.text === 'to') return [{ tag: 'prep', cost: 0 }];
  if (isName(tokens[at - 1], token))
    return candidates.map(({ tag, cost }) => ({ tag, cost: verbs.has(tag) ? cost + outsideName : cost }));
  const isOpening = isName(token, tokens[at + 1]) && (nounReading(token.text)?.isPlural ?? true);
  const isWhole = token.text.endsWith('s') || (token.text.endsWith('ing') && isInsideName(tokens, at));
  return isOpening && isWhole ? [{ tag: 'noun', cost: 0 }] : candidates;
};

/** "A woman in a red dress painting with a friend": no name of a picture. */
const isDoneByWearer = (tokens: Token[], at: number): boolean => {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return before !== undefined && isWorn(before) && (after?.kind !== 'word' || closedTags.has(after.text));
};

/** "Starts folding laundry", "keeps chewing hay": behind such a verb a word in -ing is done, and does not describe. */
const doingAfterAspect = 2.5;
const goingOn = new Set(['start', 'begin', 'keep', 'continue', 'resume', 'stop', 'finish']);
const isOf = (verbs: ReadonlySet<string>, token: Token | undefined) =>
  token?.kind === 'word' && verbReadings(token.text).some(({ base }) => verbs.has(base));

/** "Holds a door open": how it is kept stands behind its noun. */
const keptNotNamed = 4;
const keptAs = new Set(words('open shut ajar closed'));
const keeping = new Set(words('hold keep leave push pull prop swing slide kick throw force'));
const isKept = (tokens: Token[], at: number) =>
  keptAs.has(tokens[at]!.text) && tokens.slice(Math.max(0, at - 5), at - 1).some((one) => isOf(keeping, one));

/** "A chalk drawing on a wall", "a desert setting", "a school building": a thing or a place, unless somebody does it or something is done so. */
const notDone = 2;
const shownThings = new Set(words('drawing painting carving setting building clearing'));
const startsObject = new Set<Tag>(['det', 'poss', 'num', 'adj', 'noun', 'nouns', 'pron']);
const setsByItself = new Set(['sun', 'moon', 'star', 'planet']);
const isShownThing = (tokens: Token[], at: number) => {
  const [last, { text }, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  // "The bridge and building".
  const before = last?.text === 'and' ? tokens[at - 2] : last;
  if (!shownThings.has(text) || before?.kind !== 'word' || !nounReading(before.text)) return false;
  const hasObject =
    after?.kind === 'word' && candidateTags(after, false, false).every(({ tag }) => startsObject.has(tag));
  // "Starts drawing on a napkin".
  const isDone = isOf(goingOn, last) || isDoneByWearer(tokens, at);
  if (hasObject || isDone || closedTags.has(before.text)) return false;
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
const isJoint = (token: Token | undefined) => token?.kind === 'comma' || token?.text === 'and';
/** "Of yellow, orange, and red". */
const isInColours = (tokens: Token[], at: number) =>
  isColour(tokens[at]) && isJoint(tokens[at - 1]) && isColour(tokens[at - 2]);
const joinsColours = (tokens: Token[], at: number) =>
  isColour(tokens[at]) &&
  (tokens[at + 1]?.text === 'and' || tokens[at + 1]?.kind === 'comma') &&
  isColour(tokens[at + 2]) &&
  tokens[at + 3]?.kind === 'word' &&
  !closedTags.has(tokens[at + 3]!.text);

/** "The flag waves", "the man in the red coat bows": of one thing, in a sentence that has no other verb, a word in -s is what it does. */
const onlyVerb = 4;
const definite = new Set(['the', 'his', 'her', 'its', 'my', 'their']);
const parts = new Set(['and', 'while', 'as', 'then', 'but']);
const ofScenery: readonly NounKind[] = ['location', 'nature', 'plant', 'building'];
const isPartEnd = (token: Token | undefined) =>
  token === undefined || token.kind !== 'word' || parts.has(token.text);
const canBe = (token: Token, tags: ReadonlySet<Tag>, most: number) =>
  token.kind === 'word' &&
  candidateTags(token, false, false).some(({ tag, cost }) => tags.has(tag) && cost < most);
/** Between "the" and its noun nothing is a base form. */
const finite = new Set<Tag>(['third', 'be', 'have', 'modal']);
const isOnlyVerb = (tokens: Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return false;
  // "The piano keys", "the palm trees": such a verb has an object.
  const standsAlone = verbReadings(tokens[at]!.text).some(
    ({ form, base, uses }) => form === 'third' && uses > 0 && classesOf(base)?.standsAlone,
  );
  if (!standsAlone) return false;
  const noun = nounReading(before.text);
  if (!noun || noun.isPlural || ofScenery.some((kind) => isKind(noun.singular, kind))) return false;
  let [from, until] = [at, at];
  while (from > 0 && !isPartEnd(tokens[from - 1])) from -= 1;
  while (!isPartEnd(tokens[until + 1])) until += 1;
  if (at - from < 2 || !definite.has(tokens[from]!.text)) return false;
  return (
    tokens.slice(from, at).every((token) => !canBe(token, finite, 2)) &&
    tokens.slice(at + 1, until + 1).every((token) => !canBe(token, verbs, 1))
  );
};

/** "Plants a seed, waters it": before what can only be an object a word is a verb. */
const beforeObject = 3;
const objects = new Set(['it', 'him', 'them']);
const isBeforeObject = (tokens: Token[], at: number): boolean => {
  const [pronoun, after] = [tokens[at + 1], tokens[at + 2]];
  if (!objects.has(pronoun?.text ?? '')) return false;
  // "The water it drinks".
  return pronoun!.text !== 'it' || after === undefined || !canBe(after, finite, 2.5);
};

/** "Drives his tractor home": behind such a verb it tells where to, and ends no name. */
const homewards = 3;
const bringing = new Set(words('drive take carry bring ride walk lead send fly sail push pull drag follow'));
const isHomewards = (tokens: Token[], at: number): boolean =>
  tokens[at]!.text === 'home' &&
  (tokens[at + 1]?.kind !== 'word' || tokens[at + 1]!.text === 'and') &&
  tokens.slice(Math.max(0, at - 5), at).some((token) => isOf(bringing, token));

/** "As carts roll by": before somebody and what they do it opens a clause, and compares nothing. */
const opensOwnClause = 1.5;
const finiteOrBase = new Set<Tag>(['third', 'base', 'be', 'have', 'modal']);
const longestSubject = 4;
const isClauseAhead = (tokens: Token[], at: number): boolean => {
  // "Dressed as a pirate walks".
  if (tokens[at]!.text !== 'as' || isOf(likeOthers, tokens[at - 1])) return false;
  for (let next = at + 1; next <= at + longestSubject; next += 1) {
    const [token, after] = [tokens[next], tokens[next + 1]];
    if (token?.kind !== 'word') return false;
    const noun = closedTags.has(token.text) ? undefined : nounReading(token.text);
    if (noun && after?.kind === 'word' && canBe(after, noun.isPlural ? finiteOrBase : finite, 1)) return true;
  }
  return false;
};

/** What the words before it add to the cost of a tag. */
export const costInContext = (tokens: Token[], at: number): ((tag: Tag) => number) => {
  const { text } = tokens[at]!;
  const isIng = text.length > 5 && text.endsWith('ing');
  const isDoing = isIng && (isAgent(tokens[at - 1]) || isDoneByWearer(tokens, at));
  const isStarted = isIng && isOf(goingOn, tokens[at - 1]);
  // "In overalls and boots strolls".
  const isBehindWorn =
    at > 1 && isWorn(tokens[at - 1]!) && nounReading(tokens[at - 1]!.text)?.isPlural === true;
  const isDone =
    ((isBehindWorn || followsSomebody(tokens, at) || isSecondDeed(tokens, at) || isJoinedVerb(tokens, at)) &&
      canBeThird(tokens[at])) ||
    changesBehind(tokens, at);
  const isByHelped = isHelped(tokens, at);
  const [isPictured, isOfList] = [
    isShownThing(tokens, at),
    [isListed, joinsColours, isInColours].some((is) => is(tokens, at)),
  ];
  const [isBecoming, isChanged] = [becomes(tokens, at), isIng && isChanging(tokens, at)];
  const isFirst = isAtFirst(tokens, at);
  const isState = isKept(tokens, at);
  const isSole = isOnlyVerb(tokens, at);
  const isDeed = isIng && opensWithDeed(tokens, at);
  const hasObject = isBeforeObject(tokens, at);
  const isWayHome = isHomewards(tokens, at);
  const isWornName = isWorn(tokens[at]!) && isSomebody(tokens[at - 1]);
  const participle = participleCost(tokens, at);
  const isBehindCharacter = tokens[at - 1]?.kind === 'mention';
  const isOwnClause = isClauseAhead(tokens, at);
  const pluralName = pluralNameCost(tokens, at);
  return (tag) =>
    participle(tag) +
    pluralName(tag) +
    (isOwnClause && tag !== 'sub' ? opensOwnClause : 0) +
    (isDoing && named.has(tag) ? doingAfterSomebody : 0) +
    (isStarted && named.has(tag) ? doingAfterAspect : 0) +
    (isDone && tag === 'nouns' ? doesAfterSomebody : 0) +
    (isBecoming ? (tag === 'nouns' ? becomesBehind : tag === 'third' ? -becomesBehind / 2 : 0) : 0) +
    (isChanged && named.has(tag) ? changingBehind : 0) +
    (isFirst && tag === 'noun' ? becomesBehind : 0) +
    (isState && tag !== 'adj' ? keptNotNamed : 0) +
    (isSole && (tag === 'nouns' || tag === 'noun') ? onlyVerb : 0) +
    (isByHelped && tag === 'base' ? doneByHelped : 0) +
    (isPictured && tag === 'ing' ? notDone : 0) +
    (isDeed && named.has(tag) ? openingDone : 0) +
    (isWayHome && named.has(tag) ? homewards : 0) +
    (hasObject && (tag === 'noun' || tag === 'nouns') ? beforeObject : 0) +
    (isOfList && tag === 'noun' ? listedNoun : 0) +
    (isBehindCharacter && (tag === 'noun' || tag === 'nouns') ? doesAfterSomebody : 0) +
    (isWornName && tag === 'third' ? wornNotVerb : 0);
};
