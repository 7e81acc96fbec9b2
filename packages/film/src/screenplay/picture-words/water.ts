/** How the water of a given picture is said to go. */

import type { Entity, Facts } from '../../facts/facts.ts';
import type { Wishes } from '../../pictures/life/wishes.ts';
import { set } from './nouns.ts';

const fallKinds = set('waterfall, cascade, fountain, cataract');
const riverHeads = set('river, stream, brook, creek, rapids, current');
const flowVerbs = set('flow, run, rush, pour, stream, cascade, plunge, tumble, gush, race, course');

/** Lakes and seas have waves; what flows is a river or a fall. */
export const waterWayOf = (
  waters: readonly { entity: Entity; index: number; kinds: readonly string[] }[],
  { events }: Facts,
): Wishes['waterWay'] => {
  const isFall = waters.some(({ entity, kinds }) =>
    [entity.head, ...kinds.slice(0, 5)].some((kind) => fallKinds.has(kind)),
  );
  if (isFall) return 'fall';
  const isRiver = waters.some(
    ({ entity, index, kinds }) =>
      kinds.slice(0, 5).includes('stream') ||
      riverHeads.has(entity.head) ||
      events.some(({ agents, verb }) => agents.includes(index) && flowVerbs.has(verb.split(' ')[0]!)),
  );
  return isRiver ? 'river' : null;
};
