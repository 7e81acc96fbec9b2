/** Water whose own colour or light hides the ground: brown rivers, pink and red lakes, lakes that glow. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { SetRequest } from '../../set.ts';
import type { SeaSurface } from '../shared/sea.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Dark and light shade of the water by the detail that names it. */
const shades: Partial<Record<PlaceDetail, readonly [string, string]>> = {
  muddy: ['#6a3c0a', '#b8772a'],
  pink_water: ['#e0568f', '#f48fb6'],
  red_water: ['#8e1f1c', '#c2443a'],
  glowing_water: ['#0a7fb0', '#5ff5f0'],
};

const shadesOf = ({ details = [] }: SetRequest) =>
  details.map((detail) => shades[detail as PlaceDetail]).find((pair) => pair !== undefined);

export const hasColouredWater = (request: SetRequest): boolean =>
  shadesOf(request) !== undefined && ['river', 'swamp', 'lake'].includes(request.place);

export const addColouredWater = (set: SetBuilder, surface: SeaSurface): void => {
  const [dark, light] = (shadesOf(set.request) ?? shades.muddy!).map(fromHex) as [Vec3, Vec3];
  const glows = set.request.details?.includes('glowing_water') ?? false;
  // Brown water has the sky on it; a pink lake would lose its colour under it.
  const isMuddy = set.request.details?.includes('muddy') ?? false;
  // A lake is seen as far as its other shore.
  const reach = set.request.place === 'lake' ? 4 : 1;
  set.model(
    (b) => {
      b.paint(
        (p) => {
          const share = noise(p[0] / 5, 2, p[2] / 1.6);
          return glows ? scale(mix(dark, light, share ** 1.5), 0.55 + 0.9 * share) : mix(dark, light, share);
        },
        glows ? 'glow' : isMuddy ? 'glass' : 'glossy',
      );
      b.heightField(
        { x0: -160 * reach, z0: -120 * reach, x1: 160 * reach, z1: 60 },
        { x: 130, z: 110 },
        (x, z) => surface.height(x, z, 0),
      );
    },
    { castsNoShadow: true },
  );
  if (glows) addLightOverWater(set);
  else addRipples(set, dark, light);
};

/** Metres after which the ripples repeat, and how many there are in them. */
const [period, ripples] = [40, 520];

/** Light and dark streaks that the current carries along, slowly on a lake. */
const addRipples = (set: SetBuilder, dark: Vec3, light: Vec3): void => {
  const [cx, , cz] = set.area.cameraPosition;
  const b = new MeshBuilder();
  for (let n = 0; n < ripples; n += 1) {
    const depth = 3 + 45 * set.random() ** 1.6;
    const [x, z] = [cx + (set.random() - 0.5) * period, cz - depth];
    const [long, wide] = [0.35 + 0.5 * set.random() + depth * 0.025, 0.022 + depth * 0.0022];
    b.paint(n % 2 ? mix(light, [1, 0.96, 0.88], 0.35) : scale(dark, 0.62), 'glossy');
    for (let copy = -1; copy <= 1; copy += 1) {
      const at = x + copy * period;
      // Pointed at both ends, with a bend.
      b.quad(
        [at - long, 0.07, z],
        [at, 0.07, z - wide],
        [at + long, 0.07, z + wide],
        [at, 0.07, z + wide],
        [0, 1, 0],
      );
    }
  }
  const speed = set.request.place === 'river' ? 1.1 : 0.15;
  set.add(b.mesh, translation(0, 0, 0), {
    castsNoShadow: true,
    update: (time) => translation((time * speed) % period, 0.01 * Math.sin(time * 2), 0),
  });
};

/** Water that shines lights whoever is at it from below, and motes of light rise from it. */
const addLightOverWater = (set: SetBuilder): void => {
  const [cx, , cz] = set.centre;
  for (const [dx, dz] of [
    [-2.5, 1],
    [2.5, 1],
    [0, -3],
  ] as const)
    set.lamp([cx + dx, 0.4, cz + dz], [0.5, 2.4, 2.8], 7);
  const motes = Array.from({ length: 70 }, () => {
    const [x, z] = set.atFrame(
      (set.random() * 2 - 1) * 1.1,
      set.area.cameraDistance * (0.6 + 2 * set.random()),
    );
    return { x, z, start: set.random(), size: 0.018 + 0.02 * set.random() };
  }).filter(({ x, z }) => set.ground(x, z) < 0.1);
  set.particles((time) =>
    motes.map(({ x, z, start, size }) => {
      const age = (time * 0.12 + start) % 1;
      return {
        position: [x + 0.15 * Math.sin(time + start * 9), 0.1 + 1.8 * age, z] as Vec3,
        size: size * (set.area.cameraDistance / 6),
        colour: [0.7, 2.6, 2.8] as Vec3,
        opacity: 0.9 * Math.sin(Math.PI * age),
      };
    }),
  );
};
