/** Sizes that follow from what is done: a giant is as large as what it attacks, a flag as long as a person can plant. */

import { plantKits } from '../../kits/plants/index.ts';
import { scale as scaled } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { Place, TieKind } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';

export const resize = (actor: Actor, factor: number) => {
  actor.scale *= factor;
  actor.size = scaled(actor.size, factor);
};

const handled: readonly Action[] = ['plant', 'hold', 'carry', 'wave'];
const worked: readonly Action[] = ['work', 'rub', 'reach', 'paint', 'hammer', 'build', 'chop', 'wash'];
const monuments = /statue|sculpture|monument|obelisk|column|fountain|totem|bust/;
/** Height of what is worked at on a table, in heights of the body. */
const reachedOnTable = 0.45;
/** Longest thing that a person handles, in heights of the person. */
const longestHandled = 1.35;
/** Length of a giant, as a share of what it attacks. */
const shareOfVictim = 0.8;
/** Height of the smallest animal that drives a car, in metres. */
const smallestDriver = 1.7;
/** Thickest thing that hands hold, in metres. */
const bulkyHeld = 0.42;
/** Height of a plant that somebody sits on, in heights of the sitter. */
const lowestPlantSeat = 0.55;
/** Height of the person a desk is made for, in metres. */
const deskSitter = 1.68;
/** Length of what is ridden through the air, in heights of the rider: on a longer one the rider is not made out. */
const flyingMount = 1.8;
const longestFlyingMount = 4.2;
const leastOfFlyingMount = 0.6;
/** Height of a sink, in heights of who stands at it. */
const sinkHeight = 0.5;
const builtUp: readonly Place[] = ['city', 'skyline', 'street', 'cyberpunk_city', 'village', 'harbour'];
/** Height of a giant among houses, in metres. */
const giantAmongHouses = 18;
/** Kinds that are giants in any town, and kinds that are where nothing else is said: dinosaurs that walk among cars are larger than life. */
const isTitan = /godzilla|kaiju|king kong/;
const towns: readonly Place[] = ['city', 'skyline', 'street', 'cyberpunk_city'];
/** Height of a giant that stands in the sea, in metres. */
const giantAtSea = 32;
/** Height of a macaw that sits, in metres. */
const largestParrot = 0.4;

/** Height of a giant mushroom or flower, in metres. */
const giantPlant = 2.2;

/** Widest vessel whose contents are cut to fit, in metres, and their height in heights of it. */
const smallVessel = 0.7;
const tallestInVessel = 1.5;
/** Height in widths of a vessel that things only lie on. */
const shallow = 0.25;

/** Height of an animal that needs something larger under its feet, in metres, and how wide that is in lengths of the animal. */
const largeBeast = 0.9;
const leastFooting = 0.4;

/** Length of a fish of a school, as a share of what it swims around. */
const schoolShare = 0.058;

const isCup = /\b(?:cup|teacup|mug|glass|jar|bottle|vase|pot|jug|teapot|shoe|thimble)$/;
/** In widths of the cup. */
const widestInCup = 0.95;

/** What small animals lie in. */
export const isNest = /\b(?:basket|box|crate|nest|bucket|drawer|hat|bowl|barrel|trash can|bin|bath basin)$/;

const isLiving = ({ thing, kit }: Actor) =>
  thing.person !== null || ['walks', 'swims', 'flies'].includes(kit?.locomotion ?? '');

/** An umbrella, a racket: held at one end, however wide the other is. */
const hasHandle = ({ model }: Actor) =>
  model.anchors.grip !== undefined && model.anchors.grip[1] < model.size[1] * 0.35;

/** Heights of whoever goes from one side of a thing to the other: more of it would not be in one picture. */
const tallestGoneRound = 9;
/** And lengths of an animal. */
const longestGoneRound = 3;
const leastGoneRound = 0.25;

/** Things of stone, clay or wood that are made in any size; a car or a house is not. */
const isShaped = ({ kit, thing, size }: Actor): boolean =>
  kit?.locomotion === 'none' &&
  thing.size === 'medium' &&
  (Math.max(...size) < 1.2 || monuments.test(thing.kit ?? ''));
const sideTies: readonly TieKind[] = ['left_of', 'right_of', 'in_front_of', 'behind', 'beside', 'between'];
/** Times the size of a thing: the largest that is told to be beside it and is seen in one picture with it. */
const largestBeside = 3;

