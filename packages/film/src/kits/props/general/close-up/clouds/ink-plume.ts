/** Ink that sinks in water, or paint: a head that rolls up into a ring, a thread behind it, veils that spread. */

import { clamp, lerp, smoothstep } from '../../../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../../../math/vector.ts';
import type { Particle } from '../../../../model.ts';

export type Plume = {
  /** Where it enters the water. */
  from: Vec3;
  /** How deep it sinks, and how far it may spread. */
  depth: number;
  room: number;
  colour: Vec3;
  /** Thickness of its thread. */
  thick: number;
  seed: number;
};

const [strands, knots] = [16, 16];

/** `age` in seconds since the drop hit the surface. */
export const plumeAt = (
  { from, depth, room, colour, thick, seed }: Plume,
  age: number,
  time: number,
): Particle[] => {
  if (age <= 0) return [];
  const particles: Particle[] = [];
  const wide = 1 - Math.exp(-age * 0.6);
  for (let strand = 0; strand < strands; strand += 1) {
    const turn = strand * 2.399 + seed;
    const own = 0.55 + 0.45 * Math.sin(strand * 4.7 + seed);
    for (let knot = 0; knot < knots; knot += 1) {
      // 0 is the head, 1 the end of the thread at the surface.
      const lag = knot / knots;
      const sunk = depth * (1 - Math.exp(-0.9 * Math.max(0, age - lag * 1.1))) * (1 - 0.3 * lag * own);
      if (sunk <= 0.0005) continue;
      const deep = sunk / depth;
      // The head rolls up into a ring: a strand goes out, and its end curls back up.
      const ring = Math.sin(Math.PI * Math.min(1, 0.25 + lag * 0.75)) ** 1.5;
      const out = lerp(thick * 0.6, room * (0.4 + 0.6 * own), wide * deep * ring);
      const curl = depth * 0.22 * wide * ring * Math.sin(strand * 1.9 + lag * 5 + age * 0.6);
      const twist = turn + lag * 1.6 * own + age * 0.2;
      const sway = room * 0.22 * wide;
      particles.push({
        position: [
          from[0] + Math.cos(twist) * out + sway * Math.sin(time * 0.5 + lag * 4 + strand * 0.8 + seed),
          from[1] - clamp(sunk - curl, 0, depth),
          from[2] + Math.sin(twist) * out * 0.8,
        ],
        size: thick * lerp(0.75, 1.9, wide * deep) * (0.8 + 0.4 * own),
        colour: mix(
          colour,
          [colour[0] * 1.5 + 0.03, colour[1] * 1.5 + 0.03, colour[2] * 1.5 + 0.06],
          own * 0.7,
        ),
        opacity: lerp(0.75, 0.42, smoothstep(0, 4, age) * deep),
        wisp: strand * 7 + knot + seed,
      });
    }
  }
  return particles;
};
