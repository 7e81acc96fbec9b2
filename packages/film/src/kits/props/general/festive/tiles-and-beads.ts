/** Mahjong tiles and abacus. */

import { fromHex } from '../../../../math/colour.ts';
import { placed, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const tiles = staticKit(['mahjong', 'mahjong tiles', 'mahjong tile', 'mahjong set'], (b) => {
  const inks = ['#c8201c', '#1f7a3c', '#2c4aa8'];
  const addTile = (x: number, y: number, z: number, isFlat: boolean, n: number) =>
    b.at(placed(x, y, z, { turnX: isFlat ? 0 : Math.PI / 2 - 0.12 }), (k) => {
      k.paint(fromHex('#1f8a5a'), 'glossy').box([0, 0.005, 0], [0.026, 0.01, 0.036], 0.003);
      k.paint(fromHex('#f6f0dc'), 'glossy').box([0, 0.015, 0], [0.026, 0.012, 0.036], 0.003);
      k.paint(fromHex(inks[n % 3]!), 'satin');
      if (n % 2)
        for (const dz of [-0.009, 0, 0.009])
          k.sphere([(n % 4) * 0.003 - 0.0045, 0.021, dz], [0.0045, 0.001, 0.0045], 10);
      else
        k.box([0, 0.0212, 0], [0.012, 0.001, 0.003])
          .box([0, 0.0212, 0], [0.003, 0.001, 0.018])
          .box([0, 0.0212, 0.008], [0.015, 0.001, 0.003]);
    });
  for (let n = 0; n < 10; n += 1) addTile(-0.125 + n * 0.028, 0.019, 0.08, false, n);
  for (let n = 0; n < 10; n += 1)
    for (const layer of [0, 1]) addTile(-0.125 + n * 0.028, layer * 0.022, -0.09, true, n + layer);
  for (let n = 0; n < 9; n += 1)
    addTile(((n * 7) % 5) * 0.045 - 0.09, 0, Math.floor(n / 3) * 0.04 - 0.035, true, n);
  return {};
});

const abacus = staticKit(['abacus'], (b) => {
  const wood = fromHex('#5a2c16');
  b.at(placed(0, 0.14, 0, { turnX: -0.25 }), (k) => {
    k.paint(wood, 'wood');
    for (const y of [-0.12, 0.04, 0.12]) k.box([0, y, 0], [0.5, 0.022, 0.03], 0.005);
    for (const x of [-0.25, 0.25]) k.box([x, 0, 0], [0.022, 0.26, 0.03], 0.005);
    for (let n = 0; n < 11; n += 1) {
      const x = -0.21 + n * 0.042;
      k.paint(fromHex('#c8a05a'), 'metal');
      rod(k, [x, -0.12, 0], [x, 0.12, 0], 0.003, 6);
      k.paint(fromHex(n % 3 === 1 ? '#c83a2a' : '#2a1a14'), 'glossy');
      const up = n % 4;
      for (let m = 0; m < 5; m += 1)
        k.sphere([x, -0.096 + m * 0.022 + (m >= 5 - up ? 0.016 : 0), 0], [0.018, 0.0105, 0.016], 12);
      for (let m = 0; m < 2; m += 1)
        k.sphere([x, 0.064 + m * 0.022 + (n % 2 ? 0.012 : 0), 0], [0.018, 0.0105, 0.016], 12);
    }
  });
  return {};
});

export const tileKits = [tiles, abacus];
