/** An unpaved road along x: two wheel tracks in dry earth, grass between them and ragged edges. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { seasonGrass } from '../country/grassland.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { addGrass } from '../shared/grass.ts';
import { addRocks } from '../shared/rocks.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

const [dryGrass, paleGrass] = [fromHex('#8a8440'), fromHex('#b3a45c')];
const [wetMud, mud] = [fromHex('#33200f'), fromHex('#6a4524')];
const [darkEarth, paleEarth] = [fromHex('#9a6c42'), fromHex('#cda472')];

/** Brown water stands in the ruts and in the holes of the way. */
const addPuddles = (set: SetBuilder, half: number): void => {
  set.model(
    (b) => {
      b.paint(fromHex('#5a3c20'), 'glossy');
      for (let x = -60; x < 60; x += 2.6) {
        const z =
          (set.random() < 0.7 ? (set.random() < 0.5 ? -0.8 : 0.8) : 0) + 0.5 * (set.random() - 0.5) * half;
        const [long, wide] = [0.9 + 1.3 * set.random(), 0.3 + 0.5 * set.random()];
        b.at(translation(x + set.random(), set.ground(x, z) + 0.012, z), (k) =>
          k.sphere([0, 0, 0], [long, 0.012, wide], 14),
        );
      }
    },
    { castsNoShadow: true },
  );
};

export const buildDirtRoad = (set: SetBuilder): void => {
  const { request } = set;
  const half = Math.max(2.6, set.halfZ + 0.7);
  const edge = (x: number) => half + 0.9 * (noise(x * 0.35, 4, 0) - 0.5);
  const isMuddy = (request.details?.includes('muddy') ?? false) && !set.isSnowy;
  /** 1 on the road, 0 beside it. */
  const onRoad = (x: number, z: number) => smoothstep(edge(x) + 0.5, edge(x) - 0.4, Math.abs(z));
  const earthAt = (x: number, z: number): Vec3 => {
    const rut = Math.exp(-(((Math.abs(z) - 0.8) / 0.34) ** 2));
    const dust = fractalNoise(x * 0.5, 1, z * 0.9, 3);
    if (isMuddy) return mix(mix(wetMud, mud, dust), wetMud, 0.7 * rut);
    return mix(mix(darkEarth, paleEarth, dust), mix(darkEarth, [0.16, 0.1, 0.06], 0.35), 0.55 * rut);
  };
  addTerrain(set, {
    paint: (x, _y, z) => {
      if (set.isSnowy) return mix(fromHex('#e6ebf2'), earthAt(x, z), 0.35 * onRoad(x, z));
      const field = mix(dryGrass, paleGrass, fractalNoise(x * 0.08, 2, z * 0.08, 3));
      return mix(field, earthAt(x, z), onRoad(x, z));
    },
    material: set.isSnowy ? 'snow' : 'soil',
    height: (x, z) =>
      set.ground(x, z) -
      (isMuddy ? 0.1 : 0.05) * Math.exp(-(((Math.abs(z) - 0.8) / 0.3) ** 2)) * onRoad(x, z) +
      (isMuddy ? 0.14 * (fractalNoise(x * 0.9, 6, z * 1.6, 2) - 0.5) * onRoad(x, z) : 0) -
      0.01,
    fineness: 2.6,
    reach: 2200,
  });
  if (isMuddy) addPuddles(set, half);
  if (!set.isSnowy) {
    const colours = seasonGrass(request);
    addGrass(set, {
      length: 0.26,
      colours: {
        dark: mix(colours.dark, dryGrass, 0.5),
        light: mix(colours.light, paleGrass, 0.6),
        dry: paleGrass,
      },
      density: (x, z) => 1 - onRoad(x, z),
    });
  }
  const isOff = (x: number, z: number) => Math.abs(z) > edge(x) + 1.6;
  set.model(
    (b) => {
      // A fence of posts and two rails on the far side.
      const z = -half - 4.5;
      const wood = (p: Vec3) => mix(fromHex('#6a5138'), fromHex('#94785a'), noise(p[0] * 3, p[1] * 5, p[2]));
      b.paint(wood, 'wood');
      const y = (x: number) => set.ground(x, z);
      for (let x = -72; x < 72; x += 3) {
        b.box([x, y(x) + 0.55, z], [0.13, 1.2, 0.13], 0.02, 1);
        for (const rail of [0.5, 0.92])
          b.tube(
            [
              [x, y(x) + rail, z + 0.08],
              [x + 3, y(x + 3) + rail, z + 0.08],
            ],
            0.045,
            5,
          );
      }
    },
    { castsNoShadow: true },
  );
  const plant = createTreePlanter(set);
  set.scatter(
    22,
    { near: 20, far: 170, radius: 2.5 },
    (x, z) => plant(set.isSnowy ? 'fir' : 'oak', x, z, 0.7 + set.random() * 0.4),
    (x, z) => isOff(x, z) && z < -12,
  );
  addRocks(set, { count: 30, near: 4, far: 50, size: 0.5, accept: isOff });
  addBackdrop(set, request.backdrop === null ? 'mountains' : request.backdrop);
};
