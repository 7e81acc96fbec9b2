/** Things that belong elsewhere than where the words put them: on a table with others, on the horizon, or nowhere. */

import { limits } from '../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing, type Where } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { isHoldable, isVessel } from '../nouns/uses.ts';

const isSmall = ({ noun }: DraftThing) =>
  noun?.nature === 'food' || (noun?.nature === 'prop' && isHoldable(noun));

const isPlaced = (things: DraftThing[], index: number) =>
  things[index]!.ties.some(({ kind }) => kind === 'on' || kind === 'in') ||
  things.some(({ ties }) => ties.some(({ kind, to }) => to === index && kind === 'holding'));

/** "A vase on a table next to a bowl", "noodles on a table, chopsticks beside them": all of it is on the table. */
export const shareSurface = (things: DraftThing[], index: number) => {
  const thing = things[index]!;
  const isLaid = things.some(({ ties }) => ties.some((tie) => tie.kind === 'on' && tie.to === index));
  const surface =
    thing.noun?.nature === 'furniture' && isLaid
      ? index
      : isSmall(thing) &&
        thing.ties.find(({ kind, to }) => kind === 'on' && things[to]!.noun?.nature === 'furniture')?.to;
  if (typeof surface !== 'number') return;
  for (const { kind, to } of [...thing.ties]) {
    if (kind !== 'beside' || !isSmall(things[to]!) || isPlaced(things, to)) continue;
    thing.ties = thing.ties.filter((tie) => tie.to !== to);
    things[to]!.ties.push({ kind: 'on', to: surface });
  }
};

/** "Pouring milk into a cup", "hammering on an anvil": the work is there, the person is before it. */
export const workAtVessels = (things: DraftThing[]) => {
  for (const thing of things) {
    if (thing.noun?.nature !== 'person') continue;
    for (const tie of thing.ties)
      if ((tie.kind === 'in' || tie.kind === 'on') && isVessel(things[tie.to]!.noun)) tie.kind = 'facing';
  }
};

/** "A parrot on a pirate's shoulder on a ship": the ship carries the pirate. */
export const passOnToCarrier = (things: DraftThing[]) => {
  for (const thing of things) {
    const carrier = thing.ties.find(({ kind, to }) => {
      const noun = things[to]!.noun;
      return (kind === 'on' || kind === 'riding') && noun && living.has(noun.nature);
    });
    if (!carrier) continue;
    const host = things[carrier.to]!;
    const further = thing.ties.filter(
      ({ kind, to }) => (kind === 'on' || kind === 'in') && to !== carrier.to,
    );
    if (further.length === 0 || host === thing) continue;
    thing.ties = thing.ties.filter((tie) => !further.includes(tie));
    if (!host.ties.some(({ kind }) => kind === 'on' || kind === 'in')) host.ties.push(...further);
  }
};

/** An animal holds no leash: what it leads comes after it, and a herd goes before the dog that drives it. */
export const leadAnimals = (things: DraftThing[]) => {
  for (const [index, thing] of things.entries()) {
    const isAnimal = thing.noun && living.has(thing.noun.nature) && thing.noun.nature !== 'person';
    if (!isAnimal || thing.character !== null) continue;
    const herds = thing.acts.some(({ verb }) => verb.startsWith('herd'));
    for (const tie of [...thing.ties]) {
      const led = things[tie.to]!;
      if (tie.kind !== 'leading' || !led.noun || !living.has(led.noun.nature)) continue;
      if (herds) {
        tie.kind = 'following';
        continue;
      }
      thing.ties = thing.ties.filter((one) => one !== tie);
      led.ties.push({ kind: 'following', to: index });
      const [act] = thing.acts;
      if (act && led.acts.length === 0) led.acts.push({ ...act, object: null });
    }
  }
};

