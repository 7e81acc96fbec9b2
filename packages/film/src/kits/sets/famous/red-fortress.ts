/** A Moorish palace town on a wooded hill: long red walls with square battlemented towers, tiled roofs, cypresses, a snowy range behind. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { addBattlements, spread } from '../../buildings/shared/parts.ts';
import { addHipRoof } from '../../buildings/shared/roofs.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { mountainRange } from '../shared/landforms.ts';
import { type Ground, isEmpty, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

/** The hill is a long spur across the view. */
const hill = { z: -70, top: 15, half: 104, depth: 26 };

const ground: Ground = (x, z) => {
  const across = smoothstep(hill.depth + 30, hill.depth, Math.abs(z - hill.z));
  const along = smoothstep(hill.half + 60, hill.half, Math.abs(x));
  const rough = 1.6 * (noise(x / 9, 2, z / 9) - 0.5) * smoothstep(14, 26, Math.hypot(x, z));
  const ravine = -9 * smoothstep(-14, -26, z) * smoothstep(-60, -40, z);
  const plateau = hill.top * across * along;
  return (
    plateau +
    (plateau > hill.top * 0.97 ? 0 : rough + ravine * (1 - across)) +
    mountainRange(x, z, { from: 380, to: 1250, height: 330, scale: 420, seed: 8 })
  );
};

const wallPaint =
  (base: string) =>
  (p: Vec3): Vec3 =>
    mix(darken(fromHex(base), 0.16), fromHex(base), noise(p[0] / 2.4, p[1] / 1.3, p[2] / 2.4));

type Block = { x: number; z: number; w: number; d: number; h: number; roof: 'battlements' | 'tiles' };

const addBlock = (b: MeshBuilder, { x, z, w, d, h, roof }: Block, tone: string): void => {
  const y = hill.top;
  // Walls go down into the slope.
  b.paint(wallPaint(tone), 'plaster').box([x, y + h / 2 - 6, z], [w, h + 12, d]);
  if (roof === 'battlements') addBattlements(b, [x, y + h, z], w, d, 1.3);
  else {
    b.paint(fromHex('#9a5a3c'), 'roof');
    b.at(translation(x, 0, z), (k) =>
      addHipRoof(k, w, d, y + h, Math.min(w, d) * 0.22, 0.7, Math.abs(w - d)),
    );
  }
  // Paired horseshoe windows high up, slits below.
  b.paint(fromHex('#2c211b'), 'matte');
  const count = Math.max(1, Math.round(w / 6));
  for (const at of count === 1 ? [0] : spread(-w / 2 + 2.6, w / 2 - 2.6, count))
    for (const side of [-0.7, 0.7]) {
      const [cx, cy, cz] = [x + at + side, y + h - 3.6, z + d / 2 + 0.03];
      b.box([cx, cy, cz], [0.8, 1.5, 0.06]);
      b.at(multiply(translation(cx, cy + 0.75, cz), rotationY(0)), (k) =>
        k.extrude(
          Array.from({ length: 11 }, (_, n): [number, number] => [
            0.46 * Math.cos((n / 10) * Math.PI),
            0.5 * Math.sin((n / 10) * Math.PI),
          ]),
          -0.03,
          0.03,
        ),
      );
    }
};

const blocks: readonly Block[] = [
  // The fortress at the point of the hill, with its watch tower.
  { x: -88, z: -66, w: 11, d: 11, h: 22, roof: 'battlements' },
  { x: -70, z: -60, w: 8, d: 8, h: 15, roof: 'battlements' },
  { x: -62, z: -76, w: 10, d: 9, h: 18, roof: 'battlements' },
  { x: -98, z: -76, w: 8, d: 8, h: 13, roof: 'battlements' },
  // The palaces: a great tower, long wings under tiles, a domed hall.
  { x: -6, z: -58, w: 15, d: 15, h: 27, roof: 'battlements' },
  { x: -26, z: -62, w: 24, d: 12, h: 11, roof: 'tiles' },
  { x: 13, z: -62, w: 22, d: 12, h: 12, roof: 'tiles' },
  { x: -40, z: -56, w: 8, d: 8, h: 15, roof: 'battlements' },
  { x: 30, z: -58, w: 9, d: 9, h: 17, roof: 'tiles' },
  { x: 2, z: -80, w: 40, d: 14, h: 13, roof: 'tiles' },
  { x: 48, z: -60, w: 8, d: 8, h: 14, roof: 'battlements' },
  { x: 66, z: -64, w: 20, d: 11, h: 9, roof: 'tiles' },
  { x: 84, z: -60, w: 9, d: 9, h: 16, roof: 'battlements' },
  { x: 101, z: -66, w: 8, d: 8, h: 12, roof: 'battlements' },
];

