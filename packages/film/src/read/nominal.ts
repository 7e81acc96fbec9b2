/** Noun groups with their "of", and several joined by "and". */

import { cameraNouns } from './camera.ts';
import type { Chunk, VerbChunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { addGroup, isAnimate, partNouns } from './entities.ts';
import type { Group } from './noun-group.ts';
import { describePicture, isPictureNoun, readPictureGroup } from './picture-groups.ts';
import { addRelation, useSpan } from './reading.ts';
import { quantityNouns } from './rows/closed-words.ts';
import { pluralOnly } from './rows/irregular-forms.ts';
import { words } from './rows/list.ts';
import { changeVerbs } from './rows/verbs.ts';
import { isKind } from './word-classes.ts';

export type Nominal = {
  entities: number[];
  /** The chunk behind it. */
  next: number;
  /** The group whose words name it. */
  group: Group;
  /** It speaks of the picture: nothing to see. */
  isPicture: boolean;
};

const partitives = new Set(
  words(
    'piece slice bit kind type sort shape shade variety lump chunk drop grain blade sheet stretch patch style form sense adventure story tale beauty chaos hustle essence joy majesty life journey spectacle wonder sight warmth design interior section corner',
  ),
);
const depictions = new Set(
  words(
    'statue painting drawing sculpture portrait map figurine picture mural sketch poster model photograph image',
  ),
);
const makers = new Set(
  words(
    'loaf pile stack heap bouquet bunch tower wall sea field forest bed cloud ring circle trail line layer swirl column pillar stream river shower array mound wave burst tapestry blanket plume puff ball string wreath pyramid garden burst flurry splash block bundle strand',
  ),
);
const containers = new Set(
  words(
    'cup glass bowl bottle plate basket box bucket jar pot bag mug tray pan vase can crate tub pitcher barrel bag sack tank packet spoonful cart shelf',
  ),
);

const isGroup = (chunk: Chunk | undefined): chunk is Group => chunk?.type === 'group';

/** "A dozen", "hundreds": the plural may say more than the singular. */
const quantityOf = ({ head, noun, isPlural }: Group) =>
  (isPlural ? quantityNouns.get(`${head}s`) : undefined) ??
  quantityNouns.get(head) ??
  quantityNouns.get(noun);

const quantify = (inner: Group, outer: Group) => {
  const amount = quantityOf(outer);
  // "A pair of jeans" is one.
  const isPairAlready =
    amount === 2 && outer.head === 'pair' && pluralOnly.has(inner.head) && !outer.isPlural;
  if (isPairAlready) inner.count = 1;
  else if (typeof amount === 'number') inner.count = amount * (outer.isPlural ? (outer.count ?? 1) : 1);
  else {
    // "A group of tourist" are several all the same.
    const isSeveral = inner.isPlural || amount === 'many' || isAnimate(inner.noun);
    inner.count = isSeveral ? null : inner.count;
    inner.isMany ||= amount === 'many' || outer.isMany;
  }
  inner.attributes.push(...outer.attributes);
  inner.article = inner.article === 'none' ? outer.article : inner.article;
};

/** "The wall of a museum" is its part, "a wall of books" is made of them. */
const isOne = ({ article, isPlural }: Group) => !isPlural && article !== 'none';

/** "A bowl of soup", "the wings of a butterfly": how the two stand to each other. */
const joinOf = ({ reading }: Parser, outer: number, inner: number, head: string, group: Group) => {
  const { entities } = reading.facts;
  if (depictions.has(head)) addRelation(reading, 'depicts', outer, [inner]);
  else if (makers.has(head) && !isOne(group)) addRelation(reading, 'made_of', outer, [inner]);
  // "A cup of tea", but "the deck of a ship".
  else if (
    containers.has(head) ||
    (isKind(head, 'container') && !isKind(head, 'vehicle') && !isKind(group.head, 'vehicle'))
  )
    addRelation(reading, 'full_of', outer, [inner]);
  else if (isKind(head, 'body') || partNouns.has(head) || isKind(head, 'plant'))
    entities[outer]!.partOf = inner;
  else if (isKind(head, 'person') || isKind(head, 'animal')) addRelation(reading, 'with', outer, [inner]);
  else entities[outer]!.partOf = inner;
};

/** "An elephant herd" is many elephants. */
const nameHerd = (group: Group) => {
  const at = group.noun.lastIndexOf(' ');
  if (at < 0 || group.pronoun || quantityNouns.get(group.head) !== 'many') return;
  const noun = group.noun.slice(0, at);
  Object.assign(group, { noun, head: noun.slice(noun.lastIndexOf(' ') + 1), count: null, isMany: true });
};

const noPicture = new Set([
  'effect',
  'effects',
  'detail',
  'details',
  'texture',
  'textures',
  'frame',
  'portrait',
  'film',
  'screen',
  'picture',
  'photo',
  'photograph',
  'camera',
  'image',
  'movie',
  'pan',
  'lens',
  'transition',
  'movement',
  'animation',
]);

/** Of a picture whose background changes, that is what is seen. */
const changedInPicture = new Set(['background', 'backdrop']);

/** "The frame turned into": what changes is a thing. */
const isChanging = ({ chunks }: Parser, at: number): boolean => {
  const after = chunks[at];
  return after?.type === 'verb' && changeVerbs.has(after.verb.split(' ')[0]!);
};

/** "Snow on a slope turns pink", "a patch of snow melting": what lies there and changes is seen, and no weather. */
const lying = new Set(words('snow ice frost'));
const isChangedBehind = (parser: Parser, next: number): boolean => {
  const at = parser.chunks.findIndex(({ type }, n) => n >= next && type === 'verb');
  return at >= 0 && verbAfter(parser, next) !== null && isChanging(parser, at);
};

/** "The screen fades to black" ends a film; a photograph that does is one. */
const prints = new Set(words('photo photograph portrait'));
const isThingThatChanges = ({ head }: Group, parser: Parser, next: number): boolean =>
  isChangedBehind(parser, next) &&
  // "The camera turns left", "the camera goes forward" are moves of it.
  !cameraNouns.has(head) &&
  (prints.has(head) || chunkOfVerb(parser, next)?.verb.split(' ')[0] !== 'fade');

/** "Watches a video": what somebody watches is no picture of ours. */
const watched = new Set(words('video videos clip'));
const watching = new Set(words('watch enjoy stream'));

/** "A portrait", "his camera", "a screen" are things where somebody handles them, where they change or are of some material. */
const isHandled = (group: Group, parser: Parser, next: number) =>
  (changedInPicture.has(group.head) && isChanging(parser, next)) ||
  (lying.has(group.noun) && isChangedBehind(parser, next)) ||
  (watched.has(group.head) &&
    parser.clause.boundary === 'none' &&
    watching.has(parser.clause.event?.verb ?? '')) ||
  (noPicture.has(group.head) &&
    (isThingThatChanges(group, parser, next) ||
      group.owner !== null ||
      group.attributes.some(
        ({ kind }) => kind === 'material' || (kind === 'colour' && isChanging(parser, next)),
      ) ||
      group.ownerPronoun !== null ||
      (parser.clause.event !== null && parser.clause.boundary === 'none') ||
      (group.noun !== group.head && !group.noun.startsWith('camera'))));

/** Those whom a pronoun here does not mean: the agents of the verb that it is the object of, or what it stands beside. */
const doersBefore = ({ chunks, clause }: Parser, at: number): readonly number[] => {
  const isPlace = chunks[at - 1]?.type === 'prep';
  const before = isPlace ? chunks[at - 2] : chunks[at - 1];
  // "The lamp beside it": it is another than the lamp.
  if (isPlace && before?.type === 'group') return clause.nearest;
  return before?.type === 'verb' && clause.boundary === 'none' ? (clause.event?.agents ?? []) : [];
};

const joinWords = new Set(['or', 'nor', 'and']);

/** "No cars, houses or people": what "or" adds is not there either. */
const endOfNegatedList = ({ chunks, reading }: Parser, from: number): number => {
  let at = from;
  let end = from;
  for (;;) {
    const join = chunks[at];
    if (join?.type !== 'word' || (join.tag !== 'comma' && join.tag !== 'conj')) break;
    let next = at + 1;
    let last = join;
    const second = chunks[next];
    if (join.tag === 'comma' && second?.type === 'word' && second.tag === 'conj') {
      last = second;
      next += 1;
    }
    const group = chunks[next];
    if (!isGroup(group) || group.article !== 'none' || (last.tag === 'conj' && !joinWords.has(last.text)))
      break;
    at = next + 1;
    // "No wind, and people walk": only "or" ends such a list for certain.
    if (last.tag === 'conj' && last.text !== 'and') end = at;
  }
  for (const chunk of chunks.slice(from, end)) useSpan(reading, chunk);
  return end;
};

const interiorNouns = new Set(['interior', 'interior design', 'inside', 'insides']);

export const readNominal = (parser: Parser, at: number): Nominal => {
  const { reading, chunks } = parser;
  let group = chunks[at] as Group;
  let next = at + 1;
  const ofAt = (from: number): Group | null => {
    const prep = chunks[from];
    const after = chunks[from + 1];
    return prep?.type === 'prep' && prep.text === 'of' && isGroup(after) ? after : null;
  };
  if (group.article === 'no' && group.pronoun === null) {
    // A thing said not to be there is no entity.
    useSpan(reading, group);
    return { entities: [], next: endOfNegatedList(parser, next), group, isPicture: true };
  }
  for (let inner = ofAt(next); inner; inner = ofAt(next)) {
    const isQuantity = (quantityOf(group) !== undefined || group.pronoun === 'number') && !inner.pronoun;
    const isInside = interiorNouns.has(group.noun);
    const isSilhouette = group.noun === 'silhouette';
    const isPartitive = (partitives.has(group.head) || isInside || isSilhouette) && !inner.pronoun;
    const isPictured = isPictureNoun(group.head) && !depictions.has(group.head) && group.pronoun === null;
    if (!isQuantity && !isPartitive && !isPictured) break;
    useSpan(reading, { start: group.start, end: inner.start });
    if (isQuantity && group.pronoun === 'number')
      Object.assign(inner, { count: group.count, isMany: group.isMany });
    else if (isQuantity) quantify(inner, group);
    else if (isPictured) readPictureGroup(reading, group);
    // "The interior of a café" is the café from inside.
    if (isSilhouette) inner.attributes.push({ kind: 'state', value: 'silhouetted' });
    if (isInside) inner.attributes.push({ kind: 'other', value: 'interior' });
    group = inner;
    next += 2;
    if (isPictured) parser.clause.nearestRole = 'none';
  }
  const wasPicture = !isHandled(group, parser, next) && readPictureGroup(reading, group);
  if (wasPicture) {
    useSpan(reading, group);
    const inner = ofAt(next);
    if (inner && isPictureNoun(group.head)) {
      useSpan(reading, chunks[next]!);
      // "The mood of the painting" where none was named: the film itself.
      const isFilm =
        inner.article === 'the' &&
        depictions.has(inner.head) &&
        !reading.facts.entities.some(({ head }) => head === inner.head);
      if (isFilm) {
        useSpan(reading, inner);
        return { entities: [], next: next + 2, group, isPicture: true };
      }
      return readNominal(parser, next + 1);
    }
    return { entities: [], next, group, isPicture: true };
  }
  nameHerd(group);
  const entities = addGroup(reading, group, doersBefore(parser, at));
  let last = entities[0];
  let lastGroup = group;
  for (let inner = ofAt(next); inner && last !== undefined; inner = ofAt(next)) {
    useSpan(reading, chunks[next]!);
    if (readPictureGroup(reading, inner)) {
      useSpan(reading, inner);
      next += 2;
      continue;
    }
    // "Of a group of people": the quantity is read by itself.
    const innerNominal = readNominal(parser, next + 1);
    const first = innerNominal.entities[0];
    if (first !== undefined) {
      if (lastGroup.pronoun === null) joinOf(parser, last, first, lastGroup.head, innerNominal.group);
      last = first;
    }
    lastGroup = innerNominal.group;
    next = innerNominal.next;
  }
  if (entities.length === 0 && group.pronoun === null) describePicture(reading, group.words);
  return { entities, next, group, isPicture: false };
};

/** The verb that a group is followed by, past its own phrases: "a woman in red [drinks]". */
export const verbAfter = (parser: Parser, at: number): 'finite' | 'ing' | 'past' | 'base' | null => {
  const form = chunkOfVerb(parser, at)?.form ?? null;
  return form === 'to' ? null : form;
};

export const chunkOfVerb = ({ chunks }: Parser, at: number): VerbChunk | null => {
  for (let n = at; n < Math.min(chunks.length, at + 9); n += 1) {
    const chunk = chunks[n]!;
    if (chunk.type === 'verb') return chunk;
    const isInner =
      chunk.type === 'prep' ||
      chunk.type === 'adverb' ||
      chunk.type === 'screen' ||
      (chunk.type === 'group' && n > at && chunks[n - 1]!.type === 'prep');
    if (!isInner) return null;
  }
  return null;
};
