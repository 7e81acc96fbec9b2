/** Where hands, eyes and held things meet what is acted upon, in the world, at a moment. */

import type { Particle, PoseInput } from '../../kits/model.ts';
import { pouredTone } from '../../kits/props/general/glass/mixed-liquids.ts';
import { fromHex } from '../../math/colour.ts';
import { clamp, fraction, smoothstep } from '../../math/interpolate.ts';
import {
  invert,
  type Matrix,
  multiply,
  positionOf,
  rotationBetween,
  rotationY,
  scaling,
  transformDirection,
  transformPoint,
  translationTo,
} from '../../math/matrix.ts';
import { add, addScaled, normalize, scale, subtract, type Vec3 } from '../../math/vector.ts';
import { ropePeriod } from '../../motion/actions/play.ts';
import { type Actor, mainAction } from '../actor.ts';
import { transferringHand } from '../move/story/transfers.ts';
import { eyepieces, isWorkedAt } from '../move/work-reach.ts';
import { touchedByAnimal } from './hands/animal-touches.ts';
import { hammeringHands } from './hands/hammer-blows.ts';
import { offeredHand } from './hands/offered-hand.ts';
import { touchedBy } from './hands/touches.ts';
import type { ModelInstance } from './model-instance.ts';
import { sprinkles, sprinklingHand } from './sprinkle.ts';

type Instances = Map<Actor, ModelInstance>;
export type Contact = Pick<PoseInput, 'handLeft' | 'handRight' | 'eyeAt'>;

const actOf = (actor: Actor, name: string) => actor.thing.acts.find(({ action }) => action === name);

/** The vessel that somebody pours from, when it is in the hand. */
const vesselOf = (actor: Actor, actors: Iterable<Actor>): Actor | undefined => {
  const jug = actOf(actor, 'pour')?.instrument ?? null;
  if (jug === null) return undefined;
  for (const other of actors)
    if (other.thingIndex === jug && other.support.kind === 'held' && other.support.host === actor)
      return other;
  return undefined;
};

/** The actors that have to be in place before this one is posed. */
export const contactOf = (actor: Actor): Actor | null => {
  if (!actor.thing.person) return touchedByAnimal(actor);
  if (!actor.target || actor.target === actor) return null;
  const action = mainAction(actor);
  if (actor.beats.some((beat) => beat.action === 'pour'))
    return actor.target.thing.person ? null : actor.target;
  if (action === 'look' && eyepieces.test(actor.target.thing.kit ?? '')) return actor.target;
  if (action === 'hammer' && !actor.target.thing.person) return actor.target;
  return kneads(actor) || hangs(actor) || isWorkedAt(actor) ? actor.target : touchedBy(actor);
};

/** Hands are where its grips are: at the pegs of laundry, the edge of a net and a knife. */
const atGrips = ['hangs laundry', 'throws a net', 'hauls a net', 'cuts the cake'];
const hangs = ({ thing, target }: Actor): boolean =>
  target !== null &&
  thing.traits.some((trait) => atGrips.includes(trait)) &&
  target.model.anchors.grip !== undefined;

/** The workpiece says where hands are; the hand on the left of the body is the left one, however it lies. */
const workingHands = (work: ModelInstance | undefined, toModel: Matrix): Contact => {
  const places = (['handLeft', 'handRight'] as const).flatMap((name) => {
    const anchor = work?.anchor(name);
    return anchor ? [transformPoint(toModel, positionOf(anchor))] : [];
  });
  const [handRight, handLeft] = places.toSorted((a, b) => a[0] - b[0]);
  if (handRight && !handLeft) return { handRight };
  return { ...(handLeft && { handLeft }), ...(handRight && { handRight }) };
};

/** Dough, clay or wool: bare hands are on it. */
const kneads = ({ thing, target }: Actor): boolean => {
  const act = thing.acts[0];
  return (
    act?.action === 'stir' &&
    act.instrument === null &&
    target !== null &&
    target.thing.person === null &&
    target.support.kind !== 'held' &&
    /dough|dumplings being|tray of cookies|cake|clay|pottery wheel|bread|pizza/.test(target.thing.kit ?? '')
  );
};

/** How far hands reach, in heights of the body, from between the shoulders. */
const armLength = 0.46;

