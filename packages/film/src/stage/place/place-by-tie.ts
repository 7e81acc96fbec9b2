/** Where a thing stands by how the scene ties it to another. */

import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { TieKind } from '../../scene/scene.ts';
import { type Actor, isAfloat } from '../actor.ts';
import { type Arrangement, halfExtent, moveTo, yawTo } from './axes.ts';
import { placeBehindSwing } from './gatherings/at-swing.ts';
import { placePeeking, placeUnderArch, placeUnderDeck, placeUnderLow } from './place-hidden.ts';
import { placeLeaning } from './place-leaning.ts';
import { placeUnderHung } from './views/relations.ts';

/** The one who carries has to be long enough for gaps to be measured; the pair's gap is by the larger. */
const gapBetween = (a: Actor, b: Actor) => 0.12 + 0.12 * Math.min(a.size[1], b.size[1], 3);

export const placeBeside = (actor: Actor, host: Actor, side: number, { axes }: Arrangement) => {
  const reach = halfExtent(actor, axes.right) + halfExtent(host, axes.right) + gapBetween(actor, host);
  moveTo(
    actor,
    addScaled(addScaled(host.position, axes.right, side * reach), axes.away, 0.12 * actor.size[2]),
  );
};

/** Metres: whoever is smaller is nearer to the trunk. */
const usualSize = 0.8;

/** Share of the usual distance between two. */
const close = 0.75;

const placeInDepth = (actor: Actor, host: Actor, towardsCamera: number, { axes }: Arrangement) => {
  const reach = halfExtent(actor, axes.away) + halfExtent(host, axes.away) + gapBetween(actor, host);
  const aside = towardsCamera > 0 ? -0.3 : 0.35;
  const at = addScaled(host.position, axes.away, -towardsCamera * reach);
  moveTo(actor, addScaled(at, axes.right, aside * Math.max(host.size[0], actor.size[0])));
};

export const placeInFrontOf = (actor: Actor, host: Actor, distance: number) => {
  const ahead: Vec3 = [Math.sin(host.yaw), 0, Math.cos(host.yaw)];
  moveTo(actor, addScaled(host.position, ahead, distance));
};

/** Before a mirror or a screen: of the two, the actor is moved. */
const placeFaceToFace = (actor: Actor, looker: Actor, seen: Actor, gap: number): void => {
  const distance = gap + seen.size[2] / 2;
  const ahead: Vec3 = [Math.sin(looker.yaw), 0, Math.cos(looker.yaw)];
  if (seen === actor) moveTo(seen, addScaled(looker.position, ahead, distance));
  else moveTo(looker, addScaled(seen.position, ahead, -distance));
  seen.yaw = looker.yaw + Math.PI;
};

const isGreatBridge = ({ thing }: Actor) =>
  /suspension bridge|golden gate|bay bridge|brooklyn bridge/.test(`${thing.name} ${thing.kit ?? ''}`);

const isAtTable = ({ thing, model }: Actor, host: Actor) =>
  /\b(?:table|counter)$/.test(host.thing.kit ?? '') &&
  host.size[1] > 0.55 &&
  Math.max(host.size[0], host.size[2]) > 1.1 &&
  (thing.person !== null || model.anchors.seat !== undefined);

/** One at either end and the others in a row on the far side, so that all faces are seen. */
const placeAtTable = (actor: Actor, host: Actor, axes: Arrangement['axes'], place: number, count: number) => {
  // The first of a group sits in the middle of the picture.
  const rank = actor.thing.count === count ? (place + Math.floor(count / 2)) % count : place;
  const [wide, deep] = [halfExtent(host, axes.right), halfExtent(host, axes.away)];
  const gap = (actor.thing.person ? 0.05 : 0.12) + Math.max(actor.size[0], actor.size[2]) / 2;
  const inRow = count - 2;
  const step = inRow < 2 ? 0 : Math.max(0.52, Math.min(0.8, (2 * wide - 0.5) / (inRow - 1)));
  const isEnd = rank === 0 || rank === count - 1;
  const across = isEnd ? (rank === 0 ? -1 : 1) * (wide + gap) : (rank - 1 - (inRow - 1) / 2) * step;
  const back = isEnd ? deep * 0.15 : deep + gap;
  moveTo(actor, addScaled(addScaled(host.position, axes.right, across), axes.away, back));
  actor.yaw = isEnd ? yawTo(actor.position, host.position) : axes.azimuth;
};

/** Around a host: evenly on a circle, leaving the side to the camera open. */
/** Flowers around a fountain: low enough to see over, they go all the way round. */
const isLowRing = ({ thing, size }: Actor, host: Actor, count: number): boolean =>
  thing.person === null && count > 4 && size[1] < host.size[1] * 0.5;

