/** The camera's subject where something falls off an edge. */

import type { Subject } from '../../camera/shots.ts';
import { steadySubject } from '../../camera/steady-subject.ts';
import type { StageSet } from '../../kits/set.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { fallsInto } from '../move/falls.ts';

/** What falls off an edge is watched from the edge to the ground. */
export const tumbleOf = (hero: Actor, set: StageSet): Subject | null => {
  if (hero.support.kind !== 'on' || !hero.path) return null;
  const { host, anchor } = hero.support;
  // A cat that pushes a glass over the edge is seen with the glass and the floor.
  const pushed = hero.target?.support.kind === 'on' && hero.target.support.host === host ? hero.target : null;
  const falls = (actor: Actor | null) => actor?.thing.acts.some(({ action }) => action === 'fall') ?? false;
  const isPusher = !falls(hero) && falls(pushed) && hero.thing.person === null;
  if ((!falls(hero) && !isPusher) || fallsInto(hero)) return null;
  const drop = (host.model.anchors[anchor]?.[1] ?? host.model.size[1]) * host.scale;
  const [own, , z] = hero.path(0).position;
  const x = ((isPusher ? pushed?.path?.(0).position[0] : undefined) ?? own) / 2 + own / 2;
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  const [px, pz] = [host.position[0] + x * c + z * s, host.position[2] - x * s + z * c];
  const tall = isPusher ? hero.size[1] : 0;
  const centre: Vec3 = [px, set.ground(px, pz) + (isPusher ? drop * 0.62 + tall * 0.4 : drop * 0.52), pz];
  const extent = isPusher
    ? { width: drop * 1.2, height: drop * 0.86 + tall, depth: 0.2 }
    : { width: drop * 1.5, height: drop * 1.25, depth: 0.4 };
  return { ...steadySubject(centre, extent), isWholeWay: !isPusher };
};
