/** Bodies from the side for animals whose art is a head: four-legged ones, and the hen's. */

import { type Beast, bonesOf } from './beasts.ts';
import { type Canvas, type Context, paint } from './brush.ts';
import { type Colour, css, hex, mix } from './colour.ts';
import { blob } from './flesh.ts';

const drawLeg = (
  context: Context,
  joints: [number, number, number][],
  coat: Colour,
  socks: Colour,
  socksFrom = 0.62,
) => {
  const [hip, knee, foot] = joints as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  const down = context.createLinearGradient(0, hip[1], 0, foot[1]);
  // Out of the trunk without an edge.
  down.addColorStop(0, css(coat, 0));
  down.addColorStop(socksFrom * 0.66, css(mix(coat, [70, 30, 80], 0.12)));
  down.addColorStop(socksFrom, css(socks));
  down.addColorStop(1, css(mix(socks, [50, 20, 60], 0.25)));
  context.fillStyle = down;
  const parts = 14;
  context.beginPath();
  for (let n = 0; n <= parts * 2; n += 1) {
    const [a, b] = n <= parts ? [hip, knee] : [knee, foot];
    const part = n <= parts ? n / parts : n / parts - 1;
    const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * part;
    context.moveTo(at(0) + at(2), at(1));
    context.arc(at(0), at(1), at(2), 0, Math.PI * 2);
  }
  context.fill();
  // A paw or hoof that points the way.
  context.beginPath();
  context.ellipse(
    foot[0] - foot[2] * 0.3,
    foot[1] + foot[2] * 0.2,
    foot[2] * 1.25,
    foot[2] * 0.72,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
};

const drawTail = (context: Context, { trunk, tail, coat }: Beast) => {
  const [x, y] = [trunk.x + trunk.wide * 0.46, trunk.y - trunk.tall * 0.1];
  if (tail.kind === 'bushy') {
    blob(context, x + 0.1, y - 0.14, 0.24, 0.56, hex(coat), 0.7);
    blob(context, x + 0.25, y - 0.31, 0.15, 0.2, hex(tail.tip), 0.7);
  } else if (tail.kind === 'short') blob(context, x + 0.02, y - 0.04, 0.16, 0.16, hex(tail.tip));
  else if (tail.kind === 'mane') {
    blob(context, x + 0.08, y + 0.1, 0.2, 0.62, hex(tail.tip), -0.35);
    blob(context, x + 0.02, y + 0.02, 0.13, 0.44, mix(hex(tail.tip), [120, 190, 255], 0.55), -0.3);
  } else {
    context.strokeStyle = coat;
    context.lineWidth = 0.045;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - 0.04, y);
    context.quadraticCurveTo(x + 0.16, y + 0.02, x + 0.12, y + 0.26);
    context.stroke();
    blob(context, x + 0.12, y + 0.3, 0.11, 0.15, hex(tail.tip));
  }
};

export const drawBeast = (head: Canvas, beast: Beast): Canvas => {
  const unit = head.width;
  const { trunk, hips, coat, socks } = beast;
  const [fur, sock] = [hex(coat), hex(socks)];
  const inShade = (tone: Colour) => mix(tone, [40, 16, 56], 0.3);
  return paint(beast.wide * unit, beast.tall * unit, (context) => {
    context.save();
    context.scale(unit, unit);
    drawTail(context, beast);
    drawLeg(context, bonesOf(beast, hips[0] + 0.14, 0), inShade(fur), inShade(sock), beast.socksFrom);
    drawLeg(context, bonesOf(beast, hips[1] - 0.14, 0.05), inShade(fur), inShade(sock), beast.socksFrom);
    blob(context, trunk.x, trunk.y, trunk.wide, trunk.tall, fur);
    if (beast.neck) blob(context, beast.neck.x, beast.neck.y, beast.neck.wide, beast.neck.tall, fur, -0.3);
    if (beast.belly)
      blob(
        context,
        trunk.x - 0.04,
        trunk.y + trunk.tall * 0.33,
        trunk.wide * 0.6,
        trunk.tall * 0.24,
        hex(beast.belly),
      );
    drawLeg(context, bonesOf(beast, hips[0], 0), fur, sock, beast.socksFrom);
    drawLeg(context, bonesOf(beast, hips[1], 0.05), fur, sock, beast.socksFrom);
    context.restore();
    context.drawImage(head, 0, 0, unit * beast.head, head.height * beast.head);
  });
};

/** Her art ends at the chest. */
export const drawHen = (head: Canvas): Canvas => {
  const unit = head.width;
  return paint(1.62 * unit, 1.42 * unit, (context) => {
    context.save();
    context.scale(unit, unit);
    const white: Colour = [236, 232, 244];
    for (const [x, y, turn] of [
      [1.3, 0.5, 0.5],
      [1.36, 0.62, 0.85],
      [1.36, 0.75, 1.15],
    ] as const)
      blob(context, x, y, 0.2, 0.46, mix(white, [150, 140, 180], 0.15), turn);
    for (const x of [0.7, 0.92]) {
      context.fillStyle = '#f08a2c';
      context.fillRect(x - 0.025, 1.14, 0.05, 0.25);
      context.beginPath();
      context.roundRect(x - 0.11, 1.355, 0.17, 0.06, 0.03);
      context.fill();
    }
    blob(context, 0.82, 0.8, 1.04, 0.8, white, 0.06);
    blob(context, 0.94, 0.8, 0.56, 0.42, mix(white, [140, 126, 176], 0.16), 0.2);
    context.restore();
    context.drawImage(head, 0, 0, unit * 0.8, head.height * 0.8);
  });
};