/** Both hands at the sides of what they shape, one after the other pressing. */
const kneadingHands = (actor: Actor, toModel: Matrix, at: Vec3, time: number): Contact => {
  const { model, target } = actor;
  const tall = model.size[1];
  const [x, y, z] = transformPoint(toModel, at);
  const far = Math.hypot(x, y - tall * 0.78, z) / (tall * armLength);
  if (far > 1.35) return {};
  const half = clamp((Math.min(target!.size[0], target!.size[2]) / actor.scale) * 0.4, 0.05, 0.11);
  const press = Math.sin(time * 4.2) * 0.02;
  return { handLeft: [x + half, y + press, z - 0.02], handRight: [x - half, y - press, z - 0.02] };
};

/** Above the head and apart, waving a little: who wins does this on the way too. */
const raisedHands = ({ model, phase }: Actor, time: number): Contact => {
  const tall = model.size[1];
  const wave = Math.sin(time * 5 + phase * 6) * 0.02 * tall;
  return {
    handLeft: [tall * 0.2 + wave, tall * 1.13, tall * 0.04],
    handRight: [-tall * 0.2 + wave, tall * 1.13, tall * 0.04],
  };
};

/** The ring is held up to the other, whose hands go to the heart. */
const proposalHands = ({ model, thing }: Actor, time: number): Contact | null => {
  const tall = model.size[1];
  const breath = 0.004 * tall * Math.sin(time * 2.1);
  if (thing.traits.includes('proposes'))
    return { handRight: [tall * -0.05, tall * 0.52 + breath, tall * 0.3] };
  if (!thing.traits.includes('is proposed to')) return null;
  const [x, y, z] = [tall * 0.05, tall * 0.69 + breath, tall * 0.16];
  return { handLeft: [x, y, z], handRight: [-x, y, z] };
};

/** Thrown up before the body: sparks fly from this hand. */
export const castingHand = (tall: number, time: number): Vec3 => [
  tall * 0.26,
  tall * (0.84 + 0.015 * Math.sin(time * 2.3)),
  tall * 0.2,
];

/** Of whoever casts with a staff. */
export const staffHand = (tall: number, time: number): Vec3 => [
  tall * -0.3,
  tall * (0.5 + 0.02 * Math.sin(time * 2.3)),
  tall * 0.24,
];

export const staffOf = (actor: Actor, actors: Iterable<Actor>): Actor | undefined => {
  for (const held of actors)
    if (
      held.support.kind === 'held' &&
      held.support.host === actor &&
      held.support.hand !== 'handLeft' &&
      /staff$|wand$/.test(held.thing.kit ?? '')
    )
      return held;
  return undefined;
};

/** The opening it is poured from and the way it points, in the vessel's own space: opposite the handle, or the neck. */
const spoutOf = ({ model, thing }: Actor): { at: Vec3; way: Vec3; tilt: number } => {
  const [width, height] = model.size;
  const grip = model.anchors.grip ?? [0, height / 2, 0];
  // A thing that is squeezed or cracked drips from below the hand.
  if (
    !/flask|shaker/.test(thing.kit ?? '') &&
    height < 0.14 &&
    width < 0.17 &&
    !model.anchors.handRight &&
    isFruit(thing.kit)
  )
    return { at: [0, 0, 0], way: [1, 0, 0], tilt: 0.15 };
  const isBottle = height > width * 1.6 || /flask|shaker|beaker/.test(thing.kit ?? '');
  if (isBottle) return { at: [0, height, 0], way: [1, 0, 0], tilt: 1.85 };
  const side = grip[0] > 0.02 ? -1 : 1;
  return { at: [(side * width) / 2, height * 0.72, 0], way: [side, 0, 0], tilt: 0.75 };
};

const isFruit = (kit: string | null) =>
  /lemon|lime|orange|grape|fruit|egg|tomato|sponge|cloth|citrus/.test(kit ?? '');

const sauces =
  /honey|syrup|chocolate|caramel|fudge|sauce|cream|custard|gravy|icing|ketchup|mustard|mayonnaise|dressing|oil|glaze|salt|pepper|sugar|flour|petal|seed|rice|sand|grain|cheese|sprinkle|spice|lemon|lime|orange|egg|bean|marble|berr|nut|soil|confetti|cereal/;

