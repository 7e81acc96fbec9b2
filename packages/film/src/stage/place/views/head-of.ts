/** Where the head of an animal is that a close-up shows. */

import { subtract, type Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import { type Actor, mainAction } from '../../actor.ts';
import type { GroupBounds } from '../group-bounds.ts';

/** Doing these an animal has its head elsewhere than at rest. */
const headMoves: readonly Action[] = ['graze', 'eat', 'drink', 'sleep', 'lie', 'dig', 'pet', 'fly', 'jump'];

/** From the middle of the animal to its head, while it stands or goes; null where there is none to look at. */
export const headOf = (hero: Actor, own: GroupBounds, middle: number): Vec3 | null => {
  const head = hero.model.anchors.head ?? hero.model.anchors.mouth;
  const isBeast = hero.kit?.locomotion === 'walks' && hero.support.kind === 'free';
  if (!head || !isBeast || headMoves.includes(mainAction(hero))) return null;
  const yaw = hero.path?.(middle).yaw ?? hero.yaw;
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const [x, y, z] = [head[0] * hero.scale, head[1] * hero.scale, head[2] * hero.scale];
  return subtract([x * c + z * s, y, z * c - x * s], own.offset);
};