/** A figure that waves from a saucer stands before it; one that crushes cars is on top of them; Santa's sleigh has its reindeer. */
export const settleVehicles = (draft: Draft) => {
  const { things } = draft;
  for (const thing of things) {
    for (const tie of thing.ties) {
      const other = things[tie.to]!;
      const isClosed = other.noun?.nature === 'spacecraft' || /ufo|saucer/.test(other.noun?.base ?? '');
      if (
        tie.kind === 'in' &&
        isClosed &&
        thing.acts.some(({ action }) => action === 'wave' || action === 'stand')
      )
        tie.kind = 'in_front_of';
      if (other.noun?.base === 'sleigh' && /^santa|father christmas/.test(thing.noun?.name ?? ''))
        other.noun = { ...other.noun, kit: 'santa sleigh' };
    }
    // A figure that builds a tower works before it.
    for (const act of thing.acts) {
      const built = act.object === null ? undefined : things[act.object];
      if (act.action !== 'build' || thing.noun?.nature !== 'person' || built?.noun?.nature !== 'building')
        continue;
      thing.ties = [
        ...thing.ties.filter(({ to }) => to !== act.object),
        { kind: 'in_front_of', to: act.object! },
      ];
      act.object = null;
    }
    const crush = thing.acts.find(({ verb }) => /^(?:crush|flatten|run over|drive over|smash)/.test(verb));
    const under = crush && crush.object !== null ? things[crush.object] : undefined;
    if (crush && under?.noun?.nature === 'road_vehicle' && thing.noun?.nature === 'road_vehicle') {
      thing.ties = [...thing.ties.filter(({ to }) => to !== crush.object), { kind: 'on', to: crush.object! }];
      Object.assign(crush, { action: 'stand', verb: 'stand', object: null });
      under.acts = [newAct('stand', 'stand')];
      under.count = Math.min(3, under.count ?? 3);
    }
  }
  // What rises from flames has them under it.
  const phoenix = things.findIndex(
    ({ acts, noun }) => noun?.base === 'phoenix' && acts.some(({ action }) => action === 'rise'),
  );
  if (phoenix >= 0 && draft.effects.includes('fire') && things.length < limits.things) {
    things.push({ ...newThing('bonfire', findNoun('bonfire')!), isImplied: true, size: 'large' });
    things[phoenix]!.ties.push({ kind: 'above', to: things.length - 1 });
  }
  // "A space station orbiting the earth" is seen from outside.
  const station = draft.places.find(({ text, link }) => text === 'space station' && link === null);
  if (station && things.length < limits.things) {
    station.place = 'space';
    things.unshift({
      ...newThing('space station', findNoun('space station')!),
      acts: [newAct('float', 'float')],
    });
    for (const thing of things) {
      for (const tie of thing.ties) tie.to += 1;
      for (const act of thing.acts) {
        if (act.object !== null) act.object += 1;
        if (act.instrument !== null) act.instrument += 1;
        for (const tie of [act.goal, act.source]) if (tie) tie.to += 1;
      }
    }
  }
  const isFlown = things.some(
    ({ noun, acts }) => noun?.kit === 'santa sleigh' && acts.some(({ verb }) => /^(?:fly|soar)/.test(verb)),
  );
  const flier = things.some(
    ({ noun, acts }) => /^santa/.test(noun?.name ?? '') && acts.some(({ verb }) => /^fly/.test(verb)),
  );
  for (const place of draft.places)
    if ((isFlown || flier) && place.place === 'rooftop') place.place = 'village';
  if ((isFlown || flier) && draft.season === null) draft.season = 'winter';
};

const isBar = ({ noun }: DraftThing) =>
  /\b(?:bars|high bar|horizontal bar|pull up bar)$/.test(noun?.name ?? '');

/** Gymnasts are on the beam that others stand beside. */
export const mountBeams = (things: DraftThing[]) => {
  for (const thing of things) {
    if (thing.noun?.nature !== 'person') continue;
    for (const { object } of thing.acts)
      if (object !== null && isBar(things[object]!) && !thing.ties.some(({ to }) => to === object))
        thing.ties.push({ kind: 'on', to: object });
    for (const tie of thing.ties) {
      if (isBar(things[tie.to]!)) {
        tie.kind = 'on';
        thing.acts = [newAct('swing_bars', 'swing_bars')];
        continue;
      }
      if (!/^(?:balance beam|tightrope|slackline)$/.test(things[tie.to]?.noun?.name ?? '')) continue;
      tie.kind = 'on';
      for (const act of thing.acts)
        if (act.object === tie.to && !['jump', 'flip', 'handstand'].includes(act.action ?? ''))
          Object.assign(act, { action: 'balance', verb: 'balance' });
    }
  }
};

