/** Sights far behind any open place: a lone mountain, an eclipse, an avalanche. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addBridgeOver } from '../cities/bridge-over.ts';
import { addSandstorm } from '../country/sandstorm.ts';
import { addWildfire } from '../country/wildfire.ts';
import { addComet } from '../elsewhere/comet.ts';
import { addStarTrails } from '../elsewhere/star-trails.ts';
import { addSpaceBase } from '../famous/space-base.ts';
import { addRiverLanterns } from '../water/river-lanterns.ts';
import { addLoneMountain } from './backdrop.ts';
import { hangLanterns } from './hung-lanterns.ts';
import { maximumLamps, SetBuilder } from './set-builder.ts';
import { createThingPlacer } from './things.ts';

/** The sun behind the moon: a black disc in a ring of light. */
const addEclipse = (set: SetBuilder): void => {
  const far = 240;
  const [x, z] = set.atFrame(0.08, far);
  const y = set.area.cameraPosition[1] + far * 0.24;
  const r = far * 0.052;
  set.model(
    (b) => {
      b.at(translation(x, y, z), (k) => {
        k.paint([4.5, 4.1, 3.2], 'glow').sphere([0, 0, -2], [r * 1.06, r * 1.06, 0.6], 48);
        k.paint([0.002, 0.002, 0.004], 'glow').sphere([r * 0.02, 0, 1], [r, r, 1], 48);
      });
    },
    { castsNoShadow: true },
  );
  set.particles((time): Particle[] =>
    Array.from({ length: 26 }, (_, n) => {
      const a = (n / 26) * Math.PI * 2 + 0.02 * time;
      const out = r * (1.05 + 0.12 * Math.sin(n * 5.1));
      return {
        position: [x + Math.cos(a) * out, y + Math.sin(a) * out, z - 6] as Vec3,
        size: r * (0.42 + 0.16 * Math.sin(n * 2.7 + time * 0.4)),
        colour: [1.1, 0.95, 0.7] as Vec3,
        opacity: 0.2,
      };
    }),
  );
};

type Disc = [across: number, up: number, share: number, colour: Vec3];
const suns: Disc[] = [
  [-0.52, 0.15, 0.034, [6, 5.2, 3.6]],
  [0.3, 0.12, 0.024, [6, 3, 1.2]],
];
const moons: Disc[] = [
  [-0.5, 0.15, 0.04, [1.3, 1.28, 1.2]],
  [0.34, 0.12, 0.024, [1.2, 0.95, 0.8]],
];

const bareLands = ['desert', 'canyon', 'savanna', 'mars', 'alien_planet'];

/** Two suns or moons of unlike size above the horizon. */
const addTwoInSky =
  (discs: Disc[]) =>
  (set: SetBuilder): void => {
    const far = 420;
    for (const [across, up, share, colour] of discs) {
      const [x, z] = set.atFrame(across, far);
      const at: Vec3 = [x, set.area.cameraPosition[1] + far * up, z];
      set.model((b) => b.paint(colour, 'glow').sphere(at, far * share, 32), { castsNoShadow: true });
      set.particles((): Particle[] => [
        { position: at, size: far * share * 2.4, colour: scale(colour, 0.4), opacity: 0.28 },
      ]);
    }
  };

/** A wall of powder snow that comes down towards the camera. */
const addAvalanche = (set: SetBuilder): void => {
  const reach = Math.max(60, set.area.cameraDistance);
  const puffs = Array.from({ length: 190 }, (_, n) => ({
    // Dense in the middle, ragged at its sides.
    across: (set.random() + set.random() + set.random() - 1.5) * 0.72,
    start: set.random(),
    lift: set.random(),
    size: 0.6 + set.random() * 0.9,
    wisp: n * 1.7,
  }));
  set.particles((time): Particle[] =>
    puffs.map(({ across, start, lift, size, wisp }) => {
      // The front has come half-way when the film begins.
      const front = 0.42 + 0.11 * time;
      const s = Math.max(0, front - start * 0.5);
      const depth = reach * (3.4 - 2.5 * s);
      const [x, z] = set.atFrame(across * (0.5 + 0.5 * s), depth);
      const near = 1 - start;
      const radius = reach * 0.12 * size * (0.5 + s) * (0.6 + 0.6 * near);
      return {
        position: [x, set.ground(x, z) + radius * (0.3 + 0.9 * lift), z] as Vec3,
        size: radius,
        colour: scale([1.35, 1.4, 1.5], 0.55 + 0.45 * lift) as Vec3,
        opacity: 0.55 * smoothstep(0, 0.1, s),
        wisp,
      };
    }),
  );
};

