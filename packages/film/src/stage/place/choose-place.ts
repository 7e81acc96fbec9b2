/** The set that suits the scene, and what it shows by itself. */

import { findKit } from '../../kits/find-kit.ts';
import type { StageSet } from '../../kits/set.ts';
import type { Action } from '../../scene/actions.ts';
import type { Place, Scene, Thing } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';

/** Many tulips or carrots are a field. */
const isFieldOf = (things: Scene['things']) =>
  things.some(
    ({ kit, count }) => count > 3 && /^(tulip|sunflower|carrot|corn|wheat|lavender)$/.test(kit ?? ''),
  );

/** What somebody sits on, rides or stands on in the end. */
const carrierOf = (thing: Thing, things: readonly Thing[], depth = 0): Thing => {
  const tie = thing.ties.find(({ kind }) => ['on', 'in', 'riding', 'driving'].includes(kind));
  const host = tie && things[tie.to];
  return host && depth < 4 ? carrierOf(host, things, depth + 1) : thing;
};

/** What a set is told of a place beyond its name. */
export const dressOf = ({ details = [], look = null, tone = null }: Scene['setting']) => ({
  details,
  look,
  tone,
});

/** Steep ground would hide a tall thing behind it; where nobody asked for mountains, hills do. */
export const placeFor = ({ setting, things }: Scene): Place => {
  const hero = things[0] && carrierOf(things[0], things);
  const canBeAtSea =
    hero === undefined ||
    hero.acts.some(({ action }) => action === 'swim') ||
    // Giants wade.
    (things.some(({ size }) => size === 'huge') &&
      hero.acts.some(({ action }) => action === 'fight' || action === 'walk')) ||
    // Ice and waves are in the water.
    /^(?:iceberg|ice floe|tsunami|(?:giant |big |ocean |tidal )?wave)$/.test(hero.kit ?? '') ||
    ['floats', 'swims', 'flies', 'hovers', 'slides'].includes(findKit(hero.kit ?? '')?.locomotion ?? '');
  if (setting.place === 'sea' && !canBeAtSea)
    return /^(?:rock|lighthouse|castle)$/.test(hero?.kit ?? '') ? 'coast' : 'beach';
  if (things.some(({ kit }) => kit === 'waterfall')) return 'waterfall';
  if (things.some(({ kit }) => kit === 'volcano')) return 'volcano';
  const acts = things.flatMap((thing) => thing.acts.map(({ action }) => action));
  const hasCliff = things.some(({ kit }) => kit === 'snowy cliff');
  if (acts.includes('ski') && !hasCliff && ['snowfield', 'hills'].includes(setting.place)) return 'mountains';
  // Airplanes take off from their runway, rockets from open land.
  const hasAirplane = things.some(({ kit }) => findKit(kit ?? '')?.name === 'airplane');
  if (!setting.isStated && acts.includes('launch') && setting.place === 'airport' && !hasAirplane)
    return 'desert';
  if (
    isFieldOf(things) &&
    !['mars', 'moon', 'alien_planet'].includes(setting.place) &&
    (things.length < 3 || ['meadow', 'hills', 'lawn', 'river'].includes(setting.place))
  )
    return 'crop_field';
  const hasTallThing = things.some(
    ({ kit }) =>
      kit !== null &&
      findKit(kit)?.locomotion === 'none' &&
      /castle|tower|lighthouse|church|palace|windmill/.test(kit),
  );
  return !setting.isStated &&
    hasTallThing &&
    ['mountains', 'canyon', 'volcano', 'valley'].includes(setting.place)
    ? 'hills'
    : setting.place;
};

