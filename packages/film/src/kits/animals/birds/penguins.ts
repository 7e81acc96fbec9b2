/** Penguins: upright, with flippers. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { type Coat, mottled } from '../shared/coat.ts';
import { birdKit } from './bird.ts';
import type { BirdShape } from './shape.ts';

const penguin: BirdShape = {
  length: 0.62,
  depth: 0.27,
  width: 0.98,
  pitch: 1.45,
  neck: { length: 0.2, base: 0.19, tip: 0.1, standing: [1.5, 1.5, 1.4], flying: [0.2, 0.15, 0.1] },
  head: { radius: 0.15 },
  beak: { kind: 'long', length: 1.35, thick: 0.2, colour: '#2a2624', tip: '#d8742a' },
  eyes: { size: 0.12, side: 0.8, up: 0.28 },
  legs: { length: 0.14, thick: 0.045, colour: '#2f2a28', isWebbed: true, thigh: 1.15 },
  wings: { kind: 'flipper', span: 0.62, chord: 0.24, covert: '#22262e', inner: '#22262e', outer: '#22262e' },
  tail: { length: 0.2, width: 0.2, count: 3, colour: '#1f2228' },
  beat: 2,
  gait: 'waddle',
  feather: 0.025,
};

const emperor = (colour: Vec3 | null): Coat => {
  const [black, white, gold] = [colour ?? fromHex('#20242c'), fromHex('#f5f2ea'), fromHex('#f0b02a')];
  return (p) => {
    if (p.region === 'head')
      return mix(
        black,
        gold,
        smoothstep(0.55, 0.8, Math.abs(p.head[0])) *
          smoothstep(0.25, 0.0, p.head[1]) *
          smoothstep(0.35, 0.1, Math.abs(p.head[2] + 0.15)),
      );
    // The body lies level at rest, so its front is what looks down.
    if (p.region === 'neck')
      return mix(black, gold, smoothstep(0.1, -0.12, p.y - p.depth * 0.4 - (p.z - 0.34) * 0.4) * 0.85);
    if (p.region === 'ear') return mottled(black, p);
    if (p.region === 'leg') return mix(white, black, 0.1);
    const front = smoothstep(0.28, 0.14, p.y / p.depth);
    return mottled(mix(black, mix(white, gold, smoothstep(0.28, 0.46, p.z) * 0.65), front), p, 0.06);
  };
};

const chickCoat = (): Coat => (p) => {
  if (p.region === 'head')
    return mix(
      fromHex('#23262c'),
      fromHex('#f4f1ea'),
      smoothstep(0.55, 0.4, Math.hypot((Math.abs(p.head[0]) - 0.4) / 0.9, p.head[1] / 0.9)) *
        smoothstep(-0.1, 0.2, p.head[2]),
    );
  return mottled(fromHex('#9c9ea2'), p, 0.2);
};

export const penguins = birdKit('penguin', 'walks', { slow: 0.5, fast: 1.2 }, [
  { nouns: ['penguin', 'emperor penguin', 'king penguin'], shape: penguin, coat: emperor },
  {
    nouns: ['penguin chick', 'baby penguin'],
    shape: {
      ...penguin,
      length: 0.34,
      depth: 0.33,
      head: { radius: 0.23 },
      beak: { ...penguin.beak, length: 0.6 },
      feather: 0.1,
    },
    coat: chickCoat,
  },
]);
