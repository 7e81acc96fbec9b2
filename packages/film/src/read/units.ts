/** Tokens as the grammar takes them: phrases of the picture as one unit, words joined by hyphens as one word, each with its tag. */

import { verbReadings } from './morphology.ts';
import { exerciseNames, type Tag } from './rows/closed-words.ts';
import { byPhrase, phrases, words } from './rows/list.ts';
import {
  angleRows,
  moodRows,
  moveRows,
  noiseRow,
  shotRows,
  sideAtEnd,
  sideRows,
  slowMotionRow,
  styleRows,
  timelapseRow,
} from './rows/picture-phrases.ts';
import { regionPhrases, timeRows } from './rows/settings.ts';
import { verbsOfTwo } from './rows/verbs.ts';
import { isMadeSo } from './tagging/describing-participles.ts';
import { groupOfNumber } from './tagging/groups-of-number.ts';
import { tagTokens } from './tagging/tag.ts';
import type { Token } from './tokenise.ts';

export type PictureField =
  | 'move'
  | 'shot'
  | 'angle'
  | 'side'
  | 'style'
  | 'mood'
  | 'timelapse'
  | 'slow'
  | 'noise';
export type PictureMeaning = { field: PictureField; value: string };

export type Unit = {
  text: string;
  tag: Tag;
  kind: Token['kind'];
  isCapital: boolean;
  /** The noun that belongs to a verb: "ice" of "ice skating". */
  prefix: string | null;
  /** Words of the prompt it is made of. */
  words: number[];
  picture: PictureMeaning[];
};

const meanings = new Map<string, PictureMeaning[]>();
const addRows = (field: PictureField, rows: Map<string, string>, minWords = 1) => {
  for (const [phrase, value] of rows)
    if (phrase.split(' ').length >= minWords)
      meanings.set(phrase, [...(meanings.get(phrase) ?? []), { field, value }]);
};
addRows('move', byPhrase(moveRows));
addRows('shot', byPhrase(shotRows));
addRows('angle', byPhrase(angleRows));
addRows('side', byPhrase(sideRows));
addRows('style', byPhrase(styleRows));
addRows('mood', byPhrase(moodRows), 2);
addRows('timelapse', new Map(phrases(timelapseRow).map((phrase) => [phrase, 'yes'])));
addRows('slow', new Map(phrases(slowMotionRow).map((phrase) => [phrase, 'yes'])));
addRows('noise', new Map(phrases(noiseRow).map((phrase) => [phrase, phrase])));

/** Names of several words that are one noun for the grammar. */
const names = new Set([
  ...phrases(regionPhrases),
  ...phrases(exerciseNames),
  'wishing well',
  ...Object.values(timeRows)
    .flatMap((row) => phrases(row))
    .filter((phrase) => phrase.includes(' ')),
]);

/** Words that begin a phrase, with the length of the longest. */
const longest = new Map<string, number>();
for (const phrase of [...meanings.keys(), ...names]) {
  const parts = phrase.split(' ');
  longest.set(parts[0]!, Math.max(parts.length, longest.get(parts[0]!) ?? 0));
}

const isText = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number';
const plain = (text: string) => (text === "'s" ? 's' : text);

/** The longest phrase that begins here, as its number of tokens. */
const phraseAt = (tokens: Token[], at: number): { length: number; phrase: string } | null => {
  const most = longest.get(tokens[at]!.text) ?? 0;
  let phrase = '';
  let found: { length: number; phrase: string } | null = null;
  for (let length = 1; length <= most && isText(tokens[at + length - 1]); length += 1) {
    phrase = length === 1 ? plain(tokens[at]!.text) : `${phrase} ${plain(tokens[at + length - 1]!.text)}`;
    if (meanings.has(phrase) || names.has(phrase)) found = { length, phrase };
  }
  // "Close-up" ends where the hyphen does not.
  return found && !tokens[at + found.length]?.isJoined ? found : null;
};

/** Words that mean the picture only where they stand alone or describe it: "an animated smile", "a sketch of a house". */
const onlyAlone = new Set([
  'static',
  'animated',
  'comic',
  'realistic',
  'vlog',
  'sketch',
  'grainy',
  'macro',
  'gopro',
  'noir',
  'sepia',
  'intricate',
  'professional',
  'detailed',
  'detail',
  'details',
  'handheld',
  'animation',
  'disney',
  'isometric',
  'documentary',
  'photograph',
  'cartoon',
  '3d',
  'kodak',
  'photography',
  'octane',
  'monet',
  'manga',
  'pixar',
]);

