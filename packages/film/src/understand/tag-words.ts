/** Gives each longest known phrase of a prompt its possible meanings. */

import { findKit } from '../kits/find-kit.ts';
import { longestPhrase, type Meaning, meaningsOf } from './lexicon.ts';
import { findNoun, isEveryday, type Noun } from './nouns/find-noun.ts';
import { artOf, type Word } from './words/read-words.ts';
import { singularsOf, verbStems } from './words/word-forms.ts';
import { findPictureByArt, partOfSpeech, sceneryOfArt } from './words/word-lists.ts';

export type Token = {
  text: string;
  meanings: Meaning[];
  /** Of a word with no meaning: what kind of word it is. */
  unknown: 'noun' | 'verb' | 'adjective' | 'quote' | null;
  stop: 'comma' | 'stop' | null;
  /** An emoji or a username: a noun phrase by itself. */
  isWhole?: boolean;
};

/** Plural in form only. */
const plurals = new Set([
  'weights',
  'noodles',
  'fries',
  'chips',
  'oats',
  'groceries',
  'pyjamas',
  'drinks',
  'glasses',
  'jeans',
  'shorts',
  'scissors',
  'binoculars',
  'chopsticks',
  'skis',
  'blocks',
  'french fries',
  'boxing gloves',
  'ice skates',
  'bus',
  'grass',
  'glass',
  'dress',
  'compass',
  'octopus',
  'cactus',
  'walrus',
  'hippopotamus',
  'rhinoceros',
  'tyrannosaurus',
  'stegosaurus',
  'brachiosaurus',
  'triceratops',
  'lotus',
  'canvas',
  'dominoes',
  'dice',
  'cards',
  'playing cards',
  'stairs',
  'swings',
  'drums',
  'grapes',
]);
const manyThings = new Set([
  'drinks',
  'pieces',
  'swings',
  'dominoes',
  'grapes',
  'curtains',
  'shelves',
  'bookshelves',
]);

const describing: Meaning['is'][] = [
  'colour',
  'material',
  'size',
  'age',
  'trait',
  'place',
  'lyingSnow',
  'weather',
];

/** "A wooden table" is a table that is wooden: the words are read one by one where the rest is drawn by the same kit. */
const isDescribed = (phrase: string, noun: Noun) => {
  const [first, ...rest] = phrase.split(' ') as [string, ...string[]];
  if (rest.length === 0) return false;
  const kinds = meaningsOf(first);
  if (
    !kinds?.some(
      (one) =>
        describing.includes(one.is) ||
        (one.is === 'verb' && (one.form === 'participle' || one.form === 'past')),
    )
  )
    return false;
  if (kinds.some(({ is }) => is === 'colour') && ['animal', 'bird', 'fish', 'insect'].includes(noun.nature))
    return false;
  if (kept.has(phrase)) return false;
  const plain = findNoun(rest.join(' '));
  if (!plain || plain.nature !== noun.nature) return false;
  return (
    plain.kit === noun.kit ||
    (findKit(plain.kit ?? '') === findKit(noun.kit ?? '') && findKit(plain.kit ?? '') !== undefined)
  );
};
/** Names in which the first word does not describe. */
const kept = new Set([
  'giant panda',
  'space man',
  'grand piano',
  'swimming pool',
  'rocking chair',
  'flying saucer',
  'sailing boat',
  'sailing ship',
  'rowing boat',
  'fishing boat',
  'racing car',
  'baby chick',
  'old man',
  'old woman',
  'old lady',
  'street musician',
  'mountain goat',
  'space rocket',
  'moon rocket',
  'garden gnome',
  'sand castle',
  'snow man',
  'ice floe',
  'paper plane',
  'street lamp',
  'street light',
  'candy cane',
  'chocolate cake',
  'chocolate bar',
  'rubber duck',
  'rubber ducky',
  'paper airplane',
  'glass bowl',
  'round glass bowl',
  'sea turtle',
  'ice cream',
  'hot chocolate',
  'clay pot',
  'park bench',
  'stone circle',
  'house cat',
  'farm house',
  'school bus',
  'market stall',
  'space station',
  'fire truck',
  'paper boat',
  'kitchen knife',
  'beach ball',
  'snow leopard',
  'beach chair',
  'toy car',
  'toy train',
  'fighting',
  'cotton candy',
  'stone lantern',
  'gingerbread house',
  'gingerbread man',
  'folding fan',
  'paper fan',
  'snow globe',
  'rocking horse',
  'flying carpet',
  'shooting target',
  'space helmet',
  'robot vacuum',
  'water gun',
  'building blocks',
  'steering wheel',
  'fishing hook',
  'sand pit',
  'mining cart',
  'rolling pin',
  'candy house',
  'flower wreath',
  'paper lantern',
  'sky lantern',
  'floating lantern',
  'chinese lantern',
]);

/** Word lists know rare senses of common words; of these only what the tables say counts. */
const thingOf = (phrase: string, hasOther: boolean) => {
  const noun = findNoun(phrase);
  if (!noun || (hasOther && !isEveryday(phrase))) return undefined;
  // "Woman with curly hair" has a picture of its own; the words are read one by one.
  if (/ (?:with|in|wearing) /.test(phrase) && !isEveryday(phrase)) return undefined;
  // "Bald man" has a picture of its own; it is still a man who is bald.
  if (
    phrase.includes(' ') &&
    !isEveryday(phrase) &&
    isEveryday(phrase.split(' ').at(-1)!) &&
    findNoun(phrase.split(' ').at(-1)!)?.nature === noun.nature
  )
    return undefined;
  return isDescribed(phrase, noun) ? undefined : noun;
};

