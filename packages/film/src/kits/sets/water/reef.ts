/** A coral reef: mounds grown over with large corals of all colours on both sides and behind, and fish among them. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fishKit } from '../../animals/sea/fish.ts';
import { plainOptions } from '../../kit.ts';
import { buildCoral, coralKinds } from '../../plants/sea-plants.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';

const hues = ['#f0405a', '#f58a2c', '#f2cf34', '#b84ad8', '#28b8b0', '#f27ab0', '#e8582c', '#6a5ae0'];

export const addReef = (set: SetBuilder, floor: Ground): void => {
  const reach = Math.max(2.5, set.area.cameraDistance);
  const corals = coralKinds.flatMap((kind, n) =>
    [0, 1, 2].map((k) => buildCoral(kind, n * 3 + k + 1, 1, fromHex(hues[(n * 3 + k * 5) % hues.length]!))),
  );
  const rock = createRockPlacer(set, {
    dark: fromHex('#5a4450'),
    pale: fromHex('#b08a86'),
    cover: fromHex('#b8627c'),
    roundness: 0.5,
  });
  const put = (x: number, y: number, z: number, size: number) =>
    set.add(
      corals[Math.floor(set.random() * corals.length)]!,
      multiply(translation(x, y, z), rotationY(set.random() * 6.28), scaling(size)),
      { castsNoShadow: set.distanceToCamera(x, z) > reach * 1.6 },
    );
  // Mounds: the nearest at the edges of the picture, the farther ones across it.
  const mounds: [across: number, depth: number, size: number][] = [
    [-1.02, 0.85, 0.17],
    [1.04, 0.8, 0.16],
    [-0.72, 1.3, 0.2],
    [0.74, 1.35, 0.22],
    [-0.2, 1.62, 0.2],
    [0.3, 1.75, 0.24],
    [-0.62, 1.9, 0.3],
    [0.9, 2, 0.34],
    [0.02, 2.3, 0.32],
    [-1, 2.3, 0.42],
  ];
  for (const [across, depth, share] of mounds) {
    const [x, z] = set.atFrame(across, depth * reach);
    const size = share * reach;
    const y = floor(x, z);
    rock(x, y - size * 0.2, z, size);
    set.take(x, z, size * 0.8);
    for (let n = 0; n < 15; n += 1) {
      const angle = n * 2.4;
      const out = size * 0.95 * Math.sqrt(n / 15);
      put(
        x + Math.cos(angle) * out,
        y + Math.max(-0.05, size * (0.62 - 0.62 * (out / size) ** 2) - 0.03 * reach),
        z + Math.sin(angle) * out,
        reach * (0.13 + 0.13 * set.random()),
      );
    }
  }
  addFish(set, reach);
};

/** Small groups of several kinds, near and far, that swim both ways across the picture. */
const addFish = (set: SetBuilder, reach: number): void => {
  const kinds = ['clownfish', 'angelfish', 'blue tang', 'tropical fish', 'tropical fish'];
  const meshes: Mesh[] = kinds.map(
    (noun, n) => fishKit.build(plainOptions(noun, { seed: n * 5 + 2, detail: 1 })).parts[0]!.mesh,
  );
  const lengths = kinds.map((noun) => fishKit.build(plainOptions(noun, { detail: 2 })).size[2]);
  const spread = set.area.aspect / 2 / set.area.focalLength;
  for (let group = 0; group < 11; group += 1) {
    const kind = group % kinds.length;
    const way = group % 2 ? 1 : -1;
    const depth = reach * (0.72 + 0.13 * group);
    const level = 0.12 + 0.76 * ((group * 0.618) % 1);
    const start = ((group * 0.377) % 1) * 2 - 1;
    for (let n = 0; n < 3 + (group % 3); n += 1) {
      const size = (reach * (0.075 + 0.02 * set.random())) / lengths[kind]!;
      const [aside, up, back] = [(set.random() - 0.5) * 0.5, (set.random() - 0.5) * 0.16, set.random() * 0.3];
      const phase = set.random() * 6;
      const at = (time: number) => {
        const across = ((start + aside + way * time * 0.13 + 3.6) % 2.4) - 1.2;
        const [x, z] = set.atFrame(across, depth + back * reach);
        const height = spread * 1.1 * depth * (level + up) + 0.03 * reach * Math.sin(time * 1.3 + phase);
        return multiply(
          translation(x, set.baseY + Math.max(0.1 * reach, height), z),
          rotationY(way * (Math.PI / 2) - set.viewAngle + 0.25 * Math.sin(time * 4 + phase)),
          rotationX(0.1 * Math.sin(time + phase)),
          scaling(size),
        );
      };
      set.add(meshes[kind]!, at(0), { castsNoShadow: true, update: at });
    }
  }
};
