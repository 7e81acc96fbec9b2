/** Bodies for art that ends at the neck or the chest: nobody walks as a head. */

import type { Action } from '../understand/scene-spec.ts';
import { drawBeast, drawHen } from './beast-bodies.ts';
import { beastRig, beasts, standsOnFour } from './beasts.ts';
import { type Canvas, type Context, paint } from './brush.ts';
import { type Colour, hex, mix } from './colour.ts';
import { bar, blob } from './flesh.ts';
import { type Art, type FrontLegs, legRigs } from './leg-rigs.ts';

type Coat = { main: string; belly: string; limbs: string; tail: 'bushy' | 'thin' | 'short' | null };

/** Animals and others drawn as a face from the front. */
const coats: Record<string, Coat> = {
  '1f98a': { main: '#f07f2e', belly: '#ffe6d2', limbs: '#5a3028', tail: 'bushy' },
  '1f43a': { main: '#94949c', belly: '#e0e0e6', limbs: '#7c7c86', tail: 'bushy' },
  '1f99d': { main: '#8b8b95', belly: '#d9d9e0', limbs: '#55555f', tail: 'bushy' },
  '1f43b': { main: '#8d5c47', belly: '#c69a80', limbs: '#7a4d3b', tail: 'short' },
  '1f43b-200d-2744': { main: '#ecebf2', belly: '#ffffff', limbs: '#dddbe6', tail: 'short' },
  '1f43c': { main: '#efedf4', belly: '#ffffff', limbs: '#453f5c', tail: 'short' },
  '1f428': { main: '#98949e', belly: '#dcd8e2', limbs: '#85818c', tail: null },
  '1f981': { main: '#f0a53e', belly: '#ffdba6', limbs: '#e2933a', tail: 'thin' },
  '1f438': { main: '#3db583', belly: '#ffd766', limbs: '#34a377', tail: null },
  '1f439': { main: '#efa06f', belly: '#ffe0c8', limbs: '#e28f62', tail: null },
  '1f916': { main: '#cfc9e2', belly: '#8a83a8', limbs: '#7d769c', tail: null },
  '1f47d': { main: '#6fc46a', belly: '#a6e29a', limbs: '#58ab58', tail: null },
};
/** People drawn as a head alone, and what they wear. */
const clothes: Record<string, { top: string; legs: string }> = {
  '1f385': { top: '#dd3440', legs: '#b52733' },
  '1f936': { top: '#dd3440', legs: '#b52733' },
  '1f9d1-200d-1f384': { top: '#dd3440', legs: '#b52733' },
  '1f474': { top: '#5c7fa8', legs: '#54506a' },
  '1f475': { top: '#b0709c', legs: '#6a5a86' },
  '1f476': { top: '#f2c14e', legs: '#f2c14e' },
  '1f9d3': { top: '#6a9a7c', legs: '#54506a' },
};

const drawTail = (context: Context, kind: Coat['tail'], x: number, y: number, size: number, coat: Coat) => {
  if (kind === 'bushy') {
    blob(context, x + size * 0.42, y - size * 0.1, size * 0.34, size * 0.74, hex(coat.main), 0.62);
    blob(context, x + size * 0.61, y - size * 0.37, size * 0.2, size * 0.26, hex(coat.belly), 0.62);
  } else if (kind === 'short')
    blob(context, x + size * 0.38, y + size * 0.12, size * 0.2, size * 0.2, hex(coat.main));
  else if (kind === 'thin') {
    context.strokeStyle = coat.limbs;
    context.lineWidth = size * 0.06;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x + size * 0.2, y + size * 0.2);
    context.quadraticCurveTo(x + size * 0.62, y + size * 0.2, x + size * 0.56, y - size * 0.22);
    context.stroke();
    blob(context, x + size * 0.56, y - size * 0.28, size * 0.17, size * 0.2, hex('#7a4a30'));
  }
};

const withCoat = (head: Canvas, coat: Coat): Art => {
  const size = Math.max(head.width, head.height);
  const [wide, tall] = [size * (coat.tail === 'bushy' ? 1.46 : 1.24), head.height + size * 0.58];
  const x = wide / 2;
  const picture = paint(wide, tall, (context) => {
    const y = head.height + size * 0.12;
    drawTail(context, coat.tail, x, y, size, coat);
    for (const side of [-1, 1]) {
      const foot = x + side * size * 0.15;
      bar(
        context,
        foot - size * 0.09,
        y + size * 0.1,
        size * 0.18,
        size * 0.32,
        hex(coat.limbs),
        size * 0.06,
      );
      blob(context, foot, tall - size * 0.075, size * 0.25, size * 0.15, hex(coat.limbs));
      blob(context, x + side * size * 0.25, y, size * 0.15, size * 0.36, hex(coat.limbs), side * -0.42);
    }
    blob(context, x, y + size * 0.03, size * 0.52, size * 0.62, hex(coat.main));
    blob(context, x, y + size * 0.09, size * 0.3, size * 0.4, hex(coat.belly));
    context.drawImage(head, x - head.width / 2, 0);
  });
  return { picture, front: frontLegs(picture, x, size * 0.28, tall - size * 0.17) };
};

