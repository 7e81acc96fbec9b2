/** What a place shows by itself: named along with the place, it is the set's and no thing that stands before it. */

import type { Place, TieKind } from '../../../scene/scene.ts';
import type { Draft, DraftThing } from '../../reading/draft.ts';
import { without } from '../rearrange-things.ts';
import type { Where } from '../settle-place.ts';

const woods =
  /^(?:tree|trees|fern|bush|plant|vine|leaf|moss|canopy|undergrowth|foliage|vegetation|trunk|pine tree|pine|fir|birch|oak tree|root|bamboo|liana)$/;
const town =
  /^(?:house|building|shop|store|storefront|facade|window|balcony|street lamp|streetlight|lamp post|sidewalk|pavement|puddle|cobblestone|neon sign|neon light|sign|skyscraper|apartment|lawn|rooftop|roof|chimney|cottage|street|flower pot|laundry|clothesline|balconies|tower block|chalet)$/;

/** By place; matched against the noun and the name as the prompt says it. */
const ownParts: Partial<Record<Place, RegExp>> = {
  forest: woods,
  jungle: woods,
  bamboo_forest: woods,
  swamp: woods,
  street: town,
  alley: town,
  city: town,
  skyline: town,
  village: town,
  cyberpunk_city: town,
  market: /^(?:stall|food stall|market stall|lantern|light|awning|tent)$/,
  harbour: /^(?:house|pier|dock|building|cottage)$/,
  church: /^(?:window|stained glass|stained glass window|pew|altar|column|arch|organ|ceiling|pillar)$/,
  corridor:
    /^(?:mansion|portrait|painting|picture|candle|door|carpet|rug|chandelier|hotel|house|lamp|suit of armor)$/,
  cave: /^(?:crystal|stalactite|stalagmite|rock|gem|cave|mineral)$/,
  cliff: /^(?:cliff|rock|wave|coast)$/,
  coast: /^(?:cliff|wave|coast)$/,
  canyon: /^(?:cliff|rock|wall|river)$/,
  lake: /^(?:tree|pine tree|mountain|reed|shore|hill)$/,
  valley: /^(?:mountain|hill|tree|peak)$/,
  mountains: /^(?:peak|mountain|slope|glacier|cloud)$/,
  concert: /^(?:crowd|audience|fan|stage light|light|stage|spectator)$/,
  stadium: /^(?:crowd|audience|fan|spectator|seat|floodlight|stand)$/,
  arena: /^(?:crowd|audience|fan|spectator|seat)$/,
  library: /^(?:bookshelf|shelf|bookcase|book)$/,
  classroom: /^(?:desk|chair|blackboard|chalkboard|whiteboard)$/,
  office: /^(?:desk|cubicle|chair|computer)$/,
  supermarket: /^(?:shelf|aisle|product|fruit|vegetable|grocery)$/,
  theatre_stage: /^(?:curtain|seat|audience)$/,
  underwater: /^(?:coral|coral reef|seaweed|building|tower|skyscraper|dome|city)$/,
  hospital: /^(?:hospital bed|bed|curtain)$/,
  gym: /^(?:machine|weight|treadmill|dumbbell|mirror)$/,
  alien_planet: /^(?:plant|mushroom|tree|rock|moon|spire|crystal)$/,
  space: /^(?:star|planet)$/,
};

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
  const isMany = thing.plural || (thing.count ?? 1) > 1 || thing.isBare;
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
