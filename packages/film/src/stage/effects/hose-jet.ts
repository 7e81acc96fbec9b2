/** Water out of a fire hose. */

import type { Particle } from '../../kits/model.ts';
import type { Vec3 } from '../../math/vector.ts';

/** Metres a second of the water out of a fire hose, and its fall: slower than real drops, which would be a blur. */
const [jetSpeed, jetFall] = [26, 8];

/** A hard arc of water out of a nozzle that ends at a point, where it breaks into spray. */
export const waterJet = (from: Vec3, to: Vec3, time: number): Particle[] => {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const flight = Math.max(0.5, Math.hypot(dx, dz) / jetSpeed);
  const lift = dy / flight + (jetFall / 2) * flight;
  const at = (t: number, spread: number, n: number): Vec3 => [
    from[0] + (dx / flight) * t + Math.sin(n * 12.9) * spread * t,
    from[1] + lift * t - (jetFall / 2) * t * t + Math.sin(n * 7.3) * spread * t * 0.6,
    from[2] + (dz / flight) * t + Math.cos(n * 4.1) * spread * t,
  ];
  const count = Math.round(Math.min(420, 200 * Math.max(1, flight)));
  const jet = Array.from({ length: count }, (_, n) => {
    const t = ((n / count + time * 0.9) % 1) * flight;
    const spread = 0.16 + 0.2 * t;
    return {
      position: at(t, spread, n),
      end: at(t + 0.06, spread, n),
      size: 0.035 + 0.16 * t,
      colour: [1.15, 1.25, 1.4] as Vec3,
      opacity: 0.9 * (1 - 0.4 * (t / flight)),
    };
  });
  // Steam and spray where it strikes.
  const spray = Array.from({ length: 30 }, (_, n) => {
    const age = (n * 0.618 + time * 1.3) % 1;
    const reach = 0.4 + 1.5 * age;
    return {
      position: [
        to[0] + Math.sin(n * 12.9) * reach,
        to[1] + 0.3 + 0.9 * age + Math.sin(n * 7.3) * reach * 0.6,
        to[2] + Math.cos(n * 4.1) * reach,
      ] as Vec3,
      size: 0.3 + 0.5 * age,
      colour: [0.7, 0.74, 0.8] as Vec3,
      opacity: 0.13 * (1 - age),
    };
  });
  return [...jet, ...spray];
};
