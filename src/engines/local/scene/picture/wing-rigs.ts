/** Where wings are in the art, or where wings grow on birds that it shows with folded ones. All look to the left. */

/** Percent of the art's width and height. */
type Spot = readonly [x: number, y: number];

type Beating = {
  /** Beats a second. */
  hertz: number;
  /** Large birds rest on spread wings now and then. */
  glides?: boolean;
};
/** A wing of the art that turns about its shoulder; `turn` in radians at the top and at the bottom of a beat. */
export type CutWing = { outline: readonly Spot[]; shoulder: Spot; turn: readonly [number, number] };
export type WingRig = Beating &
  (
    | { kind: 'cut'; wings: readonly CutWing[]; far?: Spot }
    /** Both halves of a picture from above close and open about a body between these lines. */
    | { kind: 'halves'; body: readonly [from: number, to: number] }
    | {
        kind: 'drawn';
        shoulder: Spot;
        /** Of the art's height. */
        length: number;
        tone: Spot | string;
        /** From the front, with a wing on each side. */
        front?: boolean;
        skin?: boolean;
        /** Leans forward in flight, radians. */
        tilt: number;
      }
  );

const drawn = (
  shoulder: Spot,
  length: number,
  tone: Spot | string,
  tilt: number,
  hertz: number,
  more: Partial<Extract<WingRig, { kind: 'drawn' }>> = {},
): WingRig => ({ kind: 'drawn', shoulder, length, tone, tilt, hertz, ...more });

export const wingRigs: Record<string, WingRig> = {
  '1f985': {
    kind: 'cut',
    hertz: 1.1,
    glides: true,
    far: [-9, -5],
    wings: [
      {
        outline: [
          [59, -2],
          [102, -2],
          [102, 22],
          [82, 50],
          [59, 49],
        ],
        shoulder: [61, 30],
        turn: [-0.85, 0.75],
      },
    ],
  },
  '1f54a': {
    kind: 'cut',
    hertz: 2.1,
    glides: true,
    wings: [
      {
        outline: [
          [30, 22],
          [48, 6],
          [56, -2],
          [66, -2],
          [66, 10],
          [60, 18],
          [50, 27],
          [44, 30],
          [39, 27],
        ],
        shoulder: [46, 34],
        turn: [-0.3, 0.55],
      },
      {
        outline: [
          [45, 31],
          [58, 22],
          [68, 10],
          [78, -2],
          [98, -2],
          [98, 30],
          [92, 46],
          [80, 58],
          [68, 62],
          [52, 52],
        ],
        shoulder: [60, 52],
        turn: [-0.35, 0.95],
      },
    ],
  },
  '1f98b': { kind: 'halves', body: [43.5, 56.5], hertz: 2.6 },
  '1f41d': {
    kind: 'cut',
    hertz: 7.3,
    far: [8, -2],
    wings: [
      {
        outline: [
          [25, 33.5],
          [27, 24],
          [48, 2],
          [60, -3],
          [80, -3],
          [80, 24],
          [68, 33.5],
        ],
        shoulder: [44, 31],
        turn: [-0.55, 0.3],
      },
    ],
  },
  '1f99f': {
    kind: 'cut',
    hertz: 7.7,
    wings: [
      {
        outline: [
          [44, 34],
          [55, -2],
          [72, -2],
          [72, 8],
          [55, 31],
        ],
        shoulder: [49, 33],
        turn: [-0.35, 0.25],
      },
      {
        outline: [
          [45, 44],
          [46, 38],
          [85, -2],
          [102, -2],
          [102, 12],
          [52, 44],
        ],
        shoulder: [48, 41],
        turn: [-0.4, 0.3],
      },
    ],
  },
  '1fab0': {
    kind: 'cut',
    hertz: 7.1,
    wings: [
      {
        outline: [
          [33, 33],
          [42, 46],
          [46, 52],
          [47, 66],
          [38, 90],
          [28, 102],
          [-2, 102],
          [-2, 70],
        ],
        shoulder: [37, 40],
        turn: [0.7, -0.06],
      },
      {
        outline: [
          [67, 33],
          [58, 46],
          [54, 52],
          [53, 66],
          [62, 90],
          [72, 102],
          [102, 102],
          [102, 70],
        ],
        shoulder: [63, 40],
        turn: [-0.7, 0.06],
      },
    ],
  },
  '1f987': {
    kind: 'cut',
    hertz: 2.4,
    wings: [
      {
        outline: [
          [-2, 92],
          [28, 58],
          [42, 63],
          [53, 72],
          [64, 84],
          [66, 90],
          [50, 102],
          [20, 102],
        ],
        shoulder: [58, 76],
        turn: [0.55, -0.5],
      },
      {
        outline: [
          [60, 30],
          [90, -2],
          [102, 22],
          [102, 50],
          [92, 66],
          [88, 76],
          [80, 66],
          [72, 56],
          [66, 46],
        ],
        shoulder: [78, 60],
        turn: [-0.55, 0.5],
      },
    ],
  },
  '1f426': drawn([46, 46], 0.81, [38, 55], -0.5, 2.6),
  '1f426-200d-2b1b': drawn([52, 42], 0.88, [45, 50], -0.35, 1.7, { glides: true }),
  '1f99c': drawn([44, 48], 0.81, [45, 55], -0.45, 2),
  '1f424': drawn([58, 52], 0.56, [60, 55], -0.2, 3.2),
  '1f425': drawn([20, 46], 0.56, [12, 58], 0, 3.2, { front: true }),
  '1f986': drawn([55, 60], 0.76, [55, 72], -0.2, 2.3),
  '1f9a2': drawn([52, 62], 0.98, [55, 58], -0.1, 1.5, { glides: true }),
  '1fabf': drawn([55, 62], 0.81, [60, 66], -0.2, 1.8),
  '1f989': drawn([14, 50], 0.88, [8, 60], 0, 1.6, { front: true, glides: true }),
  '1f413': drawn([48, 58], 0.68, [50, 66], -0.15, 2.8),
  '1f414': drawn([60, 58], 0.61, [60, 70], -0.1, 3),
  '1f983': drawn([52, 48], 0.76, [40, 60], -0.1, 2.4),
  '1f99a': drawn([52, 58], 0.73, [48, 66], 0, 1.9),
  '1f9a9': drawn([52, 44], 0.85, [65, 45], -0.2, 1.5, { glides: true }),
  '1f9a4': drawn([58, 55], 0.55, [45, 60], -0.1, 2.6),
  '1f409': drawn([66, 56], 0.98, '#c83287', 0, 1, { skin: true, glides: true }),
};
