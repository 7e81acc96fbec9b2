/** Decides who stands, sits, rides or lies on whom, and what is in whose hands. */

import type { AnchorName } from '../../kits/model.ts';
import { clamp } from '../../math/interpolate.ts';
import { onTheFeet } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import type { Tie } from '../../scene/scene.ts';
import { type Actor, isChair } from '../actor.ts';
import { resize } from './fit-sizes.ts';
import { spreadLoads } from './loads/spread-loads.ts';
import { restOnSurfaces } from './rest-on-surface.ts';

const firstAnchor = (host: Actor, names: AnchorName[]): AnchorName | undefined =>
  names.find((name) => name === 'lap' || host.model.anchors[name]);

/** Anchors by how the tie is said; the first that the host has. */
const anchorsFor = (actor: Actor, host: Actor, tie: Tie): AnchorName[] => {
  if (tie.kind === 'on' && host.thing.person && actor.thing.traits.includes('on lap')) return ['lap'];
  if (tie.kind === 'on' && host.thing.person && actor.thing.traits.includes('on head'))
    return ['top', 'head'];
  if (tie.kind === 'on' && host.thing.person && Math.max(...actor.size) < 0.8) return ['shoulder', 'top'];
  const isLiving = actor.thing.person !== null;
  const lies =
    actor.thing.acts.some(({ action }) => action === 'sleep' || action === 'lie') && !isChair(host, actor);
  switch (tie.kind) {
    case 'riding':
      return ['back', 'seat', 'inside', 'top'];
    case 'driving':
      return ['seat', 'back', 'inside'];
    case 'in':
      if (lies && host.model.anchors.head) return ['top', 'inside', 'seat'];
      return isLiving ? ['inside', 'seat'] : ['inside', 'top'];
    case 'on':
      return isLiving && !lies && !(standsUp(actor) && isPlatform(host))
        ? ['seat', 'back', 'top']
        : ['top', 'seat', 'back'];
    default:
      return [];
  }
};

/** Stood upon rather than sat upon: larger than any chair, and going nowhere. */
const isPlatform = ({ kit, size, thing }: Actor) =>
  /^(?:gondola|raft|bamboo raft)$/.test(thing.kit ?? '') ||
  ((kit === null || kit.locomotion === 'none') && Math.max(size[0], size[2]) > 2.6);

/** Acts of one who is on a pier, a stage or a rock without sitting down. */
const upright: readonly Action[] = [
  ...onTheFeet,
  'stretch',
  'exercise',
  'yawn',
  'squat',
  'jumping_jacks',
  'tree_pose',
  'warrior_pose',
  'tai_chi',
  'martial_arts',
  'fish',
  'fight',
  'look',
  'hold',
  'wave',
  'point',
  'photograph',
  'sing',
  'play_violin',
  'play_wind',
  'hit',
  'throw',
  'clap',
  'laugh',
  'bounce',
  'swing_bars',
];

const standsUp = ({ thing }: Actor) => {
  const [first] = thing.acts;
  return (
    first !== undefined &&
    upright.includes(first.action) &&
    thing.acts.every(({ action }) => action !== 'sit')
  );
};

/** A person is not put on top of a house or a tree because the words say "on". */
const canCarry = (host: Actor, actor: Actor, anchor: AnchorName) =>
  anchor !== 'top' ||
  /tightrope|diving|springboard|slide/.test(host.thing.kit ?? '') ||
  actor.thing.person === null ||
  host.size[1] < 3 ||
  actor.size[1] < host.size[1] * 0.3;

/** The first place of a swing set or a seesaw, which has two. */
const isTaken = (actors: Actor[], host: Actor) =>
  host.kit?.locomotion === 'none' &&
  host.model.anchors.back !== undefined &&
  actors.some(({ support }) => support.kind === 'on' && support.host === host && support.anchor === 'seat');

const hostOf = (actors: Actor[], actor: Actor, thingIndex: number): Actor | undefined => {
  const hosts = actors.filter((other) => other.thingIndex === thingIndex);
  return hosts[actor.copy % Math.max(1, hosts.length)];
};

const carries = (host: Actor, actor: Actor): boolean =>
  actor.support.kind !== 'free' && (actor.support.host === host || carries(host, actor.support.host));

const putOn = (actor: Actor, host: Actor, anchor: AnchorName) => {
  if (host === actor || carries(actor, host)) return;
  actor.support = { kind: 'on', host, anchor, offset: [0, 0, 0] };
  if (actor.role === 'landmark' || actor.role === 'backdrop') actor.role = 'cast';
  if (host.role === 'landmark') host.role = 'cast';
};

const isUtensil = ({ thing }: Actor) =>
  /chopstick|fork|spoon|ladle|whisk|spatula|knife|brush|pen|pencil|crayon|hammer|saw|scissors|needle|sponge|trowel/.test(
    thing.kit ?? thing.name,
  );

