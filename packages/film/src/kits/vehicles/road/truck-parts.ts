/** What trucks and vans share: their measures and the lamps of their fronts. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';

export type TruckKind = 'lorry' | 'pickup' | 'van' | 'camper' | 'iceCream' | 'dump';

export type TruckShape = {
  length: number;
  halfWidth: number;
  wheel: number;
  axles: number[];
  colour: string;
  height: number;
};

export const addLamps = (b: MeshBuilder, lit: MeshBuilder, halfWidth: number, y: number, front: number) => {
  for (const side of [-1, 1]) {
    const x = side * halfWidth * 0.7;
    b.paint([0.02, 0.02, 0.022], 'satin').box([x, y, front - 0.03], [0.4, 0.22, 0.1], 0.04);
    b.paint([0.86, 0.88, 0.9], 'glossy').box([x, y, front], [0.34, 0.16, 0.06], 0.03);
    lit.paint([5, 4.4, 3.3], 'glow').box([x, y, front + 0.012], [0.33, 0.15, 0.06], 0.03);
  }
};

/** The front is at half the length; the wheels stand along the sides. */
export const measuresOf = ({ length, halfWidth, axles, wheel }: TruckShape) => ({
  length,
  halfWidth,
  front: length / 2,
  wheels: axles.map((z) => ({ z, radius: wheel })),
});
