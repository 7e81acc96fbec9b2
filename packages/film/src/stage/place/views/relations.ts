/** Where things stand to each other as the viewer sees them: constraints on the ground, met one after the other until all hold. */

import { addScaled, distance, dot, type Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import type { TieKind } from '../../../scene/scene.ts';
import { type Actor, isAfloat, mainAction, rootOf } from '../../actor.ts';
import { type Arrangement, type Axes, halfExtent, moveTo } from '../axes.ts';
import { isPartlyHidden } from '../place-hidden.ts';

/** Ties that say where in the picture something is. */
export const viewerTies: readonly TieKind[] = [
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'between',
  'above',
  'under',
];

export type ViewerRelation = { kind: TieKind; actor: Actor; host: Actor; other: Actor | null };

const firstOf = (actors: readonly Actor[], thing: number) =>
  actors.find(({ thingIndex, copy }) => thingIndex === thing && copy === 0);

/** What the ties of the first of each thing say; two ties of kind between are one relation. */
export const viewerRelations = (actors: readonly Actor[]): ViewerRelation[] =>
  actors
    .filter(({ copy }) => copy === 0)
    .flatMap((actor) => {
      const between = actor.thing.ties.filter(({ kind }) => kind === 'between');
      return actor.thing.ties.flatMap(({ kind, to }): ViewerRelation[] => {
        const host = firstOf(actors, to);
        if (!host || !viewerTies.includes(kind) || rootOf(host) === rootOf(actor)) return [];
        if (kind !== 'between') return [{ kind, actor, host, other: null }];
        const other = between.length === 2 && between[0]!.to === to ? firstOf(actors, between[1]!.to) : null;
        return other ? [{ kind, actor, host, other }] : [];
      });
    });

/** Those whose place is not decided by the stage: relations that were stated for the viewer's eyes. */
export const statesSides = (actors: readonly Actor[]): boolean =>
  actors.some(
    ({ thing }) =>
      thing.screenSide != null ||
      thing.ties.some(({ kind }) => kind === 'left_of' || kind === 'right_of') ||
      thing.ties.filter(({ kind }) => kind === 'between').length === 2,
  );

/** A root with its copies moves as one body. */
type Body = {
  members: Actor[];
  across: number;
  away: number;
  half: number;
  depth: number;
  height: number;
  isFixed: boolean;
};

const rounds = 40;
const gapOf = (a: Body, b: Body) => 0.15 + 0.1 * Math.min(a.height, b.height, 3);

const bodyOf = (members: Actor[], { right, away }: Axes): Body => {
  const lows = members.map((one) => dot(one.position, right) - halfExtent(one, right));
  const highs = members.map((one) => dot(one.position, right) + halfExtent(one, right));
  const nears = members.map((one) => dot(one.position, away) - halfExtent(one, away));
  const fars = members.map((one) => dot(one.position, away) + halfExtent(one, away));
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const [near, far] = [Math.min(...nears), Math.max(...fars)];
  return {
    members,
    across: (low + high) / 2,
    away: (near + far) / 2,
    half: (high - low) / 2,
    depth: (far - near) / 2,
    height: Math.max(...members.map(({ size }) => size[1])),
    isFixed: false,
  };
};

/** Moves both by halves, or the one that may be moved by the whole. */
const push = (a: Body, b: Body, axis: 'across' | 'away', by: number) => {
  if (a.isFixed && b.isFixed) return;
  const share = a.isFixed ? 0 : b.isFixed ? 1 : 0.5;
  a[axis] += by * share;
  b[axis] -= by * (1 - share);
};

/** `a` lies wholly before `b` along an axis, by their gap. */
const order = (a: Body, b: Body, axis: 'across' | 'away') => {
  const reach = axis === 'across' ? a.half + b.half : a.depth + b.depth;
  const missing = a[axis] + reach + gapOf(a, b) - b[axis];
  if (missing > 1e-3) push(a, b, axis, -missing);
};

/** Two that stand side by side are about as far away as each other. */
const align = (a: Body, b: Body, axis: 'across' | 'away', most: number) => {
  const apart = a[axis] - b[axis];
  if (Math.abs(apart) > most) push(a, b, axis, -Math.sign(apart) * (Math.abs(apart) - most));
};

/** The nearer thing leaves at least half of the one behind it free, where it is large enough to hide it. */
const uncover = (near: Body, far: Body) => {
  if (near.height < far.height * 0.5 && near.half < far.half * 0.6)
    return align(near, far, 'across', far.half * 0.8);
  const wanted = near.half + far.half * 0.25;
  const apart = near.across - far.across;
  const side = apart >= 0 ? 1 : -1;
  if (Math.abs(apart) < wanted) push(near, far, 'across', side * (wanted - Math.abs(apart)));
  else align(near, far, 'across', wanted + 0.4);
};

const meet = (kind: TieKind, a: Body, b: Body, other: Body | null) => {
  const beside = 0.35 * Math.max(a.depth, b.depth);
  switch (kind) {
    case 'left_of':
      order(a, b, 'across');
      return align(a, b, 'away', beside);
    case 'right_of':
      order(b, a, 'across');
      return align(a, b, 'away', beside);
    case 'in_front_of':
      order(a, b, 'away');
      return uncover(a, b);
    case 'behind':
      order(b, a, 'away');
      return uncover(b, a);
    case 'between':
      if (!other) return;
      order(b, a, 'across');
      order(a, other, 'across');
      align(a, b, 'away', beside);
      return align(a, other, 'away', beside);
    default:
      align(a, b, 'across', 0.2);
      return align(a, b, 'away', 0.2);
  }
};

const overlap = (a: Body, b: Body) => {
  const across = a.half + b.half - Math.abs(a.across - b.across);
  const away = a.depth + b.depth - Math.abs(a.away - b.away);
  return across > 0 && away > 0 ? across : 0;
};

/** Left and right of the whole company, before it and behind it. */
const meetSide = (body: Body, others: readonly Body[]) => {
  const side = body.members[0]!.thing.screenSide;
  for (const other of others) {
    if (other === body || other.members[0]!.thing.screenSide === side) continue;
    if (side === 'left') order(body, other, 'across');
    if (side === 'right') order(other, body, 'across');
    if (side === 'foreground') order(body, other, 'away');
    if (side === 'background') order(other, body, 'away');
  }
};

/** Lengths of its own that something goes while it stays where it is said to be. */
const wayWithin = 2.2;

/** Those who are said to be somewhere to each other stay so: they go together, or one goes no farther than the picture. */
const keepTogether = ({ actor, host, other }: ViewerRelation, seconds: number) => {
  const roots = [actor, host, ...(other ? [other] : [])].map(rootOf);
  const isTold = (root: Actor) =>
    root.thing.acts.some(({ action }) => !['stand', 'sit', 'look', 'pose'].includes(action));
  for (const root of roots) if (!isTold(root) && root.kit?.locomotion !== 'flies') root.speed = 0;
  const movers = roots.filter(({ speed }) => speed > 0);
  if (movers.length === roots.length) {
    const speed = Math.min(...movers.map((one) => one.speed));
    for (const mover of movers) Object.assign(mover, { speed, yaw: movers[0]!.yaw });
    return;
  }
  for (const mover of movers)
    mover.speed = Math.min(mover.speed, (wayWithin * Math.max(...mover.size)) / seconds);
};

/** Once ways are chosen: all who are said to be somewhere to a mover, and move too, go its way beside it. */
export const goTogether = (actors: Actor[], hero: Actor, seconds: number): void => {
  for (const { kind, actor, host, other } of viewerRelations(actors)) {
    const roots = [actor, host, ...(other ? [other] : [])].map(rootOf);
    const lower = kind === 'above' ? rootOf(host) : kind === 'under' ? rootOf(actor) : null;
    const lead = lower ?? roots.find((root) => root === rootOf(hero)) ?? roots[0]!;
    const way = lead.path;
    if (!way || !roots.every(({ speed, path }) => speed > 0 && path)) continue;
    for (const root of roots) {
      if (root === lead) continue;
      const own = root.path!;
      const middle = way(seconds / 2).position;
      // A figure that flutters about its place goes on doing so around a place that moves.
      const isStraight = distance(own(0).position, own(seconds).position) > 0.6 * root.speed * seconds;
      const [dx, dz] = [root.position[0] - lead.position[0], root.position[2] - lead.position[2]];
      root.path = (time) => {
        const [at, self] = [way(time), own(time)];
        const [x, y, z] = self.position;
        const [lx, , lz] = at.position;
        if (isStraight) return { ...self, yaw: at.yaw, position: [lx + dx, y, lz + dz] };
        return { ...self, position: [x + lx - middle[0], y, z + lz - middle[2]] };
      };
    }
  }
};

/** Metres: flat, upright and no larger than this, a thing hangs on a wall, such as a painting, a clock or a television. */
const [mostDepth, mostHeight, mostWidth] = [0.25, 2, 2.6];

const hangsOnWall = ({ kit, thing, size: [width, height, depth] }: Actor): boolean =>
  kit?.locomotion === 'none' &&
  thing.person === null &&
  height < mostHeight &&
  width < mostWidth &&
  depth < mostDepth &&
  depth < height / 3 &&
  depth < width / 3;

/** Under a ceiling, or on a wall over something: it does nothing, and stays where it was hung. */
export const isHung = (actor: Actor): boolean =>
  Boolean(actor.kit?.hangsAt) || (hangsOnWall(actor) && actor.altitude > 0 && mainAction(actor) === 'stand');

/** What hangs on a wall is behind what is under it, and as high as that needs. False: it hangs on none. */
export const placeUnderHung = (
  actor: Actor,
  host: Actor,
  isReversed: boolean,
  { axes }: Arrangement,
): boolean => {
  const [hung, lower] = isReversed ? [actor, host] : [host, actor];
  if (!hangsOnWall(hung) || lower.speed > 0) return false;
  hung.yaw = axes.azimuth;
  const back = halfExtent(lower, axes.away) + hung.size[2] / 2 + 0.05;
  moveTo(actor, addScaled(host.position, axes.away, isReversed ? back : -back));
  return true;
};

/** A thing that is said to be above another is in the air over it; what is under a thing without room lifts that thing. */
const lift = ({ kind, actor, host }: ViewerRelation) => {
  const [upper, lower] = kind === 'above' ? [rootOf(actor), rootOf(host)] : [rootOf(host), rootOf(actor)];
  const canFly = ['flies', 'hovers'].includes(upper.kit?.locomotion ?? '');
  // A kite in a tree is above a boy without the tree being so.
  const isCarried = upper !== (kind === 'above' ? actor : host);
  if (isAfloat(upper) || (isCarried && upper.kit?.locomotion === 'none')) return;
  // Two in the air are seen together where the camera is, not over the trees.
  if (canFly && isInAir(lower) && lower.altitude === 0) lower.altitude = sharedHeight;
  if (kind === 'above' || canFly || hangsOnWall(upper))
    upper.altitude = Math.max(
      upper.altitude,
      lower.altitude + lower.size[1] * 1.05 + 0.15 * Math.min(1, upper.size[1]),
    );
};

const isInAir = ({ kit, thing }: Actor) =>
  ['flies', 'hovers'].includes(kit?.locomotion ?? '')
    ? !thing.acts.some(({ action }) => grounded.includes(action))
    : thing.acts.some(({ action }) => action === 'float' || action === 'fly');
const grounded: readonly Action[] = ['stand', 'walk', 'sit', 'sleep', 'eat', 'peck', 'swim', 'lie'];

/** Metres above the ground at which those are seen who are both in the air. */
const sharedHeight = 1.4;

/** What flies before, behind or beside something is at its height, or the two would not be in one picture. */
const levelOut = ({ kind, actor, host }: ViewerRelation) => {
  const [a, b] = [rootOf(actor), rootOf(host)];
  const flying = [a, b].filter(isInAir);
  if (kind === 'above' || kind === 'under' || kind === 'between' || flying.length === 0) return;
  if ([a, b].some(({ role }) => role === 'landmark')) return;
  const other = isInAir(a) ? b : a;
  const height = (one: Actor) =>
    flying.length === 2
      ? sharedHeight - one.size[1] / 2
      : Math.max(0.15, other.size[1] * 0.6 - one.size[1] / 2);
  for (const one of flying) if (one.altitude === 0) one.altitude = Math.max(0.1, height(one));
};

/** A thing behind another that could hide it stands a little aside from it, and farther away. */
const isAtRisk = ({ kind, actor, host }: ViewerRelation): boolean => {
  const [far, near] = [rootOf(actor), rootOf(host)];
  if (kind !== 'behind' || actor.isBound || far !== actor || near !== host) return false;
  if (far.role === 'landmark' || near.role === 'landmark' || isPartlyHidden(actor)) return false;
  return (near.kit?.locomotion ?? 'none') !== 'none' || near.size[1] > far.size[1] * 0.75;
};

/** Actors that move together: a thing's copies and all that the first of them carries stay as they are to each other. */
export const meetRelations = (actors: Actor[], hero: Actor, { axes, seconds }: Arrangement): void => {
  const relations = viewerRelations(actors);
  const sided = statesSides(actors);
  const canLift = (one: Actor) => ['flies', 'hovers'].includes(one.kit?.locomotion ?? '') || hangsOnWall(one);
  const isStated = ({ kind, host }: ViewerRelation) =>
    kind === 'above' ||
    kind === 'in_front_of' ||
    kind === 'behind' ||
    (kind === 'under' && canLift(rootOf(host)));
  if (!sided && !relations.some(isStated)) return;
  for (const relation of relations) if (!relation.actor.isBound) keepTogether(relation, seconds);
  for (const relation of relations) if (['above', 'under'].includes(relation.kind)) lift(relation);
  for (const relation of relations) levelOut(relation);
  const met = sided ? relations : relations.filter(isAtRisk);
  if (met.length === 0 && !sided) return;
  const roots = actors.filter(
    (actor) => rootOf(actor) === actor && actor.role !== 'landmark' && actor.role !== 'backdrop',
  );
  const groups = new Map<number, Actor[]>();
  for (const root of roots) groups.set(root.thingIndex, [...(groups.get(root.thingIndex) ?? []), root]);
  const bodies = [...groups.values()].map((members) => bodyOf(members, axes));
  const bodyOfActor = (actor: Actor) => bodies.find(({ members }) => members.includes(rootOf(actor)));
  const centre = bodyOfActor(hero);
  if (centre) centre.isFixed = true;
  const starts = new Map(bodies.map((body) => [body, [body.across, body.away] as const]));
  const isTogether = (a: Body, b: Body) =>
    [...a.members, ...b.members].some((one) => one.isBackground || one.altitude > 0) ||
    relations.some(
      ({ kind, actor, host }) =>
        (kind === 'above' || kind === 'under') &&
        [bodyOfActor(actor), bodyOfActor(host)].every((body) => body === a || body === b),
    );
  for (let round = 0; round < rounds; round += 1) {
    for (const { kind, actor, host, other } of met) {
      const [a, b] = [bodyOfActor(actor), bodyOfActor(host)];
      if (a && b) meet(kind, a, b, other ? (bodyOfActor(other) ?? null) : null);
    }
    for (const body of bodies) if (body.members[0]!.thing.screenSide) meetSide(body, bodies);
    for (const [n, a] of bodies.entries())
      for (const b of bodies.slice(n + 1)) {
        const shared = !sided || isTogether(a, b) ? 0 : overlap(a, b);
        if (shared > 0) push(a, b, 'across', (a.across <= b.across ? -1 : 1) * (shared + 0.05));
      }
  }
  for (const [body, [across, away]] of starts) {
    const by: Vec3 = addScaled(
      addScaled([0, 0, 0], axes.right, body.across - across),
      axes.away,
      body.away - away,
    );
    for (const member of body.members) member.position = addScaled(member.position, by, 1);
  }
};
