/** Which picture each English noun gets: the emoji of that name, or of the nearest kind above it in WordNet. */

import type { Sense, WordNet } from './wordnet.ts';

export type Emoji = {
  art: string;
  label: string;
  group: number;
  kind: string;
  /** All its names, where it is not named like other things and nothing is a kind of it. */
  only?: string[];
};
export type Thing = Emoji & { names: Set<string> };

const animal = '05';
const artifact = '06';
const food = '13';
const object = '17';
const person = '18';
const phenomenon = '19';
const plant = '20';
const acceptable: Record<number, string[]> = {
  0: [person, artifact, '09'],
  1: [person, '03'],
  3: [animal, plant, object, person, food],
  4: [food, plant, artifact, animal],
  5: [artifact, object, phenomenon],
  6: [artifact, plant, object],
  7: [artifact, object, '21', '27', '08', food, '10'],
};
const drawableLexFiles = [animal, artifact, food, person, plant];
const farthestKind = 8;

const singular = (name: string) =>
  /(?:ss|us|is|jeans|glasses|shorts|scissors|pants|cards|bangs)$/.test(name)
    ? name
    : name.replace(/ies$/, 'y').replace(/s$/, '');

/** Where the climb up the hypernyms ends: the sense of each name that fits the emoji's group. */
const notKinds = [
  'construction',
  'label',
  'construct',
  'station',
  'seat',
  'cooking',
  'mate',
  'custard',
  'fly',
];

const anchorsOf = (things: Thing[], { nouns, synsets }: WordNet) => {
  const anchors = new Map<string, Thing>();
  for (const thing of things) {
    for (const name of thing.names) {
      if (notKinds.includes(name)) continue;
      const fits = acceptable[thing.group] ?? [];
      const sense = nouns
        .get(name)
        ?.slice(0, 4)
        .find(({ synset }) => {
          const { lexFile, isInstance } = synsets.get(synset)!;
          return !isInstance && fits.includes(lexFile);
        });
      if (sense && !anchors.has(sense.synset)) anchors.set(sense.synset, thing);
    }
  }
  return anchors;
};

const climb = (start: string, anchors: Map<string, Thing>, { synsets }: WordNet): Thing | undefined => {
  let level = [start];
  for (let distance = 0; distance <= farthestKind && level.length > 0; distance += 1) {
    for (const synset of level) {
      const thing = anchors.get(synset);
      if (thing) return thing;
    }
    level = level.flatMap((synset) => synsets.get(synset)!.hypernyms);
  }
  return undefined;
};

/** "Astragalus alpinus": nobody writes these in a prompt, and they are half of all names. */
const isLatin = (word: string, { capitalised, nouns }: WordNet) => {
  const parts = word.split(' ');
  return capitalised.has(word) && (parts[0] === 'genus' || parts.slice(1).some((part) => !nouns.has(part)));
};

/** Words for people are kept only where texts use them and nobody is insulted. */
const insults = ['unpleasant person', 'unwelcome person', 'bad person', 'unfortunate', 'simpleton'];
/** What WordNet files elsewhere. */
export const slurs = new Set([
  'anti-semite',
  'commie',
  'coon',
  'cripple',
  'fag',
  'faggot',
  'half-breed',
  'homosexual',
  'racist',
  'whore',
]);
const isFitForPrint = (word: string, synset: string, net: WordNet) => {
  if (net.synsets.get(synset)!.lexFile !== person) return true;
  if (!net.uses.get(word)?.noun || net.capitalised.has(word)) return false;
  const banned = insults.flatMap((insult) => net.nouns.get(insult)?.map((sense) => sense.synset) ?? []);
  let level = [synset];
  while (level.length > 0) {
    if (level.some((one) => banned.includes(one))) return false;
    level = level.flatMap((one) => net.synsets.get(one)!.hypernyms);
  }
  return true;
};

