/** Crafts: what somebody who does a known kind of work works at, and with which tool. */

import type { Action } from '../../scene/actions.ts';
import { limits, type Place, type TieKind } from '../../scene/scene.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../reading/draft.ts';

type Craft = {
  /** By calling, with any of `verbs`, or by a verb alone that nothing else is called. */
  callings: string;
  verbs: string;
  ownVerbs?: string;
  action: Action;
  /** What it is done at; made where the prompt names none of `or`. */
  at?: string;
  or?: string;
  on?: string;
  tool?: string;
  /** Parts of the workplace's own model. */
  parts?: string;
  sits?: boolean;
  /** What is worked at glows with heat. */
  isHot?: boolean;
  /** It is done to somebody, who sits: the craftsman stands there. */
  client?: TieKind;
  place?: Place;
};

const crafts: readonly Craft[] = [
  {
    callings: 'potter, ceramist, ceramic artist',
    verbs: 'shape, make, mold, mould, form, throw, work, spin, sit, create, craft, stand',
    ownVerbs: 'make pottery, shape clay',
    action: 'stir',
    at: 'pottery wheel',
    parts: 'clay, bowl, vase, pot, spinning wheel, wheel, jar, cup, hands',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'tailor, seamstress, dressmaker, fashion designer',
    verbs: 'sew, stitch, work, make, mend, sit, create',
    ownVerbs: 'sew, stitch',
    action: 'type',
    at: 'sewing machine',
    on: 'table',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'weaver',
    verbs: 'weave, work, sit, make, stand',
    ownVerbs: 'weave',
    action: 'type',
    at: 'loom',
    parts: 'carpet, rug, cloth, fabric, blanket',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'glassblower, glass blower, glassmaker',
    verbs: 'shape, blow, make, work, stand, create, form, turn',
    ownVerbs: 'blow glass',
    action: 'play_wind',
    at: 'furnace',
    or: 'oven, kiln',
    tool: 'blowpipe',
    parts: 'glass, molten glass, vase, bottle, bowl, glass vase',
    place: 'workshop',
  },
  {
    callings: 'carpenter, woodworker, joiner, craftsman',
    verbs: 'plane, sand, smooth, polish, shave',
    ownVerbs: 'plane, plane wood, sand wood',
    action: 'iron',
    at: 'workbench',
    or: 'desk, table',
    tool: 'wood plane',
    parts: 'shavings, wood shavings, sawdust',
    place: 'workshop',
  },
  {
    callings: 'carpenter, woodworker, joiner, craftsman',
    verbs: 'saw, cut',
    ownVerbs: 'saw, saw wood',
    action: 'chop',
    at: 'workbench',
    or: 'desk, table',
    tool: 'saw',
  },
  {
    callings: 'blacksmith, smith, swordsmith, bladesmith, farrier',
    verbs: 'hammer, forge, shape, work, strike, hit, beat, make, craft, build, pound, bang, stand',
    ownVerbs: 'forge, forge a sword, beat metal',
    action: 'hammer',
    at: 'anvil',
    tool: 'hammer',
    isHot: true,
    place: 'workshop',
  },
  {
    callings: 'firefighter, fireman, fire fighter',
    verbs: 'water, spray, fight, battle, put out, extinguish, hose, tackle, douse, work',
    ownVerbs: 'put out a fire, extinguish, fight a fire',
    action: 'water',
    tool: 'fire hose',
    place: 'street',
  },
  {
    callings: 'sculptor, stonemason, stone mason, mason',
    verbs: 'carve, chisel, sculpt, shape, work, cut, make, create',
    ownVerbs: 'chisel',
    action: 'hammer',
    at: 'statue',
    or: 'sculpture, bust, monument, rock, stone, ice sculpture',
    tool: 'hammer',
    parts: 'chisel, marble, marble block',
  },
  {
    callings: 'shoemaker, cobbler',
    verbs: 'repair, mend, make, work, fix, sit, hammer, sew',
    action: 'hammer',
    at: 'boot',
    or: 'shoe, sneaker',
    on: 'table',
    tool: 'hammer',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'watchmaker, jeweler, jeweller, goldsmith, clockmaker',
    verbs: 'repair, mend, make, work, fix, sit, look, inspect, examine',
    action: 'write',
    at: 'pocket watch',
    or: 'watch, clock, ring, diamond, necklace, gem, jewel',
    on: 'table',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'welder',
    verbs: 'weld, work, join, repair, cut, stand',
    ownVerbs: 'weld',
    action: 'reach',
    at: 'steel beam',
    or: 'pipe, beam, car, frame',
    tool: 'torch',
    place: 'factory',
  },
  {
    callings: 'calligrapher, scribe, calligraphy master',
    verbs: 'write, work, paint, draw, sit, stand, practice',
    ownVerbs: 'calligraphy, do calligraphy, practice calligraphy, write calligraphy',
    action: 'write',
    at: 'calligraphy paper',
    or: 'paper, scroll, rice paper',
    on: 'table',
    tool: 'paintbrush',
    parts: 'letter, character, brush letter, calligraphy, ink',
    sits: true,
  },
  {
    callings: 'hairdresser, barber, hairstylist, stylist, beautician',
    verbs: 'cut, trim, style, brush, comb, shave, dry, braid, wash, snip, give, carry, work',
    ownVerbs: 'cut hair, braid, shave',
    action: 'reach',
    tool: 'scissors',
    client: 'behind',
    or: 'razor, comb, hair dryer, hairbrush',
    parts: 'hair, mirror, old fashioned, beard, foam, shaving foam, towel',
    place: 'shop',
  },
  {
    callings: 'doctor, nurse, physician, vet, veterinarian, pediatrician',
    verbs: 'listen, examine, check, treat, inspect',
    action: 'reach',
    tool: 'stethoscope',
    client: 'beside',
  },
  {
    callings: 'dentist',
    verbs: 'examine, check, treat, look, inspect, drill, clean, work',
    action: 'reach',
    client: 'beside',
    parts: 'tooth, teeth',
  },
  {
    callings: 'nobody',
    verbs: '',
    ownVerbs: 'knead, knead dough, roll dough, roll out dough',
    action: 'stir',
    at: 'dough',
    on: 'table',
  },
];

