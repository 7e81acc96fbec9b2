/** Armies of the past and of tales: many fighters with their arms, riders and banners who charge, march or clash. */

import type { Action } from '../../../scene/actions.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { add, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

type Host = {
  says: RegExp;
  fighter: string;
  arms: string;
  shield: string | null;
  rides: boolean;
  colour: string;
};

const hosts: readonly Host[] = [
  {
    says: /\b(?:romans?|legions?|legionar(?:y|ies)|centurions?|gladiators)\b/,
    fighter: 'roman soldier',
    arms: 'spear',
    shield: 'shield',
    rides: false,
    colour: '#a8242c',
  },
  {
    says: /\b(?:spartans?|greeks?|trojans?|hoplites?|persians?)\b/,
    fighter: 'roman soldier',
    arms: 'spear',
    shield: 'round shield',
    rides: false,
    colour: '#b8862c',
  },
  {
    says: /\b(?:vikings?|norse(?:men)?|barbarians|celts?|saxons)\b/,
    fighter: 'viking',
    arms: 'axe',
    shield: 'round shield',
    rides: false,
    colour: '#2f6a8a',
  },
  {
    says: /\b(?:samurais?|shoguns?|feudal japan\w*|ronins?)\b/,
    fighter: 'samurai',
    arms: 'katana',
    shield: null,
    rides: true,
    colour: '#b3202a',
  },
  {
    says: /\b(?:orcs?|goblins?|uruk(?:-| )?hai)\b/,
    fighter: 'orc',
    arms: 'axe',
    shield: 'round shield',
    rides: false,
    colour: '#3a3230',
  },
  {
    says: /\b(?:skeletons?|undead)\b/,
    fighter: 'skeleton',
    arms: 'sword',
    shield: 'round shield',
    rides: false,
    colour: '#5a4a3a',
  },
  {
    says: /\b(?:medieval|knights?|crusaders?|templars?|cavalry|castles?|middle ages|fantasy|elves|elven|horsemen|lances)\b/,
    fighter: 'knight',
    arms: 'sword',
    shield: 'shield',
    rides: true,
    colour: '#a8242c',
  },
];
const knights = hosts.at(-1)!;

const ofToday =
  /\b(?:modern|tanks?|guns?|rifles?|helicopters?|planes?|jets?|trenches|ww[12i]+|world war|robots?|clones?|storm ?troopers?|terracotta|toy|lego|ants?|salvation|space|aliens?|zombies?|parade|army (?:of )?(?:men|base|camp|truck|jeep))\b/;
const host =
  /\b(?:arm(?:y|ies)|legions?|hordes?|cavalry|battalions?|regiments?|war ?bands?|ranks of|thousands of|hundreds of|columns? of)\b/;
const fighters =
  /\b(?:knights|crusaders|templars|vikings|samurai|spartans|romans|roman soldiers|legionaries|orcs|warriors|barbarians|horsemen|swordsmen|goblins|skeletons)\b/;
const many =
  /\b(?:charg(?:e|es|ing)|battle(?:field)?s?|war|wars|march(?:es|ing)?|attack(?:s|ing)?|clash(?:es|ing)?|invad(?:e|es|ing)|storm(?:s|ing)?|fight(?:s|ing)?|siege|raid(?:s|ing)?|into (?:the )?fight)\b/;
const clashes =
  /\b(?:clash(?:es|ing)?|collid(?:e|es|ing)|two (?:\w+ )?armies|battles?|fight(?:s|ing)?|versus|vs|against|each other|in combat)\b/;
/** A few who are counted are no army. */
const few =
  /\b(?:two|three|four|five|2|3|4|5|a pair of|a couple of) (?:\w+ ){0,2}(?:knights|crusaders|templars|vikings|samurai|spartans|romans|orcs|warriors|barbarians|horsemen|swordsmen|goblins|skeletons)\b/;
const ofThePast =
  /\b(?:charg\w+|clash\w*|swords?|spears?|shields?|horses|banners|battlefield|ancient|epic)\b/;

/** Those who face the first: named, or the same in other colours. */
const sidesOf = (text: string): Host[] => {
  const at = (one: Host) => text.search(one.says);
  return hosts.filter((one) => at(one) >= 0).toSorted((a, b) => at(a) - at(b));
};

const clearStage = (draft: Draft) => {
  draft.things = without(
    draft.things,
    (thing) =>
      isPerson(thing) ||
      /^(?:horse|sword|shield|spear|axe|katana|flag|banner|lance|army|legion|battle|war)s?$/.test(
        nounOf(thing),
      ),
  );
  draft.notDrawn = draft.notDrawn.filter(
    (name) => !host.test(name) && !/battle|dust|banner|flag|armou?r|weapon/.test(name),
  );
};

