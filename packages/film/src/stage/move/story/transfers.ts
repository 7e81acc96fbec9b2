/** Things that are put somewhere or taken from there: in the hand on one side of a moment, at their place on the other, and the hand is at the place at that moment. */

import type { Model } from '../../../kits/model.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { addScaled, mix, type Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import type { Act } from '../../../scene/scene.ts';
import { type Actor, carrierAt, rootOf } from '../../actor.ts';
import type { Release } from '../catch-prey.ts';
import { type Path, stay } from '../paths.ts';

export type Transfer = { act: Act; host: number; kind: 'put' | 'take'; isInto: boolean };

/** Shares of an act at which the hand lets go, or closes. */
const momentOf = { put: 0.55, take: 0.42 } as const;
/** Seconds that a hand takes from before the chest to the place. */
const reaching = 0.7;
const gravity = 9.81;

export const isTransfer = (action: Action): boolean =>
  action === 'put_on' || action === 'put_in' || action === 'take_from';

export const transferOf = ({ thing }: Actor): Transfer | null => {
  for (const act of thing.acts) {
    const { action, object: host, instrument } = act;
    if (!isTransfer(action) || instrument === null || host === null) continue;
    return { act, host, kind: action === 'take_from' ? 'take' : 'put', isInto: action === 'put_in' };
  }
  return null;
};

/** When, on the stage's clock. */
export const transferTime = ({ act, kind }: Transfer, seconds: number): number => {
  const [begin, end] = [act.begin ?? 0, act.end ?? 1];
  return (begin + (end - begin) * momentOf[kind]) * seconds;
};

type Place = { position: Vec3; yaw: number };

/** Where a thing that stays is, with what it stands on. */
const placeOf = (actor: Actor, time: number): Place => {
  const { support } = actor;
  if (support.kind === 'free') {
    const way = actor.path?.(time);
    return { position: way?.position ?? actor.position, yaw: way?.yaw ?? actor.yaw };
  }
  const host = carrierAt(support, time);
  const under = placeOf(host, time);
  const name = support.kind === 'on' ? support.anchor : support.hand;
  const anchor = host.model.anchors[name] ?? [0, host.model.size[1], 0];
  const offset = support.kind === 'on' ? support.offset : [0, 0, 0];
  const [s, c] = [Math.sin(under.yaw), Math.cos(under.yaw)];
  const [x, y, z] = [0, 1, 2].map((axis) => anchor[axis]! * host.scale + offset[axis]!) as Vec3;
  return {
    position: [under.position[0] + x * c + z * s, under.position[1] + y, under.position[2] + z * c - x * s],
    yaw: under.yaw + actor.yaw,
  };
};

/** How far before the body hands put things down, in its heights. */
const ahead = 0.3;

/** The edge of the hold of a vehicle, in its own space: as high as hands are where it has room. */
export const rearAt = ({ size: [width, height, length] }: Model): Vec3 => [
  0,
  height > width * 0.95 ? height * 0.36 : height * 0.46,
  -length / 2,
];
const isLoaded = ({ kit, thing }: Actor) =>
  thing.person === null && (kit?.locomotion === 'rolls' || kit?.locomotion === 'rails');

/** A vehicle is loaded and unloaded at its back. */
export const isRearUsed = (host: Actor, action: Action) =>
  isLoaded(host) && (action === 'take_from' || action === 'put_in');

/** Things with a door in front, behind which others are. */
const fronts =
  /fridge|refrigerator|freezer|wardrobe|closet|cupboard|cabinet|oven|microwave|locker|safe|washing machine|dryer|dishwasher|drawer|dresser|mailbox/;
export const hasFront = ({ thing }: Actor) => fronts.test(thing.name);

