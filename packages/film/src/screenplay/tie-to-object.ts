/** How somebody stands to what is done: in the hand, ridden, looked at. */

import type { Tie } from '../scene/scene.ts';
import { newAct } from '../understand/draft.ts';
import { living } from '../understand/nouns/nature.ts';
import { isHoldable } from '../understand/nouns/uses.ts';
import { consumingVerbs } from '../world/verb-senses.ts';
import type { GroundedVerb } from './ground-verb.ts';
import { hasHands, isPerson, nounOf, type Shown } from './shown.ts';

const circling = new Set(['circle', 'orbit', 'encircle', 'surround', 'ring']);
const slippery = new Set('ice snow mud grass floor ground slope sand water puddle peel'.split(' '));

/** How the doer stands to what the verb is done to. */
export const tieToObject = (
  shown: Shown,
  { tie, verb, action }: GroundedVerb,
  doer: number,
  object: number,
  entity: number,
): Tie | null => {
  const isInHand = hasHands(shown.things[doer]!) && isHoldable(nounOf(shown, entity));
  if (action === 'fetch' || (action === 'eat' && consumingVerbs.has(verb) && isInHand))
    return { kind: 'holding', to: object };
  if (tie === null || tie === 'wearing') return { kind: 'facing', to: object };
  // On ice one slides, but nobody rides it.
  if (tie === 'riding' && slippery.has(shown.facts.entities[entity]!.head)) return { kind: 'on', to: object };
  if (tie === 'flying') return { kind: 'holding', to: object };
  if (
    action === 'lift' &&
    !living.has(shown.things[doer]!.noun?.nature ?? 'prop') &&
    !isPerson(shown.things[doer]!)
  )
    return { kind: 'above', to: object };
  if (circling.has(verb)) return { kind: 'around', to: object };
  if (
    (action === 'hug' || action === 'kiss') &&
    isPerson(shown.things[doer]!) &&
    isHoldable(nounOf(shown, entity))
  )
    return { kind: 'holding', to: object };
  // A fish that is thrown to a seal is in the hand first.
  if (action === 'throw' && hasHands(shown.things[doer]!) && nounOf(shown, entity)?.nature === 'fish') {
    shown.things[object]!.acts = [newAct('stand', 'lie')];
    return { kind: 'holding', to: object };
  }
  // A drink is in the hand with the glass it is in.
  const isHeld = isHoldable(nounOf(shown, entity)) || isHoldable(shown.things[object]!.noun);
  if (tie === 'holding' && !(hasHands(shown.things[doer]!) && isHeld)) return { kind: 'facing', to: object };
  return { kind: tie, to: object };
};
