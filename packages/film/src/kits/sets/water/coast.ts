/** Rocky shores: a coast seen from the land, and a headland whose cliffs fall into the sea. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addGrass } from '../shared/grass.ts';
import { rockColour } from '../shared/landforms.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { type BreakPoint, wavesBreaking } from '../shared/spray.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { swellFor } from './open-sea.ts';

type Outline = {
  /** Metres from the origin to the edge in a direction (angle from +z towards +x). */
  edge: (angle: number) => number;
  top: (x: number, z: number) => number;
  /** How far the wall steps and bulges; 1 is usual. */
  roughness?: number;
  /** Without turf. */
  isBare?: boolean;
};

/** A round headland under the origin with a ridge that runs inland to the right and back. */
const cliffOutline = (radius: number): Outline => ({
  edge: (angle) => {
    const inland = smoothstep(0.78, 1, Math.cos(angle - 1.85));
    const wobble = 3.4 * (noise(Math.cos(angle) * 2.2 + 5, 1, Math.sin(angle) * 2.2 + 5) - 0.5);
    return radius + wobble + inland * 260;
  },
  top: (x, z) => {
    const inland = Math.max(0, x * Math.sin(1.85) + z * Math.cos(1.85));
    return 6.5 + 0.5 * (noise(x * 0.09, 3, z * 0.09) - 0.5) + Math.min(22, inland * 0.05);
  },
});

/** Land towards the camera; the edge lies a few metres behind the action. */
const coastOutline: Outline = {
  edge: (angle) => {
    const seaward = -Math.cos(angle);
    const wobble = 4 * (noise(Math.cos(angle) * 3 + 2, 4, Math.sin(angle) * 3 + 2) - 0.5);
    return seaward > 0.045 ? Math.min(230, (7.5 + wobble) / seaward) : 230;
  },
  top: (x, z) => 1.7 + 0.35 * (noise(x * 0.12, 3, z * 0.12) - 0.5) + smoothstep(20, 160, z) * 9,
};

/** A headland across the water, seen from the sea. */
const wallOutline: Outline = {
  edge: (angle) => {
    const inland = smoothstep(0.6, 1, Math.cos(angle - 2.5));
    const wobble = 9 * (noise(Math.cos(angle) * 3.4 + 5, 1, Math.sin(angle) * 3.4 + 5) - 0.5);
    return 20 + wobble + inland * 240;
  },
  top: (x, z) => 17 + 3 * (noise(x * 0.06, 3, z * 0.06) - 0.5),
};
const wallAt = { x: 4, z: -34 };

/** A tongue of rock that ends before whoever stands on it, with the land behind their back. */
const tipOutline: Outline = {
  edge: (angle) => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const [long, wide] = [s > 0 ? 2 : 46, c > 0 ? 1.7 : 3.4];
    return (1 + 0.22 * (noise(s * 2.4 + 5, 1, c * 2.4) - 0.5)) / Math.hypot(s / long, c / wide);
  },
  top: (x, z) => 11 + 0.16 * (noise(x * 0.5, 3, z * 0.5) - 0.5) + Math.min(6, Math.max(0, -x - 4) * 0.16),
  roughness: 0.22,
  isBare: true,
};

