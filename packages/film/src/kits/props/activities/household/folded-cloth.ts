/** Cloth or paper on a table that both hands fold: the near half goes up and over, what is folded lies in a pile beside it. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { rotationX, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel, shown } from '../../../shared/assemble-model.ts';

/** Seconds for one fold. */
const period = 3;
const [wide, half] = [0.5, 0.3];
const tones = ['#4f79b0', '#e8e2d4', '#b8443c', '#5c7a52', '#d8a94a'];

const addSheet = (b: MeshBuilder, hex: string, isPaper: boolean, z: number) => {
  const tone = fromHex(hex);
  b.paint((p) => (!isPaper && Math.abs(Math.abs(p[0]) - 0.19) < 0.02 ? lighten(tone, 0.35) : tone), 'cloth')
    .twoSided()
    .box([0, 0.008, z], [isPaper ? 0.3 : wide, isPaper ? 0.004 : 0.014, half], 0.004, 2);
};

/** Clothes waiting to be folded lie in loose heaps. */
const addHeap = (b: MeshBuilder) => {
  for (let n = 0; n < 9; n += 1)
    b.paint(fromHex(tones[(n * 2 + 1) % tones.length]!), 'cloth').sphere(
      [0.4 + 0.07 * Math.sin(n * 2.4), 0.05 + 0.022 * n, -0.05 + 0.09 * Math.cos(n * 2.4)],
      [0.12 - 0.006 * n, 0.05, 0.12],
      14,
    );
};

const addPile = (b: MeshBuilder, isPaper: boolean) => {
  for (let n = 0; n < (isPaper ? 3 : 4); n += 1)
    b.paint(fromHex(isPaper ? '#f4f2ec' : tones[n]!), 'cloth').box(
      [-0.4, 0.022 + n * 0.042, -0.04],
      isPaper ? [0.2, 0.008, 0.14] : [0.28, 0.04, 0.26],
      0.012,
      3,
    );
};

export const foldedCloth: Kit = {
  name: 'cloth being folded',
  nouns: ['cloth being folded', 'paper being folded'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const isPaper = /paper/.test(noun);
    const [body, far, flap] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const hex = isPaper ? '#f4f2ec' : '#5a9ac0';
    if (!isPaper) addHeap(body);
    addPile(body, isPaper);
    addSheet(far, hex, isPaper, -half / 2);
    addSheet(flap, hex, isPaper, half / 2);
    if (colour)
      for (const { mesh } of [far, flap])
        for (let at = 0; at < mesh.colours.length; at += 1) mesh.colours[at] = colour[at % 3]!;
    return assembleModel(
      { body, far, flap },
      {
        size: [1.06, 0.3, 0.62],
        anchors: { top: [0, 0.02, 0], handRight: [0.17, 0.06, half], handLeft: [-0.17, 0.06, half] },
        pose: ({ time }) => {
          const u = fraction(time / period + 0.12);
          const over = u < 0.7 ? smoothstep(0.08, 0.6, u) : 1 - smoothstep(0.82, 0.98, u);
          const angle = over * 3.05;
          const [y, z] = [0.02 + Math.sin(angle) * half, Math.cos(angle) * half];
          const apart = isPaper ? 0.1 : 0.19;
          return {
            parts: { body: shown(true), far: shown(true), flap: rotationX(-angle) },
            anchors: {
              handRight: translation(apart, y + 0.03, z),
              handLeft: translation(-apart, y + 0.03, z),
            },
          };
        },
      },
    );
  },
};
