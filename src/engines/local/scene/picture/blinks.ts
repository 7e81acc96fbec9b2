/** When somebody blinks, and the lids that close over the eyes of a lit sprite. */

import { type Canvas, paint } from './brush.ts';
import { type Colour, css, luminance, mix } from './colour.ts';
import type { Eye } from './find-eyes.ts';
import { between, type Random } from './random.ts';

const lastsSeconds = 0.17;

/** The seconds at which lids begin to close. */
export const blinkTimes = (random: Random, lengthSeconds: number): number[] => {
  const times: number[] = [];
  for (let at = between(random, 0.5, 2.4); at < lengthSeconds; at += between(random, 2, 6)) {
    times.push(at);
    if (random() < 0.12) times.push(at + lastsSeconds * 1.7);
  }
  return times;
};

/** How far lids are closed: 0 open, 1 shut. */
export const lidsAt = (times: readonly number[], seconds: number): number => {
  for (const start of times) {
    const part = (seconds - start) / lastsSeconds;
    if (part >= 0 && part < 1) return Math.min(1, Math.sin(part * Math.PI) * 1.6);
  }
  return 0;
};

export type Lids = { canvas: Canvas; left: number; top: number }[];

/** The middle one by brightness of what surrounds the eye: neither a brow nor the white of the eye. */
const skinAround = (sprite: Canvas, { x, y, wide, tall }: Eye): Colour => {
  const [left, top] = [Math.floor(x - wide * 1.6) - 2, Math.floor(y - tall * 1.6) - 2];
  const { width, height, data } = sprite
    .getContext('2d')
    .getImageData(left, top, Math.ceil(wide * 3.2) + 4, Math.ceil(tall * 3.2) + 4);
  const tones: Colour[] = [];
  for (let n = 0; n < 24; n += 1) {
    const angle = (n / 24) * Math.PI * 2;
    const far = n % 2 ? 1.35 : 1.6;
    const [px, py] = [
      Math.floor(x - left + Math.cos(angle) * (wide * far + 1)),
      Math.floor(y - top + Math.sin(angle) * (tall * far + 1)),
    ];
    const at = (py * width + px) * 4;
    if (px < 0 || py < 0 || px >= width || py >= height || data[at + 3]! < 230) continue;
    tones.push([data[at]!, data[at + 1]!, data[at + 2]!]);
  }
  tones.sort((a, b) => luminance(a) - luminance(b));
  return tones[Math.floor(tones.length * 0.55)] ?? [128, 128, 128];
};

/** `eyes` in pixels of the sprite. */
export const lidsFor = (sprite: Canvas, eyes: readonly Eye[]): Lids =>
  eyes.map((eye) => {
    const [wide, tall] = [eye.wide * 1.18 + 0.8, eye.tall * 1.16 + 0.8];
    const tone = skinAround(sprite, eye);
    const [left, top] = [Math.floor(eye.x - wide) - 1, Math.floor(eye.y - tall) - 1];
    const canvas = paint(wide * 2 + 3, tall * 2 + 3, (context) => {
      const [x, y] = [eye.x - left, eye.y - top];
      const lid = context.createLinearGradient(0, y - tall, 0, y + tall);
      lid.addColorStop(0, css(mix(tone, [60, 20, 50], 0.12)));
      lid.addColorStop(0.7, css(tone));
      context.fillStyle = lid;
      context.beginPath();
      context.ellipse(x, y, wide, tall, 0, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css(mix(tone, [40, 16, 40], 0.72));
      context.lineWidth = Math.max(1, Math.min(eye.wide, eye.tall) * 0.36);
      context.lineCap = 'round';
      context.beginPath();
      context.ellipse(
        x,
        y + tall * 0.05,
        wide * 0.86,
        Math.min(tall, wide) * 0.5,
        0,
        Math.PI * 0.1,
        Math.PI * 0.9,
      );
      context.stroke();
    });
    return { canvas, left, top };
  });
