/** Whether a picture is a photograph, or flat: text, a logo, a screen. */

import type { Picture } from '../picture.ts';

/**
 * Share of neighbours of exactly the same colour: sensors and lossy formats leave hardly any; logos, pages and screens
 * are made of them.
 */
const evenShare = ({ width, height, pixels }: Picture): number => {
  let [same, all] = [0, 0];
  const step = Math.max(1, Math.floor(height / 300));
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * 4;
      const apart =
        Math.abs(pixels[at]! - pixels[at + 4]!) +
        Math.abs(pixels[at + 1]! - pixels[at + 5]!) +
        Math.abs(pixels[at + 2]! - pixels[at + 6]!);
      if (apart === 0) same += 1;
      all += 1;
    }
  }
  return same / Math.max(1, all);
};

/** Share of pixels near black or white paper tones, and of sharp steps between them: a page of print. */
const printShare = ({ width, height, pixels }: Picture): { paper: number; strokes: number } => {
  let [paper, strokes, all] = [0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width - 2; x += 1) {
      const at = (y * width + x) * 4;
      const level = pixels[at + 1]!;
      const isGrey = Math.max(Math.abs(pixels[at]! - level), Math.abs(pixels[at + 2]! - level)) < 24;
      if (isGrey && level > 150) paper += 1;
      if (isGrey && Math.abs(level - pixels[at + 9]!) > 70) strokes += 1;
      all += 1;
    }
  }
  return { paper: paper / Math.max(1, all), strokes: strokes / Math.max(1, all) };
};

export const lookOfPicture = (picture: Picture) => {
  const even = evenShare(picture);
  const { paper, strokes } = printShare(picture);
  let [colourful, all, sum] = [0, 0, 0];
  for (let at = 0; at < picture.pixels.length; at += 4 * 17) {
    const [r, g, b] = [picture.pixels[at]!, picture.pixels[at + 1]!, picture.pixels[at + 2]!];
    if (Math.max(r, g, b) - Math.min(r, g, b) > 14) colourful += 1;
    sum += (0.3 * r + 0.59 * g + 0.11 * b) / 255;
    all += 1;
  }
  return {
    isFlat: even > 0.8 || (paper > 0.6 && strokes > 0.05),
    isGrey: colourful / Math.max(1, all) < 0.02,
    brightness: sum / Math.max(1, all),
    evenShare: even,
  };
};
