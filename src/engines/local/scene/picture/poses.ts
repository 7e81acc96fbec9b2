/** Where somebody is at a moment of the film, and in which posture. */

import { gestureOf, travelSpeed } from './acting.ts';
import { clamp, type Moment } from './brush.ts';
import type { Role } from './cast.ts';

export type Pose = {
  x: number;
  y: number;
  size: number;
  mirrored: boolean;
  scaleX: number;
  scaleY: number;
  lean: number;
  alpha: number;
  lift: number;
  /** Its way so far in shares of its height; of one the camera follows, as if it went on. */
  way: number;
  /** Its own time, already shifted and paced. */
  seconds: number;
};

/** There and back over a long film, turning softly at the ends. */
const journey = (role: Role, progress: number) => {
  const leg = clamp(progress, 0, 0.99999) * role.legs;
  const number = Math.floor(leg);
  const part = leg - number;
  const back = number % 2 === 1;
  const done = back ? 1 - part : part;
  const edge = Math.min(part, 1 - part);
  const turning =
    role.legs > 1 && edge < 0.04 && !(number === 0 && part < 0.5) && !(number === role.legs - 1 && part > 0.5)
      ? edge / 0.04
      : 1;
  return {
    shift: (done - 0.5) * role.way * role.heading,
    heading: (back ? -role.heading : role.heading) as 1 | -1,
    turning: Math.max(0.1, turning),
  };
};

export const poseOf = (role: Role, moment: Moment, pace: number): Pose => {
  const { subject } = role;
  const beat = moment.seconds * subject.pace * pace + role.phase;
  const leading = role.leader && poseOf(role.leader, moment, pace);
  const chases = role.leader && role.offset.x !== 0 && role.medium === role.leader.medium;
  const path = journey(role.leader && chases ? role.leader : role, moment.progress);
  const growth =
    role.approach === 1
      ? 1
      : role.approach > 1
        ? 0.55 + 0.45 * role.approach ** (moment.progress * 1.6)
        : 1.2 * role.approach ** (moment.progress * 1.5);
  const size = role.height * growth;
  const follows = role.leader && !role.leader.subject.action.startsWith('stand');
  const isElsewhere = role.leader && role.medium !== role.leader.medium;
  const base = leading
    ? {
        x: leading.x + role.offset.x * (follows && path.heading !== role.heading ? -1 : 1),
        y: (isElsewhere ? role.y : leading.y) + role.offset.y,
      }
    : {
        x: role.x + path.shift,
        y:
          role.y +
          role.climb * (moment.progress - 0.5) +
          (role.approach - 1) * size * 0.3 * (moment.progress - 0.3),
      };
  // One that rises from where another stands still rises.
  if (leading && role.climb !== 0) base.y += role.climb * moment.progress;
  if (role.offset.orbit > 0) {
    const angle = beat * 1.1 + role.phase * 0.63;
    base.x += Math.cos(angle) * role.offset.orbit;
    base.y += Math.sin(angle) * role.offset.orbit * 0.3;
  }
  const onTheSpot = beat * (travelSpeed[subject.action] ?? 0) * 3;
  // Whoever keeps to one that stays where it is goes on the spot, too.
  const isUnderWay = (role.leader ?? role).way > 0 && role.way > 0;
  const way = isUnderWay ? (base.x * path.heading) / size : onTheSpot;
  const gesture = gestureOf(subject.action, { seconds: beat, way, progress: moment.progress }, role.manner);
  return {
    way,
    seconds: beat,
    x: base.x + (gesture.x + gesture.ahead * path.heading) * size,
    y: base.y + gesture.y * size,
    size,
    // Nobody knows which way a user's picture looks, and it may hold writing.
    mirrored: path.heading > 0 && subject.character === null,
    scaleX: gesture.scaleX * path.turning,
    scaleY: gesture.scaleY,
    lean: gesture.lean * path.heading,
    alpha: gesture.alpha,
    // Whoever climbs leaves no shadow on the ground behind.
    lift:
      role.climb !== 0 || role.medium === 'air' || role.medium === 'void' || role.medium === 'deep'
        ? 3
        : gesture.lift,
  };
};
