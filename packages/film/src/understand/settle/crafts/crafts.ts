/** Crafts: what somebody who does a known kind of work works at, and with which tool. */

import { limits, type TieKind } from '../../../scene/scene.ts';
import { statedViews } from '../../../scene/stated-view.ts';
import { type Craft, crafts } from '../../../world/crafts.ts';
import { serviceCrafts } from '../../../world/service-crafts.ts';
import { isShownAtWork } from '../../../world/work-tools.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { living } from '../../nouns/nature.ts';

/** Somebody's hair is cut, somebody's heart is listened to. */
const serve = (
  thing: DraftThing,
  things: DraftThing[],
  tie: TieKind,
  add: (noun: string) => number,
  hasBeard: boolean,
) => {
  const named = things.findIndex((other) => other !== thing && other.noun?.nature === 'person');
  const client = named < 0 ? add('man') : named;
  if (client < 0) return null;
  const isHair = /barber|hair|stylist|beautician/.test(thing.name);
  // A shave or a trimmed beard needs one.
  if (isHair && hasBeard) {
    Object.assign(things[client]!, { sex: 'male', age: things[client]!.age ?? 'adult' });
    if (!things[client]!.wears.some(({ name }) => name === 'beard'))
      things[client]!.wears.push({ name: 'beard', colour: null });
  }
  if (/barber/.test(thing.name)) {
    things[client]!.sex ??= 'male';
    things[client]!.age ??= 'adult';
    things[client]!.hair ??= { name: 'brown', hex: '#4a2c1a' };
  }
  // Shown as if named: a shave without the one who is shaved is none.
  things[client]!.isImplied = false;
  retie(thing, tie, client);
  things[client]!.ties = things[client]!.ties.filter(({ kind }) => kind !== 'holding' && kind !== 'beside');
  if (things[client]!.ties.some(({ kind }) => kind === 'on' || kind === 'in')) return client;
  const chair = add(
    thing.noun?.person && /barber|hair|stylist|tattoo|makeup|dentist/.test(thing.name)
      ? 'barber chair'
      : 'chair',
  );
  if (chair >= 0) retie(things[client]!, 'on', chair);
  // There is hair to cut.
  if (isHair && !things[client]!.traits.some((trait) => /hair|bald|braid|curl/.test(trait)))
    things[client]!.traits.push(hasBeard || things[client]!.sex === 'male' ? 'short hair' : 'long hair');
  if (chair >= 0 && isHair) {
    addOnce(things[chair]!.traits, 'with a hair cloth');
    if ((things[client]!.age ?? things[client]!.noun?.person?.age) === 'child')
      addOnce(things[chair]!.traits, 'for a child');
  }
  things[client]!.acts = [newAct('sit', 'sit')];
  return client;
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

const namesOf = ({ noun, name }: DraftThing) => [name, noun?.name ?? '', noun?.base ?? '', noun?.kit ?? ''];
const isNamed = (thing: DraftThing, nouns: string[]) =>
  thing.noun?.nature !== 'person' &&
  namesOf(thing).some((name) => nouns.some((one) => name === one || name.endsWith(` ${one}`)));

const isFishThing = ({ noun }: DraftThing) => noun?.nature === 'fish' || /fillet$/.test(noun?.base ?? '');

const craftOf = ({ noun, acts, name }: DraftThing, things: DraftThing[]): Craft | undefined =>
  [...crafts, ...serviceCrafts].find(({ callings, verbs, ownVerbs, isFish, isNet, needs }) => {
    if (needs === 'cockpit' && !things.some(({ name: one }) => /cockpit|flight deck/.test(one))) return false;
    if (
      needs === 'oven' &&
      !things.some(({ noun: one }) =>
        /\b(?:stone|brick|pizza|wood|fired|bread|clay) (?:fired )?oven$/.test(one?.kit ?? ''),
      )
    )
      return false;
    if (
      needs === 'cocktail' &&
      !things.some(({ noun: one }) => /cocktail|martini|mojito|margarita/.test(one?.name ?? ''))
    )
      return false;
    if (needs === 'sushi' && !things.some(({ noun: one }) => one?.base === 'sushi')) return false;
    if (isNet && !things.some(({ noun: one }) => /\bnet$/.test(one?.base ?? ''))) return false;
    if (isFish && !things.some(isFishThing)) return false;
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
    const craft = craftOf(thing, things);
    // The workpiece already lies before the hands.
    const isSettled = thing.acts.some(
      ({ object, handling }) => handling || isShownAtWork(things[object ?? -1]?.noun?.name),
    );
    if (!craft || isSettled) continue;
    // A tailor whose hands are at a customer is not at the table.
    if (!craft.client && thing.acts.some(({ part }) => part)) continue;
    if (craft.isFish)
      for (const other of things.filter(isFishThing)) {
        const kit = /tuna/.test(other.name) ? 'tuna fillet' : 'salmon fillet';
        Object.assign(other, {
          noun: { ...findNoun(kit)!, name: other.name },
          count: 1,
          plural: false,
          acts: [],
        });
      }
    // Wet clay on a wheel is neither rain nor a film of clay.
    if (craft.at === 'pottery wheel') {
      if (draft.style === 'clay') draft.style = null;
      // The wheel hides hands that are seen from near.
      if (draft.part) draft.shot ??= 'medium';
      draft.part = null;
      draft.weather = draft.weather.filter((one) => one !== 'rain');
      thing.colour = null;
    }
    if (craft.at === 'sushi') draft.angle ??= 'high';
    const parts = list(craft.parts);
    for (const [index, other] of things.entries())
      if (parts.length > 0 && isNamed(other, parts)) {
        for (const one of things) one.ties = one.ties.filter(({ to }) => to !== index);
        other.traits.push('part of work');
      }
    const at = craft.at ? findOrMake([craft.at, ...list(craft.or)]) : -1;
    if (craft.isNet && at >= 0)
      Object.assign(things[at]!, { noun: findNoun('fishing net'), count: 1, plural: false, ties: [] });
    const act = thing.acts.find(({ verb }) => isOneOf(verb, craft.verbs) || isOneOf(verb, craft.ownVerbs));
    const done = act ?? newAct(craft.action, craft.action);
    const hasBeard =
      /^shav|beard/.test(done.verb) ||
      things.some(
        ({ name, wears }) => /beard|shav|moustache/.test(name) || wears.some((one) => one.name === 'beard'),
      );
    const worked = done.object;
    if (!act) thing.acts.push(done);
    // The tables below read the action; the verb would be read again.
    Object.assign(done, { action: craft.action, verb: craft.action, object: at >= 0 ? at : done.object });
    if (at >= 0) {
      if (craft.isSeat) {
        thing.ties = [{ kind: 'on', to: at }];
        draft.shot ??= 'medium';
      }
      const table = craft.on ? findOrMake([craft.on, 'desk', 'workbench', 'counter']) : -1;
      if (table >= 0 && table !== at) {
        retie(things[at]!, 'on', table);
        retie(thing, 'facing', table);
        thing.ties = thing.ties.filter(({ to }) => to !== at);
      } else if (!craft.isSeat) retie(thing, 'facing', at);
      // The plank that is sawn lies on the bench.
      if (
        (craft.at === 'workbench' || craft.at === 'anvil') &&
        worked !== null &&
        worked !== at &&
        things[worked]!.noun?.nature !== 'person'
      ) {
        thing.ties = thing.ties.filter(({ to }) => to !== worked);
        retie(things[worked]!, 'on', at);
        if (craft.tool === 'wood plane' && /board|plank|wood|timber|door/.test(things[worked]!.name))
          things[worked]!.noun = { ...findNoun('planed board')!, name: things[worked]!.name };
        if (craft.isHot) heat(things[worked]!);
      } else if (
        craft.isHot &&
        !things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'on' && to === at))
      ) {
        const bar = add('hot iron');
        if (bar >= 0) retie(things[bar]!, 'on', at);
      }
      things[at]!.traits = things[at]!.traits.filter((trait) => trait !== 'part of work');
      if (craft.at === 'sushi')
        Object.assign(things[at]!, {
          noun: findNoun('sushi board') ?? things[at]!.noun,
          count: 1,
          plural: false,
        });
      if (
        craft.at === 'pottery wheel' &&
        things.some((one) => /vase|jar|jug|urn|pitcher|amphora/.test(one.name))
      )
        addOnce(things[at]!.traits, 'vase');
    }
    // What burns is looked at from a distance.
    if (craft.tool === 'fire hose' && worked !== null) {
      retie(thing, 'facing', worked);
      done.object = worked;
    }
    if (craft.tool === 'bread peel') {
      addOnce(thing.traits, 'works from a distance');
      if (at >= 0) things[at]!.ties = [];
    }
    if (craft.client) {
      const client = serve(thing, things, craft.client, add, hasBeard);
      if (client !== null && /barber|hair|stylist|tattoo|makeup/.test(thing.name)) done.object = client;
      // Hands and tool are small.
      if (client !== null && /scissors|tattoo|brush/.test(craft.tool ?? '')) draft.shot ??= 'close_up';
    }
    if (craft.isFacingUs && !thing.traits.some((trait) => trait.startsWith('seen ')))
      addOnce(thing.traits, statedViews.front);
    // A bar is of dark wood.
    if (craft.place === 'bar')
      for (const one of things)
        if (/counter$/.test(one.noun?.name ?? '') && one.isImplied)
          one.colour ??= { name: 'brown', hex: '#5a341c' };
    // What was said to be in the hand, or what the part asks for, stays there.
    const isEquipped = done.part !== undefined && done.instrument !== null;
    if (craft.tool && !isEquipped) {
      const isPizza = craft.tool === 'bread peel' && things.some(({ name }) => /pizza/.test(name));
      const tool = findOrMake([isPizza ? 'pizza peel' : craft.tool, ...(craft.at ? [] : list(craft.or))]);
      if (tool >= 0) retie(thing, 'holding', tool);
      // Small as they are they are what tells a haircut.
      if (tool >= 0 && craft.tool === 'scissors' && craft.client) things[tool]!.size ??= 'large';
      if (tool >= 0 && things[tool]!.isImplied) {
        things[tool]!.count = thing.count;
        things[tool]!.plural = thing.plural;
      }
      done.instrument = tool >= 0 ? tool : null;
      if (tool >= 0 && craft.tool === 'cocktail shaker')
        for (const one of thing.acts)
          if (one.action === 'pour' || /^pour/.test(one.verb)) one.instrument = tool;
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
    // From a boat the net hangs out of the hands into the water.
    const isAfloat =
      craft.isNet &&
      thing.ties.some(({ kind, to }) => ['in', 'on'].includes(kind) && things[to]!.noun?.nature === 'boat');
    if (isAfloat && at >= 0) {
      retie(thing, 'holding', at);
      done.object = null;
    }
    if (craft.place && draft.places.length === 0)
      draft.places.push({ place: isAfloat ? 'lake' : craft.place, text: '', link: null, isBehind: false });
  }
};

export const isPartOfWork = ({ traits }: DraftThing) => traits.includes('part of work');

/** "A potter's hands": who they belong to is seen from as near as what they do. */
export const showHands = ({ part, things }: Draft) => {
  const owner = things.find(
    ({ noun }) => noun?.nature === 'person' || (part === 'eyes' && living.has(noun?.nature ?? 'prop')),
  );
  if (part && owner) addOnce(owner.traits, `${part} in close-up`);
};
