/** What a near view frames: the part of a body that acts, with what it acts on, measured as they are posed. */

import type { Subject } from '../../camera/shots.ts';
import { add, dot, mix, subtract, type Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import type { Act } from './act-to-cover.ts';
import { type Body, bodiesOf, joinBodies } from './bodies.ts';
import { isHandling } from './frame-handwork.ts';

/** Moments at which bodies are measured. */
const keys = 5;
/** Head to hips, in heights of a body. */
const upperBody = 0.56;
/** And where the hands are high. */
const headAndChest = 0.36;

const longest = ({ size }: Actor) => Math.max(...size);

/** Of a doer the part that does it: a person from the hips up, of a large animal what is around the thing. */
const partOf = (doer: Actor, body: Body, things: readonly Body[]): Body => {
  const part: Body = { low: [...body.low], high: [...body.high] };
  if (doer.thing.person) {
    // As far down as the hands are.
    const below = Math.min(...things.map(({ low }) => low[1] - doer.size[1] * 0.06));
    const hips = body.high[1] - doer.size[1] * upperBody;
    const chest = body.high[1] - doer.size[1] * headAndChest;
    part.low[1] = things.length > 0 ? Math.max(hips, Math.min(chest, below)) : hips;
  } else if (things.length > 0) {
    const reach = longest(doer) * 0.55;
    for (const axis of [0, 2] as const) {
      const low = Math.min(...things.map((thing) => thing.low[axis]));
      const high = Math.max(...things.map((thing) => thing.high[axis]));
      part.low[axis] = Math.max(part.low[axis], low - reach);
      part.high[axis] = Math.min(part.high[axis], high + reach);
    }
  }
  return part;
};

/** What hands take up around a thing, in heights of the body. */
const roundHands = 0.09;
const withHands = ({ low, high }: Body, { size }: Actor): Body => {
  const more = size[1] * roundHands;
  return {
    low: [low[0] - more, low[1] - more * 0.3, low[2] - more],
    high: [high[0] + more, high[1] + more, high[2] + more],
  };
};

/** The subject of a near view: the doer's part and the things, at all moments; it goes along with the doer. */
export const nearSubject = (stage: Stage, film: Film, { doer, things, others }: Act): Subject | null => {
  const { clock } = stage;
  const { right, away } = stage.axes;
  const path = rootOf(doer).path;
  if (!path) return null;
  const wanted = new Set([doer, ...things, ...others]);
  const found: Body[] = [];
  for (let key = 0; key < keys; key += 1) {
    const time = Math.min((stage.seconds * key) / (keys - 1), stage.seconds - 0.01);
    film.poseFrame(time);
    const bodies = bodiesOf(film, stage.axes, (actor) => wanted.has(actor));
    const own = bodies.get(doer);
    if (!own) return null;
    const held = things.flatMap((thing) => bodies.get(thing) ?? []);
    const company = others.flatMap((other) => {
      const body = bodies.get(other);
      return body ? [partOf(other, body, held)] : [];
    });
    // Hands and tool on the thing fill the picture: the face was seen before the cut.
    const body =
      isHandling(doer) && held.length > 0
        ? withHands(joinBodies(held), doer)
        : joinBodies([partOf(doer, own, held), ...held, ...company]);
    const at = path(clock.at(time)).position;
    const start: Vec3 = [dot(at, right), at[1], dot(at, away)];
    found.push({ low: subtract(body.low, start), high: subtract(body.high, start) });
  }
  const { low, high } = joinBodies(found);
  const [width, height, depth] = subtract(high, low);
  const [across, up, back] = mix(low, high, 0.5);
  const offset: Vec3 = [right[0] * across + away[0] * back, up, right[2] * across + away[2] * back];
  const extent = { width, height, depth };
  return {
    centreAt: (time) => add(path(clock.at(time)).position, offset),
    extent,
    detail: { offset: [0, 0, 0], extent },
    travel: null,
    isAirborne: stage.subject.isAirborne,
    isUpperBody: doer.thing.person !== null,
  };
};
