/** Emoji are left out of a sentence; a text of nothing else is spoken by their names. */
import english from './english.json' with { type: 'json' };

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu;

/** Digits, #, * and the signs ©®™ belong to the same Unicode class without being pictures. */
const plainSigns = /^[©®™]+$/;

const names: Record<string, string> = english.emoji;

export const dropEmoji = (text: string): string =>
  text.replace(emoji, (run) => (plainSigns.test(run) ? run : ' '));

export const nameEmoji = (text: string): string => {
  const said = [...text].flatMap((character) => {
    if (!/\p{Extended_Pictographic}/u.test(character) || plainSigns.test(character)) return [];
    return [names[character] ?? 'emoji'];
  });
  return said.join(', ');
};