/** What a set has by itself, larger and better placed than a model of it. */
const ownFeatures: Partial<Record<Place, RegExp>> = {
  lake: /^(pond|lake|pool|tree|autumn tree|maple tree|pine tree|birch tree)$/,
  river: /^(river|stream)$/,
  waterfall: /^waterfall$/,
  volcano: /^(volcano|lava)$/,
  classroom: /^(blackboard|whiteboard)$/,
  underwater: /^(coral|coral reef|reef|seaweed)$/,
  japanese_garden: /^(pond|cherry tree|cherry blossom)$/,
  crop_field: /^(wheat|corn|crop|tulip|sunflower|lavender|carrot|rice)$/,
  island: /^(island)$/,
  desert: /^(dune|sand dune)$/,
  mountains: /^(mountain|snowy mountain)$/,
  glacier: /^(ice|ice floe|iceberg)$/,
  alley: /^(carpet|rug|wall)$/,
  space: /^(ring|saturn)$/,
  greenhouse: /^greenhouse$/,
};

/** Furniture that the room has by itself, where nobody uses it. */
const roomFurniture: Partial<Record<Place, RegExp>> = {
  kitchen: /^(counter|kitchen counter|kitchen island|cabinet|cupboard|countertop|sink|oven|stove)$/,
  library: /^(shelf|bookshelf|bookcase|book|shelves)$/,
  classroom: /^(desk|school desk|blackboard|chalkboard|chair|school chair)$/,
  diner: /^(booth|counter|stool|bar stool|neon sign|table)$/,
  church: /^(pew|bench|stained glass window|altar)$/,
  bar: /^(counter|bar stool|stool|shelf|bottle)$/,
  greenhouse: /^(plant|potted plant|palm tree|tropical plant|fern)$/,
};

const isRoomFurniture = (actor: Actor, actors: readonly Actor[], place: Place): boolean => {
  const { thing, thingIndex } = actor;
  const isStill = thing.acts.every(({ action }) => action === 'stand') && thing.ties.length === 0;
  const isUsed = actors.some(
    (other) =>
      other.thingIndex !== thingIndex &&
      (other.thing.ties.some(({ to }) => to === thingIndex) ||
        other.thing.acts.some(({ object }) => object === thingIndex)),
  );
  return (
    isStill && !isUsed && !hasOwnLook(actor) && (roomFurniture[place]?.test(thing.kit ?? thing.name) ?? false)
  );
};

/** Parts that a model of the whole shows already. */
const comesWith: Record<string, string> = { 'chess piece': 'chess board' };

/** A colour, a material or a change was said of it: the place's own would look another way. */
const hasOwnLook = ({ thing }: Actor) =>
  thing.colour !== null || thing.material !== null || (thing.changes?.length ?? 0) > 0;

export const isFixtureNoun = (kit: string | null) =>
  /^(window|wall|door|curtain|floor|ceiling)$/.test(kit ?? '');

/** Acts on a wall or a window that somebody stands before. */
const worksAt = new Set<Action>([
  'open',
  'close',
  'sweep',
  'wash',
  'paint',
  'build',
  'work',
  'rub',
  'hammer',
  'push',
  'kick',
  'break',
]);

