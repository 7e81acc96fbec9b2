/** Above the clouds and among the stars. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import { addCloudSurface } from '../country/cloud-sea.ts';
import { groundGreen } from '../country/grassland.ts';
import { mountainRange } from '../shared/landforms.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { addEarth, addGlobe } from './earth.ts';
import { addGalaxy } from './galaxy.ts';

/** The world far below, and heaps of cloud at the action's height. */
export const buildSky = (set: SetBuilder): void => {
  const below = set.area.low[1] - 160;
  const isInside = set.request.place === 'clouds';
  if (!isInside) {
    addTerrain(set, {
      height: (x, z) =>
        below + mountainRange(x, z, { from: 100, to: 1500, height: 120, scale: 500, seed: 3 }),
      paint: (x, _y, z) =>
        mix(
          mix(
            groundGreen(set.request, x / 9, z / 9),
            fromHex('#8f9a50'),
            smoothstep(0.5, 0.6, noise(x / 130, 1, z / 130)) * 0.6,
          ),
          fromHex('#3f6a34'),
          smoothstep(0.55, 0.65, noise(x / 90, 5, z / 90)),
        ),
      material: 'lawn',
      reach: 9000,
    });
  }
  const heap = (seed: number) => {
    const builder = new MeshBuilder();
    const random = (n: number) => noise(n * 12.7 + seed * 3.1, seed, n * 5.3);
    const dim = set.isDark ? 0.14 : 1;
    builder.paint((_p, n) => {
      const lit = mix([0.5, 0.56, 0.68], [0.78, 0.79, 0.8], 0.5 + 0.5 * n[1]);
      return [lit[0] * dim, lit[1] * dim, lit[2] * dim];
    }, 'cloth');
    for (let n = 0; n < 20; n += 1) {
      const u = n / 19 - 0.5;
      const r = 0.2 * (1 - 1.5 * u * u) * (0.65 + 0.7 * random(n));
      builder.sphere(
        [
          u * 1.5 + (random(n + 40) - 0.5) * 0.2,
          0.16 + (random(n + 80) - 0.35) * 0.26 * (1 - 2.4 * u * u),
          (random(n + 120) - 0.5) * 0.5,
        ],
        [r * 1.25, r, r * 1.1],
        12,
      );
    }
    return builder.mesh;
  };
  const heaps = [1, 2, 3, 4].map(heap);
  const reach = Math.max(12, set.area.cameraDistance);
  const level = set.baseY;
  for (let n = 0; n < 54; n += 1) {
    const across = (set.random() * 2 - 1) * 1.25;
    const depth = reach * ((isInside ? 2.6 : 2.4) + 9 * set.random());
    const [x, z] = set.atFrame(across, depth);
    const size = reach * (0.35 + set.random() * 0.7) * (1 + depth / reach / 10);
    if (!set.isClear(x, z, size * 0.4) && depth < reach * 3) continue;
    const y = isInside
      ? level + (set.random() - 0.75) * depth * 0.34
      : level - reach * (0.35 + set.random() * 0.9) - (n % 5 === 0 ? -reach * 0.7 : 0);
    const phase = set.random() * 6;
    const at = multiply(
      translation(x, y, z),
      rotationY(set.random() * 6),
      scaling(size, size * (0.6 + 0.4 * set.random()), size),
    );
    set.add(heaps[n % 4]!, at, {
      castsNoShadow: true,
      update: (time) => multiply(translation(-time * 0.25 - Math.sin(time * 0.1 + phase) * 0.3, 0, 0), at),
    });
  }
  if (!isInside) return;
  addCloudSurface(
    set,
    Math.min(set.area.low[1], set.area.cameraPosition[1]) - reach * 0.3,
    clamp(reach / 45, 0.2, 1),
  );
  const wisps = Array.from({ length: 24 }, (_, n) => ({
    at: set.atFrame((set.random() * 2 - 1) * 1.1, reach * (0.7 + 1.6 * set.random())),
    y: level + (set.random() - 0.5) * reach * 0.7,
    size: reach * (0.12 + 0.2 * set.random()),
    wisp: n * 1.7,
  }));
  set.particles((time): Particle[] =>
    wisps.map(({ at, y, size, wisp }) => ({
      position: [at[0] - time * 0.6, y, at[1]],
      size,
      colour: set.isDark ? [0.1, 0.12, 0.16] : [0.95, 0.96, 1],
      opacity: 0.2,
      wisp,
    })),
  );
};

