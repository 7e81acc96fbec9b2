/** A murmuration: hundreds of small birds that wheel together in the sky, drawn as one model. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';

/** A bird that flies along +z; its wings are raised, so that squeezing the height beats them. */
const addBird = (b: MeshBuilder, span: number) => {
  const long = span * 0.34;
  b.tube(
    [
      [0, 0, -long * 1.1],
      [0, 0, -long * 0.2],
      [0, 0, long * 0.55],
      [0, 0, long],
    ],
    [span * 0.05, span * 0.085, span * 0.07, span * 0.004],
    6,
  );
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number): Vec3 => [side * x * span, y * span, z * span];
    b.quad(at(0, 0, -0.08), at(0.26, 0.13, -0.06), at(0.24, 0.12, 0.1), at(0, 0, 0.14), [0, 5 * span, 0]);
    b.quad(at(0.26, 0.13, -0.06), at(0.5, 0.2, -0.1), at(0.48, 0.2, -0.06), at(0.24, 0.12, 0.1), [0, 5, 0]);
  }
};

type Ring = {
  mesh: Mesh;
  centre: Vec3;
  tilt: [number, number];
  turn: number;
  speed: number;
  phase: number;
};

const build: Kit['build'] = ({ seed, detail, colour }) => {
  const random = createRandom(seed + 61);
  const rings: Ring[] = Array.from({ length: [52, 36, 18][detail]! }, () => {
    const b = new MeshBuilder();
    const radius = 0.7 + 2.6 * random();
    const start = random() * 6.28;
    for (let n = 0; n < 9; n += 1) {
      const a = start + n * (0.2 + 0.16 * random());
      const r = radius * (0.85 + 0.3 * random());
      b.paint(colour ?? fromHex(random() < 0.5 ? '#17161c' : '#26242c'), 'matte');
      b.at(
        multiply(
          translation(Math.sin(a) * r * 1.5, 0, Math.cos(a) * r * 0.7),
          rotationY(a + Math.PI / 2),
          rotationZ(-0.3),
        ),
        (k) => addBird(k, 0.34 + 0.12 * random()),
      );
    }
    b.twoSided();
    const across = random() * 2 - 1;
    return {
      mesh: b.mesh,
      // Two lobes with a waist between them.
      centre: [
        across * 2.6,
        4.2 + across * 0.7 + (random() - 0.5) * (0.8 + 1.7 * Math.abs(across)),
        (random() - 0.5) * 1.5,
      ],
      tilt: [(random() - 0.5) * 0.5, (random() - 0.5) * 0.6],
      turn: random() * 6.28,
      speed: 0.5 + 0.35 * random(),
      phase: random() * 6.28,
    };
  });
  return {
    size: [10, 6.5, 4],
    parts: rings.map(({ mesh }, n) => ({ name: `ring${n}`, mesh })),
    anchors: {},
    pose: ({ time }) => ({
      parts: Object.fromEntries(
        rings.map(({ centre: [x, y, z], tilt, turn, speed, phase }, n) => [
          `ring${n}`,
          multiply(
            translation(x + 0.5 * Math.sin(time * 0.5 + x), y + 0.5 * Math.sin(time * 0.7 - x * 0.8), z),
            rotationX(tilt[0]),
            rotationZ(tilt[1] + 0.2 * Math.sin(time * 0.6 + x)),
            rotationY(turn + time * speed),
            scaling(1, 0.15 + 0.95 * Math.sin(time * 14 + phase), 1),
          ),
        ]),
      ),
      anchors: {},
    }),
  };
};

export const flock: Kit = {
  name: 'murmuration',
  nouns: ['murmuration', 'swirling flock', 'flock of starlings'],
  locomotion: 'hovers',
  build,
};
