/** How corners of a layer move: travel of the subject, wind, waves, breath. Everything rests at time 0. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Layer } from '../../layers/build-layers.ts';
import { createMesh, type Mesh } from '../../layers/draw-mesh.ts';
import type { Size } from '../../picture.ts';
import { blurPlane, type Plane, sampleAt } from '../../plane.ts';
import type { Box } from '../../see/seen-picture.ts';
import type { WishedThing } from '../wishes.ts';
import type { Facing } from './facing-of.ts';

/** `mouth`: how far one that speaks is open, where words are heard. */
export type Moment = { seconds: number; progress: number; size: Size; mouth?: number | null };
/** Moves the corner that rests at x, y (pixels) by adding to `mesh.x[at]` and `mesh.y[at]`. */
export type Motion = (mesh: Mesh, layer: Layer, moment: Moment) => void;

export const ease = (t: number) => t * t * (3 - 2 * t);

/** Corners of a layer at rest. */
export const restingMesh = (layer: Layer): Mesh => {
  const mesh = createMesh(layer.size, layer.cell);
  return placeAtRest(mesh);
};

export const placeAtRest = (mesh: Mesh): Mesh => {
  for (let row = 0, at = 0; row <= mesh.rows; row += 1)
    for (let column = 0; column <= mesh.columns; column += 1, at += 1) {
      mesh.x[at] = column * mesh.cell;
      mesh.y[at] = row * mesh.cell;
    }
  return mesh;
};

/** How far up, in heights of the picture, what lifts off has come; `bottom` is where its foot stood. */
export const riseAt = (progress: number, bottom: number): number =>
  bottom * 1.1 * clamp((progress - 0.12) / 0.88) ** 2.2;

/** Which way something leaves, and whether it turns round first. */
export const wayOf = ({ travel, direction, nature }: WishedThing, box: Box, facing: Facing) => {
  // What an edge cuts off leaves over that edge, or the cut would be seen.
  const isCutLeft = box.left < 0.01 && box.right < 0.99;
  const isCutRight = box.right > 0.99 && box.left > 0.01;
  const likely = isCutLeft ? 'left' : isCutRight ? 'right' : facing.side;
  const goesLeft = direction === 'left' || (direction !== 'right' && likely === 'left');
  // Living things turn round first: they do not go backwards.
  const turns =
    travel === 'leave' &&
    direction !== 'away' &&
    facing.isSure &&
    !isCutLeft &&
    !isCutRight &&
    goesLeft !== (facing.side === 'left') &&
    (nature === 'animal' || nature === 'person');
  return { goesLeft, turns };
};

/** Of its own width: as far as something may go whose place cannot be filled but near its rim, furthest first. */
export const shortWays = [0.34, 0.22, 0.14] as const;
/** By how much it gets smaller as it goes away, of the share of its width that it would go aside. */
export const shortScale = 0.6;
/** Whether the beginning of a way can be shown alone. */
export const mayBeShort = ({ travel, isFlying }: WishedThing): boolean =>
  !isFlying && (travel === 'leave' || travel === 'recede' || travel === 'shrink');

/** Radians by which the nose of an aeroplane is up as it climbs. */
const mostPitch = 0.2;

