/** A light rail high over a city of towers on a hillside; in Chongqing its trains run through the middle of a block. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationY, translation } from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { buildTower } from '../towns/towers.ts';

export const isLightRail = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  (details.includes('light_rail') || details.includes('elevated_rail')) &&
  ['city', 'street', 'skyline', 'railway', 'cyberpunk_city'].includes(place) &&
  nouns.every((noun) => /neon|light|planet|skyscraper|building|railway/.test(noun));

const trackY = 5;
const [blockHalf, blockDepth] = [14, 15];
/** The way comes slanting towards the camera, which sees the mouth of the tunnel and the side of the block. */
const onWay: Matrix = multiply(translation(-6, 0, -22), rotationY(-0.72));
const neons: Vec3[] = [
  [2.6, 0.3, 0.9],
  [0.2, 1.6, 2.6],
  [2.6, 1.4, 0.2],
  [0.4, 2.2, 0.7],
  [1.3, 0.5, 2.7],
];

/** Storeys of lit windows with a tunnel left free for the way, which runs along x. */
const addBlock = (b: MeshBuilder, set: SetBuilder): void => {
  const wall = fromHex('#a8a29a');
  const [low, high, top, foot] = [trackY - 1.7, trackY + 5.2, 44, -26];
  const half = blockDepth / 2;
  b.paint(wall, 'stone').box([0, (low + foot) / 2, 0], [2 * blockHalf, low - foot, blockDepth], 0.1);
  b.box([0, (high + top) / 2, 0], [2 * blockHalf, top - high, blockDepth], 0.1);
  b.box([0, (low + high) / 2, -half + 1], [2 * blockHalf, high - low, 2]);
  for (const x of [-blockHalf + 0.8, -4.6, 4.6, blockHalf - 0.8])
    b.box([x, (low + high) / 2, half - 0.9], [1.3, high - low, 1.6], 0.1);
  const lit = 0.25 + 0.85 * set.request.darkness;
  const pane = (at: Vec3, size: Vec3) => {
    const isLit = set.random() < 0.3 + 0.35 * set.request.darkness;
    b.paint(isLit ? scale([1.5, 1.05, 0.5], lit) : fromHex('#26303c'), isLit ? 'glow' : 'glossy').box(
      at,
      size,
    );
  };
  for (let y = foot + 3; y < top - 2; y += 3.1) {
    if (y > low - 2.6 && y < high) continue;
    b.paint(mix(wall, [1, 1, 1], 0.25), 'stone').box(
      [0.1, y - 0.5, 0.2],
      [2 * blockHalf + 0.8, 0.3, blockDepth + 0.7],
    );
    for (let x = -blockHalf + 1.6; x < blockHalf - 1; x += 2.5)
      pane([x, y + 0.9, half + 0.02], [1.5, 1.7, 0.16]);
    for (let z = -half + 1.6; z < half - 1; z += 2.5) pane([blockHalf + 0.02, y + 0.9, z], [0.16, 1.7, 1.5]);
  }
  // The mouth of the tunnel is framed, and its ceiling lit, so that it is seen as one.
  b.paint(mix(wall, [1, 1, 1], 0.35), 'stone');
  for (const y of [low, high])
    b.box([blockHalf + 0.2, y, 0], [1, 0.9, blockDepth]).box([0, y, half], [2 * blockHalf, 0.5, 0.5]);
  for (const z of [-half + 1.1, half - 0.9])
    b.box([blockHalf + 0.2, (low + high) / 2, z], [1, high - low, 2.2]);
  b.paint(scale([2.4, 2.1, 1.5], 0.3 + 0.7 * set.request.darkness), 'glow');
  for (let x = -blockHalf + 2; x < blockHalf; x += 4) b.box([x, high - 0.2, 0], [2, 0.12, 6]);
  if (!set.isDark) return;
  b.paint(neons[1]!, 'glow').box([0, low - 0.4, half + 0.3], [2 * blockHalf, 0.16, 0.16]);
  b.paint(neons[0]!, 'glow').box([0, high + 0.4, half + 0.3], [2 * blockHalf, 0.16, 0.16]);
  for (let n = 0; n < 6; n += 1)
    b.paint(neons[n % 5]!, 'glow').box(
      [-blockHalf + 2.85 + 5 * n, 17 + 8 * set.random(), half + 0.4],
      [0.7, 5 + 4 * set.random(), 0.3],
    );
};

const addWay = (b: MeshBuilder, hasBlock: boolean): void => {
  b.paint(fromHex('#9b9a98'), 'stone').box([0, trackY - 1, 0], [420, 1.2, 3.4], 0.1);
  b.paint(fromHex('#6b6d72'), 'stone').box([0, trackY - 0.1, 0], [420, 0.7, 1.1]);
  b.paint(fromHex('#84827f'), 'stone');
  for (let x = -176; x <= 176; x += 22)
    if (!hasBlock || Math.abs(x) > blockHalf)
      b.box([x, trackY / 2 - 14, 0], [2.2, trackY + 26, 2.4], 0.2).box(
        [x, trackY - 2.1, 0],
        [2.8, 1.3, 5.2],
        0.2,
      );
};