type Rank = { side: string; count: number; action: Action; colour: string };

const withTraits = (side: string) => ['in an army', side];

const addFoot = (draft: Draft, one: Host, { side, count, action, colour }: Rank) => {
  const act = { ...newAct(action, action), direction: action === 'fight' ? null : ('toward' as const) };
  const at = add(draft, one.fighter, { count, plural: true, acts: [act], traits: withTraits(side) });
  if (at < 0) return;
  const carry = (noun: string, change: Partial<DraftThing> = {}) => {
    const held = add(draft, noun, { count, plural: true, isImplied: true, ...change });
    if (held >= 0) draft.things[at]!.ties.push({ kind: 'holding', to: held });
  };
  carry(one.arms);
  if (one.shield) carry(one.shield, { colour: { name: 'painted', hex: colour } });
};

const addRiders = (draft: Draft, one: Host, { side, count, action }: Rank) => {
  const act = () => ({ ...newAct(action, action), direction: 'toward' as const });
  const at = add(draft, one.fighter, { count, plural: true, acts: [act()], traits: withTraits(side) });
  const mount = add(draft, 'horse', { count, plural: true, acts: [act()], traits: withTraits(side) });
  const sword = add(draft, one.arms, { count, plural: true, isImplied: true });
  if (at < 0 || mount < 0 || sword < 0) return;
  draft.things[at]!.ties.push({ kind: 'riding', to: mount }, { kind: 'holding', to: sword });
};

const addBearers = (draft: Draft, one: Host, { side, count, action, colour }: Rank) => {
  const act = { ...newAct(action, action), direction: 'toward' as const };
  const at = add(draft, one.fighter, { count, plural: count > 1, acts: [act], traits: withTraits(side) });
  const banner = add(draft, 'banner', {
    count,
    plural: count > 1,
    isImplied: true,
    colour: { name: 'painted', hex: colour },
  });
  if (at >= 0 && banner >= 0) draft.things[at]!.ties.push({ kind: 'holding', to: banner });
};

export const settleArmies = (text: string, draft: Draft) => {
  if (ofToday.test(text) || !(host.test(text) || (fighters.test(text) && many.test(text)))) return;
  if ((few.test(text) || /\b(?:an?|one|the|lone) (?:\w+ ){0,2}samurai\b/.test(text)) && !host.test(text))
    return;
  const sides = sidesOf(text);
  if (sides.length === 0 && !(/\barm(?:y|ies)\b|cavalry/.test(text) && ofThePast.test(text))) return;
  // Ants, dragons and ships fight their own way.
  const isOther = draft.things.some(
    (thing) =>
      !isPerson(thing) &&
      /^(?:animal|bird|insect|fish|ship|boat)$/.test(thing.noun?.nature ?? '') &&
      nounOf(thing) !== 'horse',
  );
  if (isOther) return;
  clearStage(draft);
  const first = sides[0] ?? knights;
  const second = sides[1] ?? first;
  if (draft.places.every(({ place }) => place === 'ruins' || place === 'castle'))
    draft.places = [
      { place: 'meadow', text: 'battlefield', link: null, isBehind: false },
      ...draft.places.filter(({ place }) => place === 'castle').map((one) => ({ ...one, isBehind: true })),
    ];
  const isClash = clashes.test(text) || sides.length > 1;
  if (isClash) {
    const other = second === first ? '#2456a8' : second.colour;
    addFoot(draft, first, { side: 'on the left', count: 6, action: 'fight', colour: first.colour });
    addFoot(draft, second, { side: 'on the right', count: 6, action: 'fight', colour: other });
    addBearers(draft, first, { side: 'on the left', count: 1, action: 'stand', colour: first.colour });
    addBearers(draft, second, { side: 'on the right', count: 1, action: 'stand', colour: other });
  } else {
    const isMarch = /\bmarch(?:es|ing)?\b|\badvanc(?:es|ing)?\b|\bparad/.test(text) && !/\bcharg/.test(text);
    const action: Action = isMarch ? 'march' : 'run';
    const rank = { side: 'on the way', action, colour: first.colour };
    addFoot(draft, first, { ...rank, count: isMarch ? 10 : 8 });
    if (first.rides && !isMarch) addRiders(draft, first, { ...rank, count: 3 });
    addBearers(draft, first, { ...rank, count: 2 });
  }
  for (const thing of draft.things)
    if (thing.acts.some(({ action }) => action === 'run')) addOnce(thing.traits, 'raises dust');
};
