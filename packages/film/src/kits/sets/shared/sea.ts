/** Moving water: sharpened waves summed over a fan of rings before the camera. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { clamp } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import type { SetBuilder } from './set-builder.ts';

type Wave = { x: number; z: number; amplitude: number; speed: number; start: number };
export type SeaSurface = {
  waves: Wave[];
  /** Height above the still surface. */
  height: (x: number, z: number, time: number) => number;
  swell: number;
};

/** `swell` is about half the height of the largest waves, metres. `direction`: where they go, from +x towards +z. */
export const createSeaSurface = (swell: number, direction = 1.4, longest = 26): SeaSurface => {
  const random = createRandom(9);
  const waves = Array.from({ length: 8 }, (_, n): Wave => {
    const length = longest / 1.42 ** n;
    const angle = direction + (random() - 0.5) * 1.5;
    const k = (2 * Math.PI) / length;
    return {
      x: Math.cos(angle) * k,
      z: Math.sin(angle) * k,
      amplitude: swell * 0.42 * (length / longest) ** 0.95,
      speed: Math.sqrt(9.8 * k),
      start: random() * 6,
    };
  });
  const height = (x: number, z: number, time: number) => {
    let y = 0;
    for (const { x: kx, z: kz, amplitude, speed, start } of waves) {
      y += amplitude * (2 * Math.exp(Math.sin(kx * x + kz * z - speed * time + start) - 1) - 0.75);
    }
    return y;
  };
  return { waves, height, swell };
};

export type SeaOptions = {
  surface: SeaSurface;
  /** Height of the still surface. */
  level?: number;
  /** Metres from the shore, for foam and calm; negative on land. */
  shore?: (x: number, z: number) => number;
  /** Depth in metres: shallow water is turquoise. */
  depth?: (x: number, z: number) => number;
  /** Shares of foam adrift on open water, 0 to 1. */
  foam?: number;
  reach?: number;
  rings?: number;
  sectors?: number;
  /** How green and light deep water is: 0.15 ocean, 1 lagoon. */
  clearness?: number;
};

/** Vertex colours of the water material: red is foam, green the light that comes up through it. */
export const addSea = (set: SetBuilder, options: SeaOptions): void => {
  const { surface, level = 0, shore, depth, foam = 0, reach = 4000, clearness = 0.18 } = options;
  const { rings = 132, sectors = 112 } = options;
  const columns = sectors + 1;
  const count = (rings + 1) * columns;
  const mesh = createMesh();
  const still = new Float32Array(count * 3);
  const calm = new Float32Array(count);
  // A camera that goes along sees more to both sides.
  const [tx, , tz] = set.area.cameraTravel;
  // One that goes back or ahead also sees what is behind where it stands now.
  const [ahead, cy] = [
    [Math.sin(set.viewAngle), -Math.cos(set.viewAngle)] as const,
    set.area.cameraPosition[1],
  ];
  const back = Math.abs(tx * ahead[0] + tz * ahead[1]);
  const [cx, cz] = [
    set.area.cameraPosition[0] - ahead[0] * back,
    set.area.cameraPosition[2] - ahead[1] * back,
  ];
  const first = clamp((cy - level) * 0.5, 0.6, 20);
  const half = Math.hypot(tx, tz) > 6 ? 1.54 : Math.min(1.5, set.halfView + 0.15);
  for (let ring = 0, vertex = 0; ring <= rings; ring += 1) {
    const radius = first * (reach / first) ** (ring / rings) - first * 0.7;
    for (let column = 0; column < columns; column += 1, vertex += 1) {
      const angle = set.viewAngle + (column / sectors) * 2 * half - half;
      const [x, z] = [cx + Math.sin(angle) * radius, cz - Math.cos(angle) * radius];
      const away = shore?.(x, z) ?? 99;
      still[vertex * 3] = x;
      still[vertex * 3 + 1] = level;
      still[vertex * 3 + 2] = z;
      calm[vertex] = (1 / (1 + (radius / 320) ** 2)) * clamp(0.3 + away * 0.07, 0.3, 1);
      mesh.positions.push(x, level, z);
      mesh.normals.push(0, 1, 0);
      mesh.occlusion.push(1);
      const surf =
        away < 16 ? Math.exp(-Math.max(0, away) / 4) * 0.8 + Math.exp(-Math.max(0, away) / 1.1) * 0.5 : 0;
      const adrift = foam > 0 ? foam * clamp((fractalNoise(x * 0.09, 4, z * 0.05, 3) - 0.48) * 6) : 0;
      const shallow = depth ? 2.6 * Math.exp(-Math.max(0, depth(x, z)) / 2.2) : 0;
      mesh.colours.push(clamp(surf + adrift, 0, 1.1), clearness + shallow + surf * 0.5, 0);
    }
  }
  const water = materialNumber.water;
  for (let ring = 0; ring < rings; ring += 1) {
    for (let column = 0; column < sectors; column += 1) {
      const a = ring * columns + column;
      const b = a + columns;
      mesh.triangles.push(a, b + 1, b, a, a + 1, b + 1);
      mesh.materials.push(water, water);
    }
  }
  mesh.isTwoSided = true;
  const moved = new Float32Array(still);
  const { waves } = surface;
  // Short waves are lost between the far rings and would only flicker there.
  const fineRings = Math.round(rings * 0.72);
  const update = (time: number): Float32Array => {
    for (let vertex = 0; vertex < count; vertex += 1) {
      const at = vertex * 3;
      const [x, z] = [still[at]!, still[at + 2]!];
      const isFar = vertex > fineRings * columns;
      let y = 0;
      for (let n = 0; n < (isFar ? 3 : waves.length); n += 1) {
        const wave = waves[n]!;
        const phase = wave.x * x + wave.z * z - wave.speed * time + wave.start;
        y += wave.amplitude * (2 * Math.exp(Math.sin(phase) - 1) - 0.75);
      }
      moved[at + 1] = level + y * calm[vertex]!;
    }
    return moved;
  };
  set.add(mesh, undefined, { castsNoShadow: true, update });
};
