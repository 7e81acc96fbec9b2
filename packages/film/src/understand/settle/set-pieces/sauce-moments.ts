/** Moments of honey, syrup, chocolate and cream that run over a dish. */

import type { SetPiece } from './set-piece.ts';

const onto = /\b(?:over|onto|on|down|across|covering|on top of)\b/;
const flows = /\b(?:pour|drizzl|drip|trickl|flow|cascad|ooz|run|spread|melt)/;
/** These need no word for where: pancakes are drizzled, syrup drips. */
const drizzles = /\b(?:pour|drizzl|drip|trickl|cascad|ooz|smother|drench|soak)/;

/** The sauce, not the ice cream or the cake that is made of it. */
const sauces =
  /honey|syrup|chocolate(?! (?:ice|cake|brownie|chip|mousse|do))|(?<!ice )\bcream\b|caramel|fudge|sauce|custard|icing|glaze/;
const pouredOnto =
  /yogh?urt|oat ?meal|porridge|granola|muesli|pudding|pancakes?|hotcake|flapjack|waffle|ice cream|sundae|strawberr\w*|cake|brownie|toast|bread|dou?g?h?nut|churro|crepe|baklava|fruit|banana/;
const shows = new RegExp(
  `${pouredOnto.source}|honey|syrup|chocolate|cream|caramel|fudge|sauce|custard|icing|glaze|butter|stack|jar|jug|plate|drop|drizzl|bowl|dipper|spoon|^scoop`,
);

const kit = (text: string) =>
  `${/honey|chocolate|cream/.exec(sauces.exec(text)?.[0] ?? '')?.[0] ?? 'syrup'} poured over pancakes`;

/** What lies under it: said after "over", else the dish that is named. */
const dishOf = (text: string) => {
  const after = text.split(onto).slice(1).join(' ');
  return pouredOnto.test(after) ? after.slice(0, 60) : (pouredOnto.exec(text)?.[0] ?? '');
};
const words = (text: string) => [
  `over ${dishOf(text)}`,
  ...(/butter\b/.test(text) ? ['butter on top'] : []),
  ...(isTall.test(text) ? ['stacked high'] : []),
];
const isTall =
  /\b(?:stacked|piled) (?:up )?(?:high|tall)|\b(?:tall|high|huge|giant|big|towering|mile-high) (?:[a-z]{1,12} )?(?:stack|pile|tower)|\btower of\b/;
const unless = /candle|melt\w* ice|ice cream melt|sun\b|cone|\bbees?\b|\bbear\b/;

/** Hot food that butter melts on. */
const buttered =
  /corn\b|sweetcorn|potato|pancakes?|hotcake|flapjack|waffle|toast|bread|bun\b|biscuits?|muffin|steak|crumpet|scone/;

export const sauceMoments: readonly SetPiece[] = [
  {
    says: [flows, sauces, /dipper|spoon/, pouredOnto],
    unless,
    kit,
    shows,
    words: (text) => [`from a ${/dipper/.test(text) ? 'dipper' : 'spoon'} over ${dishOf(text)}`],
    place: 'kitchen',
    isClose: true,
  },
  { says: [flows, sauces, onto, pouredOnto], unless, kit, shows, words, place: 'kitchen', isClose: true },
  { says: [drizzles, sauces, pouredOnto], unless, kit, shows, words, place: 'kitchen', isClose: true },
  {
    says: [/melt|slid|drip|ooz/, /butter\b/, buttered],
    unless: /\bpan\b|skillet|griddle|peanut butter|field|syrup|honey/,
    kit: 'butter melting on food',
    shows: new RegExp(`${buttered.source}|butter|stack|plate|knob|pat$|slice|steam|cob`),
    words: (text) => [`on ${buttered.exec(text)?.[0] ?? 'pancake'}`],
    place: 'kitchen',
    effects: 'own',
    isClose: true,
  },
  // With no dish named it drips into a bowl.
  {
    says: [drizzles, /honey/, /dipper|spoon/],
    unless,
    kit,
    shows,
    words: (text) => [`from a ${/dipper/.test(text) ? 'dipper' : 'spoon'} over yogurt`],
    place: 'kitchen',
    isClose: true,
  },
];
