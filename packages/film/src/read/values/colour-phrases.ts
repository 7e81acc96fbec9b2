/** "A shade of blue", "a spectrum of colours", "rainbow hues": groups that name colours. */

import type { Parser } from '../clause.ts';
import { adjectiveKinds } from '../rows/adjective-kinds.ts';
import { words } from '../rows/list.ts';

export const colourHeads = new Set(words('shade color colour hue tone tint'));
export const manyColours = new Set(
  words('spectrum array palette mix mixture range gradient burst kaleidoscope variety riot swirl'),
);
const inHues = (word: string) => (word === 'rainbow' ? 'rainbow' : 'multicoloured');

/** "A spectrum of colours", "rainbow hues": no colour is named, there are several. */
export const severalColours = ({ chunks }: Parser, at: number): { text: string; next: number } | null => {
  const [group, of, inner] = chunks.slice(at, at + 3);
  if (group?.type !== 'group') return null;
  const isPlural = colourHeads.has(group.head) && group.isPlural;
  if (isPlural && !group.words.some((word) => adjectiveKinds.get(word) === 'colour' && dyed(word)))
    return { text: inHues(group.words.find((word) => word === 'rainbow') ?? ''), next: at + 1 };
  const isOfColours =
    manyColours.has(group.head) &&
    of?.type === 'prep' &&
    of.text === 'of' &&
    inner?.type === 'group' &&
    colourHeads.has(inner.head);
  if (!isOfColours) return null;
  const said = inner.words.find((word) => adjectiveKinds.get(word) === 'colour');
  return { text: said && dyed(said) ? said : inHues(said ?? ''), next: at + 3 };
};
/** Of one colour, unlike "rainbow" and "colorful". */
const dyed = (word: string) => !/^(?:rainbow|multi|colou?rful|vivid|bright|pastel|iridescent)/.test(word);
