/** Moments of things: struck, blown out, burst, turned, written, typed. */

import type { SetPiece } from './set-piece.ts';

export const thingMoments: readonly SetPiece[] = [
  {
    says: [/domino/, /fall|toppl|tip|knock|chain|effect|tumbl/],
    unless: /pizza/,
    kit: 'falling dominoes',
    shows: /domino|chain|line|row/,
    place: 'room',
  },
  {
    says: [
      /candle/,
      /bl[eo]w\w* (?:it )?out|snuff|extinguish|go(?:es|ing)? out|put out|burn(?:s|ing)? out|dies out/,
    ],
    unless: /cake|birthday/,
    shows: /candle|flame|smoke|wick/,
    kit: 'candle',
    traits: [[/./, 'blown out']],
    effects: 'own',
    time: 'night',
  },
  {
    says: [/\b(?:an?|one|single|giant|big|huge|soap|shiny) (?:\w+ ){0,2}bubble\b/],
    unless: /girl|boy|child|kid|dog|puppy|cat|kitten|woman|man\b|people|underwater|gum|fish|bath/,
    kit: 'soap bubble',
    shows: /bubble/,
    traits: [[/pop|burst/, 'bursts']],
    place: 'garden',
    effects: 'own',
  },
  {
    says: [/watch|clock/, /gear|cog|mechanism|movement|clockwork|inside/],
    unless: /tower|grandfather|watching|watches|steam|tim(?:e|ing) lapse/,
    kit: 'watch movement',
    shows: /watch|gear|cog|clock|mechanism|movement|spring|wheel/,
    place: 'room',
  },
  {
    says: [/vinyl|\brecord\b|turntable/, /needle|spin|stylus|tonearm|turn|play/],
    unless: /\bdj\b|recording/,
    kit: 'record player',
    shows: /needle|record|vinyl|turntable|stylus|arm$|lp$/,
    traits: [[/drop|lower|touch|land|plac|set|start/, 'needle drops']],
    place: 'living_room',
  },
  {
    says: [/black hole/, /\b(?:star|sun)s?\b/],
    unless: /starship|spaceship|stars (?:around|behind)/,
    kit: 'black hole with a star',
    shows: /black hole|^stars?$|^suns?$/,
    place: 'space',
  },
  {
    says: [/hourglass|sand timer/],
    kit: 'hourglass',
    shows: /hourglass|sand timer|^sand/,
    notPlaces: /sand/,
    takesColour: true,
    withPeople: true,
  },
  {
    says: [/\b(?:pen|quill|feather)\b/, /\bwrit(?:es|ing|e|ten)\b|scribbl|\bsign/],
    kit: (text) => (/quill|feather/.test(text) ? 'letter written with a quill' : 'letter being written'),
    shows: /pen$|quill|feather|letter|paper|page|parchment|ink|note|word|diary|journal/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/typewriter/],
    shows: /typewriter|letter|paper|page|^text|^keys?$|^word/,
    kit: 'typewriter',
    traits: [[/typ(?:es|ing)\b|key|strik|press|click|clack|by itself/, 'typing']],
    place: 'room',
    isClose: true,
  },
  {
    says: [
      /rain ?drops?|water ?drop(?:let)?s?|dew ?drops?|\bdew\b|droplets?/,
      /\b(?:leaf|leaves|petals?|rose|tulip|flower|grass)\b/,
    ],
    unless: /window|windshield|umbrella|spider|web\b|falling into|meadow with|field/,
    kit: (text) =>
      /\bleaf|leaves/.test(text)
        ? 'leaf with raindrops'
        : /grass/.test(text)
          ? 'grass with dewdrops'
          : 'flower with raindrops',
    shows: /rain|drop|dew|leaf|petal|rose|tulip|flower|grass|blade|water/,
    place: 'garden',
    isClose: true,
    effects: 'own',
  },
  {
    says: [
      /\b(?:drops?|droplets?|rain ?drops?)\b/,
      /fall|drip|drop|splash|hit|land/,
      /water|pool|puddle|pond|ripple|surface/,
    ],
    unless: /leaf|leaves|window|petal|faucet|\btap\b|umbrella|roof|people|ice cube|temperature|glass/,
    kit: 'drop falling into water',
    shows: /drop|water|pool|puddle|pond|ripple|surface|splash/,
    place: 'room',
    notPlaces: /water|pool|puddle|pond|lake/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [/\bmatch(?:stick)?\b/, /struck|strik|light|ignit|flam|burn|flar/],
    unless: /football|soccer|tennis|boxing|wrestling|cricket|rugby|chess|candle|game|stadium/,
    kit: 'match being struck',
    shows: /match|flame|fire|stick|box|spark/,
    place: 'room',
    time: 'night',
    effects: 'own',
    isClose: true,
  },
  {
    says: [/dragon/, /gold|coin|treasure|hoard/],
    unless: /golden dragon|gold dragon|egg/,
    kit: 'gold hoard',
    shows: /gold|coin|treasure|hoard/,
    withPeople: true,
  },
];
