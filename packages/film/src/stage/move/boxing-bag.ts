/** A boxer at a bag that hangs from its frame: within reach of the fists, and the bag swings as they land. */

import { addScaled } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { stay } from './paths.ts';

/** From the middle of the bag to the feet of the boxer, in heights of the body. */
const reach = 0.43;

export const isBoxingBag = ({ thing, support }: Actor): boolean =>
  support.kind === 'free' && /^(?:(?:punching|heavy|boxing|speed) bag|sandbag)$/.test(thing.kit ?? '');

export const boxAtBag = (actor: Actor, actors: Actor[], { azimuth }: Axes): void => {
  if (!actor.thing.person || actor.support.kind !== 'free' || actor.copy > 0) return;
  const blow = actor.thing.acts.find(
    ({ action }) => action === 'punch' || action === 'hit' || action === 'fight',
  );
  const bag = actors.find(
    (other) => isBoxingBag(other) && (blow?.object == null || other.thingIndex === blow.object),
  );
  if (!blow || !bag) return;
  actor.yaw = azimuth + 1.3;
  actor.speed = 0;
  actor.altitude = 0;
  actor.target = bag;
  actor.beats = [{ action: 'punch', from: 0, until: Number.POSITIVE_INFINITY }];
  // The bag moves to the same beats as the fists.
  bag.beats = actor.beats;
  bag.role = 'cast';
  bag.yaw = actor.yaw + Math.PI;
  const ahead = actor.size[1] * reach;
  bag.position = addScaled(actor.position, [Math.sin(actor.yaw), 0, Math.cos(actor.yaw)], ahead);
  actor.path = stay(actor.position, actor.yaw);
  bag.path = stay(bag.position, bag.yaw);
};
