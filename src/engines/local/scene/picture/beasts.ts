/** Four-legged bodies, from the side, for animals whose art is a head; and a hen's. */

import type { Action } from '../understand/scene-spec.ts';
import { type Canvas, type Context, paint } from './brush.ts';
import { type Colour, css, hex, mix } from './colour.ts';
import { blob } from './flesh.ts';
import type { Bones, Joint, LegRig } from './leg-rigs.ts';

/** Lengths in widths of the head. */
export type Beast = {
  wide: number;
  tall: number;
  /** How large the head is drawn, at the upper left. */
  head: number;
  trunk: { x: number; y: number; wide: number; tall: number };
  /** Where the art's neck ends above the chest. */
  neck?: { x: number; y: number; wide: number; tall: number };
  /** Where legs begin: front and hind. */
  hips: readonly [front: number, hind: number];
  hipsY: number;
  /** Half width of a leg at the hip and at the foot. */
  thick: readonly [number, number];
  coat: string;
  belly?: string;
  socks: string;
  /** Share of the leg above them. */
  socksFrom?: number;
  tail: { kind: 'bushy' | 'thin' | 'short' | 'mane'; tip: string };
};

const hound = {
  wide: 1.68,
  tall: 1.36,
  head: 0.84,
  trunk: { x: 0.86, y: 0.83, wide: 0.98, tall: 0.52 },
  hips: [0.58, 1.18],
  hipsY: 0.9,
  thick: [0.12, 0.075],
} as const;
const bear = {
  ...hound,
  trunk: { x: 0.86, y: 0.8, wide: 1.04, tall: 0.68 },
  thick: [0.15, 0.11],
} as const;

export const beasts: Record<string, Beast> = {
  '1f98a': {
    ...hound,
    coat: '#f07f2e',
    belly: '#ffe6d2',
    socks: '#5a3028',
    tail: { kind: 'bushy', tip: '#ffe6d2' },
  },
  '1f43a': {
    ...hound,
    coat: '#94949c',
    belly: '#c9c9d2',
    socks: '#7c7c86',
    tail: { kind: 'bushy', tip: '#e0e0e6' },
  },
  '1f99d': {
    ...hound,
    coat: '#8b8b95',
    belly: '#b4b4be',
    socks: '#55555f',
    tail: { kind: 'bushy', tip: '#55555f' },
  },
  '1f981': {
    ...hound,
    coat: '#f0a53e',
    belly: '#ffcf8a',
    socks: '#e2933a',
    tail: { kind: 'thin', tip: '#7a4a30' },
  },
  '1f43b': { ...bear, coat: '#8d5c47', socks: '#7a4d3b', tail: { kind: 'short', tip: '#8d5c47' } },
  '1f43b-200d-2744': { ...bear, coat: '#ecebf2', socks: '#dddbe6', tail: { kind: 'short', tip: '#ecebf2' } },
  '1f43c': {
    ...bear,
    coat: '#efedf4',
    socks: '#453f5c',
    socksFrom: 0.36,
    tail: { kind: 'short', tip: '#efedf4' },
  },
  '1face': {
    wide: 1.72,
    tall: 1.62,
    head: 1,
    trunk: { x: 1.12, y: 0.98, wide: 1.12, tall: 0.6 },
    hips: [0.82, 1.46],
    hipsY: 1.04,
    thick: [0.13, 0.07],
    coat: '#7d5048',
    socks: '#5d3a38',
    tail: { kind: 'short', tip: '#5d3a38' },
  },
  '1f984': {
    wide: 1.86,
    tall: 1.62,
    head: 1,
    trunk: { x: 1.12, y: 1.0, wide: 1.12, tall: 0.54 },
    hips: [0.8, 1.46],
    hipsY: 1.06,
    neck: { x: 0.72, y: 0.9, wide: 0.42, tall: 0.62 },
    thick: [0.12, 0.062],
    coat: '#d3bdff',
    socks: '#b48ef2',
    tail: { kind: 'mane', tip: '#f58cf5' },
  },
  '1f417': {
    wide: 2,
    tall: 1.24,
    head: 1,
    trunk: { x: 1.2, y: 0.6, wide: 1.24, tall: 0.8 },
    hips: [0.92, 1.52],
    hipsY: 0.82,
    thick: [0.13, 0.08],
    coat: '#835449',
    socks: '#5f3b36',
    tail: { kind: 'thin', tip: '#5f3b36' },
  },
};

/** What even a bear does on two legs. */
const uprightActions = new Set<Action>([
  ...([
    'dance',
    'wave',
    'sit',
    'read',
    'sing',
    'talk',
    'hug',
    'fight',
    'drive',
    'play',
    'climb',
    'spin',
  ] as const),
]);
const alwaysOnFour = new Set(['1face', '1f984', '1f417']);

export const standsOnFour = (stem: string, action: Action) =>
  beasts[stem] !== undefined && (alwaysOnFour.has(stem) || !uprightActions.has(action));

const bonesOf = ({ hipsY, tall, thick }: Beast, x: number, back: number): [number, number, number][] => [
  [x, hipsY, thick[0]],
  [x + back, (hipsY + tall) / 2 + 0.03, (thick[0] + thick[1]) / 2 - 0.01],
  [x + back * 0.4, tall - thick[1] * 0.9, thick[1]],
];

/** The same bones the body is drawn with. */
export const beastRig = (beast: Beast): LegRig => {
  const { wide, tall, trunk, hips } = beast;
  const joint = ([x, y, half]: [number, number, number]): Joint => [
    (x / wide) * 100,
    (y / tall) * 100,
    ((half * 1.12) / wide) * 100,
  ];
  const bones = (x: number, back: number) => bonesOf(beast, x, back).map(joint) as unknown as Bones;
  const steps = 24;
  const belly = Array.from({ length: steps + 1 }, (_, n) => {
    const across = Math.cos(Math.PI - (n / steps) * Math.PI);
    const x = trunk.x + (trunk.wide / 2) * across;
    const y = trunk.y + (trunk.tall / 2) * Math.sqrt(Math.max(0, 1 - across * across));
    return [(x / wide) * 100, (Math.max(y, beast.hipsY - 0.02) / tall) * 100] as const;
  });
  return {
    belly,
    near: [bones(hips[0], 0), bones(hips[1], 0.05)],
    apart: [(0.14 / wide) * 100, (-0.14 / wide) * 100],
  };
};

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
