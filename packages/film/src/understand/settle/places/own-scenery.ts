/** What a place shows by itself: named along with the place, it is the set's and no thing that stands before it. */

import type { Place, TieKind } from '../../../scene/scene.ts';
import { ownParts } from '../../../world/own-scenery.ts';
import type { Draft, DraftThing, Where } from '../../draft.ts';
import { without } from '../rearrange-things.ts';

/** Somebody does something there, or is arranged round it. */
const holdsOn = new Set<TieKind>([
  'on',
  'in',
  'under',
  'behind',
  'in_front_of',
  'riding',
  'holding',
  'facing',
  'between',
]);
const passive = new Set([
  'stand',
  'shine',
  'swing',
  'hang',
  'flow',
  'cheer',
  'clap',
  'jump',
  'wave',
  'float',
  'lie',
  'watch',
  'dance',
  'spin',
  'grow',
]);

const isLeft = (draft: Draft, thing: DraftThing, index: number): boolean => {
  const isMany = thing.plural || (thing.count ?? 1) > 1;
  const isStill = thing.acts.every(
    ({ action, object }) => object === null && (action === null || passive.has(action)),
  );
  const isUsed = draft.things.some(
    (other, at) =>
      at !== index &&
      (other.acts.some(({ object, instrument }) => object === index || instrument === index) ||
        other.ties.some(({ kind, to }) => to === index && holdsOn.has(kind))),
  );
  const isPlaced = thing.ties.some(({ kind }) => holdsOn.has(kind));
  return (
    isMany &&
    !isPlaced &&
    isStill &&
    !isUsed &&
    thing.colour === null &&
    thing.material === null &&
    !thing.isImplied &&
    thing.character === null
  );
};

/** They have an audience also where the sport or the band alone tells the place. */
const withAudience = new Set<Place>(['stadium', 'arena', 'concert']);

/** One of its kind at most in such a place: named or not, it is there. */
const single =
  /^(?:mansion|altar|organ|ceiling|cave|stage|hotel|coast|crowd|audience|stained glass window|canopy|laundry|moss)$/;

export const leaveToPlace = (draft: Draft, where: Where): Where => {
  const parts = ownParts[where.place];
  if (!parts || !(where.isStated || withAudience.has(where.place))) return where;
  const dropped = new Set(
    draft.things.filter((thing, index) => {
      const names = [thing.noun?.base ?? '', thing.noun?.name ?? '', thing.name];
      if (!names.some((name) => parts.test(name))) return false;
      return isLeft(
        draft,
        { ...thing, plural: thing.plural || names.some((name) => single.test(name)) },
        index,
      );
    }),
  );
  // The crowd alone before a stage is who the film is about.
  const isAboutThem =
    dropped.size === draft.things.length && draft.things.some(({ noun }) => noun?.nature === 'person');
  if (dropped.size > 0 && !isAboutThem) draft.things = without(draft.things, (thing) => dropped.has(thing));
  draft.notDrawn = draft.notDrawn.filter((name) => !parts.test(name));
  return where;
};
