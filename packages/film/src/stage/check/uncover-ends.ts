/** Where a told way begins or ends behind something, a part of the traveller is seen past the edge. */

import { smoothstep } from '../../math/interpolate.ts';
import { addScaled } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { halfExtent } from '../place/axes.ts';
import type { Stage } from '../stage.ts';
import { IdBuffer } from './id-buffer.ts';

/** Share of a body that is seen of it at least. */
const leastSeen = 0.3;
const mostSteps = 5;
/** Of a step aside, in half widths of the body. */
const stepAside = 0.6;

/** Only one end of the way moves; the other stays where it is told to be. */
const shiftEnd = (actor: Actor, { axes, clock }: Stage, isStart: boolean, metres: number): void => {
  const before = actor.path!;
  actor.path = (time) => {
    const at = before(time);
    const share = time / clock.seconds;
    const weight = isStart ? 1 - smoothstep(0.3, 0.75, share) : smoothstep(0.3, 0.75, share);
    return { ...at, position: addScaled(at.position, axes.right, metres * weight) };
  };
};

const shareSeen = (
  stage: Stage,
  film: Film,
  buffer: IdBuffer,
  objects: ReadonlySet<number>,
  time: number,
): number => {
  film.poseFrame(time);
  const camera = stage.shots.find(({ until }) => time < until)?.at(time) ?? stage.shots.at(-1)!.at(time);
  let [visible, inside] = [0, 0];
  for (const seen of buffer.look(film.world, camera, new Set(objects)).values()) {
    visible += seen.visible;
    inside += seen.inside;
  }
  return inside === 0 ? 1 : visible / inside;
};

export const uncoverEnds = (stage: Stage, film: Film): void => {
  const { actors, axes } = stage;
  const buffer = new IdBuffer(stage.aspect, { countsGlass: true });
  const across = ({ path }: Actor, time: number) => {
    const [x, , z] = path!(time).position;
    return x * axes.right[0] + z * axes.right[2];
  };
  for (const actor of actors) {
    if (!actor.crosses || actor.copy > 0 || actor.support.kind !== 'free') continue;
    const [first] = actor.thing.acts;
    const goal = actor.thing.acts.findLast((act) => act.goal)?.goal;
    const tie = actor.thing.ties.find(({ to }) => to === (first?.goal ?? goal)?.to);
    for (const [isStart, told] of [
      [true, tie],
      [false, goal],
    ] as const) {
      const host = actors.find(({ thingIndex }) => thingIndex === told?.to);
      if (told?.kind !== 'behind' || !host || !rootOf(host).path) continue;
      const objects = new Set([...film.actorOf].flatMap(([object, one]) => (one === actor ? [object] : [])));
      const time = stage.seconds * (isStart ? 0.1 : 0.95);
      const staged = stage.clock.at(time);
      const side = across(actor, staged) >= across(rootOf(host), staged) ? 1 : -1;
      const metres = side * stepAside * halfExtent(actor, axes.right);
      for (let step = 0; step < mostSteps; step += 1) {
        if (shareSeen(stage, film, buffer, objects, time) >= leastSeen) break;
        shiftEnd(actor, stage, isStart, metres);
      }
    }
  }
};
