/** Colours of feathers by place on the body. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { type Coat, mottled, spotAt } from '../shared/coat.ts';

export type Plumage = {
  back: string;
  belly?: string;
  breast?: string;
  head?: string;
  cap?: string;
  face?: string;
  throat?: string;
  collar?: string;
  neck?: string;
  thigh?: string;
  flipper?: string;
  speckled?: string;
};

export const plumage =
  (of: Plumage) =>
  (colour: Vec3 | null): Coat => {
    const read = (hex: string | undefined, fallback: Vec3): Vec3 => (hex ? fromHex(hex) : fallback);
    const back = colour ?? fromHex(of.back);
    const belly = read(of.belly, mix(back, [1, 1, 1], 0.25));
    const breast = read(of.breast, belly);
    const head = colour ?? read(of.head, back);
    const neck = colour ?? read(of.neck, head);
    return (p) => {
      if (p.region === 'ear')
        return mottled(p.y > 0.35 * p.depth ? read(of.flipper, back) : read(of.flipper, back), p);
      if (p.region === 'leg') return mottled(read(of.thigh, belly), p);
      if (p.region === 'head') {
        let tone = head;
        if (of.face)
          tone = mix(
            tone,
            fromHex(of.face),
            smoothstep(0.1, 0.35, p.head[2] - Math.max(0, p.head[1] - 0.55) * 2),
          );
        if (of.throat)
          tone = mix(
            tone,
            fromHex(of.throat),
            smoothstep(-0.15, -0.4, p.head[1]) * smoothstep(-0.4, 0.1, p.head[2]),
          );
        if (of.cap) tone = mix(tone, fromHex(of.cap), smoothstep(0.35, 0.5, p.head[1]));
        return mottled(tone, p, 0.08);
      }
      if (p.region === 'neck') {
        const front = of.throat ? fromHex(of.throat) : of.breast && !of.neck ? breast : neck;
        const collar = of.collar && Math.abs(p.z - 0.42) < 0.035 ? fromHex(of.collar) : null;
        return mottled(
          collar ?? mix(neck, front, smoothstep(0.1, -0.1, p.y - p.depth * 0.6 - (p.z - 0.4) * 1.1)),
          p,
          0.08,
        );
      }
      const low = smoothstep(0.2, -0.25, p.y / p.depth);
      const under = mix(belly, breast, smoothstep(0.05, 0.2, p.z));
      const tone = mix(back, under, low);
      return mottled(
        of.speckled && low > 0.4 ? mix(tone, fromHex(of.speckled), spotAt(p, 0.1, 0.26)) : tone,
        p,
      );
    };
  };
