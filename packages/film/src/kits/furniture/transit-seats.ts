/** Seats of trains, buses and subway cars. */

import { darken, fromHex, lighten } from '../../math/colour.ts';
import { furnitureKit } from './furniture.ts';

export const trainSeat = furnitureKit(
  ['train seat', 'bus seat', 'airplane seat', 'plane seat', 'coach seat'],
  (builder, { colour }) => {
    const cloth = colour ?? fromHex('#2f5f86');
    const width = 1.02;
    builder.paint(fromHex('#3a3f46'), 'metal').box([0, 0.18, -0.02], [width - 0.2, 0.36, 0.3], 0.02);
    for (const side of [-1, 1]) {
      const x = side * 0.25;
      builder
        .paint(cloth, 'cloth')
        .box([x, 0.42, 0.04], [0.48, 0.14, 0.5], 0.05, 3)
        .box([x, 0.78, -0.24], [0.48, 0.72, 0.13], 0.05, 3);
      builder.paint(darken(cloth, 0.25), 'cloth').box([x, 0.78, -0.172], [0.3, 0.5, 0.02], 0.01);
      builder.paint(fromHex('#efe9da'), 'cloth').box([x, 1.1, -0.165], [0.4, 0.2, 0.03], 0.012);
    }
    builder.paint(fromHex('#2a2e34'), 'satin');
    for (const side of [-1, 1])
      builder
        .box([side * (width / 2), 0.62, 0.02], [0.05, 0.05, 0.44], 0.02)
        .box([side * (width / 2), 0.4, -0.12], [0.05, 0.44, 0.06], 0.015);
    return {
      size: [width + 0.06, 1.2, 0.62],
      anchors: { seat: [-0.25, 0.48, 0.08], top: [0.25, 0.49, 0.06] },
    };
  },
);

export const subwaySeat = furnitureKit(
  ['subway seat', 'metro seat', 'subway bench', 'tube seat'],
  (builder, { colour }) => {
    const shell = colour ?? fromHex('#e08a2c');
    const places = 4;
    const pitch = 0.5;
    for (let n = 0; n < places; n += 1) {
      const x = (n - (places - 1) / 2) * pitch;
      builder
        .paint(n % 2 ? shell : lighten(shell, 0.18), 'glossy')
        .box([x, 0.43, 0.02], [pitch - 0.03, 0.07, 0.44], 0.03, 3)
        .box([x, 0.68, -0.2], [pitch - 0.03, 0.46, 0.06], 0.03, 3);
    }
    builder.paint(fromHex('#b8bec4'), 'metal').box([0, 0.2, -0.1], [places * pitch, 0.4, 0.2], 0.02);
    return {
      size: [places * pitch, 0.92, 0.5],
      anchors: { seat: [-0.25, 0.47, 0.04], top: [0, 0.47, 0.02] },
    };
  },
);
