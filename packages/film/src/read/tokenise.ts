/** The text as words, numbers, quotes and stops. The only place where patterns are run over a prompt. */

export type TokenKind = 'word' | 'number' | 'quote' | 'mention' | 'comma' | 'stop';

export type Token = {
  kind: TokenKind;
  /** Lower case; the words inside of a quote as written. */
  text: string;
  isCapital: boolean;
  /** Which word of the prompt it belongs to, -1 for stops: "don't" is two tokens of one word. */
  word: number;
  /** A hyphen joins it to the token before. */
  isJoined: boolean;
};

export type Tokens = { tokens: Token[]; words: string[] };

/** More than a film of 25 seconds can tell; what it costs to read and cast grows faster than the words. */
const maxWords = 1500;
const item =
  /@\w(?:[\w.-]{0,62}\w)?|\d+(?:[.,:]\d+)*(?:['’]?[a-z]+)?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|["“”«»]|[,;:()[\]–—|/]|-{1,3}|[.!?…\n]+|\p{Extended_Pictographic}/giu;
const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'vs', 'etc', 'e.g', 'i.e', 'prof', 'approx']);
const closers: Record<string, string> = { '"': '"', '“': '”', '«': '»', '”': '”', '»': '»' };

/** Contractions by what follows the apostrophe. */
const contracted: Record<string, string> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  m: 'am',
};
const isSubjects = new Set(
  'it he she that there here what who where this one everyone everything nothing someone let'.split(' '),
);
const withoutApostrophe: Record<string, [string, string]> = {
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  cannot: ['can', 'not'],
};

const splitWord = (text: string): string[] => {
  if (Object.hasOwn(withoutApostrophe, text)) return withoutApostrophe[text]!;
  const at = text.lastIndexOf("'");
  if (at < 1) return [text];
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  if (tail === 't' && head.endsWith('n'))
    return [head === 'ca' || head === 'can' ? 'can' : head === 'won' ? 'will' : head.slice(0, -1), 'not'];
  if (tail === 's') return [head, isSubjects.has(head) ? 'is' : "'s"];
  return Object.hasOwn(contracted, tail) ? [head, contracted[tail]!] : [text.replaceAll("'", '')];
};

/** Ends a sentence; the dot of "Dr." and of "3.5" does not. */
const isStop = (text: string, tokens: Token[]) =>
  !(text === '.' && tokens.at(-1)?.kind === 'word' && abbreviations.has(tokens.at(-1)!.text));

/** "A 70-year-old man" is old, "a 5 year old" a child: the number is read as the age it tells. */
const tellAges = (text: string) =>
  text.replace(/\b(\d{1,3})[- ]years?[- ]olds?\b/gi, (_said, years: string) =>
    Number(years) < 13 ? 'little' : Number(years) < 60 ? 'adult' : 'elderly',
  );