/** The subject goes where the prompt sends it, from `startsAt` of the film on. `box` in shares of the layer. */
export const travelMotion = (
  wish: WishedThing,
  box: Box,
  facing: Facing,
  startsAt: number,
  horizon: number,
  /** Only the beginning of the way, in its own widths: what is further behind it is not known. */
  reach: number | null = null,
): Motion | null => {
  const { travel, direction, isFlying, nature, kinds, rolls } = wish;
  if (!travel || travel === 'vanish') return null;
  const middle = (box.left + box.right) / 2;
  const { goesLeft, turns } = wayOf(wish, box, facing);
  const isWinged = isFlying && nature === 'animal';
  // It climbs along its way, where what hangs from a balloon or stands on its fire goes straight up.
  const isClimbing = kinds.includes('airplane') && (travel === 'rise' || travel === 'leave');
  const isThrown = isFlying && nature === 'other';
  return (mesh, _layer, { seconds, progress, size: { width, height } }) => {
    const gone = clamp((progress - startsAt) / (1 - startsAt));
    // It is still on its way when the film ends.
    const way = reach !== null ? gone ** 1.4 : ease(gone);
    const footX = middle * width;
    const footY = box.bottom * height;
    const sign = goesLeft ? -1 : 1;
    let [x, y, scale] = [0, 0, 1];
    const outX =
      (reach !== null ? (box.right - box.left) * reach : (goesLeft ? box.right : 1 - box.left) * 1.08) *
      width;
    if (isWinged && (travel === 'leave' || travel === 'rise')) {
      // Up along a curve, and away from the camera.
      const isSteep = travel === 'rise' || direction === 'up';
      x = sign * outX * (isSteep ? 0.3 : 1) * way ** 1.4;
      y = -box.bottom * height * (isSteep ? 0.8 : 0.6) * way;
      scale = 1 - 0.5 * way;
    } else if (isClimbing) {
      x = sign * outX * way ** 1.3;
      y = -box.bottom * height * 0.7 * way ** 1.6;
    } else if (travel === 'leave') {
      x = sign * outX * way;
      if (isThrown || (isFlying && kinds.includes('aircraft'))) y = -box.bottom * height * 0.75 * way;
      if (direction === 'away') {
        // On the ground, to where its lines meet: the height of the eye, in most pictures in the middle.
        scale = 1 - (reach !== null ? reach * shortScale : 0.62) * way;
        x = (width / 2 - footX) * (1 - scale);
        y = Math.min(0, horizon * height - footY) * (1 - scale);
      }
    } else if (travel === 'rise') y = -riseAt(progress, box.bottom) * height;
    else if (travel === 'fall') y = (1.1 - box.top) * height * clamp((progress - 0.15) / 0.85) ** 2;
    else if (travel === 'approach' || travel === 'grow') scale = 1 + 0.5 * way;
    else scale = 1 - (reach !== null ? reach * shortScale : 0.55) * way;
    const tremble =
      travel === 'rise' && !isWinged
        ? smoothstep(0, 0.1, progress) * Math.sin(seconds * 47) * width * 0.0006
        : 0;
    const turned = turns ? Math.cos(Math.PI * smoothstep(startsAt - 0.04, startsAt + 0.14, progress)) : 1;
    const across = scale * (Math.abs(turned) < 0.1 ? 0.1 * (turned < 0 ? -1 : 1) : turned);
    // A ball turns by the way that it goes.
    const half = Math.max(1, ((box.bottom - box.top) * height) / 2);
    const roll = rolls ? x / half : isClimbing ? -sign * mostPitch * smoothstep(0.02, 0.4, gone) : 0;
    const [sine, cosine, centreY] = [Math.sin(roll), Math.cos(roll), footY - half];
    for (let at = 0; at < mesh.x.length; at += 1) {
      let [px, py] = [mesh.x[at]!, mesh.y[at]!];
      if (roll !== 0) {
        const [dx, dy] = [px - footX, py - centreY];
        px = footX + dx * cosine - dy * sine;
        py = centreY + dx * sine + dy * cosine;
      }
      mesh.x[at] = footX + (px - footX) * across + x + tremble;
      mesh.y[at] = footY + (py - footY) * scale + y;
    }
  };
};

/** A flat thing turns round once in the plane of the picture; of anything else the back is not known: it turns to and fro. */
export const spinMotion =
  (box: Box, isFlat: boolean): Motion =>
  (mesh, _layer, { progress, size: { width, height } }) => {
    const [x, y] = [((box.left + box.right) / 2) * width, ((box.top + box.bottom) / 2) * height];
    const turn = Math.PI * 2 * progress;
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const half = Math.max(1, ((box.right - box.left) / 2) * width);
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [dx, dy] = [mesh.x[at]! - x, mesh.y[at]! - y];
      // As on a ball: the middle goes furthest, the rim stays.
      const bulge = sine * half * 0.3 * Math.max(0, 1 - (dx / half) ** 2);
      mesh.x[at] = x + (isFlat ? dx * cosine - dy * sine : dx + bulge);
      if (isFlat) mesh.y[at] = y + dx * sine + dy * cosine;
    }
  };