export const createRedFortress = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.08, ...(isEmpty(request) && { eyeHeight: 12, width: 84 }) },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, {
      paint: (x, y, z, upness) => {
        const scrub = mix(fromHex('#4c6a2c'), fromHex('#7d8a44'), fractalNoise(x / 12, 2, z / 12, 3));
        const earth = mix(fromHex('#b08a5c'), fromHex('#c8a878'), noise(x / 3, 1, z / 3));
        const near = 0.45 + 0.55 * smoothstep(0.35, 0.6, noise(x / 7, 8, z / 7));
        const low = mix(earth, scrub, near);
        const rock = mix(fromHex('#6d6a70'), fromHex('#8b858a'), noise(x / 30, y / 30, z / 30));
        const far = smoothstep(330, 620, Math.hypot(x, z));
        const high = mix(rock, fromHex('#eef2f8'), smoothstep(70, 120, y + 60 * (upness - 0.8)));
        return mix(low, high, far);
      },
      material: 'lawn',
      reach: 2600,
      fineness: 2.5,
    });
    set.model((b) => {
      const tones = ['#c08a62', '#c9946c', '#b47e58'];
      for (const [n, block] of blocks.entries()) addBlock(b, block, tones[n % 3]!);
      // One wall joins them all.
      b.paint(wallPaint('#bd8860'), 'plaster').box([0, hill.top - 2, -56], [204, 17, 2.2]);
      addBattlements(b, [0, hill.top + 6.5, -56], 204, 2.2, 1.2);
      b.paint(wallPaint('#a86a45'), 'plaster').box([0, hill.top - 2, -88], [200, 15, 2]);
      // The round court of the later palace in its square block.
      b.paint(wallPaint('#cdb48c'), 'stone').box([-34, hill.top + 6, -86], [30, 14, 26]);
      b.paint(fromHex('#8a5a3c'), 'roof').box([-34, hill.top + 13.3, -86], [31, 0.8, 27], 0.2);
      // A bell tower and a church roof among the palaces.
      b.paint(fromHex('#d8c6a4'), 'plaster').box([36, hill.top + 10, -80], [6, 22, 6]);
      b.paint(fromHex('#9a5a3c'), 'roof').at(translation(36, 0, -80), (k) =>
        addHipRoof(k, 6, 6, hill.top + 21, 3, 0.5),
      );
    });
    const isFree = (x: number, z: number, radius: number) => !area.hasCast || set.isClear(x, z, radius);
    const plant = createTreePlanter(set);
    // Woods cover the slope under the walls.
    for (let n = 0; n < 330; n += 1) {
      const x = (set.random() * 2 - 1) * 150;
      const z = -16 - 37 * set.random();
      if (isFree(x, z, 2)) plant(set.random() < 0.25 ? 'cypress' : 'oak', x, z, 0.42 + 0.3 * set.random());
    }
    for (let n = 0; n < 26; n += 1) {
      const x = (set.random() * 2 - 1) * 100;
      plant('cypress', x, -70 - 4 * set.random(), 0.75 + 0.3 * set.random(), hill.top);
    }
    // White houses of the old quarter on both sides of the viewpoint.
    for (const side of [-1, 1])
      for (let n = 0; n < 9; n += 1) {
        const [x, z] = [
          side * (26 + 9 * (n % 5) + 3 * set.random()),
          16 - 10 * Math.floor(n / 5) - 5 * set.random(),
        ];
        if (!isFree(x, z, 5)) continue;
        const y = ground(x, z);
        set.model((b) => {
          b.paint(fromHex('#f0eadc'), 'plaster').box([x, y + 2, z], [7.4, 6, 6.4]);
          b.paint(fromHex('#a8643f'), 'roof').at(translation(x, 0, z), (k) =>
            addHipRoof(k, 7.4, 6.4, y + 5, 1.5, 0.5, 2),
          );
          b.paint(fromHex('#3a3026'), 'matte');
          for (const d of [-2, 0, 2]) b.box([x + d, y + 3, z + 3.22], [0.9, 1.3, 0.06]);
        });
      }
    return set.result();
  },
});