/** Somebody's hair is cut, somebody's heart is listened to. */
const serve = (thing: DraftThing, things: DraftThing[], tie: TieKind, add: (noun: string) => number) => {
  const named = things.findIndex((other) => other !== thing && other.noun?.nature === 'person');
  const client = named < 0 ? add('man') : named;
  if (client < 0) return;
  // Shown as if named: a shave without the one who is shaved is none.
  things[client]!.isImplied = false;
  retie(thing, tie, client);
  things[client]!.ties = things[client]!.ties.filter(({ kind }) => kind !== 'holding' && kind !== 'beside');
  if (things[client]!.ties.some(({ kind }) => kind === 'on' || kind === 'in')) return;
  const chair = add('chair');
  if (chair >= 0) retie(things[client]!, 'on', chair);
  things[client]!.acts = [newAct('sit', 'sit')];
};

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** "Cut a plank" begins with "cut". */
const isOneOf = (verb: string, verbs: string | undefined) =>
  list(verbs).some(
    (one) => verb === one || verb.startsWith(`${one} `) || (verb.length > 3 && one === `${verb}e`),
  );

const namesOf = ({ noun, name }: DraftThing) => [name, noun?.name ?? '', noun?.base ?? ''];
const isNamed = (thing: DraftThing, nouns: string[]) =>
  thing.noun?.nature !== 'person' &&
  namesOf(thing).some((name) => nouns.some((one) => name === one || name.endsWith(` ${one}`)));

const craftOf = ({ noun, acts, name }: DraftThing): Craft | undefined =>
  crafts.find(({ callings, verbs, ownVerbs }) => {
    const isCalled = list(callings).some((one) => one === noun?.name || one === name);
    return (
      (isCalled && (acts.length === 0 || acts.some(({ verb }) => isOneOf(verb, verbs)))) ||
      acts.some(({ verb }) => isOneOf(verb, ownVerbs))
    );
  });

const retie = (thing: DraftThing, kind: TieKind, to: number) => {
  thing.ties = [...thing.ties.filter((tie) => tie.to !== to), { kind, to }];
};

/** Iron on the anvil lies and glows. */
const heat = (thing: DraftThing) => {
  const kit = /sword|blade|knife|dagger|katana/.test(`${thing.noun?.base} ${thing.name}`)
    ? 'hot sword'
    : thing.noun?.base === 'horseshoe'
      ? null
      : 'hot iron';
  if (kit) thing.noun = { ...findNoun(kit)!, name: thing.name };
  else thing.colour ??= { name: 'orange', hex: '#ff6a1a' };
};

