/** Leaves and petals: lying on the ground, and falling through the air. */

import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { createRandom } from '../../../math/random.ts';
import { normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { addLeaf } from '../../plants/foliage.ts';
import type { SetBuilder } from './set-builder.ts';

export const autumnLeafColours = ['#c8541c', '#e0952a', '#a8301a', '#d8b43a', '#8a4a1c'].map(fromHex);
export const petalColours = ['#ffd6e2', '#f8b4c8', '#fff0f5'].map(fromHex);

export const addFallenLeaves = (
  set: SetBuilder,
  {
    onGround,
    falling,
    colours = autumnLeafColours,
    size = 0.07,
    accept = () => true,
  }: {
    onGround: number;
    falling: number;
    colours?: Vec3[];
    size?: number;
    accept?: (x: number, z: number) => boolean;
  },
): void => {
  const { random } = set;
  const [cx, cy, cz] = set.area.cameraPosition;
  const near = Math.max(0.6, (cy - set.ground(cx, cz)) * 0.8);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  // A camera that goes along sees ground all the way, so they lie before each place it comes to.
  const [goesX, , goesZ] = set.area.cameraTravel;
  const count = onGround * (1.25 + Math.min(0.75, Math.hypot(goesX, goesZ) / 6));
  for (let n = 0; n < count; n += 1) {
    const gone = random() * 1.1 - 0.55;
    const angle = set.viewAngle + (random() * 2 - 1) * (set.halfView - 0.3);
    const distance = near * 40 ** random();
    const [x, z] = [
      cx + goesX * gone + Math.sin(angle) * distance,
      cz + goesZ * gone - Math.cos(angle) * distance,
    ];
    if (!accept(x, z)) continue;
    const turn = random() * 6.283;
    const colour = colours[Math.floor(random() * colours.length)]!;
    const length = size * (0.7 + 0.6 * random()) * Math.max(1, distance / 10) ** 0.6;
    addLeaf(mesh, {
      at: [x, set.ground(x, z) + 0.01, z],
      up: normalize([Math.cos(turn), 0.15 + 0.3 * random(), Math.sin(turn)]),
      side: [-Math.sin(turn), 0.1, Math.cos(turn)],
      length,
      halfWidth: length * 0.36,
      normal: [0, 1, 0],
      base: scale(colour, 0.7),
      tip: colour,
      baseOcclusion: 0.8,
      tipOcclusion: 1,
    });
  }
  set.add(mesh, undefined, { castsNoShadow: true });
  if (falling > 0) set.particles(fallingLeaves(set, falling, colours, size));
};

/** They drift down round the action and begin again above. */
export const fallingLeaves = (set: SetBuilder, count: number, colours: Vec3[], size: number) => {
  const reach = Math.max(4, set.area.cameraDistance * 1.1);
  const height = Math.max(4, reach * 0.8);
  const base = set.baseY;
  return (time: number): Particle[] => {
    const random = createRandom(77);
    return Array.from({ length: count }, (): Particle => {
      const [startX, startZ, start, speed, phase] = [random(), random(), random(), random(), random() * 6.3];
      const colour = colours[Math.floor(random() * colours.length)]!;
      const fall = (start + (time * (0.35 + 0.35 * speed)) / height) % 1;
      const drift = 0.5 * Math.sin(time * 1.6 + phase) + 0.35 * time;
      const x = set.centre[0] + (((startX * 2 * reach + drift) % (2 * reach)) - reach);
      return {
        position: [x, base + height * (1 - fall), set.centre[2] + (startZ - 0.65) * 2 * reach],
        size: size * (0.35 + 0.25 * Math.abs(Math.sin(time * 3 + phase))),
        colour,
        opacity: 0.95,
      };
    });
  };
};
