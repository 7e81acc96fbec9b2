/** Gives all voices the same loudness while speech is synthesised: no second pass, no jumps between pieces. */

const frame = 480;
/** Root mean square of the parts with speech, -20 dBFS. */
const targetLevel = 0.1;
/** Kokoro's usual level; stabilises the gain of the first pieces, as if this many frames had been measured. */
const usualLevel = 0.075;
const usualFrames = 25;
const maxGain = 4;

const frameEnergies = (samples: Float32Array): Float32Array => {
  const energies = new Float32Array(Math.floor(samples.length / frame));
  for (let index = 0; index < energies.length; index++) {
    let energy = 0;
    for (let at = index * frame; at < (index + 1) * frame; at++) energy += samples[at]! ** 2;
    energies[index] = energy / frame;
  }
  return energies;
};

/** Mean energy of the frames within 30 dB of the loudest. */
export const activeEnergy = (samples: Float32Array): { energy: number; frames: number } => {
  const energies = frameEnergies(samples);
  const threshold = energies.reduce((most, energy) => Math.max(most, energy), 0) / 1000;
  const active = energies.filter((energy) => energy > threshold);
  return {
    energy: active.reduce((sum, energy) => sum + energy, 0) / (active.length || 1),
    frames: active.length,
  };
};

const knee = 0.7;

/** Linear up to the knee, then increasingly flat: peaks never reach full scale. */
const limit = (sample: number): number => {
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  const headroom = 0.98 - knee;
  return Math.sign(sample) * (knee + headroom * Math.tanh((size - knee) / headroom));
};

export const createLoudnessNormaliser = (gainDb: number) => {
  const wanted = targetLevel * 10 ** (gainDb / 20);
  let total = usualLevel ** 2 * usualFrames;
  let totalFrames = usualFrames;

  return (samples: Float32Array): Float32Array => {
    const { energy, frames } = activeEnergy(samples);
    total += energy * frames;
    totalFrames += frames;
    const gain = Math.min(maxGain, wanted / Math.sqrt(total / totalFrames));
    return samples.map((sample) => limit(sample * gain));
  };
};
