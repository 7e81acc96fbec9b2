/** Parts shared by the models beside it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { steps } from '../shared/section.ts';

export const black = fromHex('#222326');

export const addCabBox = (b: MeshBuilder, [x, y, z]: Vec3, [w, h, l]: Vec3, paint: Vec3) => {
  b.paint(paint, 'glossy')
    .box([x, y + h * 0.2, z], [w, h * 0.4, l], 0.04)
    .box([x, y + h, z], [w + 0.06, 0.1, l + 0.06], 0.04);
  b.paint(fromHex('#1d2730'), 'glass').box([x, y + h * 0.68, z], [w * 0.94, h * 0.58, l * 0.94]);
  b.paint(paint, 'glossy');
  for (const dx of [-1, 1])
    for (const dz of [-1, 1])
      b.box([x + dx * w * 0.48, y + h * 0.65, z + dz * l * 0.48], [0.08, h * 0.7, 0.08]);
};

export const steel = fromHex('#8a9096');

export const addTracks = (b: MeshBuilder, half: number, length: number, height: number, width: number) => {
  for (const side of [-1, 1]) {
    const r = height / 2;
    const end = length / 2 - r;
    const outline = [
      ...steps(0, Math.PI, 8).map((a): [number, number] => [end + Math.sin(a) * r, r - Math.cos(a) * r]),
      ...steps(0, Math.PI, 8).map((a): [number, number] => [-end - Math.sin(a) * r, r + Math.cos(a) * r]),
    ];
    b.paint(black, 'metal').loft(
      [-width / 2, width / 2].map((dx) => outline.map(([z, y]): Vec3 => [side * half + dx, y, z])),
    );
    for (const z of steps(-end, end, 4))
      b.paint(steel, 'satin').sphere([side * (half + width * 0.42), r, z], [0.08, r * 0.6, r * 0.6], 12);
  }
};
