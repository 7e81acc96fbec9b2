/** Cuts a prompt into lower-case words, usernames, emoji and stops. */

export type Word = {
  text: string;
  is: 'word' | 'username' | 'emoji' | 'quote' | 'comma' | 'stop';
};

const mostWords = 2_000;
const pattern =
  /(?<quote>"[^"\n]{1,120}"|“[^”\n]{1,120}”|「[^」\n]{1,120}」)|(?<username>@\w(?:[\w.-]{0,62}\w)?)|(?<emoji>\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F)*)*)|(?<word>[\p{L}\p{M}\p{N}]+(?:\.\d+)?|&)|(?<comma>[,:()[\]、：，–—])|(?<stop>[.;!?\n。；！？…])/gu;

export const readWords = (prompt: string): Word[] => {
  const words: Word[] = [];
  for (const { groups } of prompt.normalize('NFKC').matchAll(pattern)) {
    const [is, text] = Object.entries(groups!).find(([, match]) => match !== undefined) as [
      Word['is'],
      string,
    ];
    words.push({
      is,
      text: is === 'quote' ? text.slice(1, -1).trim() : is === 'username' ? text : text.toLowerCase(),
    });
    if (words.length >= mostWords) break;
  }
  return words;
};

/** Code points as the pictures' files are named. */
export const artOf = (emoji: string) =>
  [...emoji]
    .map((character) => character.codePointAt(0)!.toString(16).padStart(4, '0'))
    .filter((code) => !/^1f3f[b-f]$/.test(code))
    .join('-');