const drinkColours: [RegExp, Vec3][] = [
  [/^(?:lemon|lime|grapefruit)/, [0.95, 0.95, 0.55]],
  [/^egg/, [0.95, 0.7, 0.1]],
  [/salt|sugar|flour|rice|popcorn/, [0.95, 0.94, 0.9]],
  [/sand|grain|oat|cereal|seed|nut|kibble|food/, [0.72, 0.52, 0.26]],
  [/soil|dirt|compost|bean|cocoa|pepper|cinnamon/, [0.16, 0.08, 0.04]],
  [/petal|rose|berr|sprinkle|confetti/, [0.85, 0.2, 0.35]],
  [/honey|caramel|\boil|mustard/, [0.85, 0.42, 0.03]],
  [/syrup|gravy/, [0.42, 0.14, 0.02]],
  [/chocolate|fudge/, [0.08, 0.03, 0.015]],
  [/cream|custard|icing|dressing|mayonnaise/, [0.95, 0.9, 0.78]],
  [/ketchup|sauce/, [0.6, 0.04, 0.02]],
  [/milk/, [0.9, 0.88, 0.82]],
  [/coffee/, [0.09, 0.04, 0.02]],
  [/tea/, [0.42, 0.17, 0.04]],
  [/wine/, [0.25, 0.01, 0.04]],
  [/juice/, [0.9, 0.42, 0.05]],
  [/beer/, [0.75, 0.45, 0.06]],
  [/./, [0.55, 0.72, 0.85]],
];

/** Chemicals have the colour of what is in their flask. */
const liquidOf = ({ thing }: Actor): Vec3 | null =>
  /flask/.test(thing.kit ?? '') ? fromHex(thing.colour?.hex ?? pouredTone) : null;

export type Pouring = {
  vessel: Actor;
  root: Matrix;
  grip: Vec3;
  from: Vec3;
  to: Vec3;
  flow: number;
  /** Over food: the other hand keeps out of the way. */
  isOverDish: boolean;
  colour: Vec3;
  /** Share of the act that is over. */
  done: number;
};

/** What has been poured over a dish lies on it and spreads. */
export const pouredDrops = ({ isOverDish, to, colour, done }: Pouring): Particle[] =>
  isOverDish
    ? Array.from({ length: Math.round(4 + 26 * clamp(done)) }, (_, n) => {
        const out = 0.07 * Math.sqrt((n + 0.5) / 30);
        const turn = n * 2.39996;
        return {
          position: [to[0] + Math.cos(turn) * out, to[1] + 0.022, to[2] + Math.sin(turn) * out] as Vec3,
          size: 0.016,
          colour,
          opacity: done > 0.14 ? 1 : 0,
        };
      })
    : [];

/** The vessel with its spout over the cup; the hand follows it. */
export const pouringAt = (
  actor: Actor,
  actorRoot: Matrix,
  instances: Instances,
  time: number,
  seconds: number,
): Pouring | null => {
  // A cocktail is shaken first.
  const beat = actor.beats.find(({ until }) => time < until);
  if (beat?.action !== 'pour' || !actor.target) return null;
  const vessel = vesselOf(actor, instances.keys());
  const cup = instances.get(actor.target);
  if (!vessel || !cup) return null;
  const mouth = cup.anchor('inside') ?? cup.anchor('top');
  if (!mouth) return null;
  const to = positionOf(mouth);
  const { at, way, tilt } = spoutOf(vessel);
  const t = (time - beat.from) / Math.max(0.1, Math.min(seconds, beat.until) - beat.from);
  const flow = smoothstep(0.04, 0.2, t) * smoothstep(1.02, 0.94, t);
  // Away from the pouring hand, a little forward.
  const direction = normalize(transformDirection(actorRoot, [0.85, 0, 0.35]));
  const turn = rotationY(Math.atan2(direction[0], direction[2]) - Math.atan2(way[0], way[2]));
  const angle = tilt * (0.25 + 0.75 * flow);
  const up: Vec3 = [direction[0] * Math.sin(angle), Math.cos(angle), direction[2] * Math.sin(angle)];
  const turned = multiply(rotationBetween([0, 1, 0], up), turn, scaling(vessel.scale));
  // Sauce falls from higher up, in a stream that is seen.
  const isOverDish = sauces.test(vessel.thing.name);
  const above = add(to, [0, (isOverDish ? 0.16 : 0.09) + 0.05 * (1 - flow), 0]);
  const root = multiply(translationTo(subtract(above, transformPoint(turned, at))), turned);
  const names = `${vessel.thing.name} ${actor.target.thing.name} ${actor.target.thing.kit}`;
  return {
    vessel,
    root,
    grip: transformPoint(root, vessel.model.anchors.grip ?? [0, vessel.model.size[1] / 2, 0]),
    from: above,
    to: add(to, [0, -0.02, 0]),
    flow,
    isOverDish,
    done: t,
    colour: liquidOf(vessel) ?? drinkColours.find(([name]) => name.test(names))![1],
  };
};

