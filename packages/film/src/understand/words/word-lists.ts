/** The word lists of the data folder, read once when first needed. */

import { readFileSync } from 'node:fs';

export type Picture = {
  /** File stem of the picture. */
  art: string;
  /** Group of the picture: `animal-bird`, `transport-water`, `clothing`, ... */
  kind: string;
  /** The picture's own name, of which the asked one is a kind. */
  mainName: string;
};
export type PartOfSpeech = 'adjective' | 'adverb' | 'verb';

const read = (name: string) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as string[]);

const once = <Value>(make: () => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export const inWords = (name: string) => name.replace(/[-’']/g, ' ').replace(/\s+/g, ' ').trim();
export const withoutVariant = (art: string) => art.replaceAll('-fe0f', '');

/** Pictures of a view or of weather are no things: in a prompt they stand for these words. */
const scenery: Record<string, string> = {
  '1f3d6': 'beach',
  '1f3dc': 'desert',
  '1f3dd': 'island',
  '1f3de': 'valley',
  '26f0': 'mountain',
  '1f3d4': 'mountain',
  '1f5fb': 'mountain',
  '1f3d8': 'village',
  '1f3d5': 'meadow',
  '1f306': 'city',
  '1f3d9': 'city',
  '1f303': 'night',
  '1f304': 'sunrise',
  '1f305': 'sunrise',
  '1f307': 'sunset',
  '1f309': 'night',
  '1f301': 'fog',
  '1f30a': 'waves',
  '1f30c': 'galaxy',
  '2600': 'sun',
  '1f31e': 'sun',
  '1f311': 'moon',
  '1f312': 'moon',
  '1f313': 'moon',
  '1f314': 'moon',
  '1f315': 'moon',
  '1f316': 'moon',
  '1f317': 'moon',
  '1f318': 'moon',
  '1f319': 'moon',
  '1f31d': 'moon',
  '1f327': 'rain',
  '1f328': 'snow',
  '26c8': 'thunderstorm',
  '1f329': 'lightning',
  '26a1': 'lightning',
  '2601': 'cloud',
  '26c5': 'cloudy',
  '1f32b': 'fog',
  '1f32c': 'wind',
  '1f308': 'rainbow',
  '1f525': 'fire',
  '1f386': 'fireworks',
  '1f387': 'fireworks',
  '2728': 'sparkles',
  '1f31f': 'stars',
  '1f320': 'shooting star',
  '1f342': 'falling leaves',
  '2668': 'steam',
  '1f5fe': 'island',
  '1f6e3': 'road',
};
export const sceneryOfArt = (art: string) => scenery[withoutVariant(art)];

/** "man walking": the act is read from the verb, not from the picture's name. */
const namesAnAct = /^(?:person|man|woman|men|women|people|horse) (?!with ).*(?:ing|ed)\b/;

const loadPictures = once(() => {
  const byName = new Map<string, Picture>();
  const byArt = new Map<string, Picture>();
  for (const [art, kind, names] of read('things.txt') as [string, string, string][]) {
    const all = names.split('|').map(inWords);
    const picture = { art, kind, mainName: all[0]! };
    byArt.set(withoutVariant(art), picture);
    if (sceneryOfArt(art)) continue;
    for (const name of all) if (!namesAnAct.test(name) && !byName.has(name)) byName.set(name, picture);
  }
  return { byName, byArt };
});

const loadWords = once(() => {
  const parts = new Map<string, PartOfSpeech>();
  for (const [part, words] of read('words.txt') as [string, string][]) {
    for (const word of words.split('|')) {
      if (!parts.has(word)) parts.set(word, part.replace(/s$/, '') as PartOfSpeech);
    }
  }
  return parts;
});

export const loadChinese = once(() => new Map(read('chinese.txt') as [string, string][]));

/** Traditional characters and their simplified forms. */
export const loadSimplified = once(() => new Map(read('traditional.txt') as [string, string][]));

export const findPicture = (name: string) => loadPictures().byName.get(name);
export const findPictureByArt = (art: string) => loadPictures().byArt.get(withoutVariant(art));
export const partOfSpeech = (word: string) => loadWords().get(word);
