/** Small things do not lie about on the floor: a table nobody named carries them. */

import { findKit } from '../../kits/find-kit.ts';
import { foodKits } from '../../kits/food/index.ts';
import type { Kit } from '../../kits/kit.ts';
import type { Action } from '../../scene/actions.ts';
import { plainThing } from '../../scene/plain-thing.ts';
import type { Scene, Thing, Tie, TieKind } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';

/** Taller or wider things stand on the ground by themselves. */
const tableLimit = 0.62;

const foods: ReadonlySet<Kit> = new Set(foodKits);

/** Small things that do belong on the ground. */
const groundThings =
  /ball\b|puck|yarn|toy|shoe|boot|carpet|rug|flower|tulip|rose|daisy|sunflower|mushroom|rock|stone|leaf|shell|log|nest|campfire|\bfire\b|sandcastle|bucket|skate|ski|surf|grass|plant|pumpkin|egg|carrot|starfish|coin|cone|stump|snail|footprint|puddle|\bmat\b|skull|bone|acorn|butterfly|lily|dandelion|opening|sprout|hatching|\bweb\b|\bprey\b|octopus/;

/** And those that lie on the floor of a room too: what is played with, worn on feet or laid under them. */
const floorThings =
  /ball\b|puck|yarn|toy|shoe|boot|carpet|rug|log|campfire|\bfire\b|bucket|skate|ski|surf|\bmat\b|pumpkin|footprint|puddle|opening|\bweb\b|\bprey\b|octopus|grass|stump|sandcastle/;

/** What does so needs nothing under it. */
const inTheAir: readonly Action[] = ['fly', 'float', 'hover', 'hang', 'rise', 'swing', 'fall'];

const restful: readonly string[] = ['eat', 'sit', 'stand', 'sleep', 'lie', 'look', 'wash'];

/** On a floor a hamster would be a dot seen from above. */
const isSmallPet = ({ kit, size, thing }: Actor) =>
  kit?.locomotion === 'walks' &&
  thing.person === null &&
  Math.max(...size) < 0.24 &&
  thing.count === 1 &&
  thing.acts.every(({ action }) => restful.includes(action));

/** What an animal eats or a child plays with outdoors lies before it on the ground. */
const isEatenOnGround = (things: Thing[], index: number) =>
  things.some(({ person, acts }) =>
    acts.some(
      ({ action, object }) =>
        object === index &&
        ((person === null && ['eat', 'peck', 'chase'].includes(action)) || action === 'plant'),
    ),
  );

/** "A monkey jumps to the right of an apple": beside an animal it lies on the same ground. */
const liesByAnimal = (things: Thing[], index: number) =>
  things.some(
    ({ person, kit, ties, acts }) =>
      person === null &&
      findKit(kit ?? '')?.locomotion === 'walks' &&
      (ties.some(({ kind, to }) => to === index && kind !== 'with') ||
        acts.some(({ goal, source }) => goal?.to === index || source?.to === index)),
  );

const kitchenActs: readonly Action[] = ['chop', 'stir', 'cook', 'pour', 'put_in', 'take_from', 'rub'];

/** In a pot it stands where the hands are. */
const potted = /\b(?:bonsai|potted plant|houseplant|flower pot)\b/;
const rooted = /\b(?:hedge|bush|bushes|shrub|rose bush|tree|topiary|grapevine|ivy)\b/;

/** Carrots that are cut are not in the field any more; a hedge that is trimmed is. */
const isPrepared = (things: Thing[], index: number) =>
  (potted.test(things[index]?.kit ?? '') || !rooted.test(things[index]?.kit ?? '')) &&
  things.some(
    ({ person, acts }) =>
      person !== null &&
      acts.some(
        ({ action, object, instrument }) =>
          object === index &&
          (kitchenActs.includes(action) || action === 'work' || (instrument !== null && action === 'reach')),
      ),
  );

/** Somebody goes from one side of it to the other: both are on the same ground. */
const isGoneRound = (things: Thing[], index: number) =>
  things.some(({ acts, person, kit }) => {
    const goes = person !== null || findKit(kit ?? '')?.locomotion !== 'none';
    return goes && acts.some(({ goal, source }) => goal?.to === index || source?.to === index);
  });

const standsAlone = (thing: Thing, things: Thing[], index: number) =>
  !thing.ties.some(({ kind }) => ['on', 'in', 'above', 'over', 'part_of', 'under'].includes(kind)) &&
  // A thing said to go somewhere in the picture needs the floor or the air for it.
  !thing.acts.some(({ direction }) => direction !== null) &&
  !things.some(({ ties }) => ties.some(({ kind, to }) => to === index && kind === 'holding'));

/** What leaves it or is held is not beside anything on it. */
const isOff = ({ acts }: Thing) => acts.some(({ goal, source }) => goal || source);

/** "A cat on a windowsill, a mug beside it": the sill carries both. */
const sharedSurface = (thing: Thing, things: Thing[], index: number): number | undefined => {
  const isWith = ({ kind }: Tie) => kind === 'beside' || kind === 'with';
  const mate = thing.ties.find(isWith);
  // "A dog beside a vase on a table": it is said of the dog, and the vase is there as well.
  const other = things.find(
    (one) => one !== thing && one.ties.some((tie) => tie.to === index && isWith(tie)) && !isOff(one),
  );
  const tie = (mate ? things[mate.to] : other)?.ties.find(({ kind, to }) => kind === 'on' && to !== index);
  const kit = tie && findKit(things[tie.to]?.kit ?? '');
  return kit && kit.locomotion === 'none' && !things[tie.to]!.person ? tie.to : undefined;
};

