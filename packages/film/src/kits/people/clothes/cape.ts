/** A cape from the shoulders: hangs behind the back and streams when its wearer is fast. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, transformPoint, translation, translationTo } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Proportions } from '../body/proportions.ts';
import type { ClothPart, ClothState } from './cloth.ts';

export const createCape = (p: Proportions, colour: Vec3, lengthFactor: number, detail: number): ClothPart => {
  const columns = detail === 0 ? 22 : 10;
  const rows = detail === 0 ? 18 : 8;
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const s = p.shoulder / 1.355;
  const top = p.shoulder + 0.055 * s;
  const length = (top - 0.12 * s) * lengthFactor;
  for (let row = 0; row <= rows; row += 1) {
    const q = row / rows;
    for (let column = 0; column <= columns; column += 1) {
      const across = (column / columns) * 2 - 1;
      // Around the neck and over the shoulders, then straight down the back.
      const width = lerp(0.11 * s, p.shoulderHalf + 0.075 * s, smoothstep(0, 0.14, q)) * (1 + q * 0.25);
      const fold = Math.sin(across * 11) * 0.018 * q;
      const wrap = Math.cos(across * 1.35);
      const z =
        lerp(0.07 - wrap * 0.13 * s, -0.045 - wrap * 0.115 * s, smoothstep(0, 0.2, q)) - q * 0.04 + fold;
      mesh.positions.push(across * width, top - length * q - Math.abs(across) * 0.03 * s, z);
      mesh.normals.push(0, 0, -1);
      mesh.colours.push(...scale(colour, 0.92 + 0.12 * Math.sin(across * 11)));
      mesh.occlusion.push(0.95);
    }
  }
  const stride = columns + 1;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * stride + column;
      mesh.triangles.push(a, a + 1, a + stride + 1, a, a + stride + 1, a + stride);
      mesh.materials.push(materialNumber.cloth, materialNumber.cloth);
    }
  const out = new Float32Array(mesh.positions.length);
  const update = ({ skeleton, chest, lag, input, time }: ClothState): Float32Array => {
    const matrix = skeleton.matrix('chest');
    const rest = skeleton.head('chest');
    const position = skeleton.pointOn('chest', rest);
    const yaw = Math.atan2(chest[2]!, chest[10]!);
    const upright = multiply(
      translationTo(position),
      rotationY(yaw),
      translation(-rest[0], -rest[1], -rest[2]),
    );
    // A body that lies in the air or on the ground carries the cape on its back.
    const tilt = clamp((0.75 - chest[5]!) * 2);
    const stream = Math.min(0.75, input.speed * 0.11 + Math.abs(input.wind) * 0.02);
    for (let at = 0; at < out.length; at += 3) {
      const row = Math.floor(at / 3 / stride);
      const q = row / rows;
      const across = (((at / 3) % stride) / columns) * 2 - 1;
      const point: Vec3 = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
      const fixed = transformPoint(matrix, point);
      const hanging = transformPoint(upright, point);
      const free = smoothstep(0.1, 0.5, q) * (1 - tilt * 0.8);
      const swing = q * q;
      const ripple = Math.sin(time * 5 - q * 5 + across * 2.2) * (0.014 + stream * 0.06) * q;
      out[at] = lerp(fixed[0], hanging[0], free) + lag[0] * swing * 1.6 + ripple * 0.3;
      out[at + 1] = Math.max(
        0.03,
        lerp(fixed[1], hanging[1], free) + stream * length * swing * 0.55 * (1 - tilt) + lag[1] * swing,
      );
      out[at + 2] =
        lerp(fixed[2], hanging[2], free) -
        stream * length * q ** 1.4 * (1 - tilt) +
        Math.min(0, lag[2]) * swing +
        ripple;
    }
    return out;
  };
  return { name: 'cape', mesh, update };
};
