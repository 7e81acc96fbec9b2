/** A model from named mesh builders: measures its own size. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { identity, type Matrix } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Model } from '../model.ts';

/** What `hidden` and `shown` parts are set to in a pose. */
export const shown = (isShown: boolean): Matrix | null => (isShown ? identity() : null);

const measure = (builders: Pick<MeshBuilder, 'mesh'>[]): Vec3 => {
  const low: Vec3 = [1e9, 0, 1e9];
  const high: Vec3 = [-1e9, 0, -1e9];
  for (const { mesh } of builders) {
    for (let at = 0; at < mesh.positions.length; at += 1) {
      const [axis, value] = [at % 3, mesh.positions[at]!];
      if (value < low[axis]!) low[axis] = value;
      if (value > high[axis]!) high[axis] = value;
    }
  }
  return [
    2 * Math.max(Math.abs(low[0]), Math.abs(high[0])),
    high[1],
    2 * Math.max(Math.abs(low[2]), Math.abs(high[2])),
  ];
};

/** Lit panes, flashing lights and turning propellers. */
const shadowless = /^(lit|flash|blur|glow)/;

/** The size is that of the `body` and the parts that rest in place, unless it is given. */
export const assembleModel = (
  builders: Record<string, Pick<MeshBuilder, 'mesh'>>,
  { size, ...rest }: Partial<Omit<Model, 'parts'>> = {},
): Model => ({
  size: size ?? measure(Object.values(builders)),
  parts: Object.entries(builders).map(([name, { mesh }]) =>
    shadowless.test(name) ? { name, mesh, castsNoShadow: true } : { name, mesh },
  ),
  anchors: {},
  ...rest,
});
