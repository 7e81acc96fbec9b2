/** Water to the horizon: the open sea, in calm and storm. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { rockColour } from '../shared/landforms.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';

export const swellFor = ({ weather }: SetRequest, calm: number): number => {
  if (weather.includes('storm')) return calm * 3.4;
  if (weather.includes('wind')) return calm * 1.7;
  return weather.includes('rain') ? calm * 1.3 : calm;
};

const createOpenSea = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(swellFor(request, 0.42));
  return {
    isIndoors: false,
    ground: () => -40,
    water: surface.height,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, () => -40);
      addSea(set, {
        surface,
        foam: request.weather.includes('storm') ? 0.85 : request.weather.includes('wind') ? 0.6 : 0.35,
        clearness: request.weather.includes('storm') ? 0.12 : 0.28,
      });
      if (request.details?.includes('icy_sea')) addIcebergs(set);
      else if (request.backdrop === 'coast') addHeadlands(set);
      return set.result();
    },
  };
};

/** Green hills with pale cliffs along the horizon. */
const addHeadlands = (set: SetBuilder): void => {
  set.model(
    (b) => {
      b.paint((p, n) => {
        const rock = rockColour(p[0] * 0.3, p[1] * 0.4, p[2] * 0.3, fromHex('#9a8a6c'), fromHex('#d8c8a2'));
        const green = mix(fromHex('#4a7038'), fromHex('#7a9650'), noise(p[0] / 30, 1, p[2] / 30));
        return mix(rock, green, smoothstep(0.55, 0.8, n[1]));
      }, 'rock');
      b.heightField({ x0: -700, z0: -620, x1: 700, z1: -230 }, { x: 130, z: 40 }, (x, z) => {
        const shore = -250 - 70 * noise(x / 130, 2, 1) - 60 * Math.exp(-(((x - 40) / 110) ** 2));
        return (
          -6 +
          smoothstep(shore, shore - 26, z) * 15 +
          smoothstep(shore, -560, z) * (18 + 60 * noise(x / 120, 4, z / 160))
        );
      });
    },
    { castsNoShadow: true },
  );
};

/** Bergs to the horizon and floes between them, clear of the ship's way. */
const addIcebergs = (set: SetBuilder): void => {
  const looks = {
    dark: fromHex('#8fc0dc'),
    pale: fromHex('#e2f0f8'),
    cover: fromHex('#eef4fa'),
    material: 'snow' as const,
  };
  const bergs = [1, 2, 3].map((seed) =>
    buildRock({ seed: seed + 20, segments: 20, roundness: 0.05, ...looks }),
  );
  const floe = buildRock({ seed: 31, segments: 14, roundness: 0.6, ...looks });
  const reach = Math.max(14, set.area.cameraDistance);
  for (let n = 0; n < 70; n += 1) {
    const isBerg = n < 26;
    const depth = reach * (isBerg ? 1.35 + 5 * set.random() ** 1.5 : 0.5 + 3 * set.random());
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.3, depth);
    const size = reach * (isBerg ? 0.1 + 0.26 * set.random() ** 1.6 : 0.012 + 0.035 * set.random());
    if (!set.isClear(x, z, size * 1.3)) continue;
    const shape: Vec3 = isBerg
      ? [size * 1.3, size * (0.7 + 0.7 * set.random()), size]
      : [size * 1.5, size * 0.22, size];
    const at = multiply(
      translation(x, isBerg ? -size * 0.1 : 0, z),
      multiply(rotationY(set.random() * 6), scaling(...shape)),
    );
    const phase = set.random() * 6;
    set.add(isBerg ? bergs[n % 3]! : floe, at, {
      castsNoShadow: depth > 60,
      update: (time) => multiply(translation(0, 0.1 * Math.sin(time * 0.8 + phase), 0), at),
    });
  }
};

export const openSea: SetKit = { places: ['sea'], create: createOpenSea };
