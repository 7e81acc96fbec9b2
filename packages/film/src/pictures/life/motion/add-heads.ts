/** What heads do: they nod, turn, smile, talk, look and blink. */

import type { Plane } from '../../plane.ts';
import type { Box, SeenThing } from '../../see/seen-picture.ts';
import type { Cast } from '../cast/cast-subject.ts';
import type { Moving } from '../moving.ts';
import { createEyes, createLips, smileMotion } from './face-motions.ts';
import { yawOf } from './face-points.ts';
import { headMotion } from './head-motion.ts';
import { keepWhole } from './keep-whole.ts';
import { insideOf, motionOn } from './sheet-motions.ts';

const headJoints = ['nose', 'left eye', 'right eye', 'left ear', 'right ear'] as const;

/** About the joints of a head whose face is not seen. */
const headOfPose = (pose: SeenThing['pose']): Box | null => {
  const seen = pose ? headJoints.map((name) => pose[name]).filter(({ score }) => score > 0.3) : [];
  if (!pose || seen.length < 2) return null;
  const shoulder = Math.max(pose['left shoulder'].y, pose['right shoulder'].y);
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const middle = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const half = Math.max(0.02, (shoulder - middle) * 0.6);
  return {
    left: Math.min(...xs) - half * 0.4,
    right: Math.max(...xs) + half * 0.4,
    top: middle - half,
    bottom: middle + half,
  };
};

/** The upper part of an animal: where its head is, in most photographs. */
export const headBox = ({ box, face, pose }: SeenThing): Box =>
  face?.box ??
  headOfPose(pose) ?? {
    left: box.left + (box.right - box.left) * 0.12,
    right: box.right - (box.right - box.left) * 0.12,
    top: box.top,
    bottom: box.top + (box.bottom - box.top) * 0.72,
  };

/** From here on it is seen which way a face looks. */
const leastYaw = 0.12;

/** Nods, smiles and blinks of every head that lies on this layer. */
export const addHeads = (moving: Moving, people: Cast['people'], mask: Plane | null) => {
  for (const [n, { thing, face: wishes, wish }] of people.entries()) {
    const direction = wish?.direction;
    // A face that looks aside turns to the camera.
    const yaw = thing.face ? yawOf(thing.face) : 0;
    const likesLeft = Math.abs(yaw) > leastYaw ? yaw > 0 : n % 2 === 1;
    const side = direction === 'left' || (direction !== 'right' && likesLeft) ? -1 : 1;
    const pitch = direction === 'up' ? -1 : direction === 'down' ? 1 : 0;
    const head = headMotion(thing.face ?? headBox(thing), wishes, {
      side,
      pitch,
      ...(thing.face && wish ? { acts: wish.acts } : {}),
    });
    // An animal's head is only roughly known: its outline stays, and so do lines behind it.
    const own = mask && !thing.face ? motionOn(insideOf(mask, headBox(thing)), head, 0) : head;
    const laughs = wishes.has('laugh');
    // Lips and cheeks first: they are where the picture shows them only while the head rests.
    if (thing.face && (laughs || wishes.has('smile')))
      moving.motions.push(keepWhole(smileMotion(thing.face), moving.layer));
    moving.motions.push(keepWhole(own, moving.layer));
    if (!thing.face) continue;
    if (laughs || wishes.has('talk')) moving.before.push(createLips(thing.face, moving.layer, laughs));
    const gaze = wishes.has('look') || wishes.has('turn') ? (pitch === 0 ? side : 0) : 0;
    moving.before.push(
      createEyes(thing.face, moving.layer, {
        first: 0.45 + n * 0.33,
        gaze,
        isSaid: wishes.has('blink'),
        isWink: wishes.has('wink'),
      }),
    );
  }
};
