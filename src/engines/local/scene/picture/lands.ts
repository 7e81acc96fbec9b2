/** The shape and colour of the ground in each open place. */

import type { Action, Place, SceneSpec } from '../understand/scene-spec.ts';
import { type Colour, hex, mix, scale } from './colour.ts';
import type { TreeLook } from './flora.ts';
import { type Noise, smoothstep } from './noise.ts';
import type { Random } from './random.ts';
import type { Land, Slice } from './terrain.ts';

export const eyeHeight = 2.2;

export type LandSlice = {
  land: Land;
  slice: Slice;
  depth: number;
  /** Trees on it: how many, and how tall in the world's units. */
  trees?: { count: number; tall: number; look: TreeLook };
  beforeWater: boolean;
};

const snow: Colour = [240, 245, 252];
const rock = hex('#6f655f');

const seasonGrass: Record<NonNullable<SceneSpec['season']>, Colour> = {
  spring: hex('#86a556'),
  summer: hex('#6d8c48'),
  autumn: hex('#b0954f'),
  winter: hex('#98997c'),
};
const seasonLeaf: Record<NonNullable<SceneSpec['season']>, Colour> = {
  spring: hex('#86b44e'),
  summer: hex('#4a8038'),
  autumn: hex('#d07a2c'),
  winter: hex('#6f7f62'),
};

export const isSnowy = (spec: SceneSpec) =>
  spec.place === 'snowfield' ||
  spec.weather.includes('snow') ||
  (spec.season === 'winter' && spec.place !== 'desert');

export const grassColour = (spec: SceneSpec): Colour =>
  isSnowy(spec) ? snow : seasonGrass[spec.season ?? 'summer'];

export const treeLook = (spec: SceneSpec, kind: TreeLook['kind']): TreeLook => ({
  kind: kind === 'broadleaf' && isSnowy(spec) ? 'bare' : kind,
  leaf:
    kind === 'conifer'
      ? hex('#2f5f3f')
      : kind === 'palm'
        ? hex('#4c8a3e')
        : seasonLeaf[spec.season ?? 'summer'],
  trunk: kind === 'palm' ? hex('#9a7a54') : hex('#5e4633'),
  snowy: isSnowy(spec),
});

const afloat = new Set<Action>(['swim', 'sail', 'float']);

const [paleSand, darkSand] = [hex('#d8c79a'), hex('#a89b78')];

