/** A flat picture that stands on the stage: in the light, with a shadow, at its true size. */

import { materialNumber } from '../../geometry/materials.ts';
import { createMesh } from '../../geometry/mesh.ts';
import type { Model, Pose } from '../../kits/model.ts';
import { multiply, rotationX, rotationZ, translation } from '../../math/matrix.ts';
import type { Picture } from '../../pictures/picture.ts';

/** How far the picture bulges towards the viewer in the middle, by its width: light falls on it as on a body. */
const bulge = 0.08;
const columns = 6;

export const cutOutModel = (picture: Picture, height: number): Model => {
  const width = (height * picture.width) / picture.height;
  // A long one stays flat, or its middle would look larger than its ends.
  const depth = Math.min(width * bulge, height * 0.1);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  mesh.rest = [];
  for (let row = 0; row <= 1; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      const curve = Math.cos((u - 0.5) * Math.PI);
      mesh.positions.push((u - 0.5) * width, (1 - row) * height, curve * depth);
      mesh.rest.push(u, row, 0);
      mesh.normals.push((u - 0.5) * 0.9, 0.15, 1);
      mesh.colours.push(0, 0, 0);
      mesh.occlusion.push(row === 1 ? 0.75 : 1);
    }
  }
  for (let column = 0; column < columns; column += 1) {
    const [a, b] = [column, column + 1];
    const [c, d] = [columns + 1 + b, columns + 1 + a];
    mesh.triangles.push(a, c, b, a, d, c);
    mesh.materials.push(materialNumber.picture, materialNumber.picture);
  }
  const pose = ({ action, time, phase, speed }: Parameters<NonNullable<Model['pose']>>[0]): Pose => {
    // What cannot bend its limbs hops and sways instead.
    const lively = speed > 0 || ['walk', 'run', 'dance', 'jump', 'talk', 'wave', 'sing'].includes(action);
    const beat = Math.sin(time * (lively ? 7 : 1.6) + phase);
    const hop = lively ? Math.abs(beat) * height * 0.06 : 0;
    const lean = beat * (lively ? 0.05 : 0.012);
    return {
      parts: { picture: multiply(translation(0, hop, 0), rotationZ(lean), rotationX(0.01 * beat)) },
      anchors: {},
    };
  };
  return {
    size: [width, height, Math.max(0.05, depth * 2)],
    parts: [{ name: 'picture', mesh, picture }],
    anchors: {
      top: [0, height, 0],
      head: [0, height * 0.85, 0],
      handRight: [-width * 0.35, height * 0.45, 0.1],
      grip: [0, height * 0.3, 0],
    },
    pose,
  };
};
