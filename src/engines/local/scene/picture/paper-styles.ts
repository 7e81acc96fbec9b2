/** Styles on paper: watercolour, paper cut and line art. */

import { type Canvas, paint, type Size } from './brush.ts';
import { readPixels } from './frame-pixels.ts';
import { createNoise, smoothstep } from './noise.ts';
import { branch } from './random.ts';
import { checkAbandoned } from './shared-baking.ts';
import { lumaOf, pack, type StylePass } from './style-pass.ts';

/** Pigment that runs at its edges, on rough paper. */
export const createWatercolour = ({ width, height }: Size, seed: number): StylePass => {
  const noise = createNoise(branch(seed, 'paper'));
  const unit = Math.min(width, height);
  const shift = new Int32Array(width * height);
  const paper = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    checkAbandoned();
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [(x / unit) * 26, (y / unit) * 26];
      const dx = Math.round((noise.fbm(u, v, 3) - 0.44) * unit * 0.03);
      const dy = Math.round((noise.fbm(u + 90, v + 40, 3) - 0.44) * unit * 0.03);
      const [sx, sy] = [Math.min(width - 1, Math.max(0, x + dx)), Math.min(height - 1, Math.max(0, y + dy))];
      shift[y * width + x] = sy * width + sx;
      const edge =
        Math.min(x, y, width - 1 - x, height - 1 - y) / unit +
        (noise.fbm(u * 0.4, v * 0.4 + 7, 4) - 0.5) * 0.09;
      paper[y * width + x] =
        255 * smoothstep(0.012, 0.05, edge) * (0.9 + 0.1 * noise.value(x * 0.35, y * 0.35));
    }
  }
  const soft = paint(width / 4, height / 4, () => {});
  const wide = paint(width, height, () => {});
  const output = new Uint32Array(width * height);
  return (context, pixels) => {
    const small = soft.getContext('2d');
    small.imageSmoothingQuality = 'medium';
    small.drawImage(context.canvas as Canvas, 0, 0, soft.width, soft.height);
    wide.getContext('2d').drawImage(soft, 0, 0, width, height);
    const blurred = readPixels(wide);
    for (let at = 0; at < output.length; at += 1) {
      const from = shift[at]!;
      const wash = blurred[from]!;
      const sharp = pixels[from]!;
      const share = paper[at]!;
      const mixIn = (move: number, blank: number) => {
        const [a, b] = [(wash >> move) & 255, (sharp >> move) & 255];
        const pooled = a * 0.62 + b * 0.38 - Math.abs(a - b) * 0.5;
        const pale = 38 + pooled * 0.85;
        return (Math.min(pale, 255) * share + blank * (255 - share)) / 255;
      };
      output[at] = pack(mixIn(0, 250), mixIn(8, 246), mixIn(16, 236));
    }
    return output;
  };
};

/** Sheets of paper, each throwing a shadow on the one below. */
export const createPaperCut = ({ width, height }: Size, seed: number): StylePass => {
  const luma = new Uint8Array(width * height);
  const output = new Uint32Array(width * height);
  const noise = createNoise(branch(seed, 'paper'));
  const fibre = Uint8Array.from(
    { length: 65_536 },
    (_, n) => 222 + noise.fbm((n & 255) * 0.3, (n >> 8) * 0.3, 3) * 32,
  );
  const unit = Math.min(width, height);
  const [near, far] = [Math.max(1, Math.round(unit * 0.004)), Math.max(2, Math.round(unit * 0.01))];
  const sheets = 7;
  const level = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(sheets - 1, Math.floor((value / 256) * sheets)),
  );
  const soft = paint(width / 3, height / 3, () => {});
  const wide = paint(width, height, () => {});
  return (context, _) => {
    const small = soft.getContext('2d');
    small.imageSmoothingQuality = 'medium';
    small.drawImage(context.canvas as Canvas, 0, 0, soft.width, soft.height);
    wide.getContext('2d').drawImage(soft, 0, 0, width, height);
    const pixels = readPixels(wide);
    lumaOf(pixels, luma);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const own = luma[at]!;
        const sheet = level[own]!;
        const close = y >= near && x >= near ? level[luma[at - near * width - near]!]! : sheet;
        const wider = y >= far && x >= far ? level[luma[at - far * width - far]!]! : sheet;
        // Darker sheets lie above lighter ones.
        const shade = (close < sheet ? 0.72 : 1) * (wider < sheet ? 0.86 : 1) * (close > sheet ? 1.1 : 1);
        const flat = ((sheet + 0.5) / sheets) * 255;
        const factor =
          (own < 4 ? 1 : (flat * 0.75 + own * 0.25) / own) *
          shade *
          (fibre[(x & 255) | ((y & 255) << 8)]! / 255);
        const pixel = pixels[at]!;
        output[at] = pack(
          (pixel & 255) * factor + 4,
          ((pixel >> 8) & 255) * factor + 4,
          ((pixel >> 16) & 255) * factor + 4,
        );
      }
    }
    return output;
  };
};

/** Ink on paper: outlines, and hatching where it is dark. */
export const createLineArt = ({ width, height }: Size, seed: number): StylePass => {
  const luma = new Uint8Array(width * height);
  const output = new Uint32Array(width * height);
  const reach = Math.max(1, Math.round(Math.min(width, height) / 600));
  const noise = createNoise(branch(seed, 'ink'));
  const wobble = Int8Array.from({ length: 4096 }, (_, n) =>
    Math.round((noise.fbm((n & 63) * 0.4, (n >> 6) * 0.4, 2) - 0.4) * 10),
  );
  const gap = Math.max(5, Math.round(Math.min(width, height) / 110));
  return (_, pixels) => {
    lumaOf(pixels, luma);
    for (let y = 0; y < height; y += 1) {
      const up = Math.max(0, y - reach) * width;
      const low = Math.min(height - 1, y + reach) * width;
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const left = x < reach ? at : at - reach;
        const right = x >= width - reach ? at : at + reach;
        const edge = Math.abs(luma[left]! - luma[right]!) + Math.abs(luma[up + x]! - luma[low + x]!);
        let ink = edge < 20 ? 0 : Math.min(1, (edge - 20) / 34);
        const tone = luma[at]!;
        const drift = wobble[((x >> 3) & 63) | (((y >> 3) & 63) << 6)]!;
        if (tone < 92 && (x + y + drift) % gap === 0) ink = Math.max(ink, 0.5);
        if (tone < 46 && (x - y + drift + 4096 * gap) % gap === 0) ink = Math.max(ink, 0.6);
        const pixel = pixels[at]!;
        // A breath of the colour stays in the paper.
        const paperRed = 244 + ((pixel & 255) - tone) * 0.14;
        const paperGreen = 240 + (((pixel >> 8) & 255) - tone) * 0.14;
        const paperBlue = 230 + (((pixel >> 16) & 255) - tone) * 0.14;
        output[at] = pack(
          paperRed + (34 - paperRed) * ink,
          paperGreen + (32 - paperGreen) * ink,
          paperBlue + (48 - paperBlue) * ink,
        );
      }
    }
    return output;
  };
};