const createRockyShore = (request: SetRequest): StageSet => {
  const isCliff = request.place === 'cliff';
  // Without figures on it: the cliff itself is looked at, from the water.
  const isSeen = isCliff && (request.nouns ?? []).length === 0;
  const towers = (request.nouns ?? []).filter((noun) => /lighthouse|castle|tower|abbey/.test(noun));
  const isTip = isCliff && towers.length === 0 && (request.details?.includes('promontory') ?? false);
  // What stands on the cliff is looked at from the sea, with the rocks at its foot.
  const isBuiltOn = isCliff && towers.length > 0 && towers.length === request.nouns?.length;
  // A lighthouse behind somebody stands on the same headland.
  const hasRoom = towers.length > 0 && !isBuiltOn;
  const outline = isSeen
    ? wallOutline
    : isTip
      ? tipOutline
      : isCliff
        ? cliffOutline(hasRoom ? 48 : 12.5)
        : coastOutline;
  const { x: atX, z: atZ } = isSeen ? wallAt : { x: 0, z: 0 };
  const surface = createSeaSurface(swellFor(request, isSeen ? 0.8 : 0.5), 1.35);
  const inside = (x: number, z: number) =>
    outline.edge(Math.atan2(x - atX, z - atZ)) - Math.hypot(x - atX, z - atZ);
  const ground = (x: number, z: number) => {
    const depth = inside(x, z);
    if (depth > 0) return outline.top(x, z) - (isTip ? 0.1 : 0.5) * smoothstep(isTip ? 0.4 : 1.6, 0, depth);
    return lerp(outline.top(x, z) - 0.5, -8, clamp(-depth / 2.5));
  };
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (inside(x, z) < -2 ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    ...(isSeen && { view: { azimuth: 0.1, eyeHeight: 5, width: 40 } }),
    ...(isTip && { view: { azimuth: 0.3, below: 2.2 } }),
    ...(isBuiltOn && { view: { azimuth: -0.35, eyeHeight: 3.5, below: 8.5 } }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      set.add(landMesh(set, outline, request, [atX, atZ]), undefined, {});
      const points = shorePoints(set, outline, [atX, atZ]);
      const isStormy = request.weather.includes('storm') || request.weather.includes('wind');
      addSea(set, {
        surface,
        shore: (x, z) => -inside(x, z) - 2,
        depth: (x, z) => (-inside(x, z) - 2) * 0.55,
        foam: isStormy ? 0.8 : 0.35,
        clearness: 0.2,
      });
      const place = createRockPlacer(set, {
        dark: fromHex('#2f2d2b'),
        pale: fromHex('#7d766c'),
        roundness: 0.1,
      });
      for (const { at, out } of points) {
        for (let n = 0; n < 2; n += 1) {
          const away = set.random() * 6 - 0.5;
          const size = 1.2 + set.random() ** 2 * 3.6;
          place(
            at[0] + out[0] * away + (set.random() - 0.5) * 4,
            -0.5,
            at[2] + out[1] * away + (set.random() - 0.5) * 4,
            size,
          );
        }
      }
      if (isSeen) points.unshift(...addReefRocks(place));
      set.particles(
        wavesBreaking(
          points.slice(0, 26),
          isSeen ? 1.3 : isStormy ? 1.15 : 0.55,
          isSeen ? 170 : isStormy ? 90 : 50,
        ),
      );
      // In a storm they come up as high as the tower that stands there.
      const isTower = (noun: string) => /lighthouse|tower|castle/.test(noun);
      const alone = (request.nouns ?? []).some(isTower) ? [{ position: set.centre, radius: 4 }] : [];
      const far = area.landmarks.filter(({ noun }) => isTower(noun));
      const towers = isStormy && !isCliff ? (far.length > 0 ? far : alone) : [];
      for (const { position, radius } of towers)
        set.particles(
          wavesBreaking(
            [-1.5, -0.9, -0.3, 0.35, 0.95, 1.55].map((angle) => {
              const out: [number, number] = [Math.sin(angle), -Math.cos(angle)];
              const away = radius + 2.5;
              return { at: [position[0] + out[0] * away, 1, position[2] + out[1] * away] as Vec3, out };
            }),
            2.3,
            150,
          ),
        );
      if (!set.isSnowy) {
        addGrass(set, {
          count: outline.isBare ? 0 : 30_000,
          length: 0.16,
          colours: { ...seasonGrass(request), dry: fromHex('#b3a862') },
          density: (x, z) => smoothstep(0.5, 2.5, inside(x, z)),
        });
      }
      const top = createRockPlacer(set, { dark: fromHex('#5a564e'), pale: fromHex('#9b9485') });
      set.scatter(
        9,
        { near: 5, far: 60, radius: 0.5 },
        (x, z) => top(x, ground(x, z), z, 0.3 + set.random() * 0.7),
        (x, z) => inside(x, z) > 1,
      );
      const plant = createTreePlanter(set);
      set.scatter(
        14,
        { near: 24, far: 200, radius: 3 },
        (x, z) => plant('pine', x, z, 0.6),
        (x, z) => inside(x, z) > 6 && !isTip,
      );
      addFarCliffs(set);
      return set.result();
    },
  };
};

/** Rocks that stand in the water before the cliff; the waves break on their seaward side. */
const addReefRocks = (place: (x: number, y: number, z: number, size: number) => void): BreakPoint[] =>
  (
    [
      [-13, -15, 3.4],
      [-8, -12, 2.2],
      [-3.5, -14.5, 3.8],
      [2.5, -11.5, 2.6],
      [7.5, -14, 3.6],
      [12.5, -12.5, 2.8],
      [17, -16, 4],
    ] as const
  ).flatMap(([x, z, size]) => {
    place(x, -0.6, z, size);
    return [-0.5, 0.5].map(
      (aside): BreakPoint => ({ at: [x + aside * size, 0.2, z + size * 0.75], out: [0, 1] }),
    );
  });

/** The edge as seen from the camera, where waves break. */
const shorePoints = (set: SetBuilder, { edge }: Outline, [atX, atZ]: [number, number]): BreakPoint[] => {
  const points: BreakPoint[] = [];
  const [cx, , cz] = set.area.cameraPosition;
  for (let n = 0; n < 120; n += 1) {
    const angle = (n / 120) * 2 * Math.PI;
    const radius = edge(angle) + 1.6;
    if (radius > 90) continue;
    const out: [number, number] = [Math.sin(angle), Math.cos(angle)];
    const at: Vec3 = [atX + out[0] * radius, 0.2, atZ + out[1] * radius];
    if (set.isInView(at[0], at[2]) && Math.hypot(at[0] - cx, at[2] - cz) > 5) points.push({ at, out });
  }
  return points;
};

