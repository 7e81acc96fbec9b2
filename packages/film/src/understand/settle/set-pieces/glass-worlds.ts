/** Small worlds in a glass: which glass, what is in it, and what falls there. */

import type { SetPiece } from './set-piece.ts';

const vessel =
  '(?:(?:mason|glass|jam|pickle|cookie) jars?|jars?|bottles?|snow ?globes?|glass (?:globes?|spheres?|orbs?|balls?)|crystal (?:balls?|spheres?)|light ?bulbs?|bulbs?|(?<!\\bo )lanterns?|lamps?|glass (?:domes?|cloches?|bells?|box)|terrariums?|cloches?)';
const world =
  '(?:house|cottage|cabin|home|village|town|city|skyline|cityscape|metropolis|forest|woods|jungle|trees?|rainforest|castle|palace|garden|flowers|meadow|mountains?|island|lighthouse|ship|boat|sailboat|galleon|galaxy|universe|nebula|milky way|ocean|sea|storm|thunderstorm|waves|landscape|world|ecosystem|winter wonderland)';

/** "A house inside a jar", "a jar with a forest in it". */
const isWithin = new RegExp(
  `\\b${world}s?\\b(?: [a-z-]+){0,4}? (?:in|inside|within|trapped in|under|growing in|living in|built in)(?: of)? (?:an?|the|this|my) (?:[a-z-]+ ){0,4}?${vessel}\\b|\\b${vessel}\\b(?: [a-z-]+){0,3}? (?:with|containing|holding|that (?:holds|contains)|filled with|full of|and)(?: [a-z-]+){0,4}? ${world}s?\\b`,
);

const glassOf = (text: string): string => {
  if (/snow ?globe|glass (?:globe|sphere|orb|ball)|crystal (?:ball|sphere)/.test(text)) return 'snow globe';
  if (/bulb/.test(text)) return 'world in a light bulb';
  if (/lantern|lamp\b/.test(text)) return 'world in a lantern';
  if (/dome|cloche|bell\b|terrarium|\bbox\b/.test(text)) return 'world under a glass dome';
  return /bottle/.test(text) ? 'world in a bottle' : 'world in a jar';
};

const held: readonly [RegExp, string][] = [
  [/\b(?:ship|boat|sailboat|galleon)s?\b/, 'ship'],
  [/galaxy|universe|nebula|milky way/, 'galaxy'],
  [/village|town\b|winter wonderland/, 'village'],
  [/\bcity|skyline|cityscape|metropolis|paris|new york|london|tokyo/, 'city'],
  [/castle|palace/, 'castle'],
  [/lighthouse/, 'lighthouse'],
  [/house|cottage|cabin|\bhome\b/, 'house'],
  [/forest|woods\b|jungle|ecosystem/, 'forest'],
  [/mountain|landscape/, 'mountain'],
  [/garden|flowers|meadow/, 'garden'],
  [/\btrees?\b/, 'tree'],
  [/ocean|\bsea\b|waves|storm/, 'sea'],
];

const words = (text: string): string[] => {
  const name = held.find(([said]) => said.test(text))?.[1];
  return [
    ...(name ? [`holds ${name}`] : []),
    ...(/snow(?! ?globe)|blizzard|winter|christmas/.test(text) ? ['snows'] : []),
    ...(/\brain(?!bow|forest)/.test(text) ? ['rains'] : []),
    ...(/storm|thunder|lightning|rough|wild|raging/.test(text) ? ['storms'] : []),
  ];
};

const shared = {
  kit: glassOf,
  shows:
    /globe|\bjar|bottle|bulb|lantern|lamp|dome|cloche|terrarium|sphere|orb|ball|glass|village|house|cottage|cabin|snow|flake|tree|pine|town|church|castle|palace|city|skyline|tower|skyscraper|building|forest|wood|garden|flower|mountain|ship|boat|galleon|galaxy|lighthouse|sea|ocean|wave|storm|rain|lightning|world|landscape|water/,
  words,
  place: 'room',
  notPlaces:
    /snow|village|town|city|forest|wood|garden|mountain|sea|ocean|wave|galaxy|space|jungle|meadow|island|castle|house|cabin|landscape|storm|winter/,
  notWeather: 'any',
  effects: 'own',
  takesFigures: true,
  isClose: true,
  isWhole: true,
} as const satisfies Partial<SetPiece>;

export const glassWorlds: readonly SetPiece[] = [
  { ...shared, says: [isWithin, /galaxy|universe|nebula|milky way/], time: 'night' },
  { ...shared, says: [isWithin], unless: /\bhotel|message in a bottle|perfume|street lamp|lamp ?post/ },
  { ...shared, says: [/snow ?globe/] },
];
