/** A case that hangs from a twig and splits, and the butterfly that comes out of it and unfolds its wings. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformPoint,
  translation,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import { createDeformer } from '../shared/loft.ts';
import { butterflies } from './butterflies.ts';

/** The case in metres, as large as a picture from very near shows it: where it hangs, its length and its radius. */
const shell = { x: 0, top: 0.42, length: 0.24, radius: 0.055 };
const bodyLength = 0.15;
/** Shares of the film: it cracks, the body is out, the wings are wide. */
const cracks = 0.12;
const isOut = 0.48;
const unfolded = 0.88;

const addTwig = (b: MeshBuilder, leafHue: Vec3) => {
  const bark = (p: Vec3) =>
    mix(fromHex('#4f3a28'), fromHex('#8a6c4a'), noise(p[0] * 60, p[1] * 50, p[2] * 50));
  // It comes in from outside of the picture.
  b.paint(bark, 'bark').tube(
    [
      [-1.7, 0, -0.3],
      [-1.3, 0.3, -0.24],
      [-0.6, 0.42, -0.08],
      [-0.3, 0.435, -0.03],
      [0, 0.45, 0],
      [0.2, 0.46, -0.01],
      [0.4, 0.5, -0.06],
    ],
    [0.03, 0.026, 0.02, 0.017, 0.015, 0.012, 0.005],
    12,
  );
  for (const [x, y, tilt] of [
    [-0.3, 0.44, 0.9],
    [-0.2, 0.43, 2.5],
    [0.24, 0.47, -0.8],
    [0.36, 0.49, -1.5],
  ] as const)
    b.at(multiply(translation(x, y, -0.04), rotationZ(tilt), rotationX(0.5)), (leaf) =>
      leaf.paint(leafHue, 'leaf').sphere([0, 0.08, 0], [0.036, 0.09, 0.005], 14),
    );
};

/** One half of the case, split along its front and its back; narrow at the twig, round below. */
const addHalf = (b: MeshBuilder, side: 1 | -1, isSilk: boolean) => {
  const rows = 22;
  const columns = 12;
  const rings = Array.from({ length: rows + 1 }, (_, row) => {
    const t = row / rows;
    const girth = Math.sin(Math.PI * clamp(0.02 + 0.97 * t ** 0.8)) ** 0.62 * (0.62 + 0.38 * t);
    return Array.from({ length: columns + 1 }, (_, column) => {
      const ragged = column === 0 || column === columns ? 0.09 * Math.sin(t * 34) : 0;
      const a = Math.PI / 2 - side * ((column / columns) * Math.PI + ragged);
      const r = shell.radius * girth;
      const p: Vec3 = [Math.cos(a) * r, -t * shell.length, Math.sin(a) * r];
      const thread = 0.5 + 0.5 * Math.sin(p[1] * 420 + 4 * noise(p[0] * 60, p[1] * 20, p[2] * 60) + a * 5);
      const seam = smoothstep(0.3, 0.34, t) * smoothstep(0.38, 0.34, t);
      b.paint(
        isSilk
          ? mix(fromHex('#9a7a48'), fromHex('#e2cf98'), thread)
          : mix(
              mix(fromHex('#5fae6a'), fromHex('#8fd08c'), noise(p[0] * 40, p[1] * 30, p[2] * 40)),
              fromHex('#e8b93a'),
              seam,
            ),
        'satin',
      );
      return b.vertex(p, [Math.cos(a), 0, Math.sin(a)]);
    });
  });
  b.grid(rings);
  b.twoSided();
};

/** Crumpled and small at first: the wing is blown up and smoothed as `open` goes to 1. */
const unfold = (mesh: Mesh) => {
  const deform = createDeformer(mesh);
  return (toModel: Matrix, open: number) => {
    const size = lerp(0.2, 1, open);
    const crease = (1 - open) * 0.1;
    return deform((x, y, z, out) => {
      const r = Math.hypot(x, z);
      const wrinkle = crease * Math.min(1, r * 3) * Math.sin(r * 19 + Math.atan2(z, x) * 9);
      const p = transformPoint(toModel, [x * size * lerp(0.7, 1, open), y + wrinkle, z * size]);
      [out[0], out[1], out[2]] = p;
    });
  };
};

