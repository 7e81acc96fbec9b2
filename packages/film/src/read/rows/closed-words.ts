/** Words of the grammar itself: a row is a tag and the words that can be it. */

import { words } from './list.ts';

export const tagNames = [
  'det',
  'poss',
  'num',
  'adj',
  'noun',
  'nouns',
  'base',
  'third',
  'ing',
  'past',
  'be',
  'have',
  'modal',
  'adv',
  'prep',
  'conj',
  'sub',
  'rel',
  'pron',
  'to',
  'comma',
  'stop',
  'not',
  'pic',
  'quote',
] as const;
export type Tag = (typeof tagNames)[number];

const rows: Partial<Record<Tag, string>> = {
  det: 'a an the this that these those another each every any some no both all either neither such half',
  poss: "his her its their our my your whose 's",
  num: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million many several few multiple numerous countless various
    dozen single lone solitary much more`,
  be: 'is are was were be been being am',
  have: 'has have had having',
  modal: 'can could will would shall should may might must do does did',
  not: 'not never',
  to: 'to',
  conj: 'and or but plus nor & yet',
  rel: 'who whom which that whose',
  sub: 'while whilst as when whenever where until till before after because since if so once though although whereas',
  pron: `he she it they we i you him them us me himself herself itself themselves yourself ourselves one ones someone somebody
    something everyone everybody everything nobody nothing anyone anything there theirs hers his mine this that these those each both all other others another`,
  prep: `of in on at by with from into onto for under above below beneath underneath over across through throughout along alongside
    around round about behind beside besides between among amongst amid amidst against near past toward towards inside outside within without
    upon atop off out up down via during before after until till since beyond like as except despite opposite aboard per than
    versus using including featuring minus`,
  adv: `then now here there together apart away back forward forwards backward backwards up down off out in on over around about along through by past
    upward upwards downward downwards left right leftward leftwards rightward rightwards upside inside outside indoors outdoors underwater overhead nearby
    slowly fast hard high low deep close very too so quite almost just only also even still already again once twice suddenly first finally
    next later afterwards meanwhile eventually soon always often sometimes ever never well nearly rather really extremely super ultra
    straight sideways aside ahead behind below above home abroad everywhere somewhere elsewhere skyward skywards homeward inwards outwards inward outward clockwise
    counterclockwise anticlockwise simultaneously mid-air midair instead perhaps maybe as across beneath onwards aloft ashore afar barely solo half`,
  adj: 'underwater nearby other own same such left right last first next second third different',
};

export const closedTags: Map<string, Tag[]> = new Map();
for (const [tag, row] of Object.entries(rows) as [Tag, string][])
  for (const word of words(row)) {
    const tags = closedTags.get(word) ?? [];
    if (!tags.includes(tag)) closedTags.set(word, [...tags, tag]);
  }

/** Words of the grammar that are also common nouns, verbs or adjectives. */
export const alsoOpen = new Set(
  words(`can will might may like left right round second past down fast hard high low deep close well inside outside featuring including using opposite half single lone solitary straight saw back mine up in over home light
  above below last own off out may must close third`),
);

const numberRow =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
export const numbers: Map<string, number> = new Map([
  ...words(numberRow).map((word, value) => [word, value] as const),
  ...words('thirty forty fifty sixty seventy eighty ninety').map((word, n) => [word, 30 + n * 10] as const),
  ['single', 1],
  ['lone', 1],
  ['solitary', 1],
  ['another', 1],
  ['dozen', 12],
  ['both', 2],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** How many, without a number. */
export const manyWords = new Set(
  words(
    'many numerous countless hundreds thousands millions dozens multiple lots plenty hundred thousand million much',
  ),
);
export const someWords = new Set(words('several some few various more all'));

/** "A pair of shoes", "a herd of cows": they say how many, the noun after "of" says what. */
export const quantityNouns: Map<string, number | 'many' | 'some'> = new Map<string, number | 'many' | 'some'>(
  [
    ...words('pair couple duo twosome').map((word) => [word, 2] as const),
    ...words('trio threesome').map((word) => [word, 3] as const),
    ['quartet', 4],
    ['dozen', 12],
    ...words(
      `crowd crowds herd herds flock flocks swarm swarms school schools shoal shoals army armies horde hordes dozens hundreds thousands
    millions lots lot plenty colony colonies multitude scores fleet fleets mob throng`,
    ).map((word) => [word, 'many'] as const),
    ...words(
      `group groups bunch bunches number handful family team pack packs pod gang cluster clusters row rows line lines series set variety
    array band troop troupe litter pride squad party procession convoy collection assortment parade mix selection tons clump clumps`,
    ).map((word) => [word, 'some'] as const),
  ],
);

/** Names of exercises and postures, which would be read as verbs and animals: "does push ups", "jumping jacks". */
export const exerciseNames =
  'push ups, sit ups, pull ups, chin ups, jumping jacks, star jumps, tree pose, warrior pose, downward dog, downward facing dog';

/** Verbs that captions hardly ever mean: "bird nests" are nests. */
export const rarelyDone = new Set(['nest']);

/** Nouns in -ing that are things or sports; others of the lists are mostly verbs in prompts. */
export const thingsInIng = new Set(
  words(`painting building wedding clothing ceiling lightning evening morning string ring wing king railing sibling duckling
  drawing clearing crossing being spring awning lighting setting carving dwelling frosting icing stocking earring swing
  sling pudding ending landing opening meeting offering topping dumpling seasoning surfing kayaking skiing snowboarding
  yoga cooking boxing bowling fencing sailing dressing reading`),
);