const standsAlone = (tokens: Token[], at: number) => {
  const isEdge = (token: Token | undefined) => !token || token.kind === 'comma' || token.kind === 'stop';
  return isEdge(tokens[at - 1]) && isEdge(tokens[at + 1]);
};

const pictureHeads = new Set([
  'shot',
  'view',
  'video',
  'footage',
  'style',
  'film',
  'animation',
  'clip',
  'scene',
  'lens',
  'camera',
  'angle',
  'render',
  'image',
  'photo',
  'photography',
  'look',
]);

const onlyAtEnd = new Set(phrases(sideAtEnd));
const opensNext = new Set(words('with as while when at of shot view angle'));

const endsHere = (next: Token | undefined) =>
  !next || next.kind === 'comma' || next.kind === 'stop' || opensNext.has(next.text);

type Merged = { token: Token; picture: PictureMeaning[]; prefix: string | null; words: number[] };

/** "Ice skating", "sword fights": a verb of two words. */
const isVerbOfTwo = (token: Token, next: Token | undefined): next is Token =>
  token.kind === 'word' &&
  next?.kind === 'word' &&
  verbsOfTwo.has(token.text) &&
  verbReadings(next.text).some(
    ({ base, form }) => form !== 'base' && verbsOfTwo.get(token.text)!.includes(base),
  );

const merge = (tokens: Token[]) => {
  const merged: Merged[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const found = isText(token) ? phraseAt(tokens, at) : null;
    const isMeant =
      found &&
      (!onlyAtEnd.has(found.phrase) || endsHere(tokens[at + found.length])) &&
      (!onlyAlone.has(found.phrase) ||
        standsAlone(tokens, at) ||
        pictureHeads.has(tokens[at + 1]?.text ?? ''));
    if (found && isMeant) {
      const parts = tokens.slice(at, at + found.length);
      merged.push({
        token: { ...token, kind: 'word', text: found.phrase },
        picture: meanings.get(found.phrase) ?? [],
        prefix: null,
        words: parts.map(({ word }) => word),
      });
      at += found.length;
      continue;
    }
    const group = groupOfNumber(tokens, at);
    if (group > 0) {
      const [people, number] = [tokens[at + group - 3]!, tokens[at + group - 1]!];
      const named = tokens.slice(at, at + group - 1).map(({ word }) => word);
      merged.push({ token: number, picture: [], prefix: null, words: [number.word] });
      merged.push({ token: { ...people, text: 'people' }, picture: [], prefix: null, words: named });
      at += group;
      continue;
    }
    const after = tokens[at + 1];
    if (isVerbOfTwo(token, after)) {
      merged.push({ token: after, picture: [], prefix: token.text, words: [token.word, after.word] });
      at += 2;
      continue;
    }
    let end = at + 1;
    while (tokens[end]?.isJoined && end - at < 5) end += 1;
    const parts = tokens.slice(at, end);
    merged.push({
      token: { ...token, text: parts.map(({ text }) => text).join('-') },
      picture: [],
      prefix: null,
      words: token.word < 0 ? [] : parts.map(({ word }) => word),
    });
    at = end;
  }
  return merged;
};

/** "A snowman decorated cake" is a snowman-decorated one. */
const joinMadeSo = (units: Unit[], tokens: Token[]): Unit[] => {
  const joined: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const makers: Unit[] = [];
    if (unit.tag === 'adj' && isMadeSo(tokens, at))
      while (joined.at(-1)?.tag === 'noun') makers.unshift(joined.pop()!);
    const parts = [...makers, unit];
    joined.push({
      ...unit,
      text: parts.map(({ text }) => text).join('-'),
      words: parts.flatMap(({ words }) => words),
    });
  }
  return joined;
};

export const readUnits = (tokens: Token[]): Unit[] => {
  const merged = merge(tokens);
  const plainTokens = merged.map(({ token }) => token);
  const tags = tagTokens(plainTokens, (at) => merged[at]!.picture.length > 0);
  const units = merged.map(({ token, picture, prefix, words }, at) => ({
    text: token.text,
    tag: names.has(token.text) ? ('noun' as const) : tags[at]!,
    kind: token.kind,
    isCapital: token.isCapital,
    prefix,
    words,
    picture,
  }));
  return joinMadeSo(units, plainTokens);
};
