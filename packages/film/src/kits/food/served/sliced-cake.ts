/** A cake from which a knife cuts a slice and draws it out. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPlate } from '../tableware.ts';
import { addBoardKnife } from './board-knife.ts';

const addWedge = (b: MeshBuilder, from: number, to: number, colours: [string, string]) => {
  const [radius, steps] = [0.105, Math.max(3, Math.ceil((to - from) * 9))];
  const layers = 3;
  for (let layer = 0; layer < layers; layer += 1)
    for (const [tone, y0, y1] of [
      [colours[0], layer * 0.03, layer * 0.03 + 0.023],
      [colours[1], layer * 0.03 + 0.023, layer * 0.03 + 0.03],
    ] as const) {
      b.paint(fromHex(tone), 'satin');
      const at = (a: number, r: number, y: number): Vec3 => [Math.cos(a) * r, y, -Math.sin(a) * r];
      for (let n = 0; n < steps; n += 1) {
        const [a0, a1] = [lerp(from, to, n / steps), lerp(from, to, (n + 1) / steps)];
        const out: Vec3 = [Math.cos((a0 + a1) / 2), 0, -Math.sin((a0 + a1) / 2)];
        b.quad(at(a0, radius, y0), at(a1, radius, y0), at(a1, radius, y1), at(a0, radius, y1), out);
        const [p, q, r] = [
          b.vertex([0, y1, 0], [0, 1, 0]),
          b.vertex(at(a0, radius, y1), [0, 1, 0]),
          b.vertex(at(a1, radius, y1), [0, 1, 0]),
        ];
        b.triangle(p, q, r);
      }
      for (const [a, side] of [
        [from, -1],
        [to, 1],
      ] as const)
        b.quad(
          [0, y0, 0],
          at(a, radius, y0),
          at(a, radius, y1),
          [0, y1, 0],
          [-Math.sin(a) * side, 0, -Math.cos(a) * side],
        );
    }
  b.twoSided();
  for (let a = from + 0.26; a < to - 0.1; a += 0.52) {
    const [x, z] = [Math.cos(a) * 0.086, -Math.sin(a) * 0.086];
    b.paint(fromHex('#fff6ea'), 'satin').sphere([x, 0.096, z], [0.015, 0.01, 0.015], 14);
    b.paint(fromHex('#c8142c'), 'glossy').sphere([x, 0.11, z], 0.0095, 14);
  }
};

export const sliceCake = (words: string) => {
  const [body, wedge, knife] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  const colours: [string, string] = /chocolate|brownie/.test(words)
    ? ['#4a2412', '#7a4426']
    : /red velvet/.test(words)
      ? ['#a81c24', '#fff4e8']
      : ['#e8c080', '#fff4e8'];
  const y = addPlate(body, 0.15);
  const [from, to] = [-1.95, -1.2];
  body.at(translation(0, y, 0), (k) => addWedge(k, to, from + 2 * Math.PI, colours));
  addWedge(wedge, from, to, colours);
  addBoardKnife(knife);
  const middle = (from + to) / 2;
  return assembleModel(
    { body, wedge, knife },
    {
      size: [0.3, 0.17, 0.3],
      anchors: { top: [0, y + 0.09, 0] },
      pose: ({ actionTime, actionSeconds }) => {
        const t = actionTime / Math.max(0.1, actionSeconds);
        const out = smoothstep(0.5, 0.85, t) * 0.075;
        // Two cuts, then the slice is drawn out on the blade.
        const second = smoothstep(0.26, 0.32, t);
        const a = lerp(from, to, second);
        const down =
          t < 0.29 ? smoothstep(0.06, 0.22, t) - smoothstep(0.25, 0.29, t) : smoothstep(0.3, 0.44, t);
        const drawn: Vec3 = [Math.cos(middle) * out, y, -Math.sin(middle) * out];
        return {
          parts: {
            wedge: translation(...drawn),
            knife: multiply(
              translation(
                Math.cos(a) * 0.06 + drawn[0],
                y + 0.004 + (1 - down) * 0.115,
                -Math.sin(a) * 0.06 + drawn[2],
              ),
              rotationY(a + Math.PI / 2),
            ),
          },
          anchors: {},
        };
      },
    },
  );
};
