/** A wall of dust as high as a mountain that comes over the land towards the camera. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const brown = fromHex('#6b4424');
const pale = fromHex('#a8763f');
const crease = fromHex('#33200f');

/** Round heads in a grid of cells, each moved a little: 1 in the middle of a head, 0 in the creases. */
const heads = (x: number, y: number, seed: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  let least = 4;
  for (let di = -1; di <= 1; di += 1)
    for (let dj = -1; dj <= 1; dj += 1) {
      const [ci, cj] = [i + di, j + dj];
      const px = ci + 0.15 + 0.7 * noise(ci * 7.31 + 0.5, seed, cj * 5.17 + 0.5);
      const py = cj + 0.15 + 0.7 * noise(ci * 3.77 + 0.5, seed + 4, cj * 9.13 + 0.5);
      least = Math.min(least, (x - px) ** 2 + (y - py) ** 2);
    }
  return Math.sqrt(Math.max(0, 1 - least));
};

/** Billows over billows, as on a cauliflower. */
const billow = (u: number, v: number): number =>
  0.6 * heads(u * 11, v * 3.4, 2) + 0.28 * heads(u * 26, v * 8, 7) + 0.12 * heads(u * 60, v * 18, 11);

/** Beyond the houses the front starts, with sky above it; at the end of a short film it stands over the last of them. */
export const addSandstorm = (set: SetBuilder): void => {
  const [cx, cy, cz] = set.area.cameraPosition;
  const near = Math.max(26, set.area.cameraDistance);
  const [start, end] = [near * 1.6 + 210, near * 1.1 + 62];
  const { focalLength } = set.area;
  // Up to where the first picture still shows sky.
  const height = Math.max(40, (start * 0.5 * 0.52) / focalLength + cy - set.baseY);
  const dim = set.request.darkness > 0.6 ? 0.12 : set.request.darkness > 0.3 ? 0.5 : 1;
  const [columns, rows] = [230, 64];
  const wide = (start + 90) * (set.area.aspect / focalLength) * 0.95;
  const forward: Vec3 = [Math.sin(set.viewAngle), 0, -Math.cos(set.viewAngle)];
  const right: Vec3 = [Math.cos(set.viewAngle), 0, Math.sin(set.viewAngle)];
  const crest = (u: number) =>
    height * (0.78 + 0.3 * (noise(u * 4, 1, 2) - 0.3) + 0.22 * billow(u * 1.3, 0.9) - 0.3 * u * u * u * u);
  const front = new MeshBuilder();
  const rings = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Vec3 => {
      const [u, v] = [(column / columns) * 2 - 1, row / rows];
      // Steep, with a foot that runs out along the ground and a top that is rounded off.
      const back = height * (0.16 * v + 0.5 * smoothstep(0.8, 1, v) ** 2 - 0.16 * smoothstep(0.2, 0, v));
      const away = back - height * 0.42 * billow(u, v) * (1 - 0.3 * v) + 60 * u * u;
      const [across, y] = [u * wide, -6 + crest(u) * Math.sin((v * Math.PI) / 2) ** 0.9];
      return [right[0] * across + forward[0] * away, y, right[2] * across + forward[2] * away];
    }),
  );
  front.paint((p) => {
    const across = (p[0] * right[0] + p[2] * right[2]) / wide;
    const high = clamp(p[1] / crest(across));
    const v = (Math.asin(clamp(high ** 1.1)) * 2) / Math.PI;
    const lit = smoothstep(0.45, 0.95, billow(across, v));
    return scale(mix(mix(crease, brown, lit), mix(brown, pale, lit), 0.25 + 0.75 * high), dim);
  }, 'cloth');
  front.loft(rings, { isClosed: false });
  front.mesh.isTwoSided = true;
  const depthAt = (time: number) => end + (start - end) * Math.exp(-time * 0.42);
  set.add(front.mesh, translation(0, -500, 0), {
    castsNoShadow: true,
    update: (time) => {
      const depth = depthAt(time);
      return translation(cx + forward[0] * depth, set.baseY, cz + forward[2] * depth);
    },
  });
  // Along the foot dust runs ahead of it.
  const foot = Array.from({ length: 130 }, (_, n) => ({
    across: set.random() * 2 - 1,
    share: set.random(),
    turn: set.random() * 6.28,
    wisp: n * 1.7,
  }));
  set.particles((time): Particle[] => {
    const depth = depthAt(time);
    return foot.map(({ across, share, turn, wisp }) => {
      const roll = Math.sin(time * 1.1 + turn);
      const size = height * (0.1 + 0.14 * share);
      const away = depth + 60 * across * across - height * (0.3 + 0.4 * share);
      const side = across * wide + height * 0.03 * roll;
      return {
        position: [
          cx + forward[0] * away + right[0] * side,
          set.baseY + size * (0.4 + 0.1 * roll),
          cz + forward[2] * away + right[2] * side,
        ] as Vec3,
        size,
        colour: scale(mix(brown, pale, (wisp % 3) / 3), 1.15 * dim) as Vec3,
        opacity: 0.5,
        wisp: wisp + time * 0.15,
      };
    });
  });
  addGusts(set, dim, cy);
};

/** Sand that races over the ground before the wall. */
const addGusts = (set: SetBuilder, dim: number, eye: number): void => {
  const reach = Math.max(10, set.area.cameraDistance);
  const veils = Array.from({ length: 90 }, (_, n) => {
    const depth = reach * (0.5 + 2.2 * set.random());
    const [x, z] = set.atFrame(set.random() * 2.6 - 1.3, depth);
    return { x, z, start: set.random(), size: (0.5 + set.random()) * Math.max(1, depth / 14), wisp: n * 1.9 };
  });
  set.particles((time): Particle[] =>
    veils.map(({ x, z, start, size, wisp }) => {
      const age = (time * 0.45 + start) % 1;
      const at = x + (age - 0.5) * size * 9;
      return {
        position: [at, Math.min(set.ground(at, z) + 0.2 + age * size * 0.5, eye - 0.3), z],
        size: size * (0.6 + age),
        colour: scale([0.86, 0.6, 0.34], dim) as Vec3,
        opacity: 0.2 * Math.sin(Math.PI * age),
        wisp,
      };
    }),
  );
};
