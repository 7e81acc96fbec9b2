/** An army: foot and riders who come on in rows together, or two sides who meet man against man. Marchers for a cause come on as well. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { type Arrangement, moveTo, yawTo } from '../axes.ts';

/** Metres to the side and behind the first, one after the other. */
type Spot = readonly [aside: number, back: number];

const foot: readonly Spot[] = [
  [0, 0],
  [-1.5, 0.7],
  [1.4, 0.5],
  [-3.2, 1.2],
  [3.1, 1],
  [0.6, 2.2],
  [-0.9, 2.7],
  [-2.4, 3],
  [2.3, 2.8],
  [0.1, 4.6],
];
const riders: readonly Spot[] = [
  [-5.2, 1.6],
  [5.1, 1.3],
  [3.8, 4.4],
];
const bearers: readonly Spot[] = [
  [-3.9, 3.9],
  [1.4, 4.2],
];
/** Metres a second at which foot and horse keep together. */
const charge = 4.4;
const ranks = { columns: 4, aside: 1.15, back: 1.7 };

const comeOn = (army: readonly Actor[], first: Actor) => {
  const yaw = first.yaw;
  const back: Vec3 = [-Math.sin(yaw), 0, -Math.cos(yaw)];
  const left: Vec3 = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const origin = first.position;
  const put = (actor: Actor, [aside, behind]: Spot) => {
    moveTo(actor, addScaled(addScaled(origin, left, aside), back, behind));
    actor.yaw = yaw;
    actor.speed = first.speed;
  };
  const isMarch = first.beats[0]?.action === 'march';
  if (first.beats[0]?.action === 'run') first.speed = charge;
  for (const actor of army) {
    if (actor.support.kind !== 'free') continue;
    const list = actor.thing.person === null ? riders : actor.thing.count < 3 ? bearers : foot;
    if (!isMarch) put(actor, list[actor.copy % list.length]!);
    else if (list === bearers) put(actor, [(actor.copy ? 1 : -1) * 1.2, -1.5]);
    else {
      const column = (actor.copy % ranks.columns) - (ranks.columns - 1) / 2;
      put(actor, [column * ranks.aside, Math.floor(actor.copy / ranks.columns) * ranks.back]);
    }
  }
};

/** Where each pair meets, to the right and away from the camera. */
const meetings: readonly Spot[] = [
  [0, 0],
  [-2.7, 0.9],
  [2.6, 1.1],
  [-0.9, 2.6],
  [-4.6, 2.6],
  [4.4, 2.8],
];
const apart = 0.6;

const meet = (army: readonly Actor[], origin: Vec3, { axes }: Arrangement) => {
  const at = (right: number, away: number): Vec3 =>
    addScaled(addScaled(origin, axes.right, right), axes.away, away);
  for (const actor of army) {
    if (actor.support.kind !== 'free') continue;
    const side = actor.thing.traits.includes('on the left') ? -1 : 1;
    const isBearer = actor.thing.count === 1;
    const [right, away] = isBearer ? ([side * 1.7, 4.2] as const) : meetings[actor.copy % meetings.length]!;
    const position = at(right + side * apart, away);
    moveTo(actor, position);
    actor.yaw = isBearer ? axes.azimuth : yawTo(position, at(right - side * apart, away));
    actor.fixedYaw = actor.yaw;
    actor.speed = 0;
    if (!isBearer)
      actor.target =
        army.find(
          (one) =>
            one.copy === actor.copy &&
            one.thing.count === actor.thing.count &&
            one.thingIndex !== actor.thingIndex,
        ) ?? null;
  }
};

export const drawUpArmy = (actors: readonly Actor[], plan: Arrangement): void => {
  const army = actors.filter(({ thing }) =>
    thing.traits.some((trait) => trait === 'in an army' || trait === 'comes on together'),
  );
  const [first] = army;
  if (!first) return;
  if (first.thing.traits.includes('on the way')) comeOn(army, rootOf(first));
  else meet(army, rootOf(first).position, plan);
};
