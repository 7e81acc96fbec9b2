/** Text cut to columns of a terminal. */

/** Characters of two columns: those of East Asia, and pictures. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation}/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const displayWidth = (text: string): number => {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
};

/** With … where something is missing. */
export const cutToWidth = (text: string, columns: number): string => {
  if (displayWidth(text) <= columns) return text;
  let cut = '';
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += wide.test(segment) ? 2 : 1;
    if (width > columns - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
};
