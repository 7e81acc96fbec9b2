/** A dog runs to what it fetches, takes it up in its mouth and brings it back. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { addScaled, scale, type Vec3 } from '../../../math/vector.ts';
import { type Actor, mainAction } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import type { Release } from '../catch-prey.ts';
import { stay } from '../paths.ts';

/** Shares of the film: it has it in its mouth; it is back. */
const [taken, back] = [0.42, 0.96];
/** Seconds with the head down. */
const bending = 0.25;

export const fetchThings = (
  actors: readonly Actor[],
  releases: Map<Actor, Release>,
  { azimuth, right, away }: Axes,
  seconds: number,
): void => {
  for (const actor of actors) {
    const thing = actors.find(({ support }) => support.kind === 'held' && support.host === actor);
    if (mainAction(actor) !== 'fetch' || actor.support.kind !== 'free' || !thing) continue;
    const [out, home] = [seconds * taken, seconds * back];
    const reach = (actor.model.anchors.mouth?.[2] ?? actor.size[2] / 2) * actor.scale;
    const far = Math.max(1.6, actor.size[2] * 2.2);
    const from = addScaled(actor.position, right, -far);
    const at = addScaled(actor.position, right, far);
    const end = addScaled(addScaled(actor.position, right, -far * 0.6), away, -far * 0.45);
    const [there, homeward] = [azimuth + Math.PI / 2, azimuth - Math.PI / 2 + 0.4];
    const placeAt = (time: number): Vec3 => {
      const to = clamp(time / (out - bending));
      const fro = clamp((time - out - bending) / (home - out - bending));
      const reached = addScaled(from, right, (2 * far - reach) * to);
      return fro === 0 ? reached : addScaled(reached, [end[0] - reached[0], 0, end[2] - reached[2]], fro);
    };
    actor.speed = (far * 2) / out;
    actor.path = (time) => {
      const [before, after] = [placeAt(time - 0.04), placeAt(time + 0.04)];
      const speed = Math.hypot(after[0] - before[0], after[2] - before[2]) / 0.08;
      const turned = smoothstep(out, out + bending * 1.6, time);
      return {
        ...stay(placeAt(time), there + (homeward - there) * turned)(time),
        speed,
        travelled: time * actor.speed,
      };
    };
    actor.beats = [
      { action: 'run', from: 0, until: out - bending },
      { action: 'eat', from: out - bending, until: out + bending },
      { action: 'run', from: out + bending, until: home },
      { action: 'stand', from: home, until: Number.POSITIVE_INFINITY },
    ];
    thing.speed = 0;
    // As large as jaws can hold.
    const fits = (actor.size[1] * 0.16) / Math.min(...thing.size);
    if (fits < 1) Object.assign(thing, { scale: thing.scale * fits, size: scale(thing.size, fits) });
    releases.set(thing, {
      time: out,
      path: stay([at[0], at[1], at[2]], azimuth),
      isBefore: true,
    });
  }
};
