/** Subjects on the stage: their pose at a moment, their shadow, their mirror image, the dust they raise. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { gestureOf, travelSpeed } from './acting.ts';
import { type Canvas, type Context, clamp, type Moment, softDot } from './brush.ts';
import { castRoles, mountsOf, type Role } from './cast.ts';
import { hex, mix } from './colour.ts';
import { branch } from './random.ts';
import { lightSprite, recoloured, type Sprite } from './sprites.ts';
import { type Painter, placementAt, type Scenery, type View } from './stage.ts';
import { shadowLean } from './timelapse.ts';
import { drawWheels } from './wheels.ts';

export type Pose = {
  x: number;
  y: number;
  size: number;
  mirrored: boolean;
  scaleX: number;
  scaleY: number;
  lean: number;
  alpha: number;
  lift: number;
  /** Its way so far in shares of its height; of one the camera follows, as if it went on. */
  rolled: number;
};

/** Art that looks to the right by itself; almost all of it looks to the left. */
const looksRight = new Set([
  '1f680',
  '2708',
  '1f6e9',
  '1f9a5',
  '1f6f7',
  '1f3b8',
  '1f3ba',
  '1f3c4',
  '1f6f9',
  '26f7',
  '1f3c2',
]);
/** Art whose nose points up to the right. */
const slanted = new Set(['1f680', '2708', '1f6e9']);
const flapping = new Set([
  '1f426',
  '1f985',
  '1f98b',
  '1f41d',
  '1f989',
  '1f987',
  '1f54a',
  '1f986',
  '1f9a2',
  '1f9a9',
  '1f99c',
  '1f409',
  '1f432',
  '1f9da',
  '1f424',
  '1f423',
  '1fab0',
  '1fab2',
  '1f99f',
  '1f41e',
  '1f9a4',
  '1fabf',
  '1f426-200d-2b1b',
  '1fabd',
  '1f413',
  '1f414',
]);

const stemOf = (role: Role) => (role.subject.art ?? '').replaceAll('-fe0f', '').split('-')[0]!;

/** There and back over a long film, turning softly at the ends. */
const journey = (role: Role, progress: number) => {
  const leg = clamp(progress, 0, 0.99999) * role.legs;
  const number = Math.floor(leg);
  const part = leg - number;
  const back = number % 2 === 1;
  const done = back ? 1 - part : part;
  const edge = Math.min(part, 1 - part);
  const turning =
    role.legs > 1 && edge < 0.04 && !(number === 0 && part < 0.5) && !(number === role.legs - 1 && part > 0.5)
      ? edge / 0.04
      : 1;
  return {
    shift: (done - 0.5) * role.way * role.heading,
    heading: (back ? -role.heading : role.heading) as 1 | -1,
    turning: Math.max(0.1, turning),
  };
};

export const poseOf = (role: Role, moment: Moment, pace: number): Pose => {
  const { subject } = role;
  const beat = moment.seconds * subject.pace * pace + role.phase;
  const gesture = gestureOf(subject.action, beat, moment, flapping.has(stemOf(role)));
  const leading = role.leader && poseOf(role.leader, moment, pace);
  const chases = role.leader && role.offset.x !== 0 && role.medium === role.leader.medium;
  const path = journey(role.leader && chases ? role.leader : role, moment.progress);
  const growth =
    role.approach === 1
      ? 1
      : role.approach > 1
        ? 0.55 + 0.45 * role.approach ** (moment.progress * 1.6)
        : 1.2 * role.approach ** (moment.progress * 1.5);
  const size = role.height * growth;
  const follows = role.leader && !role.leader.subject.action.startsWith('stand');
  const base = leading
    ? {
        x: leading.x + role.offset.x * (follows && path.heading !== role.heading ? -1 : 1),
        y: leading.y + role.offset.y,
      }
    : {
        x: role.x + path.shift,
        y:
          role.y +
          role.climb * (moment.progress - 0.5) +
          (role.approach - 1) * size * 0.3 * (moment.progress - 0.3),
      };
  // One that rises from where another stands still rises.
  if (leading && role.climb !== 0) base.y += role.climb * moment.progress;
  if (role.offset.orbit > 0) {
    const angle = beat * 1.1 + role.phase * 0.63;
    base.x += Math.cos(angle) * role.offset.orbit;
    base.y += Math.sin(angle) * role.offset.orbit * 0.3;
  }
  const onTheSpot = moment.seconds * travelSpeed.drive! * 3;
  return {
    rolled: role.way > 0 ? (base.x * path.heading) / size : onTheSpot,
    x: base.x + gesture.x * size,
    y: base.y + gesture.y * size,
    size,
    // Nobody knows which way a user's picture looks, and it may hold writing.
    mirrored: path.heading > 0 && subject.character === null,
    scaleX: gesture.scaleX * path.turning,
    scaleY: gesture.scaleY,
    lean: gesture.lean * path.heading,
    alpha: gesture.alpha,
    lift: role.medium === 'air' || role.medium === 'void' || role.medium === 'deep' ? 3 : gesture.lift,
  };
};

