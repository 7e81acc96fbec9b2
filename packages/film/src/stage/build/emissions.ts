/** Particles, lamps and beams of models. */

import type { Lamp, Particle, Pose } from '../../kits/model.ts';
import { type Matrix, transformDirection, transformPoint } from '../../math/matrix.ts';
import { normalize, scale } from '../../math/vector.ts';
import type { FrameState } from '../../render/frame-state.ts';

/** What a model gives off, from its own space into the world's. */
export const collectEmissions = (
  pose: Pose,
  root: Matrix,
  size: number,
  particles: Particle[],
  lamps: Lamp[],
  beams: FrameState['beams'],
) => {
  for (const particle of pose.particles ?? [])
    particles.push({
      ...particle,
      position: transformPoint(root, particle.position),
      ...(particle.end && { end: transformPoint(root, particle.end) }),
      size: particle.size * size,
    });
  // A lantern half the size gives less light.
  for (const lamp of pose.lamps ?? [])
    lamps.push({
      position: transformPoint(root, lamp.position),
      colour: scale(lamp.colour, Math.min(1, size * size)),
      reach: lamp.reach * size,
    });
  for (const beam of pose.beams ?? []) {
    beams.push({
      ...beam,
      position: transformPoint(root, beam.position),
      direction: normalize(transformDirection(root, beam.direction)),
      reach: beam.reach * size,
    });
  }
};

/** Mist and spray are as bright as what lights them; particles brighter than white shine by themselves. */
export const inAmbientLight = (
  particles: Particle[] = [],
  { darkness }: { darkness: number },
): Particle[] => {
  const share = 1 - 0.8 * darkness;
  return particles.map((particle) =>
    particle.wisp === undefined || Math.max(...particle.colour) > 1
      ? particle
      : { ...particle, colour: scale(particle.colour, share) },
  );
};
