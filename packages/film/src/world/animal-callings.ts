/** "A bear chef", "owl teachers": an animal that has a calling of people, unlike a dog owner or a lion tamer. */

/** People who have to do with animals: before these an animal is what they deal with. */
const dealsWithAnimals = new Set(
  `rider, trainer, tamer, hunter, keeper, walker, watcher, fighter, breeder, farmer, herder, seller, charmer, owner, lover, catcher,
 whisperer, rescuer, handler, veterinarian, vet, groomer, jockey, collector, shepherd, wrangler, feeder, sitter, thief, fisherman, spotter,
 man, woman, lady, boy, girl, person, people, king, queen, baby, child, kid, mother, father, family, couple, crowd, audience, dancer`
    .split(',')
    .map((word) => word.trim()),
);

/** The animal and the calling that two words or more may name together, the longest calling first. */
export const animalCallings = (noun: string): { animal: string; calling: string }[] => {
  const words = noun.split(' ');
  if (dealsWithAnimals.has(words.at(-1)!)) return [];
  return words.slice(1).map((_, at) => ({
    animal: words.slice(0, at + 1).join(' '),
    calling: words.slice(at + 1).join(' '),
  }));
};

const words = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Adjectives of people, and the calling whose clothes tell them. */
const manners: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'businessman',
        'dapper, gentlemanly, debonair, suave, sophisticated, aristocratic, posh, well-dressed, distinguished',
      ],
      ['professor', 'scholarly, bookish, learned, studious, academic, professorial, erudite'],
      ['businessman', 'businesslike, corporate'],
    ] as const
  ).flatMap(([calling, names]) => words(names).map((name) => [name, calling] as const)),
);
export const callingOfManner = (adjective: string): string | undefined => manners.get(adjective);

/** Deeds that need words, money or an audience: calling, verbs, and what they are done to; without, whatever it is. */
const deedsOfPeople: readonly [calling: string, verbs: string, to?: string][] = [
  ['businessman', 'discuss, debate, negotiate, bargain, toast, propose'],
  ['teacher', 'teach, lecture, tutor, explain'],
  ['businessman', 'present, pitch, sell, invest, trade, vote, brainstorm'],
  ['judge', 'judge, preside over'],
  [
    'businessman',
    'deliver, give, hold, make',
    'speech, lecture, presentation, talk, sermon, meeting, press conference',
  ],
];
const doneAs = deedsOfPeople.map(([calling, verbs, to]) => ({
  calling,
  verbs: new Set(words(verbs)),
  to: to === undefined ? null : new Set(words(to)),
}));
export const callingOfDeed = (verb: string, object: string | undefined): string | undefined =>
  doneAs.find(({ verbs, to }) => verbs.has(verb) && (to === null || (object !== undefined && to.has(object))))
    ?.calling;
