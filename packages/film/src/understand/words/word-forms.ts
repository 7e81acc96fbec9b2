/** English endings: plurals to singular, verbs to all they may look like. */

const irregularPlurals: Record<string, string> = {
  men: 'man',
  women: 'woman',
  people: 'person',
  persons: 'person',
  children: 'child',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  wolves: 'wolf',
  knives: 'knife',
  loaves: 'loaf',
  elves: 'elf',
  calves: 'calf',
  scarves: 'scarf',
  dwarves: 'dwarf',
  thieves: 'thief',
  cacti: 'cactus',
  octopi: 'octopus',
  dice: 'die',
  policemen: 'policeman',
  firemen: 'fireman',
  fishermen: 'fisherman',
  snowmen: 'snowman',
  kids: 'kid',
  leaves: 'leaf',
  shelves: 'shelf',
  bookshelves: 'bookshelf',
  grandchildren: 'grandchild',
  schoolchildren: 'schoolchild',
  halves: 'half',
  businessmen: 'businessman',
  gentlemen: 'gentleman',
  horsemen: 'horseman',
  businesswomen: 'businesswoman',
  ladies: 'lady',
  cookies: 'cookie',
  zombies: 'zombie',
  selfies: 'selfie',
  movies: 'movie',
  pies: 'pie',
  ties: 'tie',
  magpies: 'magpie',
  tomatoes: 'tomato',
  potatoes: 'potato',
  heroes: 'hero',
  superheroes: 'superhero',
  volcanoes: 'volcano',
  shoes: 'shoe',
  horses: 'horse',
  houses: 'house',
  buses: 'bus',
  roses: 'rose',
  vases: 'vase',
  geisha: 'geisha',
};

/** What a noun may be the plural of, likeliest first; empty when it is no plural. */
export const singularsOf = (word: string): string[] => {
  const irregular = irregularPlurals[word];
  if (irregular) return [irregular];
  // Cavemen, postmen, policewomen.
  if (/[a-z]{3}men$/.test(word)) return [`${word.slice(0, -2)}an`];
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:ch|sh|x|s|z|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
};

const unchanging = /(?:fish|sheep|deer|koi|s)$/;

export const pluralOf = (noun: string): string => {
  const head = noun.split(' ').at(-1)!;
  const irregular = Object.entries(irregularPlurals).find(([, single]) => single === head)?.[0];
  if (irregular) return noun.slice(0, -head.length) + irregular;
  if (unchanging.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

export type VerbForm = 'base' | 'third' | 'participle' | 'past';

const doublesLast = (verb: string) => /^(?:[^aeiou]*)[aeiou][bdgklmnprt]$/.test(verb) && !/[wxy]$/.test(verb);

export const verbForms = (verb: string, irregularPasts: string[] = []): [string, VerbForm][] => {
  const stem = verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb) ? verb.slice(0, -1) : verb;
  const doubled = doublesLast(verb) ? verb + verb.at(-1) : stem;
  const participle = verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : `${doubled}ing`;
  const third = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:ch|sh|x|ss|zz|o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`;
  const pasts = irregularPasts.length > 0 ? irregularPasts : [past];
  const british: [string, VerbForm][] = /[aeiou]l$/.test(verb)
    ? [
        [`${verb}ling`, 'participle'],
        [`${verb}led`, 'past'],
      ]
    : [];
  return [
    [verb, 'base'],
    [third, 'third'],
    [participle, 'participle'],
    ...pasts.map((form): [string, VerbForm] => [form, 'past']),
    ...british,
  ];
};

const nounFirst = new Set([
  'ice',
  'water',
  'rock',
  'figure',
  'roller',
  'bottle',
  'sword',
  'scuba',
  'belly',
  'tap',
  'spray',
  'disco',
]);

/** "take off/took off": each form of the first word, with the rest of the phrase behind it. */
export const phraseForms = (phrase: string): [string, VerbForm][] => {
  const [base, ...pasts] = phrase.split('/') as [string, ...string[]];
  const [verb, ...rest] = base.split(' ') as [string, ...string[]];
  // "Ice skate", "water ski": the second word is the verb.
  if (nounFirst.has(verb) && rest[0]) {
    const after = rest
      .slice(1)
      .map((word) => ` ${word}`)
      .join('');
    return verbForms(rest[0]).map(([form, kind]) => [`${verb} ${form}${after}`, kind]);
  }
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  return verbForms(
    verb,
    pasts.map((past) => past.split(' ')[0]!),
  ).map(([form, kind]) => [form + tail, kind]);
};

/** Base forms a word may be the participle, past or third person of. */
export const verbStems = (word: string): string[] => {
  const ending = /^(.+?)(ing|ed|s)$/.exec(word);
  if (!ending) return [word];
  const stem = ending[1]!;
  const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem];
};
