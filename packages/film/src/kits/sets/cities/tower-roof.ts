/** The flat roof of a skyscraper: a low rail, machines for the air, and the roofs and streets of the city far below. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetRequest } from '../../set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { buildTower } from '../towns/towers.ts';

/** Helicopters land on high roofs. */
export const isTowerRoof = ({ place, nouns = [] }: SetRequest): boolean =>
  place === 'rooftop' && nouns.some((noun) => /helicopter/.test(noun));

const street = -130;
/** From the middle of one street of the grid to the next. */
const block = 46;

const addRoof = (set: SetBuilder): { half: number; back: number } => {
  const half = Math.max(5.5, set.halfX + 1.4);
  const back = set.area.low[2] - 1.6;
  const front = Math.max(12, set.area.cameraPosition[2] + 4);
  const [middle, depth] = [(back + front) / 2, front - back];
  set.model((b) => {
    b.paint(set.isSnowy ? fromHex('#e4eaf0') : fromHex('#8d9196'), set.isRainy ? 'wet' : 'plaster');
    b.box([0, -0.1, middle], [2 * half, 0.2, depth]);
    b.paint(fromHex('#33536a'), 'glass').box([0, street / 2 - 0.2, middle], [2 * half, -street, depth]);
    b.paint(fromHex('#c9ced3'), 'metal');
    for (let y = -3; y > -60; y -= 3.4) b.box([0, y, middle], [2 * half + 0.1, 0.25, depth + 0.1]);
    // A rail that hides nothing.
    b.paint(fromHex('#d8dce0'), 'metal');
    for (const y of [0.5, 1]) {
      b.box([0, y, back], [2 * half, 0.05, 0.05]);
      for (const side of [-1, 1]) b.box([side * half, y, middle], [0.05, 0.05, depth]);
    }
    for (let x = -half; x <= half; x += half / 5) b.box([x, 0.5, back], [0.06, 1, 0.06]);
    for (let z = back; z < front; z += 1.6)
      for (const side of [-1, 1]) b.box([side * half, 0.5, z], [0.06, 1, 0.06]);
    for (const [x, z, w] of [
      [-half + 1, back + 0.9, 1.3],
      [half - 1, back + 0.9, 1.1],
    ] as const)
      if (set.isClear(x, z, 0.7)) {
        b.paint(fromHex('#aeb4b8'), 'metal').box([x, 0.45, z], [w, 0.9, 0.9], 0.04);
        b.paint(fromHex('#2a2d30'), 'matte').box([x, 0.5, z + 0.46], [w * 0.8, 0.5, 0.02]);
      }
    b.paint([3, 0.15, 0.1], 'glow');
    for (const side of [-1, 1]) b.sphere([side * half, 1.1, back], 0.09, 10);
  });
  return { half, back };
};

/** Streets in a grid with cars on them, and towers on the blocks between, most of them lower than the roof. */
const addCityBelow = (set: SetBuilder, half: number, back: number): void => {
  set.model(
    (b) => {
      b.paint(
        (p) => mix(fromHex('#77756f'), fromHex('#8f8c84'), noise(p[0] / 20, 1, p[2] / 20)),
        'asphalt',
      ).heightField({ x0: -800, z0: -900, x1: 800, z1: 80 }, { x: 8, z: 8 }, () => street);
      for (let at = -7; at <= 7; at += 1) {
        b.paint(fromHex('#34373c'), 'asphalt');
        b.box([at * block, street + 0.1, -400], [11, 0.2, 1000]);
        b.box([0, street + 0.14, at * block - 300], [800, 0.2, 11]);
        for (let n = 0; n < 26; n += 1) {
          const hex = ['#f2c21a', '#e8e8e8', '#b02a22', '#2a4a8a', '#1c1e22'][(n + at + 7) % 5]!;
          b.paint(fromHex(hex), 'glossy');
          b.box(
            [at * block + (n % 2 ? 2.6 : -2.6), street + 1, 60 - n * 23 - at * 5],
            [2.4, 1.8, 5.4],
            0.3,
            1,
          );
        }
      }
    },
    { castsNoShadow: true },
  );
  for (let column = -8; column < 8; column += 1)
    for (let row = 0; row < 10; row += 1) {
      const [x, z] = [column * block + 8, -row * block - 2 + (back > -20 ? -18 : 0)];
      if (Math.abs(x + 15) < half + 22 && z > back - 22) continue;
      const far = Math.hypot(x, z);
      const floors = Math.round(8 + set.random() * 15 + (far > 230 ? 22 * set.random() ** 2 : 0));
      const { mesh } = buildTower({
        seed: column * 31 + row * 7 + set.request.seed,
        width: 22 + set.random() * 8,
        depth: 24 + set.random() * 6,
        floors,
        darkness: set.request.darkness,
        isNeon: set.request.region === 'futuristic',
        isFar: true,
      });
      set.add(mesh, multiply(translation(x, street, z), rotationY(0)), { castsNoShadow: true });
    }
};

export const buildTowerRoof = (set: SetBuilder): void => {
  const { half, back } = addRoof(set);
  addCityBelow(set, half, back);
  if (set.isDark) set.lamp([set.centre[0], 4, set.centre[2] + 2], [3, 2.8, 2.4], 9);
};
