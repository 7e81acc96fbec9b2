/** Legs that step, wings that beat, an arm that waves. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Box } from '../see/seen-picture.ts';
import type { Motion } from './motions.ts';

/** Steps a second of something that walks. */
const steps = 1.7;

/**
 * Legs that step: below the hip what is left and right of the middle swings to and fro in turn, the foot most. Four legs are
 * two such pairs, one behind the other.
 */
export const stepMotion = (box: Box, isFourLegged: boolean): Motion => {
  const hip = box.bottom - (box.bottom - box.top) * (isFourLegged ? 0.42 : 0.46);
  return (mesh, _layer, { seconds, size: { width, height } }) => {
    const strength = smoothstep(0.1, 0.6, seconds);
    if (strength === 0) return;
    const legs = (box.bottom - hip) * height;
    const reach = Math.min(legs * 0.3, (box.right - box.left) * width * (isFourLegged ? 0.09 : 0.22));
    for (let at = 0; at < mesh.x.length; at += 1) {
      const down = (mesh.y[at]! / height - hip) / Math.max(1e-6, box.bottom - hip);
      if (down <= 0) continue;
      const across = clamp((mesh.x[at]! / width - box.left) / (box.right - box.left));
      const side = Math.cos(across * Math.PI * (isFourLegged ? 4 : 2) - (isFourLegged ? 0 : Math.PI / 2));
      const swing = Math.sin(seconds * steps * Math.PI * 2) * side;
      const weight = strength * Math.min(1, down) ** 1.4;
      mesh.x[at]! += weight * reach * swing;
      // A foot that comes forward is lifted.
      mesh.y[at]! -= weight * legs * 0.07 * Math.max(0, Math.cos(seconds * steps * Math.PI * 2) * side);
    }
  };
};

/** Wing beats a second. */
const beats = 2.2;

/** What is above the body of something that flies goes down and up again. */
export const flapMotion =
  (box: Box): Motion =>
  (mesh, _layer, { seconds, size: { height } }) => {
    const body = (box.top + (box.bottom - box.top) * 0.68) * height;
    const down = smoothstep(0, 0.4, seconds) * 0.28 * (1 - Math.cos(seconds * beats * Math.PI * 2));
    for (let at = 0; at < mesh.y.length; at += 1) {
      const up = body - mesh.y[at]!;
      if (up > 0) mesh.y[at]! += up * down;
    }
  };

/** Wings seen from above fold over the body and open again. */
export const foldMotion =
  (box: Box): Motion =>
  (mesh, _layer, { seconds, size: { width } }) => {
    const middle = ((box.left + box.right) / 2) * width;
    const shut = smoothstep(0, 0.4, seconds) * 0.32 * (1 - Math.cos(seconds * beats * Math.PI * 2));
    for (let at = 0; at < mesh.x.length; at += 1) mesh.x[at]! -= (mesh.x[at]! - middle) * shut;
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
