/** A city seen from the air: blocks of towers or roofs between streets with traffic, to the horizon. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildTownBlock } from '../towns/landmark-view.ts';
import { buildTower } from '../towns/towers.ts';
import { addLandmark, cityMarkOf } from './city-marks.ts';

const block = 46;
const street = 16;
const step = block + street;

/** From this height on, streets are seen as lines between roofs. */
export const isFromAbove = (set: SetBuilder): boolean => set.area.cameraPosition[1] - set.baseY > 24;

export const buildCityFromAbove = (set: SetBuilder): void => {
  const { request } = set;
  const region = request.region ?? 'american';
  const mark = cityMarkOf(request);
  const isTall = mark?.hasTowers || ['american', 'futuristic', 'chinese', 'japanese'].includes(region);
  const camera = set.area.cameraPosition;
  const reach = 560;
  set.model(
    (b) => {
      const asphalt = fromHex(set.isSnowy ? '#b8bec6' : '#3a3b40');
      b.paint((p) => mix(asphalt, fromHex('#55545a'), noise(p[0] / 9, 1, p[2] / 9)), 'asphalt').heightField(
        { x0: -1500, z0: camera[2] - 2200, x1: 1500, z1: camera[2] + 200 },
        { x: 40, z: 40 },
        () => -0.05,
      );
      b.paint(fromHex('#d8d6cc'), 'matte');
      for (let n = -8; n <= 8; n += 1) {
        const x = n * step;
        for (let z = camera[2] + 40; z > camera[2] - 320; z -= 14) b.box([x, 0, z], [0.4, 0.1, 5]);
      }
    },
    { castsNoShadow: true },
  );
  const meshes: { mesh: Mesh; height: number }[] = [];
  if (isTall)
    for (let n = 0; n < 16; n += 1)
      meshes.push(
        buildTower({
          seed: request.seed * 31 + n,
          width: 19,
          depth: 19,
          floors: 5 + ((n * n * 7) % 34),
          darkness: request.darkness,
          isNeon: region === 'futuristic',
          isFar: true,
        }),
      );
  const blocks = isTall ? [] : [0, 1, 2, 3, 4].map((seed) => buildTownBlock(region, request.darkness, seed));
  const plant = createTreePlanter(set);
  const isKept = (x: number, z: number) =>
    set.isInView(x, z, block) &&
    !set.area.landmarks.some(
      ({ position, radius }) => Math.hypot(x - position[0], z - position[2]) < radius + block * 0.7,
    );
  for (let row = 3; row > -Math.ceil(reach / step); row -= 1) {
    for (let column = -9; column <= 9; column += 1) {
      const [x, z] = [(column + 0.5) * step, camera[2] + row * step - street];
      if (!isKept(x, z)) continue;
      addPavement(set, x, z);
      // A green square here and there.
      if ((column * 7 + row * 13 + 400) % 17 === 0) {
        for (let n = 0; n < 14; n += 1)
          plant('maple', x + (set.random() - 0.5) * 38, z + (set.random() - 0.5) * 38, 1.1);
        continue;
      }
      if (isTall) addTowers(set, meshes, x, z, camera);
      else
        for (const side of [-1, 1]) {
          const mesh = blocks[Math.floor(set.random() * 5)]!;
          const turn = side < 0 ? Math.PI : 0;
          set.add(mesh, multiply(translation(x, 0, z + side * 16), rotationY(turn)), {
            castsNoShadow: row < -3,
          });
        }
    }
  }
  addCars(set, camera);
  if (mark?.landmark) addLandmark(set, mark, -camera[2] + 260);
};

const addPavement = (set: SetBuilder, x: number, z: number): void => {
  set.model(
    (b) =>
      b
        .paint(fromHex(set.isSnowy ? '#e4e9f0' : '#8d8a84'), 'plaster')
        .box([x, 0.1, z], [block + 3, 0.3, block + 3]),
    { castsNoShadow: true },
  );
};

const addTowers = (
  set: SetBuilder,
  meshes: { mesh: Mesh; height: number }[],
  x: number,
  z: number,
  camera: Vec3,
): void => {
  for (const dx of [-11.5, 11.5])
    for (const dz of [-11.5, 11.5]) {
      const [px, pz] = [x + dx, z + dz];
      const depth = camera[2] - pz;
      // None stands before the lens: what is near stays below the camera.
      const most = depth < 130 ? camera[1] * 0.5 : depth < 240 ? camera[1] : Number.POSITIVE_INFINITY;
      const fitting = meshes.filter(({ height }) => height < most);
      const lowest = meshes.reduce((a, b) => (b.height < a.height ? b : a));
      const { mesh } = fitting[Math.floor(set.random() * fitting.length)] ?? lowest;
      const clear = set.area.hasCast && set.distanceToAction(px, pz) < 16;
      if (clear) continue;
      set.add(mesh, translation(px - 9.5, 0, pz + 9.5), { castsNoShadow: depth > 260 });
    }
};

/** Cars along the streets; by night their lamps. */
const addCars = (set: SetBuilder, camera: Vec3): void => {
  const colours = ['#f2b40c', '#e8e8e8', '#26282c', '#c23a34', '#2f5a9a', '#f2b40c'].map(fromHex);
  const cars = colours.map((colour) => {
    const b = new MeshBuilder();
    b.paint(colour, 'glossy').box([0, 0.7, 0], [2, 0.9, 4.6], 0.2);
    b.paint(fromHex('#1c222a'), 'glass').box([0, 1.35, -0.2], [1.7, 0.7, 2.4], 0.2);
    if (set.isDark) {
      b.paint([4, 3.6, 2.6], 'glow')
        .box([-0.6, 0.7, 2.3], [0.5, 0.35, 0.1])
        .box([0.6, 0.7, 2.3], [0.5, 0.35, 0.1]);
      b.paint([3, 0.2, 0.1], 'glow').box([0, 0.8, -2.32], [1.8, 0.3, 0.1]);
    }
    return b.mesh;
  });
  for (let n = 0; n < 90; n += 1) {
    const x = (Math.floor(set.random() * 9) - 4) * step;
    const isComing = n % 2 === 0;
    const lane = x + (isComing ? -3.4 : 3.4);
    const [start, speed] = [set.random() * 380, 8 + set.random() * 7];
    set.add(cars[n % cars.length]!, translation(0, -50, 0), {
      castsNoShadow: true,
      update: (time) => {
        const along = (start + time * speed) % 380;
        const z = isComing ? camera[2] - 380 + along : camera[2] - along;
        return multiply(translation(lane, 0, z), rotationY(isComing ? 0 : Math.PI));
      },
    });
  }
};
