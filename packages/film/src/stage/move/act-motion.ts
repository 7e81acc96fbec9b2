/** Acts whose place and way follow from what they are done with: on a slide, up a ladder, at an eyepiece, over a pool. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { addScaled, scale as scaled, type Vec3 } from '../../math/vector.ts';
import { juggleBeat } from '../../motion/actions/play.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { leanOf } from '../place/place-leaning.ts';
import { jumpWithBoard, rideWave } from './board-rides.ts';
import { boxAtBag } from './boxing-bag.ts';
import { climbChute, climbUp, clingToTrunk, slideDown } from './climbs.ts';
import { blowAway } from './feats/blown-away.ts';
import { buck } from './feats/bucking.ts';
import { knockOut, knocksOut } from './feats/knock-out.ts';
import { clearObstacle } from './feats/show-jump.ts';
import { tossCaps } from './feats/tossed-caps.ts';
import { saveBall } from './goalkeeper.ts';
import { diveIn } from './leaps/board-dive.ts';
import { jumpOffCliff } from './leaps/cliff-jumps.ts';
import { jumpOffDock } from './leaps/dock-jumps.ts';
import { plungeIn } from './leaps/plunge.ts';
import { leapRoofs } from './leaps/roof-leap.ts';
import { stay, still } from './paths.ts';
import { rallyOverNet } from './rally.ts';
import { carryTogether } from './story/carry-together.ts';
import { throwNet } from './throw-net.ts';
import { leanOutOfWindow } from './window-riders.ts';
import { bindWork, bringWithinReach, eyepieces, standAtBoard } from './work-reach.ts';

const forwardOf = (yaw: number): Vec3 => [Math.sin(yaw), 0, Math.cos(yaw)];
const leftOf = (yaw: number): Vec3 => [Math.cos(yaw), 0, -Math.sin(yaw)];

const always = (action: Action) => [{ action, from: 0, until: Number.POSITIVE_INFINITY }];

/** Widest ball that is juggled, in shares of the juggler's height. */
const juggledSize = 0.075;

/** A cascade: each ball goes from hand to hand in an arc, one after the other. */
const juggle = (actor: Actor, actors: Actor[], { azimuth }: Axes) => {
  const act = actor.thing.acts.find(({ action }) => action === 'juggle');
  const balls = actors.filter(({ thingIndex }) => thingIndex === act?.object);
  if (!act || balls.length === 0) return;
  actor.speed = 0;
  // The arcs are seen from the front.
  actor.yaw = azimuth + 0.15;
  actor.path = stay(actor.position, actor.yaw);
  const tall = actor.size[1];
  const [forward, left] = [forwardOf(actor.yaw), leftOf(actor.yaw)];
  const middle = addScaled(actor.position, forward, tall * 0.25);
  const period = (balls.length * juggleBeat) / 2;
  const height = tall * (0.28 + 0.06 * balls.length);
  for (const [n, ball] of balls.entries()) {
    const factor = Math.min(1, (juggledSize * tall) / Math.max(...ball.size));
    ball.scale *= factor;
    ball.size = scaled(ball.size, factor);
    ball.isBound = true;
    ball.support = { kind: 'free' };
    ball.speed = 0;
    ball.path = (time) => {
      const turns = time / period + n / balls.length;
      const u = turns - Math.floor(turns);
      const from = Math.floor(turns) % 2 ? -1 : 1;
      const held = 0.18;
      const air = clamp((u - held) / (1 - held));
      // Out of the hand near the middle, into the other hand outside.
      const across = u < held ? from * (0.16 - 0.09 * (u / held)) : from * (0.07 - 0.23 * air);
      const up = 0.52 * tall + (u < held ? -0.02 : 4 * height * air * (1 - air));
      const at = addScaled(middle, left, across * tall);
      return still([at[0], at[1] + up, at[2]], actor.yaw, { pitch: time * 5 });
    };
  }
};

