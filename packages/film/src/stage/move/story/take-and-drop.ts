/** A thing that is picked up lies on the ground until a hand closes on it; one that is dropped is in the hand until it lets go. */

import type { PoseInput } from '../../../kits/model.ts';
import { clamp } from '../../../math/interpolate.ts';
import { positionOf } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import { pickShare } from '../../../motion/actions/release-moments.ts';
import type { Actor, Beat, Support } from '../../actor.ts';
import type { Release } from '../catch-prey.ts';
import { type Path, stay } from '../paths.ts';
import { releaseTransferred } from './transfers.ts';

const gravity = 9.81;
/** Seconds with the head down, of animals that take things up with the mouth. */
const bending = 0.45;

type Held = Extract<Support, { kind: 'held' }>;

/** Where the hand or the mouth is, in the world, at a moment of a beat. */
const handAt = (
  { host, hand }: Held,
  { from, until }: Beat,
  time: number,
  seconds: number,
  isDown: boolean,
): Vec3 => {
  const moment: PoseInput = {
    time,
    action: hand === 'mouth' ? (isDown ? 'eat' : 'stand') : isDown ? 'pick_up' : 'hold',
    actionTime: time - from,
    actionSeconds: Math.min(until, seconds) - from,
    speed: 0,
    travelled: 0,
    turnRate: 0,
    phase: host.phase,
    wind: 0,
    darkness: 0,
  };
  const anchor = host.model.pose?.(moment).anchors[hand];
  const at = anchor ? positionOf(anchor) : (host.model.anchors[hand] ?? [0, host.model.size[1] * 0.6, 0.2]);
  const [x, y, z] = scale(at as Vec3, host.scale);
  const way = host.path?.(time);
  const [px, py, pz] = way?.position ?? host.position;
  const yaw = way?.yaw ?? host.yaw;
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  return [px + x * c + z * s, py + y, pz + z * c - x * s];
};

const groundOf = ({ host }: Held, time: number): number => (host.path?.(time).position ?? host.position)[1];

/** Down from the hand, and there it stays. */
const falling =
  (from: Vec3, ground: number, yaw: number, start: number): Path =>
  (time) => {
    const t = Math.max(0, time - start);
    const y = Math.max(ground, from[1] - 0.5 * gravity * t * t);
    return stay([from[0], y, from[2]], yaw)(time);
  };

/** From the hand of one to where another picks it up. */
const passing =
  (from: Vec3, to: Vec3, yaw: number, start: number): Path =>
  (time) => {
    const t = Math.max(0, time - start);
    const y = Math.max(to[1], from[1] - 0.5 * gravity * t * t);
    const share = from[1] > to[1] ? (from[1] - y) / (from[1] - to[1]) : 1;
    return stay([from[0] + (to[0] - from[0]) * share, y, from[2] + (to[2] - from[2]) * share], yaw)(time);
  };

/** The figure that has it before another picks it up. */
const dropperOf = ({ thingIndex }: Actor, taker: Actor, actors: readonly Actor[]): Actor | undefined =>
  actors.find(
    ({ thing, thingIndex: own }) =>
      own !== taker.thingIndex &&
      thing.acts.some(({ action, object }) => action === 'hold' && object === thingIndex),
  );

/** Its head goes down to it and comes up with it. */
const bendHead = (beast: Actor, beat: Beat, taken: number) => {
  const parts: Beat[] = [
    { ...beat, action: 'stand', until: taken - bending },
    { ...beat, action: 'eat', from: taken - bending, until: taken + bending },
    { ...beat, action: 'stand', from: taken + bending },
  ];
  beast.beats = beast.beats.flatMap((one) => (one === beat ? parts : [one]));
};

export const takeAndDrop = (
  actors: readonly Actor[],
  releases: Map<Actor, Release>,
  seconds: number,
): void => {
  for (const thing of actors) {
    const { support } = thing;
    if (support.kind !== 'held' || releases.has(thing)) continue;
    const transferred = releaseTransferred(thing, actors, seconds);
    if (transferred) {
      releases.set(thing, transferred);
      continue;
    }
    const taker = actors.find((one) =>
      one.thing.acts.some(({ action, object }) => action === 'pick_up' && object === thing.thingIndex),
    );
    if (taker) support.host = taker;
    const { host } = support;
    const isTaken = host.thing.acts.some(
      ({ action, object }) => action === 'pick_up' && object === thing.thingIndex,
    );
    const taking = isTaken ? host.beats.find(({ action }) => action === 'pick_up') : undefined;
    const fall = thing.thing.acts.find(({ action, begin }) => action === 'fall' && begin !== undefined);
    if (taking) {
      const time = taking.from + (Math.min(taking.until, seconds) - taking.from) * pickShare;
      const [x, , z] = handAt(support, taking, time, seconds, true);
      if (support.hand === 'mouth') bendHead(host, taking, time);
      const lying: Vec3 = [x, groundOf(support, time), z];
      const start = (fall?.begin ?? 0) * seconds;
      const dropper = fall && dropperOf(thing, host, actors);
      const hand = dropper && handAt({ ...support, host: dropper }, dropper.beats[0]!, start, seconds, false);
      releases.set(thing, {
        time,
        path: hand ? passing(hand, lying, host.yaw + 0.6, start) : stay(lying, host.yaw + 0.6),
        isBefore: true,
        frees: true,
      });
    } else if (fall) {
      const time = clamp(fall.begin!) * seconds;
      const beat = host.beats.find(({ until }) => time < until) ?? host.beats.at(-1)!;
      const [x, y, z] = handAt(support, beat, time, seconds, false);
      const grip = (thing.model.anchors.grip?.[1] ?? thing.model.size[1] * 0.4) * thing.scale;
      const path = falling([x, y - grip, z], groundOf(support, time), host.yaw, time);
      releases.set(thing, { time, path, frees: true });
    }
  }
};
