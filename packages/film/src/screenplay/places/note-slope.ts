/** Ground that rises or falls where somebody goes up or down it. */

import type { Facts } from '../../facts/facts.ts';
import type { Place } from '../../scene/scene.ts';
import { addOnce, type Draft } from '../../understand/draft.ts';
import { climbingVerbs } from '../../world/verb-senses.ts';
import type { CastEntity } from '../cast-entity.ts';

/** Open ground that can lie at a slope. */
const sloping = new Set<Place>(['hills', 'mountains', 'mountain_top', 'snowfield', 'desert', 'road']);

/** "Climbs a rocky path", "rolls down a hill", "rides uphill". */
export const noteSlope = (draft: Draft, facts: Facts, cast: readonly CastEntity[]) => {
  const isSlope = (index: number) => {
    const one = cast[index];
    return one?.is === 'place' && sloping.has(one.place);
  };
  const isDown = draft.details.includes('downhill');
  const isUp = draft.details.includes('uphill');
  for (const { verb, objects, path, at, to, direction, agents } of facts.events) {
    if (agents.length === 0) continue;
    const isClimb = climbingVerbs.has(verb);
    const along = path.flatMap(({ kind, entities }) => (kind === 'along' || kind === 'over' ? entities : []));
    const turned =
      direction === 'up' || direction === 'down' ? [...at, ...to].flatMap(({ entities }) => entities) : [];
    const led = [...(isClimb ? objects : []), ...(isUp || isDown || isClimb ? along : []), ...turned];
    if (!led.some(isSlope)) continue;
    addOnce(draft.details, 'slope');
    addOnce(draft.details, isClimb || direction === 'up' || !isDown ? 'uphill' : 'downhill');
    if (!isDown || isClimb) draft.details = draft.details.filter((detail) => detail !== 'downhill');
  }
};
