/** What a view has to show: who decides how near it is, who else is to be told in it, and how large. */

import type { CameraShot } from '../../camera/shots.ts';
import type { TieKind } from '../../scene/scene.ts';
import { type Actor, isCounted, rootOf } from '../actor.ts';
import { falls } from '../move/falls.ts';
import { raisesWake } from '../move/ground-contact.ts';
import { isTree } from '../place/place-hidden.ts';
import type { Stage } from '../stage.ts';

/** Times the hero's size, and more for what it rides or what changes too: what is larger and stays as it is is told by a part. */
const largestWhole = 1.8;
const largestTold = 3.2;
/** And for an animal that carries the hero: of a larger one, framed as a whole, the rider would be lost behind a wing. */
const largestMount = 4;
/** For what is above the hero, or alive on a side of it that was said: the two are told together. */
const largestAbove = 12;
/** And for a leaf or a mushroom that the hero is under, in metres and times the hero's size. */
const smallShelter = 1.2;
const largestShelter = 4.5;
/** Metres: a bonsai or a potted one is whole. */
const smallTree = 1.2;
/** Share of what is larger that stays in the picture; of what is larger than this many times the hero less, down to a least. */
const leastOfLarge = 0.5;
const largeWhole = 6;
const leastOfHuge = 0.25;
const leastOfSmall = 0.9;
/** Times the size of a lifeless hero at which it is lost on what carries it. */
const largestTelling = 20;
/** Metres from which on what carries it is no furniture. */
const leastBuilding = 4;
/** A crown over somebody, with its trunk. */
const leastOfTreeOver = 0.6;
/** A car that is unloaded. */
const leastOfTarget = 0.75;
/** And of a ship with one on its deck. */
const leastOfCarrier = 0.1;
/** Of more than can be counted the nearest are seen whole. */
const fewOfMany = 5;
/** Of so few each is framed: a hammock between two trees is between both. */
const fewCounted = 3;

const longest = ({ size }: Actor) => Math.max(...size);

/** Named, and neither far away nor all around. */
export const isToBeSeen = ({ role, thing, isBackground }: Actor): boolean =>
  (role === 'hero' || role === 'cast') && !thing.isImplied && !isBackground;

/** Moves by itself or is alive. */
const acts = ({ thing, kit, speed }: Actor): boolean =>
  thing.person !== null || speed > 0 || (kit !== null && kit.locomotion !== 'none');

const refersTo = ({ thing }: Actor, { thingIndex }: Actor): boolean =>
  thing.ties.some(({ to }) => to === thingIndex) ||
  thing.acts.some(({ object, instrument }) => object === thingIndex || instrument === thingIndex);

/** Tied to each other or part of what one does. */
const isConnected = (actor: Actor, hero: Actor): boolean =>
  actor === hero.target || rootOf(actor) === rootOf(hero) || refersTo(actor, hero) || refersTo(hero, actor);

const isBeast = ({ thing, kit }: Actor): boolean =>
  thing.person === null && ['walks', 'flies', 'swims'].includes(kit?.locomotion ?? '');

const sides: readonly TieKind[] = ['left_of', 'right_of', 'in_front_of', 'between'];
/** And of two that do nothing, which are one still life. */
const ofStillLife: readonly TieKind[] = ['beside', 'behind'];
const heights: readonly TieKind[] = ['above', 'over'];

/** Tied to each other by one of these. */
const areTied = (a: Actor, b: Actor, kinds: readonly TieKind[]): boolean =>
  [
    { from: a, other: b },
    { from: b, other: a },
  ].some(({ from, other }) =>
    from.thing.ties.some(({ kind, to }) => to === other.thingIndex && kinds.includes(kind)),
  );

/** The table that a cat is under would not be told by its legs. */
const isOver = ({ thingIndex }: Actor, { thing }: Actor): boolean =>
  thing.ties.some(({ kind, to }) => kind === 'under' && to === thingIndex);

/** Times the hero's size up to which it is whole because a side, a height or a number was said. */
const largestStated = (actor: Actor, hero: Actor): number => {
  if (areTied(actor, hero, heights)) return largestAbove;
  if (isOver(actor, hero) && longest(actor) < smallShelter) return largestShelter;
  const isStillLife = !acts(actor) && !acts(hero) && areTied(actor, hero, ofStillLife);
  const tellsSide =
    isStillLife || areTied(actor, hero, sides) || (actor.thing.count > 1 && isCounted(actor.thing));
  if (!tellsSide) return 0;
  return acts(actor) ? largestAbove : largestTold;
};