/** Two legs beside the middle at `x`, which reach `reach` to each side and show below `top`. */
const frontLegs = ({ width, height }: Canvas, x: number, reach: number, top: number): FrontLegs => {
  const across = (at: number) => (at / width) * 100;
  return {
    top: (top / height) * 100,
    boxes: [
      [across(x - reach), across(x)],
      [across(x), across(x + reach)],
    ],
  };
};

const drawLegs = (context: Context, x: number, top: number, foot: number, size: number, tone: Colour) => {
  for (const side of [-1, 1]) {
    const left = x + side * size * 0.13 - size * 0.105;
    bar(context, left, top, size * 0.21, foot - top - size * 0.03, tone, size * 0.07);
    blob(context, left + size * 0.105, foot - size * 0.055, size * 0.27, size * 0.11, hex('#3d3850'));
  }
};

const withClothes = (head: Canvas, { top, legs }: { top: string; legs: string }): Art => {
  const size = Math.max(head.width, head.height);
  const [wide, tall] = [size * 1.02, head.height + size * 0.74];
  const x = wide / 2;
  const picture = paint(wide, tall, (context) => {
    const neck = head.height - size * 0.1;
    drawLegs(context, x, neck + size * 0.42, tall, size, hex(legs));
    for (const side of [-1, 1])
      blob(
        context,
        x + side * size * 0.3,
        neck + size * 0.3,
        size * 0.17,
        size * 0.5,
        hex(top),
        side * -0.22,
      );
    bar(context, x - size * 0.28, neck, size * 0.56, size * 0.56, hex(top), size * 0.18);
    context.drawImage(head, x - head.width / 2, 0);
  });
  return { picture, front: frontLegs(picture, x, size * 0.27, tall - size * 0.27) };
};

/** Colour of the lowest line, where it is cut straight across; undefined when the picture ends in feet or a chin. */
const hemOf = (bust: Canvas): { left: number; right: number; tone: Colour } | undefined => {
  const { width, height } = bust;
  const pixels = bust.data();
  const row = (height - 3) * width;
  const opaque = Array.from({ length: width }, (_, x) => x).filter((x) => pixels[(row + x) * 4 + 3]! > 200);
  const [left, right] = [opaque[0] ?? 0, opaque.at(-1) ?? 0];
  if (opaque.length < width * 0.5 || opaque.length < (right - left) * 0.9) return undefined;
  const sum = [0, 0, 0];
  for (const x of opaque)
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += pixels[(row + x) * 4 + channel]!;
  return { left, right, tone: sum.map((value) => value / opaque.length) as unknown as Colour };
};

const everyday = { top: '#f08a3c', legs: '#8a8496' };
const isHead = /^(?:1f468|1f469|1f9d1|1f466|1f467|1f9d2|1f471|1f9d4)(?:-200d-(?:1f9b[0-3]|264[02]))?$/;
const isCrowd = /^(?:1f9d1|1f468|1f469)-200d-.*(?:1f9d1|1f46[6-9])/;
const isBust =
  /^(?:1f9d1|1f468|1f469|1f46e|1f477|1f575|1f482|1f934|1f478|1f470|1f935|1f9d9|1f9db|1f9dd|1f9b8|1f9b9|1f977|1fac5|1f472|1f473|1f9d5)(?:-|$)/;

const withLegs = (bust: Canvas): Art => {
  const hem = hemOf(bust);
  if (!hem) return { picture: bust };
  const size = (hem.right - hem.left) * 1.05;
  const x = (hem.left + hem.right) / 2;
  const picture = paint(bust.width, bust.height + size * 0.62, (context) => {
    const hips = mix(hem.tone, [40, 34, 80], 0.5);
    drawLegs(context, x, bust.height - size * 0.1, bust.height + size * 0.62, size, hips);
    context.drawImage(bust, 0, 0);
  });
  return { picture, front: frontLegs(picture, x, size * 0.27, bust.height - 1) };
};

/** Whole, whoever it shows; `stem` is without variant selectors. */
export const embody = (stem: string, art: Canvas, action: Action): Art => {
  if (stem === '1f414') return { picture: drawHen(art), legs: legRigs[stem] };
  if (standsOnFour(stem, action))
    return { picture: drawBeast(art, beasts[stem]!), legs: beastRig(beasts[stem]!) };
  if (coats[stem]) return withCoat(art, coats[stem]);
  if (clothes[stem]) return withClothes(art, clothes[stem]);
  if (isHead.test(stem)) return withClothes(art, everyday);
  return isBust.test(stem) && !isCrowd.test(stem) ? withLegs(art) : { picture: art, legs: legRigs[stem] };
};
