/** Which way the camera goes, and about what. */

import { clamp } from '../../math/interpolate.ts';
import type { Box, SeenThing } from '../see/seen-picture.ts';
import type { WishedThing, Wishes } from './wishes.ts';

/** Moves that are seen by depth alone. */
export const goesRound = (move: Wishes['camera']): boolean =>
  move.startsWith('orbit') || move.startsWith('crane') || move === 'drone';

export const isTurntable = ({ spins, rotor, nature }: WishedThing): boolean =>
  spins && rotor === null && nature === 'other';

/** Nearer to what should come and has to stay, where no camera is asked for. Going round it would make all that stands upright lean. */
export const moveFor = (
  move: Wishes['camera'],
  wishes: readonly WishedThing[],
  isAnyCut: boolean,
): Wishes['camera'] => {
  if (move !== 'auto' || isAnyCut) return move;
  // Of something that is to turn and is no ball, other sides are seen as the camera goes about it.
  if (wishes.some(isTurntable)) return 'orbit';
  const travels = wishes.flatMap(({ travel }) => travel ?? []);
  return travels.some((one) => one === 'approach' || one === 'grow') ? 'dolly_in' : move;
};

/** A camera that goes round something keeps it in its place; one that goes in goes in to it. */
export const aimOf = (move: Wishes['camera'], thing: SeenThing | null, box: Box | null) => {
  if (!thing || !box) return {};
  const isOrbit = move.startsWith('orbit');
  const isClosing = move === 'zoom_in' || move === 'dolly_in';
  const towards = (middle: number) => 0.5 + clamp(middle - 0.5, -0.3, 0.3);
  return {
    ...(isOrbit ? { pivot: thing.nearness } : {}),
    ...(isClosing
      ? { focus: { x: towards((box.left + box.right) / 2), y: towards((box.top + box.bottom) / 2) } }
      : {}),
  };
};