/** From the lips ahead, growing, then drifting up and apart. */
const blowBubbles = (actor: Actor, actors: Actor[], { azimuth }: Axes) => {
  const act = actor.thing.acts.find(({ action }) => action === 'blow');
  const bubbles = actors.filter(
    ({ thingIndex, thing }) => thingIndex === act?.object && /bubble/.test(thing.kit ?? ''),
  );
  if (bubbles.length === 0) return;
  actor.yaw = azimuth + 1.1;
  actor.path = stay(actor.position, actor.yaw);
  actor.target = null;
  const tall = actor.size[1];
  const [forward, left] = [forwardOf(actor.yaw), leftOf(actor.yaw)];
  const lips = addScaled(actor.position, forward, tall * 0.3);
  for (const [n, bubble] of bubbles.entries()) {
    const share = (n * 0.618) % 1;
    const factor = (tall * (0.08 + 0.1 * share)) / Math.max(...bubble.size);
    bubble.scale *= factor;
    bubble.size = scaled(bubble.size, factor);
    bubble.isBound = true;
    bubble.role = 'cast';
    bubble.path = (time) => {
      const t = (time * 0.32 + n / bubbles.length) % 1;
      const out = tall * (0.02 + 0.95 * t);
      const side = tall * 0.35 * t * Math.sin(n * 2.4);
      const at = addScaled(addScaled(lips, forward, out), left, side);
      const up = tall * (0.74 + 0.32 * t * t + 0.16 * t * Math.sin(n * 1.7));
      return still([at[0], at[1] + up, at[2]], actor.yaw, { roll: 0.1 * Math.sin(time * 3 + n) });
    };
  }
};

const raisedHands = 1.2;
/** By the hands from the edge of a cliff, the face to the rock, the feet over the depth; seen from the side. */
const hangFromEdge = (actor: Actor, host: Actor, azimuth: number) => {
  host.yaw = azimuth + 0.95;
  host.path = stay(host.position, host.yaw);
  actor.speed = 0;
  actor.support = { kind: 'on', host, anchor: 'top', offset: [0, 0, 0] };
  const below = actor.size[1] * 1.07;
  actor.path = () => still([0, -below, 0.08], Math.PI);
};

const hangFrom = (actor: Actor, actors: Actor[], { azimuth }: Axes) => {
  if (mainAction(actor) !== 'hang' || !actor.thing.person) return;
  const at =
    actor.thing.acts.find(({ action }) => action === 'hang')?.object ??
    actor.thing.ties.find(({ kind }) => ['under', 'on', 'in', 'against'].includes(kind))?.to;
  const host = actors.find(({ thingIndex }) => thingIndex === at);
  if (!host || host === actor) return;
  if (host.thing.kit === 'cliff edge') return hangFromEdge(actor, host, azimuth);
  const high = actor.size[1] * raisedHands;
  const anchor = host.model.anchors.top ? 'top' : 'seat';
  const top = (host.model.anchors[anchor]?.[1] ?? host.model.size[1]) * host.scale;
  const isTall = top > high + 0.15;
  actor.speed = 0;
  if (!isTall) {
    // A low branch is raised until the feet are free.
    host.altitude = 0;
    host.position = [host.position[0], host.position[1] + high + 0.25 - top, host.position[2]];
    host.path = stay(host.position, host.yaw);
  }
  actor.support = { kind: 'on', host, anchor, offset: [0, -Math.min(top, isTall ? top : high + 0.25), 0] };
  actor.support.offset = [0, -high, 0];
  actor.path = null;
};

