/** The commonest questions in a few other languages. Short ones only: a longer sentence may ask for more. */
import type { Intent } from './intent.ts';

const longestCharacters = 60;

const rows: [RegExp, Intent][] = [
  [/(?:翻译|译)成?(?:成|为)?英[文语]|用英[文语]怎么说/, { kind: 'translate' }],
  [/转写|转录|听写|逐字|写下来|说(?:了|的是)?(?:些)?什么|讲(?:了|的是)?(?:些)?什么/, { kind: 'transcribe' }],
  [/多长|多久|时长|几秒|多少秒/, { kind: 'duration' }],
  [/什么语言|哪种语言|哪国话/, { kind: 'language' }],
  [/多少个?(?:字|词|单词)|几个(?:字|词|单词)/, { kind: 'count-words' }],
  [
    /\b(?:übersetz\w*|traduc\w*|tradui\w*|traduz\w*)\b.*\b(?:englische?|inglés|anglais|inglês|inglese)\b/i,
    { kind: 'translate' },
  ],
  [
    /\b(?:transkribier\w*|transcrib[ea] (?:el|la|lo|esto|este|esta)|transcri[st]\w*|trascriv\w*|schreib\w* (?:es )?auf)\b|^(?:bitte )?was (?:wird|wurde) (?:da |hier )?gesagt\b|^¿?qué (?:dice|se dice)\b|^que (?:dit|disent)(?:-| )(?:il|elle|on|ils)\b|^o que (?:é|foi) dito\b|^cosa (?:dice|viene detto)\b/i,
    { kind: 'transcribe' },
  ],
  [
    /^wie lange? (?:ist|dauert)\b|^¿?cuánto dura\b|^combien de temps dure\b|^quanto (?:tempo )?dura\b/i,
    { kind: 'duration' },
  ],
  [
    /^(?:in )?welche[rn]? sprache\b|^¿?(?:en )?qué idioma\b|^(?:en |dans )?quelle langue\b|^(?:em )?que (?:língua|idioma)\b|^(?:in )?che lingua\b/i,
    { kind: 'language' },
  ],
  [
    /^wie ?viele wörter\b|^¿?cuántas palabras\b|^combien de mots\b|^quantas palavras\b|^quante parole\b/i,
    { kind: 'count-words' },
  ],
];

const isEnglish = /\b(?:the|this|what|please|it|transcript|transcription)\b/i;

export const findForeignIntent = (question: string): Intent | undefined => {
  const text = question.trim();
  if (text.length > longestCharacters || isEnglish.test(text)) return undefined;
  return rows.find(([pattern]) => pattern.test(text))?.[1];
};
