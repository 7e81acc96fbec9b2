/** Coats of dogs by breed. */

import { fromHex } from '../../../../math/colour.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../../math/vector.ts';
import { type Coat, countershaded, mottled, spotAt } from '../../shared/coat.ts';

export const golden = (colour: Vec3 | null): Coat => {
  const gold = colour ?? fromHex('#c4883f');
  const cream = colour ? mix(colour, [1, 0.95, 0.85], 0.35) : fromHex('#e9cd9d');
  const base = countershaded(gold, cream);
  return (p) => {
    if (p.region === 'ear') return scale(gold, 0.6);
    if (p.region === 'muzzle' || p.region === 'head')
      return mix(gold, cream, smoothstep(0.45, 1.1, p.head[2]) * 0.75);
    if (p.region === 'tail') return mix(gold, cream, p.along * 0.8);
    if (p.region === 'leg') return mix(cream, gold, smoothstep(0.1, 0.45, p.y));
    return base(p);
  };
};

export const huskyCoat = (colour: Vec3 | null): Coat => {
  const [grey, white] = [colour ?? fromHex('#4a4d55'), fromHex('#eeebe6')];
  return (p) => {
    if (p.region === 'muzzle' || p.region === 'jaw' || p.region === 'foot') return white;
    if (p.region === 'head') {
      const mask =
        smoothstep(0.42, 0.55, p.head[1] + Math.abs(p.head[0]) * 0.15) *
        (1 - smoothstep(0.18, 0.1, Math.abs(p.head[0])) * smoothstep(0.3, 0.6, p.head[2]));
      return mix(white, grey, Math.max(mask, smoothstep(0.1, -0.3, p.head[2])));
    }
    if (p.region === 'leg') return mix(white, grey, smoothstep(0.42, 0.6, p.y));
    if (p.region === 'tail') return mix(grey, white, smoothstep(0.35, 0.8, p.along));
    return mottled(mix(white, grey, smoothstep(p.spine - p.depth * 0.5, p.spine - p.depth * 0.1, p.y)), p);
  };
};

/** One colour above, white below, blaze and feet. */
export const bicolour = (hex: string, colour: Vec3 | null, whiteAt = 0.2): Coat => {
  const [base, white] = [colour ?? fromHex(hex), fromHex('#f3ece0')];
  return (p) => {
    if (p.region === 'foot' || p.region === 'jaw' || p.region === 'muzzle')
      return p.region === 'muzzle' ? mix(white, base, smoothstep(0.25, 0.4, Math.abs(p.head[0]))) : white;
    if (p.region === 'head')
      return mix(white, base, smoothstep(0.1, 0.22, Math.abs(p.head[0]) + (0.4 - p.head[2]) * 0.3));
    if (p.region === 'neck') return mix(base, white, smoothstep(p.spine + 0.15, p.spine, p.y));
    if (p.region === 'leg') return mix(white, base, smoothstep(whiteAt, whiteAt + 0.15, p.y));
    return mottled(mix(base, white, smoothstep(p.spine - p.depth * 0.4, p.spine - p.depth * 0.8, p.y)), p);
  };
};

export const dalmatianCoat = (): Coat => (p) => {
  const white = fromHex('#f2efe9');
  if (p.region === 'ear') return fromHex('#26221f');
  return mix(white, fromHex('#1d1a18'), spotAt(p, 0.12, p.region === 'muzzle' ? 0.2 : 0.36));
};

export const plain =
  (hex: string, strength = 0.35) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(hex);
    return countershaded(base, mix(base, fromHex('#efe0c4'), 0.6), colour ? 0.15 : strength);
  };

export const saddled = (colour: Vec3 | null): Coat => {
  const [tan, black] = [colour ?? fromHex('#a06a34'), fromHex('#1f1a17')];
  return (p) => {
    if (p.region === 'muzzle') return mix(black, tan, smoothstep(0.1, -0.5, p.head[1]) * 0.4);
    if (p.region === 'ear') return black;
    if (p.region === 'body' || p.region === 'tail')
      return mix(
        tan,
        black,
        p.region === 'tail' ? 0.8 : smoothstep(p.spine - p.depth * 0.3, p.spine + p.depth * 0.1, p.y),
      );
    return mottled(tan, p);
  };
};

/** A black face and black ears on a pale dog. */
export const masked =
  (hex: string) =>
  (colour: Vec3 | null): Coat => {
    const [base, black] = [colour ?? fromHex(hex), fromHex('#241d1a')];
    return (p) => {
      if (p.region === 'ear') return black;
      if (p.region === 'muzzle' || p.region === 'jaw')
        return mix(base, black, smoothstep(0.55, 0.8, p.head[2]));
      if (p.region === 'head') {
        const eye = Math.hypot(Math.abs(p.head[0]) - 0.46, p.head[1] - 0.22);
        const around = p.head[2] > 0.2 ? smoothstep(0.36, 0.2, eye) : 0;
        // Folds of the brow.
        const fold =
          p.head[2] > 0.3 && p.head[1] > 0.45 ? smoothstep(0.55, 0.9, Math.sin(p.head[1] * 26)) : 0;
        return mix(base, black, Math.max(around * 0.85, fold * 0.3));
      }
      return mottled(base, p);
    };
  };
