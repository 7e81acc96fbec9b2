/** Dirt, rust and moss on what nobody has cared for in years. */

import { type MaterialName, materialNumber } from '../../../geometry/materials.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';

const rust = fromHex('#7d4522');
const dirt = fromHex('#5b5142');
const moss = fromHex('#4c5a2e');
const dry = fromHex('#6a6234');

const numbersOf = (names: readonly MaterialName[]) => new Set(names.map((name) => materialNumber[name]));
const alive = numbersOf(['water', 'snow', 'sand', 'skin', 'fur']);
const green = numbersOf(['leaf', 'lawn']);
const rusting = numbersOf(['metal', 'glossy', 'satin']);
const shining = numbersOf(['glow']);

/** A copy in the colours of neglect; leaves are dry, sand and water stay as they are. */
export const weatherMesh = (mesh: Mesh): Mesh => {
  const kinds = new Uint8Array(mesh.positions.length / 3);
  for (let n = 0; n < mesh.triangles.length; n += 1)
    kinds[mesh.triangles[n]!] = mesh.materials[Math.floor(n / 3)]! + 1;
  const colours = mesh.colours.slice();
  for (let n = 0; n < kinds.length; n += 1) {
    const kind = kinds[n]! - 1;
    if (alive.has(kind)) continue;
    const at = n * 3;
    const colour: Vec3 = [colours[at]!, colours[at + 1]!, colours[at + 2]!];
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    let worn: Vec3;
    if (green.has(kind)) worn = mix(scale(colour, 0.85), dry, 0.35);
    else if (shining.has(kind)) worn = scale(colour, 0.3);
    else {
      const grey = colour[0] * 0.3 + colour[1] * 0.55 + colour[2] * 0.15;
      const faded = mix(colour, [grey, grey * 0.96, grey * 0.88], 0.45);
      const coarse = noise(x * 0.9, y * 0.9 + 7, z * 0.9);
      const fine = noise(x * 4.3 + 3, y * 2.1, z * 4.3);
      const stain = Math.min(1, Math.max(0, (coarse * 0.6 + fine * 0.5 - 0.3) * 2.2));
      worn = mix(scale(faded, 0.72), rusting.has(kind) ? rust : dirt, 0.32 + 0.6 * stain);
      // Moss lies on top.
      if (mesh.normals[at + 1]! > 0.6) worn = mix(worn, moss, 0.45 * fine + 0.15);
    }
    colours[at] = worn[0];
    colours[at + 1] = worn[1];
    colours[at + 2] = worn[2];
  }
  return { ...mesh, colours };
};