export const placeAround = (
  actor: Actor,
  host: Actor,
  { axes }: Arrangement,
  rank = actor.copy,
  count = actor.thing.count,
) => {
  if (isAtTable(actor, host) && count > 2 && !actor.thing.traits.includes('hands in close-up')) {
    placeAtTable(actor, host, axes, rank, count);
    return;
  }
  // Those who sit round a blanket sit on its edge, with their faces to the camera.
  const isLaid =
    host.size[1] < 0.6 && Math.max(host.size[0], host.size[2]) > 1.5 && actor.thing.person !== null;
  const isTable = /\b(?:table|counter)$/.test(host.thing.kit ?? '') && actor.thing.person !== null;
  const most = isLaid
    ? Math.min(3.3, 1.15 * count)
    : isTable
      ? Math.min(2.8, 0.9 * count)
      : isLowRing(actor, host, count)
        ? 2 * Math.PI * (1 - 1 / count)
        : Math.min(4.4, 1.5 * count);
  const spread = count === 1 ? 0 : (rank / (count - 1) - 0.5) * most;
  // Straight behind it a figure would be hidden.
  // Over the shoulder of whoever's hands are looked at.
  const behind = actor.thing.traits.includes('hands in close-up') ? -0.7 : Math.PI;
  const angle = axes.azimuth + behind + spread + (count % 2 && count > 1 && !isLaid && !isTable ? 0.5 : 0);
  // Chairs stand close to the edge of a long table, others on a circle round a fire or a tree.
  const isSeat = actor.thing.person === null && actor.model.anchors.seat !== undefined;
  const isWheel = host.thing.kit === 'pottery wheel';
  const toEdge = isWheel
    ? 0.3
    : isSeat || isTable
      ? (isTable ? 0.05 : 0.2) + halfExtent(host, [Math.sin(angle), 0, Math.cos(angle)])
      : isLaid
        ? halfExtent(host, [Math.sin(angle), 0, Math.cos(angle)]) - 0.45
        : host.thing.traits.includes('shared')
          ? Math.max(host.size[0], host.size[2]) * 0.3
          : Math.max(host.size[0], host.size[2]) / 2 + 0.35;
  const radius = toEdge + Math.max(actor.size[0], actor.size[2]) / 2;
  moveTo(actor, addScaled(host.position, [Math.sin(angle), 0, Math.cos(angle)], radius));
  actor.yaw = yawTo(actor.position, host.position);
};

/** A way that is told leads from the one to another side of the other: the story says where it is at any moment. */
const isWayTold = (actor: Actor, host: Actor): boolean =>
  [
    [actor, host],
    [host, actor],
  ].some(([a, b]) => a!.thing.acts.some(({ goal }) => goal?.to === b!.thingIndex));

/** Aside and ahead of the leader: a child at the hand, a horse behind, a dog on its leash half a length ahead. */
const placeOfLed = (leader: Actor, led: Actor): [aside: number, along: number] => {
  if (leader.thing.person && led.thing.person) return [0.19 * (leader.size[1] + led.size[1]) * 0.7, -0.1];
  const isLarge = led.size[2] > leader.size[1] * 0.75;
  return isLarge
    ? [0.2 + led.size[0] * 0.3, -(led.size[2] * 0.5 + leader.size[1] * 0.2)]
    : [0.45 + led.size[0], led.size[2] * 0.6];
};