/** The way of somebody who moves leads from one side of it to another, or over it. */
const isWentRound = ({ thingIndex, size }: Actor, hero: Actor): boolean =>
  hero.thing.acts.some(({ goal }) => goal?.to === thingIndex && !contacts.includes(goal.kind)) &&
  Math.max(...size) < longest(hero) * largestAbove;
const contacts: readonly TieKind[] = ['on', 'in', 'riding', 'holding', 'through'];

/** The hero, who acts with it, and what is not much larger than they are. */
const decides = (actor: Actor, hero: Actor): boolean => {
  // A patch on a house is told by the house; a ring on a table is not told by the table.
  const carrier = rootOf(hero);
  const isLost = longest(carrier) > Math.max(leastBuilding, longest(hero) * largestTelling);
  if (!acts(hero) && isToBeSeen(carrier) && isLost && !isTree(carrier)) return actor === carrier;
  // A motorcycle is seen with its rider, named or not.
  const isRider = actor.thing.person !== null && actor !== hero && rootOf(actor) === hero;
  if (isRider) return longest(actor) < longest(hero) * largestWhole;
  if (!isToBeSeen(actor) && actor.thingIndex !== hero.thingIndex) return false;
  if (actor.thingIndex === hero.thingIndex) return isCounted(actor.thing) || actor.copy < fewOfMany;
  if (!isCounted(actor.thing) && actor.copy >= fewOfMany) return false;
  // Cushions and lamps around somebody are there to be seen, not to be gone back for.
  const isTold = (actor.thing.changes ?? []).length > 0;
  // The trees around a hammock are told by their trunks and half a crown.
  if (isTree(actor) && !isTold && actor.size[1] > smallTree) return isWentRound(actor, hero);
  const stated = largestStated(actor, hero);
  if (stated > 0 && longest(actor) < longest(hero) * stated) return true;
  if (!acts(actor) && !isTold && !isConnected(actor, hero)) return false;
  const isCarrier = actor === carrier && acts(actor);
  const most = isCarrier && isBeast(actor) ? largestMount : isTold || isCarrier ? largestTold : largestWhole;
  return longest(actor) < longest(hero) * most;
};

export type Wanted = {
  decides: (actor: Actor) => boolean;
  /** Share of it that is in the picture at least; 0: it does not matter. */
  leastOf: (actor: Actor) => number;
};

const leastOf = (actor: Actor, hero: Actor): number => {
  const isOneOfMany = actor.copy > 0 && actor.thing.count > fewCounted;
  if (decides(actor, hero) || !isToBeSeen(actor) || isOneOfMany) return 0;
  if (isOver(actor, hero)) return isTree(actor) ? leastOfTreeOver : 1;
  if (longest(actor) < longest(hero) * largestWhole) return isTree(actor) ? leastOfLarge : leastOfSmall;
  if (actor === hero.target && longest(actor) < longest(hero) * largeWhole) return leastOfTarget;
  const share = (leastOfLarge * largeWhole * longest(hero)) / longest(actor);
  return Math.min(leastOfLarge, Math.max(actor === rootOf(hero) ? leastOfCarrier : leastOfHuge, share));
};

/** Times the size of a close-up's hero up to which what lies beside it on the same table is in the picture too. */
const largestOnOneTop = 2.2;

const sharesTop = ({ support, size, thing }: Actor, hero: Actor): boolean =>
  support.kind === 'on' &&
  hero.support.kind === 'on' &&
  support.host === hero.support.host &&
  support.anchor === hero.support.anchor &&
  thing.person === null &&
  Math.max(...size) < longest(hero) * largestOnOneTop;

/** A close-up is of the hero, of what was named with it on one table, and of the small things that it has to do with; and of nothing around them. */
const isOfCloseUp = (actor: Actor, hero: Actor): boolean =>
  actor.thingIndex === hero.thingIndex
    ? decides(actor, hero)
    : !acts(rootOf(actor)) &&
      isToBeSeen(actor) &&
      actor !== rootOf(hero) &&
      (sharesTop(actor, hero) ||
        ((actor === hero.target || refersTo(hero, actor)) && longest(actor) < longest(hero)));

const isCloseUp = ({ camera }: Stage['scene']): boolean => camera.shot.endsWith('close_up');

export const wantedOf = ({ hero, scene }: Stage): Wanted =>
  isCloseUp(scene)
    ? { decides: (actor) => hero !== null && isOfCloseUp(actor, hero), leastOf: () => 0 }
    : {
        decides: (actor) => hero !== null && decides(actor, hero),
        leastOf: (actor) => (hero ? leastOf(actor, hero) : 0),
      };

