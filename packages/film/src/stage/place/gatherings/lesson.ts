/** Pupils are before the board with their backs to the camera; whoever writes on it stands between them and it. */

import { addScaled } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo } from '../axes.ts';

const isPupil = ({ thing }: Actor) => /^(?:student|pupil|schoolchild)$/.test(thing.kit ?? '');

/** Metres from the teacher to the pupils, and between one and the next. */
const [before, between] = [1.7, 0.95];

export const holdLesson = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const teacher = actors.find(
    ({ thing }) =>
      /^(?:teacher|professor)$/.test(thing.kit ?? '') && thing.acts.some(({ action }) => action === 'write'),
  );
  const pupils = actors.filter((actor) => isPupil(actor) && actor.support.kind === 'free');
  if (!teacher || pupils.length === 0) return;
  const yaw = axes.azimuth + Math.PI;
  teacher.yaw = yaw - 0.5;
  teacher.fixedYaw = teacher.yaw;
  for (const [n, pupil] of pupils.entries()) {
    // Halves of the class leave the teacher to be seen between them.
    const side = (n - (pupils.length - 1) / 2) * between + (n < pupils.length / 2 ? -0.75 : 0.45);
    moveTo(pupil, addScaled(addScaled(teacher.position, axes.away, -before), axes.right, side));
    pupil.yaw = yaw;
    pupil.fixedYaw = yaw;
  }
};
