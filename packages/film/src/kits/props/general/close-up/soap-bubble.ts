/** A soap bubble that shimmers, and bursts where the prompt says so. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

/** The share of the film at which it bursts. */
const burst = 0.8;

const dropsAt = (radius: number, age: number): Particle[] =>
  Array.from({ length: 46 }, (_, n) => {
    const [turn, rise] = [n * 2.4, 1 - (2 * (n + 0.5)) / 46];
    const flat = Math.sqrt(1 - rise * rise);
    const out = radius * (1 + 0.8 * age + 0.25 * (n % 3));
    const position: Vec3 = [
      Math.cos(turn) * flat * out,
      radius + rise * out - 2.2 * radius * age * age,
      Math.sin(turn) * flat * out,
    ];
    return {
      position,
      size: radius * (0.05 + 0.03 * (n % 3)),
      colour: [0.8 + 0.3 * Math.sin(n), 0.95, 1 + 0.2 * Math.cos(n)],
      opacity: 0.9 * clamp(1.5 - age),
    };
  });

export const soapBubble: Kit = {
  name: 'soap bubble',
  nouns: ['soap bubble', 'bubble'],
  locomotion: 'hovers',
  speeds: { slow: 0.12, fast: 0.4 },
  build: ({ seed, traits }) => {
    const [body, shine] = [new MeshBuilder(), new MeshBuilder()];
    const r = 0.06 + (seed % 5) * 0.012;
    const film = (k: number, shift: number): Vec3 => [
      0.34 + 0.26 * Math.sin(k + shift),
      0.38 + 0.26 * Math.sin(k + shift + 2.1),
      0.46 + 0.26 * Math.sin(k + shift + 4.2),
    ];
    body
      .paint((p, n) => film(n[1] * 5 + Math.sin(p[0] * 40) * 0.9 + n[0] * 3, seed), 'clear')
      .sphere([0, r, 0], r, 40);
    // The rim and the reflections of a window make it out.
    shine
      .paint([1.3, 1.3, 1.4], 'glow')
      .sphere([r * 0.36, r * 1.6, r * 0.66], [r * 0.13, r * 0.09, r * 0.06], 10);
    shine
      .paint([0.9, 0.95, 1.1], 'glow')
      .sphere([-r * 0.42, r * 0.42, r * 0.66], [r * 0.07, r * 0.04, r * 0.04], 10);
    // Its edge, as seen from the front.
    for (let n = 0; n < 24; n += 1) {
      const at = (k: number): Vec3 => {
        const a = (k / 24) * 2 * Math.PI;
        return [Math.cos(a) * r * 0.985, r + Math.sin(a) * r * 0.985, 0];
      };
      const tone = film(n * 0.5, seed);
      shine
        .paint([tone[0] * 1.5, tone[1] * 1.5, tone[2] * 1.5], 'glow')
        .tube([at(n), at(n + 0.5), at(n + 1)], r * 0.014, 6, false);
    }
    const pops = traits.includes('bursts');
    return assembleModel(
      { body, glow: shine },
      {
        size: [2 * r, 2 * r, 2 * r],
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const wobble = 0.03 * Math.sin(time * 5 + phase);
          const place = multiply(
            translation(r * 0.3 * Math.sin(time * 1.7 + phase), r * 0.4 * Math.sin(time * 1.1 + phase), 0),
            scaling(1 + wobble, 1 - wobble, 1 + wobble),
          );
          const isGone = pops && t > burst;
          return {
            parts: isGone ? { body: null, glow: null } : { body: place, glow: place },
            anchors: {},
            particles: isGone ? dropsAt(r, ((t - burst) / (1 - burst)) * 1.2) : [],
          };
        },
      },
    );
  },
};
