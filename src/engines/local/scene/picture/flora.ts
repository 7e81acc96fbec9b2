/** Things that grow: trees, grass, weed, each painted once and swayed by the wind. */

import { type Canvas, type Context, disc, paint } from './brush.ts';
import { type Colour, css, mix, scale, under } from './colour.ts';
import { paintApart } from './layers-apart.ts';
import type { Light } from './light.ts';
import { between, type Random } from './random.ts';

export type TreeKind = 'conifer' | 'broadleaf' | 'palm' | 'bare';
export type TreeLook = { kind: TreeKind; leaf: Colour; trunk: Colour; snowy: boolean };

const lit = (surface: Colour, { ambient, direct }: Light, share: number): Colour =>
  under(surface, [0, 1, 2].map((n) => ambient[n]! * 0.75 + direct[n]! * share) as unknown as Colour);

const paintConifer = (context: Context, tall: number, look: TreeLook, light: Light, random: Random) => {
  const middle = tall * 0.3;
  context.fillStyle = css(lit(look.trunk, light, 0.3));
  context.fillRect(middle - tall * 0.014, tall * 0.8, tall * 0.028, tall * 0.2);
  const tiers = 24;
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / (tiers - 1);
    const y = tall * (0.03 + share * 0.84);
    const half = tall * (0.015 + share * 0.21) * between(random, 0.85, 1.1);
    for (const side of [-1, 1]) {
      const facing = Math.sign(light.towards.x) === side ? 1 : 0.35;
      const tone = lit(look.leaf, light, (0.3 + 0.55 * facing) * between(random, 0.7, 1.1));
      context.fillStyle = css(tone);
      context.beginPath();
      context.moveTo(middle, y - tall * 0.05);
      context.quadraticCurveTo(middle + side * half * 0.5, y, middle + side * half, y + tall * 0.035);
      for (let tooth = 0; tooth < 9; tooth += 1) {
        const along = 1 - tooth / 9;
        context.lineTo(middle + side * half * (along - 0.05), y + tall * (0.008 + 0.012 * random()));
        context.lineTo(middle + side * half * (along - 0.11), y + tall * (0.022 + 0.016 * random()));
      }
      context.lineTo(middle, y + tall * 0.03);
      context.fill();
      if (!look.snowy) continue;
      context.fillStyle = css(lit([246, 250, 255], light, 0.4 + 0.5 * facing), 0.92);
      context.beginPath();
      context.moveTo(middle, y - tall * 0.05);
      context.quadraticCurveTo(
        middle + side * half * 0.5,
        y - tall * 0.008,
        middle + side * half * 0.94,
        y + tall * 0.03,
      );
      context.quadraticCurveTo(middle + side * half * 0.45, y + tall * 0.012, middle, y - tall * 0.015);
      context.fill();
    }
  }
};

const branchOut = (
  context: Context,
  from: [x: number, y: number],
  angle: number,
  length: number,
  random: Random,
  tips: [number, number][],
) => {
  const [x, y] = from;
  const end: [number, number] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  context.lineWidth = Math.max(0.6, length * 0.14);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(...end);
  context.stroke();
  tips.push(end);
  if (length < context.canvas.height * 0.045) return;
  for (const turn of [-0.5, 0.42]) {
    branchOut(
      context,
      end,
      angle + turn * between(random, 0.6, 1.25),
      length * between(random, 0.66, 0.8),
      random,
      tips,
    );
  }
};

const paintBroadleaf = (context: Context, tall: number, look: TreeLook, light: Light, random: Random) => {
  const middle = tall * 0.6;
  context.strokeStyle = css(lit(look.trunk, light, 0.35));
  context.lineCap = 'round';
  const tips: [number, number][] = [];
  branchOut(context, [middle, tall], -Math.PI / 2 + between(random, -0.06, 0.06), tall * 0.24, random, tips);
  if (look.kind === 'bare') return;
  const crown = tips.filter(([, y]) => y < tall * 0.68);
  const puffs = crown.flatMap(([x, y]) =>
    Array.from({ length: tall > 300 ? 11 : 6 }, () => ({
      x: x + between(random, -0.085, 0.085) * tall,
      y: y + between(random, -0.085, 0.06) * tall,
      radius: tall * between(random, 0.009, 0.03) * (tall > 300 ? 0.8 : 1.15),
    })),
  );
  // Dark and low first, lit side last: the crown gets its volume from the order.
  const lightness = (puff: { x: number; y: number }) =>
    ((puff.x - middle) * light.towards.x - (puff.y - tall * 0.4) * light.towards.y) / tall;
  puffs.sort((a, b) => lightness(a) - lightness(b));
  for (const puff of puffs) {
    const share = Math.min(1, Math.max(0.06, 0.42 + lightness(puff) * 1.5)) * between(random, 0.8, 1.15);
    const tone = mix(look.leaf, [255, 226, 120], Math.max(0, share - 0.6) * 0.3);
    disc(context, puff.x, puff.y, puff.radius, css(lit(tone, light, share), 0.9));
  }
};