export type Actor = { role: Role; sprite: Sprite };

export const createActors = (
  spec: SceneSpec,
  seed: number,
  scenery: Scenery,
  art: Map<number, Canvas>,
  lengthSeconds: number,
): Actor[] => {
  const { frame, light } = scenery;
  const shapes = new Map([...art].map(([index, { width, height }]) => [index, width / height]));
  const lampSide = light.lamp.x - 0.5 > 0 ? 1 : -1;
  const roles = castRoles(spec, frame, seed, lampSide, lengthSeconds, shapes).filter((role) =>
    art.has(role.index),
  );
  const coloured = new Map<number, Canvas>();
  const actors = roles.map((role) => {
    const picture =
      coloured.get(role.index) ??
      (role.subject.colour
        ? recoloured(art.get(role.index)!, hex(role.subject.colour.hex))
        : art.get(role.index)!);
    coloured.set(role.index, picture);
    const mist = clamp((1 - role.depth) * light.hazeDensity * 0.62, 0, 0.6);
    const size = role.height * Math.max(1, role.approach);
    return { role, sprite: lightSprite(picture, size, light, mist) };
  });
  // Far ones first; what stands behind or under another goes just before it.
  const order = ({ role }: Actor): number =>
    role.leader
      ? order({ role: role.leader } as Actor) + (role.offset.behind ? -0.5 : 0.5)
      : role.depth * 1000 + role.x * 0.001;
  return actors.sort((a, b) => order(a) - order(b));
};

const drawSprite = (
  context: Context,
  { role, sprite }: Actor,
  pose: Pose,
  x: number,
  y: number,
  scale: number,
  flipY: boolean,
) => {
  const stem = stemOf(role);
  const right = looksRight.has(stem);
  const flip = pose.mirrored !== right ? -1 : 1;
  const { action } = role.subject;
  // Not quite level: it climbs a little.
  const turn = action === 'fly' || action === 'drive' ? 0.68 : action === 'rise' ? -0.75 : 0;
  const level = slanted.has(stem) ? turn * flip : 0;
  const factor = (pose.size / sprite.height) * scale;
  const inAir = pose.lift >= 3 || action === 'roll' || action === 'spin';
  context.translate(x, y);
  if (flipY) context.scale(1, -0.82);
  // The ground is the pivot for those who stand on it, the middle for those in the air.
  if (inAir)
    context.translate(0, role.medium === 'ground' || role.medium === 'water' ? (-pose.size / 2) * scale : 0);
  context.rotate(pose.lean + level);
  context.scale(flip * pose.scaleX * factor, pose.scaleY * factor);
  const top = inAir ? -sprite.height / 2 : -sprite.height * 0.985;
  context.drawImage(sprite.canvas, -sprite.width / 2, top);
  if (action === 'drive')
    drawWheels(context, stem, sprite, -sprite.width / 2, top, (pose.rolled * sprite.height) / sprite.width);
};