const sideTies: readonly TieKind[] = ['left_of', 'right_of', 'in_front_of', 'behind', 'beside', 'between'];

/** Those that the viewer is said to see beside a thing, before or behind it. */
const matesOf = (actor: Actor, actors: readonly Actor[]): Actor[] =>
  actors.filter(
    ({ copy, thingIndex, thing }) =>
      copy === 0 &&
      thingIndex !== actor.thingIndex &&
      !thing.isImplied &&
      (thing.ties.some(({ kind, to }) => sideTies.includes(kind) && to === actor.thingIndex) ||
        actor.thing.ties.some(({ kind, to }) => sideTies.includes(kind) && to === thingIndex)),
  );

/** A bird, a turtle or a jar that stays where it is. */
const fitsOnTable = ({ kit, size, thing }: Actor): boolean =>
  kit !== null &&
  thing.person === null &&
  ['none', 'walks', 'flies'].includes(kit.locomotion) &&
  Math.max(...size) <= tableLimit &&
  thing.acts.every(
    ({ action, direction, goal }) => !direction && !goal && (restful.includes(action) || action === 'jump'),
  );

/** A thing too large for a table stands on the ground, and things said to be beside it do too. */
const standsOnGround = ({ kit, size, thing }: Actor): boolean =>
  kit !== null &&
  thing.person === null &&
  Math.max(...size) > tableLimit &&
  !thing.ties.some(({ kind }) => kind === 'on') &&
  !/\b(?:table|desk|counter|shelf|tray|window)$/.test(thing.kit ?? '');

/** The scene with a table and its ties, or the same scene. */
export const implySurfaces = (scene: Scene, actors: Actor[], isIndoors: boolean): Scene => {
  const { things } = scene;
  const pets = actors.filter((actor) => actor.copy === 0 && isIndoors && isSmallPet(actor));
  const isFodder = (index: number) =>
    pets.some(
      ({ thing }) =>
        !thing.traits.includes('named food') &&
        thing.ties.some(({ kind, to }) => kind === 'holding' && to === index),
    );
  const isNeedyAlone = (actor: Actor): boolean => {
    const { thing, kit, size, copy, thingIndex, model } = actor;
    if (model.anchors.seat || thing.traits.includes('shared')) return false;
    if (pets.includes(actor) && standsAlone(thing, things, thingIndex)) return true;
    if (copy === 0 && isFodder(thingIndex)) return true;
    if (copy > 0 || !kit || kit.locomotion !== 'none' || thing.person || thing.character) return false;
    if (isGoneRound(things, thingIndex)) return false;
    if (Math.max(...size) > tableLimit || thing.acts.some(({ action }) => inTheAir.includes(action)))
      return false;
    // What rolls down a hill needs the hill.
    if (!isIndoors && thing.acts.some(({ action }) => action === 'roll' || action === 'slide')) return false;
    const isFood = foods.has(kit) || thing.acts.some(({ action }) => action === 'steam');
    const isOnTable = (isIndoors && isFood) || isPrepared(things, thingIndex);
    // In a room a coin, a shell or a leaf that the film is about is laid where it can be looked at.
    const ofGround = isIndoors && thingIndex === 0 ? floorThings : groundThings;
    if (ofGround.test(thing.kit ?? '') && !isOnTable) return false;
    if (!isIndoors && (isEatenOnGround(things, thingIndex) || liesByAnimal(things, thingIndex))) return false;
    const isShared = sharedSurface(thing, things, thingIndex) !== undefined;
    return (
      (isIndoors || isShared || isFood || isOnTable || thingIndex === 0) &&
      standsAlone(thing, things, thingIndex)
    );
  };
  const alone = actors.filter((actor) => isNeedyAlone(actor) && !matesOf(actor, actors).some(standsOnGround));
  // Two small things that are named together share one surface.
  const mates = actors.filter(
    (actor) =>
      actor.copy === 0 &&
      !alone.includes(actor) &&
      fitsOnTable(actor) &&
      standsAlone(actor.thing, things, actor.thingIndex) &&
      matesOf(actor, actors).some((one) => alone.includes(one)),
  );
  const needy = [...alone, ...mates];
  // A photographer's backdrop carries what stands before it.
  if (needy.length === 0 || !findKit('table') || scene.setting.place === 'studio') return scene;
  const named = things.findIndex(
    ({ kit }) =>
      kit !== null &&
      (isIndoors
        ? /\b(?:table|desk|counter|bench|shelf|tray)$/
        : /\b(?:table|desk|counter|shelf|tray|blanket|towel|mat|stall)$/
      ).test(kit),
  );
  const at = named >= 0 ? named : things.length;
  const table = plainThing('table', { kit: 'table', material: 'wooden', isImplied: true });
  const isNeedy = (index: number) => needy.some(({ thingIndex }) => thingIndex === index) && index !== at;
  const tied = things.map((thing, index) =>
    isNeedy(index)
      ? {
          ...thing,
          ties: [
            { kind: 'on' as const, to: sharedSurface(thing, things, index) ?? at },
            ...thing.ties.filter(
              ({ kind, to }) => kind !== 'facing' && !(kind === 'holding' && isFodder(to)),
            ),
          ],
        }
      : thing,
  );
  const usesTable = tied.some((thing, index) => isNeedy(index) && thing.ties[0]!.to === at);
  return { ...scene, things: named >= 0 || !usesTable ? tied : [...tied, table] };
};