/** Rooms have walls, windows and doors of their own; theirs are in the right places. Returns what was taken out. */
export const removeFixtures = (actors: Actor[], set: StageSet, place: Place): number[] => {
  const own = ownFeatures[place];
  if (own) {
    const features = actors.filter(
      ({ thing, thingIndex, ...actor }) =>
        own.test(thing.kit ?? thing.name) &&
        !hasOwnLook({ thing, thingIndex, ...actor }) &&
        !(/tree/.test(thing.kit ?? '') && thing.count < 3) &&
        // The carrot that a rabbit eats is not one of the field's.
        !actors.some((other) =>
          other.thing.ties.some(({ kind, to }) => kind === 'holding' && to === thingIndex),
        ),
    );
    for (const actor of features) actors.splice(actors.indexOf(actor), 1);
    if (features.length > 0) return features.map(({ thingIndex }) => thingIndex);
  }
  const furniture = actors.filter((actor) => isRoomFurniture(actor, actors, place));
  for (const actor of furniture) actors.splice(actors.indexOf(actor), 1);
  // The wall is drawn with what grows on it, the road with its cars.
  const onWall = actors.filter(({ thing }) =>
    thing.traits.some((trait) => trait === 'on wall' || trait === 'on the road below'),
  );
  for (const actor of onWall) actors.splice(actors.indexOf(actor), 1);
  // A chess board has its pieces on it.
  const ownParts = actors.filter(({ thing }) => {
    const whole = comesWith[thing.kit ?? ''];
    return whole !== undefined && actors.some((other) => findKit(other.thing.kit ?? '') === findKit(whole));
  });
  for (const actor of ownParts) actors.splice(actors.indexOf(actor), 1);
  const isCake = (one: Actor) => /cake/.test(one.thing.kit ?? '');
  const isImplied = (index: number) =>
    actors.some(({ thing, thingIndex }) => thingIndex === index && thing.isImplied);
  const birthdayCake = actors.find(({ thing }) => thing.kit === 'birthday cake');
  const onCake = actors.filter(
    ({ thing }) =>
      /candle/.test(thing.kit ?? '') &&
      (thing.ties.some(({ to }) => actors.some((other) => other.thingIndex === to && isCake(other))) ||
        (birthdayCake !== undefined && thing.ties.every(({ to }) => isImplied(to)))),
  );
  // A birthday cake has its own: whoever blows them out is at the cake.
  for (const actor of onCake) {
    actors.splice(actors.indexOf(actor), 1);
    const cake =
      actor.thing.ties.find(({ to }) => actors.some((other) => other.thingIndex === to && isCake(other)))
        ?.to ?? birthdayCake!.thingIndex;
    for (const { thing } of actors) {
      for (const act of thing.acts) if (act.object === actor.thingIndex) act.object = cake;
      thing.ties = thing.ties.map((tie) => (tie.to === actor.thingIndex ? { ...tie, to: cake } : tie));
    }
  }
  const candles = [...onCake, ...onWall, ...ownParts, ...furniture].map(({ thingIndex }) => thingIndex);
  if (!set.isIndoors) {
    // "A plane seen through the window": from here it is seen without one.
    const panes = actors.filter(
      ({ thing, thingIndex }) =>
        thing.kit === 'window' &&
        actors.some((other) =>
          other.thing.ties.some(({ kind, to }) => kind === 'through' && to === thingIndex),
        ),
    );
    for (const actor of panes) actors.splice(actors.indexOf(actor), 1);
    return [...candles, ...panes.map(({ thingIndex }) => thingIndex)];
  }
  const isOnlyFixtures = actors.every(({ thing }) =>
    /^(window|wall|door|curtain|floor|ceiling|bed)$/.test(thing.kit ?? ''),
  );
  // A door that opens, a window that is cleaned or a wall that is painted is what the film is about.
  const changes = ['open', 'close', 'break', 'collapse', 'burn', 'explode', 'appear', 'vanish'];
  const acts = ({ thing, thingIndex }: Actor) =>
    (thing.changes ?? []).length > 0 ||
    thing.acts.some(({ action }) => changes.includes(action)) ||
    actors.some(
      (one) =>
        one.thing.acts.some(({ action, object }) => object === thingIndex && worksAt.has(action)) ||
        (thing.kit === 'door' &&
          one.thing.ties.some(({ kind, to }) => to === thingIndex && kind === 'beside')),
    );
  const isFixture = ({ thing, role, ...actor }: Actor) =>
    !acts({ thing, role, ...actor }) &&
    (isOnlyFixtures || !hasOwnLook({ thing, role, ...actor })) &&
    (role !== 'hero' || isOnlyFixtures) &&
    isFixtureNoun(thing.kit);
  // The room has more windows than the one that is cleaned.
  const isOneMore = ({ thing, copy }: Actor) => copy > 0 && isFixtureNoun(thing.kit) && thing.count > 2;
  const taken = actors.filter((actor) => isFixture(actor) || isOneMore(actor));
  // A figure that looks out of a window is turned to the wall it is in.
  const windows = new Set(taken.map(({ thingIndex }) => thingIndex));
  for (const { thing } of actors)
    thing.acts = thing.acts.map((act) =>
      act.action === 'look' && act.object !== null && windows.has(act.object)
        ? { ...act, object: null, direction: 'away' as const }
        : act,
    );
  for (const actor of taken) actors.splice(actors.indexOf(actor), 1);
  return [...candles, ...taken.map(({ thingIndex }) => thingIndex)];
};
