/** Moments of toys: marbles that roll, a top that spins, dominoes that fall. */

import type { SetPiece } from './set-piece.ts';

/** What guides a marble on its way down. */
const tracks =
  /\b(?:race ?)?tracks?\b|\bramps?\b|\bchutes?\b|\brails?\b|\bslides?\b|\bmaze\b|\bcourse\b|\brun\b|\bgroove|\binclined?\b|\bslopes?\b/;

export const toyMoments: readonly SetPiece[] = [
  {
    says: [
      /\b(?:coins?|pennies|bitcoins?)\b/,
      /\b(?:fall|rain|drop|pour|tumbl|spill|cascad|shower|pil)\w*|\bheap|stream of|flying/,
    ],
    unless:
      /dragon|fountain|\bwell\b|water|piggy|\bjar\b|slot machine|mario|glass|chest|pirate|\b(?:m[ae]n|wom[ae]n|girl|boy|child|kid|hand|hands|king|person|people)\b/,
    kit: 'coins raining on a heap',
    shows: /coin|penn|gold|silver|money|heap|pile|table/,
    words: (text) => [text.slice(0, 78)],
    takesColour: true,
    notPlaces: /gold|silver/,
    place: 'studio',
    effects: 'own',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\bmarbles?\b|\b(?:glass|steel|metal|wooden|small|little|tiny) (?:balls?|spheres?|beads?)\b|\bball bearings?\b/,
      tracks,
    ],
    unless:
      /statue|column|sculpture|staircase|train|\bcars?\b|\bdog|\bcat\b|\bmarble (?:floor|hall|steps|stairs)/,
    kit: (text) =>
      /\b(?:marbles|balls|spheres|beads|bearings)\b/.test(text) ? 'marbles on a track' : 'marble track',
    shows: /marble|ball|sphere|bead|bearing|track|ramp|chute|rail|slide|maze|course|run|wood|slope/,
    notPlaces: /./,
    takesColour: true,
    place: 'room',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\b(?:an?|the|one|single|glass|lone) (?:[a-z]{1,12} ){0,2}marble\b(?! [a-z]*(?:statue|floor|column|table|hall|counter))/,
      /\broll/,
    ],
    unless: /statue|column|sculpture|\bjar\b/,
    kit: 'single rolling marble',
    shows: /marble|glass ball/,
    takesColour: true,
    place: 'room',
    isClose: true,
  },
  {
    says: [/\bmarbles\b/, /roll|floor|table|spill|scatter|play|race|track|jar/],
    unless: /statue|column|sculpture|\bjar\b/,
    kit: 'rolling marbles',
    shows: /marble|glass ball/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/\b(?:spinning|toy|wooden|colou?rful|twirling) top\b|\btop (?:spins|spinning|twirl)/],
    unless: /mountain|on top|tree|hill|roof/,
    kit: 'top that spins',
    shows: /\btop\b/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/domino/, /fall|toppl|tip|knock|chain|effect|tumbl/, /spiral|swirl|coil|circle|circular|curl/],
    unless: /pizza/,
    kit: 'falling dominoes',
    shows: /domino|chain|line|row|spiral|swirl|circle/,
    traits: [[/./, 'spiral']],
    place: 'room',
    isFromAbove: true,
  },
  {
    says: [/domino/, /fall|toppl|tip|knock|chain|effect|tumbl/],
    unless: /pizza/,
    kit: 'falling dominoes',
    shows: /domino|chain|line|row/,
    place: 'room',
  },
];