/** Saturn: a banded globe behind the action, with rings that come near. */
const addRingedPlanet = (set: SetBuilder, reach: number, hasRings: boolean): void => {
  const [x, z] = set.atFrame(-0.28, reach * 5.2);
  const y = set.baseY + reach * 0.5;
  const r = reach * 1.25;
  const tilt = multiply(translation(x, y, z), multiply(rotationZ(0.3), rotationX(0.3)));
  set.model(
    (builder) => {
      builder.at(tilt, (b) => {
        const bands = (d: readonly number[]) =>
          0.5 + 0.5 * Math.sin(d[1]! * 15 + 1.2 * noise(d[0]! * 2, d[1]! * 6, d[2]! * 2));
        b.paint(
          (_p, n) =>
            mix(
              mix(fromHex('#9a7040'), fromHex('#d8ba82'), bands(n)),
              fromHex('#8f6a44'),
              Math.abs(n[1]) ** 6,
            ),
          'satin',
        ).sphere([0, 0, 0], [r, r * 0.93, r], 72);
        if (!hasRings) return;
        const [steps, inner, outer] = [96, r * 1.28, r * 2.5];
        const rows = 26;
        for (let row = 0; row < rows; row += 1) {
          const share = row / rows;
          // The dark gap between the two great rings.
          if (share > 0.6 && share < 0.67) continue;
          const tone = 0.35 + 0.65 * noise(row * 1.7, 3, 0.5);
          const [r0, r1] = [inner + (outer - inner) * share, inner + (outer - inner) * ((row + 1) / rows)];
          b.paint(mix(fromHex('#2a231a'), fromHex('#8a7a5e'), tone), 'matte');
          for (let n = 0; n < steps; n += 1) {
            const [a0, a1] = [(n / steps) * Math.PI * 2, ((n + 1) / steps) * Math.PI * 2];
            const at = (a: number, radius: number): Vec3 => [Math.cos(a) * radius, 0, Math.sin(a) * radius];
            b.quad(at(a0, r0), at(a1, r0), at(a1, r1), at(a0, r1), [0, 1, 0]);
            b.quad(at(a0, r1), at(a1, r1), at(a1, r0), at(a0, r0), [0, -1, 0]);
          }
        }
      });
    },
    { castsNoShadow: true },
  );
};

