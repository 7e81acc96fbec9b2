/** A glass tunnel of an aquarium is a place with its own fish, sharks and rays; no road leads through it. */

import type { Draft } from '../../draft.ts';
import type { Where } from '../settle-place.ts';

export const enterAquariumTunnel = (draft: Draft, where: Where): Where => {
  if (!draft.details.includes('aquarium_tunnel')) return where;
  if (draft.things.some(({ noun }) => noun && /vehicle|boat|spacecraft/.test(noun.nature))) return where;
  return { place: 'tunnel', isStated: true, backdrop: null };
};
