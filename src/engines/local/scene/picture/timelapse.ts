/** Time that races: the sun or moon wanders, the light warms and cools, shadows of clouds cross the land. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { clamp, type Moment, paint } from './brush.ts';
import { css } from './colour.ts';
import { fract } from './falling.ts';
import { between, branch } from './random.ts';
import { type Painter, placementAt, type Scenery } from './stage.ts';

/** Where the lamp is, away from its place in a still scene: shares of the width and of the horizon's height. */
export const lampAt = (progress: number) => ({
  aside: (progress - 0.5) * 0.44,
  down: (progress - 0.5) ** 2 * 0.9 - 0.06,
});

/** 1 at the beginning, -1 at the end: which way and how far shadows lean. */
export const shadowLean = (spec: SceneSpec, { progress }: Moment) =>
  spec.camera.timelapse ? Math.cos(progress * Math.PI) * 1.5 : 1;

export const createPassingTime = ({ frame, light }: Scenery, seed: number, onWater: boolean): Painter => {
  const random = branch(seed, 'timelapse');
  const blot = paint(128, 128, (context) => {
    const gradient = context.createRadialGradient(64, 64, 0, 64, 64, 64);
    for (const [at, alpha] of [
      [0, 1],
      [0.4, 0.86],
      [0.75, 0.3],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, css([0, 4, 24], alpha));
    context.fillStyle = gradient;
    context.fillRect(0, 0, 128, 128);
  });
  const shadows = Array.from({ length: 7 }, () => ({
    start: random(),
    near: between(random, 0.05, 1),
    size: between(random, 0.5, 1.1),
    pace: between(random, 0.11, 0.17),
  }));
  const land = frame.height - frame.horizon;
  const depth = (light.isNight ? 0.24 : 0.36) * (onWater ? 0.5 : 1);
  const wash = paint(8, 8, (context) => {
    context.fillStyle = css(light.isNight ? [40, 60, 120] : [255, 150, 60]);
    context.fillRect(0, 0, 8, 8);
  });
  return (context, { seconds, progress }, view) => {
    const placed = placementAt(frame, view, 0.5);
    for (const { start, near, size, pace } of shadows) {
      const along = fract(start + seconds * pace);
      const [wide, tall] = [frame.width * size, land * size * (0.22 + near * 0.44)];
      // Clear where it comes in and goes out.
      context.globalAlpha = depth * Math.sin(along * Math.PI) ** 0.7;
      const x = (along * (1 + size) - size / 2) * frame.width;
      const y = frame.horizon + land * near * 0.9;
      context.drawImage(
        blot,
        x * placed.scale + placed.x - wide / 2,
        y * placed.scale + placed.y - tall / 2,
        wide,
        tall,
      );
    }
    // Low at both ends of its way the light is warm, and weaker.
    const low = clamp(Math.abs(progress - 0.5) * 2 - 0.2);
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = 0.85 * low;
    context.drawImage(wash, 0, 0, frame.width, frame.height);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
  };
};
