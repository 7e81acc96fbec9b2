/** How corners of a layer move: camera, travel of the subject, wind, waves, breath. Everything rests at time 0. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import { createMesh, type Mesh } from '../layers/draw-mesh.ts';
import type { Size } from '../picture.ts';
import { type Plane, sampleAt } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';
import type { WishedThing, Wishes } from './wishes.ts';

export type Moment = { seconds: number; progress: number; size: Size };
/** Moves the corner that rests at x, y (pixels) by adding to `mesh.x[at]` and `mesh.y[at]`. */
export type Motion = (mesh: Mesh, layer: Layer, moment: Moment) => void;

const ease = (t: number) => t * t * (3 - 2 * t);

/** Corners of a layer at rest. */
export const restingMesh = (layer: Layer): Mesh => {
  const mesh = createMesh(layer.picture, layer.cell);
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

type CameraPath = { aside: number; rise: number; push: number };

const pathOf = (move: Wishes['camera']): CameraPath => {
  if (move === 'static') return { aside: 0, rise: 0, push: 0.012 };
  if (move === 'pan_left') return { aside: 0.055, rise: 0, push: 0.09 };
  if (move === 'pan_right' || move === 'follow') return { aside: -0.055, rise: 0, push: 0.09 };
  if (move === 'orbit') return { aside: 0.085, rise: -0.005, push: 0.1 };
  if (move === 'tilt_up' || move === 'crane_up') return { aside: 0, rise: 0.05, push: 0.09 };
  if (move === 'tilt_down' || move === 'crane_down') return { aside: 0, rise: -0.05, push: 0.09 };
  if (move === 'zoom_in' || move === 'dolly_in') return { aside: 0.006, rise: -0.004, push: 0.17 };
  if (move === 'drone' || move === 'first_person') return { aside: 0.01, rise: -0.03, push: 0.2 };
  return { aside: 0.022, rise: -0.006, push: 0.06 };
};

/** Near corners move more than far ones; the push covers what the way aside would uncover. */
export const cameraMotion = (move: Wishes['camera'], horizon: number, isFlat: boolean): Motion => {
  // A page or a logo is moved only where that is asked for.
  const path = pathOf(isFlat && move === 'auto' ? 'static' : move);
  const isShaky = move === 'handheld';
  return (mesh, { nearness }, { seconds, progress, size: { width, height } }) => {
    const way = ease(clamp(progress));
    const shake = isShaky ? smoothstep(0, 0.6, seconds) : 0;
    const shakeX = shake * width * 0.004 * (Math.sin(seconds * 5.1) + 0.6 * Math.sin(seconds * 9.7));
    const shakeY = shake * height * 0.005 * (Math.sin(seconds * 6.3 + 1) + 0.5 * Math.sin(seconds * 11.1));
    const push = path.push + (isShaky ? 0.03 : 0);
    const [centreX, centreY] = [width / 2, height * (0.3 * horizon + 0.35)];
    for (let at = 0; at < mesh.x.length; at += 1) {
      const near = nearness[at]!;
      const zoom = 1 + way * push * (0.75 + near * 0.8);
      mesh.x[at] =
        centreX + (mesh.x[at]! - centreX) * zoom + way * path.aside * width * (near - 0.4) * 0.9 + shakeX;
      mesh.y[at] =
        centreY + (mesh.y[at]! - centreY) * zoom + way * path.rise * height * (near - 0.3) + shakeY;
    }
  };
};

/** How far up, in heights of the picture, what lifts off has come; `bottom` is where its foot stood. */
export const riseAt = (progress: number, bottom: number): number =>
  bottom * 1.1 * clamp((progress - 0.12) / 0.88) ** 2.2;

/** The subject goes where the prompt sends it. `box` in shares of the layer. */
export const travelMotion = ({ travel, direction, isWalking }: WishedThing, box: Box): Motion | null => {
  if (!travel || travel === 'vanish') return null;
  const middle = (box.left + box.right) / 2;
  const goesLeft = direction === 'left' || (direction !== 'right' && middle < 0.5);
  return (mesh, _layer, { seconds, progress, size: { width, height } }) => {
    const way = ease(clamp((progress - 0.06) / 0.94));
    const footX = middle * width;
    const footY = box.bottom * height;
    const sign = goesLeft ? -1 : 1;
    let [x, y, scale] = [0, 0, 1];
    const outX = (goesLeft ? box.right : 1 - box.left) * width * 1.08;
    if (travel === 'leave') {
      x = sign * outX * way;
      if (direction === 'away') [x, scale] = [sign * outX * 0.15 * way, 1 - 0.62 * way];
    } else if (travel === 'rise') y = -riseAt(progress, box.bottom) * height;
    else if (travel === 'fall') y = (1.1 - box.top) * height * clamp((progress - 0.15) / 0.85) ** 2;
    else if (travel === 'approach' || travel === 'grow') scale = 1 + 0.5 * way;
    else scale = 1 - 0.55 * way;
    if (isWalking && (travel === 'leave' || travel === 'approach'))
      y -= Math.abs(Math.sin(seconds * 5.2)) * height * 0.012 * Math.min(1, seconds * 2);
    const tremble =
      travel === 'rise' ? smoothstep(0, 0.1, progress) * Math.sin(seconds * 47) * width * 0.0006 : 0;
    for (let at = 0; at < mesh.x.length; at += 1) {
      mesh.x[at] = footX + (mesh.x[at]! - footX) * scale + x + tremble;
      mesh.y[at] = footY + (mesh.y[at]! - footY) * scale + y;
    }
  };
};

/** Corners inside a mask, with how much of it they are. */
const weightsOf = (mesh: Mesh, mask: Plane, size: Size): Float32Array => {
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

/** The sky drifts aside, faster higher up. */
export const driftMotion =
  (speed: number): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const away = speed * width * 0.012 * (seconds - 0.35 * (1 - Math.exp(-seconds / 0.35)));
    for (let at = 0; at < mesh.x.length; at += 1)
      // The edge it comes from stays, or the picture would end there.
      mesh.x[at]! +=
        away * smoothstep(0, 0.4, mesh.x[at]! / width) * (0.55 + 0.45 * (1 - clamp(mesh.y[at]! / height)));
  };

/** The forearm swings about its elbow. */
export const waveMotion =
  (elbow: { x: number; y: number }, wrist: { x: number; y: number }): Motion =>
  (mesh, _layer, { seconds, size: { width, height } }) => {
    const angle = smoothstep(0.1, 0.7, seconds) * (0.32 * Math.sin(seconds * 6.5));
    const [ex, ey] = [elbow.x * width, elbow.y * height];
    const [dx, dy] = [wrist.x * width - ex, wrist.y * height - ey];
    const length = Math.max(1, Math.hypot(dx, dy));
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [px, py] = [mesh.x[at]! - ex, mesh.y[at]! - ey];
      const along = (px * dx + py * dy) / (length * length);
      const apart = Math.abs(px * dy - py * dx) / length;
      const weight =
        smoothstep(0, 0.6, along) *
        (1 - smoothstep(1.5, 2, along)) *
        Math.exp(-((apart / (length * 0.42)) ** 2));
      if (weight < 0.01) continue;
      const turn = angle * weight;
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
      mesh.x[at] = ex + px * cosine - py * sine;
      mesh.y[at] = ey + px * sine + py * cosine;
    }
  };