/** The turf on top, and a wall that steps and breaks down to below the water, as one sheet. */
const landMesh = (
  set: SetBuilder,
  outline: Outline,
  request: SetRequest,
  [atX, atZ]: [number, number],
): Mesh => {
  const mesh = createMesh();
  const [topRows, wallRows, columns] = [26, 26, 220];
  const angles = Array.from({ length: columns + 1 }, (_, n) => (n / columns) * 2 * Math.PI);
  for (let row = 0; row <= topRows + wallRows; row += 1) {
    for (const angle of angles) {
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      const edge = outline.edge(angle);
      const u = Math.min(1, row / topRows);
      const down = Math.max(0, row - topRows) / wallRows;
      let radius = edge * (u < 1 ? u ** (edge > 60 ? 2.2 : 1) : 1);
      const rim = set.ground(atX + s * radius, atZ + c * radius);
      const y = lerp(rim, -3.5, down);
      if (down > 0) {
        const [x, z] = [s * radius, c * radius];
        const ledge = Math.floor((y + 2 * noise(x * 0.1, 0, z * 0.1)) / 2.2) * 2.2 - y;
        const { roughness = 1 } = outline;
        radius +=
          roughness * down * 3.2 +
          roughness * (fractalNoise(x * 0.16, y * 0.16, z * 0.16, 4) - 0.5) * 7 * Math.min(1, down * 4) -
          roughness * ledge * 0.5 * Math.min(1, down * 6) +
          (noise(x * 0.9, y * 0.8, z * 0.9) - 0.5) * 1.1 * Math.min(1, down * 5);
      }
      mesh.positions.push(atX + s * radius, y, atZ + c * radius);
    }
  }
  joinRows(mesh, columns + 1, topRows + wallRows);
  const [dark, pale] = [fromHex('#35322f'), fromHex('#8d8578')];
  for (let at = 0; at < mesh.positions.length; at += 3) {
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    const rock = rockColour(x, y * 1.6, z, dark, pale);
    const wet = mix(rock, scale(dark, 0.45), smoothstep(2.2, 0.3, y) * 0.85);
    const turf =
      (outline.isBare ? 0 : 1) * smoothstep(0.66, 0.86, mesh.normals[at + 1]!) * smoothstep(1.4, 2.4, y);
    mesh.colours.push(...mix(wet, groundGreen(request, x, z), isSnowy(request) ? turf : turf * 0.95));
    mesh.occlusion.push(clamp(0.6 + y * 0.08, 0.45, 1));
  }
  return mesh;
};

const joinRows = (mesh: Mesh, columns: number, rows: number): void => {
  const p = mesh.positions;
  const n = new Float64Array(p.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = row * columns + column;
      for (const [i, j, k] of [
        [a, a + columns, a + columns + 1],
        [a, a + columns + 1, a + 1],
      ] as const) {
        mesh.triangles.push(i, j, k);
        mesh.materials.push(materialNumber.rock);
        const [x0, y0, z0] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
        const [ux, uy, uz] = [p[j * 3]! - x0, p[j * 3 + 1]! - y0, p[j * 3 + 2]! - z0];
        const [vx, vy, vz] = [p[k * 3]! - x0, p[k * 3 + 1]! - y0, p[k * 3 + 2]! - z0];
        const face = normalize([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]);
        for (const corner of [i, j, k])
          for (let axis = 0; axis < 3; axis += 1) n[corner * 3 + axis]! += face[axis]!;
      }
    }
    const [first, last] = [row * columns * 3, ((row + 1) * columns - 1) * 3];
    for (let axis = 0; axis < 3; axis += 1)
      n[first + axis] = n[last + axis] = n[first + axis]! + n[last + axis]!;
  }
  for (let at = 0; at < n.length; at += 3) mesh.normals.push(...normalize([n[at]!, n[at + 1]!, n[at + 2]!]));
};

/** Headlands in the haze behind. */
const addFarCliffs = (set: SetBuilder): void => {
  set.model(
    (builder) => {
      builder.paint(
        (p, n) =>
          mix(
            rockColour(p[0] * 0.3, p[1] * 0.4, p[2] * 0.3, fromHex('#4a4640'), fromHex('#8f877a')),
            fromHex('#55693a'),
            smoothstep(0.6, 0.9, n[1]),
          ),
        'rock',
      );
      builder.heightField({ x0: 130, z0: -560, x1: 700, z1: -180 }, { x: 56, z: 26 }, (x, z) => {
        // Under water on every side: the rim of the field would be seen as a cut.
        const inward = Math.min((x - 175) / 130, (655 - x) / 110, (165 - Math.abs(z + 370)) / 75);
        const edge = inward + 0.5 * noise(x / 70, 1, z / 70) - 0.3;
        return clamp(edge * 2.2, -0.1, 1) * (34 + 24 * noise(x / 90, 5, z / 90));
      });
    },
    { castsNoShadow: true },
  );
};

export const rockyShore: SetKit = { places: ['coast', 'cliff'], create: createRockyShore };