/** Steep green cones in rows, paler with distance, as along the Li River. */
const addKarst = (set: SetBuilder): void => {
  const near = set.area.cameraDistance;
  for (let n = 0; n < 22; n += 1) {
    const depth = near + 78 + 24 * n * (0.6 + 0.4 * set.random());
    const across = (((n * 0.618) % 1) * 2 - 1) * 1.15;
    // The nearest stand at the sides of the river.
    const [x, z] = set.atFrame(
      n < 5 ? Math.sign(across || 1) * (0.62 + 0.4 * Math.abs(across)) : across,
      depth,
    );
    const height = (26 + 30 * set.random()) * (0.7 + depth / 500);
    const width = height * (0.3 + 0.16 * set.random());
    const far = Math.min(1, depth / 560);
    set.model(
      (b) =>
        b
          .paint((p) => {
            const green = mix(fromHex('#2f4a2a'), fromHex('#5f7f4a'), noise(p[0] / 5, p[1] / 7, p[2] / 5));
            const rock = mix(
              green,
              fromHex('#8a8678'),
              smoothstep(0.6, 0.75, noise(p[0] / 9, p[1] / 4, p[2] / 9)) * 0.7,
            );
            return mix(rock, fromHex('#9db4c2'), far * 0.5);
          }, 'matte')
          .at(translation(x, -4, z), (k) =>
            k.lathe(
              Array.from({ length: 15 }, (_, i): [number, number] => {
                const t = i / 14;
                return [Math.max(0, width * (1 - t ** 3.4) * (1 - 0.25 * t)), t * height];
              }),
              22,
              (angle, y) => 1 + 0.2 * (noise(Math.cos(angle) * 2 + n, y / 12, Math.sin(angle) * 2) - 0.5),
            ),
          ),
      { castsNoShadow: true },
    );
  }
};

/** Rides behind whoever is at a fair: a big wheel, a carousel, a roller coaster. */
const addRides = (set: SetBuilder): void => {
  const place = createThingPlacer(set);
  const near = set.area.cameraDistance;
  const named = set.request.nouns ?? [];
  for (const [noun, across, depth] of [
    // Seen for themselves they stand whole in the picture.
    ['ferris wheel', -0.42, set.area.hasCast ? 30 : 46],
    ['carousel', 0.46, set.area.hasCast ? 17 : 13],
    ['roller coaster', 0.5, 62],
    ['circus tent', -0.95, 40],
  ] as const) {
    if (named.includes(noun)) continue;
    const [x, z] = set.atFrame(across, near + depth);
    if (set.isClear(x, z, 4)) place(noun, [x, set.ground(x, z), z], -across * 0.5, { detail: 1 });
  }
};

export const withSpectacle = (set: StageSet, request: SetRequest): StageSet => {
  const { details = [] } = request;
  const adds = [
    details.includes('fuji') && addLoneMountain,
    details.includes('eclipse') && addEclipse,
    details.includes('two_suns') && addTwoInSky(suns),
    // Bare planets have moons of their own where some are named.
    details.includes('two_moons') &&
      !(request.nouns?.includes('planet') && bareLands.includes(request.place)) &&
      addTwoInSky(moons),
    details.includes('river_lanterns') &&
      set.water &&
      ((own: SetBuilder) => addRiverLanterns(own, set.water!)),
    details.includes('avalanche') && addAvalanche,
    details.includes('sandstorm') && addSandstorm,
    details.includes('wildfire') && addWildfire,
    details.includes('star_trails') && addStarTrails,
    details.includes('rides') && addRides,
    details.includes('under_bridge') && addBridgeOver,
    details.includes('hung_lanterns') && hangLanterns,
    details.includes('space_base') &&
      ['mars', 'moon', 'alien_planet'].includes(request.place) &&
      addSpaceBase,
    details.includes('comet') && request.place !== 'space' && addComet,
    details.includes('karst') && addKarst,
  ].filter((add) => typeof add === 'function');
  if (adds.length === 0) return set;
  return {
    ...set,
    build: (area) => {
      const built = set.build(area);
      const own = new SetBuilder(request, area, set.ground);
      for (const add of adds) add(own);
      const { pieces, particles, lamps } = own.result();
      return {
        ...built,
        pieces: [...built.pieces, ...pieces],
        lamps: [...lamps, ...built.lamps].slice(0, maximumLamps),
        particles: (time, camera) => [
          ...(built.particles?.(time, camera) ?? []),
          ...(particles?.(time, camera) ?? []),
        ],
      };
    },
  };
};
