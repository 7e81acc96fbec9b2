/** Wings of skin between long fingers, as of bats and dragons: an inner and an outer half that fold at the wrist. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Part } from '../../model.ts';
import { addFin } from './loft.ts';

export type MembraneWing = {
  /** From shoulder to tip, and from the leading edge back. */
  span: number;
  chord: number;
  skin: Vec3;
  bone: Vec3;
  thickness: number;
  fingers?: number;
};

const wingSides = [
  ['Left', 1],
  ['Right', -1],
] as const;

export const buildMembraneWings = (wing: MembraneWing): Part[] => {
  const { span, chord, skin, bone, thickness, fingers = 4 } = wing;
  const paint = (u: number, v: number) =>
    mix(scale(skin, 0.75), mix(skin, [1, 0.9, 0.75], 0.18), 0.3 + 0.5 * v + 0.2 * Math.sin(u * 9));
  return wingSides.flatMap(([side, sign]) => {
    const arm = span * 0.38;
    const elbow: Vec3 = [sign * arm * 0.5, span * 0.05, -chord * 0.1];
    const wrist: Vec3 = [sign * arm, span * 0.1, chord * 0.12];
    const back: Vec3 = [sign * arm * 0.1, -span * 0.03, -chord * 0.85];
    const inner = new MeshBuilder();
    inner
      .paint(bone, 'skin')
      .tube([[0, 0, 0], elbow, wrist], [thickness * 1.4, thickness * 1.1, thickness], 8);
    addFin(inner, [[0, 0, 0], wrist], [back, [sign * arm * 0.98, span * 0.02, -chord * 0.95]], paint, {
      rows: 7,
      columns: 6,
      bulge: 0.04,
      material: 'leaf',
    });
    // The outer half has its wrist at the origin.
    const outer = new MeshBuilder();
    const tips = Array.from({ length: fingers }, (_, n): Vec3 => {
      const t = n / (fingers - 1);
      const angle = 0.18 + t * 1.42;
      const reach = span * 0.64 * (1 - t * 0.28);
      return [
        sign * Math.cos(angle) * reach,
        -span * 0.08 * t - span * 0.03,
        -Math.sin(angle) * reach * (chord / span) * 1.75,
      ];
    });
    tips[fingers - 1] = [sign * -arm * 0.02, -span * 0.08, -chord * 1.07];
    for (const [n, tip] of tips.entries()) {
      const joint = mix([0, 0, 0], tip, 0.45);
      joint[1] += span * 0.035;
      if (n < fingers - 1)
        outer
          .paint(bone, 'skin')
          .tube([[0, 0, 0], joint, tip], [thickness * 0.8, thickness * 0.5, thickness * 0.12], 6);
      const next = tips[n + 1];
      if (!next) continue;
      // The free edge hangs in between the fingers.
      const sag = mix(mix(tip, next, 0.5), [0, 0, 0], 0.16);
      addFin(
        outer,
        [
          [0, 0, 0],
          [0, 0, -thickness * 0.1],
        ],
        [tip, sag],
        paint,
        { rows: 7, columns: 4, material: 'leaf' },
      );
      addFin(
        outer,
        [
          [0, 0, 0],
          [0, 0, -thickness * 0.1],
        ],
        [sag, next],
        paint,
        { rows: 7, columns: 4, material: 'leaf' },
      );
    }
    outer.paint(bone, 'satin').tube(
      [
        [0, 0, 0],
        [sign * thickness, thickness * 1.5, thickness * 2.4],
      ],
      [thickness * 0.7, thickness * 0.05],
      6,
    );
    return [
      { name: `wing${side}`, mesh: inner.mesh },
      { name: `wing${side}Outer`, mesh: outer.mesh },
    ];
  });
};

/** `flap`: radians above level. `fold`: 0 spread to 1 folded back along the body. */
export const poseMembraneWings = (
  wing: MembraneWing,
  body: Matrix,
  shoulder: Vec3,
  flap: number,
  lag: number,
  fold: number,
): Record<string, Matrix> => {
  const parts: Record<string, Matrix> = {};
  for (const [side, sign] of wingSides) {
    const root = multiply(
      body,
      translation(sign * shoulder[0], shoulder[1], shoulder[2]),
      rotationZ(sign * (flap + fold * 0.55)),
      rotationY(sign * fold * 0.95),
      rotationX(-0.15 + fold * 0.2),
    );
    parts[`wing${side}`] = root;
    const wrist: Vec3 = [sign * wing.span * 0.38, wing.span * 0.1, wing.chord * 0.12];
    parts[`wing${side}Outer`] = multiply(
      root,
      translationTo(wrist),
      rotationZ(sign * (lag - fold * 0.2)),
      rotationY(sign * fold * 0.75),
    );
  }
  return parts;
};