/** Places that mountains can stand behind. */
const hasHorizon = new Set(
  'sea coast beach island lake river harbour meadow hills valley forest desert savanna snowfield glacier farm crop_field vineyard garden park lawn orchard village city road highway railway waterfall'.split(
    ' ',
  ),
);

/** Mountains that nobody is on are the horizon of the place. */
export const moveMountainsBack = (draft: Draft, where: Where) => {
  const isMountain = ({ noun }: DraftThing) => noun?.base === 'mountain';
  const isUsed = draft.things.some(({ ties, acts }) =>
    [...ties.map(({ to }) => to), ...acts.map(({ object }) => object)].some(
      (index) => index !== null && isMountain(draft.things[index]!),
    ),
  );
  // A waterfall is looked at itself.
  const isAlone = where.place !== 'waterfall' && draft.things.every(isMountain);
  if (isUsed || where.place === 'mountains' || !hasHorizon.has(where.place) || isAlone) return;
  if (!draft.things.some(isMountain)) return;
  draft.things = without(draft.things, isMountain);
  where.backdrop = 'mountains';
};

export const without = (things: DraftThing[], isDropped: (thing: DraftThing) => boolean) => {
  if (!things.some(isDropped)) return things;
  const kept = things.filter((thing) => !isDropped(thing));
  const at = (index: number) => kept.indexOf(things[index]!);
  for (const thing of kept) {
    thing.ties = thing.ties.map((one) => ({ ...one, to: at(one.to) })).filter(({ to }) => to !== -1);
    for (const act of thing.acts) {
      act.object = act.object === null || at(act.object) === -1 ? null : at(act.object);
      act.instrument = act.instrument === null || at(act.instrument) === -1 ? null : at(act.instrument);
      if (act.goal) act.goal = at(act.goal.to) === -1 ? null : { ...act.goal, to: at(act.goal.to) };
      if (act.source) act.source = at(act.source.to) === -1 ? null : { ...act.source, to: at(act.source.to) };
    }
  }
  return kept;
};

/** What glows by itself is seen to do so in the dark. */
export const glows = ({ acts, noun, traits }: DraftThing) =>
  traits.includes('glowing') ||
  (noun?.nature === 'person' && acts.some(({ verb, object }) => verb === 'light' && object !== null)) ||
  (noun?.nature !== 'person' &&
    noun?.base !== 'lightning' &&
    acts.some(({ verb }) => /^(?:glow|light|be lit)$/.test(verb)));

/** Fish that go round a shark: the shark is in the middle of the picture, and stays there. */
export const ringedBy = (things: DraftThing[]): number | null => {
  const [first] = things;
  const tie = first?.ties.find(({ kind }) => kind === 'around');
  const middle = tie && things[tie.to];
  const isSchool = first?.noun?.nature === 'fish' && (first.count ?? (first.plural ? 4 : 1)) > 3;
  if (!middle || !isSchool || middle.noun?.nature === 'landform') return null;
  if (middle.noun?.nature === 'fish') middle.acts = [newAct('float', 'float')];
  first.size ??= 'large';
  first.count = Math.max(first.count ?? 0, 20);
  return tie.to;
};

/** A crew of rowers is seen with its whole ship. */
export const boatOfCrew = (things: DraftThing[]): number | null => {
  const crew = things.find(
    ({ acts, plural, count }) => (plural || (count ?? 1) > 2) && acts.some(({ action }) => action === 'row'),
  );
  const boat = crew?.ties.find(
    ({ kind, to }) => kind === 'riding' && /ship|dragon boat/.test(things[to]!.noun?.name ?? ''),
  )?.to;
  if (boat === undefined) return null;
  crew!.count ??= 8;
  return boat;
};
