/** Landmarks of South and South-East Asia: the Gateway of India and the Petronas Towers. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { staticKit } from '../../shared/static-kit.ts';

/** Half a pointed arch and back, on the ground. */
const archPoints = (width: number, height: number): [number, number][] => [
  [-width / 2, 0],
  [width / 2, 0],
  [width / 2, height * 0.6],
  [width * 0.36, height * 0.82],
  [0, height],
  [-width * 0.36, height * 0.82],
  [-width / 2, height * 0.6],
];

const gateway = staticKit(['gateway of india', 'india gate', 'mumbai gateway'], (b) => {
  const stone = fromHex('#c9a066');
  const [shade, pale] = [darken(stone, 0.18), lighten(stone, 0.12)];
  b.paint(darken(stone, 0.3), 'stone').box([0, 0.5, 0], [50, 1, 24]);
  b.paint(stone, 'stone').box([0, 13, 0], [40, 24, 14], 0.2);
  b.paint(pale, 'stone').box([0, 21.4, 0], [41.4, 1.2, 15.4], 0.2).box([0, 25.4, 0], [42, 1.4, 16], 0.2);
  b.paint(shade, 'stone');
  for (let x = -19; x <= 19; x += 2) b.box([x, 26.7, 7.4], [1.1, 1.4, 0.8]);
  for (const side of [-1, 1]) {
    b.paint(shade, 'stone').at(translation(0, 1, 0), (k) =>
      k.extrude(archPoints(13.6, 19), side * 7, side * 7.25),
    );
    b.paint(fromHex('#1f1710'), 'matte').at(translation(0, 1, 0), (k) =>
      k.extrude(archPoints(11.6, 17.6), side * 7.1, side * 7.32),
    );
    for (const x of [-14.6, 14.6]) {
      b.paint(shade, 'stone').at(translation(x, 1, 0), (k) =>
        k.extrude(archPoints(7.2, 12.4), side * 7, side * 7.2),
      );
      b.paint(fromHex('#2a1f15'), 'matte').at(translation(x, 1, 0), (k) =>
        k.extrude(archPoints(5.6, 11), side * 7.1, side * 7.28),
      );
    }
  }
  // Four turrets with small domes, and the great dome behind the parapet.
  for (const x of [-17, -8, 8, 17])
    b.at(translation(x, 0, 5.4), (k) => {
      k.paint(stone, 'stone').cylinder(1, 31, 2, 1.8, 12);
      k.paint(pale, 'stone').cylinder(28, 28.8, 2.5, 2.5, 12).cylinder(31, 31.6, 2.5, 2.3, 12);
      k.paint(stone, 'stone').sphere([0, 32, 0], [1.9, 2.2, 1.9], 14);
      k.cylinder(33.6, 36, 0.25, 0.05, 6);
    });
  b.paint(stone, 'stone').sphere([0, 25, -1], [9, 8, 6.4], 24);
  return { top: [0, 36, 0] };
});

const petronas = staticKit(['petronas towers', 'petronas tower', 'twin towers of kuala lumpur'], (b) => {
  const steel = fromHex('#b9c6cc');
  const profile: [number, number][] = [
    [15, 0],
    [15, 120],
    [13.6, 122],
    [13.6, 170],
    [11.6, 172],
    [11.6, 210],
    [9, 212],
    [9, 236],
    [6.2, 238],
    [6.2, 254],
    [3.4, 258],
    [2, 272],
    [0.5, 274],
    [0.3, 304],
  ];
  for (const side of [-1, 1])
    b.at(translation(side * 24, 0, 0), (k) => {
      k.paint((p) => (Math.floor(p[1] / 3) % 2 ? steel : darken(steel, 0.45)), 'glossy').lathe(
        profile,
        16,
        (angle) => 1 - 0.1 * Math.abs(Math.sin(angle * 4)),
      );
      k.paint(lighten(steel, 0.3), 'metal').sphere([0, 274, 0], 2.2, 12);
    });
  b.paint(steel, 'satin').box([0, 116, 0], [34, 7, 6], 0.3);
  b.paint(darken(steel, 0.2), 'satin').box([0, 9, -4], [86, 18, 30], 0.5);
  return { top: [-24, 304, 0] };
});

export const asianLandmarks = [gateway, petronas];
