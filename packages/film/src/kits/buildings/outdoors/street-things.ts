import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addSteps, spread } from '../shared/parts.ts';
import { fountain, statue, well } from './monuments.ts';
import { billboard, streetLamp, trafficLight } from './street-lights.ts';

const pier = staticKit(['pier', 'jetty', 'dock', 'wooden pier', 'boardwalk'], (b) => {
  const wood = fromHex('#8a6f52');
  for (const z of spread(-9, 9, 64))
    b.paint(darken(wood, Math.abs(Math.sin(z * 13)) * 0.25), 'wood').box([0, 1.3, z], [2.4, 0.08, 0.265]);
  for (const x of [-1.05, 1.05]) {
    b.paint(darken(wood, 0.3), 'wood').box([x, 1.18, 0], [0.16, 0.2, 18.2]);
    for (const z of spread(-8.6, 8.6, 8))
      b.paint(darken(wood, 0.35), 'bark').tube(
        [
          [x, -3, z],
          [x, 1.9, z],
        ],
        0.12,
        8,
      );
    b.paint(fromHex('#c8b48a'), 'matte').tube(
      spread(-8.6, 8.6, 29).map((z, n): Vec3 => [x, 1.75 - (n % 4 === 0 ? 0 : n % 2 ? 0.12 : 0.16), z]),
      0.025,
      5,
      false,
    );
  }
  return { top: [0, 1.35, 6], seat: [0, 1.35, 8.9] };
});

const stair = staticKit(['stairs', 'staircase', 'steps'], (b) => {
  addSteps(b.paint(fromHex('#b4aa9a'), 'stone'), 3, 2.4, 4.8, 2.4, 12);
  return { top: [0, 2.4, -2] };
});

export const streetKits: readonly Kit[] = [
  streetLamp,
  trafficLight,
  fountain,
  statue,
  well,
  billboard,
  pier,
  stair,
];
