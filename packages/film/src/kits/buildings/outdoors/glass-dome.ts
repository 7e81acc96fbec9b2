/** A dome of glass panes on white ribs, on a low ring of white metal: people and plants stand inside it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const [radius, rings, sectors] = [5.2, 5, 18];

/** A corner of the net of ribs; every second ring is turned by half a pane, so that panes are triangles. */
const corner = (ring: number, sector: number): Vec3 => {
  const up = (ring / rings) * (Math.PI / 2);
  const around = ((sector + (ring % 2) / 2) / sectors) * 2 * Math.PI;
  return [
    radius * Math.cos(up) * Math.cos(around),
    0.4 + radius * 0.86 * Math.sin(up),
    radius * Math.cos(up) * Math.sin(around),
  ];
};

export const glassDome: Kit = {
  name: 'glass dome',
  nouns: ['glass dome', 'geodesic dome', 'biodome'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, ribs] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(colour ?? fromHex('#e8ecef'), 'satin').lathe(
      [
        [radius + 0.25, 0],
        [radius + 0.25, 0.34],
        [radius + 0.1, 0.44],
        [radius - 0.12, 0.44],
        [radius - 0.12, 0],
      ],
      64,
    );
    ribs.paint(fromHex('#f4f7f9'), 'satin');
    for (let ring = 0; ring < rings; ring += 1)
      for (let sector = 0; sector < sectors; sector += 1) {
        const at = corner(ring, sector);
        const above = ring % 2 === 0 ? [sector - 1, sector] : [sector, sector + 1];
        ribs.tube([at, corner(ring, sector + 1)], 0.035, 5);
        for (const next of above) ribs.tube([at, corner(ring + 1, next)], 0.035, 5);
      }
    const panes = new MeshBuilder();
    panes.paint([0.3, 0.42, 0.46], 'clear').lathe(
      Array.from({ length: 13 }, (_, n): [number, number] => {
        const up = (n / 12) * (Math.PI / 2);
        return [radius * Math.cos(up), 0.4 + radius * 0.86 * Math.sin(up)];
      }),
      48,
    );
    return assembleModel(
      { body, ribs, panes },
      { size: [radius * 2, radius, radius * 2], anchors: { inside: [0, 0.02, 0], top: [0, radius, 0] } },
    );
  },
};
