/** Emoji in a prompt as the words for what they show. */

import { findPictureByArt, sceneryOfArt } from './word-lists.ts';

const emoji =
  /\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F)*)*/gu;

/** Code points as the pictures' files are named; colours of skin have no files. */
const artOf = (text: string) =>
  [...text]
    .map((character) => character.codePointAt(0)!.toString(16).padStart(4, '0'))
    .filter((code) => !/^1f3f[b-f]$/.test(code))
    .join('-');

/** "🐉🔥" is a dragon, fire; in a sentence the noun alone: "a 🐕 runs". */
export const nameEmoji = (text: string): string =>
  text.replace(emoji, (one, at: number) => {
    const picture = findPictureByArt(artOf(one));
    const name = picture && (sceneryOfArt(picture.art) ?? picture.mainName);
    if (!name) return one;
    const before = text.slice(0, at).trimEnd();
    const isInSentence = /[\p{L}\p{N}]$/u.test(before);
    return `${isInSentence || before === '' ? ' ' : ', '}${name} `;
  });
