/** What may follow what: the cost of a tag behind another. Pairs that are not listed cost 2.5. */

import type { Tag } from './closed-words.ts';
import { words } from './list.ts';

type Row = Partial<Record<Tag, number>>;

/** `det 0 noun 0.5`: tag and cost by turns. */
const row = (text: string, ...bases: Row[]): Row => {
  const parts = words(text);
  const own = parts.flatMap((part, at) => (at % 2 === 0 ? [[part, Number(parts[at + 1])]] : []));
  return Object.assign({}, ...bases, Object.fromEntries(own));
};

const startOfGroup = row('det 0 poss 0.3 num 0.3 adj 0.4 noun 0.5 nouns 0.5 pron 0.6');
const insideGroup = row(
  'adj 0 noun 0 nouns 0 num 0.4 adv 1 ing 4 base 6 third 6 past 4 pic 0.2 comma 3 stop 3 prep 4 det 4 conj 3',
);
const afterGroup = row(
  'third 0.3 be 0 have 0.2 modal 0.2 ing 0.3 past 0.5 prep 0 conj 0 comma 0 stop 0 adv 0.6 sub 0.3 rel 0.4 to 0.3 pic 0.3 not 1 quote 1',
);
const afterVerb = row(
  'prep 0 adv 0.1 to 0.2 ing 1.3 comma 0.2 stop 0.2 conj 0.2 sub 0.4 adj 0.6 quote 0.3 pic 0.5 past 2 rel 2 third 5 base 4 be 3',
  startOfGroup,
);

export const transitionCosts: Partial<Record<Tag, Row>> = {
  base: afterVerb,
  third: afterVerb,
  stop: row(
    'noun 0.2 nouns 0.2 adj 0.2 ing 0.8 sub 0.2 adv 0.4 prep 0.4 pic 0 base 3.2 third 5 past 2 to 1 be 3 modal 3 quote 0.3 conj 0.6 stop 0 comma 0',
    startOfGroup,
  ),
  comma: row(
    'ing 0.3 third 0.5 base 2 past 0.6 conj 0 sub 0.2 rel 0.3 adv 0.2 prep 0.2 pic 0 to 0.7 be 1.5 quote 0.3 modal 1.5 have 1.5 stop 0 not 1',
    startOfGroup,
  ),
  conj: row(
    'ing 0.3 third 0.3 base 0.8 past 0.5 adv 0.2 prep 0.6 pic 0.2 sub 0.5 to 0.8 be 0.8 have 0.8 modal 1 rel 0.8 not 0.8 quote 0.5',
    startOfGroup,
  ),
  sub: row('ing 0.2 past 1 adv 0.4 prep 0.6 third 2.5 base 3 adj 0.8 be 2', startOfGroup),
  rel: row(
    'third 0 be 0 have 0 modal 0 past 0.3 base 1 det 0.5 pron 0.4 noun 0.8 nouns 0.8 adv 0.4 poss 0.6 adj 1.2',
  ),
  det: row('adv 3.5 num 0.2 poss 3', insideGroup),
  poss: row('adv 1.2', insideGroup),
  num: row('noun 0.3 nouns 0 prep 1 comma 1.2 stop 1.2 conj 1.4 det 2 third 4.5 be 2', insideGroup),
  adj: row(
    'adj 0.1 prep 0.8 comma 0.5 stop 0.6 conj 0.4 to 1.2 sub 1 adv 1.2 pron 1.6 third 2.2 be 2.5 ing 2 num 1',
    insideGroup,
  ),
  noun: row('adv 0.9 noun 0.35 nouns 0.4 poss 0 adj 2 base 4 num 2 det 1.6 pron 1.8 third 0.3', afterGroup),
  nouns: row(
    'adv 1.4 third 3 base 0 noun 2.2 nouns 2.6 poss 0.4 adj 2 num 2 det 1.6 pron 1.8 ing 0.3',
    afterGroup,
  ),
  pron: row('base 0.3 third 0.1 past 0.2 noun 2 nouns 2 ing 0.4 det 1.5 adv 0.3 adj 1.5 num 1', afterGroup),
  ing: row('ing 1.6', afterVerb),
  past: row('adj 0.9', afterVerb),
  be: row(
    'ing 0 past 0.2 adj 0.2 det 0.3 prep 0.1 adv 0.2 not 0 be 0.3 num 0.6 noun 1 nouns 1.2 poss 0.8 to 0.6 comma 1 stop 1 pron 1 conj 1 pic 0.4 rel 1.5 sub 1 base 5 third 5 have 3',
  ),
  have: row(
    'past 0.4 be 0 det 0 adj 0.4 num 0.3 nouns 0.4 noun 0.5 not 0 adv 0.5 to 0.5 poss 0.4 ing 3 pron 1',
  ),
  modal: row('base 0 be 0 have 0 not 0 adv 0.3 pron 0.8 noun 3.5'),
  not: row('base 0.3 ing 0.2 past 0.4 be 0.3 adj 0.5 det 0.6 prep 0.7 to 0.6 adv 0.6'),
  adv: row(
    'ing 0.2 third 0.5 base 0.7 past 0.3 adj 0.2 adv 0.6 prep 0.1 comma 0 stop 0 conj 0.1 be 0.7 have 0.8 det 0.5 noun 1.6 nouns 1.8 pron 0.6 num 0.8 sub 0.3 to 0.5 poss 0.9 pic 0.4 modal 1 quote 1',
  ),
  prep: row(
    'ing 0.7 prep 0.5 adv 1.2 pic 0.4 sub 2 comma 1.6 stop 1.5 conj 1.5 rel 0.8 base 5 third 6 quote 0.8 past 3 to 1',
    startOfGroup,
  ),
  to: row(
    'base 0 det 0.2 poss 0.3 noun 0.9 nouns 0.7 adj 0.6 pron 0.5 num 0.6 be 0.2 have 0.3 adv 0.8 ing 2 pic 0.6',
  ),
  pic: row(
    'adj 0.2 noun 0.2 nouns 0.2 prep 0 comma 0 stop 0 conj 0 ing 0.4 be 0.3 sub 0.4 adv 0.4 pic 0 third 0.8 rel 0.5 past 0.6 to 0.5 base 2.5 poss 0.3 quote 0.5',
    startOfGroup,
  ),
  quote: row(
    'comma 0 stop 0 conj 0 prep 0.2 third 0.6 ing 0.6 be 0.5 sub 0.4 adv 0.5 past 0.5 noun 0.5 pic 0.3 have 0.8 rel 0.8',
    startOfGroup,
  ),
};
