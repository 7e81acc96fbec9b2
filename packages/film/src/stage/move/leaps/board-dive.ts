/** A dive off a board: a spring, an arc, into the water head first; then up again and swimming on. */

import type { Subject } from '../../../camera/shots.ts';
import type { StageSet } from '../../../kits/set.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { type Actor, mainAction } from '../../actor.ts';
import { still } from '../paths.ts';

/** Shares of the film at which the diver leaves the board, is under water, and comes up again. */
const times = { leap: 0.14, under: 0.68, up: 0.8 };
/** Metres ahead of the board: where the water is met, where the head comes up, and how fast the diver swims on. */
const way = { entry: 1.4, up: 1.7, pace: 0.5 };
/** Share of the flight at which the hands meet the water. */
const meets = 0.72;

const divedFrom = (actor: Actor): Actor | null => {
  if (!actor.thing.person || actor.support.kind !== 'on') return null;
  const isDive = actor.thing.acts.some(({ action }) => action === 'dive');
  return isDive && /diving|springboard/.test(actor.support.host.thing.kit ?? '') ? actor.support.host : null;
};

/** Boards stand in the pool: metres of water over their foot. */
const waterOverFoot = 1.05;

/** Metres from the board down to the water. */
const dropOf = (host: Actor) =>
  Math.max(0.3, (host.model.anchors.top?.[1] ?? 1.6) * host.scale - waterOverFoot);

/** When a diver meets the water, in seconds of the stage's clock. */
export const diveEntry = (seconds: number) => seconds * (times.leap + (times.under - times.leap) * meets);

export const diveIn = (actor: Actor, seconds: number): void => {
  const host = divedFrom(actor);
  if (!host || mainAction(actor) !== 'dive') return;
  const [start, end, up] = [times.leap, times.under, times.up].map((share) => share * seconds) as [
    number,
    number,
    number,
  ];
  const drop = dropOf(host);
  const tall = actor.size[1];
  actor.beats = [
    { action: 'stand', from: 0, until: start * 0.4 },
    { action: 'reach', from: start * 0.4, until: start },
    { action: 'fly', from: start, until: end },
    { action: 'swim', from: end, until: Number.POSITIVE_INFINITY },
  ];
  actor.path = (time) => {
    if (time >= end) {
      const risen = smoothstep(end, up, time);
      const along = way.up + Math.max(0, time - up) * way.pace;
      return {
        ...still([0, -drop - tall * 0.5 * (1 - risen), way.entry + (along - way.entry) * risen], 0),
        speed: way.pace,
        travelled: time * way.pace,
      };
    }
    const u = clamp((time - start) / (end - start));
    const crouch = time < start ? 0.06 * smoothstep(start - 0.35, start - 0.05, time) : 0;
    const y = 2.6 * u * (1 - u) - (drop + tall * 0.9) * u * u;
    const turn = smoothstep(0.05, 0.75, u) * 2.3;
    return { ...still([0, y - crouch, u * way.entry], 0), pitch: turn };
  };
};

/** Board, flight and the water where the diver comes up. */
export const diveSubject = (actor: Actor, set: StageSet): Subject | null => {
  const host = divedFrom(actor);
  if (!host) return null;
  const ahead = 2 * host.scale;
  const [x, z] = [
    host.position[0] + Math.sin(host.yaw) * ahead,
    host.position[2] + Math.cos(host.yaw) * ahead,
  ];
  const level = set.water?.(x, z, 0) ?? set.ground(x, z);
  const height = dropOf(host) + actor.size[1] * 1.25;
  const extent = { width: 4.4, height, depth: 2 };
  return {
    centreAt: () => [x, level + height * 0.42, z],
    extent,
    detail: { offset: [0, 0, 0], extent },
    travel: null,
    isAirborne: false,
    isWholeWay: true,
  };
};