/** Corners inside a mask, with how much of it they are. */
export const weightsOf = (mesh: Mesh, mask: Plane, size: Size): Float32Array => {
  const weights = new Float32Array(mesh.x.length);
  for (let row = 0, at = 0; row <= mesh.rows; row += 1)
    for (let column = 0; column <= mesh.columns; column += 1, at += 1)
      weights[at] = sampleAt(
        mask,
        (column * mesh.cell * mask.width) / size.width - 0.5,
        (row * mesh.cell * mask.height) / size.height - 0.5,
      );
  return weights;
};

const masked = (
  mask: Plane,
  move: (mesh: Mesh, at: number, weight: number, moment: Moment, strength: number) => void,
): Motion => {
  let weights: Float32Array | undefined;
  return (mesh, layer, moment) => {
    weights ??= weightsOf(mesh, mask, layer.picture);
    const strength = smoothstep(0, 0.7, moment.seconds);
    if (strength === 0) return;
    for (let at = 0; at < weights.length; at += 1)
      if (weights[at]! > 0.02) move(mesh, at, weights[at]!, moment, strength);
  };
};

export const windMotion = (mask: Plane, force: number): Motion =>
  masked(mask, (mesh, at, weight, { seconds, size: { width } }, strength) => {
    const [x, y] = [mesh.x[at]! / width, mesh.y[at]! / width];
    const gust = 0.6 + 0.4 * Math.sin(seconds * 0.9 + x * 4);
    const phase = seconds * 2.3 + x * 22 + y * 9;
    const bend = Math.sin(phase) + 0.45 * Math.sin(phase * 1.9 + y * 40);
    mesh.x[at]! += weight * strength * force * width * 0.0042 * gust * bend;
    mesh.y[at]! += weight * strength * force * width * 0.0014 * Math.sin(phase * 1.3 + 2);
  });

export const waterMotion = (mask: Plane, horizon: number, force: number): Motion =>
  masked(mask, (mesh, at, weight, { seconds, size: { width, height } }, strength) => {
    const [x, y] = [mesh.x[at]! / width, mesh.y[at]! / height];
    const near = 0.25 + Math.max(0, (y - horizon) / Math.max(0.1, 1 - horizon));
    const wave = Math.sin((y / (0.15 + near)) * 62 - seconds * 3.1 + Math.sin(x * 9 + seconds) * 0.9);
    mesh.y[at]! += weight * strength * force * height * 0.0062 * near * wave;
    mesh.x[at]! +=
      weight * strength * force * width * 0.0035 * near * Math.sin(y * 48 + x * 14 - seconds * 2.2);
  });

/** Of the width: how far waves run up a shore. */
const surfReach = 0.035;

/** Water seen from above: it runs up towards the land and back, again and again. */
export const surfMotion = (mask: Plane): Motion => {
  const sums = { water: [0, 0, 0], land: [0, 0, 0] };
  for (let at = 0; at < mask.values.length; at += 1) {
    const sum = mask.values[at]! > 0.5 ? sums.water : sums.land;
    sum[0]! += (at % mask.width) / mask.width;
    sum[1]! += Math.floor(at / mask.width) / mask.height;
    sum[2]! += 1;
  }
  const middle = ([x, y, count]: number[]) => [x! / Math.max(1, count!), y! / Math.max(1, count!)] as const;
  const [[fromX, fromY], [toX, toY]] = [middle(sums.water), middle(sums.land)];
  const length = Math.max(0.05, Math.hypot(toX - fromX, toY - fromY));
  const soft = blurPlane(mask, mask.width * 0.03);
  const [aside, down] = [(toX - fromX) / length, (toY - fromY) / length];
  return masked(soft, (mesh, at, weight, { seconds, size: { width } }, strength) => {
    const [x, y] = [mesh.x[at]! / width, mesh.y[at]! / width];
    const along = x * down - y * aside;
    const run = 0.5 - 0.5 * Math.cos(seconds * 1.9 + 0.5 * Math.sin(along * 9));
    const ripple = 0.14 * Math.sin(seconds * 3.3 - (x * aside + y * down) * 30 + along * 6);
    const reach = weight * strength * width * surfReach * (run + ripple);
    mesh.x[at]! += reach * aside;
    mesh.y[at]! += reach * down;
  });
};

