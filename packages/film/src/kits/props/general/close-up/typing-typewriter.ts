/** A typewriter that types: keys go down, type bars swing up to the paper, letters appear and the carriage moves on. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { clamp, fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, placed } from '../../../shared/shapes.ts';

const steel = fromHex('#b8bcc4');
const ink = fromHex('#1c1a18');
const [columns, rowsOfKeys] = [10, 4];
const [strokesASecond, lettersALine] = [5, 22];
const bars = 13;

const addFrame = (b: MeshBuilder, colour: [number, number, number]) => {
  b.paint(colour, 'glossy').box([0, 0.025, 0.01], [0.37, 0.05, 0.34], 0.02, 3);
  for (const side of [-1, 1]) b.box([side * 0.165, 0.085, -0.04], [0.035, 0.12, 0.2], 0.015, 3);
  b.box([0, 0.11, -0.12], [0.34, 0.07, 0.06], 0.02, 3);
  b.paint(darken(colour, 0.25), 'glossy').box([0, 0.075, 0.09], [0.3, 0.012, 0.13], 0.005);
  b.paint(fromHex('#d8b25a'), 'metal').box([0, 0.118, -0.088], [0.14, 0.014, 0.004], 0.002);
  // The basket that the bars lie in.
  b.paint(fromHex('#26282c'), 'satin').at(placed(0, 0.1, -0.03, { turnX: -0.5 }), (k) =>
    k.cylinder(-0.006, 0, 0.11, 0.11, 36),
  );
  for (const side of [-1, 1])
    b.at(placed(side * 0.105, 0.135, -0.055), (k) => {
      k.paint(ink, 'satin').cylinder(0, 0.008, 0.032, 0.032, 28);
      k.paint(fromHex('#8a1c1c'), 'matte').cylinder(0.008, 0.011, 0.024, 0.024, 24);
      k.paint(steel, 'metal').cylinder(0.008, 0.016, 0.008, 0.008, 16);
    });
};

const addKey = (b: MeshBuilder) => {
  b.paint(steel, 'metal').cylinder(-0.02, 0, 0.0035, 0.0035, 8);
  b.cylinder(0, 0.004, 0.0125, 0.0125, 22);
  b.paint(fromHex('#f4ecd8'), 'glossy').cylinder(0.004, 0.0055, 0.0108, 0.0108, 22);
  b.paint(ink, 'matte')
    .box([0, 0.0057, 0], [0.0022, 0.0006, 0.009])
    .box([0, 0.0057, -0.003], [0.008, 0.0006, 0.002]);
};

const addCarriage = (b: MeshBuilder) => {
  b.paint(fromHex('#26282c'), 'satin').at(rotationZ(Math.PI / 2), (k) =>
    k.cylinder(-0.2, 0.2, 0.024, 0.024, 26),
  );
  b.paint(steel, 'metal').box([0, -0.022, -0.02], [0.42, 0.018, 0.03], 0.004);
  for (const side of [-1, 1])
    b.paint(ink, 'satin').at(rotationZ(Math.PI / 2), (k) =>
      k.cylinder(side * 0.205, side * 0.235, 0.019, 0.019, 22),
    );
  b.paint(steel, 'metal').tube(
    [
      [-0.2, 0.02, 0.01],
      [-0.24, 0.05, 0.05],
      [-0.26, 0.055, 0.09],
    ],
    0.0045,
    8,
  );
  b.paint(fromHex('#fbf8ee'), 'matte').at(placed(0, 0.02, -0.018, { turnX: -0.16 }), (k) => {
    k.box([0, 0.1, 0], [0.23, 0.24, 0.0015]);
    // The text written already.
    k.paint(ink, 'matte');
    for (let line = 0; line < 6; line += 1)
      for (let n = 0; n < lettersALine - (line === 5 ? 9 : line % 3); n += 1)
        if ((n * 7 + line * 3) % 6 !== 5)
          k.box(
            [-0.0935 + n * 0.0088, 0.2 - line * 0.026, 0.0012],
            [0.0058, 0.0085 - ((n * 5 + line) % 3) * 0.0018, 0.0008],
          );
  });
};

export const typewriter: Kit = {
  name: 'typewriter',
  nouns: ['typewriter', 'old typewriter', 'vintage typewriter'],
  locomotion: 'none',
  build: ({ colour, traits, detail }) => {
    const [body, carriage] = [new MeshBuilder(), new MeshBuilder()];
    const types = traits.includes('typing');
    addFrame(body, (colour ?? fromHex('#2f4a44')) as [number, number, number]);
    addCarriage(carriage);
    const parts: Record<string, MeshBuilder> = {};
    const keyPlaces: [number, number, number][] = [];
    for (let row = 0; row < rowsOfKeys; row += 1)
      for (let n = 0; n < columns; n += 1)
        keyPlaces.push([-0.132 + n * 0.0285 + (row % 2) * 0.011, 0.115 - row * 0.014, 0.05 + row * 0.031]);
    // A key of each column moves; the others rest.
    const moved = types && detail === 0 ? 14 : 0;
    for (const [n, [x, y, z]] of keyPlaces.entries()) {
      const pick = (n * 17) % 40;
      if (pick < moved) {
        const b = new MeshBuilder();
        b.at(translation(x, y, z), addKey);
        parts[`key ${pick}`] = b;
      } else body.at(translation(x, y, z), addKey);
    }
    body.paint(steel, 'metal').box([0, 0.058, 0.182], [0.17, 0.008, 0.018], 0.004);
    for (let n = 0; n < bars; n += 1) {
      const b = new MeshBuilder();
      b.paint(steel, 'metal').box([0, 0.045, 0], [0.003, 0.09, 0.003], 0.0008);
      b.box([0, 0.088, -0.004], [0.006, 0.012, 0.008], 0.001);
      parts[`bar ${n}`] = b;
    }
    const letters = new MeshBuilder();
    letters.paint(ink, 'matte').lathe(pairs(0, 0, 0.001, 0), 4);
    for (let n = 0; n < (moved ? lettersALine : 0); n += 1) {
      const b = new MeshBuilder();
      if (n % 6 !== 5)
        b.paint(ink, 'matte').at(placed(0, 0.02, -0.018, { turnX: -0.16 }), (k) =>
          k.box([-0.0935 + n * 0.0088, 0.044, 0.0012], [0.0058, 0.0085 - (n % 3) * 0.0018, 0.0008]),
        );
      parts[`letter ${n}`] = b;
    }
    return assembleModel(
      { body, carriage, ...parts },
      {
        size: [0.44, 0.36, 0.38],
        anchors: { top: [0, 0.2, -0.1], grip: [0, 0.11, 0.1] },
        pose: ({ time }) => {
          const beat = types ? time * strokesASecond : 0;
          const struck = Math.floor(beat);
          const press = types ? Math.sin(Math.PI * clamp(fraction(beat) * 1.5)) : 0;
          const at = struck % lettersALine;
          const shift = types ? 0.09 - 0.0088 * at : 0;
          const placing = translation(shift, 0.17, -0.1);
          const poses: Record<string, ReturnType<typeof translation> | null> = { carriage: placing };
          for (let n = 0; n < moved; n += 1)
            poses[`key ${n}`] =
              n === (struck * 5) % moved ? translation(0, -0.013 * press, 0) : translation(0, 0, 0);
          for (let n = 0; n < bars; n += 1) {
            const spread = ((n / (bars - 1)) * 2 - 1) * 1.05;
            const isUp = types && n === (struck * 4) % bars;
            // Lying outward in the basket; the struck one stands up to the paper.
            poses[`bar ${n}`] = multiply(
              translation(
                Math.sin(spread) * 0.07 * (isUp ? 1 - 0.9 * press : 1),
                0.105,
                -0.045 + 0.075 * Math.cos(spread) * (isUp ? 1 - 0.35 * press : 1),
              ),
              rotationY(spread * (isUp ? 1 - press : 1)),
              rotationX(isUp ? 1.25 - 1.65 * press : 1.25),
              rotationY(Math.PI),
            );
          }
          for (let n = 0; n < (moved ? lettersALine : 0); n += 1)
            poses[`letter ${n}`] = n <= at ? placing : null;
          return { parts: poses, anchors: {} };
        },
      },
    );
  },
};