const holdThing = (actors: Actor[], holder: Actor, held: Actor) => {
  if (held.support.kind !== 'free' || held === holder || carries(held, holder)) return;
  if (!holder.model.anchors.handRight) {
    // Animals carry in the mouth, and no sticks longer than they are.
    const length = Math.max(...held.size);
    if (
      holder.model.anchors.mouth &&
      /^(?:stick|branch|rope|bone|fish|trout|salmon|snake|mouse|rat|frog|crab|squirrel|newspaper|shoe|slipper|sock|toy|leash)$/.test(
        held.thing.kit ?? '',
      )
    )
      resize(held, Math.min(1, (holder.size[2] * 0.8) / length));
    // A meal is as large as paws can hold.
    if (holder.thing.traits.includes('named food')) {
      // A carrot may be longer than the paws are wide.
      const isLong = held.size.toSorted((a, b) => b - a)[1]! < length * 0.45;
      const [least, most] = isLong ? [0.6, 0.8] : [0.36, 0.46];
      resize(held, clamp(length, holder.size[1] * least, holder.size[1] * most) / length);
    }
    // A long thin branch is dragged along.
    const [longest, next] = held.size.toSorted((a, b) => b - a);
    const isLight = longest! < holder.size[2] || (longest! < holder.size[2] * 2 && next! < longest! * 0.35);
    if (holder.model.anchors.mouth && isLight) {
      held.support = { kind: 'held', host: holder, hand: 'mouth' };
      held.role = 'cast';
    }
    return;
  }
  const taken = actors.filter((other) => other.support.kind === 'held' && other.support.host === holder);
  if (taken.length >= 2) return;
  const inRight = taken.find(({ support }) => support.kind === 'held' && support.hand === 'handRight');
  // A suitcase is in the hand that is not shaken.
  const isShaken =
    holder.thing.acts.some(({ action }) => action === 'shake_hands') && Math.max(...held.size) > 0.3;
  held.support = { kind: 'held', host: holder, hand: inRight || isShaken ? 'handLeft' : 'handRight' };
  // The right hand works, the left one holds the bowl.
  if (inRight && isUtensil(held) && !isUtensil(inRight)) {
    held.support.hand = 'handRight';
    inRight.support = { kind: 'held', host: holder, hand: 'handLeft' };
  }
  held.role = 'cast';
};

/** What lies on a car lies on its roof, not in its seat. */
const addRoof = (host: Actor) => {
  const { anchors, size } = host.model;
  if (host.kit?.locomotion !== 'rolls' || anchors.top || size[1] < 1.2) return;
  host.model = { ...host.model, anchors: { ...anchors, top: [0, size[1], 0] } };
};

/** A figure that is in a tent lies or sits in its opening, where the camera sees it. */
const lookOut = (actor: Actor) => {
  const { support } = actor;
  if (support.kind !== 'on' || support.anchor !== 'inside') return;
  if (!/\b(?:tent|igloo|doghouse|kennel|hut|teepee)$/.test(support.host.thing.kit ?? '')) return;
  const [x, y, z] = support.offset;
  support.offset = [x, y, z + support.host.size[2] * 0.42];
};

/** A mermaid's tail hangs over the edge of what she sits on. */
const sitAtEdge = ({ support, thing }: Actor) => {
  if (support.kind !== 'on' || !/^(?:mermaid|merman|siren)$/.test(thing.kit ?? '')) return;
  const { host, offset } = support;
  if (host.kit?.locomotion !== 'none') return;
  support.offset = [offset[0], offset[1] - host.size[1] * 0.06, offset[2] + host.size[2] * 0.3];
};

/** Height of the highest table or counter that a small animal gets onto, in metres. */
const highestTop = 1.3;

/** A cat at a glass on a counter is on the counter, or nobody would see what it does. */
const joinOnTop = (actor: Actor, actors: Actor[]) => {
  const object = actor.thing.acts.find((act) => act.object !== null)?.object;
  const things = actors.find(({ thingIndex }) => thingIndex === object)?.support;
  const isSmallAnimal = actor.thing.person === null && actor.kit?.locomotion === 'walks' && actor.copy === 0;
  if (!isSmallAnimal || actor.support.kind !== 'free' || things?.kind !== 'on' || things.anchor !== 'top')
    return;
  const { host } = things;
  const isTop = host.kit?.locomotion === 'none' && host.size[1] < highestTop && host.thing.person === null;
  const hasRoom = Math.max(host.size[0], host.size[2]) > Math.max(...actor.size) * 1.3;
  if (isTop && hasRoom && actor.size[1] < host.size[1]) putOn(actor, host, 'top');
};

/** A lantern, an apple, a swing of ropes under a branch. */
const hangsFrom = ({ thing, kit }: Actor, host: Actor, { kind, to }: Tie) =>
  kind === 'under' &&
  kit?.locomotion === 'none' &&
  /branch|bough/.test(host.thing.kit ?? '') &&
  thing.acts.some(({ action, object }) => object === to && (action === 'swing' || action === 'hang'));

export const attachActors = (actors: Actor[]): void => {
  for (const actor of actors) {
    for (const tie of actor.thing.ties) {
      const host = hostOf(actors, actor, tie.to);
      if (!host) continue;
      if (tie.kind === 'holding') {
        holdThing(actors, actor, host);
        continue;
      }
      if (actor.support.kind !== 'free') continue;
      if (hangsFrom(actor, host, tie)) {
        putOn(actor, host, 'top');
        actor.support = {
          kind: 'on',
          host,
          anchor: 'top',
          offset: [0, -actor.size[1] - host.size[1] * 0.05, 0],
        };
        continue;
      }
      // Cats and squirrels go along the top of a fence or wall.
      const isClimber =
        tie.kind === 'along' && actor.size[1] < 0.6 && /fence|wall|branch|roof/.test(host.thing.kit ?? '');
      if (isClimber && host.model.anchors.top) {
        putOn(actor, host, 'top');
        host.isBackground = true;
        continue;
      }
      if (tie.kind === 'on' && actor.thing.person === null) addRoof(host);
      const first = firstAnchor(host, anchorsFor(actor, host, tie));
      const anchor = first === 'seat' && isTaken(actors, host) ? 'back' : first;
      if (anchor && canCarry(host, actor, anchor)) putOn(actor, host, anchor);
    }
  }
  for (const actor of actors) joinOnTop(actor, actors);
  spreadLoads(actors);
  for (const actor of actors) {
    lookOut(actor);
    sitAtEdge(actor);
  }
  restOnSurfaces(actors);
};