const paintPalm = (context: Context, tall: number, look: TreeLook, light: Light, random: Random) => {
  const lean = between(random, -0.16, 0.16) * tall;
  const [headX, headY] = [tall * 0.6 + lean, tall * 0.26];
  context.strokeStyle = css(lit(look.trunk, light, 0.5));
  context.lineCap = 'round';
  for (let n = 0; n < 12; n += 1) {
    const [from, to] = [n / 12, (n + 1) / 12];
    context.lineWidth = tall * (0.034 - from * 0.014);
    context.beginPath();
    context.moveTo(tall * 0.6 + lean * from ** 1.6, tall + (headY - tall) * from);
    context.lineTo(tall * 0.6 + lean * to ** 1.6, tall + (headY - tall) * to);
    context.stroke();
  }
  for (let leaf = 0; leaf < 11; leaf += 1) {
    const angle = -Math.PI * (0.02 + (leaf / 10) * 0.96) + between(random, -0.1, 0.1);
    const reach = tall * between(random, 0.26, 0.36);
    const [tipX, tipY] = [
      headX + Math.cos(angle) * reach,
      headY + Math.sin(angle) * reach * 0.5 + reach * 0.42,
    ];
    const [bendX, bendY] = [headX + Math.cos(angle) * reach * 0.55, headY + Math.sin(angle) * reach * 0.75];
    const tone = lit(look.leaf, light, Math.cos(angle) * light.towards.x > 0 ? 0.8 : 0.35);
    context.fillStyle = css(tone);
    context.beginPath();
    context.moveTo(headX, headY);
    context.quadraticCurveTo(bendX, bendY - tall * 0.03, tipX, tipY);
    context.quadraticCurveTo(bendX, bendY + tall * 0.035, headX, headY + tall * 0.012);
    context.fill();
  }
};

const treeWidth = (tall: number, { kind }: TreeLook) => tall * (kind === 'conifer' ? 0.6 : 1.2);

const drawTree = (context: Context, tall: number, look: TreeLook, light: Light, random: Random) => {
  if (look.kind === 'conifer') paintConifer(context, tall, look, light, random);
  else if (look.kind === 'palm') paintPalm(context, tall, look, light, random);
  else paintBroadleaf(context, tall, look, light, random);
};

export const paintTree = (tall: number, look: TreeLook, light: Light, random: Random): Canvas =>
  paint(treeWidth(tall, look), tall, (context) => drawTree(context, tall, look, light, random));

const drawHaze = (context: Context, haze: Colour, amount: number) => {
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = css(haze, amount);
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};

/** Trees seen through so much haze, painted by all threads. */
export const paintTrees = (
  trees: readonly { tall: number; look: TreeLook; mist: number }[],
  light: Light,
  random: Random,
): Canvas[] =>
  paintApart(
    random,
    trees.map(({ tall, look, mist }) => ({
      width: treeWidth(tall, look),
      height: tall,
      left: 0,
      top: 0,
      isWhole: true,
      draw: (context, own) => {
        drawTree(context, tall, look, light, own);
        drawHaze(context, light.haze, mist);
      },
    })),
  ).map(({ canvas }) => canvas);

/** The same thing seen through so much haze. */
export const hazed = (canvas: Canvas, haze: Colour, amount: number): Canvas =>
  paint(canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
    drawHaze(context, haze, amount);
  });

/** A tuft of blades; `flower` dots some tips. */
export const paintTuft = (
  size: number,
  blade: Colour,
  light: Light,
  random: Random,
  flowers: readonly Colour[] = [],
): Canvas =>
  paint(size * 1.6, size, (context) => {
    for (let n = 0; n < 26; n += 1) {
      const x = size * between(random, 0.3, 1.3);
      const tall = size * between(random, 0.35, 0.98);
      const bend = size * between(random, -0.3, 0.3);
      const tip: [number, number] = [Math.min(size * 1.56, Math.max(2, x + bend)), size - tall];
      context.fillStyle = css(
        scale(lit(blade, light, between(random, 0.2, 0.85)), between(random, 0.7, 1.1)),
      );
      context.beginPath();
      context.moveTo(x - size * 0.018, size);
      context.quadraticCurveTo(x, size - tall * 0.6, ...tip);
      context.quadraticCurveTo(x + size * 0.03, size - tall * 0.5, x + size * 0.022, size);
      context.fill();
      if (flowers.length > 0 && n % 5 === 0) {
        const petal = lit(flowers[n % flowers.length]!, light, 0.75);
        for (let turn = 0; turn < 5; turn += 1) {
          const angle = (turn * Math.PI * 2) / 5;
          disc(
            context,
            tip[0] + Math.cos(angle) * size * 0.024,
            tip[1] + size * 0.04 + Math.sin(angle) * size * 0.024,
            size * 0.024,
            css(petal),
          );
        }
        disc(context, tip[0], tip[1] + size * 0.04, size * 0.018, css(lit([250, 210, 80], light, 0.7)));
      }
    }
  });