export const landsOf = (
  spec: SceneSpec,
  place: Place,
  noise: Noise,
  random: Random,
  haze: number,
): LandSlice[] => {
  const [offsetX, offsetZ] = [random() * 200, random() * 200];
  const eye = eyeHeight;
  const clear = 1.25 - haze;
  const grass = grassColour(spec);
  const snowLine = isSnowy(spec) ? 4 : 26;
  const dapple = (x: number, z: number, size: number) => noise.fbm(x * size + offsetX, z * size + offsetZ, 4);

  const ridge = (height: number, near: number, gap: number): Land => ({
    height: (x, z) => {
      const open = smoothstep(0.02, gap, Math.abs(x / z - 0.06)) * 0.75 + 0.25;
      const rise = smoothstep(near, near * 1.5, z);
      const crags = noise.ridged(x * 0.011 + offsetX, z * 0.011 + offsetZ, 7);
      return (
        (crags * height * 1.25 +
          noise.fbm(x * 0.006 + offsetZ, z * 0.006, 3) * height * 0.35 -
          height * 0.13) *
        rise *
        open
      );
    },
    colour: (x, z, h, steep) => {
      const grain = noise.value(x * 1.3, z * 1.3) * 0.6 + noise.value(x * 4.1, z * 4.1) * 0.4;
      const turf = mix(
        rock,
        isSnowy(spec) ? mix(grass, rock, 0.35) : mix(grass, [38, 62, 40], 0.55),
        smoothstep(0.5, 0.16, steep) * smoothstep(30, 12, h),
      );
      const topped = mix(
        turf,
        snow,
        smoothstep(snowLine, snowLine + 9, h + grain * 8) * smoothstep(0.62, 0.3, steep),
      );
      return scale(topped, 0.72 + grain * 0.5);
    },
  });

  const rolling = (
    colour: Colour,
    height: number,
    roughness: number,
    texture = 0.3,
    from = 10,
    to = 90,
  ): Land => ({
    height: (x, z) =>
      0.05 +
      noise.fbm(x * 0.02 + offsetX, z * 0.02 + offsetZ, roughness) * height * smoothstep(from, to, z) +
      noise.fbm(x * 0.35, z * 0.35 + offsetX, 3) * 0.14,
    colour: (x, z) => {
      const patches = dapple(x, z, 0.16);
      const fine = noise.value(x * 7 + z * 1.3, z * 9);
      return scale(
        mix(colour, scale(colour, colour === snow ? 0.92 : 0.66), smoothstep(0.36, 0.62, patches)),
        1 - texture / 2 + fine * texture,
      );
    },
  });

  const far = (land: Land, near = 110, farEnd = 380, depth = 0.06): LandSlice => ({
    land,
    slice: { near, far: farEnd, eye, visibility: 330 * clear },
    depth,
    beforeWater: true,
  });
  const mid = (land: Land, trees?: LandSlice['trees'], beforeWater = true): LandSlice => ({
    land,
    slice: { near: 26, far: 120, eye, visibility: 230 * clear },
    depth: 0.22,
    trees,
    beforeWater,
  });
  const close = (land: Land, trees?: LandSlice['trees']): LandSlice => ({
    land,
    slice: { near: 2, far: 34, eye, visibility: 260 * clear },
    depth: 0.66,
    trees,
    beforeWater: false,
  });

  const dune = (height: number, texture: boolean): Land => ({
    height: (x, z) => {
      const bend = noise.value(x * 0.012 + offsetX, z * 0.02) * 2.2;
      const crest = 1 - Math.abs(noise.value(x * 0.011 + bend * 0.5 + offsetZ, z * 0.024 + bend) * 2 - 1);
      const lesser = 1 - Math.abs(noise.value(x * 0.03 + offsetX, z * 0.07 + bend) * 2 - 1);
      return (
        0.05 +
        (crest ** 1.6 + lesser ** 2 * 0.16) * height * smoothstep(8, 130, z) +
        noise.fbm(x * 0.2, z * 0.3, 2) * 0.1
      );
    },
    colour: (x, z) => {
      const sand = mix(hex('#e0a25c'), hex('#b9713c'), dapple(x, z, 0.05));
      const ripple = texture
        ? 0.5 + 0.5 * Math.sin(z * 5 + x * 1.4 + noise.fbm(x * 0.5, z * 0.5, 3) * 16)
        : 0.5;
      return scale(sand, 0.93 + ripple * 0.1 * Math.exp(-z * 0.05));
    },
  });

  const island = (side: number): Land => ({
    height: (x, z) => {
      const off = (x / z - side * 0.42) / 0.34;
      return (
        noise.ridged(x * 0.016 + offsetX, z * 0.016 + offsetZ, 6) *
          30 *
          Math.max(0, 1 - off * off) *
          smoothstep(95, 130, z) -
        1.4
      );
    },
    colour: (x, z, _h, steep) =>
      scale(
        mix(mix(grass, [40, 66, 44], 0.5), rock, smoothstep(0.12, 0.4, steep)),
        0.75 + noise.value(x * 2, z * 2) * 0.4,
      ),
  });

  const beach = (side: number): Land => ({
    height: (x, z) =>
      1.36 - z * 0.07 + side * x * 0.085 + noise.fbm(x * 0.1 + offsetX, z * 0.12, 3) * 0.5 - 0.25,
    colour: (x, z, h) => {
      const sand = mix(hex('#e9cf9c'), hex('#cfa873'), dapple(x, z, 0.3));
      const wet = mix(sand, hex('#8f7555'), smoothstep(0.28, 0.05, h));
      const foam = mix(wet, [250, 252, 255], smoothstep(0.06, 0.015, h) * 0.85);
      return scale(foam, 0.95 + noise.value(x * 11, z * 11) * 0.1);
    },
  });

  // A river that carries something is broad and straight, so that it is carried by water.
  const carries = spec.subjects.some(({ action }) => afloat.has(action));
  const [breadth, bends] = carries ? [2.3, 0.3] : [1, 1];
  const bank = (): Land => ({
    height: (x, z) => {
      const middle = (Math.sin(z * 0.06 + offsetX) * (1.5 + z * 0.05) + 0.6) * bends;
      const away = Math.abs(x - middle) - (1.7 + z * 0.075) * breadth;
      const shore = Math.min(0.6, away * 0.22);
      return shore > 0
        ? shore +
            noise.fbm(x * 0.3 + offsetX, z * 0.3, 3) * 0.35 +
            Math.max(0, away - 3) * 0.06 * noise.fbm(x * 0.04, z * 0.04, 2)
        : shore;
    },
    colour: (x, z, h) => {
      const patch = mix(grass, scale(grass, 0.62), smoothstep(0.35, 0.62, dapple(x, z, 0.2)));
      return scale(
        mix(hex('#8b7a5e'), patch, smoothstep(0.08, 0.3, h)),
        0.84 + noise.value(x * 7, z * 7) * 0.28,
      );
    },
  });

  const shore = (): Land => ({
    height: (x, z) => 1.05 - z * 0.11 + noise.fbm(x * 0.12 + offsetX, z * 0.2, 3) * 0.8 - 0.35,
    colour: (x, z, h) =>
      scale(
        mix(hex('#7d735f'), mix(grass, scale(grass, 0.6), dapple(x, z, 0.3)), smoothstep(0.1, 0.32, h)),
        0.84 + noise.value(x * 9, z * 9) * 0.3,
      ),
  });

  const billows = (height: number, from: number): Land => ({
    height: (x, z) =>
      0.3 +
      (noise.fbm(x * 0.02 + offsetX, z * 0.024 + offsetZ, 5) - 0.2) *
        height *
        smoothstep(from, from * 2.4, z),
    colour: (x, z) => scale([250, 250, 255], 0.92 + noise.fbm(x * 0.3, z * 0.3, 2) * 0.16),
  });

  const seabed = (): Land => ({
    height: (x, z) =>
      0.1 +
      noise.fbm(x * 0.06 + offsetX, z * 0.06, 3) * 1.6 * smoothstep(4, 30, z) +
      noise.fbm(x * 0.5, z * 0.5, 2) * 0.1,
    colour: (x, z) =>
      scale(
        mix(paleSand, darkSand, dapple(x, z, 0.2)),
        0.9 + 0.14 * Math.sin(z * 4 + noise.fbm(x * 0.6, z * 0.6, 2) * 14),
      ),
  });

  /** Crests of sand are knife-edged: a long step would go past them in one column and not in the next. */
  const sharply = (entry: LandSlice): LandSlice => ({
    ...entry,
    slice: { ...entry.slice, longestStep: 0.004 },
  });
  const conifers = (count: number, tall = 7) => ({ count, tall, look: treeLook(spec, 'conifer') });
  const broad = (count: number, tall = 6) => ({ count, tall, look: treeLook(spec, 'broadleaf') });
  const side = random() < 0.5 ? -1 : 1;
  const ground = (height: number) => rolling(grass, height, 3, 0.34);
  const floor = rolling(mix(grass, [62, 60, 38], isSnowy(spec) ? 0.1 : 0.55), 4, 4, 0.5);
  switch (place) {
    case 'mountains':
      return [far(ridge(118, 130, 0.3)), mid(ground(9), conifers(150, 4.2)), close(ground(9))];
    case 'lake':
      return [
        far(ridge(66, 140, 0.42)),
        {
          ...mid(rolling(mix(grass, [40, 70, 44], 0.5), 5, 4), conifers(150, 6)),
          slice: { near: 70, far: 150, eye, visibility: 230 * clear },
        },
        close(shore(), broad(0)),
      ];
    case 'sea':
      return random() < 0.6 ? [far(island(side), 95, 300, 0.05)] : [];
    case 'coast':
      return [
        far(island(-side), 95, 300, 0.05),
        { ...close(beach(side)), slice: { near: 2, far: 60, eye, visibility: 260 * clear } },
      ];
    case 'river':
      return [
        far(ridge(46, 150, 0.3)),
        mid(rolling(mix(grass, [52, 84, 50], 0.3), 7, 4), broad(90)),
        { ...close(bank()), slice: { near: 2, far: 60, eye, visibility: 260 * clear } },
      ];
    case 'desert':
      return [far(dune(30, false), 110, 330), mid(dune(30, true)), close(dune(30, true))].map(sharply);
    case 'snowfield':
      return [
        far(ridge(58, 150, 0.45)),
        mid(rolling(snow, 9, 3, 0.06), conifers(90, 5)),
        close(rolling(snow, 9, 3, 0.06)),
      ];
    case 'forest':
      return [mid(floor), close(floor)];
    case 'meadow':
    case 'village':
      return [
        far(rolling(mix(grass, [70, 104, 96], 0.4), 44, 3, 0.3, 95, 230), 90, 340),
        mid(ground(9), broad(place === 'village' ? 46 : 34)),
        close(ground(9)),
      ];
    case 'sky':
      return [
        [110, 420, 0.05],
        [44, 130, 0.2],
        [8, 60, 0.5],
      ].map(([near, farEnd, depth]) => ({
        land: billows(22, 14),
        slice: { near: near!, far: farEnd!, eye: 13, visibility: 170 },
        depth: depth!,
        beforeWater: true,
      }));
    case 'underwater':
      return [mid(seabed()), close(seabed())];
    default:
      return [];
  }
};