/** Where on its host the thing lies: before whoever puts it there, as far as the surface reaches. */
export const placeAtHost = (doer: Actor, thing: Actor, host: Actor, isInto: boolean, time: number): Vec3 => {
  const { position, yaw } = placeOf(host, time);
  const { anchors, size } = host.model;
  const tall = doer.size[1];
  const own = placeOf(rootOf(doer), time);
  const wish = addScaled(own.position, [Math.sin(own.yaw), 0, Math.cos(own.yaw)], ahead * tall);
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const inside = anchors.inside ?? anchors.top ?? [0, size[1], 0];
  const isUpright = size[1] * host.scale > tall * 0.62 && !isInto && anchors.seat === undefined;
  const local = ([x, y, z]: Vec3): Vec3 => [
    position[0] + x * c + z * s,
    position[1] + y,
    position[2] + z * c - x * s,
  ];
  if (isLoaded(host)) {
    const [x, y, z] = rearAt(host.model);
    const aside = doer.thing.count > 1 ? (doer.copy - (doer.thing.count - 1) / 2) * host.size[0] * 0.5 : 0;
    return local([x * host.scale - aside, y * host.scale, z * host.scale + thing.size[2] * 0.3]);
  }
  if (hasFront(host)) {
    const high = clamp(host.size[1] * 0.55, tall * 0.3, tall * 0.62) - thing.size[1] / 2;
    return local([0, high, host.size[2] / 2 - thing.size[2] * 0.2]);
  }
  if (isInto) {
    const [x, y, z] = inside;
    // It sinks in as far as there is room.
    const deep = Math.min(y * host.scale * 0.5, thing.size[1] * 0.6);
    return local([x * host.scale, y * host.scale - deep, z * host.scale]);
  }
  const [dx, dz] = [wish[0] - position[0], wish[2] - position[2]];
  const [lx, lz] = [dx * c - dz * s, dx * s + dz * c];
  const half = (axis: 0 | 2) => Math.max(0, (host.size[axis] - thing.size[axis]) / 2);
  const x = clamp(lx, -half(0), half(0));
  // On a wall or a tree it hangs on the side of whoever hangs it there.
  if (isUpright) {
    const high = Math.min(size[1] * host.scale * 0.8, tall * 0.78) - thing.size[1] / 2;
    const out = Math.sign(-lz || 1) * -1;
    return local([x * 0.6, high, out * (host.size[2] / 2 + thing.size[2] / 2)]);
  }
  const top = anchors.seat ?? anchors.top ?? [0, size[1], 0];
  return local([x, top[1] * host.scale, clamp(lz, -half(2), half(2))]);
};

const hostOf = (actors: Iterable<Actor>, number: number): Actor | undefined => {
  for (const actor of actors) if (actor.thingIndex === number && actor.copy === 0) return actor;
  return undefined;
};

/** A thing let go over a vessel falls into it. */
const falling =
  (at: () => Vec3, above: number, yaw: number, start: number): Path =>
  (time) => {
    const [x, y, z] = at();
    const t = Math.max(0, time - start);
    return stay([x, y + Math.max(0, above - 0.5 * gravity * t * t), z], yaw)(time);
  };

/** Over the opening, in metres. */
const clearance = 0.14;

export const releaseTransferred = (
  thing: Actor,
  actors: readonly Actor[],
  seconds: number,
): Release | null => {
  const { support } = thing;
  if (support.kind !== 'held' || support.hand === 'mouth') return null;
  const doer = support.host;
  const transfer = transferOf(doer);
  if (!transfer || transfer.act.instrument !== thing.thingIndex) return null;
  const host = hostOf(actors, transfer.host);
  if (!host || host === doer || rootOf(host) === thing) return null;
  const time = transferTime(transfer, seconds);
  // Asked anew, as both may still be moved nearer to each other.
  const at = () => placeAtHost(doer, thing, host, transfer.isInto, time);
  const path: Path =
    transfer.kind === 'put' && transfer.isInto && !isLoaded(host) && !hasFront(host)
      ? falling(at, clearance, host.yaw, time)
      : (now) => stay(at(), host.yaw)(now);
  return { time, path, isBefore: transfer.kind === 'take', frees: true };
};

/** The right hand of whoever puts or takes, in the world; null: nothing of the kind. */
export const transferringHand = (
  doer: Actor,
  actors: Iterable<Actor>,
  seconds: number,
  time: number,
  carried: Vec3,
): Vec3 | null => {
  const transfer = transferOf(doer);
  if (!transfer) return null;
  const all = [...actors];
  const host = hostOf(all, transfer.host);
  const thing = all.find(
    ({ thingIndex, support }) =>
      thingIndex === transfer.act.instrument && support.kind === 'held' && support.host === doer,
  );
  if (!host || !thing || thing.support.kind !== 'held' || thing.support.hand === 'mouth') return null;
  const moment = transferTime(transfer, seconds);
  const at = placeAtHost(doer, thing, host, transfer.isInto, moment);
  const grip = (thing.model.anchors.grip?.[1] ?? thing.model.size[1] * 0.5) * thing.scale;
  const up = transfer.isInto && transfer.kind === 'put' ? clearance : 0;
  const near =
    smoothstep(moment - reaching, moment - 0.05, time) *
    (1 - smoothstep(moment + 0.1, moment + 0.1 + reaching, time));
  return mix(carried, [at[0], at[1] + grip + up, at[2]], near);
};
