/** The petals, stems and colours of each flower. */

export type Petals = {
  count: number;
  length: number;
  width: number /** Radians from upright: 0 closed, 1.6 flat, more hangs. */;
  open: number;
  curl: number;
  pointed: number;
};

export type FlowerShape = {
  rings: Petals[];
  colour: string;
  throat: string;
  centre: { colour: string; radius: number; height: number } | null;
  stem: number;
  leaves: 'long' | 'round' | 'none';
  heads: number;
  floats?: boolean;
};

const shape = (values: Partial<FlowerShape> & Pick<FlowerShape, 'rings' | 'colour'>): FlowerShape => ({
  throat: '#f6d860',
  centre: { colour: '#e8b020', radius: 0.018, height: 0.012 },
  stem: 0.45,
  leaves: 'long',
  heads: 1,
  ...values,
});

/** Heads are drawn half as large again as in life, so that they read from a few metres. */
export const headScale = 1.5;

const ring = (
  count: number,
  length: number,
  width: number,
  open: number,
  curl = 0.4,
  pointed = 0.5,
): Petals => ({ count, length: length * headScale, width: width * headScale, open, curl, pointed });

export const shapes: Record<string, FlowerShape> = {
  flower: shape({
    rings: [ring(6, 0.1, 0.062, 1.15, 0.5), ring(6, 0.075, 0.05, 0.8, 0.4)],
    colour: '#f06aa0',
    throat: '#ffe0a0',
    leaves: 'round',
  }),
  rose: shape({
    rings: [
      ring(6, 0.07, 0.075, 1.15, 0.9, 0.2),
      ring(5, 0.065, 0.07, 0.8, 0.5, 0.2),
      ring(5, 0.058, 0.06, 0.45, 0.2, 0.2),
      ring(4, 0.05, 0.05, 0.2, 0, 0.2),
    ],
    colour: '#c8142a',
    throat: '#7a0a18',
    centre: null,
    stem: 0.5,
    leaves: 'round',
  }),
  tulip: shape({
    rings: [ring(3, 0.1, 0.075, 0.28, -0.5, 0.6), ring(3, 0.095, 0.07, 0.22, -0.5, 0.6)],
    colour: '#d8282a',
    throat: '#f0c040',
    centre: { colour: '#302010', radius: 0.012, height: 0.03 },
  }),
  sunflower: shape({
    rings: [ring(22, 0.15, 0.042, 1.45, 0.2, 0.9), ring(20, 0.135, 0.04, 1.3, 0.2, 0.9)],
    colour: '#f8c020',
    throat: '#e08a10',
    centre: { colour: '#3a2010', radius: 0.07, height: 0.025 },
    stem: 1.15,
    leaves: 'round',
  }),
  daisy: shape({
    rings: [ring(18, 0.05, 0.016, 1.45, 0.1, 0.3)],
    colour: '#fbfbf8',
    throat: '#f4f0e0',
    centre: { colour: '#f0b818', radius: 0.02, height: 0.014 },
    stem: 0.3,
    leaves: 'none',
    heads: 3,
  }),
  lily: shape({
    rings: [ring(3, 0.13, 0.05, 0.95, 1, 0.9), ring(3, 0.13, 0.042, 0.95, 1, 0.9)],
    colour: '#fff4f2',
    throat: '#b8d870',
    centre: { colour: '#c86a1c', radius: 0.008, height: 0.07 },
    stem: 0.6,
  }),
  lotus: shape({
    rings: [
      ring(9, 0.14, 0.06, 1.2, -0.3, 0.8),
      ring(8, 0.12, 0.055, 0.8, -0.4, 0.8),
      ring(6, 0.1, 0.045, 0.4, -0.4, 0.8),
    ],
    colour: '#f7a8c4',
    throat: '#fff0f2',
    centre: { colour: '#d8c840', radius: 0.03, height: 0.03 },
    stem: 0.1,
    leaves: 'none',
    floats: true,
  }),
  orchid: shape({
    rings: [ring(3, 0.075, 0.04, 1.35, 0.2, 0.5), ring(2, 0.085, 0.08, 1.3, 0.2, 0.1)],
    colour: '#c85ad0',
    throat: '#f8e8f8',
    centre: { colour: '#8a1c6a', radius: 0.018, height: 0.03 },
    stem: 0.5,
    heads: 4,
    leaves: 'long',
  }),
  poppy: shape({
    rings: [ring(4, 0.085, 0.11, 0.95, 0.3, 0.1)],
    colour: '#e02818',
    throat: '#3a0a0a',
    centre: { colour: '#1c1c18', radius: 0.018, height: 0.02 },
    leaves: 'none',
  }),
  dandelion: shape({
    rings: [
      ring(34, 0.035, 0.008, 1.5, 0, 0.2),
      ring(30, 0.03, 0.008, 1, 0, 0.2),
      ring(22, 0.026, 0.008, 0.5, 0, 0.2),
    ],
    colour: '#f8d020',
    throat: '#f0b010',
    centre: null,
    stem: 0.24,
    leaves: 'long',
  }),
  hibiscus: shape({
    rings: [ring(5, 0.12, 0.105, 1.15, 0.6, 0.1)],
    colour: '#f0386a',
    throat: '#8a0a2a',
    centre: { colour: '#f8d860', radius: 0.008, height: 0.11 },
    leaves: 'round',
  }),
  daffodil: shape({
    rings: [ring(6, 0.06, 0.042, 1.5, 0.2, 0.7), ring(6, 0.04, 0.035, 0.35, 0.5, 0.1)],
    colour: '#f8d830',
    throat: '#f08a10',
    centre: null,
  }),
  iris: shape({
    rings: [ring(3, 0.1, 0.06, 1.7, 1, 0.3), ring(3, 0.1, 0.055, 0.25, -0.2, 0.3)],
    colour: '#5a3ac0',
    throat: '#f0d040',
    centre: null,
  }),
  carnation: shape({
    rings: [
      ring(12, 0.05, 0.04, 1.2, 0.6, 0),
      ring(12, 0.045, 0.04, 0.8, 0.6, 0),
      ring(10, 0.04, 0.035, 0.4, 0.5, 0),
    ],
    colour: '#f07a98',
    throat: '#d84a70',
    centre: null,
  }),
  chrysanthemum: shape({
    rings: [
      ring(26, 0.075, 0.016, 1.4, -0.4, 0.4),
      ring(24, 0.065, 0.016, 1, -0.4, 0.4),
      ring(18, 0.05, 0.014, 0.55, -0.4, 0.4),
    ],
    colour: '#f0b030',
    throat: '#c87a10',
    centre: null,
  }),
};

export const named: Record<string, string> = {
  'pink flower': 'flower',
  'red flower': 'flower',
  'yellow flower': 'flower',
  'blue flower': 'flower',
  'white flower': 'flower',
  'purple flower': 'flower',
  blossom: 'flower',
  bloom: 'flower',
  wildflower: 'flower',
  petunia: 'flower',
  'tropical flower': 'hibiscus',
  geranium: 'flower',
  peony: 'carnation',
  camellia: 'carnation',
  dahlia: 'chrysanthemum',
  marigold: 'chrysanthemum',
  aster: 'daisy',
  cosmos: 'daisy',
  chamomile: 'daisy',
  violet: 'orchid',
  pansy: 'orchid',
  crocus: 'tulip',
  snowdrop: 'tulip',
  'water lily': 'lotus',
  'lotus flower': 'lotus',
  narcissus: 'daffodil',
  amaryllis: 'lily',
  gladiolus: 'lily',
  buttercup: 'poppy',
  anemone: 'poppy',
  'cherry blossom flower': 'flower',
};
