/** Ways of drawing: what a style does to a finished frame before it is graded. */

import type { Style } from '../understand/scene-spec.ts';
import { type Canvas, type Context, paint, type Size } from './brush.ts';
import { readPixels } from './frame-pixels.ts';
import { createNoise, smoothstep } from './noise.ts';
import { between, branch, createRandom } from './random.ts';
import { checkAbandoned } from './shared-baking.ts';

export type StylePass = (
  context: Context,
  pixels: Uint32Array,
  frame: number,
  seconds: number,
) => Uint32Array;

const lumaOf = (pixels: Uint32Array, luma: Uint8Array) => {
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at]!;
    luma[at] = ((pixel & 255) * 54 + ((pixel >> 8) & 255) * 183 + ((pixel >> 16) & 255) * 19) >> 8;
  }
};

const pack = (red: number, green: number, blue: number) =>
  (red < 0 ? 0 : Math.min(red, 255)) |
  ((green < 0 ? 0 : Math.min(green, 255)) << 8) |
  ((blue < 0 ? 0 : Math.min(blue, 255)) << 16) |
  0xff000000;

/** Fewer tones, darker edges. */
const createCartoon = ({ width, height }: Size): StylePass => {
  const luma = new Uint8Array(width * height);
  const output = new Uint32Array(width * height);
  const steps = Float32Array.from({ length: 256 }, (_, value) => {
    const level = (value / 255) * 6;
    const base = Math.floor(level);
    return ((base + smoothstep(0.35, 0.65, level - base)) / 6) * 255;
  });
  const reach = Math.max(1, Math.round(Math.min(width, height) / 540));
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
        const own = luma[at]!;
        const ink = edge > 34 ? Math.max(0.12, 1 - (edge - 34) / 60) : 1;
        const factor = own === 0 ? ink : (steps[own]! / own) * ink;
        const pixel = pixels[at]!;
        output[at] = pack(
          (pixel & 255) * factor,
          ((pixel >> 8) & 255) * factor,
          ((pixel >> 16) & 255) * factor,
        );
      }
    }
    return output;
  };
};

/** Pigment that runs at its edges, on rough paper. */
const createWatercolour = ({ width, height }: Size, seed: number): StylePass => {
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
const createPaperCut = ({ width, height }: Size, seed: number): StylePass => {
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

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Square pixels in few colours. */
const createPixelArt = ({ width, height }: Size): StylePass => {
  const block = Math.max(2, Math.round(Math.min(width, height) / 150));
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  const small = paint(across, down, () => {});
  const output = new Uint32Array(width * height);
  return (context) => {
    const brush = small.getContext('2d');
    brush.imageSmoothingQuality = 'medium';
    brush.drawImage(context.canvas as Canvas, 0, 0, across, down);
    const pixels = readPixels(small);
    for (let row = 0; row < down; row += 1) {
      const foot = Math.min(height, (row + 1) * block);
      for (let column = 0; column < across; column += 1) {
        const pixel = pixels[row * across + column]!;
        const nudge = (bayer[(row & 3) * 4 + (column & 3)]! / 16 - 0.5) * 22;
        const step = (value: number) => Math.round((value + nudge) / 36) * 36 + 2;
        const colour = pack(step(pixel & 255), step((pixel >> 8) & 255), step((pixel >> 16) & 255));
        const right = Math.min(width, (column + 1) * block);
        for (let y = row * block; y < foot; y += 1)
          output.fill(colour, y * width + column * block, y * width + right);
      }
    }
    return output;
  };
};

/** Ink on paper: outlines, and hatching where it is dark. */
const createLineArt = ({ width, height }: Size, seed: number): StylePass => {
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

/** Dark, with edges that glow from magenta to cyan. */
const createNeon = ({ width, height }: Size): StylePass => {
  const luma = new Uint8Array(width * height);
  const lines = paint(width, height, () => {});
  const soft = paint(width / 6, height / 6, () => {});
  const output = new Uint32Array(width * height);
  return (_, pixels) => {
    lumaOf(pixels, luma);
    for (let y = 0; y < height; y += 1) {
      const low = Math.min(height - 1, y + 1) * width;
      const along = y / height;
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const edge =
          Math.abs(luma[at]! - luma[x < width - 1 ? at + 1 : at]!) + Math.abs(luma[at]! - luma[low + x]!);
        const heat = edge < 10 ? 0 : Math.min(1, (edge - 10) / 40);
        const warm = 0.5 + 0.5 * Math.sin((x / width) * 4 + along * 3);
        const pixel = pixels[at]!;
        const base = 0.5;
        output[at] = pack(
          (pixel & 255) * base + heat * (70 + 185 * warm),
          ((pixel >> 8) & 255) * base * 0.8 + heat * (230 - 170 * warm),
          ((pixel >> 16) & 255) * base * 1.1 + 12 + heat * 235,
        );
      }
    }
    const brush = lines.getContext('2d');
    const image = brush.createImageData(width, height);
    new Uint32Array(image.data.buffer).set(output);
    brush.putImageData(image, 0, 0);
    const small = soft.getContext('2d');
    small.imageSmoothingQuality = 'medium';
    small.drawImage(lines, 0, 0, soft.width, soft.height);
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 0.85;
    brush.drawImage(soft, 0, 0, width, height);
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-over';
    return readPixels(lines);
  };
};

/** Scratches, dust and a gate that is not quite steady. */
const createVintage =
  ({ width, height }: Size, seed: number): StylePass =>
  (context, _, frame) => {
    const random = createRandom(seed + Math.floor(frame / 2) * 131);
    const unit = Math.min(width, height);
    context.strokeStyle = 'rgba(255,244,220,0.3)';
    context.lineWidth = Math.max(1, unit / 720);
    for (let n = 0; n < 2; n += 1) {
      if (random() > 0.5) continue;
      const x = random() * width;
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x + between(random, -0.01, 0.01) * width, height);
      context.stroke();
    }
    context.fillStyle = 'rgba(20,12,6,0.55)';
    for (let n = 0; n < 5; n += 1) {
      context.beginPath();
      context.ellipse(
        random() * width,
        random() * height,
        unit * between(random, 0.001, 0.004),
        unit * between(random, 0.001, 0.006),
        random() * 3,
        0,
        7,
      );
      context.fill();
    }
    return readPixels(context.canvas);
  };

export const createStyle = (style: Style, size: Size, seed: number): StylePass | undefined => {
  if (style === 'cartoon') return createCartoon(size);
  if (style === 'watercolour') return createWatercolour(size, seed);
  if (style === 'paper_cut') return createPaperCut(size, seed);
  if (style === 'pixel_art') return createPixelArt(size);
  if (style === 'line_art') return createLineArt(size, seed);
  if (style === 'neon') return createNeon(size);
  return style === 'vintage_film' ? createVintage(size, seed) : undefined;
};
