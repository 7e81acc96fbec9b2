/** Ways to ask whether, and how often, something is said. */
import type { Clause } from './clauses.ts';
import type { Concept } from './concepts.ts';
import { be, type Row, where } from './fragments.ts';
import { readEnglish } from './read-concepts.ts';

/** Words that are no phrase to look for, but ask for something: "Does he say why?" */
const asksForMore =
  /^(?:an?|the (?!word)|his|her|their|my|our|its|why|how|what|which|where|when|whom?|whether|if|that|any\w*|some\w*|more|less|who|rec|about|to|goodbye to|so|yes to|the same|it|\w+sel(?:f|ves)|each other|one another|identical|different|correctly|clearly|loudly|twice|again)\b|\bto (?:him|her|them|me|us|who)$/;

const qualities = new Set<Concept>([
  'speed',
  'loud',
  'quiet',
  'music',
  'noise',
  'silence',
  'pause',
  'voice',
  'speech',
  'language',
  'number',
]);

/** A phrase in quotes, or the words as they stand. */
const phrase = (text: string | undefined, { quoted }: Clause): string | undefined => {
  const words = (text ?? '').trim();
  const reference = /^q(\d+)$/.exec(words);
  if (reference) return quoted[Number(reference[1])]!;
  const isQuality = readEnglish(words.split(' '))?.some((concept) => qualities.has(concept)) ?? false;
  return asksForMore.test(words) || isQuality
    ? undefined
    : words.replace(/^(thank|love|miss|see|bless)you$/, '$1 you');
};
const about =
  (kind: 'says' | 'count-phrase'): Row[1] =>
  ([, text], clause) => {
    const words = phrase(text, clause);
    return words === undefined ? undefined : { kind, phrase: words };
  };
const theWord = '(?:(?:the )?(?:words?|phrase|name|term|expression|sentence|number) )';
const sayIt = '(?:use|say|mention|hear|repeat|utter|pronounce)';
const said =
  '(?:said|spoken|mentioned|used|heard|uttered|repeated|appear|appears|occur|occurs|(?:come|comes|turn|turns|crop|crops|pop|pops) up|be heard)';
const howOften = '(?:count|(?:what is )?(?:the )?number of) (?:the )?(?:times|occurrences|mentions|uses)';
const plainWords = '(q\\d+|[^\\s]+(?: [^\\s]+){0,2}?)';

export const aboutPhrases: Row[] = [
  [
    `how (?:many times|often|frequently) (?:does|do|did|can) (?:rec|who)(?: ${sayIt})+ ${theWord}?(.+?)${where}`,
    about('count-phrase'),
  ],
  [
    `how (?:many times|often|frequently) (?:${be}|does|do|did|can) ${theWord}?(.+?) ${said}${where}`,
    about('count-phrase'),
  ],
  [
    `(?:count )?how (?:many times|often|frequently) who (?:says?|said|uses?|used|mentions?|mentioned) ${theWord}?(.+?)${where}`,
    about('count-phrase'),
  ],
  [
    `${howOften}(?: (?:of|that|who|${be}))*(?: (?:of|says?|said|uses?|used|mentions?|mentioned)) ${theWord}?(.+?)${where}`,
    about('count-phrase'),
  ],
  [
    `${howOften}(?: (?:of|that|who|${be}))* (?:${theWord}(.+?)|(q\\d+))(?: (?:${be} )?${said})?${where}`,
    ([all, word, quote], clause) => about('count-phrase')([all, word ?? quote], clause),
  ],
  [
    `(?:count )?how (?:many times|often|frequently) ${theWord}?(.+?) ${be} ${said}${where}`,
    about('count-phrase'),
  ],
  [
    `(?:does|do|did|can) (?:rec|who)(?: actually| ever)? (?:say|mention|utter|${sayIt}(?= (?:the )?(?:word|phrase|q))) ${theWord}?${plainWords}(?: (?:anywhere|somewhere|at all))?${where}`,
    about('says'),
  ],
  [
    `(?:does|do|did|can) (?:rec|who)(?: actually| ever)? (?:contain|include|have) (?:${theWord})?(q\\d+)${where}`,
    about('says'),
  ],
  [
    `${be} (?:the )?(?:(?:word|phrase|name) (.+?)|words (q\\d+)) (?:said|spoken|mentioned|used|heard|in rec|there)(?: (?:anywhere|somewhere|at all))?${where}`,
    ([all, word, quote], clause) => about('says')([all, word ?? quote], clause),
  ],
  [`${be} there (?:an? |any )?(?:mentions?|uses?|occurrences?) of ${theWord}?(q\\d+)${where}`, about('says')],
  [`${be} (q\\d+) (?:said|spoken|mentioned|used|heard|in rec)${where}`, about('says')],
];