export const fitSizes = (actors: Actor[], places: readonly (Place | null)[]): void => {
  const isAmongHouses = places.some((place) => place !== null && builtUp.includes(place));
  const isInTown = places.some((place) => place !== null && towns.includes(place));
  for (const actor of actors) {
    for (const { action, object } of actor.thing.acts) {
      const other = actors.find(({ thingIndex }) => thingIndex === object);
      if (!other) continue;
      const longest = actor.size[1] * longestHandled;
      if (actor.thing.person && handled.includes(action) && !isLiving(other) && other.size[1] > longest)
        resize(other, longest / other.size[1]);
      // A statue that hands work at is no higher than they reach.
      const isWorked = actor.thing.person && worked.includes(action) && monuments.test(other.thing.kit ?? '');
      const reached =
        actor.size[1] * (other.thing.ties.some(({ kind }) => kind === 'on') ? reachedOnTable : 1);
      if (isWorked && actor.copy === 0 && other.size[1] > reached)
        for (const one of actors) if (one.thingIndex === object) resize(one, reached / one.size[1]);
      // Small ones have a sink of their own, or the counter would hide their hands.
      if (action === 'wash' && other.thing.kit === 'sink full of dishes' && actor.copy === 0)
        resize(other, Math.min(1, (actor.size[1] * sinkHeight) / other.size[1]));
      // Lanterns of fairies fit fairies.
      const small = actor.size[1] * 0.42;
      if (actor.thing.person && actor.thing.size === 'tiny' && !isLiving(other) && other.size[1] > small)
        resize(other, small / other.size[1]);
      const wanted = Math.max(...other.size) * shareOfVictim;
      const own = Math.max(...actor.size);
      if (actor.thing.size === 'huge' && isLiving(actor) && own < wanted) resize(actor, wanted / own);
      // A giant that a ship or a car finds is as long as it.
      const found = Math.max(...other.size);
      if (other.thing.size === 'huge' && isLiving(other) && !isLiving(actor) && found < own * shareOfVictim)
        resize(other, (own * shareOfVictim) / found);
    }
    // A figure that fights a giant in the sea is a giant too.
    const isGiant = (one: Actor) => one.thing.size === 'huge' && isLiving(one);
    const fightsGiant = actor.thing.acts.some(
      ({ action, object }) =>
        action === 'fight' && actors.some((one) => one.thingIndex === object && isGiant(one)),
    );
    if (places[0] === 'sea' && isLiving(actor) && actor.kit?.locomotion === 'walks')
      if (isGiant(actor) || fightsGiant)
        resize(actor, Math.max(1, (giantAtSea * (isGiant(actor) ? 1 : 0.85)) / actor.size[1]));
    for (const { kind, to } of actor.thing.ties) {
      // A parrot on a shoulder is as large as parrots get.
      const perched =
        kind === 'on' && actors.some(({ thingIndex, thing }) => thingIndex === to && thing.person);
      if (perched && actor.kit?.name === 'parrot' && actor.size[1] < largestParrot)
        resize(actor, largestParrot / actor.size[1]);
      // A school around a wreck is of fish that are seen beside it.
      const ringed = kind === 'around' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      const seen = ringed ? Math.max(...ringed.size) * schoolShare : 0;
      if (actor.kit?.locomotion === 'swims' && actor.thing.count > 12 && actor.size[2] < seen)
        resize(actor, seen / actor.size[2]);
      // A shared meal is as long as those who eat of it.
      const meal = kind === 'around' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      if (meal?.thing.traits.includes('shared') && actor.copy === 0)
        resize(meal, (actor.size[2] * 0.95) / Math.max(meal.size[0], meal.size[2]));
      // A tiny dragon on a stack of pancakes is as large as the stack.
      const under = kind === 'on' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      const own = Math.max(actor.size[0], actor.size[2]);
      const perch = under ? Math.max(under.size[0], under.size[2]) * 1.25 : own;
      if (actor.thing.size === 'tiny' && isLiving(actor) && under && !isLiving(under) && own > perch)
        resize(actor, perch / own);
      // A ball for an elephant to stand on is an elephant's.
      const foot = under ? Math.max(under.size[0], under.size[2]) : own;
      const isBeast =
        actor.thing.person === null && actor.kit?.locomotion === 'walks' && actor.size[1] > largeBeast;
      if (isBeast && actor.copy === 0 && under && !isLiving(under) && foot < own * leastFooting)
        resize(under, (own * leastFooting) / foot);
      // A rock carries whom it is under, and is not a hill under a snail.
      if (under?.thing.traits.includes('flat topped') && actor.copy === 0) {
        const wide = Math.max(0.6, actor.size[2] * (1 + 0.35 * actor.thing.count));
        resize(under, wide / under.size[0]);
      }
      const pool =
        actor.copy === 0 && ['in', 'on'].includes(kind)
          ? actors.find(({ thingIndex }) => thingIndex === to)
          : undefined;
      // A puddle for three pigs is wider than a puddle for one.
      const room = Math.max(actor.size[0], actor.size[2]) * (0.6 + 0.6 * actor.thing.count);
      if (pool?.thing.kit === 'puddle' && pool.size[0] < room) resize(pool, room / pool.size[0]);
      // A basket for four kittens is wider than a basket for apples.
      const bed = kind === 'in' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      const lying =
        Math.max(actor.size[0], actor.size[2] * 0.55) * (0.7 + 0.5 * Math.sqrt(actor.thing.count));
      if (
        bed &&
        isNest.test(bed.thing.kit ?? '') &&
        isLiving(actor) &&
        actor.copy === 0 &&
        bed.size[0] < lying
      )
        resize(bed, Math.min(3, lying / bed.size[0]));
      const vessel = kind === 'in' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      // A plate has no rim to look over: a cake on it stays a cake.
      const isDeep = vessel && vessel.size[1] > vessel.size[0] * shallow;
      const fitting = isDeep && vessel.size[1] * tallestInVessel;
      // An elephant in a teacup is no larger than the tea.
      const opening = vessel && isCup.test(vessel.thing.kit ?? '') ? vessel.size[0] * widestInCup : null;
      const breadth = Math.max(actor.size[0], actor.size[2]);
      if (opening && isLiving(actor) && breadth > opening) resize(actor, opening / breadth);
      // Flowers in a vase are cut to its size; a cat in a box stays a cat.
      if (fitting && Math.max(...vessel.size) < smallVessel && !isLiving(actor) && actor.size[1] > fitting)
        resize(actor, fitting / actor.size[1]);
      const seat =
        kind === 'on' && actor.thing.person ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      // A child's desk is as low as its chair.
      if (seat?.kit?.name === 'workplace' && actor.copy === 0) resize(seat, actor.model.size[1] / deskSitter);
      // A figure that sits on a mushroom or a flower is a fairy: it is as high as a stool.
      if (seat?.kit && plantKits.includes(seat.kit) && seat.size[1] < actor.size[1] * lowestPlantSeat)
        resize(seat, (actor.size[1] * lowestPlantSeat) / seat.size[1]);
      const mount = kind === 'riding' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      const longEnough = actor.size[1] * flyingMount;
      // A bird that carries somebody through the air is the larger of the two.
      if (
        mount &&
        isLiving(mount) &&
        mount.thing.acts.some(({ action }) => action === 'fly') &&
        mount.size[2] < longEnough
      )
        resize(mount, longEnough / mount.size[2]);
      const isAloft = mount?.thing.acts.some(({ action }) => action === 'fly' || action === 'hover');
      const tooLong = actor.size[1] * longestFlyingMount;
      if (mount && isAloft && isLiving(mount) && actor.thing.person && mount.size[2] > tooLong)
        resize(mount, Math.max(leastOfFlyingMount, tooLong / mount.size[2]));
      const held = kind === 'holding' ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      // Bulky: as thick as it is long, so not a pole, a bow or an umbrella.
      if (
        held &&
        actor.thing.person &&
        !isLiving(held) &&
        !hasHandle(held) &&
        Math.min(...held.size) > bulkyHeld
      )
        resize(held, bulkyHeld / Math.min(...held.size));
    }
    // A statue behind a candle is a figure that is seen with the candle.
    for (const { kind, to } of actor.copy === 0 ? actor.thing.ties : []) {
      const other = sideTies.includes(kind) ? actors.find(({ thingIndex }) => thingIndex === to) : undefined;
      if (!other || [actor, other].some((one) => isLiving(one) || !isShaped(one))) continue;
      const [small, large] =
        Math.max(...actor.size) < Math.max(...other.size) ? [actor, other] : [other, actor];
      const most = Math.max(...small.size) * largestBeside;
      if (Math.max(...large.size) <= most) continue;
      resize(large, Math.max(leastGoneRound, most / Math.max(...large.size)));
      if (large.role === 'landmark') large.role = 'cast';
    }
    // A squirrel that goes round a hut would be lost beside a real one.
    for (const { goal } of actor.thing.acts) {
      const host = goal && actors.find(({ thingIndex }) => thingIndex === goal.to);
      const most = actor.thing.person
        ? actor.size[1] * tallestGoneRound
        : Math.max(...actor.size) * longestGoneRound;
      if (host && isLiving(actor) && !isLiving(host) && goal.kind !== 'in' && host.size[1] > most)
        resize(host, Math.max(leastGoneRound, most / host.size[1]));
    }
    // An animal at the wheel has to see over it, and to be seen.
    const drives = actor.thing.ties.some(({ kind }) => kind === 'driving');
    if (drives && actor.thing.person && actor.kit?.character && actor.size[1] < smallestDriver)
      resize(actor, smallestDriver / actor.size[1]);
    // Giant mushrooms and flowers stand over people.
    if (
      actor.thing.size === 'huge' &&
      actor.kit &&
      plantKits.includes(actor.kit) &&
      actor.size[1] < giantPlant
    )
      resize(actor, giantPlant / actor.size[1]);
    const isLarger =
      actor.thing.size === 'huge' ||
      isTitan.test(actor.thing.kit ?? '') ||
      (isInTown &&
        actor.kit?.name === 'tyrannosaurus' &&
        !actor.thing.person &&
        actor.thing.size === 'medium');
    if (isLarger && isLiving(actor) && isAmongHouses)
      resize(actor, Math.max(1, giantAmongHouses / actor.size[1]));
  }
};
