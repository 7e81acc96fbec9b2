/** Many people far away: a body and a head each, in a few groups that bob on their own. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { normalize, scale, type Vec3 } from '../../../math/vector.ts';
import { isDeserted, type SetBuilder } from './set-builder.ts';

const clothes = [
  '#c23a34',
  '#2f5a9a',
  '#e8b02a',
  '#3f8a5a',
  '#e8e4dc',
  '#7a3a7a',
  '#e8743a',
  '#34404c',
  '#6ab0c8',
  '#d87a9a',
].map(fromHex);
const skins = ['#f0c8a4', '#d8a47a', '#a8704a', '#7a4a30', '#e8b890'].map(fromHex);
const hairs = ['#2a1c14', '#5a3a22', '#8a6a3c', '#1c1c1e', '#b8925a'].map(fromHex);

const addSolid = (
  mesh: Mesh,
  rings: { y: number; rx: number; rz: number; dx?: number }[],
  centre: Vec3,
  colour: Vec3,
  top: Vec3,
  sides: number,
): void => {
  const first = mesh.positions.length / 3;
  for (const { y, rx, rz, dx = 0 } of rings) {
    for (let n = 0; n < sides; n += 1) {
      const a = (n / sides) * 6.283;
      mesh.positions.push(centre[0] + dx + Math.cos(a) * rx, centre[1] + y, centre[2] + Math.sin(a) * rz);
      mesh.normals.push(...normalize([Math.cos(a), 0.25, Math.sin(a)]));
      const shade = y >= rings.at(-1)!.y - 0.001 ? top : colour;
      mesh.colours.push(shade[0], shade[1], shade[2]);
      mesh.occlusion.push(0.75);
    }
  }
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    for (let n = 0; n < sides; n += 1) {
      const [a, b] = [first + ring * sides + n, first + ring * sides + ((n + 1) % sides)];
      mesh.triangles.push(a, a + sides, b, b, a + sides, b + sides);
      mesh.materials.push(materialNumber.cloth, materialNumber.cloth);
    }
  }
};

export type CrowdOptions = {
  /** Feet or seats. */
  spots: Vec3[];
  /** Standing people with raised arms, or sitting ones. */
  isStanding?: boolean;
  /** No arm is raised: shoppers, passers-by. */
  isCalm?: boolean;
  /** Silhouettes against the light. */
  darkness?: number;
  /** Metres they bounce. */
  bounce?: number;
};

export const addCrowd = (
  set: SetBuilder,
  { spots, isStanding = false, isCalm = false, darkness = 0, bounce = 0.03 }: CrowdOptions,
): void => {
  if (isDeserted(set.request)) return;
  const groups = 5;
  const meshes = Array.from({ length: groups }, () => {
    const mesh = createMesh();
    mesh.isTwoSided = true;
    return mesh;
  });
  const pickFrom = (list: Vec3[]): Vec3 => scale(list[Math.floor(set.random() * list.length)]!, 1 - darkness);
  for (const spot of spots) {
    const mesh = meshes[Math.floor(set.random() * groups)]!;
    const near = set.distanceToCamera(spot[0], spot[2]) < 16;
    const sides = near ? 11 : 5;
    const [shirt, skin, hair] = [pickFrom(clothes), pickFrom(skins), pickFrom(hairs)];
    const hip = isStanding ? 0.85 : 0.42;
    const at: Vec3 = [spot[0] + (set.random() - 0.5) * 0.15, spot[1] + (set.random() - 0.5) * 0.08, spot[2]];
    if (isStanding)
      addSolid(
        mesh,
        [
          { y: 0, rx: 0.16, rz: 0.12 },
          { y: 0.85, rx: 0.18, rz: 0.13 },
        ],
        at,
        scale(fromHex('#2c3444'), 1 - darkness),
        shirt,
        sides,
      );
    else
      addSolid(
        mesh,
        [
          { y: 0.2, rx: 0.19, rz: 0.28 },
          { y: 0.46, rx: 0.19, rz: 0.24 },
        ],
        at,
        scale(fromHex('#3a4454'), 1 - darkness),
        shirt,
        sides,
      );
    addSolid(
      mesh,
      [
        { y: hip, rx: 0.18, rz: 0.13 },
        { y: hip + 0.34, rx: 0.22, rz: 0.14 },
        { y: hip + 0.44, rx: 0.2, rz: 0.13 },
        { y: hip + 0.49, rx: 0.12, rz: 0.09 },
        { y: hip + 0.53, rx: 0.07, rz: 0.07 },
      ],
      at,
      shirt,
      skin,
      sides,
    );
    addSolid(
      mesh,
      [
        { y: hip + 0.54, rx: 0.07, rz: 0.07 },
        { y: hip + 0.64, rx: 0.105, rz: 0.11 },
        { y: hip + 0.72, rx: 0.1, rz: 0.11 },
        { y: hip + 0.79, rx: 0.04, rz: 0.04 },
      ],
      at,
      // Those who stand before a stage are seen from behind.
      isStanding && near ? hair : skin,
      hair,
      sides,
    );
    if (isStanding) {
      const raised = isCalm ? 0.9 : set.random();
      for (const side of [-1, 1]) {
        const arm: Vec3 = [at[0] + side * 0.19, at[1] + hip + 0.36, at[2]];
        const lean = side * (0.1 + set.random() * 0.14);
        // One arm or both are up with the hand open, the others hang.
        if (raised < 0.4 || (raised < 0.65 && side > 0)) {
          addSolid(
            mesh,
            [
              { y: -0.06, rx: 0.07, rz: 0.07, dx: 0 },
              { y: 0.12, rx: 0.062, rz: 0.06, dx: side * 0.1 },
              { y: 0.2, rx: 0.056, rz: 0.055, dx: side * 0.12 },
            ],
            arm,
            shirt,
            shirt,
            near ? 8 : 4,
          );
          addSolid(
            mesh,
            [
              { y: 0.18, rx: 0.045, rz: 0.045, dx: side * 0.12 },
              { y: 0.46, rx: 0.034, rz: 0.034, dx: side * 0.1 + lean * 0.5 },
              { y: 0.5, rx: 0.05, rz: 0.032, dx: side * 0.1 + lean * 0.6 },
              { y: 0.57, rx: 0.056, rz: 0.03, dx: side * 0.1 + lean * 0.7 },
              { y: 0.63, rx: 0.02, rz: 0.018, dx: side * 0.1 + lean * 0.8 },
            ],
            arm,
            skin,
            skin,
            near ? 8 : 4,
          );
        } else if (near)
          addSolid(
            mesh,
            [
              { y: -0.42, rx: 0.045, rz: 0.05, dx: side * 0.07 },
              { y: -0.1, rx: 0.06, rz: 0.06, dx: side * 0.05 },
              { y: 0.06, rx: 0.05, rz: 0.06, dx: 0 },
            ],
            arm,
            shirt,
            shirt,
            8,
          );
      }
    }
  }
  for (const [n, mesh] of meshes.entries()) {
    const speed = 4 + n * 0.7;
    set.add(mesh, undefined, {
      castsNoShadow: true,
      ...(bounce > 0 && {
        update: (time) => translation(0, Math.abs(Math.sin(time * speed + n * 1.3)) * bounce, 0),
      }),
    });
  }
};
