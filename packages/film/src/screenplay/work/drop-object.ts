/** A thing that is dropped or knocked over falls by itself. */

import type { Event } from '../../facts/facts.ts';
import { dropShare, limits } from '../../scene/scene.ts';
import { type DraftAct, newAct } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';
import { isHanded, isHoldable } from '../../understand/nouns/uses.ts';
import { travelOf } from '../../understand/settle/suit-action.ts';
import { isDrink } from '../../world/substances.ts';
import { drops, lettingGo } from '../../world/verb-senses.ts';
import { isPerson, type Shown } from '../shown.ts';

/** "Tears a letter", "a dog rips a cushion": it is in the hands or under the mouth, and comes apart. */
const breakApart = ({ things }: Shown, doer: number, act: DraftAct, object: number) => {
  const [thing, broken] = [things[doer]!, things[object]!];
  const isAlive = living.has(thing.noun?.nature ?? 'prop') || isPerson(thing);
  if (act.action !== 'break' || !isAlive || living.has(broken.noun?.nature ?? 'prop')) return;
  const hasHands = isPerson(thing) || isHanded(thing.noun);
  act.action = hasHands ? 'work' : 'eat';
  if (hasHands && isHoldable(broken.noun)) {
    thing.ties = thing.ties.filter(({ to }) => to !== object);
    thing.ties.push({ kind: 'holding', to: object });
  }
  const [begin, end] = [act.begin ?? 0, act.end ?? 1];
  if (broken.acts.length < limits.acts)
    broken.acts.push({ ...newAct('break', 'break'), begin: begin + (end - begin) * dropShare, end });
};

const isBroughtSomewhere = new Set<DraftAct['action']>(['put_in', 'put_on', 'pour', 'sweep']);

/** "Drops a plate", "knocks over a vase": it falls, and who drops it goes on as before. */
export const dropObject = (
  shown: Shown,
  { verb, objects }: Event,
  doer: number,
  act: DraftAct,
  object: number,
) => {
  const { things, facts } = shown;
  const thing = things[object]!;
  const first = verb.split(' ')[0]!;
  breakApart(shown, doer, act, object);
  // Into a jar it is put, and leaves that are swept stay on the ground.
  if (isBroughtSomewhere.has(act.action)) return;
  if (!drops.has(first) || living.has(thing.noun?.nature ?? 'prop')) return;
  const { noun } = things[doer]!;
  if (noun?.nature === 'aircraft') thing.ties = [...thing.ties, { kind: 'under', to: doer }];
  if (noun?.nature === 'aircraft') things[doer]!.ties = things[doer]!.ties.filter(({ to }) => to !== object);
  if (act.action === 'fall') act.action = isPerson(things[doer]!) ? 'reach' : travelOf(things[doer]!.noun);
  if (thing.acts.length >= limits.acts) return;
  const [begin, end] = [act.begin ?? 0, act.end ?? 1];
  const isHeld = lettingGo.has(first) && isPerson(things[doer]!) && isHoldable(thing.noun);
  if (isHeld && thing.ties.length === 0) {
    // It is in the hands first, and leaves them while it is looked at.
    act.action = 'hold';
    things[doer]!.ties = [
      ...things[doer]!.ties.filter(({ to }) => to !== object),
      { kind: 'holding', to: object },
    ];
    const span = { begin: begin + (end - begin) * dropShare, end };
    thing.acts.push({ ...newAct('fall', 'fall'), ...span });
    const filling = facts.relations.flatMap(({ kind, subject, objects: inside }) =>
      kind === 'full_of' && objects.includes(subject) ? inside.map((one) => facts.entities[one]!.noun) : [],
    );
    if ([thing.name, ...filling].some(isDrink)) thing.acts.push({ ...newAct('spill', 'spill'), ...span });
    return;
  }
  thing.acts.push({
    ...newAct('fall', 'fall'),
    ...(act.begin !== undefined && { begin: act.begin, end: act.end }),
  });
};
