/** Wings for birds that the art shows with folded ones, and for dragons. */

import { type Canvas, type Point, paint } from './brush.ts';
import { type Colour, css, mix } from './colour.ts';

/** Points up from its shoulder at the lower left; the trailing edge is to the right. */
export const featherWing = (length: number, tone: Colour): { canvas: Canvas; shoulder: Point } => {
  const chord = length * 0.62;
  const shoulder = { x: length * 0.16, y: length * 1.02 };
  const canvas = paint(length * 0.95, length * 1.2, (context) => {
    context.translate(shoulder.x, shoulder.y);
    const feathers = 8;
    for (let n = 0; n < feathers; n += 1) {
      const out = n / (feathers - 1);
      const [x, y] = [length * 0.1 * Math.sin(out * 2.4), -length * 0.56 * out];
      const angle = -0.12 - out ** 1.3 * 1.28;
      const long = chord * (0.86 - 0.05 * out);
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      const shade = context.createLinearGradient(0, 0, long, 0);
      shade.addColorStop(0.2, css(mix(tone, [255, 255, 255], 0.06)));
      shade.addColorStop(1, css(mix(tone, [40, 14, 60], 0.32)));
      context.fillStyle = shade;
      context.beginPath();
      context.ellipse(long * 0.48, 0, long * 0.52, length * 0.085, 0, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
    const cover = context.createLinearGradient(0, 0, chord * 0.4, 0);
    cover.addColorStop(0, css(mix(tone, [255, 255, 255], 0.26)));
    cover.addColorStop(1, css(tone));
    context.fillStyle = cover;
    context.beginPath();
    context.ellipse(length * 0.12, -length * 0.3, length * 0.13, length * 0.4, 0.2, 0, Math.PI * 2);
    context.fill();
  });
  return { canvas, shoulder };
};

/** As a bat's: fingers with skin between them. */
export const skinWing = (length: number, tone: Colour): { canvas: Canvas; shoulder: Point } => {
  const shoulder = { x: length * 0.12, y: length * 1.0 };
  const canvas = paint(length * 1.15, length * 1.15, (context) => {
    context.translate(shoulder.x, shoulder.y);
    const tips = [
      [0.2, -0.96],
      [0.66, -0.72],
      [0.9, -0.36],
      [0.72, 0.02],
    ].map(([x, y]) => ({ x: x! * length, y: y! * length }));
    const wrist = { x: length * 0.06, y: -length * 0.52 };
    const skin = context.createLinearGradient(0, -length, length, 0);
    skin.addColorStop(0, css(mix(tone, [255, 255, 255], 0.2)));
    skin.addColorStop(1, css(mix(tone, [50, 0, 60], 0.35)));
    context.fillStyle = skin;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(-length * 0.06, -length * 0.3, wrist.x, wrist.y);
    context.lineTo(tips[0]!.x, tips[0]!.y);
    for (let n = 1; n < tips.length; n += 1) {
      const [a, b] = [tips[n - 1]!, tips[n]!];
      context.quadraticCurveTo((a.x + b.x) / 2 - length * 0.16, (a.y + b.y) / 2 + length * 0.1, b.x, b.y);
    }
    context.quadraticCurveTo(length * 0.3, -length * 0.1, 0, 0);
    context.fill();
    context.strokeStyle = css(mix(tone, [40, 0, 50], 0.35));
    context.lineCap = 'round';
    context.lineWidth = length * 0.035;
    for (const { x, y } of tips.slice(0, 3)) {
      context.beginPath();
      context.moveTo(wrist.x, wrist.y);
      context.lineTo(x, y);
      context.stroke();
    }
    context.lineWidth = length * 0.055;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(-length * 0.06, -length * 0.3, wrist.x, wrist.y);
    context.stroke();
  });
  return { canvas, shoulder };
};