/** Two trains coupled: the head has left the tunnel, and the end is still to come. */
const addTrain = (set: SetBuilder): void => {
  const kit = findKit('monorail');
  if (!kit) return;
  const model = kit.build(plainOptions('monorail', { detail: 1, seed: 1 }));
  const length = model.size[2];
  const isLit = set.request.darkness > 0.25;
  const parts = model.parts.filter(({ name }) => name === 'body' || (isLit && name === 'lit'));
  for (let n = 0; n < 2; n += 1) {
    const at = (time: number) =>
      multiply(
        onWay,
        translation(
          ((blockHalf + 3 + length + time * 8) % 260) - length * (n + 1.5) - 0.6 * n,
          trackY + 0.1,
          0,
        ),
        rotationY(Math.PI / 2),
      );
    for (const { mesh } of parts) set.add(mesh, at(0), { castsNoShadow: true, update: at });
  }
};

/** Towers rise behind each other as on the side of a hill; before the way stand only houses that are lower than it. */
const addTowers = (set: SetBuilder, groundY: number, hasBlock: boolean): void => {
  const { request } = set;
  const slope = hasBlock ? 0.24 : 0.05;
  const lowFloors = Math.max(1, Math.floor((trackY - 7 - groundY - 4) / 3.4));
  /** Storeys for which there is room: none on the way, few before it. */
  const roomAt = (x: number, z: number): 'none' | 'low' | 'high' => {
    const [dx, dz] = [x + 6, z + 22];
    const [along, across] = [dx * 0.752 + dz * 0.659, -dx * 0.659 + dz * 0.752];
    if (across < -16 - (hasBlock && Math.abs(along) < 26 ? 14 : 0)) return 'high';
    if (across < 12) return 'none';
    return along < -95 - across * 0.8 ? 'high' : z > 2 ? 'none' : 'low';
  };
  const counts = { low: 0, high: 0 };
  for (let n = 0; n < 420; n += 1) {
    const depth = 260 * (n / 420) ** 1.3;
    const [x, z] = [(set.random() * 2 - 1) * (70 + depth * 0.75), -4 - depth];
    const width = 12 + set.random() * 7;
    const rooms = [roomAt(x, z), roomAt(x + width, z), roomAt(x, z - 14), roomAt(x + width, z - 14)];
    const room = rooms.includes('none') ? 'none' : rooms.includes('low') ? 'low' : 'high';
    if (room === 'none' || counts[room] >= (room === 'low' ? 22 : 58)) continue;
    if (set.isTaken(x + width / 2, z - 7, 9)) continue;
    set.take(x + width / 2, z - 7, 9);
    counts[room] += 1;
    const isLow = room === 'low';
    const { mesh } = buildTower({
      seed: n + request.seed,
      width,
      depth: 14,
      floors: isLow ? Math.max(1, lowFloors - (n % 3)) : Math.round(12 + 13 * set.random()),
      darkness: request.darkness,
      isNeon: request.darkness > 0.4 && n % 3 === 0,
      isFar: depth > 60,
    });
    const rise = groundY + (isLow ? 0 : Math.min(46, depth * slope));
    set.add(mesh, multiply(translation(x, rise, z), rotationY((set.random() - 0.5) * 0.3)), {
      castsNoShadow: true,
    });
  }
};

export const createLightRail = (request: SetRequest): StageSet => {
  const hasBlock = request.details?.includes('light_rail') ?? false;
  const groundY = hasBlock ? -25 : -12;
  return {
    isIndoors: false,
    ground: () => 0,
    water: null,
    travelDirection: Math.PI / 2,
    view: { azimuth: 0.3, eyeHeight: 8, width: 50, mostAzimuth: 0.42 },
    build: (area) => {
      const set = new SetBuilder(request, area);
      set.model(
        (b) => {
          b.paint(fromHex('#3c3d42'), set.isDark || set.isRainy ? 'wet' : 'asphalt').box(
            [0, groundY - 0.5, -100],
            [900, 1, 800],
          );
          b.at(onWay, (k) => {
            if (hasBlock) addBlock(k, set);
            addWay(k, hasBlock);
          });
          // The hill under the towers.
          if (hasBlock)
            b.paint(fromHex('#33362f'), 'rock').quad(
              [-400, groundY, -16],
              [400, groundY, -16],
              [400, groundY + 62, -275],
              [-400, groundY + 62, -275],
              [0, 0.97, 0.24],
            );
        },
        { castsNoShadow: true },
      );
      addTrain(set);
      addTowers(set, groundY, hasBlock);
      return set.result();
    },
  };
};
