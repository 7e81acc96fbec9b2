/** A bridge is made as long as what crosses it needs: more of the same end to end. */

import type { StageSet } from '../../kits/set.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { footingAt } from '../move/ground-contact.ts';

export const isBridge = ({ kit }: Actor) =>
  kit !== null && /bridge|viaduct|wall|pier/.test(kit.name) && kit.locomotion === 'none';

const longAxis = ({ size }: Actor): 0 | 2 => (size[0] > size[2] ? 0 : 2);

/** Spans that belong to another span. */
const spanOf = new WeakMap<Actor, { first: Actor; step: number }>();

export const extendBridges = (actors: Actor[]): void => {
  for (const actor of [...actors]) {
    if (actor.support.kind !== 'on' || actor.support.anchor !== 'top') continue;
    const bridge = actor.support.host;
    const axis = longAxis(bridge);
    if (!isBridge(bridge) || bridge.size[axis] < 8 || bridge.size[axis] > actor.size[2] * 3) continue;
    const spans = Math.min(3, Math.ceil((actor.size[2] * 2.2) / bridge.size[axis] / 2));
    for (let n = 1; n <= spans; n += 1) {
      for (const side of [-1, 1]) {
        const span: Actor = {
          ...bridge,
          number: actors.length,
          copy: n * 2 + (side > 0 ? 1 : 0),
          role: 'backdrop',
          beats: [],
          support: { kind: 'free' },
        };
        spanOf.set(span, { first: bridge, step: side * n });
        actors.push(span);
      }
    }
  }
};

/** What crosses from left to right comes a little nearer. */
const turn = -0.3;

/** Height over its own footing at which a span meets the deck of the first. */
const heightOf = (span: Actor, first: Actor, set: StageSet): number => {
  const level = footingAt(first, set, first.position[0], first.position[2], 0);
  const [x, , z] = span.position;
  const own = footingAt(span, set, x, z, 0);
  // A thing raised over water is measured from its surface.
  return level - (level > own ? Math.max(own, set.water?.(x, z, 0) ?? own) : own);
};

export const lineUpBridges = (actors: Actor[], azimuth: number, set: StageSet): void => {
  for (const { support } of actors)
    if (support.kind === 'on' && isBridge(support.host) && longAxis(support.host) === 0)
      if (actors.some((actor) => spanOf.get(actor)?.first === support.host))
        support.host.yaw = azimuth + turn;
  for (const actor of actors) {
    const span = spanOf.get(actor);
    if (!span) continue;
    const { first, step } = span;
    const axis = longAxis(first);
    const direction: Vec3 =
      axis === 0
        ? [Math.cos(first.yaw), 0, -Math.sin(first.yaw)]
        : [Math.sin(first.yaw), 0, Math.cos(first.yaw)];
    actor.yaw = first.yaw;
    actor.position = addScaled(first.position, direction, step * first.size[axis]);
    actor.position[1] += heightOf(actor, first, set);
  }
};
