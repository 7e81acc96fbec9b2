/** Wheels that turn: spokes over those of the art, which is seen from the side. */

import { type Canvas, type Context, paint } from './brush.ts';
import type { Sprite } from './sprites.ts';

/** Shares of the art's width: across, height over the ground, radius. */
type Wheel = [across: number, high: number, radius: number];
const usual: Wheel[] = [
  [0.233, 0.125, 0.1],
  [0.767, 0.125, 0.1],
];
const wheels: Record<string, Wheel[]> = {
  ...Object.fromEntries(['1f697', '1f68c', '1f69a', '1f695', '1f693', '1f699'].map((stem) => [stem, usual])),
  '1f3cd': [
    [0.155, 0.155, 0.125],
    [0.845, 0.155, 0.125],
  ],
  '1f6b2': [
    [0.195, 0.195, 0.16],
    [0.805, 0.195, 0.16],
  ],
  '1f3ce': [
    [0.225, 0.125, 0.1],
    [0.875, 0.125, 0.1],
  ],
  '1f69c': [
    [0.195, 0.125, 0.1],
    [0.8, 0.2, 0.16],
  ],
};

const spokesOf = (tone: string): Canvas =>
  paint(64, 64, (context) => {
    context.strokeStyle = tone;
    context.lineWidth = 4;
    context.lineCap = 'round';
    for (let n = 0; n < 5; n += 1) {
      const angle = (n / 5) * Math.PI * 2;
      context.beginPath();
      context.moveTo(32 + Math.cos(angle) * 12, 32 + Math.sin(angle) * 12);
      context.lineTo(32 + Math.cos(angle) * 28, 32 + Math.sin(angle) * 28);
      context.stroke();
    }
  });
const onDark = spokesOf('rgba(200,196,222,0.5)');
const onWhite = spokesOf('rgba(90,84,120,0.5)');

/** Draws over a sprite whose upper left corner is at (left, top); `rolled` is its way in shares of its width. */
export const drawWheels = (
  context: Context,
  stem: string,
  sprite: Sprite,
  left: number,
  top: number,
  rolled: number,
) => {
  for (const [across, high, radius] of wheels[stem] ?? []) {
    context.save();
    context.translate(left + across * sprite.width, top + sprite.height - high * sprite.width);
    context.rotate(-rolled / radius);
    const size = radius * sprite.width * 2;
    context.drawImage(stem === '1f6b2' ? onWhite : onDark, -size / 2, -size / 2, size, size);
    context.restore();
  }
};
