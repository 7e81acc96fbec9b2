/** Pairs of wheels on an axle that roll by the way travelled. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';

export type WheelStyle = 'disc' | 'alloy' | 'whitewall' | 'wire' | 'wooden' | 'tractor' | 'truck' | 'rail';

export type AxleSpec = {
  z: number;
  radius: number;
  width: number;
  /** Half the distance between the wheels' middles; 0: one wheel. */
  track: number;
  style?: WheelStyle;
  rim?: Vec3;
  segments?: number;
};

const rubber = fromHex('#1b1b1d');
const chrome = fromHex('#c4c8cc');

/** A wheel about the origin; its axle lies along x, its outer face towards +x times `side`. */
export const addWheel = (
  b: MeshBuilder,
  radius: number,
  width: number,
  style: WheelStyle,
  side: number,
  rim: Vec3 = chrome,
  segments = 24,
) => {
  const half = width / 2;
  const spokes = (count: number, thickness: number, colour: Vec3) => {
    b.paint(colour, 'satin');
    for (let n = 0; n < count; n += 1) {
      const angle = (n / count) * 2 * Math.PI;
      const end: Vec3 = [0, Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86];
      b.tube([[0, 0, 0], end], thickness, 5, false);
    }
  };
  b.at(rotationZ((-Math.PI / 2) * (side || 1)), (k) => {
    if (style === 'rail') {
      k.paint(fromHex('#85898e'), 'metal').lathe(
        [
          [radius * 0.84, -half],
          [radius, -half],
          [radius, half],
          [radius * 0.84, half],
          [radius * 0.84, -half],
        ],
        segments,
      );
      k.paint(rim, 'satin').lathe(
        [
          [0, half * 1.3],
          [radius * 0.2, half * 1.3],
          [radius * 0.2, -half],
        ],
        12,
      );
      return;
    }
    if (style === 'wooden') {
      k.paint(rim, 'wood').lathe(
        [
          [radius * 0.84, -half],
          [radius * 0.98, -half],
          [radius * 0.98, half],
          [radius * 0.84, half],
          [radius * 0.84, -half],
        ],
        segments,
      );
      k.paint(fromHex('#3d3a38'), 'metal').lathe(
        [
          [radius * 0.98, -half],
          [radius, -half],
          [radius, half],
          [radius * 0.98, half],
        ],
        segments,
      );
      k.paint(rim, 'wood').lathe(
        [
          [0, half * 2],
          [radius * 0.13, half * 1.8],
          [radius * 0.17, -half],
          [0, -half],
        ],
        12,
      );
      return;
    }
    const inner = style === 'wire' ? 0.86 : style === 'tractor' ? 0.58 : style === 'alloy' ? 0.68 : 0.62;
    k.paint(rubber, 'matte').lathe(
      [
        [radius * inner, -half],
        [radius * 0.93, -half],
        [radius, -half * 0.6],
        [radius, half * 0.6],
        [radius * 0.93, half],
        [radius * inner, half],
        [radius * inner, half * 0.4],
      ],
      segments,
    );
    if (style === 'whitewall') {
      k.paint(fromHex('#efe9dc'), 'satin').lathe(
        [
          [radius * 0.64, half * 1.02],
          [radius * 0.86, half * 1.02],
        ].reverse() as [number, number][],
        segments,
      );
    }
    if (style === 'wire') {
      k.paint(rim, 'metal').lathe(
        [
          [0, half * 1.6],
          [radius * 0.1, half * 1.6],
          [radius * 0.1, -half * 1.6],
          [0, -half * 1.6],
        ],
        10,
      );
      return;
    }
    const dish = style === 'tractor' || style === 'truck' ? -0.1 : 0.55;
    k.paint(rim, 'glossy').lathe(
      [
        [radius * inner, half * 0.5],
        [radius * (inner - 0.08), half * 0.75],
        [radius * (inner - 0.14), half * dish],
        [radius * 0.24, half * dish],
        [radius * 0.2, half * (dish + 0.3)],
        [0, half * (dish + 0.35)],
      ],
      segments,
    );
    if (style === 'alloy' || style === 'disc') {
      k.paint(fromHex('#232427'), 'satin');
      const holes = style === 'alloy' ? 5 : 8;
      for (let n = 0; n < holes; n += 1) {
        const angle = (n / holes) * 2 * Math.PI;
        const reach = radius * (style === 'alloy' ? 0.4 : 0.44);
        k.sphere(
          [Math.cos(angle) * reach, half * 0.56, Math.sin(angle) * reach],
          [radius * 0.12, half * 0.12, radius * 0.12],
          8,
        );
      }
    }
  });
  if (style === 'wire') spokes(Math.round(segments * 0.7), Math.max(0.004, radius * 0.012), chrome);
  if (style === 'rail') spokes(10, radius * 0.05, rim);
  if (style === 'wooden') spokes(12, radius * 0.035, rim);
  if (style === 'tractor') {
    b.paint(rubber, 'matte');
    for (let n = 0; n < 18; n += 1) {
      b.at(rotationX((n / 18) * 2 * Math.PI), (k) =>
        k.box(
          [half * (n % 2 ? 0.5 : -0.5), radius, 0],
          [width * 0.55, radius * 0.09, radius * 0.08],
          0.01,
          1,
        ),
      );
    }
  }
};

/** Both wheels of each axle are one part, `axle0`, `axle1` ... */
export const createAxles = (specs: AxleSpec[]) => {
  const builders: Record<string, MeshBuilder> = {};
  for (const [n, spec] of specs.entries()) {
    const b = new MeshBuilder();
    const sides = spec.track > 0 ? [-1, 1] : [1];
    for (const side of sides) {
      b.at(translation(side * spec.track, 0, 0), (k) =>
        addWheel(k, spec.radius, spec.width, spec.style ?? 'disc', side, spec.rim, spec.segments),
      );
    }
    builders[`axle${n}`] = b;
  }
  const pose = (travelled: number): Record<string, Matrix> =>
    Object.fromEntries(
      specs.map(({ z, radius }, n) => [
        `axle${n}`,
        multiply(translation(0, radius, z), rotationX(travelled / radius)),
      ]),
    );
  return { builders, pose };
};
