/** Things that belong elsewhere than where the words put them: on a table with others, on the horizon, or nowhere. */

import { living } from '../nouns/nature.ts';
import { isHoldable, isVessel } from '../nouns/uses.ts';
import type { Draft, DraftThing } from '../reading/draft.ts';
import type { Where } from './settle-place.ts';

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

/** Places that mountains can stand behind. */
const hasHorizon = new Set(
  'sea coast beach island lake river harbour meadow hills valley forest desert savanna snowfield glacier farm crop_field vineyard garden park lawn orchard village city road highway railway'.split(
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
  if (isUsed || where.place === 'mountains' || !hasHorizon.has(where.place) || draft.things.every(isMountain))
    return;
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
    }
  }
  return kept;
};
