import { kinds } from './everyday-kinds.ts';
import { alike } from './everyday-things.ts';

/** Verbs that people use for one another in questions, though WordNet keeps them apart or their first senses differ. */
const groups = [
  'leave go depart start',
  'begin start open commence',
  'end finish stop close',
  'come arrive reach',
  'return come back',
  'cost pay charge price',
  'buy purchase get order',
  'get receive obtain win',
  'call phone ring reach contact',
  'repair fix mend',
  'pick collect fetch',
  'hurt injure sprain break wound',
  'die death dead',
  'like love enjoy prefer favourite',
  'dislike hate mind',
  'allow let permit may',
  'forbid ban prohibit',
  'need require must',
  'oppose against object',
  'support favour',
  'live stay reside inhabit',
  'work job employ',
  'happen occur take',
  'build construct make erect',
  'destroy ruin wreck',
  'own belong possess have',
  'teach learn train',
  'move shift postpone reschedule',
  'cancel call',
  'see spot notice watch',
  'find discover',
  'show tell explain',
  'speak talk say',
  'invite ask',
  'eat have live',
  'wear have put',
  'carry bring take',
  'give donate present gift',
  'send post mail',
  'travel go drive ride fly sail walk',
  'grow plant raise',
  'cook make prepare bake',
  'add pour put stir',
  'use take',
  'keep hold store leave',
  'lose miss',
  'stand lie sit hang be',
  'stuck freeze trap',
  'founder found start',
  'scared afraid fear worry',
  'glad happy pleased',
  'ill sick unwell',
  'big large great',
  'small little tiny',
];

/** "On time" and "late". */
const opposites = [
  'late time',
  'delay time',
  'full empty',
  'awake asleep',
  'alive dead',
  'present absent',
  'late early',
  'late ahead',
  'bring leave',
  'take leave',
  'buy sell',
  'accept reject',
  'accept refuse',
  'approve reject',
  'allow forbid',
  'find lose',
  'win lose',
  'remember forget',
  'pass fail',
  'rise fall',
  'increase decrease',
  'loud quiet',
  'noisy quiet',
  'cheap expensive',
  'front rear',
  'front back',
  'inside outside',
  'indoors outdoors',
  'upstairs downstairs',
  ...[
    'broken',
    'damaged',
    'damage',
    'faulty',
    'defective',
    'hurt',
    'injured',
    'injure',
    'ill',
    'sick',
    'wrong',
  ].flatMap((one) =>
    ['fine', 'okay', 'ok', 'well', 'intact', 'unharmed', 'healthy'].map((other) => `${one} ${other}`),
  ),
];

/** By each word, the others of its groups. */
const othersOf = (groups: readonly string[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.split(' ');
    for (const word of words) {
      const others = found.get(word) ?? new Set();
      for (const other of words) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return found;
};

const opposed = othersOf(opposites);
export const areUsedAsOpposites = (one: string, other: string): boolean =>
  opposed.get(one)?.has(other) ?? false;

const related = othersOf([...groups, ...alike]);
const members = new Map(
  kinds.map((row) => {
    const [kind, ...own] = row.split(' ') as [string, ...string[]];
    return [kind, new Set(own)];
  }),
);

export const isEverydayKindOf = (word: string, kind: string): boolean =>
  members.get(kind)?.has(word) ?? false;

export const areUsedAlike = (one: string, other: string): boolean => related.get(one)?.has(other) ?? false;
