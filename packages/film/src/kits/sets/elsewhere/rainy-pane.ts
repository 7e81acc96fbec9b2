/** A window pane close to the camera: drops that hang and run on it, lights of a city out of focus behind. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';

/** Without other figures: the pane is the picture. */
export const isRainyPane = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  place === 'room' &&
  details.includes('rain_on_glass') &&
  nouns.every((noun) =>
    /^(?:window|window pane|pane|glass|rain|raindrop|water drop|lights|neon_signs)$/.test(noun),
  );

const lights: Vec3[] = [
  [1.5, 0.75, 0.25],
  [1.4, 1.1, 0.6],
  [1.4, 0.25, 0.2],
  [0.3, 0.7, 1.5],
  [0.25, 1.1, 0.7],
  [1.3, 0.35, 0.9],
  [1.5, 1.3, 1],
];

export const createRainyPane = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: 0,
  view: { azimuth: 0.02, eyeHeight: 1.3 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const { random } = set;
    const night = request.darkness > 0.3;
    const distance = 1.1;
    const [cx, cz] = set.atFrame(0, distance);
    const cy = area.cameraPosition[1];
    // Half of the pane, larger than the picture.
    const [wide, high] = [distance * 1.5, distance * 0.95];
    const far = cz - 9;
    set.model(
      (b) => {
        const dusk: Vec3 = night ? [0.006, 0.009, 0.018] : [0.22, 0.26, 0.31];
        b.paint((p) => {
          const up = (p[1] - cy + 8) / 16;
          return [dusk[0] * (0.6 + up), dusk[1] * (0.6 + up), dusk[2] * (0.6 + 1.4 * up)];
        }, 'glow').quad(
          [cx - 26, cy - 14, far - 2],
          [cx + 26, cy - 14, far - 2],
          [cx + 26, cy + 14, far - 2],
          [cx - 26, cy + 14, far - 2],
          [0, 0, 1],
        );
        // Towers that are only darker shapes.
        for (let n = 0; n < 14; n += 1) {
          const tone = night ? 0.012 + 0.01 * random() : 0.14 + 0.06 * random();
          const top = -1 + random() * 6;
          b.paint([tone, tone * 1.1, tone * 1.4], 'glow').box(
            [cx - 15 + n * 2.3, cy + top - 8, far - 1],
            [1.5 + random(), 16, 0.2],
            0.1,
          );
        }
        // The frame: a sill below, a bar to one side.
        b.paint(fromHex('#3a2c22'), 'wood')
          .box([cx, cy - distance * 0.5, cz + 0.02], [wide * 2.4, 0.09, 0.16], 0.02)
          .box([cx - distance * 0.78, cy, cz + 0.01], [0.06, high * 2.6, 0.07], 0.015);
      },
      { castsNoShadow: true },
    );
    const bokeh = Array.from({ length: 130 }, (_, n) => ({
      x: cx + (random() * 2 - 1) * 13,
      y: cy - 4.4 + random() ** 1.5 * 8,
      colour: lights[n % lights.length]!,
      size: 0.22 + 0.42 * random(),
      phase: random() * 6,
    }));
    const drops = Array.from({ length: 420 }, () => ({
      x: (random() * 2 - 1) * wide,
      y: (random() * 2 - 1) * high,
      size: 0.009 + 0.026 * random() ** 2.6,
    }));
    const runners = Array.from({ length: 36 }, () => ({
      x: (random() * 2 - 1) * wide * 0.8,
      start: random(),
      speed: 0.09 + 0.16 * random(),
      size: 0.022 + 0.012 * random(),
    }));
    const glint = night ? 0.9 : 1.25;
    const z = cz + 0.01;
    const bead = (x: number, y: number, size: number): Particle[] => [
      { position: [x, y, z], size, colour: [0.1, 0.13, 0.18], opacity: 0.55 },
      {
        position: [x, y - size * 0.25, z + 0.002],
        size: size * 0.7,
        colour: [0.5 * glint, 0.55 * glint, 0.62 * glint],
        opacity: 0.55,
      },
      {
        position: [x - size * 0.3, y + size * 0.35, z + 0.004],
        size: size * 0.3,
        colour: [1.6, 1.7, 1.8],
        opacity: 0.95,
      },
    ];
    set.particles((time): Particle[] => [
      ...bokeh.map(({ x, y, colour, size, phase }) => ({
        position: [x, y, far] as Vec3,
        size,
        colour,
        opacity: (night ? 0.55 : 0.3) * (0.85 + 0.15 * Math.sin(time * 1.3 + phase)),
      })),
      ...drops.flatMap(({ x, y, size }) => bead(cx + x, cy + y, size)),
      ...runners.flatMap(({ x, start, speed, size }) => {
        const down = 1 - ((start + time * speed) % 1);
        const at = cx + x + 0.012 * Math.sin(down * 24 + start * 9);
        const y = cy + (down * 2 - 1) * high;
        return [
          {
            position: [at, y + size, z] as Vec3,
            end: [at + 0.006, y + size * 9, z] as Vec3,
            size: size * 0.5,
            colour: [0.5 * glint, 0.56 * glint, 0.66 * glint] as Vec3,
            opacity: 0.4,
          },
          ...bead(at, y, size),
        ];
      }),
    ]);
    return set.result();
  },
});