export const placeByTie = (
  actor: Actor,
  host: Actor,
  kind: TieKind,
  isReversed: boolean,
  side: number,
  plan: Arrangement,
  isBeforePerson: boolean,
  /** All who are around the host, of one thing or of several. */
  ring: readonly Actor[],
) => {
  const { axes } = plan;
  if (kind === 'under' && isWayTold(actor, host)) return moveTo(actor, host.position);
  if (kind === 'behind' && isWayTold(actor, host))
    return placeInDepth(actor, host, isReversed ? 1 : -1, plan);
  switch (kind) {
    case 'leading': {
      const [leader, led] = isReversed ? [host, actor] : [actor, host];
      actor.yaw = host.yaw;
      const across: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
      const ahead: Vec3 = [Math.sin(host.yaw), 0, Math.cos(host.yaw)];
      const sign = led === actor ? 1 : -1;
      const [aside, along] = placeOfLed(leader, led);
      moveTo(actor, addScaled(addScaled(host.position, across, sign * aside), ahead, sign * along));
      return;
    }
    case 'chasing':
    case 'following':
    case 'fleeing': {
      if ([actor, host].some(({ thing }) => thing.traits.includes('at the saddle'))) {
        // One hand behind the rider, on the side of the camera's far end.
        const back: Vec3 = [-Math.sin(host.yaw), 0, -Math.cos(host.yaw)];
        const aside: Vec3 = [Math.cos(host.yaw), 0, -Math.sin(host.yaw)];
        const far = aside[0] * axes.away[0] + aside[2] * axes.away[2] > 0 ? 1 : -1;
        actor.yaw = host.yaw;
        const [cycle, sign] = isReversed ? [actor, -1] : [host, 1];
        actor.isBound = true;
        moveTo(
          actor,
          addScaled(addScaled(host.position, back, sign * cycle.size[2] * 0.56), aside, sign * far * 0.28),
        );
        return;
      }
      if ((isReversed ? host : actor).thing.traits.includes('pushes a swing')) {
        placeBehindSwing(actor, host, isReversed);
        return;
      }
      if ((isReversed ? host : actor).thing.traits.includes('towed')) {
        // Its raised nose hangs from the boom.
        const back: Vec3 = [-Math.sin(host.yaw), 0, -Math.cos(host.yaw)];
        actor.yaw = host.yaw;
        actor.isBound = true;
        const apart = (actor.size[2] + host.size[2]) / 2 - 0.45;
        moveTo(actor, addScaled(host.position, back, isReversed ? -apart : apart));
        return;
      }
      const isAhead = (kind === 'fleeing') !== isReversed;
      // Young in a file behind their mother keep close.
      const isFile = (isReversed ? host : actor).thing.traits.includes('in single file');
      const room = isFile ? 0.12 : 0.5 + 0.3 * Math.max(actor.size[1], host.size[1]);
      const gap = (actor.size[2] + host.size[2]) / 2 + room;
      const ahead: Vec3 = [Math.sin(host.yaw), 0, Math.cos(host.yaw)];
      actor.yaw = host.yaw;
      moveTo(actor, addScaled(host.position, ahead, isAhead ? gap : -gap));
      return;
    }
    case 'behind':
      if ((isReversed ? host : actor).thing.traits.includes('hangs laundry')) {
        // In the gap between what hangs already, with the face to the camera.
        const [line, hanger] = isReversed ? [actor, host] : [host, actor];
        line.yaw = axes.azimuth;
        hanger.yaw = axes.azimuth;
        line.isBackground = true;
        const toHanger = addScaled(addScaled([0, 0, 0], axes.right, 0.2), axes.away, 0.32);
        moveTo(actor, addScaled(host.position, toHanger, isReversed ? -1 : 1));
        return;
      }
      if (placePeeking(actor, host, isReversed, side, plan)) return;
      // What nobody named is decoration: the camera does not stand back for it.
      if (actor.thing.isImplied) actor.isBackground = true;
      return placeInDepth(actor, host, isReversed ? 1 : -1, plan);
    case 'against': {
      if (placeLeaning(actor, host, isReversed, side, plan)) return;
      // What leans is nearer to the camera than what it leans on.
      const reach = halfExtent(actor, axes.away) + halfExtent(host, axes.away) + 0.02;
      const wall = isReversed ? actor : host;
      const leaning = isReversed ? host : actor;
      wall.yaw = axes.azimuth;
      if (leaning.speed === 0 && !leaning.thing.person) leaning.yaw = axes.azimuth + Math.PI / 2;
      wall.isBackground = wall.size[0] > leaning.size[2] * 1.6;
      moveTo(actor, addScaled(host.position, axes.away, isReversed ? reach : -reach));
      return;
    }
    case 'along': {
      // Across the picture, before what it goes along.
      const way = isReversed ? actor : host;
      const traveller = isReversed ? host : actor;
      way.yaw = axes.azimuth + (way.size[2] > way.size[0] ? Math.PI / 2 : 0);
      if (traveller.speed > 0) traveller.yaw = axes.azimuth + Math.PI / 2;
      way.isBackground = Math.max(way.size[0], way.size[2]) > traveller.size[2] * 2;
      const reach = halfExtent(way, axes.away) + halfExtent(traveller, axes.away) + 0.25;
      moveTo(actor, addScaled(host.position, axes.away, isReversed ? reach : -reach));
      return;
    }
    case 'in_front_of': {
      const [looker, seen] = isReversed ? [host, actor] : [actor, host];
      if (/mirror|vanity/.test(seen.thing.kit ?? '') && looker.thing.person) {
        // From behind a shoulder, so that both the face and the glass are seen.
        looker.yaw = axes.azimuth + Math.PI - 0.44;
        return placeFaceToFace(actor, looker, seen, 0.3);
      }
      if (isReversed || !isBeforePerson) return placeInDepth(actor, host, isReversed ? -1 : 1, plan);
      // A thing in front of a person is in front of the person's face.
      const reach = (actor.size[2] + host.size[2]) / 2 + 0.25;
      placeInFrontOf(actor, host, reach);
      actor.yaw = host.yaw + Math.PI;
      return;
    }
    case 'facing': {
      const [looker, seen] = isReversed ? [host, actor] : [actor, host];
      if (seen.thing.person === null && (seen.kit?.locomotion ?? 'none') === 'none' && looker.thing.person) {
        return placeFaceToFace(actor, looker, seen, 0.36);
      }
      const reach = halfExtent(actor, axes.right) + halfExtent(host, axes.right) + 0.6;
      moveTo(actor, addScaled(host.position, axes.right, side * reach));
      actor.yaw = yawTo(actor.position, host.position);
      host.yaw = yawTo(host.position, actor.position);
      return;
    }
    case 'around':
      return isReversed
        ? placeBeside(actor, host, side, plan)
        : placeAround(actor, host, plan, Math.max(0, ring.indexOf(actor)), Math.max(1, ring.length));
    case 'under': {
      if (isReversed && isGreatBridge(actor) && host.kit?.locomotion === 'floats' && host.speed > 0)
        return placeUnderDeck(actor, host, plan);
      if (isReversed && actor.thing.traits.includes('single arch') && host.speed > 0)
        return placeUnderArch(actor, host, plan);
      if (isReversed && actor.thing.traits.includes('single arch')) {
        actor.yaw = axes.azimuth + 0.25;
        actor.role = 'cast';
        moveTo(actor, addScaled(host.position, axes.away, 0.9));
        return;
      }
      if (placeUnderHung(actor, host, isReversed, plan)) return;
      if (placeUnderLow(actor, host, isReversed, plan)) return;
      if (isReversed && /arch|gate|pergola|canopy|tent|parasol|umbrella/.test(actor.thing.kit ?? '')) {
        actor.yaw = axes.azimuth;
        moveTo(actor, addScaled(host.position, axes.right, host.size[0] * 0.5 * side));
        return;
      }
      // A thing in the air over another is straight above it.
      const [shelter, lower] = isReversed ? [actor, host] : [host, actor];
      const isNear = Math.max(...shelter.size) < Math.max(...lower.size) * 8;
      if (isNear && ['flies', 'hovers'].includes(shelter.kit?.locomotion ?? ''))
        return moveTo(actor, host.position);
      if (isReversed && host.kit?.locomotion === 'none' && host.size[1] < 0.6) {
        // A tree over a picnic stands behind those who sit at it.
        actor.isBackground = true;
        moveTo(
          actor,
          addScaled(addScaled(host.position, axes.away, host.size[2] / 2 + 2.6), axes.right, 0.9 * side),
        );
        return;
      }
      // The camera does not stand back for the whole of a lamp post.
      if (isReversed && /lamp|lantern/.test(actor.thing.kit ?? '') && actor.size[1] > host.size[1] * 1.5)
        actor.isBackground = true;
      if (isReversed) {
        // The shelter: a tree, a bridge. Its trunk stands a little behind, and nearer to what is small.
        const near = Math.min(1, Math.max(...host.size) / usualSize);
        moveTo(
          actor,
          addScaled(
            addScaled(host.position, axes.away, host.size[2] / 2 + 0.5 * near),
            axes.right,
            (0.6 * near + 0.25 * host.size[2]) * side,
          ),
        );
        return;
      }
      moveTo(actor, addScaled(host.position, axes.away, -0.3 - actor.size[2] / 2));
      return;
    }
    case 'above':
    case 'over':
      // A ship over a whale stays on the water, higher in the picture.
      if (isAfloat(isReversed ? host : actor)) {
        const back = halfExtent(actor, axes.away) + halfExtent(host, axes.away);
        return moveTo(actor, addScaled(host.position, axes.away, isReversed ? -back : back));
      }
      // An umbrella is held over another from beside them.
      if (actor.thing.person && host.thing.person && actor.support.kind === 'free' && actor.altitude === 0)
        return placeBeside(actor, host, side * close, plan);
      moveTo(actor, addScaled(host.position, axes.away, 0));
      actor.altitude = Math.max(actor.altitude, isReversed ? 0 : host.size[1] + actor.size[1] * 0.4);
      return;
    case 'between': {
      const sign = actor.copy % 2 ? 1 : -1;
      placeBeside(actor, host, sign, plan);
      return;
    }
    default:
      return placeBeside(actor, host, side, plan);
  }
};
