/** Where an occasion is held and who else is there, unless that is said. */

import type { Action } from '../../scene/actions.ts';

export type HeldOccasion = {
  /** A name of a place as the vocabulary or a fitted row has it. */
  place: string;
  guests: { noun: string; count: number; action: Action | null } | null;
};

type Row = [occasions: string, place: string, guests?: string];

/** Guests: count, noun and action. */
const rows: Row[] = [
  [
    'gala, gala dinner, black-tie event, black tie event, black-tie gala, formal event, formal dinner, charity event, fundraiser, cocktail party, reception party, soiree, masquerade, masquerade ball, debutante ball, charity ball, royal ball, ball dance',
    'ballroom',
    '4 guest stand',
  ],
  ['prom, prom night, school dance, barn dance', 'dance hall', '4 guest dance'],
  [
    'wedding reception, wedding banquet, banquet, royal banquet, feast, royal feast, state dinner',
    'banquet hall',
    '4 guest stand',
  ],
  ['coronation, knighting', 'throne room'],
  ['wedding, wedding ceremony, christening, baptism, mass, church service, sermon', 'church'],
  ['funeral, burial', 'graveyard', '4 guest stand'],
  [
    'graduation, graduation ceremony, commencement, school play, play rehearsal, rehearsal, dress rehearsal, spelling bee, talent contest, beauty pageant, pageant, award ceremony, awards ceremony, prize ceremony, opera, ballet, ballet performance, recital, piano recital, violin recital, stand-up show, comedy show, stand-up comedy show, musical, theater performance, theatre performance, theater play, audition, ted talk',
    'theatre stage',
  ],
  [
    'talk show, game show, quiz show, tv show, tv interview, news broadcast, news show, weather forecast, late night show, debate, political debate',
    'tv studio',
  ],
  [
    'cooking show, cooking class, cooking lesson, baking class, baking contest, cooking competition, bake off',
    'kitchen',
  ],
  [
    'birthday party, birthday, house party, costume party, christmas party, christmas dinner, thanksgiving, thanksgiving dinner, new year s eve party, family dinner, dinner party, family reunion, reunion, baby shower, game night, book club, surprise party',
    'living room',
    '4 guest stand',
  ],
  ['movie night, piano lesson, guitar lesson, music lesson, seance', 'living room'],
  ['sleepover, slumber party, pajama party, bedtime, bedtime story', 'bedroom'],
  ['halloween party', 'living room', '4 guest stand'],
  ['pool party, swimming lesson, swimming competition, swim meet, water aerobics', 'swimming pool'],
  ['beach party, beach day', 'beach'],
  [
    'garden party, barbecue party, backyard barbecue, cookout, yard sale, garage sale, egg hunt, easter egg hunt',
    'garden',
  ],
  ['camping trip, campout, scout camp, summer camp', 'campsite'],
  ['hike, hiking trip, expedition, trek', 'mountain trail'],
  ['fishing trip, fishing competition', 'lake'],
  ['cruise, regatta, sailing race, boat race, yacht race, sailing trip', 'sea'],
  [
    'auction, art auction, seminar, conference, science conference, convention, congress, summit meeting',
    'conference hall',
    '4 guest sit',
  ],
  [
    'press conference, business meeting, board meeting, team meeting, staff meeting, negotiation, business deal, office meeting, presentation, business presentation',
    'conference room',
    '3 colleague talk',
  ],
  ['job interview, video conference, work meeting', 'office'],
  ['trial, court trial, court hearing, hearing, lawsuit, jury duty', 'courtroom'],
  ['lecture, university lecture', 'lecture hall'],
  [
    'exam, final exam, test day, math class, english class, science class, history class, school lesson, math lesson, lesson, parent-teacher meeting, detention, class reunion, high school reunion',
    'classroom',
  ],
  [
    'science fair, basketball game, basketball match, volleyball game, volleyball match, badminton match, karate class, karate tournament, fencing match, gymnastics competition, dodgeball game',
    'sports hall',
  ],
  ['magic show, magic act, talent show, puppet show', 'theatre'],
  ['yoga class, pilates class', 'yoga studio'],
  ['dance class, dance lesson, ballet lesson, ballet class', 'dance studio'],
  ['art class, painting class, drawing class, painting lesson', 'art studio'],
  ['pottery class', 'pottery studio'],
  [
    'football match, football game, soccer match, soccer game, soccer practice, baseball game, rugby match, tennis match, cricket match, track meet, olympics, olympic games, championship game, super bowl, world cup',
    'stadium',
  ],
  ['boxing match, wrestling match, sumo match, judo match, hockey game, hockey match', 'arena'],
  ['race day, car race, motorcycle race, drag race, grand prix', 'race track'],
  ['horse race, horse show, show jumping', 'grassland'],
  ['ski race, ski trip, snowball fight, skiing lesson', 'snowfield'],
  ['poker game, poker tournament, poker night, card game, blackjack game, world series of poker', 'casino'],
  ['wine tasting', 'wine cellar'],
  ['safari, safari tour', 'savanna'],
  ['road trip', 'road'],
  ['space mission, spacewalk, space walk', 'space'],
  ['archaeological dig, archeological dig, excavation', 'desert'],
  ['surgery, operation in hospital, heart surgery', 'operating room'],
  ['checkup, medical checkup, doctor s appointment, physical exam, vaccination', 'examination room'],
  ['dental checkup, dentist appointment, dental appointment', 'dentist office'],
  ['therapy session, counseling session, psychotherapy session', 'living room'],
  ['haircut, manicure, pedicure', 'barbershop'],
  ['massage', 'spa'],
  ['photo shoot, photoshoot, photo session', 'photo studio'],
  ['film shoot, movie shoot', 'tv studio'],
  [
    'protest, demonstration, election rally, political rally, rally, protest march',
    'square',
    '9 person walk',
  ],
  ['knight s tournament, joust, jousting tournament, medieval tournament', 'castle courtyard'],
  ['food festival, market day', 'market'],
  ['dog show, cat show, agility contest', 'sports hall'],
  ['karaoke, karaoke night, happy hour, pub quiz', 'bar'],
  [
    'blind date, speed dating, romantic dinner, candlelight dinner, candlelit dinner, date night',
    'restaurant',
  ],
  ['rescue mission', 'mountains'],
  ['dive, synchronized dive, high dive, springboard dive, diving competition', 'swimming pool'],
  ['scuba dive, deep sea dive', 'underwater'],
  ['ping-pong game, ping pong game, table tennis game, table tennis match, badminton game', 'sports hall'],
  ['marathon race, fun run', 'street'],
  ['christmas market', 'market'],
];

const readGuests = (text: string): HeldOccasion['guests'] => {
  const [count, noun, action] = text.split(' ');
  return { count: Number(count), noun: noun!, action: action as Action };
};

const held: ReadonlyMap<string, HeldOccasion> = new Map(
  rows.flatMap(([names, place, guests]) =>
    names
      .split(', ')
      .map((name) => [name, { place, guests: guests === undefined ? null : readGuests(guests) }] as const),
  ),
);

/** By the whole name, then by its last words: "an outdoor yoga class". */
export const occasionOf = (noun: string): HeldOccasion | undefined => {
  const words = noun.split(' ');
  const tails = words.slice(1).map((_, from) => words.slice(from + 1).join(' '));
  return [noun, ...tails].map((name) => held.get(name)).find((found) => found !== undefined);
};

/** The name has a row of its own: "a spelling bee" is no bee. */
export const isOccasion = (noun: string): boolean => held.has(noun);
