/** A glass tunnel through an aquarium: a walkway under an arch of panes, blue water, fish, rays and sharks all round. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import { poseAtRest } from '../../model.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';

export const isAquariumTunnel = ({ place, details = [] }: SetRequest): boolean =>
  place === 'tunnel' && details.includes('aquarium_tunnel');

/** Half the width of the walkway at its floor, and the height of the arch. */
const half = 2.5;
const crown = 3.7;
/** Metres of the tunnel before and behind the action. */
const [nearEnd, farEnd] = [14, -46];

const archAt = (share: number, grow = 0): Vec3 => {
  const angle = share * Math.PI;
  return [-(half + grow) * Math.cos(angle), (crown + grow) * Math.sin(angle) ** 0.8, 0];
};

const addShell = (set: SetBuilder): void => {
  set.model(
    (b) => {
      b.paint(
        (p) => mix(fromHex('#1c2430'), fromHex('#2c3848'), Math.abs(p[0]) < 1.2 ? 1 : 0.2),
        'satin',
      ).box([0, -0.05, (nearEnd + farEnd) / 2], [2 * half + 0.6, 0.1, nearEnd - farEnd]);
      // Strips of light along both edges of the floor.
      b.paint([0.3, 1.5, 2.2], 'glow');
      for (const x of [-half + 0.25, half - 0.25])
        b.box([x, 0.03, (nearEnd + farEnd) / 2], [0.07, 0.05, nearEnd - farEnd]);
      b.paint(fromHex('#3c4a58'), 'metal');
      for (const x of [-half, half])
        b.box([x, 0.3, (nearEnd + farEnd) / 2], [0.22, 0.6, nearEnd - farEnd], 0.05);
      for (let z = farEnd; z <= nearEnd; z += 2.6)
        b.tube(
          Array.from({ length: 19 }, (_, n) => {
            const [x, y] = archAt(n / 18);
            return [x, y, z] as Vec3;
          }),
          0.07,
          6,
        );
      // Light that lies on the glass.
      b.paint([0.35, 0.85, 1.1], 'glow');
      for (const share of [0.3, 0.7])
        for (let z = farEnd; z < nearEnd; z += 2.6) {
          const [x, y] = archAt(share);
          b.box([x, y, z + 1.3], [0.02, 0.05, 1.5]);
        }
    },
    { castsNoShadow: true },
  );
  // It keeps the sun off the walkway.
  set.model((b) => {
    // The water behind the fish, lighter towards its surface, and sand at its bottom.
    const far = 13;
    const tint = (p: Vec3): Vec3 => mix([0.01, 0.07, 0.17], [0.12, 0.6, 0.85], Math.max(0, p[1] + 1) / 12);
    b.paint(tint, 'glow');
    for (let n = 0; n < 16; n += 1) {
      const [a, c] = [(n / 16) * Math.PI, ((n + 1) / 16) * Math.PI];
      const at = (angle: number, z: number): Vec3 => [-far * Math.cos(angle), -1 + 11 * Math.sin(angle), z];
      b.quad(at(a, nearEnd), at(c, nearEnd), at(c, farEnd - 8), at(a, farEnd - 8), [
        Math.cos((a + c) / 2),
        -Math.sin((a + c) / 2),
        0,
      ]);
    }
    b.quad(
      [-14, -1, farEnd - 6],
      [14, -1, farEnd - 6],
      [14, 11, farEnd - 6],
      [-14, 11, farEnd - 6],
      [0, 0, 1],
    );
    b.paint(fromHex('#2c5a68'), 'sand').box([0, -0.4, -16], [28, 0.3, 64]);
  });
};

/** Each swims along the tunnel at its own height and side; a few cross over the crown. */
const addFish = (set: SetBuilder): void => {
  const kinds: [string, number, number][] = [
    ['shark', 5, 0.75],
    ['manta ray', 3, 0.7],
    ['tropical fish', 22, 4.5],
    ['clownfish', 8, 6],
    ['angelfish', 10, 4.5],
    ['sea turtle', 2, 1.2],
  ];
  let n = 0;
  for (const [noun, count, size] of kinds) {
    const model = findKit(noun)?.build(plainOptions(noun, { detail: 2, seed: 3 }));
    if (!model) continue;
    const pose = model.pose?.({ ...poseAtRest, darkness: 0 });
    for (let k = 0; k < count; k += 1, n += 1) {
      const side = n % 2 ? 1 : -1;
      const isOver = n % 5 === 0;
      const reach = isOver ? set.random() * 1.6 : half + 0.9 + 2.2 * set.random();
      const y = isOver ? crown + 0.9 + 0.8 * set.random() : 0.9 + 2.8 * set.random();
      const speed = (n % 3 ? 1 : -1) * (0.5 + 0.6 * set.random());
      const start = set.random() * 22;
      const at = (time: number) =>
        multiply(
          translation(
            side * reach + 0.2 * Math.sin(time * 1.3 + n),
            y + 0.12 * Math.sin(time * 1.7 + n),
            ((((start + time * speed) % 22) + 22) % 22) - 19,
          ),
          rotationY((speed > 0 ? 0 : Math.PI) + 0.16 * Math.sin(time * 2.4 + n)),
        );
      for (const { name, mesh } of model.parts) {
        const posed = pose?.parts[name];
        if (posed === null) continue;
        const own = posed instanceof Float64Array ? posed : null;
        const grown = (time: number) =>
          own ? multiply(at(time), scaling(size), own) : multiply(at(time), scaling(size));
        set.add(mesh, grown(0), { castsNoShadow: true, update: grown });
      }
    }
  }
};

export const createAquariumTunnel = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI,
  view: { azimuth: 0, mostAzimuth: 0.06, eyeHeight: 1, width: 5 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    addShell(set);
    addFish(set);
    const place = createThingPlacer(set);
    for (let z = 2, n = 0; z > -30; z -= 3.2, n += 1)
      for (const side of [-1, 1])
        place(
          'coral',
          [side * (half + 1.2 + 1.2 * ((n * 0.37) % 1)), -0.25, z],
          n,
          { seed: (n % 3) + 1 },
          1.6,
        );
    for (let z = area.high[2] + 2; z > farEnd + 6; z -= 7) set.lamp([0, crown - 0.5, z], [0.9, 2, 2.6], 8);
    set.lamp([0, 2.4, area.high[2] + 2.2], [1.8, 2.2, 2.4], 7);
    return set.result();
  },
});
