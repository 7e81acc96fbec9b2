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
