/** Pictures of things: loaded, recoloured as asked, and lit by the scene they stand in. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Image, ImageData, loadImage } from '@napi-rs/canvas';
import type { Action } from '../understand/scene-spec.ts';
import { embody } from './bodies.ts';
import { type Canvas, paint } from './brush.ts';
import { type Colour, css, luminance, mix } from './colour.ts';
import type { Art } from './leg-rigs.ts';
import type { Light } from './light.ts';

const artFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** These stand in water of their own, which our water replaces. */
const withWater: Record<string, number> = {
  '26f5': 0.2,
  '1f6a2': 0.2,
  '1f6f6': 0.24,
  '1f6a3': 0.2,
  '1f3ca': 0.2,
  '1f6e5': 0.2,
  '26f4': 0.2,
};

/** Some have another body for what they do: bears walk on four legs and dance on two. */
export const loadArt = async (stem: string, action: Action = 'stand'): Promise<Art | undefined> => {
  const plain = stem.replaceAll('-fe0f', '');
  for (const name of [stem, plain, `${plain}-fe0f`]) {
    const image = await loadImage(join(artFolder, `${name}.webp`)).catch(() => undefined);
    if (image) return embody(plain, trimmed(image, withWater[plain.split('-')[0]!] ?? 0), action);
  }
  return undefined;
};

/** Cut to what is not transparent, so that feet stand on the ground. */
export const trimmed = (image: Image | Canvas, cutFromFoot = 0): Canvas => {
  const { width, height } = image;
  const whole = paint(width, height, (context) => context.drawImage(image, 0, 0));
  const pixels = whole.data();
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3]! < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (right < left) return whole;
  const tall = Math.max(1, Math.round((bottom - top + 1) * (1 - cutFromFoot)));
  return paint(right - left + 1, tall, (context) => context.drawImage(whole, -left, -top));
};

const hueOf = (red: number, green: number, blue: number) => {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span < 1) return { hue: 0, vivid: 0 };
  const hue =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: hue * 60, vivid: span / Math.max(1, most) };
};

/** Gives the thing's main colour the asked hue and keeps its shading; a second colour and the eyes stay. */
export const recoloured = (art: Canvas, colour: Colour): Canvas => {
  const { width, height } = art;
  const pixels = art.getContext('2d').getImageData(0, 0, width, height).data;
  const bins = new Float64Array(24);
  for (let at = 0; at < pixels.length; at += 16) {
    if (pixels[at + 3]! < 128) continue;
    const { hue, vivid } = hueOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    bins[Math.floor(hue / 15) % 24]! += vivid > 0.22 ? vivid : 0;
  }
  const main = bins.indexOf(Math.max(...bins)) * 15 + 7.5;
  const total = bins.reduce((sum, value) => sum + value, 0);
  const isGrey = total < ((width * height) / 16) * 0.04;
  const goal = luminance(colour);
  let [sum, count] = [0, 0];
  const belongs = (at: number) => {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const { hue, vivid } = hueOf(red, green, blue);
    if (isGrey) return Math.max(0, Math.min(1, (luminance([red, green, blue]) - 40) / 60));
    const away = Math.abs(((hue - main + 540) % 360) - 180);
    return vivid > 0.12 ? Math.max(0, Math.min(1, (64 - away) / 24)) : 0;
  };
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128 || belongs(at) < 0.5) continue;
    sum += luminance([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
    count += 1;
  }
  const mean = sum / Math.max(1, count);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! === 0) continue;
    const share = belongs(at);
    if (share <= 0) continue;
    const own: Colour = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const shade = (luminance(own) - mean) * (0.35 + (goal / 255) * 0.5);
    const aim = mix(colour, shade > 0 ? [255, 255, 255] : [0, 0, 0], Math.min(0.75, Math.abs(shade) / 150));
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = own[channel]! + (aim[channel]! - own[channel]!) * share;
  }
  return paint(width, height, (context) => context.putImageData(new ImageData(pixels, width, height), 0, 0));
};

export type Sprite = { canvas: Canvas; shadow: Canvas; width: number; height: number };

/** `mist` is how much of the air's colour lies between us and it. */
export const lightSprite = (art: Canvas, height: number, light: Light, mist: number): Sprite => {
  const tall = Math.max(4, Math.round(height));
  const wide = Math.max(4, Math.round((art.width * tall) / art.height));
  const tone = [0, 1, 2].map((n) =>
    Math.min(255, light.ambient[n]! * 0.62 + light.direct[n]! * 0.62 + 14),
  ) as unknown as Colour;
  const sun = light.towards.x > 0 ? 1 : -1;
  const canvas = paint(wide, tall, (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(art, 0, 0, wide, tall);
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = css(mix(tone, [255, 255, 255], 0.24));
    context.fillRect(0, 0, wide, tall);
    context.globalCompositeOperation = 'soft-light';
    const across = context.createLinearGradient(sun > 0 ? wide : 0, 0, sun > 0 ? 0 : wide, tall);
    across.addColorStop(0, css(mix(light.direct, [255, 255, 255], 0.3), 0.75));
    across.addColorStop(0.45, 'rgba(128,128,128,0)');
    across.addColorStop(1, css(mix(light.ambient, [10, 12, 30], 0.75), 0.7));
    context.fillStyle = across;
    context.fillRect(0, 0, wide, tall);
    context.globalCompositeOperation = 'screen';
    context.drawImage(rim(art, wide, tall, light, sun), 0, 0);
    if (mist > 0.01) {
      context.globalCompositeOperation = 'source-over';
      context.fillStyle = css(light.haze, mist);
      context.fillRect(0, 0, wide, tall);
    }
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(art, 0, 0, wide, tall);
  });
  return { canvas, shadow: shadowOf(art), width: wide, height: tall };
};

/** A line of light along the edges that face the lamp. */
const rim = (art: Canvas, wide: number, tall: number, light: Light, sun: number): Canvas =>
  paint(wide, tall, (context) => {
    const reach = Math.max(1.2, tall * 0.014);
    context.drawImage(art, 0, 0, wide, tall);
    context.globalCompositeOperation = 'destination-out';
    context.drawImage(art, -sun * reach, reach, wide, tall);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = css(mix(light.glow, light.direct, 0.4), 0.55 * light.lamp.strength);
    context.fillRect(0, 0, wide, tall);
  });

/** Small, so that it comes out soft when drawn large. */
const shadowOf = (art: Canvas): Canvas => {
  const [wide, tall] = [Math.max(4, Math.round((art.width / art.height) * 26)), 26];
  return paint(wide + 6, tall + 6, (context) => {
    context.imageSmoothingQuality = 'high';
    context.filter = 'blur(1.2px)';
    context.drawImage(art, 3, 3, wide, tall);
    context.filter = 'none';
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = '#000';
    context.fillRect(0, 0, wide + 6, tall + 6);
  });
};
