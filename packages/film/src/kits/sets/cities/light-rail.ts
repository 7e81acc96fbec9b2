/** A light rail high over a city of towers, whose trains run through the middle of a block: Chongqing. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { buildTower } from '../towns/towers.ts';

export const isLightRail = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  details.includes('light_rail') &&
  ['city', 'street', 'skyline', 'railway', 'cyberpunk_city'].includes(place) &&
  nouns.every((noun) => /neon|light|planet|train|tram|skyscraper|building|railway|monorail/.test(noun));

/** The block stands behind the camera's target; the track goes through it along x. */
const blockZ = -26;
const trackY = 5;
const blockHalf = 13;
const neons: Vec3[] = [
  [2.6, 0.3, 0.9],
  [0.2, 1.6, 2.6],
  [2.6, 1.4, 0.2],
  [0.4, 2.2, 0.7],
  [1.3, 0.5, 2.7],
];

/** Storeys of lit windows with a tunnel left free for the track. */
const addBlock = (b: MeshBuilder, set: SetBuilder): void => {
  const wall = fromHex('#8d8a86');
  const [low, high, top] = [trackY - 1.6, trackY + 5.4, 40];
  b.paint(wall, 'stone').box([0, (low - 26) / 2, blockZ], [2 * blockHalf, low + 26, 15], 0.1);
  b.box([0, (high + top) / 2, blockZ], [2 * blockHalf, top - high, 15], 0.1);
  b.box([0, (low + high) / 2, blockZ - 6.4], [2 * blockHalf, high - low, 2.2]);
  for (const x of [-blockHalf + 0.8, -4.2, 4.2, blockHalf - 0.8])
    b.box([x, (low + high) / 2, blockZ + 6.6], [1.1, high - low, 1.6], 0.1);
  const lit = 0.2 + 0.8 * set.request.darkness;
  for (let y = -20; y < top - 2; y += 3.1) {
    if (y > low - 2.6 && y < high) continue;
    b.paint(mix(wall, [1, 1, 1], 0.2), 'stone').box(
      [0, y - 0.5, blockZ + 7.7],
      [2 * blockHalf + 0.3, 0.3, 0.7],
    );
    for (let x = -blockHalf + 1.6; x < blockHalf - 1; x += 2.5) {
      const isLit = set.random() < 0.62;
      b.paint(isLit ? scale([1.7, 1.2, 0.6], lit) : fromHex('#26303c'), isLit ? 'glow' : 'glossy').box(
        [x, y + 0.9, blockZ + 7.55],
        [1.5, 1.7, 0.16],
      );
    }
  }
  // The edge of the tunnel glows, so that it is seen as one.
  for (const y of [low, high])
    b.paint(neons[y === low ? 1 : 0]!, 'glow').box([0, y, blockZ + 7.75], [2 * blockHalf, 0.18, 0.18]);
};

const addTrack = (b: MeshBuilder): void => {
  b.paint(fromHex('#9b9a98'), 'stone').box([0, trackY - 1, blockZ + 1.5], [420, 1.4, 3.2], 0.1);
  b.paint(fromHex('#55575c'), 'metal').box([0, trackY - 0.2, blockZ + 1.5], [420, 0.3, 0.9]);
  b.paint(fromHex('#84827f'), 'stone');
  for (let x = -180; x <= 180; x += 22)
    if (Math.abs(x) > blockHalf)
      b.box([x, trackY / 2 - 14, blockZ + 1.5], [2.2, trackY + 26, 2.4], 0.2).box(
        [x, trackY - 2.2, blockZ + 1.5],
        [2.6, 1.2, 5],
        0.2,
      );
};

const addTrain = (set: SetBuilder): void => {
  const length = 11;
  for (let car = 0; car < 4; car += 1) {
    const at = (time: number) =>
      translation(-46 - car * (length + 0.5) + ((time * 15 + 22) % 150), trackY, blockZ + 1.5);
    const piece = new SetBuilder(set.request, set.area);
    piece.model((b) => {
      b.paint(fromHex('#e9ebee'), 'glossy').box([0, 1.75, 0], [length, 3.1, 2.9], 0.5);
      b.paint(fromHex('#d02a2a'), 'glossy').box([0, 0.75, 0], [length + 0.03, 0.5, 2.96], 0.1);
      b.paint([2.2, 2, 1.5], 'glow').box([0, 2.2, 0], [length - 1.4, 1.05, 2.94], 0.05);
      b.paint(fromHex('#e9ebee'), 'glossy');
      for (let x = -4; x <= 4; x += 2) b.box([x, 2.2, 0], [0.3, 1.1, 2.97]);
      if (car === 0)
        b.paint([3, 2.9, 2.4], 'glow')
          .sphere([length / 2 + 0.02, 1, 0.8], 0.2, 8)
          .sphere([length / 2 + 0.02, 1, -0.8], 0.2, 8);
    });
    for (const { mesh } of piece.pieces)
      set.add(mesh, at(0), { castsNoShadow: true, update: (time) => at(time) });
  }
};

export const createLightRail = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.3, eyeHeight: 8, width: 52, mostAzimuth: 0.42 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    set.model(
      (b) => {
        b.paint(fromHex('#3c3d42'), request.darkness > 0.4 || set.isRainy ? 'wet' : 'asphalt').box(
          [0, -25, -100],
          [800, 1, 700],
        );
        addBlock(b, set);
        addTrack(b);
        // Upright signs on the block and beside it.
        for (let n = 0; n < 16; n += 1) {
          const x = (n % 2 ? 1 : -1) * (4 + 2.2 * (n >> 1));
          b.paint(neons[n % 5]!, 'glow').box(
            [x, 17 + 8 * set.random(), blockZ + 8],
            [0.9, 5 + 4 * set.random(), 0.3],
          );
        }
      },
      { castsNoShadow: true },
    );
    addTrain(set);
    for (let n = 0; n < 64; n += 1) {
      const side = n % 2 ? 1 : -1;
      const depth = n < 14 ? 14 * Math.floor(n / 4) : 40 + 240 * set.random();
      const x = n < 14 ? side * (34 + 16 * (n % 4) + 6 * set.random()) : (set.random() * 2 - 1) * 220;
      const z = n < 14 ? blockZ - 6 - depth : blockZ - depth;
      const { mesh } = buildTower({
        seed: n + request.seed,
        width: 13 + set.random() * 7,
        depth: 14,
        floors: Math.round(14 + 14 * set.random()),
        darkness: request.darkness,
        isNeon: request.darkness > 0.4,
        isFar: n >= 14,
      });
      if (Math.abs(x) < 22 && z > blockZ - 30) continue;
      set.add(mesh, multiply(translation(x, -24, z), rotationY((set.random() - 0.5) * 0.3)), {
        castsNoShadow: true,
      });
    }
    return set.result();
  },
});