export const createActorPainter = (
  spec: SceneSpec,
  scenery: Scenery,
  actors: Actor[],
  seed: number,
): Painter => {
  const { frame, light } = scenery;
  const dust = softDot(mix(light.haze, [210, 190, 160], 0.4), 40);
  const foam = softDot([240, 250, 255], 40);
  const blot = softDot([0, 0, 0], 48);
  const shade = clamp(0.26 + light.lamp.strength * 0.3);
  const lampSide = light.lamp.x > 0.5 ? 1 : -1;
  const bright = softDot(light.glow, 96);
  const random = branch(seed, 'dust');
  const mounts = mountsOf(spec);
  const visible = actors.filter(({ role }) => !mounts.has(role.index));
  const puffs = Array.from({ length: 9 }, () => ({ x: random(), y: random(), phase: random() }));

  const drawShadow = (
    context: Context,
    { sprite }: Actor,
    pose: Pose,
    x: number,
    y: number,
    scale: number,
    lean: number,
  ) => {
    const wide = ((sprite.width * pose.size) / sprite.height) * scale;
    const fade = 1 / (1 + pose.lift * 2.2);
    context.globalAlpha = shade * 0.95 * fade * pose.alpha;
    const spread = wide * (0.95 - 0.25 * Math.min(1, pose.lift));
    context.drawImage(blot, x - spread / 2, y - pose.size * scale * 0.055, spread, pose.size * scale * 0.11);
    if (light.lamp.strength > 0.3 && spec.place !== 'room' && spec.place !== 'studio') {
      // The lamp stands before us, so shadows fall towards us and away from its side.
      context.globalAlpha = shade * 0.5 * fade * pose.alpha;
      const tall = pose.size * scale * (0.3 + 0.25 * (1 - light.lamp.y));
      context.transform(
        (pose.mirrored ? -1 : 1) * (wide / sprite.shadow.width),
        0,
        ((-lampSide * lean * tall * 0.55) / sprite.shadow.height) * -1,
        -tall / sprite.shadow.height,
        x,
        y + tall * 0.82,
      );
      context.drawImage(sprite.shadow, -sprite.shadow.width / 2, 0);
    }
  };

  const drawMirror = (
    context: Context,
    actor: Actor,
    pose: Pose,
    x: number,
    y: number,
    scale: number,
    seconds: number,
  ) => {
    const strips = 9;
    const tall = pose.size * scale * 0.82;
    for (let n = 0; n < strips; n += 1) {
      context.save();
      context.beginPath();
      context.rect(
        x - pose.size * scale * 2,
        y + (n * tall) / strips,
        pose.size * scale * 4,
        tall / strips + 0.5,
      );
      context.clip();
      context.globalAlpha = 0.42 * (1 - n / strips) * pose.alpha;
      drawSprite(
        context,
        actor,
        pose,
        x + Math.sin(seconds * 3 + n * 1.4) * pose.size * scale * 0.014 * (n + 1) * 0.5,
        y,
        scale,
        true,
      );
      context.restore();
    }
  };

  return (context, moment, view: View) => {
    for (const actor of visible) {
      const { role } = actor;
      const pose = poseOf(role, moment, spec.pace);
      const { scale, x: left, y: top } = placementAt(frame, view, role.depth);
      const [x, y] = [pose.x * scale + left, pose.y * scale + top];
      const reach = pose.size * scale * 2;
      if (x < -reach || x > frame.width + reach || y < -reach || y > frame.height + reach) continue;
      const standsAlone = !role.leader || role.offset.y > -role.leader.height * 0.3;
      context.save();
      if (role.medium === 'ground' && standsAlone)
        drawShadow(context, actor, pose, x, y, scale, shadowLean(spec, moment));
      context.restore();
      if (role.medium === 'water' && standsAlone)
        drawMirror(context, actor, pose, x, y, scale, moment.seconds);
      if (['shine', 'burn', 'explode'].includes(role.subject.action)) {
        context.globalCompositeOperation = 'screen';
        context.globalAlpha = 0.6 + 0.25 * Math.sin(moment.seconds * 4 + role.phase);
        const size = pose.size * scale * 2.6;
        context.drawImage(bright, x - size / 2, y - pose.size * scale * 0.5 - size / 2, size, size);
        context.globalCompositeOperation = 'source-over';
      }
      context.save();
      context.globalAlpha = pose.alpha;
      if (role.medium === 'water' && role.subject.action === 'swim') {
        context.beginPath();
        context.rect(x - reach, y - reach, reach * 2, reach - pose.size * scale * 0.16);
        context.clip();
      }
      drawSprite(context, actor, pose, x, y, scale, false);
      context.restore();
      const moving = role.way > 0 && ['run', 'drive', 'sail', 'swim'].includes(role.subject.action);
      if (!moving || !standsAlone) continue;
      if (role.medium === 'air' || role.medium === 'void' || role.medium === 'deep') continue;
      const back = pose.mirrored ? -1 : 1;
      for (const puff of puffs) {
        const life = (moment.seconds * 1.1 + puff.phase) % 1;
        context.globalAlpha = Math.min(1, life * 6) * (1 - life) * (role.medium === 'water' ? 0.4 : 0.24);
        const size = pose.size * scale * (0.1 + life * 0.24);
        const line = role.medium === 'water' && role.subject.action === 'swim' ? pose.size * scale * 0.14 : 0;
        context.drawImage(
          role.medium === 'water' ? foam : dust,
          x + back * pose.size * scale * (0.3 + life * 0.6 + puff.x * 0.1) - size / 2,
          y - line - size * 0.3 - life * pose.size * scale * (role.medium === 'water' ? 0.01 : 0.1) * puff.y,
          size,
          size * (role.medium === 'water' ? 0.24 : 0.6),
        );
      }
      context.globalAlpha = 1;
    }
    context.globalAlpha = 1;
  };
};