/** Shares of the picture's height and width that the bodies fill together at most, over a whole shot. */
export type WantedSize = {
  tall: number;
  wide: number;
  /** Share of that from which on the camera comes no nearer: there is more to be seen than they. */
  least: number;
  /** They fill it: the camera goes nearer for that, and has them in its middle. */
  isFilled: boolean;
  /** Nearest that the camera comes and farthest that it goes back for it, in its own distances. */
  nearest: number;
  farthest: number;
};

const inOpenPlace: WantedSize = {
  tall: 0.76,
  wide: 0.84,
  least: 1,
  isFilled: true,
  nearest: 0.4,
  farthest: 60,
};
/** Where the place was named it needs room around them. */
const inNamedPlace: WantedSize = {
  tall: 0.72,
  wide: 0.83,
  least: 1,
  isFilled: true,
  nearest: 0.4,
  farthest: 60,
};
/** In a close-up they are all there is. */
const inCloseUp: WantedSize = {
  tall: 0.86,
  wide: 0.9,
  least: 1,
  isFilled: true,
  nearest: 0.08,
  farthest: 60,
};
/** Where the set shows something that was named, such as a field of pumpkins: as shares of the wanted size. */
const besideFixtures = 0.6;
/** One on the deck of a ship is seen with what is around of it. */
const onHuge = 0.55;
/** The spray and the foam behind a fast boat are in the picture too. */
const beforeWake = 0.66;
/** Metres: a longer vessel is slow, and its foam small beside it. */
const longestBeforeWake = 16;
/** Where the prompt's view decides, they are only kept in it. */
const kept: WantedSize = { tall: 0.92, wide: 0.92, least: 0, isFilled: false, nearest: 0.4, farthest: 1.6 };

/** Things that should be seen beside the bodies are part of the picture, so they do not fill it. */
const isComposed = ({ scene, shotRequest, hero }: Stage): boolean =>
  !['auto', 'medium'].includes(scene.camera.shot) ||
  /^(?:first_person|drone)/.test(scene.camera.move) ||
  scene.camera.isTimelapse ||
  // What was cut out of a picture is larger than the body that is measured here.
  hero?.thing.character != null ||
  shotRequest.showsSky ||
  shotRequest.hasLandmark ||
  shotRequest.thirds !== 0 ||
  // What the set has by itself was named, such as its window.
  shotRequest.hasWindow ||
  shotRequest.eyeHeight !== null;

/** A head fills the picture, and the rest of the animal is outside it. */
const showsPart = ({ subject: { detail, extent } }: Stage): boolean =>
  detail.extent.width * detail.extent.height < extent.width * extent.height * 0.6;

/** Null: what is seen was measured for this view, or moves out of it on purpose. */
export const wantedSizeOf = (stage: Stage, { isOnDetail, isNear }: CameraShot): WantedSize | null => {
  const { hero, scene, subject, fixtures, shotRequest } = stage;
  const { move, shot } = scene.camera;
  if (!hero || isNear || subject.isUpperBody || subject.isMeasured || /^(?:pan|tilt)/.test(move)) return null;
  // Leaps and falls are framed by what is known of them.
  if (subject.isWholeWay && !stage.actors.some(({ crosses }) => crosses)) return null;
  // Where a blossom in a crown is, only its posed body tells.
  const isCarried = rootOf(hero) !== hero && hero.thing.person === null;
  if (isOnDetail && !isCarried && (hero.thing.person !== null || showsPart(stage))) return null;
  if (isCloseUp(scene) && !hero.thing.person && hero.thing.character === null && !falls(hero))
    return inCloseUp;
  // A thing larger than a picture that the prompt describes is cut on purpose, and so is one that goes past it.
  if (isComposed(stage)) return shot === 'extreme_close_up' || falls(hero) ? null : kept;
  const size = scene.setting.isStated || scene.setting.backdrop !== null ? inNamedPlace : inOpenPlace;
  const carrier = rootOf(hero);
  const isOnHuge = acts(hero) && longest(carrier) > longest(hero) * largeWhole && !decides(carrier, hero);
  const share = isOnHuge
    ? onHuge
    : raisesWake(carrier) && longest(carrier) < longestBeforeWake
      ? beforeWake
      : 1;
  // A take from far stays one.
  const least = (fixtures.size > 0 ? besideFixtures : 1) / Math.max(1, shotRequest.take.distance);
  return { ...size, tall: size.tall * share, wide: size.wide * share, least };
};
