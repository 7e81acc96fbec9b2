/** How the bodies of four-legged animals are built whose art is a head. */

import type { Action } from '../understand/scene-spec.ts';
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

export const bonesOf = (
  { hipsY, tall, thick }: Beast,
  x: number,
  back: number,
): [number, number, number][] => [
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
