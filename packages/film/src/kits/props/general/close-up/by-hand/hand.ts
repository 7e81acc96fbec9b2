/** A hand seen from near, with its forearm in a sleeve: holding a tool whose tip is at the origin, or palm down at the origin. */

import type { Mesh } from '../../../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../../../geometry/soft-body.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { mix, type Vec3 } from '../../../../../math/vector.ts';

const skin = fromHex('#e0a880');
const knuckle = fromHex('#d08a68');
const nail = fromHex('#f4c8b4');

export type HandParts = { hand: { mesh: Mesh }; sleeve: MeshBuilder };

/** Where a tool held like a pen points from its tip. */
export const penDirection: Vec3 = [0.35, 0.85, 0.39];

type Finger = Vec3[];

const addFinger = (body: SoftBody, joints: Finger, thick: number) => {
  for (let n = 1; n < joints.length; n += 1)
    body.capsule(
      joints[n - 1]!,
      joints[n]!,
      [thick * (1.04 - 0.06 * n), thick * (0.98 - 0.06 * n)],
      n === 1 ? skin : mix(skin, knuckle, 0.35),
      { blend: 0.004, material: 'skin' },
    );
  const [tip, before] = [joints.at(-1)!, joints.at(-2)!];
  // The nail, on the upper side.
  const at = mix(tip, before, 0.12);
  body.ellipsoid(
    [at[0], at[1] + thick * 0.62, at[2] - thick * 0.1],
    [thick * 0.55, thick * 0.3, thick * 0.62],
    nail,
    {
      blend: 0.001,
      material: 'satin',
    },
  );
};

const finish = (body: SoftBody, wrist: Vec3, elbow: Vec3, cloth: Vec3, low: Vec3, high: Vec3): HandParts => {
  const cuff = mix(wrist, elbow, 0.07 / Math.hypot(elbow[0] - wrist[0], elbow[2] - wrist[2]));
  body.capsule(wrist, mix(cuff, elbow, 0.1), [0.024, 0.03], skin, { blend: 0.02, material: 'skin' });
  const sleeve = new MeshBuilder();
  sleeve
    .paint(cloth, 'cloth')
    .tube(
      [cuff, mix(cuff, elbow, 0.06), mix(cuff, elbow, 0.12), mix(cuff, elbow, 0.5), elbow],
      [0.037, 0.039, 0.036, 0.042, 0.05],
      24,
    );
  return { hand: { mesh: body.mesh({ low, high, cell: 0.0032, occlusionReach: 0.02 }) }, sleeve };
};

export const buildPenHand = (cloth: Vec3): HandParts => {
  const body = new SoftBody();
  const wrist: Vec3 = [0.108, 0.034, 0.105];
  const palm = { blend: 0.016, material: 'skin' as const };
  body.capsule(wrist, [0.058, 0.05, 0.054], [0.024, 0.019], skin, palm);
  body.capsule(wrist, [0.076, 0.026, 0.044], [0.022, 0.017], skin, palm);
  addFinger(
    body,
    [
      [0.052, 0.058, 0.05],
      [0.022, 0.07, 0.012],
      [0.003, 0.034, 0.012],
    ],
    0.0098,
  );
  addFinger(
    body,
    [
      [0.06, 0.048, 0.042],
      [0.03, 0.052, -0.004],
      [0.012, 0.02, -0.002],
    ],
    0.0098,
  );
  addFinger(
    body,
    [
      [0.07, 0.036, 0.036],
      [0.044, 0.036, -0.006],
      [0.032, 0.013, 0.004],
    ],
    0.0094,
  );
  addFinger(
    body,
    [
      [0.078, 0.024, 0.034],
      [0.06, 0.023, 0],
      [0.048, 0.0095, 0.011],
    ],
    0.0086,
  );
  addFinger(
    body,
    [
      [0.085, 0.04, 0.095],
      [0.054, 0.05, 0.07],
      [0.026, 0.046, 0.036],
      [0.015, 0.031, 0.022],
    ],
    0.0112,
  );
  return finish(body, wrist, [0.42, 0.1, 0.4], cloth, [-0.02, -0.004, -0.03], [0.2, 0.11, 0.2]);
};

/** The right hand; `side` -1 mirrors it to a left one. */
export const buildFlatHand = (side: 1 | -1, cloth: Vec3): HandParts => {
  const body = new SoftBody();
  const at = (x: number, y: number, z: number): Vec3 => [x * side, y, z];
  const wrist = at(0.004, 0.046, 0.1);
  const palm = { blend: 0.018, material: 'skin' as const };
  for (const x of [-0.024, 0.02])
    body.capsule(at(x * 0.6, 0.045, 0.085), at(x, 0.042, 0.022), 0.02, skin, palm);
  for (const [n, x] of [-0.034, -0.012, 0.0105, 0.032].entries()) {
    const long = [0.9, 1, 0.95, 0.78][n]!;
    addFinger(
      body,
      [
        at(x, 0.043, 0.014),
        at(x * 1.1, 0.04, 0.014 - 0.046 * long),
        at(x * 1.16, 0.012, 0.014 - 0.072 * long),
      ],
      0.0102 - (n === 3 ? 0.0012 : 0),
    );
  }
  addFinger(body, [at(-0.022, 0.036, 0.075), at(-0.058, 0.03, 0.042), at(-0.062, 0.014, 0.006)], 0.0118);
  const low = at(-0.085, -0.004, -0.075);
  const high = at(0.065, 0.085, 0.16);
  return finish(
    body,
    wrist,
    at(0.1, 0.1, 0.56),
    cloth,
    [Math.min(low[0], high[0]), low[1], low[2]],
    [Math.max(low[0], high[0]), high[1], high[2]],
  );
};
