/** Ways to ask whether, and how often, something is said. */
import type { Clause } from './clauses.ts';
import { be, type Row, where } from './fragments.ts';

/** A phrase in quotes, or the words as they stand. */
const phrase = (text: string | undefined, { quoted }: Clause): string => {
  const reference = /^q(\d+)$/.exec((text ?? '').trim());
  return reference ? quoted[Number(reference[1])]! : (text ?? '').trim();
};
const theWord = '(?:(?:the )?(?:words?|phrase|name|term|expression|sentence|number) )?';

export const aboutPhrases: Row[] = [
  [
    `how (?:many times|often) (?:${be}|does|do|did|can) (?:rec|who)?(?: use| say| mention| hear| repeat| utter| contain)* ?${theWord}(.+?)(?: (?:said|spoken|mentioned|used|heard|appear|appears|occur|occurs|come up|be heard))?${where}`,
    ([, text], clause) => ({ kind: 'count-phrase', phrase: phrase(text, clause) }),
  ],
  [
    `(?:count|(?:what is )?(?:the )?number of) (?:the )?(?:times|occurrences|mentions|uses)(?: (?:of|that|who|says?|said|${be}))* ${theWord}(.+?)(?: (?:${be} )?(?:said|spoken|mentioned|used|heard|appears?|occurs?))?${where}`,
    ([, text], clause) => ({ kind: 'count-phrase', phrase: phrase(text, clause) }),
  ],
  [
    `(?:does|do|did|can) (?:rec|who)(?: actually| ever)? (?:say|mention|use|contain|include|utter|hear|speak) ${theWord}(q\\d+|[^\\s]+(?: [^\\s]+){0,2}?)(?: (?:anywhere|somewhere|at all))?${where}`,
    ([, text], clause) => ({ kind: 'says', phrase: phrase(text, clause) }),
  ],
  [
    `${be} (?:the )?(?:words?|phrase|name) (.+?) (?:said|spoken|mentioned|used|heard|in rec|there)(?: (?:anywhere|somewhere|at all))?${where}`,
    ([, text], clause) => ({ kind: 'says', phrase: phrase(text, clause) }),
  ],
  [
    `${be} (q\\d+) (?:said|spoken|mentioned|used|heard|in rec)${where}`,
    ([, text], clause) => ({ kind: 'says', phrase: phrase(text, clause) }),
  ],
];
