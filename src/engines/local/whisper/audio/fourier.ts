/** Power spectrum of 400 real samples, by a mixed-radix transform of 200 complex ones. */

export const spectrumSamples = 400;
export const spectrumBins = spectrumSamples / 2 + 1;

const half = spectrumSamples / 2;

/** Complex numbers as pairs: real, imaginary, real, ... */
type Complex = Float64Array;

/** One pass of the transform: `blocks` groups of `radix` legs, each `span` long. */
type Stage = { radix: 5 | 2; blocks: number; span: number; twiddles: Complex };

const makeStages = (): Stage[] => {
  let blocks = 1;
  return ([5, 5, 2, 2, 2] as const).map((radix) => {
    const span = half / (blocks * radix);
    const twiddles = new Float64Array(2 * radix * span);
    for (let leg = 0; leg < radix; leg++) {
      for (let i = 0; i < span; i++) {
        const angle = (2 * Math.PI * leg * i * blocks) / half;
        twiddles[2 * (leg * span + i)] = Math.cos(angle);
        twiddles[2 * (leg * span + i) + 1] = -Math.sin(angle);
      }
    }
    const stage = { radix, blocks, span, twiddles };
    blocks *= radix;
    return stage;
  });
};

const cos1 = Math.cos((2 * Math.PI) / 5);
const cos2 = Math.cos((4 * Math.PI) / 5);
const sin1 = Math.sin((2 * Math.PI) / 5);
const sin2 = Math.sin((4 * Math.PI) / 5);

const put = (to: Complex, at: number, twiddles: Complex, turn: number, re: number, im: number): void => {
  const c = twiddles[turn] as number;
  const s = twiddles[turn + 1] as number;
  to[at] = re * c - im * s;
  to[at + 1] = re * s + im * c;
};

/** Passes write in the order the next one reads, so nothing needs reordering at the end. */
const two = ({ blocks, span, twiddles }: Stage, from: Complex, to: Complex): void => {
  const step = 2 * span;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < step; i += 2) {
      const at = i + step * 2 * block;
      const r0 = from[at] as number;
      const i0 = from[at + 1] as number;
      const r1 = from[at + step] as number;
      const i1 = from[at + step + 1] as number;
      const out = i + step * block;
      put(to, out, twiddles, i, r0 + r1, i0 + i1);
      put(to, out + step * blocks, twiddles, step + i, r0 - r1, i0 - i1);
    }
  }
};

const five = ({ blocks, span, twiddles }: Stage, from: Complex, to: Complex): void => {
  const step = 2 * span;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < step; i += 2) {
      const at = i + step * 5 * block;
      const r0 = from[at] as number;
      const i0 = from[at + 1] as number;
      const r1 = from[at + step] as number;
      const i1 = from[at + step + 1] as number;
      const r2 = from[at + 2 * step] as number;
      const i2 = from[at + 2 * step + 1] as number;
      const r3 = from[at + 3 * step] as number;
      const i3 = from[at + 3 * step + 1] as number;
      const r4 = from[at + 4 * step] as number;
      const i4 = from[at + 4 * step + 1] as number;
      const evenR1 = r0 + cos1 * (r1 + r4) + cos2 * (r2 + r3);
      const evenI1 = i0 + cos1 * (i1 + i4) + cos2 * (i2 + i3);
      const evenR2 = r0 + cos2 * (r1 + r4) + cos1 * (r2 + r3);
      const evenI2 = i0 + cos2 * (i1 + i4) + cos1 * (i2 + i3);
      const oddR1 = sin1 * (i1 - i4) + sin2 * (i2 - i3);
      const oddI1 = sin1 * (r1 - r4) + sin2 * (r2 - r3);
      const oddR2 = sin2 * (i1 - i4) - sin1 * (i2 - i3);
      const oddI2 = sin2 * (r1 - r4) - sin1 * (r2 - r3);
      const out = i + step * block;
      const leg = step * blocks;
      put(to, out, twiddles, i, r0 + r1 + r4 + r2 + r3, i0 + i1 + i4 + i2 + i3);
      put(to, out + leg, twiddles, step + i, evenR1 + oddR1, evenI1 - oddI1);
      put(to, out + 2 * leg, twiddles, 2 * step + i, evenR2 + oddR2, evenI2 - oddI2);
      put(to, out + 3 * leg, twiddles, 3 * step + i, evenR2 - oddR2, evenI2 + oddI2);
      put(to, out + 4 * leg, twiddles, 4 * step + i, evenR1 - oddR1, evenI1 + oddI1);
    }
  }
};

const passes = { 2: two, 5: five };

/** Separates the spectra of the two halves of a real signal, packed as one complex signal, by symmetry. */
const unpackPower = (packed: Complex, turns: Complex, power: Float64Array): void => {
  for (let bin = 0; bin < spectrumBins; bin++) {
    const low = 2 * (bin % half);
    const high = 2 * ((half - bin) % half);
    const evenRe = ((packed[low] as number) + (packed[high] as number)) / 2;
    const evenIm = ((packed[low + 1] as number) - (packed[high + 1] as number)) / 2;
    const oddRe = ((packed[low + 1] as number) + (packed[high + 1] as number)) / 2;
    const oddIm = ((packed[high] as number) - (packed[low] as number)) / 2;
    const c = turns[2 * bin] as number;
    const s = turns[2 * bin + 1] as number;
    const re = evenRe + oddRe * c - oddIm * s;
    const im = evenIm + oddIm * c + oddRe * s;
    power[bin] = re * re + im * im;
  }
};

export const createPowerSpectrum = () => {
  const stages = makeStages();
  const spare = [new Float64Array(spectrumSamples), new Float64Array(spectrumSamples)];
  const turns = new Float64Array(2 * spectrumBins);
  for (let bin = 0; bin < spectrumBins; bin++) {
    turns[2 * bin] = Math.cos((Math.PI * bin) / half);
    turns[2 * bin + 1] = -Math.sin((Math.PI * bin) / half);
  }
  return (samples: Float64Array, power: Float64Array): void => {
    let from: Complex = samples;
    stages.forEach((stage, index) => {
      const to = spare[index % 2] as Complex;
      passes[stage.radix](stage, from, to);
      from = to;
    });
    unpackPower(from, turns, power);
  };
};
