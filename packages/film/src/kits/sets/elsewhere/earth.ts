/** The Earth from space: continents, deserts, ice and clouds, and the sun that rises on its rim. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { addScaled, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { continents } from './continents.ts';

const isInside = (outline: readonly number[], x: number, y: number): boolean => {
  let inside = false;
  for (let n = 0, m = outline.length - 2; n < outline.length; m = n, n += 2) {
    const [ax, ay, bx, by] = [outline[n]!, outline[n + 1]!, outline[m]!, outline[m + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const isLand = (longitude: number, latitude: number): boolean =>
  latitude < -71 || continents.some((outline) => isInside(outline, longitude, latitude));

const ocean = fromHex('#0d3f8f');
const shallow = fromHex('#1f6fb8');
const forest = fromHex('#1f6b2c');
const meadow = fromHex('#5f8a3c');
const sand = fromHex('#d2ae6c');
const tundra = fromHex('#8c9070');
const white: Vec3 = [0.93, 0.95, 1];

/** Dry belts on both sides of the equator, woods at it and beyond them, snow at the poles. */
const landColour = (longitude: number, latitude: number, d: Vec3): Vec3 => {
  const rough = 9 * (fractalNoise(d[0] * 6, d[1] * 6, d[2] * 6, 3) - 0.5);
  const belt = Math.abs(latitude + rough);
  // Deserts lie in the old world and in Australia rather than in the Americas and in the east of Asia.
  const isDry = (longitude > -18 && longitude < 78) || (longitude > 112 && longitude < 148 && latitude < 0);
  const dry = smoothstep(11, 17, belt) * smoothstep(36, 30, belt) * (isDry ? 1 : 0.15);
  const green = mix(forest, meadow, clamp(noise(d[0] * 9, d[1] * 9, d[2] * 9) * 1.3 - 0.2));
  const warm = mix(green, sand, dry);
  return mix(mix(warm, tundra, smoothstep(52, 62, belt)), white, smoothstep(66, 73, belt));
};

const buildGlobe = (segments: number, isWhole: boolean): Mesh => {
  const b = new MeshBuilder();
  b.paint((p) => {
    const d = normalize(p);
    const wobble = 2.4 * (fractalNoise(d[0] * 11, d[1] * 11, d[2] * 11, 3) - 0.5);
    const latitude = (Math.asin(clamp(d[1], -1, 1)) * 180) / Math.PI + wobble;
    const longitude = (Math.atan2(d[0], d[2]) * 180) / Math.PI + wobble;
    const ground = isLand(longitude, latitude)
      ? landColour(longitude, latitude, d)
      : mix(ocean, shallow, fractalNoise(d[0] * 4 + 5, d[1] * 4, d[2] * 4, 3) * 0.6);
    // Clouds in bands that swirl.
    const turn = 0.5 * noise(d[0] * 2.5 + 8, d[1] * 2.5, d[2] * 2.5);
    const cloud = smoothstep(
      0.53,
      0.7,
      fractalNoise(d[0] * 4 + turn, d[1] * 8 + turn * 3, d[2] * 4 - turn, 5),
    );
    // Sunlight in space is strong: darker colours keep their hue.
    return mix(scale(ground, isWhole ? 0.7 : 0.45), [0.6, 0.62, 0.66], cloud * (isWhole ? 0.75 : 0.55));
  }, 'satin').sphere([0, 0, 0], 1, segments);
  return b.mesh;
};

export const isSunrise = ({ timeOfDay }: { timeOfDay: string }): boolean =>
  ['dawn', 'sunset', 'morning', 'golden_hour', 'dusk'].includes(timeOfDay);