/** Before the place is chosen: a potter's bowl is on the wheel, and the wheel is in a workshop. */
export const settleCrafts = (draft: Draft) => {
  const { things } = draft;
  const add = (noun: string): number => {
    const found = findNoun(noun);
    if (!found || things.length >= limits.things) return -1;
    things.push({ ...newThing(found.name, found), isImplied: true });
    return things.length - 1;
  };
  const findOrMake = (nouns: string[]): number => {
    const at = things.findIndex((thing) => isNamed(thing, nouns));
    return at >= 0 ? at : add(nouns[0]!);
  };
  for (const thing of [...things]) {
    if (thing.noun?.nature !== 'person' && thing.character === null) continue;
    const craft = craftOf(thing);
    if (!craft) continue;
    const parts = list(craft.parts);
    for (const [index, other] of things.entries())
      if (parts.length > 0 && isNamed(other, parts)) {
        for (const one of things) one.ties = one.ties.filter(({ to }) => to !== index);
        other.traits.push('part of work');
      }
    const at = craft.at ? findOrMake([craft.at, ...list(craft.or)]) : -1;
    const act = thing.acts.find(({ verb }) => isOneOf(verb, craft.verbs) || isOneOf(verb, craft.ownVerbs));
    const done = act ?? newAct(craft.action, craft.action);
    const worked = done.object;
    if (!act) thing.acts.push(done);
    // The tables below read the action; the verb would be read again.
    Object.assign(done, { action: craft.action, verb: craft.action, object: at >= 0 ? at : done.object });
    if (at >= 0) {
      const table = craft.on ? findOrMake([craft.on, 'desk', 'workbench', 'counter']) : -1;
      if (table >= 0 && table !== at) {
        retie(things[at]!, 'on', table);
        retie(thing, 'facing', table);
        thing.ties = thing.ties.filter(({ to }) => to !== at);
      } else retie(thing, 'facing', at);
      // The plank that is sawn lies on the bench.
      if (
        (craft.at === 'workbench' || craft.at === 'anvil') &&
        worked !== null &&
        worked !== at &&
        things[worked]!.noun?.nature !== 'person'
      ) {
        thing.ties = thing.ties.filter(({ to }) => to !== worked);
        retie(things[worked]!, 'on', at);
        if (craft.isHot) heat(things[worked]!);
      }
      things[at]!.traits = things[at]!.traits.filter((trait) => trait !== 'part of work');
    }
    // What burns is looked at from a distance.
    if (craft.tool === 'fire hose' && worked !== null) {
      retie(thing, 'facing', worked);
      done.object = worked;
    }
    if (craft.client) serve(thing, things, craft.client, add);
    if (craft.tool) {
      const tool = findOrMake([craft.tool, ...(craft.at ? [] : list(craft.or))]);
      if (tool >= 0) retie(thing, 'holding', tool);
      if (tool >= 0 && things[tool]!.isImplied) {
        things[tool]!.count = thing.count;
        things[tool]!.plural = thing.plural;
      }
      done.instrument = tool >= 0 ? tool : null;
    }
    thing.acts = thing.acts.filter((one) => one === done || one.action !== 'sit');
    if (craft.sits && at >= 0 && !thing.ties.some(({ kind }) => kind === 'on' || kind === 'in')) {
      const host = things[at]!.ties.find(({ kind }) => kind === 'on')?.to ?? at;
      const seat = add('stool');
      if (seat >= 0) {
        thing.ties = [...thing.ties.filter(({ to }) => to !== host), { kind: 'on', to: seat }];
        things[seat]!.ties.push({ kind: 'around', to: host });
      }
    }
    if (craft.place && draft.places.length === 0)
      draft.places.push({ place: craft.place, text: '', link: null, isBehind: false });
  }
};

export const isPartOfWork = ({ traits }: DraftThing) => traits.includes('part of work');

/** "A potter's hands": who they belong to is seen from as near as what they do. */
export const showHands = ({ part, things }: Draft) => {
  const owner = things.find(({ noun }) => noun?.nature === 'person');
  if (part && owner) addOnce(owner.traits, `${part} in close-up`);
};
