/** Styles of the screen: cartoon, pixel art, neon and old film. */

import { type Canvas, paint, type Size } from './brush.ts';
import { readPixels } from './frame-pixels.ts';
import { smoothstep } from './noise.ts';
import { between, createRandom } from './random.ts';
import { lumaOf, pack, type StylePass } from './style-pass.ts';

/** Fewer tones, darker edges. */
export const createCartoon = ({ width, height }: Size): StylePass => {
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

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Square pixels in few colours. */
export const createPixelArt = ({ width, height }: Size): StylePass => {
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

/** Dark, with edges that glow from magenta to cyan. */
export const createNeon = ({ width, height }: Size): StylePass => {
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
export const createVintage =
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