/** Fills the lower part of the picture, or hangs whole in its middle where nothing else is looked at. */
export const addEarth = (set: SetBuilder, reach: number, isWhole: boolean): void => {
  const { cameraPosition: eye, cameraTarget: target, focalLength } = set.area;
  const ahead = normalize([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = normalize([-ahead[2], 0, ahead[0]]);
  const up = cross(right, ahead);
  const halfView = Math.atan(0.5 / focalLength);
  const angular = isWhole ? halfView * 0.8 : 0.74;
  // The rim lies a little under the middle of the picture.
  const below = isWhole ? 0 : angular + halfView * 0.12;
  const far = reach * 20;
  const towards = (fall: number, aside = 0): Vec3 =>
    normalize(addScaled(addScaled(scale(ahead, Math.cos(fall)), up, -Math.sin(fall)), right, aside));
  const centre = addScaled(eye, towards(below, isWhole ? 0 : 0.12), far);
  const radius = far * Math.sin(angular);
  const globe = buildGlobe(isWhole ? 150 : 240, isWhole);
  // Africa and Europe face the camera; where only the rim is seen, the globe leans towards it.
  const facing = Math.atan2(-ahead[0], -ahead[2]) - (isWhole ? 0.5 : 0.25);
  const at = (time: number) =>
    multiply(
      translation(...centre),
      rotationX(isWhole ? 0.2 : 0.95),
      rotationY(facing + time * (isWhole ? 0.11 : 0.012)),
      scaling(radius),
    );
  set.add(globe, at(0), { castsNoShadow: true, update: at });
  const towardsCentre = normalize([centre[0] - eye[0], centre[1] - eye[1], centre[2] - eye[2]]);
  const across = normalize(cross(towardsCentre, up));
  const above = cross(across, towardsCentre);
  const distance = far * Math.cos(angular);
  const rimAt = (angle: number, out: number): Vec3 => {
    const spread = Math.sin(angular) * out;
    return addScaled(
      addScaled(
        addScaled(eye, towardsCentre, distance * Math.cos(angular)),
        above,
        distance * spread * Math.cos(angle),
      ),
      across,
      distance * spread * Math.sin(angle),
    );
  };
  addAir(set, rimAt);
  if (isSunrise(set.request)) addSunOnRim(set, rimAt, distance);
};

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

type RimPoint = (angle: number, out: number) => Vec3;
const rimSteps = 120;

/** The thin blue line of air around the globe, fading outwards. */
const addAir = (set: SetBuilder, rimAt: RimPoint): void => {
  set.model(
    (b) => {
      b.twoSided().paint([0.14, 0.4, 1], 'haze');
      for (const out of [1.006, 1.014, 1.026, 1.042])
        for (let n = 0; n < rimSteps; n += 1) {
          const [a, c] = [(n / rimSteps) * Math.PI * 2, ((n + 1) / rimSteps) * Math.PI * 2];
          b.quad(rimAt(a, 0.995), rimAt(c, 0.995), rimAt(c, out), rimAt(a, out));
        }
    },
    { castsNoShadow: true },
  );
};

/** The same globe, small and far. */
export const addGlobe = (set: SetBuilder, centre: Vec3, radius: number): void => {
  const at = (time: number) =>
    multiply(translation(...centre), rotationX(0.3), rotationY(-0.4 + time * 0.02), scaling(radius));
  set.add(buildGlobe(110, true), at(0), { castsNoShadow: true, update: at });
  set.model(
    (b) =>
      b
        .paint([0.2, 0.45, 0.9], 'haze')
        .at(translation(...centre), (k) => k.sphere([0, 0, 0], radius * 1.025, 48)),
    {
      castsNoShadow: true,
    },
  );
};

/** A bright arc along the rim, brightest at the sun that looks over it. */
const addSunOnRim = (set: SetBuilder, rimAt: RimPoint, distance: number): void => {
  const sun = 0.12;
  set.model(
    (b) => {
      b.paint([9, 7, 4.6], 'glow').sphere(rimAt(sun, 1.008), distance * 0.018, 24);
      const steps = 90;
      for (let n = 0; n < steps; n += 1) {
        const angle = -1.1 + (2.2 * n) / steps;
        const shine = Math.exp(-((angle - sun) ** 2) / 0.09);
        const warm = mix([0.25, 0.55, 1.4], [5, 2.6, 1], shine);
        b.paint(scale(warm, 0.2 + 0.9 * shine), 'glow').tube(
          [rimAt(angle, 1.002), rimAt(angle + 2.2 / steps, 1.002)],
          distance * (0.0012 + 0.004 * shine),
          5,
          false,
        );
      }
    },
    { castsNoShadow: true },
  );
  set.particles(() =>
    [0.05, 0.11, 0.22].map((size, n) => ({
      position: rimAt(sun, 1.01),
      size: distance * size,
      colour: n === 0 ? ([3, 2.1, 1.1] as Vec3) : ([1.4, 0.7, 0.3] as Vec3),
      opacity: [0.5, 0.28, 0.16][n]!,
    })),
  );
};

/** As seen from the moon: over the horizon, at the free side of the picture. */
export const addEarthInSky = (set: SetBuilder): void => {
  const { cameraPosition, focalLength } = set.area;
  const reach = 700;
  const [x, z] = set.atFrame(-0.45, reach);
  addGlobe(set, [x, cameraPosition[1] + (0.24 * reach) / focalLength, z], (0.13 * reach) / focalLength);
};
