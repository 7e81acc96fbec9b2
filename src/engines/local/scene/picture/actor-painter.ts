/** Subjects on the stage: their shadow, their mirror image, the dust they raise, and themselves. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import type { Actor } from './actors.ts';
import { looksRight, slanted, stemOf } from './art-habits.ts';
import { mountsOf } from './bonds.ts';
import { type Context, clamp, softDot } from './brush.ts';
import { mix } from './colour.ts';
import { drawFigure } from './figure.ts';
import { type Pose, poseOf } from './poses.ts';
import { branch } from './random.ts';
import { type Painter, placementAt, type Scenery, type View } from './stage.ts';
import { shadowLean } from './timelapse.ts';
import { drawWheels } from './wheels.ts';

const drawSprite = (
  context: Context,
  { role, sprite, figure }: Actor,
  pose: Pose,
  { x, y, scale, seconds }: { x: number; y: number; scale: number; seconds: number },
  flipY: boolean,
) => {
  const stem = stemOf(role.subject);
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
  context.translate(-sprite.width / 2, top);
  drawFigure(context, figure, role, pose, seconds);
  if (action === 'drive') drawWheels(context, stem, sprite, 0, 0, (pose.way * sprite.height) / sprite.width);
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
        {
          x: x + Math.sin(seconds * 3 + n * 1.4) * pose.size * scale * 0.014 * (n + 1) * 0.5,
          y,
          scale,
          seconds,
        },
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
      drawSprite(context, actor, pose, { x, y, scale, seconds: moment.seconds }, false);
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