/** Where a hand carries a thing before it puts it down: before the chest, in the world. */
const carriedAt = ({ model }: Actor, root: Matrix): Vec3 => {
  const tall = model.size[1];
  return transformPoint(root, [tall * -0.1, tall * 0.6, tall * 0.24]);
};

export const contactsOf = (
  actor: Actor,
  root: Matrix,
  instances: Instances,
  pouring: Pouring | null,
  time: number,
  seconds: number,
): Contact => {
  const toModel = invert(root);
  const moved = transferringHand(actor, instances.keys(), seconds, time, carriedAt(actor, root));
  if (moved) return { handRight: transformPoint(toModel, moved) };
  if (pouring) {
    // The other hand steadies what is light enough to tip over.
    const steady = actor.target && instances.get(actor.target)?.anchor('gripLeft');
    return {
      handRight: transformPoint(toModel, pouring.grip),
      ...(steady && { handLeft: transformPoint(toModel, positionOf(steady)) }),
      ...(pouring.isOverDish && { handLeft: add(transformPoint(toModel, pouring.to), [0.24, -0.06, -0.08]) }),
    };
  }
  if (actor.thing.traits.includes('arms up')) return raisedHands(actor, time);
  const proposal = proposalHands(actor, time);
  if (proposal) return proposal;
  const offered = offeredHand(actor, [...instances.keys()]);
  if (offered) return offered;
  if (sprinkles(actor)) return { handRight: sprinklingHand(actor, time) };
  if (mainAction(actor) === 'cast_spell' && actor.thing.person) {
    const [x, y, z] = castingHand(actor.model.size[1], time);
    // A figure that has a staff holds that out.
    return staffOf(actor, instances.keys())
      ? { handRight: staffHand(actor.model.size[1], time) }
      : { handLeft: [x, y, z] };
  }
  const target = contactOf(actor);
  const eyepiece = target && mainAction(actor) === 'look' && instances.get(target)?.anchor('mouth');
  if (eyepiece) return { eyeAt: transformPoint(toModel, positionOf(eyepiece)) };
  const blows = hammeringHands(actor, instances, toModel, time);
  if (blows) return blows;
  if (target && isWorkedAt(actor)) return workingHands(instances.get(target), toModel);
  const line = target && hangs(actor) ? instances.get(target) : undefined;
  const [right, left] = [line?.anchor('grip'), line?.anchor('gripLeft')];
  if (right)
    return {
      handRight: transformPoint(toModel, positionOf(right)),
      ...(left && { handLeft: transformPoint(toModel, positionOf(left)) }),
    };
  const top = target && kneads(actor) && instances.get(target)?.anchor('top');
  return top ? kneadingHands(actor, toModel, positionOf(top), time) : {};
};

/** Which way a turning rope bulges between two hands, and how far: over the head, then under the feet. */
export const ropeBulge = (hands: [Vec3, Vec3], root: Matrix, height: number, time: number): Vec3 => {
  const angle = fraction(time / ropePeriod) * 2 * Math.PI;
  const middle = scale(add(hands[0], hands[1]), 0.5);
  const ground = positionOf(root)[1];
  const low = middle[1] - ground;
  const high = height * 1.16 - low;
  const forward = normalize(transformDirection(root, [0, 0, 1]));
  const lift = Math.cos(angle);
  const reach = lift > 0 ? high : low;
  return addScaled([0, lift * reach, 0], forward, Math.sin(angle) * clamp(height * 0.5, 0.3, 0.9));
};
