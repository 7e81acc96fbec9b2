/** What lies behind a place: mountains, a city, a forest, the sea. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { Place } from '../../../scene/scene.ts';
import { buildTower } from '../towns/towers.ts';
import { mountainRange, rockColour } from './landforms.ts';
import { addSea, createSeaSurface } from './sea.ts';
import type { Ground, SetBuilder } from './set-builder.ts';
import { createTreePlanter } from './trees.ts';

const seaPlaces: Place[] = ['sea', 'coast', 'beach', 'cliff', 'island', 'harbour', 'lake', 'river'];
const mountainPlaces: Place[] = ['mountains', 'glacier', 'volcano', 'canyon', 'valley'];
const cityPlaces: Place[] = ['city', 'skyline', 'cyberpunk_city'];
const woodPlaces: Place[] = ['forest', 'jungle', 'bamboo_forest'];

export const isSeaBackdrop = (place: Place | null): boolean => place !== null && seaPlaces.includes(place);

/** Ground that falls to a shore behind the action where a sea is asked for. */
export const withShore = (ground: Ground, backdrop: Place | null, shoreZ = -26): Ground =>
  isSeaBackdrop(backdrop)
    ? (x, z) => {
        const out = smoothstep(shoreZ, shoreZ - 14, z + 5 * Math.sin(x / 23));
        return ground(x, z) * (1 - out) - 4 * out - 2 * smoothstep(shoreZ + 14, shoreZ, z);
      }
    : ground;

export const addBackdrop = (set: SetBuilder, backdrop: Place | null): void => {
  if (backdrop === null) return;
  if (isSeaBackdrop(backdrop)) {
    addSea(set, {
      surface: createSeaSurface(0.3),
      level: -2.6,
      shore: (x, z) => Math.max(0.1, (-2.6 - set.ground(x, z)) * 6),
      foam: 0.25,
      clearness: 0.3,
    });
  } else if (mountainPlaces.includes(backdrop)) addMountains(set);
  else if (cityPlaces.includes(backdrop))
    addSkyline(set, { distance: 260, count: 46, spread: 520, tallest: 46 });
  else if (woodPlaces.includes(backdrop)) {
    const plant = createTreePlanter(set);
    set.scatter(backdrop === 'jungle' ? 110 : 150, { near: 45, far: 220, radius: 2, gap: 0.6 }, (x, z) =>
      plant(set.isSnowy || backdrop === 'forest' ? 'fir' : 'jungle', x, z),
    );
  }
};

export const addMountains = (set: SetBuilder, base = -5): void => {
  set.model(
    (builder) => {
      const snow = fromHex('#eef2f8');
      builder.paint((p, n) => {
        const rock = rockColour(p[0] * 0.2, p[1] * 0.1, p[2] * 0.2, fromHex('#4a4a50'), fromHex('#8a8890'));
        const green = mix(rock, fromHex('#4a6a3c'), smoothstep(60, 14, p[1]) * 0.7);
        return mix(
          green,
          snow,
          smoothstep(44, 66, p[1] + 24 * (noise(p[0] / 40, 1, p[2] / 40) - 0.5)) *
            smoothstep(0.3, 0.55, n[1]),
        );
      }, 'rock');
      builder.heightField(
        // Near enough to stand out of the haze, low enough for sky above their tops.
        { x0: -1100, z0: -900, x1: 1100, z1: -200 },
        { x: 150, z: 60 },
        (x, z) =>
          base -
          6 +
          smoothstep(-210, -470, z) *
            smoothstep(-900, -640, z) *
            mountainRange(x, z, { from: 0, to: 1, height: 190, scale: 190, seed: 11 }),
      );
    },
    { castsNoShadow: true },
  );
};

/** A single cone with a snowy top, as wide as half the picture. */
export const addLoneMountain = (set: SetBuilder): void => {
  // Near enough to stand out of the haze; before a far camera it has to rise over the hills between.
  const away = set.area.cameraDistance + 280;
  const [x, z] = set.atFrame(0.24, away);
  const share = set.area.cameraDistance > 60 ? 0.66 : 0.42;
  const [height, width] = [away * share, away * share * 1.68];
  set.model(
    (b) => {
      b.paint((p) => {
        const t = p[1] / height;
        const jag =
          0.1 * (noise(p[0] / 16, p[1] / 40, p[2] / 16) - 0.5) +
          0.05 * Math.sin(Math.atan2(p[2] - z, p[0] - x) * 17);
        const slope = mix(fromHex('#2c4a66'), fromHex('#466580'), noise(p[0] / 30, p[1] / 30, p[2] / 30));
        const hazy = mix(slope, fromHex('#8fabc0'), smoothstep(0.2, 0, t));
        return mix(hazy, fromHex('#f1f5fb'), smoothstep(0.56, 0.64, t + jag));
      }, 'matte').at(translation(x, -12, z), (k) =>
        k.lathe(
          [
            [width * 1.5, -70] as [number, number],
            ...Array.from({ length: 26 }, (_, n): [number, number] => {
              const t = n / 25;
              return [width * (1 - t) ** 1.55 + 12, t * height];
            }),
            [0, height - 8] as [number, number],
          ],
          72,
          (angle, y) => 1 + 0.05 * Math.sin(angle * 9 + 3) * (1 - y / height) + 0.02 * Math.sin(angle * 23),
        ),
      );
    },
    { castsNoShadow: true },
  );
};

export type SkylineOptions = {
  distance: number;
  count: number;
  spread: number;
  tallest: number;
  isNeon?: boolean;
  base?: number;
};

/** Towers across the view, the tallest in the middle. */
export const addSkyline = (
  set: SetBuilder,
  { distance, count, spread, tallest, isNeon = false, base = 0 }: SkylineOptions,
): void => {
  for (let n = 0; n < count; n += 1) {
    const u = (n + set.random()) / count - 0.5;
    const floors = Math.round(
      tallest * (0.22 + 0.78 * Math.exp(-((u * 3.2) ** 2))) * (0.45 + 0.6 * set.random()),
    );
    const { mesh } = buildTower({
      seed: n + set.request.seed * 7,
      width: 14 + set.random() * 14,
      depth: 16,
      floors: Math.max(4, floors),
      darkness: set.request.darkness,
      isNeon,
      isFar: true,
    });
    const z = set.centre[2] - distance - set.random() * 60;
    set.add(
      mesh,
      multiply(translation(set.centre[0] + u * spread, base, z), rotationY((set.random() - 0.5) * 0.5)),
      { castsNoShadow: true },
    );
  }
};
