/** An open box with a ring, drawn larger than life so that it is seen from across a room. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { placed } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

export const ringBox = staticKit(['ring box', 'jewellery box with a ring'], (b, { colour }) => {
  const velvet = colour ?? fromHex('#a3122a');
  b.paint(velvet, 'cloth').box([0, 0.032, 0], [0.13, 0.064, 0.12], 0.012, 3);
  b.paint(fromHex('#fbf6ee'), 'cloth').box([0, 0.064, 0], [0.112, 0.012, 0.102], 0.005);
  // The lid stands open behind the ring.
  b.at(placed(0, 0.068, -0.056, { turnX: -0.35 }), (k) => {
    k.paint(velvet, 'cloth').box([0, 0.05, -0.012], [0.13, 0.1, 0.034], 0.012, 3);
    k.paint(fromHex('#fbf6ee'), 'cloth').box([0, 0.05, 0.006], [0.108, 0.08, 0.006], 0.003);
  });
  const band = Array.from({ length: 25 }, (_, n): Vec3 => {
    const a = (n / 24) * 2 * Math.PI;
    return [Math.cos(a) * 0.03, 0.092 + Math.sin(a) * 0.03, 0.005];
  });
  b.paint(fromHex('#f2c14a'), 'metal').tube(band, 0.006, 8, false);
  b.paint(fromHex('#eaf6ff'), 'glossy').sphere([0, 0.134, 0.005], [0.019, 0.017, 0.019], 6);
  return { top: [0, 0.15, 0], grip: [0, 0.02, 0] };
});
