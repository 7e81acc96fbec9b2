/** The last pass over a frame: tone curve, vignette, grain and the fade at both ends. */

import type { SceneSpec, Style } from '../understand/scene-spec.ts';
import type { Size } from './brush.ts';
import { type Colour, hex, mix } from './colour.ts';
import { branch, createRandom } from './random.ts';

export type Grade = {
  contrast: number;
  saturation: number;
  /** Colours that black, middle grey and white are drawn towards. */
  shadows: Colour;
  lights: Colour;
  tint: number;
  mono: boolean;
  vignette: number;
  grain: number;
};

const plain: Grade = {
  contrast: 0.16,
  saturation: 1,
  shadows: [20, 28, 44],
  lights: [255, 248, 236],
  tint: 0.06,
  mono: false,
  vignette: 0.3,
  grain: 2.2,
};
const grades: Record<Style, Grade> = {
  photoreal: plain,
  watercolour: {
    ...plain,
    contrast: -0.06,
    saturation: 0.95,
    lights: [255, 252, 244],
    vignette: 0.06,
    grain: 0,
  },
  cartoon: { ...plain, contrast: 0.1, saturation: 1.2, tint: 0, vignette: 0.1, grain: 0 },
  paper_cut: { ...plain, contrast: 0.06, saturation: 1.02, tint: 0.03, vignette: 0.12, grain: 2 },
  pixel_art: { ...plain, contrast: 0.1, saturation: 1.2, tint: 0, vignette: 0, grain: 0 },
  noir: {
    ...plain,
    contrast: 0.42,
    saturation: 0,
    mono: true,
    shadows: [0, 0, 0],
    lights: [255, 255, 255],
    tint: 0,
    vignette: 0.62,
    grain: 5,
  },
  vintage_film: {
    ...plain,
    contrast: -0.02,
    saturation: 0.55,
    shadows: hex('#3a2a24'),
    lights: hex('#ffe6b4'),
    tint: 0.34,
    vignette: 0.52,
    grain: 5,
  },
  neon: {
    ...plain,
    contrast: 0.34,
    saturation: 1.5,
    shadows: hex('#14063a'),
    lights: hex('#aef6ff'),
    tint: 0.22,
    vignette: 0.45,
    grain: 1.5,
  },
  line_art: { ...plain, contrast: 0, saturation: 1, tint: 0, vignette: 0.05, grain: 0 },
};

const moodGrades: Partial<Record<NonNullable<SceneSpec['mood']>, Partial<Grade>>> = {
  dramatic: { contrast: 0.3, vignette: 0.44 },
  epic: { contrast: 0.26, vignette: 0.4 },
  tense: { contrast: 0.28, saturation: 0.8, vignette: 0.48 },
  spooky: { contrast: 0.24, saturation: 0.75, vignette: 0.52 },
  dreamy: { contrast: 0.02, saturation: 1, lights: hex('#ffe8f6'), tint: 0.14 },
  melancholy: { saturation: 0.8, contrast: 0.06 },
  cosy: { lights: hex('#ffdcaa'), tint: 0.14 },
  joyful: { saturation: 1.16 },
};

const curve = (value: number, contrast: number) => {
  const x = value / 255;
  const curved = x + contrast * (x * x * (3 - 2 * x) - x) * 1.6;
  return Math.min(1, Math.max(0, curved));
};

const ceiling = 247;
const grainCount = 65_536;

/** Colour pulled towards or away from its grey; the plain look needs none of it. */
const resaturate = (pixels: Uint32Array, amount: number) => {
  const keep = Math.round(amount * 256);
  const within = (value: number) => (value < 0 ? 0 : Math.min(value, 255));
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at]!;
    const red = pixel & 255;
    const green = (pixel >> 8) & 255;
    const blue = (pixel >> 16) & 255;
    const grey = (red * 54 + green * 183 + blue * 19) >> 8;
    pixels[at] =
      within(grey + (((red - grey) * keep) >> 8)) |
      (within(grey + (((green - grey) * keep) >> 8)) << 8) |
      (within(grey + (((blue - grey) * keep) >> 8)) << 16) |
      0xff000000;
  }
};

export const createGrade = (spec: SceneSpec, { width, height }: Size, seed: number) => {
  const grade = {
    ...grades[spec.style],
    ...(spec.style === 'photoreal' ? moodGrades[spec.mood ?? 'calm'] : {}),
  };
  const toned = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: 256 }, (_, value) => {
      const level = curve(value, grade.contrast) * 255;
      const aim = mix(grade.shadows, grade.lights, level / 255)[channel]!;
      return level + (aim - level) * grade.tint;
    }),
  ) as [Float32Array, Float32Array, Float32Array];
  const random = branch(seed, 'grain');
  // The same step on all three channels at once.
  const grain = Int32Array.from({ length: grainCount }, () =>
    Math.imul(Math.round((random() + random() - 1) * grade.grain), 0x010101),
  );
  const fall = (length: number) =>
    Int32Array.from({ length }, (_, n) => {
      const away = Math.abs((n + 0.5) / length - 0.5) * 2;
      return Math.round(grade.vignette * 205 * Math.max(0, away - 0.25) ** 2);
    });
  const [across, down] = [fall(width), fall(height)];
  const leastGain = 256 - across[0]! - down[0]!;
  // Room for the grain at both ends, so that no value ever needs clamping.
  const floor = Math.ceil(((grade.grain + 1) * 256) / leastGain);
  const [reds, greens, blues] = [new Int32Array(256), new Int32Array(256), new Int32Array(256)];

  /** `exposure` is 1 in the middle of the film and falls off at its ends. */
  return (source: Uint32Array, target: Uint32Array, frame: number, exposure: number) => {
    if (grade.saturation !== 1) resaturate(source, grade.saturation);
    for (let value = 0; value < 256; value += 1) {
      const level = (channel: 0 | 1 | 2) =>
        Math.round(floor + (toned[channel][value]! * exposure * (ceiling - floor)) / 255);
      reds[value] = level(0);
      greens[value] = level(1) << 8;
      blues[value] = level(2) << 16;
    }
    const chance = createRandom(seed + frame * 7_919);
    for (let y = 0; y < height; y += 1) {
      const shift = Math.floor(chance() * grainCount);
      const bright = 256 - down[y]!;
      // Two neighbours share their gain; past an odd row's end the next row, or nothing, is written over.
      for (let x = 0, at = y * width; x < width; x += 2, at += 2) {
        const gain = bright - across[x]!;
        const from = (x + shift) & (grainCount - 2);
        const one = source[at]!;
        const other = source[at + 1]!;
        target[at] =
          ((((Math.imul(reds[one & 255]! | blues[(one >> 16) & 255]!, gain) >>> 8) & 0xff00ff) |
            ((Math.imul(greens[(one >> 8) & 255]!, gain) >>> 8) & 0xff00)) +
            grain[from]!) |
          0xff000000;
        target[at + 1] =
          ((((Math.imul(reds[other & 255]! | blues[(other >> 16) & 255]!, gain) >>> 8) & 0xff00ff) |
            ((Math.imul(greens[(other >> 8) & 255]!, gain) >>> 8) & 0xff00)) +
            grain[from + 1]!) |
          0xff000000;
      }
    }
  };
};
