/** No camera stands inside a body, or right before one that fills the picture. */

import type { Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Stage } from '../stage.ts';
import type { IdBuffer } from './id-buffer.ts';

/** A thing nearer than this share of the way to the subject is in the way, where it fills so much of the picture. */
const inTheWay = 0.2;
const mostInTheWay = 0.3;

const solid: readonly string[] = ['rolls', 'rails', 'floats', 'slides'];

/** Within the box around a car, a train or a boat. */
export const isInsideBody = ({ actors, clock }: Stage, [x, y, z]: Vec3, time: number): boolean =>
  actors.some(({ kit, path, size, support }) => {
    if (!path || support.kind !== 'free' || !solid.includes(kit?.locomotion ?? '')) return false;
    const { position, yaw } = path(clock.at(time));
    const [dx, dz] = [x - position[0], z - position[2]];
    const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
    return (
      Math.abs(dx * c - dz * s) < size[0] / 2 + 0.3 &&
      Math.abs(dx * s + dz * c) < size[2] / 2 + 0.3 &&
      y - position[1] < size[1] + 0.2
    );
  });

/** Of the picture that the buffer last looked at: 0 where the lens is free, 1 where nothing is seen past what is before it. */
export const lensPenalty = (
  stage: Stage,
  buffer: IdBuffer,
  { position }: Camera,
  distance: number,
  time: number,
): number => {
  // Through a windscreen or somebody's eyes the near is meant.
  if (stage.scene.setting.place === 'car' || stage.scene.camera.move === 'first_person') return 0;
  if (isInsideBody(stage, position, time)) return 1;
  const covered = buffer.shareNearer(distance * inTheWay);
  return covered > mostInTheWay ? Math.min(1, covered + 0.2) : 0.5 * Math.max(0, covered - 0.05);
};
