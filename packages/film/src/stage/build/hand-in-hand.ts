/** Those who hold hands: each hand is halfway to the one beside. */

import type { PoseInput } from '../../kits/model.ts';
import { invert, type Matrix, positionOf, transformPoint } from '../../math/matrix.ts';
import { scale, type Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';

/** Farther apart than this, in heights of the body, arms do not meet. */
const farthest = 0.75;

export const holdsHands = ({ thing }: Actor) =>
  thing.person !== null && thing.traits.includes('holding hands');

/** "Leads her son by the hand". */
export const leadsByHand = ({ thing }: Actor, other: Actor): boolean =>
  thing.person !== null &&
  other.thing.person !== null &&
  thing.ties.some(({ kind, to }) => kind === 'leading' && to === other.thingIndex);

const areJoined = (actor: Actor, mate: Actor): boolean =>
  holdsHands(actor) || holdsHands(mate) || leadsByHand(actor, mate) || leadsByHand(mate, actor);

export const joinedHands = (
  actor: Actor,
  actors: readonly Actor[],
  root: Matrix,
  rootFor: (mate: Actor) => Matrix | undefined,
  seatHeight: number | null,
): Pick<PoseInput, 'handLeft' | 'handRight'> => {
  const hands: Pick<PoseInput, 'handLeft' | 'handRight'> = {};
  if (!actor.thing.person) return hands;
  const toModel = invert(root);
  for (const mate of actors) {
    if (mate === actor || !mate.thing.person || !areJoined(actor, mate)) continue;
    const other = rootFor(mate);
    if (!other || rootOf(mate).speed > 0 !== rootOf(actor).speed > 0) continue;
    const [x, , z] = transformPoint(toModel, positionOf(other));
    const tall = Math.min(actor.size[1], mate.size[1]) / actor.scale;
    const reach = actor.model.size[1] * farthest;
    if (Math.abs(x) < 0.15 || Math.hypot(x, z) > reach || Math.abs(z) > Math.abs(x) * 1.4) continue;
    const height = seatHeight === null ? tall * 0.46 : seatHeight + tall * 0.1;
    const at: Vec3 = [x / 2, height, z / 2 + 0.04];
    const side = x > 0 ? 'handLeft' : 'handRight';
    const known = hands[side];
    if (!known || Math.abs(known[0]) > Math.abs(at[0])) hands[side] = scale(at, 1);
  }
  return hands;
};