/** Two who fight or embrace in one ring or boat stand before each other, not in one place. */
const standApart = (actor: Actor, actors: Actor[], seconds: number) => {
  if (actor.support.kind !== 'on' || actor.thing.count !== 2 || !actor.thing.person) return;
  if (
    !['fight', 'fence', 'punch', 'wrestle', 'dance', 'hug', 'shake_hands', 'give', 'high_five'].includes(
      mainAction(actor),
    )
  )
    return;
  const { host, anchor } = actor.support;
  if (!['inside', 'top'].includes(anchor)) return;
  const mate = actors.find((other) => other.thingIndex === actor.thingIndex && other !== actor);
  const side = actor.copy === 0 ? 1 : -1;
  actor.support.offset = [0, 0, 0];
  const isBoxing = /ring/.test(host.thing.kit ?? '') && ['fight', 'punch'].includes(mainAction(actor));
  const apart = actor.size[1] * (mainAction(actor) === 'fence' ? 0.55 : isBoxing ? 0.3 : 0.36);
  actor.target = mate ?? null;
  if (isBoxing) actor.beats = always('fight');
  actor.path = () => still([side * apart, 0, 0], (-side * Math.PI) / 2);
  if (actor.thing.traits.includes(knocksOut)) knockOut(actor, side, apart, seconds);
};

const lookInto = (actor: Actor, { azimuth }: Axes) => {
  const { target } = actor;
  if (mainAction(actor) !== 'look' || !actor.thing.person || !target) return;
  if (!eyepieces.test(target.thing.kit ?? '') || actor.support.kind !== 'free') return;
  const root = rootOf(target);
  const isOnGround = root === target;
  const eye = target.model.anchors.mouth;
  if (!eye || (target.support.kind === 'held' && target.support.host === actor)) return;
  if (isOnGround) {
    const factor = clamp((actor.size[1] * 0.72) / (eye[1] * target.scale), 0.4, 1.3);
    target.scale *= factor;
    target.size = scaled(target.size, factor);
  }
  actor.yaw = isOnGround ? azimuth + 1.25 : azimuth + 0.5;
  target.yaw = actor.yaw;
  if (isOnGround) target.path = stay(target.position, target.yaw);
  const back = -eye[2] * target.scale + actor.size[1] * (isOnGround ? 0.25 : 0.38);
  actor.position = addScaled(root.position, forwardOf(actor.yaw), -back);
  actor.speed = 0;
  actor.path = stay(actor.position, actor.yaw);
};

/** A rider on a person's shoulders sits over the neck. */
const sitOnShoulders = (actor: Actor) => {
  if (actor.support.kind === 'on' && actor.support.anchor === 'back' && actor.support.host.thing.person)
    actor.support.offset = [0, actor.support.host.size[1] * 0.1, actor.support.host.size[1] * -0.02];
};

/** Towards the camera at an angle, so that both arms are seen. */
const walkTheRope = (actor: Actor, { azimuth }: Axes) => {
  // A figure that flips on a beam stands along it.
  if (actor.support.kind === 'on' && actor.thing.person && actor.support.host.thing.kit === 'balance beam')
    actor.path ??= stay([0, 0, 0], Math.PI / 2);
  if (mainAction(actor) !== 'balance' || actor.support.kind !== 'on') return;
  const { host } = actor.support;
  if (rootOf(host) !== host || host.size[0] < host.size[2]) return;
  host.yaw = azimuth + 0.75 - Math.PI / 2;
  host.path = stay(host.position, host.yaw);
};

/** Springs out of what it is in, hangs in the air a moment and drops back half way. */
const popOut = (actor: Actor, seconds: number) => {
  if (actor.support.kind !== 'on' || actor.thing.person || mainAction(actor) !== 'pop') return;
  const { host, offset } = actor.support;
  const high = Math.max(host.size[1] * 0.6, actor.size[1] * 1.4, 0.1);
  const start = seconds * 0.22 + actor.copy * 0.06;
  const isFlat = actor.size[1] < actor.size[0] * 0.5;
  actor.path = (time) => {
    const t = Math.max(0, time - start);
    const u = clamp(t / 0.5);
    const hop = t < 0.5 ? 4 * high * u * (1 - u) : 0;
    const rest = actor.size[0] * 0.28 * clamp(t * 6);
    const shake = t > 0.5 ? 0.02 * Math.sin(t * 30) * Math.exp(-t * 5) : 0;
    const low = isFlat ? actor.size[0] * 0.3 : actor.size[1] * 0.4;
    const at: Vec3 = [offset[0], hop + rest + shake - low, offset[2]];
    // Slices stand on edge in their slots.
    return still(at, actor.yaw - host.yaw, { pitch: isFlat ? Math.PI / 2 : 0 });
  };
};

