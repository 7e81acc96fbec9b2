/** Fences of wire between posts: plain strands, barbed wire, a mesh of diamonds. Along x, seen from the front. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { spread } from '../shared/parts.ts';

const steel = fromHex('#9aa0a4');
const post = fromHex('#7d6248');
/** Thick enough to be seen from a few metres. */
const thickness = 0.012;

const strand = (b: MeshBuilder, from: Vec3, to: Vec3): void => {
  b.tube([from, to], thickness, 4);
};

/** Metres between the wires of a mesh. */
const cell = 0.2;

const addMesh = (b: MeshBuilder, half: number, height: number): void => {
  const rise = height - 0.1;
  for (const lean of [-1, 1])
    for (let x = -half - rise; x <= half + rise; x += cell) {
      // Each wire is cut where the fence ends.
      const at = (u: number): [number, number] => [x + lean * u * rise, 0.05 + u * rise];
      const limit = (edge: number) => (edge - x) / (lean * rise);
      const [a, c] = [limit(-half), limit(half)];
      const [from, to] = [Math.max(0, Math.min(a, c)), Math.min(1, Math.max(a, c))];
      if (to - from < 0.02) continue;
      b.tube([[...at(from), 0] as Vec3, [...at(to), 0] as Vec3], thickness * 0.6, 4);
    }
  for (const y of [0.05, height - 0.05]) strand(b, [-half, y, 0], [half, y, 0]);
};

export const addWireFence = (b: MeshBuilder, half: number, noun: string, colour: Vec3 | null): Vec3 => {
  const isMesh = /chain|mesh|wire mesh|netting/.test(noun);
  const height = isMesh ? 1.7 : 1.2;
  b.paint(isMesh ? darken(steel, 0.25) : post, isMesh ? 'satin' : 'bark');
  for (const x of spread(-half, half, 5))
    b.tube(
      [
        [x, 0, 0],
        [x, height + 0.08, 0],
      ],
      isMesh ? 0.035 : 0.06,
      8,
    );
  b.paint(colour ?? steel, 'satin');
  if (isMesh) addMesh(b, half, height);
  else
    for (const y of spread(0.25, height - 0.05, 5)) {
      strand(b, [-half, y, 0.06], [half, y, 0.06]);
      if (!noun.includes('barbed')) continue;
      for (const x of spread(-half, half, Math.round(half * 8)))
        b.tube(
          [
            [x - 0.03, y - 0.03, 0.06],
            [x + 0.03, y + 0.03, 0.06],
          ],
          thickness * 0.6,
          4,
        );
    }
  return [0, height + 0.08, 0];
};
