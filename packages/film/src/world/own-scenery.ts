/** What a place shows by itself: trees in a wood, houses in a street. */

import type { Place } from '../scene/scene.ts';

const woods =
  /^(?:tree|trees|fern|bush|plant|vine|leaf|moss|canopy|undergrowth|foliage|vegetation|trunk|pine tree|pine|fir|birch|oak tree|root|bamboo|liana)$/;
const town =
  /^(?:house|building|shop|store|storefront|facade|window|balcony|street lamp|streetlight|lamp post|sidewalk|pavement|puddle|cobblestone|neon sign|neon light|sign|skyscraper|apartment|lawn|rooftop|roof|chimney|cottage|street|flower pot|laundry|clothesline|balconies|tower block|chalet)$/;

/** By place; matched against the noun and the name as the prompt says it. */
export const ownParts: Partial<Record<Place, RegExp>> = {
  forest: woods,
  jungle: woods,
  bamboo_forest: woods,
  swamp: woods,
  street: town,
  alley: town,
  city: town,
  skyline: new RegExp(`${town.source}|^(?:river|water|bay|harbour)$`),
  desert: /^(?:dune|sand dune)$/,
  beach: /^(?:sea|ocean|shore|surf)$/,
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
  lake: /^(?:waterhole|watering hole|pond|tree|pine tree|mountain|reed|shore|hill)$/,
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
  underwater: /^(?:sea|ocean|water|seabed|coral|coral reef|seaweed|building|tower|skyscraper|dome|city)$/,
  hospital: /^(?:hospital bed|bed|curtain)$/,
  gym: /^(?:machine|weight|treadmill|dumbbell|mirror)$/,
  alien_planet: /^(?:plant|mushroom|tree|rock|moon|spire|crystal)$/,
  space: /^(?:star|planet)$/,
};

/** Whether a place shows it by itself, and a thing of it may be left out. */
export const isOwnScenery = (place: Place, noun: string): boolean => ownParts[place]?.test(noun) ?? false;