export const lookUp = (words: string[]): Meaning[] => {
  const phrase = words.join(' ');
  const meanings = [...(meaningsOf(phrase) ?? [])];
  const last = words.at(-1)!;
  const head = words.slice(0, -1);
  if (!plurals.has(phrase)) {
    for (const singular of singularsOf(last)) {
      const single = [...head, singular].join(' ');
      const noun = thingOf(single, meanings.length > 0);
      const nominal = meaningsOf(single)?.filter(({ is }) => nominalKinds.has(is)) ?? [];
      if (!noun && nominal.length === 0) continue;
      const known = meanings.length > 0 ? meanings : nominal;
      return noun ? [...known, { is: 'thing', noun, plural: true }] : known;
    }
  }
  const noun = thingOf(phrase, meanings.length > 0);
  return noun ? [...meanings, { is: 'thing', noun, plural: manyThings.has(phrase) }] : meanings;
};

const nominalKinds = new Set<Meaning['is']>([
  'place',
  'time',
  'season',
  'weather',
  'effect',
  'mood',
  'style',
  'shot',
  'garment',
  'bodyPart',
  'event',
  'group',
]);

/** Callings that no list has: a snake charmer, a dog walker. */
const callings =
  /(?:keeper|maker|seller|player|worker|driver|rider|fighter|owner|hunter|trainer|tamer|charmer|performer|walker|cleaner|dealer|catcher|herder|breeder|trader|reader|writer|watcher|lover|man|woman|person|boy|girl)$/;

const technical = /^(?:\d+(?:k|mm|p|fps|s|x|d|bit|th|st|nd|rd|am|pm)?|f\d|[a-z])$/;

const unknownKind = (word: string): Token['unknown'] => {
  const part = partOfSpeech(word);
  if (part === 'adverb' || (word.length > 4 && word.endsWith('ly')) || technical.test(word)) return null;
  if (part) return part;
  const stems = verbStems(word);
  if (stems.some((stem) => stem !== word && partOfSpeech(stem) === 'verb')) return 'verb';
  if (/(?:ous|ful|less|ish|\w{3}[ai]ble|like|esque)$/.test(word)) return 'adjective';
  return 'noun';
};

const tagOne = (word: Word): Token => {
  const base = { text: word.text, unknown: null, stop: null };
  if (word.is === 'comma' || word.is === 'stop') return { ...base, meanings: [], stop: word.is };
  if (word.is === 'quote') return { ...base, meanings: [], unknown: 'quote' };
  if (word.is === 'username')
    return { ...base, isWhole: true, meanings: [{ is: 'character', username: word.text.slice(1) }] };
  if (word.is === 'emoji') {
    const picture = findPictureByArt(artOf(word.text));
    if (!picture) return { ...base, meanings: [], unknown: 'noun' };
    const scenery = sceneryOfArt(picture.art);
    if (scenery) return { ...base, text: scenery, meanings: meaningsOf(scenery) ?? [] };
    const noun = findNoun(picture.mainName);
    return noun
      ? { ...base, isWhole: true, text: noun.name, meanings: [{ is: 'thing', noun, plural: false }] }
      : { ...base, meanings: [], unknown: 'noun' };
  }
  const number = Number(word.text);
  if (Number.isInteger(number) && number > 0 && number < 100_000) {
    return { ...base, meanings: [{ is: 'count', count: Math.min(60, number), isMany: false }] };
  }
  const kind = unknownKind(word.text);
  const single = singularsOf(word.text)[0] ?? word.text;
  if (kind === 'noun' && callings.test(single)) {
    const noun = {
      ...findNoun(/woman|girl/.test(single) ? 'woman' : /(?:man|boy)$/.test(single) ? 'man' : 'person')!,
      name: single,
    };
    return { ...base, meanings: [{ is: 'thing', noun, plural: single !== word.text }] };
  }
  return { ...base, meanings: [], unknown: kind };
};

/** "A wave at sunset" greets nobody; "a slam dunk" is one word. */
const isFeat = (meaning: Meaning) =>
  meaning.is === 'verb' && /^(?:dunk|flip|headspin|handstand|save)$/.test(meaning.action ?? '');
const followsDeterminer = (tokens: Token[]) => tokens.at(-1)?.meanings[0]?.is === 'determiner';
const isBaseVerb = (meaning: Meaning) => meaning.is === 'verb' && meaning.form === 'base';

export const tagWords = (words: Word[]): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    let length = 0;
    while (length < longestPhrase && words[at + length]?.is === 'word') length += 1;
    let meanings: Meaning[] = [];
    for (; length > 0; length -= 1) {
      meanings = lookUp(words.slice(at, at + length).map(({ text }) => text));
      const greets =
        length > 1 &&
        followsDeterminer(tokens) &&
        meanings.every((meaning) => isBaseVerb(meaning) && !isFeat(meaning));
      if (meanings.length > 0 && !greets) break;
    }
    if (length > 0) {
      const text = words
        .slice(at, at + length)
        .map((word) => word.text)
        .join(' ');
      tokens.push({ text, meanings, unknown: null, stop: null });
    } else tokens.push(tagOne(words[at]!));
    at += Math.max(1, length);
  }
  return tokens;
};

export const has = (token: Token | undefined, ...kinds: Meaning['is'][]) =>
  token?.meanings.some(({ is }) => kinds.includes(is)) ?? false;

export const find = <Is extends Meaning['is']>(token: Token | undefined, is: Is) =>
  token?.meanings.find((one): one is Extract<Meaning, { is: Is }> => one.is === is);
