/** Nouns for what somebody is to another: which animal is the prey of which, who is of the other's own kind. */

const list = (text: string) => text.split(',').map((noun) => noun.trim());

/** By the kinds of hunters as WordNet names them, the narrower first. */
const prey: [hunters: string, noun: string][] = [
  ['cheetah, lion, lioness, leopard, wild dog, hyena', 'gazelle'],
  ['crocodile', 'zebra'],
  ['tiger, jaguar, puma, cougar, lynx, snow leopard, wolf, coyote', 'deer'],
  ['domestic cat, cat, owl, snake, weasel, ferret, mongoose', 'mouse'],
  ['fox, eagle, hawk, falcon, buzzard, bird of prey', 'rabbit'],
  [
    'bear, kingfisher, heron, pelican, osprey, penguin, seal, sea lion, dolphin, whale, shark, otter, fish, seabird, wading bird',
    'fish',
  ],
  ['spider, frog, toad, lizard, gecko, chameleon, bat, dragonfly, mantis, plant, anteater, bird', 'fly'],
  ['dinosaur, canine, feline, big cat, carnivore, reptile', 'deer'],
];

const hunted = new Set(list('prey, quarry, victim, catch, target, kill'));
const likes = new Set(
  list(
    'opponent, rival, competitor, adversary, foe, enemy, mate, partner, companion, sibling, twin, counterpart, teammate, fellow, buddy, playmate',
  ),
);
const many = new Set(list('pack, herd, flock, pride, litter, group, family, brood'));

export type Role = 'prey' | 'like' | 'likes';

export const roleOf = (noun: string): Role | null =>
  hunted.has(noun) ? 'prey' : likes.has(noun) ? 'like' : many.has(noun) ? 'likes' : null;

/** What one of these kinds, from the narrowest, hunts. */
export const preyOf = (kinds: readonly string[]): string | undefined => {
  for (const kind of kinds) {
    const row = prey.find(([hunters]) => list(hunters).includes(kind));
    if (row) return row[1];
  }
  return undefined;
};
