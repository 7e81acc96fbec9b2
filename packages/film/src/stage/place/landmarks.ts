/** Puts tall things behind the action, on the free side of the picture, as near as lets their top stay in the frame. */

import type { CameraShot } from '../../camera/shots.ts';
import { addScaled, normalize, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Place } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { type Axes, yawTo } from './axes.ts';

/** Share of the picture's height above its middle that a landmark may reach. */
const headRoom = 0.4;

/** Share of the picture's height that a thing in the sky has at most, and the metres at which it is. */
const shareInSky = 0.34;
const farthestInSky = 70;

/** Metres; haze and the span of a bridge would make it small. */
export const farthestLandmark: Partial<Record<Place, number>> = { desert: 58, bridge: 150 };

/** A figure that holds a hose to what burns behind turns to it once it stands. */
export const turnToFire = (actors: readonly Actor[]): Actor[] => {
  const turned = actors.filter(
    ({ target, speed, support, thing }) =>
      target?.role === 'landmark' &&
      speed === 0 &&
      support.kind === 'free' &&
      thing.acts.some(({ action }) => action === 'water'),
  );
  for (const actor of turned) actor.yaw = yawTo(actor.position, actor.target!.position);
  return turned;
};

/** People come out of its door. */
const isComeOutOf = ({ thing }: Actor) => thing.traits.includes('come out of');

/** One landmark is beside the subject; a door that they come out of is right behind it. */
export const leavesRoomFor = (landmarks: readonly Actor[]) =>
  landmarks.length === 1 && !isComeOutOf(landmarks[0]!);

const isOver = ({ thing }: Actor) => thing.ties.some(({ kind }) => kind === 'above' || kind === 'over');

/** A balloon or an airship is in the sky behind the rest, small enough to be seen whole. */
const floatInSky = (
  actor: Actor,
  camera: Camera,
  focalLength: number,
  nearest: number,
  side: number,
  axes: Axes,
  groundAt: (x: number, z: number) => number,
): void => {
  const tilt = camera.forward[1];
  const wanted = (Math.max(...actor.size) * focalLength) / shareInSky;
  const away = Math.min(Math.max(wanted, nearest + Math.max(...actor.size)), farthestInSky);
  const from: Vec3 = [camera.position[0], 0, camera.position[2]];
  const [x, , z] = addScaled(addScaled(from, axes.away, away), axes.right, (side * away) / focalLength);
  const top = camera.position[1] + away * (tilt + headRoom / focalLength) - groundAt(x, z);
  // Where the camera looks down on a meadow there is little sky.
  const least = Math.min(actor.size[1], 1.5);
  const height = Math.max(least, Math.min(actor.size[1], (away * shareInSky) / focalLength, top));
  const factor = height / actor.size[1];
  actor.scale *= factor;
  actor.size = actor.size.map((length) => length * factor) as Vec3;
  actor.position = [x, Math.max(0, top - height), z];
  actor.yaw = axes.azimuth + (actor.size[2] > actor.size[0] * 1.4 ? 0.9 : 0.15);
};

export const placeLandmarks = (
  landmarks: Actor[],
  shot: CameraShot,
  time: number,
  axes: Axes,
  aspect: number,
  thirds: number,
  actionDepth: number,
  groundAt: (x: number, z: number) => number,
  /** Share of the picture's width that one stands off its middle. */
  offset: number,
  farthest: number,
): void => {
  const camera = shot.at(time);
  const { focalLength, distance } = shot.framing;
  const tilt = camera.forward[1];
  for (const [n, actor] of landmarks.entries()) {
    if (['hovers', 'flies'].includes(actor.kit?.locomotion ?? '')) {
      const side = isOver(actor) ? 0.04 : Math.sign(thirds || 1) * offset;
      floatInSky(actor, camera, focalLength, distance + actionDepth, side * aspect, axes, groundAt);
      continue;
    }
    const [width, height, length] = actor.size;
    const count = landmarks.length;
    const byWidth = (width * focalLength) / (0.62 * aspect);
    // A figure that goes in at its door reaches it.
    const isGoneInto = actor.thing.traits.includes('gone into');
    const clear = isGoneInto ? length * 0.5 - 0.6 : Math.max(length, width) * 0.5 + 1.5;
    const nearest = distance + actionDepth + clear;
    // One beside the subject; several alternate and step back.
    const side = isComeOutOf(actor)
      ? 0
      : count === 1
        ? Math.sign(thirds || 1) * offset
        : ((n + 0.5) / count - 0.5) * 1.25;
    const from: Vec3 = [camera.position[0], 0, camera.position[2]];
    // What burns is the event: near, even if it rises out of the picture, and before the camera wherever that looks.
    const burns = actor.thing.acts.some(({ action }) => action === 'burn');
    // A figure that comes out of its door is right before it, and its roof may be out of the picture.
    const isLeft = isComeOutOf(actor);
    const ahead = burns ? normalize([camera.forward[0], 0, camera.forward[2]]) : axes.away;
    const right: Vec3 = burns ? [-ahead[2], 0, ahead[0]] : axes.right;
    const placeAt = (away: number) =>
      addScaled(addScaled(from, ahead, away * (1 + 0.12 * n)), right, (side * aspect * away) / focalLength);
    // Rising ground lifts its top out of the frame, so it may have to go back further.
    let away = isLeft ? nearest : Math.max(nearest, byWidth * (burns ? 1.2 : 0.8), burns ? height * 3.7 : 0);
    for (let round = burns || isLeft ? 6 : 0; round < 6; round += 1) {
      const [x, , z] = placeAt(away);
      const above = Math.max(0.5, groundAt(x, z) + height - camera.position[1]);
      const needed = above / Math.max(0.1, headRoom / focalLength + tilt);
      if (needed <= away || away > 400) break;
      away = Math.min(needed * 1.02, away * 1.8);
    }
    // Among houses it stands nearer and is smaller by as much, or rain and haze would hide it.
    if (away > farthest) {
      const factor = farthest / away;
      actor.scale *= factor;
      actor.size = [width * factor, height * factor, length * factor];
      away = farthest;
    }
    actor.position = placeAt(away);
    actor.yaw = axes.azimuth + (isLeft ? 0 : actor.size[2] > actor.size[0] * 1.4 ? 0.9 : 0.15);
  }
};