/** "Green dragon" is a plant to WordNet; in a prompt it is a dragon. So is "snow on the mountain", and a man on a horse. */
const misleads = (word: string, thing: Thing, byName: Map<string, Thing>) => {
  if (/^(?:plant|food)/.test(thing.kind) && /-(?:on|and|of|in|by|over|the)-/.test(word))
    return !word.startsWith('lily-of-the');
  const head = byName.get(word.split(' ').at(-1)!);
  return word.includes(' ') && head !== undefined && head.kind.split('-')[0] !== thing.kind.split('-')[0];
};

const commonest = (senses: Sense[]) => Math.max(0, ...senses.map(({ uses }) => uses));

const thingOf = (word: string, anchors: Map<string, Thing>, net: WordNet) => {
  const senses = net.nouns.get(word)!;
  const counts = net.uses.get(word);
  if (counts && counts.verb + counts.adjective + counts.adverb > 2 * counts.noun + 2) return undefined;
  const likely = senses.slice(0, 3).filter(({ synset, uses }, rank) => {
    const { lexFile, isInstance } = net.synsets.get(synset)!;
    return (
      !isInstance &&
      drawableLexFiles.includes(lexFile) &&
      isFitForPrint(word, synset, net) &&
      uses * 3 + (rank < 2 ? 1 : 0) >= commonest(senses)
    );
  });
  const found = likely.map(({ synset }) => ({
    lexFile: net.synsets.get(synset)!.lexFile,
    thing: climb(synset, anchors, net),
  }));
  const first = found.find(({ thing }) => thing)?.thing;
  const living = found.find(({ thing, lexFile }) => thing && lexFile === animal)?.thing;
  return first && (first.kind.startsWith('food') || first.label === 'wood') ? (living ?? first) : first;
};

/** "man: red hair" is also a red-haired man, and a man with red hair. */
const looksNames = (label: string): string[] => {
  const [, who, look] = /^(man|woman|person): (.+)$/.exec(label) ?? [];
  if (!who || !look) return [];
  if (look === 'bald') return [`bald ${who}`];
  if (look === 'beard') return [`bearded ${who}`, `${who} with a beard`, `${who} with beard`];
  const shade = look.replace(' hair', '');
  const also = {
    white: ['white haired', 'grey haired', 'gray haired'],
    blond: ['blond', 'blonde', 'blond haired'],
  };
  const adjectives = also[shade as keyof typeof also] ?? [`${shade} haired`];
  return [...adjectives.map((adjective) => `${adjective} ${who}`), `${who} with ${look}`];
};

export const nameThings = (emoji: Emoji[], moreNames: Map<string, string[]>, net: WordNet): Thing[] => {
  const taken = new Set<string>();
  const things = emoji.map((one): Thing => ({ ...one, names: new Set() }));
  const byLabel = new Map(things.map((thing) => [thing.label, thing]));
  const give = (thing: Thing, name: string) => {
    if (taken.has(name)) return;
    taken.add(name);
    thing.names.add(name);
  };
  for (const thing of things) {
    if (!thing.only) give(thing, thing.label.toLowerCase().replaceAll('’', "'"));
  }
  for (const [label, names] of moreNames) {
    const thing = byLabel.get(label);
    if (!thing) throw new Error(`No emoji has the label "${label}"`);
    for (const name of names) give(thing, name);
  }
  for (const thing of things) for (const name of thing.only ?? looksNames(thing.label)) give(thing, name);
  for (const thing of things) {
    if (thing.only) continue;
    const label = [...thing.names][0] ?? '';
    give(thing, label.replace(/ face$/, ''));
    give(thing, singular(label));
  }
  const anchors = anchorsOf(
    things.filter(({ only }) => !only),
    net,
  );
  const byName = new Map(things.flatMap((thing) => [...thing.names].map((name) => [name, thing] as const)));
  for (const word of net.nouns.keys()) {
    if (
      taken.has(word) ||
      slurs.has(word) ||
      isLatin(word, net) ||
      !/^[a-z][a-z'-]{2,}( [a-z'-]+){0,2}$/.test(word)
    )
      continue;
    const thing = thingOf(word, anchors, net);
    if (thing && !misleads(word, thing, byName)) give(thing, word);
  }
  return things.filter(({ names }) => names.size > 0);
};
