/** A ruined city street: broken walls with empty windows, heaps of rubble, wrecks, weeds and smoke. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { buildBush } from '../../plants/bush-shapes.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const concrete = (p: Vec3): Vec3 =>
  mix(
    mix(fromHex('#6f6a63'), fromHex('#a09a8f'), noise(p[0] * 0.5, p[1] * 0.4, p[2] * 0.5)),
    fromHex('#2c2a28'),
    0.7 * Math.max(0, noise(p[0] * 0.25 + 9, p[1] * 0.18, p[2] * 0.25) - 0.45),
  );

/** A front along z with holes for windows; what stood above a broken line has fallen. */
/** Edges are rounded only where that is seen. */
const addBrokenFront = (
  b: MeshBuilder,
  seed: number,
  width: number,
  floors: number,
  isNear: boolean,
): void => {
  const bevel = isNear ? 0.04 : 0;
  const [bays, floor] = [Math.max(3, Math.round(width / 2.6)), 3.1];
  const bay = width / bays;
  for (let n = 0; n < bays; n += 1) {
    const left = Math.max(1, Math.round(floors * (0.35 + 0.9 * noise(n * 0.7 + seed, seed, 3))));
    for (let level = 0; level < left; level += 1) {
      const [x, y] = [n * bay, level * floor];
      const isTop = level === left - 1;
      const tall = isTop ? floor * (0.4 + 0.5 * noise(n, seed, 7)) : floor;
      b.paint(concrete, 'plaster');
      b.box([x + 0.35, y + tall / 2, 0], [0.7, tall, 0.5], bevel, 1);
      if (!isTop) b.box([x + bay / 2, y + floor - 0.45, 0], [bay, 0.9, 0.46], bevel, 1);
      b.box([x + bay / 2, y + 0.35, 0], [bay, 0.7, 0.44], bevel, 1);
      // Floor slabs stick out behind, with bent bars where they broke.
      if (!isTop) b.box([x + bay / 2, y + floor - 0.1, -2.2], [bay, 0.24, 4.2]);
      if (isTop) {
        b.paint(fromHex('#5a3a28'), 'metal');
        for (let bar = 0; bar < 3; bar += 1) {
          const at = x + 0.2 + bar * 0.25;
          b.tube(
            [
              [at, y + tall - 0.1, 0],
              [at + 0.1, y + tall + 0.5, 0.1],
              [at + 0.5 * (noise(bar, n, seed) - 0.2), y + tall + 0.9, 0.3],
            ],
            0.03,
            4,
          );
        }
      }
    }
    // A dark inside keeps the sky out of the lower windows.
    b.paint([0.02, 0.02, 0.022], 'matte').box(
      [n * bay + bay / 2, (Math.max(1, left - 1) * floor) / 2, -4.4],
      [bay, Math.max(1, left - 1) * floor, 0.2],
    );
  }
};

const addHeap = (set: SetBuilder, b: MeshBuilder, x: number, z: number, size: number): void => {
  const { random } = set;
  for (let n = 0; n < 26; n += 1) {
    const [angle, out] = [random() * 6.28, Math.sqrt(random()) * size];
    const lift = Math.max(0, size * 0.5 * (1 - out / size));
    const block = size * (0.1 + 0.22 * random());
    b.paint(concrete, 'stone').at(
      multiply(
        translation(x + Math.cos(angle) * out, lift * random() + block * 0.2, z + Math.sin(angle) * out),
        multiply(rotationY(random() * 6), multiply(rotationZ(random() - 0.5), rotationX(random() - 0.5))),
      ),
      (k) => k.box([0, 0, 0], [block * 1.6, block * 0.6, block], z > -14 ? block * 0.08 : 0, 1),
    );
  }
};

export const addRuinedFronts = (set: SetBuilder, edge: number, near: number, far: number): void => {
  const { random } = set;
  for (const side of [-1, 1]) {
    for (let z = near, n = 0; z > -far; n += 1) {
      const width = 11 + 5 * random();
      const front = new MeshBuilder();
      addBrokenFront(front, n * 3.7 + side * 11, width, 3 + Math.floor(random() * 6), z > near - 30);
      set.add(
        front.mesh,
        side < 0
          ? multiply(translation(-edge, 0, z), rotationY(Math.PI / 2))
          : multiply(translation(edge, 0, z - width), rotationY(-Math.PI / 2)),
        { castsNoShadow: z < -60 },
      );
      z -= width + 1 + 3 * random();
    }
  }
  set.model((b) => {
    // One stump of a tower closes the view.
    b.at(translation(-9, 0, -far - 4), (k) => addBrokenFront(k, 5, 22, 11, false));
    for (let n = 0; n < 26; n += 1) {
      const [x, z] = [(n % 2 ? 1 : -1) * (edge - 1.5 - 2.5 * random()), near - 8 - n * 4.4];
      const size = 1 + 1.8 * random();
      if (set.isClear(x, z, size * 0.8)) addHeap(set, b, x, z, size);
    }
    // Wrecks of cars, burnt to the bare sheet.
    for (const [x, z, turn] of [
      [-4.4, -9, 0.5],
      [4.8, -17, -0.3],
      [-3.6, -30, 1.2],
    ] as const) {
      if (!set.isClear(x, z, 2)) continue;
      b.at(multiply(translation(x, 0, z), rotationY(turn)), (k) => {
        const rust = (p: Vec3) =>
          mix(fromHex('#4a2c1c'), fromHex('#8a5a3a'), noise(p[0] * 3, p[1] * 3, p[2] * 3));
        k.paint(rust, 'rock').box([0, 0.5, 0], [1.7, 0.55, 4.1], 0.2, 2);
        k.box([0, 1, -0.2], [1.4, 0.5, 1.9], 0.2, 2);
        k.paint([0.01, 0.01, 0.012], 'matte').box([0, 1, -0.2], [1.44, 0.32, 1.5], 0.1, 2);
      });
    }
  });
  const bush = buildBush({ seed: 4, detail: 1 });
  set.scatter(
    30,
    { near: 5, far: 60, radius: 0.7, gap: 1 },
    (x, z) => set.add(bush, multiply(translation(x, 0, z), rotationY(random() * 6)), { castsNoShadow: true }),
    (x) => Math.abs(x) > edge - 5 && Math.abs(x) < edge,
  );
  const smokes = [-0.5, 0.42].map((across) => set.atFrame(across, set.area.cameraDistance + 55));
  set.particles((time): Particle[] =>
    smokes.flatMap(([x, z], column) =>
      Array.from({ length: 26 }, (_, n): Particle => {
        const t = (n / 26 + time * 0.05) % 1;
        return {
          position: [x + 7 * t * t + Math.sin(n * 5 + column) * 1.5 * t, 2 + 34 * t, z],
          size: 1.6 + 6 * t,
          colour: [0.13, 0.12, 0.12],
          opacity: 0.4 * (1 - t),
          wisp: n * 1.7 + column,
        };
      }),
    ),
  );
};
