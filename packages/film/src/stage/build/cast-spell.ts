/** Blue sparks that fly from the raised hand of whoever casts a spell, or from the head of a staff. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { type Matrix, positionOf, transformDirection, transformPoint } from '../../math/matrix.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { castingHand, staffHand } from './contacts.ts';

const sparkCount = 150;
const whirlCount = 26;

export const castSpell = (
  actor: Actor,
  root: Matrix,
  time: number,
  staff?: Actor,
): { particles: Particle[]; lamp: Lamp } => {
  const height = actor.size[1];
  const ahead = transformDirection(root, [0, 0, 1 / actor.scale]);
  const hand = actor.thing.person
    ? staff
      ? addScaled(
          transformPoint(root, staffHand(actor.model.size[1], time)),
          [0, 1, 0],
          staff.size[1] - (staff.model.anchors.grip?.[1] ?? 0) * staff.scale - height * 0.06,
        )
      : transformPoint(root, castingHand(actor.model.size[1], time))
    : addScaled(addScaled(positionOf(root), [0, 1, 0], height * 0.78), ahead, height * 0.55);
  const from = addScaled(addScaled(hand, ahead, height * 0.05), [0, 1, 0], height * 0.06);
  const particles: Particle[] = [
    { position: from, size: height * 0.1, colour: [0.35, 0.9, 4.2], opacity: 0.45 },
    { position: from, size: height * 0.035, colour: [2, 3, 5], opacity: 0.9 },
  ];
  // A close whirl about the hand.
  for (let n = 0; n < whirlCount; n += 1) {
    const angle = n * 2.4 + time * 4;
    const reach = height * (0.05 + 0.06 * ((n * 0.618) % 1));
    particles.push({
      position: [
        from[0] + Math.cos(angle) * reach,
        from[1] + Math.sin(angle * 1.3) * reach,
        from[2] + Math.sin(angle) * reach,
      ],
      size: height * 0.008,
      colour: [0.5, 1.6, 6],
      opacity: 0.95,
    });
  }
  // Streaks that fly out to all sides, slow down and sink.
  for (let n = 0; n < sparkCount; n += 1) {
    const t = (time * (0.5 + 0.25 * ((n * 0.37) % 1)) + n * 0.618) % 1;
    const turn = n * 2.39996;
    const rise = -0.35 + 1.3 * ((n * 0.755) % 1);
    const flat = Math.sqrt(Math.max(0.1, 1 - rise * rise * 0.6));
    const reach = height * (0.35 + 0.65 * ((n * 0.47) % 1));
    const at = (u: number): Vec3 => {
      const out = reach * (1 - (1 - u) ** 2);
      return [
        from[0] + Math.cos(turn) * flat * out,
        from[1] + rise * out * 0.8 - height * 0.3 * u * u,
        from[2] + Math.sin(turn) * flat * out,
      ];
    };
    particles.push({
      position: at(t),
      end: at(Math.max(0, t - 0.05)),
      size: height * 0.0055,
      colour: [0.25, 1.1, 6],
      opacity: Math.min(1, 1.5 * (1 - t)),
    });
  }
  return { particles, lamp: { position: from, colour: [0.3, 0.8, 2.4], reach: height * 3 } };
};
