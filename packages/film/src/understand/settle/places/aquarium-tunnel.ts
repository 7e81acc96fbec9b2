/** A glass tunnel of an aquarium is a place with its own fish, sharks and rays; no road leads through it. */

import type { Draft, Where } from '../../draft.ts';
import { without } from '../rearrange-things.ts';

const ofTunnel =
  /^(?:aquarium|tunnel|glass|glass tunnel|fish|tropical fish|shark|ray|manta ray|stingray|sea turtle|coral|jellyfish|water|clownfish|school of fish)s?$/;

export const enterAquariumTunnel = (draft: Draft, where: Where): Where => {
  if (!draft.details.includes('aquarium_tunnel')) return where;
  if (draft.things.some(({ noun }) => noun && /vehicle|boat|spacecraft/.test(noun.nature))) return where;
  draft.things = without(
    draft.things,
    ({ noun, name }) => ofTunnel.test(noun?.base ?? name) || ofTunnel.test(name),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/tunnel|aquarium|glass|fish/.test(name));
  // The panes are seen with the person before them.
  draft.shot ??= 'wide';
  return { place: 'tunnel', isStated: true, backdrop: null };
};
