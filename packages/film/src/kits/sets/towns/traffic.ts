/** Cars on a highway; by night streaks of light. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const lanesOf = (half: number): number[] => {
  const lanes: number[] = [];
  for (let x = 2.8; x < half - 1.6; x += 3.6) lanes.push(-x, x);
  return lanes;
};

/** Cars come on the left half and go on the right; by night they leave streaks of light. */
export const addTraffic = (set: SetBuilder, half: number): void => {
  const lanes = lanesOf(half).filter((x) => x < set.area.low[0] - 1.3 || x > set.area.high[0] + 1.3);
  const colours = ['#c23a34', '#e8e8e8', '#2f5a9a', '#26282c', '#8a9096', '#d8a02a', '#3f7a5a'].map(fromHex);
  const nouns = ['car', 'car', 'van', 'car', 'truck', 'taxi', 'bus'];
  const count = set.isDark ? 10 : 20;
  for (let n = 0; n < count && lanes.length > 0; n += 1) {
    const x = lanes[n % lanes.length]!;
    const kit = findKit(nouns[n % nouns.length]!) ?? findKit('car');
    if (!kit) break;
    const model = kit.build(plainOptions(kit.nouns[0]!, { colour: colours[n % 7]!, detail: 2, seed: n + 1 }));
    const direction = x < 0 ? 1 : -1;
    const [start, speed, length] = [set.random() * 240, 22 + set.random() * 8, 240];
    // None passes close before the lens.
    const isNearCamera = Math.abs(x - set.area.cameraPosition[0]) < 5;
    const front = isNearCamera
      ? Math.min(set.area.low[2], set.area.cameraPosition[2]) - 12
      : set.area.cameraPosition[2] + 6;
    for (const { mesh } of model.parts) {
      set.add(mesh, translation(0, -50, 0), {
        castsNoShadow: true,
        update: (time) => {
          const along = (((start + time * speed) % length) + length) % length;
          return multiply(
            translation(x, 0, direction > 0 ? front - length + along : front - along),
            rotationY(direction > 0 ? 0 : Math.PI),
          );
        },
      });
    }
  }
  if (!set.isDark) return;
  for (const [n, x] of lanes.entries()) {
    for (const offset of [-0.62, 0.62]) {
      const streak = new MeshBuilder();
      const isComing = x < 0;
      for (let k = 0; k < 7; k += 1) {
        const [z0, long] = [set.random() * 330, 20 + set.random() * 55];
        const strength = 0.8 + set.random() * 1.4;
        streak.paint(
          isComing
            ? [2.6 * strength, 2.2 * strength, 1.5 * strength]
            : [2.6 * strength, 0.22 * strength, 0.1 * strength],
          'glow',
        );
        const y = 0.62 + 0.25 * set.random();
        streak.tube(
          [
            [x + offset, y, -z0],
            [x + offset + 0.2 * Math.sin(k), y, -z0 - long * 0.5],
            [x + offset, y, -z0 - long],
          ],
          [0.03, 0.055, 0.03],
          4,
          false,
        );
      }
      const speed = (26 + n * 2) * (isComing ? 1 : -1);
      set.add(streak.mesh, undefined, {
        castsNoShadow: true,
        update: (time) =>
          translation(0, 0, set.area.cameraPosition[2] + ((time * speed) % 60) + (isComing ? -60 : 0) + 30),
      });
    }
  }
};