const clockTime =
  /\b(?:at|around|about|by) (?:about |around )?(?:(\d{1,2})(?:[:.]\d{2})? ?(?:([ap])(?:\.\s?m\.|m\b)|o['’]?clock\b)|\w+ o['’]?clock\b)/gi;
/** By the hour, from 0 to 23. */
const partOfDay = (hour: number): string => {
  if (hour < 5 || hour > 20) return 'at night';
  if (hour < 11) return 'in the morning';
  return hour < 17 ? 'in the daytime' : 'in the evening';
};

/** "At 6 pm" is the light of the evening; "at eight o'clock in the evening" says it twice. */
const tellHours = (text: string) =>
  text.replace(clockTime, (_said, hour: string | undefined, half: string | undefined) =>
    hour && half ? partOfDay((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) : '',
  );

const quotations = /("[^"]*"|“[^“”]*”|«[^«»]*»)/u;

/** No letter has more; normalising sorts each run of them, which takes the square of its length. */
const manyMarks = /(\p{M}{30})\p{M}+/gu;

/** ‘Words’ in single quotes; the mark alone is an apostrophe. */
const singleQuotes = /(^|[\s(])‘([^‘’]{1,80})’(?=[\s.,;!?)]|$)/gu;

/** Endings that only describe with the noun before them. */
const endings = new Set(
  'tailed haired shaped eyed winged necked legged footed faced sleeved brimmed bellied billed breasted headed maned'.split(
    ' ',
  ),
);

/** "A ring tailed lemur", "a red haired girl": as with a hyphen, but not "a cake shaped like a castle". */
const joinEndings = (tokens: Token[]) => {
  for (const [at, token] of tokens.entries())
    if (
      at > 0 &&
      endings.has(token.text) &&
      tokens[at - 1]!.kind === 'word' &&
      tokens[at + 1]?.text !== 'like'
    )
      token.isJoined = true;
};

export const tokenise = (prompt: string): Tokens => {
  const plain = prompt
    .replace(manyMarks, '$1')
    .normalize('NFKC')
    .replace(singleQuotes, '$1“$2”')
    .replaceAll('’', "'")
    .replaceAll('‘', "'");
  // Quotations are spoken as they are written.
  const text = plain
    .split(quotations)
    .map((part, at) => (at % 2 === 0 ? tellHours(tellAges(part)) : part))
    .join('');
  const tokens: Token[] = [];
  const words: string[] = [];
  let hyphenAt = -1;
  let hasCloser = true;
  const pushWord = (kind: TokenKind, raw: string, parts: string[], at: number) => {
    words.push(raw);
    const isCapital = /^\p{Lu}/u.test(raw);
    for (const [n, part] of parts.entries()) {
      const isJoined = n === 0 && hyphenAt === at && tokens.at(-1)?.kind === 'word';
      tokens.push({ kind, text: part, isCapital, word: words.length - 1, isJoined });
    }
  };
  const pushStop = (kind: 'comma' | 'stop') => {
    if (tokens.length === 0) return;
    const before = tokens.at(-1)!;
    if (before.kind === 'stop' || before.kind === kind) return;
    if (before.kind === 'comma') before.kind = 'stop';
    else
      tokens.push({ kind, text: kind === 'comma' ? ',' : '.', isCapital: false, word: -1, isJoined: false });
  };
  item.lastIndex = 0;
  for (let match = item.exec(text); match && words.length < maxWords; match = item.exec(text)) {
    const raw = match[0];
    const end = match.index + raw.length;
    const first = raw[0]!;
    if (first === '@' && raw.length > 1) pushWord('mention', raw, [raw], match.index);
    else if (/^\d/.test(raw)) pushWord('number', raw, [raw.toLowerCase().replaceAll("'", '')], match.index);
    else if (/^\p{L}/u.test(raw)) {
      pushWord('word', raw, splitWord(raw.toLowerCase()), match.index);
      // "The boys' ball".
      if (text[end] === "'" && raw.toLowerCase().endsWith('s') && text[end + 1] === ' ')
        tokens.push({ kind: 'word', text: "'s", isCapital: false, word: words.length - 1, isJoined: false });
    } else if (closers[first]) {
      const close: number = hasCloser ? text.indexOf(closers[first], end) : -1;
      hasCloser = close >= 0;
      if (close > end && close - end < 500) {
        const inside = text.slice(end, close).trim();
        if (inside) pushWord('quote', inside, [inside], match.index);
        item.lastIndex = close + 1;
      }
    } else if (first === '-' || first === '–' || first === '—') {
      const isTight =
        raw === '-' && /\p{L}|\d/u.test(text[match.index - 1] ?? '') && /\p{L}|\d/u.test(text[end] ?? '');
      if (isTight) hyphenAt = end;
      else pushStop('comma');
    } else if ('.!?…\n'.includes(first)) {
      if (isStop(raw, tokens)) pushStop('stop');
    } else if (/[,;:()[\]|/]/.test(first)) pushStop(first === ';' || first === '|' ? 'stop' : 'comma');
    else pushWord('word', raw, [raw], match.index);
  }
  joinEndings(tokens);
  return { tokens, words };
};
