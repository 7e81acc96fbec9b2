/** How hands are on somebody else: with which tool, one hand or both. "Bandages an arm", "dusts off a jacket". */

import type { Action } from '../../scene/actions.ts';
import { chainOf, sensesOf } from '../kinds.ts';

export type BodyWork = {
  verbs: ReadonlySet<string>;
  /** Nouns it is done to; absent: any. */
  nouns?: ReadonlySet<string>;
  /** One hand reaches, two work, a palm or tool goes to and fro. */
  action: Extract<Action, 'reach' | 'work' | 'rub'>;
  tool?: string;
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(', '));

/** The first that fits. */
const rows: readonly BodyWork[] = [
  {
    verbs: words('comb, brush, style, do, untangle, detangle'),
    nouns: words('hair, ponytail, beard, mustache, mane, braid, curl'),
    action: 'reach',
    tool: 'hairbrush',
  },
  {
    verbs: words('cut, trim, snip, clip'),
    nouns: words('hair, beard, mustache, bangs, ponytail, fringe'),
    action: 'reach',
    tool: 'scissors',
  },
  { verbs: words('shave'), action: 'reach', tool: 'razor' },
  {
    verbs: words('paint, draw on, draw, colour, color, decorate'),
    action: 'reach',
    tool: 'paintbrush',
  },
  {
    verbs: words('brush, dust, brush off, dust off, sweep, sweep off'),
    action: 'rub',
    tool: 'hairbrush',
  },
  {
    verbs: words('clean, wipe, wipe off, polish, dry, wash, scrub, clean off, shine, mop, dab'),
    action: 'rub',
    tool: 'cleaning cloth',
  },
  { verbs: words('pat, tap, slap, poke, stroke, caress, tickle, pinch'), action: 'reach' },
  { verbs: words('measure, size'), action: 'work', tool: 'tape measure' },
  { verbs: words('bandage, dress, bind, treat, patch, patch up'), action: 'work', tool: 'bandage' },
  { verbs: words('inject, vaccinate'), action: 'reach', tool: 'syringe' },
  {
    verbs: words('examine, inspect, check, investigate, study, look into, analyze, analyse'),
    action: 'reach',
    tool: 'magnifying glass',
  },
  {
    verbs: words(
      'massage, rub, pat down, knead, sew, stitch, tie, tie up, untie, fasten, unfasten, button, button up, unbutton, zip, zip up, unzip, lace, lace up, buckle, unbuckle, strap, clip on, adjust, straighten, fix, repair, mend, braid, plait, wrap, put on, take off, remove, help, smooth, fold, roll up, hook, unhook, knead, loosen, tighten, set, set up, program, configure, operate',
    ),
    action: 'work',
  },
];

const isOf = ({ verbs, nouns }: BodyWork, verb: string, noun: string) =>
  verbs.has(verb) && (!nouns || nouns.has(noun) || nouns.has(noun.split(' ').at(-1)!));

/** Verbs too general to say what hands do. */
const tooGeneral = words(
  'touch, move, change, act, make, get, put, handle, treat, do, set, fix, remove, take',
);

/** By the verb itself, by its first word, then by what it is a kind of; null: one bare hand. */
export const bodyWorkFor = (verb: string, noun: string): BodyWork | null => {
  const plain =
    rows.find((row) => isOf(row, verb, noun)) ?? rows.find((row) => isOf(row, verb.split(' ')[0]!, noun));
  if (plain) return plain;
  for (const { sense, rank } of sensesOf('verb', verb)) {
    if (rank > 1) break;
    for (const { name } of chainOf('verb', sense)) {
      if (tooGeneral.has(name)) break;
      const row = rows.find((one) => isOf(one, name, noun));
      if (row) return row;
    }
  }
  return null;
};

/** Done from where one is, or with lips and arms of their own way: no hand goes to the part that is named. */
const elsewhere = new Set<Action>([
  'look',
  'talk',
  'sing',
  'photograph',
  'point',
  'wave',
  'hug',
  'kiss',
  'throw',
  'kick',
  'punch',
  'hit',
  'fight',
  'shoot',
  'stand',
  'sit',
  'lie',
  'sleep',
  'dance',
  'laugh',
  'cry',
  'pose',
  'give',
  'shake_hands',
  'high_five',
  'walk',
  'run',
  'ride',
  'drive',
  'eat',
  'drink',
  'feed',
  'cast_spell',
  'pour',
  'stir',
  'chase',
  'type',
  'read',
  'phone',
  'jump',
  'climb',
  'hold',
  'carry',
  'whisper',
]);

/** Whether a hand is at the part of somebody else that a verb is done to. */
export const isAtBody = (action: Action, work: BodyWork | null): boolean =>
  work !== null || !elsewhere.has(action);

const soilings = words(
  'dust, dirt, lint, fluff, crumb, mud, stain, spot, grime, hair, soot, ash, sawdust, flour, sweat, tear, sand, snow, debris, grease, smudge, speck, dandruff, foam, cobweb, cream, sauce',
);
const cleansing = words(
  'brush, wipe, dust, sweep, rub, wash, clean, scrub, shake, flick, remove, pat, pick, dab, blow',
);
/** Stuffs that are on somebody or something until they are wiped or brushed off. */
export const isCleanedOff = (verb: string, noun: string): boolean =>
  soilings.has(noun) && cleansing.has(verb.split(' ')[0]!);