/** A pile comes down: each piece slides off, falls and rolls away, the highest farthest. */
const collapsePile = (actor: Actor, actors: Actor[], seconds: number) => {
  if (mainAction(actor) !== 'collapse' || actor.thing.count < 2 || actor.thing.person) return;
  const pile = actors.filter(({ thingIndex }) => thingIndex === actor.thingIndex);
  const first = pile[0]!;
  const [width, height] = first.size;
  const base = first.support.kind === 'on' ? first.support.offset : first.position;
  const level = actor.copy * height;
  const start = seconds * 0.22;
  const angle = actor.copy * 2.4 + 0.6;
  const reach = width * (0.5 + 0.75 * actor.copy);
  const fall = Math.sqrt((2 * level) / 9.8);
  actor.support = first.support.kind === 'on' ? { ...first.support, offset: base } : first.support;
  actor.path = (time) => {
    const t = Math.max(0, time - start - 0.05 * (pile.length - actor.copy));
    const lean = 0.12 * width * actor.copy * Math.sin(time * 2.5) * (t > 0 ? 0 : 0.25);
    const u = level > 0 ? clamp(t / (fall + 0.25)) : 0;
    const y = Math.max(0, level - 0.5 * 9.8 * Math.max(0, t - 0.12) ** 2);
    const roll = level > 0 ? smoothstep(0, 1, u) : 0;
    const turn = Math.round(1 + (actor.copy % 2)) * (Math.PI / 2) * roll;
    const at: Vec3 = [
      base[0] + lean + Math.cos(angle) * reach * roll,
      base[1] + y,
      base[2] + Math.sin(angle) * reach * roll,
    ];
    return still(at, actor.yaw + angle * roll * 0.4, { roll: turn * 0.5 });
  };
};

export const stageActs = (actors: Actor[], axes: Axes, seconds: number): void => {
  rallyOverNet(actors);
  tossCaps(actors, axes);
  for (const actor of actors) {
    bindWork(actor);
    blowAway(actor, axes, seconds);
    buck(actor, axes);
    clearObstacle(actor, actors, axes, seconds);
    juggle(actor, actors, axes);
    saveBall(actor, actors, axes, seconds);
    walkTheRope(actor, axes);
    blowBubbles(actor, actors, axes);
    slideDown(actor, seconds);
    climbChute(actor, axes, seconds);
    climbUp(actor, actors, axes, seconds);
    clingToTrunk(actor, actors, axes, seconds);
    hangFrom(actor, actors, axes);
    standApart(actor, actors, seconds);
    boxAtBag(actor, actors, axes);
    lookInto(actor, axes);
    diveIn(actor, seconds);
    plungeIn(actor, axes, seconds);
    leapRoofs(actor, seconds);
    jumpOffDock(actor, seconds);
    jumpOffCliff(actor, actors, axes, seconds);
    sitOnShoulders(actor);
    popOut(actor, seconds);
    collapsePile(actor, actors, seconds);
    jumpWithBoard(actor);
    rideWave(actor, actors, axes, seconds);
    carryTogether(actor, actors, axes, seconds);
    bringWithinReach(actor);
    standAtBoard(actor, axes);
    throwNet(actor, axes);
    leanOutOfWindow(actor, axes);
    const pitch = actor.isBound ? 0 : leanOf(actor);
    if (pitch !== 0) actor.path = () => still(actor.position, actor.yaw, { pitch });
  }
};
