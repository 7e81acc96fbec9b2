/** A sea turtle: a patterned shell and four flippers that row. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { cellBorder } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';

const centreY = 0.16;

const limbs: { name: string; root: Vec3; sign: number; isFront: boolean }[] = [
  { name: 'frontLeft', root: [0.24, centreY - 0.02, 0.24], sign: 1, isFront: true },
  { name: 'frontRight', root: [-0.24, centreY - 0.02, 0.24], sign: -1, isFront: true },
  { name: 'hindLeft', root: [0.17, centreY - 0.03, -0.3], sign: 1, isFront: false },
  { name: 'hindRight', root: [-0.17, centreY - 0.03, -0.3], sign: -1, isFront: false },
];

export const seaTurtle: Kit = {
  name: 'sea turtle',
  nouns: ['sea turtle', 'green sea turtle', 'loggerhead', 'leatherback', 'turtle'],
  locomotion: 'swims',
  speeds: { slow: 0.6, fast: 1.5 },
  build: ({ colour, detail, age }) => {
    const shellColour = colour ?? fromHex('#6a5430');
    const skin = fromHex('#7d8f6a');
    const scales = (x: number, y: number, z: number): Vec3 =>
      mix(
        fromHex('#e2dcb8'),
        mix(skin, fromHex('#4a5a3c'), 0.4),
        smoothstep(0.05, 0.16, cellBorder(x * 26, y * 26, z * 26)),
      );
    const scutes = (x: number, y: number, z: number): Vec3 => {
      if (y < centreY - 0.01) return fromHex('#d9c98c');
      const border = cellBorder(x * 6.2 + 0.5, 2.5, z * 6.2);
      const streak = 0.75 + 0.4 * Math.abs(Math.sin(x * 60 + z * 47));
      return mix(fromHex('#cdb676'), scale(shellColour, streak), smoothstep(0.03, 0.11, border));
    };
    const body = new SoftBody();
    body.ellipsoid([0, centreY, 0], [0.32, 0.13, 0.4], scutes, { material: 'satin' });
    body.ellipsoid([0, centreY - 0.02, 0], [0.3, 0.1, 0.37], fromHex('#d9c98c'), {
      material: 'satin',
      blend: 0.02,
    });
    body.capsule([0, centreY - 0.01, 0.34], [0, centreY + 0.03, 0.5], [0.075, 0.07], scales, {
      material: 'skin',
      blend: 0.03,
    });
    body.ellipsoid([0, centreY + 0.045, 0.55], [0.078, 0.07, 0.1], scales, { material: 'skin', blend: 0.03 });
    const mesh = body.mesh({
      low: [-0.36, 0, -0.46],
      high: [0.36, 0.36, 0.7],
      cell: [0.016, 0.026, 0.045][detail]!,
      colourSoftness: 0.006,
    });
    const details = new MeshBuilder();
    for (const sign of [1, -1])
      addEye(details, [sign * 0.062, centreY + 0.065, 0.6], [sign, 0.1, 0.6], { radius: 0.017 });
    details.paint(fromHex('#3c4632'), 'matte').tube(
      [
        [0.06, centreY + 0.015, 0.57],
        [0.035, centreY + 0.012, 0.635],
        [0, centreY + 0.02, 0.652],
        [-0.035, centreY + 0.012, 0.635],
        [-0.06, centreY + 0.015, 0.57],
      ],
      0.004,
      5,
      false,
    );
    appendMesh(mesh, details.mesh);
    const flippers = limbs.map(({ name, sign, isFront }) => {
      const b = new MeshBuilder();
      const shade = (p: Vec3) => scales(p[0], p[1], p[2]);
      addEar(b, {
        base: [0, 0, 0],
        direction: isFront ? [sign, 0, -0.25] : [sign * 0.55, 0, -1],
        facing: [0, 1, 0],
        length: isFront ? 0.52 : 0.26,
        width: isFront ? 0.2 : 0.17,
        outline: 'leaf',
        cup: -0.15,
        bend: -0.04,
        outside: shade([0.1, 0.2, 0.3]),
        inside: shade([0.1, 0.24, 0.3]),
        material: 'skin',
        rows: 10,
      });
      // Scales on the flipper, painted by place.
      for (let vertex = 0; vertex < b.mesh.positions.length / 3; vertex += 1) {
        const [x, y, z] = [0, 1, 2].map((axis) => b.mesh.positions[vertex * 3 + axis]!) as Vec3;
        b.mesh.colours.splice(vertex * 3, 3, ...scales(x, y * 0.2, z));
      }
      return { name, mesh: b.twoSided().mesh };
    });
    const size = age === 'baby' || age === 'child' ? 0.4 : 1;
    const grow = (m: Matrix) => (size === 1 ? m : multiply(scaling(size), m));
    return {
      size: [1.3 * size, 0.32 * size, 1.1 * size],
      parts: [{ name: 'body', mesh }, ...flippers],
      anchors: {
        top: [0, centreY + 0.13, 0],
        back: [0, centreY + 0.13, 0],
        head: [0, centreY + 0.11, 0.55],
        mouth: [0, centreY, 0.65],
      },
      waterline: 0.2,
      pose: ({ time, phase, speed, action }) => {
        const isCrawling = action === 'crawl';
        const isSwimming = (speed > 0.02 && !isCrawling) || action === 'swim' || action === 'float';
        const w = time * (isSwimming ? 2.4 : isCrawling ? 4.2 : 1.1) + phase * 3;
        const parts: Record<string, Matrix> = {};
        // On sand the belly lies on the ground, the nose is lifted and the flippers push back in turn.
        const tilt = isCrawling
          ? multiply(
              translation(0, -0.06 + 0.01 * Math.sin(w * 2), 0),
              rotationX(-0.07),
              rotationZ(0.05 * Math.sin(w)),
            )
          : multiply(translation(0, 0.015 * Math.sin(w - 0.6), 0), rotationX(0.05 * Math.sin(w)));
        parts.body = grow(tilt);
        for (const { name, root, sign, isFront } of limbs) {
          if (isCrawling) {
            const step = Math.sin(w + (isFront === sign > 0 ? 0 : Math.PI));
            parts[name] = grow(
              multiply(
                tilt,
                translation(...root),
                rotationY(sign * (isFront ? 0.45 : 0.2) * step),
                rotationZ(
                  sign *
                    (isFront
                      ? -0.1 + 0.2 * Math.max(0, Math.cos(w + (isFront === sign > 0 ? 0 : Math.PI)))
                      : 0),
                ),
              ),
            );
            continue;
          }
          const beat = isFront
            ? 0.55 * Math.sin(w) * (isSwimming ? 1 : 0.25)
            : 0.2 * Math.sin(w * 1.0 + sign);
          const row = isFront ? 0.3 * Math.cos(w) * (isSwimming ? 1 : 0.4) - 0.1 : 0.15 * Math.sin(w);
          parts[name] = grow(
            multiply(
              tilt,
              translation(...root),
              rotationY(sign * row),
              rotationZ(sign * beat),
              rotationX(isFront ? 0.35 * Math.cos(w) : 0),
            ),
          );
        }
        return { parts, anchors: {} };
      },
    };
  },
};
