/** The crowd of a busy street: it walks along both pavements, or fills the square where a feast is waited for. */

import type { Vec3 } from '../../../math/vector.ts';
import { isDeserted, type SetBuilder } from '../shared/set-builder.ts';
import { addWalkers } from '../shared/walkers.ts';

const isFeast = ({ request }: SetBuilder) =>
  request.details?.includes('billboards') && (request.nouns ?? []).includes('confetti');

export const addPassersBy = (set: SetBuilder, road: number, edge: number): void => {
  const { details = [] } = set.request;
  const isBusy = details.includes('crowded') || details.includes('billboards');
  if (!isBusy || isDeserted(set.request) || details.includes('steep')) return;
  const camera = set.area.cameraPosition;
  const spots: Vec3[] = [];
  if (isFeast(set)) {
    // Rows of those who look up the street, thick before the camera.
    const first = Math.max(4.5, (camera[1] - 1.2) * 1.7 * set.area.focalLength);
    for (let row = 0; row < 12; row += 1)
      for (let n = 0; n < 9 + row; n += 1) {
        const z = camera[2] - first - row * 1.25 - set.random() * 0.5;
        const reach = Math.min(edge - 1, 3 + first * 0.4 + row * 0.95);
        const x = camera[0] + ((n + 0.5) / (9 + row) - 0.5) * 2 * reach + (set.random() - 0.5) * 0.3;
        if (set.area.hasCast && !set.isClear(x, z, 0.4)) continue;
        spots.push([x, Math.abs(x) > road ? 0.14 : 0, z]);
      }
    addWalkers(set, { spots, from: 0, to: 1, isWaiting: true });
    return;
  }
  const start = Math.min(camera[2] - 4, set.area.low[2] + 4);
  for (let n = 0; n < 44; n += 1) {
    const side = n % 2 ? 1 : -1;
    const x = side * (road + 0.5 + set.random() * Math.max(0.6, edge - road - 1.3));
    const z = start - set.random() * 34;
    if (set.isClear(x, z, 0.35)) spots.push([x, 0.14, z]);
  }
  addWalkers(set, { spots, from: start - 36, to: start });
};