const build = (options: KitOptions) => {
  const isSilk = !options.traits.includes('chrysalis');
  const insect = butterflies.build({
    ...options,
    noun: options.traits.includes('moth') ? 'moth' : 'monarch butterfly',
  });
  const grow = bodyLength / 0.065;
  const twig = new MeshBuilder();
  addTwig(twig, fromHex('#5f9a34'));
  twig.paint(fromHex('#d8cfae'), 'matte').tube(
    [
      [0, shell.top + 0.035, 0],
      [0, shell.top - 0.02, 0],
    ],
    [0.014, 0.008],
    8,
  );
  const halves = ([1, -1] as const).map((side) => {
    const b = new MeshBuilder();
    addHalf(b, side, isSilk);
    return { name: side > 0 ? 'left' : 'right', mesh: b.mesh, side };
  });
  const wings = insect.parts.filter(({ name }) => name.startsWith('wing'));
  const unfolding = new Map(wings.map(({ name, mesh }) => [name, unfold(mesh)]));
  const rest = insect.parts.filter(({ name }) => !name.startsWith('wing'));
  return {
    size: [0.6, 0.54, 0.3] as Vec3,
    parts: [
      { name: 'twig', mesh: twig.mesh },
      ...halves.map(({ name, mesh }) => ({ name, mesh })),
      ...insect.parts,
    ],
    anchors: { top: [0, 0.46, 0] as Vec3 },
    pose: ({
      time,
      actionTime,
      actionSeconds,
    }: {
      time: number;
      actionTime: number;
      actionSeconds: number;
    }) => {
      const t = actionTime / Math.max(0.1, actionSeconds);
      const [open, out, wide] = [
        smoothstep(cracks, cracks + 0.16, t),
        smoothstep(cracks + 0.04, isOut, t),
        smoothstep(isOut - 0.12, unfolded, t),
      ];
      const struggle = smoothstep(0, 0.06, t) * smoothstep(isOut, cracks, t);
      const shake = 0.07 * struggle * Math.sin(time * 9);
      const hung = multiply(translation(shell.x, shell.top, 0), rotationZ(shake));
      const parts: Record<string, Matrix | Float32Array | null> = {};
      for (const { name, side } of halves)
        parts[name] = multiply(
          hung,
          rotationZ(side * 0.34 * open),
          rotationY(side * 0.5 * open),
          translation(side * 0.012 * open, 0, -0.03 * out),
        );
      // Its back is towards the front of the picture, its head up; it climbs out forwards and holds on to the case.
      const stand = 0.34 * bodyLength;
      const at: Vec3 = [0, lerp(shell.top - 0.15, shell.top - 0.165, out), lerp(-0.012, 0.062, out)];
      const flex = 0.12 * struggle * Math.sin(time * 6.5);
      const body = multiply(
        translation(...at),
        rotationZ(shake + flex),
        rotationX(0.3 * Math.sin(out * Math.PI)),
        rotationY(Math.PI),
        rotationX(-Math.PI / 2),
        scaling(lerp(0.62, 1, smoothstep(cracks, isOut, t))),
        translation(0, -stand, 0),
        scaling(grow),
      );
      const isSeen = t > cracks;
      for (const { name } of rest) parts[name] = isSeen ? body : null;
      const beat = wide * 0.16 * Math.sin(time * 3);
      for (const { name } of wings) {
        const sign = name.endsWith('-1') ? -1 : 1;
        const isFore = name.startsWith('wing0');
        const root = multiply(
          body,
          translation(sign * 0.05 * 0.065, (0.34 + 0.05) * 0.065, (isFore ? 0.18 : 0.06) * 0.065),
          rotationY(sign * lerp(isFore ? 1.1 : 0.5, 0, wide)),
          rotationZ(sign * (lerp(1.15, 0.16, wide) + beat)),
          scaling(0.065),
        );
        parts[name] = isSeen ? unfolding.get(name)!(root, wide) : null;
      }
      return { parts, anchors: {} };
    },
  };
};

export const emergingButterfly: Kit = {
  name: 'emerging butterfly',
  nouns: ['emerging butterfly', 'emerging moth', 'opening chrysalis', 'opening cocoon'],
  locomotion: 'none',
  build,
};
