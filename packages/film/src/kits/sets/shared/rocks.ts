/** Rocks strewn over a set. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import type { SetBuilder } from './set-builder.ts';

export type RocksOptions = {
  count: number;
  near: number;
  far: number;
  /** Metres across, roughly. */
  size: number;
  dark?: Vec3;
  pale?: Vec3;
  cover?: Vec3 | null;
  roundness?: number;
  accept?: (x: number, z: number) => boolean;
};

export const createRockPlacer = (
  set: SetBuilder,
  {
    dark = fromHex('#57524c'),
    pale = fromHex('#9a948a'),
    cover,
    roundness = 0.35,
  }: Partial<RocksOptions> = {},
) => {
  const top = cover === undefined ? (set.isSnowy ? fromHex('#eef2f8') : null) : cover;
  const meshes = [18, 10].map((segments) =>
    [1, 2, 3].map((seed) =>
      buildRock({ seed: seed + set.request.seed, segments, dark, pale, cover: top, roundness }),
    ),
  );
  return (x: number, y: number, z: number, size: number): void => {
    const isNear = set.distanceToCamera(x, z) < 14 * size + 6;
    const mesh = meshes[isNear ? 0 : 1]![Math.floor(set.random() * 3)]!;
    const squash = 0.7 + 0.5 * set.random();
    set.add(
      mesh,
      multiply(translation(x, y, z), rotationY(set.random() * 6.283), scaling(size, size * squash, size)),
    );
  };
};

export const addRocks = (set: SetBuilder, options: RocksOptions): void => {
  const place = createRockPlacer(set, options);
  const { count, near, far, size, accept } = options;
  set.scatter(
    count,
    { near, far, radius: size * 0.5, gap: 0.7 },
    (x, z) => place(x, set.ground(x, z), z, size * (0.3 + set.random() ** 2 * 1.2)),
    accept,
  );
};
