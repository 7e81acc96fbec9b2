/** Bamboo: ringed culms with sprays of narrow leaves at the top. */

import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import { addBlade } from './foliage.ts';

/** A group of culms about 1.2 m across, 8 m high. */
export const buildBamboo = (seed: number, detail: 0 | 1 | 2, culms: number): { wood: Mesh; leaves: Mesh } => {
  const random = createRandom(seed * 449 + 17);
  const wood = new MeshBuilder();
  const leaves = createMesh();
  leaves.isTwoSided = true;
  const [dark, light] = [fromHex('#3c6a22'), fromHex('#a3c25a')];
  for (let n = 0; n < culms; n += 1) {
    const [a, r] = [random() * 6.283, Math.sqrt(random()) * (culms > 1 ? 0.6 : 0)];
    const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
    const height = 6.5 + random() * 3;
    const [bendX, bendZ] = [(random() - 0.5) * 1.1, (random() - 0.5) * 1.1];
    const at = (t: number): Vec3 => [x + bendX * t * t, height * t, z + bendZ * t * t];
    const green = mix(fromHex('#5c8a3a'), fromHex('#b5b860'), random());
    const joints = [17, 9, 1][detail]!;
    const points: Vec3[] = [];
    const radii: number[] = [];
    const radius = 0.045 + random() * 0.02;
    for (let k = 0; k <= joints; k += 1) {
      const t = k / joints;
      const thick = radius * (1 - 0.65 * t);
      points.push(at(t - 0.004), at(t), at(t + 0.004));
      radii.push(thick, thick * (detail < 2 ? 1.22 : 1), thick);
    }
    wood.paint((p) => {
      const joint = Math.abs((((p[1] / height) * 17 + 0.5) % 1) - 0.5);
      return mix(fromHex('#d8d8a8'), green, Math.min(1, 0.25 + joint * 7));
    }, 'satin');
    wood.tube(
      detail < 2 ? points : [at(0), at(0.5), at(1)],
      detail < 2 ? radii : [radius, radius * 0.7, radius * 0.3],
      [8, 5, 3][detail]!,
      false,
    );
    const sprays = [70, 30, 12][detail]!;
    for (let k = 0; k < sprays; k += 1) {
      const p = at(0.38 + 0.62 * random() ** 0.7);
      const turn = random() * 6.283;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const out = random() * 0.7;
      const blades = detail === 0 ? 3 : 1;
      for (let b = 0; b < blades; b += 1) {
        const spin = turn + (b - 1) * 0.6;
        addBlade(leaves, {
          at: [p[0] + c * out, p[1] + 0.1 - out * 0.15, p[2] + s * out],
          up: normalize([Math.cos(spin), -0.5 - random() * 0.5, Math.sin(spin)]),
          side: [-Math.sin(spin), 0, Math.cos(spin)],
          length: (0.32 + 0.2 * random()) * [1, 1.5, 2.4][detail]!,
          halfWidth: 0.035 * [1, 2, 4][detail]!,
          normal: normalize([c * 0.4, 1, s * 0.4]),
          base: mix(dark, light, 0.2 + 0.3 * random()),
          tip: mix(dark, light, 0.4 + 0.6 * random()),
          baseOcclusion: 0.7,
          tipOcclusion: 1,
        });
      }
    }
  }
  return { wood: wood.mesh, leaves };
};
