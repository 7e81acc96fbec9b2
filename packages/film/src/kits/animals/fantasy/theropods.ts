/** Tyrannosaurs, raptors and kangaroos. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { type Coat, cellBorder, mottled, stripeAt } from '../shared/coat.ts';
import { tailedBipedKit } from './tailed-biped.ts';
import type { TailedBiped } from './tailed-biped-layout.ts';

export const dinosaurHide =
  (back: string, belly: string, stripe: string, grain = 34) =>
  (colour: Vec3 | null): Coat => {
    const base = colour ?? fromHex(back);
    const under = colour ? mix(colour, [1, 1, 1], 0.5) : fromHex(belly);
    // Large scales have dark gaps that are seen from afar.
    const dark = grain < 20 ? 0.5 : 0.78;
    return (p) => {
      const low =
        p.region === 'jaw'
          ? 0.8
          : p.region === 'leg' || p.region === 'foot'
            ? 0.12
            : smoothstep(p.spine - p.depth * 0.2, p.spine - p.depth * 0.9, p.y);
      const scales =
        dark + (1.08 - dark) * smoothstep(0.02, 0.3, cellBorder(p.x * grain, p.y * grain, p.z * grain));
      const bands =
        p.region === 'body' || p.region === 'tail' || p.region === 'neck'
          ? stripeAt(p, 4.2, 0.26, 0.8) * smoothstep(p.spine - p.depth * 0.1, p.spine + p.depth * 0.6, p.y)
          : 0;
      return scale(
        mix(mix(base, under, low), fromHex(stripe), bands * 0.65),
        scales * (0.85 + 0.3 * fractalNoise(p.x * 3, p.y * 3, p.z * 3, 2)),
      );
    };
  };

const tyrannosaur: TailedBiped = {
  nouns: [
    't-rex',
    'tyrannosaurus',
    'tyrannosaurus rex',
    't rex',
    'trex',
    'dinosaur',
    'allosaurus',
    'spinosaurus',
    'godzilla',
  ],
  hip: 2.6,
  pitch: 0.28,
  trunk: 0.72,
  girth: 0.28,
  chest: 1.0,
  neck: { length: 0.42, rise: 0.85, thick: 0.85 },
  head: { radius: 0.25, length: 2.3, thick: 0.58, drop: 0.06 },
  leg: 0.098,
  arm: { length: 0.22, thick: 0.032 },
  tail: { length: 1.75, root: 0.22, rise: 0.08 },
  eye: { size: 0.13, iris: fromHex('#e8b42a') },
  hasTeeth: true,
  coat: dinosaurHide('#8f8a4a', '#e0d2a0', '#4a3a1c', 12),
};

const raptor: TailedBiped = {
  ...tyrannosaur,
  nouns: ['velociraptor', 'raptor', 'compsognathus', 'deinonychus'],
  hip: 0.85,
  girth: 0.2,
  trunk: 0.75,
  neck: { length: 0.55, rise: 1.05, thick: 0.58 },
  head: { radius: 0.15, length: 2.5, thick: 0.36, drop: 0.12 },
  leg: 0.07,
  arm: { length: 0.42, thick: 0.03 },
  tail: { length: 1.9, root: 0.15, rise: 0.12 },
  coat: dinosaurHide('#9a6a34', '#e0cc98', '#3a2414', 12),
};

const kangarooCoat = (colour: Vec3 | null): Coat => {
  const base = colour ?? fromHex('#a8744a');
  return (p) =>
    mottled(
      mix(
        base,
        fromHex('#ecdcc2'),
        p.region === 'jaw'
          ? 0.7
          : p.region === 'body' || p.region === 'neck'
            ? 0.85 * smoothstep(0.02, 0.16, p.z - (p.y - 0.9) * 0.35)
            : p.region === 'foot'
              ? -0.2
              : 0,
      ),
      p,
    );
};

const kangaroo: TailedBiped = {
  nouns: ['kangaroo', 'wallaby'],
  hip: 0.75,
  pitch: 0.95,
  trunk: 0.7,
  girth: 0.26,
  chest: 0.68,
  neck: { length: 0.32, rise: 1.15, thick: 0.52 },
  head: { radius: 0.155, length: 1.95, thick: 0.34, drop: 0.3 },
  leg: 0.08,
  arm: { length: 0.42, thick: 0.035 },
  tail: { length: 1.45, root: 0.13, rise: -0.42 },
  ears: { length: 1.5, width: 0.7 },
  eye: { size: 0.16, iris: null },
  fur: 0.035,
  hops: true,
  coat: kangarooCoat,
};

export const tyrannosaurs = tailedBipedKit('tyrannosaurus', { slow: 2, fast: 6 }, [tyrannosaur]);
export const raptors = tailedBipedKit('velociraptor', { slow: 1.5, fast: 8 }, [raptor]);
export const kangaroos = tailedBipedKit('kangaroo', { slow: 2.2, fast: 7 }, [kangaroo]);