/** Chest and shoulders rise a little; `box` in shares. */
export const breathMotion =
  (box: Box): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const strength = smoothstep(0, 0.8, seconds) * Math.sin(seconds * 1.9);
    const [centreX, bottom] = [((box.left + box.right) / 2) * width, box.bottom * height];
    const tall = (box.bottom - box.top) * height;
    for (let at = 0; at < mesh.x.length; at += 1) {
      const up = clamp((bottom - mesh.y[at]!) / tall);
      const weight = up * (1 - 0.35 * up);
      mesh.y[at]! -= strength * weight * tall * 0.007;
      mesh.x[at]! += strength * weight * (mesh.x[at]! - centreX) * 0.006;
    }
  };

/** Leans from side to side about its foot: flowers, boats, dancers. */
export const swayMotion =
  (box: Box, force: number): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const strength = smoothstep(0, 0.8, seconds) * Math.sin(seconds * 1.7) * force;
    const bottom = box.bottom * height;
    const tall = Math.max(1, (box.bottom - box.top) * height);
    for (let at = 0; at < mesh.x.length; at += 1) {
      const up = clamp((bottom - mesh.y[at]!) / tall, 0, 1.4);
      mesh.x[at]! += strength * up * up * width * 0.012;
    }
  };

/** What floats rolls from side to side and goes up and down. */
export const rockMotion =
  (box: Box): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const strength = smoothstep(0, 0.7, seconds);
    const angle = strength * 0.075 * Math.sin(seconds * 2.3);
    const [x, y] = [((box.left + box.right) / 2) * width, ((box.top + 2 * box.bottom) / 3) * height];
    const bob = strength * (box.bottom - box.top) * height * 0.035 * Math.sin(seconds * 2.9 + 0.8);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [dx, dy] = [mesh.x[at]! - x, mesh.y[at]! - y];
      mesh.x[at] = x + dx * cosine - dy * sine;
      mesh.y[at] = y + dx * sine + dy * cosine + bob;
    }
  };

/** Share of the width that clouds go in a second, and the most of it in a film. */
const [driftRate, mostDrift] = [0.018, 0.3];

/** The sky drifts aside behind the land, faster higher up. */
export const driftMotion =
  (speed: number): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const away =
      width * Math.min(mostDrift, speed * driftRate * (seconds - 0.35 * (1 - Math.exp(-seconds / 0.35))));
    for (let at = 0; at < mesh.x.length; at += 1)
      // The edge it comes from stays, or the picture would end there.
      mesh.x[at]! +=
        away * smoothstep(0, 0.4, mesh.x[at]! / width) * (0.7 + 0.3 * (1 - clamp(mesh.y[at]! / height)));
  };

/** A painted sky turns slowly in itself. */
export const flowMotion = (mask: Plane, force: number): Motion =>
  masked(mask, (mesh, at, weight, { seconds, size: { width } }, strength) => {
    const [x, y] = [mesh.x[at]! / width, mesh.y[at]! / width];
    const reach = weight * strength * Math.min(2, force) * width * 0.014;
    mesh.x[at]! += reach * (Math.sin(y * 11 + seconds * 1.3) - Math.sin(y * 11));
    mesh.y[at]! += reach * (Math.sin(x * 12 + seconds * 1.3 + 1.2) - Math.sin(x * 12 + 1.2));
  });
