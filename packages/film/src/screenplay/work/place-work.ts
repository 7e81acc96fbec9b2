/** Where an act is done: who does it is there, or only what it is done to. */

import type { Action } from '../../scene/actions.ts';
import type { Tie } from '../../scene/scene.ts';
import type { DraftThing } from '../../understand/draft.ts';
import { isHoldable, isRidden, isSeat, isVessel } from '../../understand/nouns/uses.ts';
import { addTie, isPerson, type Shown } from '../shown.ts';
import { isConveyance } from './conveyance.ts';

/** Done with a thing in the hand, wherever one is: "drinks coffee on a steel beam". */
const inHand = new Set<Action>(['drink', 'read', 'phone', 'photograph']);
const spoken = new Set<Action>(['talk', 'phone', 'sing', 'type', 'read']);

/** No figure is on a cake, a plate or a shelf: what is done there is. */
const carriesWork = ({ noun }: DraftThing) =>
  ['food', 'prop', 'furniture', 'plant'].includes(noun?.nature ?? '') && !isSeat(noun) && !isRidden(noun);

const mending = new Set<Action>(['reach', 'work', 'rub', 'build', 'hammer', 'paint', 'sweep', 'wash']);

/** "Washes berries in the sink": the berries are in it, and who washes them is before it; who talks on the radio holds it. */
export const placeWork = (
  shown: Shown,
  doer: number,
  object: number | undefined,
  action: Action,
  where: Tie,
) => {
  const thing = shown.things[doer]!;
  const host = shown.things[where.to]!;
  const isInside = where.kind === 'in' || where.kind === 'on';
  // A figure that rides along a rope has the wheels on it.
  const mount = isInside ? thing.ties.find(({ kind }) => kind === 'riding' || kind === 'driving') : undefined;
  if (isInside && isPerson(thing) && spoken.has(action) && isHoldable(host.noun))
    addTie(thing, { kind: 'holding', to: where.to });
  // "Stirs soup in a pot of it".
  else if (isInside && isPerson(thing) && object === where.to && (isVessel(host.noun) || carriesWork(host)))
    addTie(thing, { kind: 'facing', to: where.to });
  else if (mount && mount.to !== where.to) addTie(shown.things[mount.to]!, where);
  else if (
    isInside &&
    isPerson(thing) &&
    !inHand.has(action) &&
    object !== undefined &&
    object !== where.to &&
    (isVessel(host.noun) || (where.kind === 'on' && carriesWork(host)))
  ) {
    addTie(shown.things[object]!, where);
    addTie(thing, { kind: 'facing', to: where.to });
  } else if (
    isInside &&
    isPerson(thing) &&
    object !== undefined &&
    isConveyance(host.noun) &&
    mending.has(action)
  ) {
    // "Changes a tire on a car": beside it.
    addTie(shown.things[object]!, { kind: 'beside', to: where.to });
  } else {
    addTie(thing, where);
    // "Pecks at seeds on a windowsill": both are there.
    const done = object === undefined ? null : shown.things[object]!;
    const isSmall = ['food', 'prop', 'plant'].includes(done?.noun?.nature ?? '');
    if (
      done &&
      isSmall &&
      !isPerson(thing) &&
      where.kind === 'on' &&
      object !== where.to &&
      done.ties.length === 0
    )
      addTie(done, where);
  }
};

/** A figure that blows at the candles on a cake is not on it, and none that stirs soup is in the pot. */
export const isAtWorkOn = ({ acts }: DraftThing, to: number, things: readonly DraftThing[]): boolean =>
  acts.some(({ object }) => {
    const done = object === null ? undefined : things[object];
    const isDish = done?.noun?.nature === 'food' || isVessel(done?.noun ?? null);
    return done?.ties.some((tie) => tie.to === to) || (object === to && isDish);
  });