export const buildSpace = (set: SetBuilder): void => {
  const reach = Math.max(14, set.area.cameraDistance * 1.5);
  const isRinged = set.request.details?.includes('ringed_planet') ?? false;
  const isGasGiant = set.request.details?.includes('gas_giant') ?? false;
  if (isRinged || isGasGiant) addRingedPlanet(set, reach, isRinged);
  const hasPlanet =
    isRinged ||
    isGasGiant ||
    (set.request.nouns ?? []).some(
      (noun) => noun !== 'planet' && /planet|earth|moon|saturn|mars|jupiter|black hole/.test(noun),
    );
  const has = (detail: 'asteroid_field' | 'nebula' | 'galaxy') =>
    set.request.details?.includes(detail) ?? false;
  const isField = has('asteroid_field');
  if (has('galaxy')) addGalaxy(set, reach);
  if (has('nebula')) addNebula(set, reach);
  // Only where the Earth is named it is the picture's ground.
  const isEarth = set.request.nouns?.includes('planet') ?? false;
  if (!hasPlanet && isEarth) addEarth(set, reach, !set.area.hasCast);
  else if (!hasPlanet && !isField && !has('nebula') && !has('galaxy')) addFarEarth(set, reach);
  const rock = [1, 2, 3].map((seed) =>
    buildRock({
      seed: seed + 7,
      segments: 16,
      dark: fromHex(isRinged ? '#8a7c66' : '#3a3430'),
      pale: fromHex(isRinged ? '#b8aa90' : '#857a70'),
      roundness: 0.2,
    }),
  );
  for (
    let n = 0;
    n < (isRinged ? 150 : isField ? 90 : hasPlanet || isEarth || has('nebula') || has('galaxy') ? 0 : 12);
    n += 1
  ) {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.2, reach * (1.3 + 4 * set.random()));
    // Ice of the rings lies in one plane under the ship.
    const y = isRinged
      ? set.baseY - reach * (0.16 + 0.05 * set.random()) + (x - set.centre[0]) * 0.1
      : set.baseY + (set.random() - 0.5) * reach * 1.6;
    if (isField && set.distanceToSight(x, z) < reach * 0.25) continue;
    const at = multiply(
      translation(x, y, z),
      rotationZ(set.random() * 6),
      scaling(reach * (isField ? 0.07 : 0.02) * (1 + 5 * set.random() ** 3)),
    );
    const spin = (set.random() - 0.5) * 0.6;
    set.add(rock[n % 3]!, at, {
      castsNoShadow: true,
      update: (time) => multiply(at, rotationY(time * spin)),
    });
  }
};

/** A blue planet low at the side, and a small moon. */
const addFarEarth = (set: SetBuilder, reach: number): void => {
  const [x, z] = set.atFrame(0.55, reach * 14);
  const r = reach * 4.2;
  addGlobe(set, [x, set.baseY - r * 0.45, z], r);
  const [mx, mz] = set.atFrame(-0.6, reach * 12);
  set.model(
    (builder) =>
      builder
        .paint(
          (p) => mix(fromHex('#7a7672'), fromHex('#c4c0ba'), fractalNoise(p[0] / 4, p[1] / 4, p[2] / 4, 4)),
          'rock',
        )
        .sphere([mx, set.baseY + reach * 2.6, mz], reach * 0.7, 40),
    { castsNoShadow: true },
  );
};

const nebulaHues: Vec3[] = [
  [0.85, 0.16, 0.55],
  [0.3, 0.2, 0.95],
  [0.1, 0.5, 0.85],
  [0.95, 0.42, 0.14],
  [0.15, 0.7, 0.6],
];

/** Veils of gas in several colours behind everything, with young stars in them. */
const addNebula = (set: SetBuilder, reach: number): void => {
  const veils = Array.from({ length: 90 }, (_, n) => {
    const across = (set.random() * 2 - 1) * 1.1;
    const lift = (set.random() * 2 - 1) * 0.55 + 0.35 * across;
    const depth = reach * (10 + 6 * set.random());
    const [x, z] = set.atFrame(across, depth);
    // Hues change along the cloud, so that they do not mix to grey.
    const hue = nebulaHues[Math.floor(Math.abs(across * 2.2 + lift * 2 + 5 + 0.5 * set.random())) % 5]!;
    return {
      at: [x, set.baseY + lift * depth * 0.5, z] as Vec3,
      size: depth * (0.1 + 0.16 * set.random()),
      hue,
      wisp: n * 1.9,
      opacity: 0.16 + 0.22 * set.random(),
    };
  });
  const stars = Array.from({ length: 40 }, () => {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.1, reach * 9);
    return [x, set.baseY + (set.random() * 2 - 1) * reach * 4, z] as Vec3;
  });
  set.particles((time): Particle[] => [
    ...veils.map(({ at, size, hue, wisp, opacity }) => ({
      position: [at[0], at[1] + Math.sin(time * 0.2 + wisp) * size * 0.05, at[2]] as Vec3,
      size,
      colour: hue,
      opacity,
      wisp: wisp + time * 0.03,
    })),
    ...stars.map((position) => ({
      position,
      size: reach * 0.035,
      colour: [3, 3, 3.4] as Vec3,
      opacity: 0.9,
    })),
  ]);
};
