/** Foods that are cut: skin, flesh, core and shape of each. */

export type Food = {
  skin: string;
  flesh: string;
  core?: string;
  length: number;
  radius: number;
  /** A fillet is wide and flat and thins out to one end. */
  shape: 'loaf' | 'round' | 'long' | 'cone' | 'fillet';
  /** A watermelon: dark stripes without, seeds within. */
  isStriped?: boolean;
};

const foods: [RegExp, Food][] = [
  [
    /grapefruit/,
    { skin: '#f0a04a', flesh: '#ee6a5a', core: '#ffe0d0', length: 0.12, radius: 0.054, shape: 'round' },
  ],
  [
    /pineapple/,
    { skin: '#b8862c', flesh: '#f8d84a', core: '#fbeea0', length: 0.2, radius: 0.058, shape: 'loaf' },
  ],
  [
    /strawberr/,
    { skin: '#d81824', flesh: '#f4707a', core: '#fbd8d4', length: 0.085, radius: 0.034, shape: 'cone' },
  ],
  [
    /kiwi/,
    { skin: '#8a6a3a', flesh: '#8cc83c', core: '#f0f4c8', length: 0.085, radius: 0.036, shape: 'round' },
  ],
  [
    /pomegranate/,
    { skin: '#b82434', flesh: '#c8142c', core: '#f0c0b8', length: 0.1, radius: 0.048, shape: 'round' },
  ],
  [
    /dragon ?fruit/,
    { skin: '#e0347a', flesh: '#f8f4f4', core: '#e8e4e4', length: 0.13, radius: 0.05, shape: 'round' },
  ],
  [
    /pepper/,
    { skin: '#d8241c', flesh: '#e85a3c', core: '#f8e8b8', length: 0.11, radius: 0.044, shape: 'loaf' },
  ],
  [/eggplant/, { skin: '#3c1c4a', flesh: '#f0e8c0', length: 0.19, radius: 0.038, shape: 'long' }],
  [/mushroom/, { skin: '#d8c0a0', flesh: '#f6eee0', length: 0.07, radius: 0.036, shape: 'round' }],
  [/bread|loaf|baguette/, { skin: '#b8752c', flesh: '#f4dfae', length: 0.24, radius: 0.055, shape: 'loaf' }],
  [
    /watermelon|melon/,
    {
      skin: '#6aa83c',
      flesh: '#e8384a',
      core: '#f0505c',
      length: 0.26,
      radius: 0.11,
      shape: 'round',
      isStriped: true,
    },
  ],
  [
    /lemon/,
    { skin: '#f6d428', flesh: '#fbe98a', core: '#fff6c8', length: 0.1, radius: 0.037, shape: 'round' },
  ],
  [
    /lime/,
    { skin: '#5fa82c', flesh: '#c8e48a', core: '#e8f4c0', length: 0.085, radius: 0.033, shape: 'round' },
  ],
  [
    /orange|fruit/,
    { skin: '#f08a1c', flesh: '#fbb23c', core: '#fff0c8', length: 0.1, radius: 0.046, shape: 'round' },
  ],
  [
    /apple/,
    { skin: '#c8202c', flesh: '#fbf2d0', core: '#f0e0a8', length: 0.09, radius: 0.044, shape: 'round' },
  ],
  [
    /tomato/,
    { skin: '#d8281c', flesh: '#f0604a', core: '#f4a06a', length: 0.085, radius: 0.043, shape: 'round' },
  ],
  [
    /onion/,
    { skin: '#a8583a', flesh: '#fbf2ea', core: '#e8d0dc', length: 0.09, radius: 0.045, shape: 'round' },
  ],
  [/potato/, { skin: '#b08a4a', flesh: '#f6e6a8', length: 0.12, radius: 0.042, shape: 'round' }],
  [
    /avocado/,
    { skin: '#2c4a1c', flesh: '#c8dc6a', core: '#7a4a24', length: 0.12, radius: 0.042, shape: 'round' },
  ],
  [
    /mango|peach|papaya|pear|plum/,
    { skin: '#f09a3c', flesh: '#fbc84a', length: 0.12, radius: 0.045, shape: 'round' },
  ],
  [
    /cucumber|zucchini/,
    { skin: '#2f7a2c', flesh: '#d4ecb0', core: '#e8f6d0', length: 0.2, radius: 0.024, shape: 'long' },
  ],
  [/banana/, { skin: '#f6d84a', flesh: '#fbf0c0', length: 0.18, radius: 0.018, shape: 'long' }],
  [
    /carrot/,
    { skin: '#f0781c', flesh: '#f89a3c', core: '#fbb85a', length: 0.2, radius: 0.024, shape: 'cone' },
  ],
  [/cheese/, { skin: '#f0a81c', flesh: '#f8cf4a', length: 0.16, radius: 0.05, shape: 'loaf' }],
  [/tuna/, { skin: '#a8283c', flesh: '#c8384c', length: 0.26, radius: 0.04, shape: 'fillet' }],
  [
    /salmon|fish|fillet|sashimi/,
    { skin: '#e8602c', flesh: '#f88a5a', length: 0.26, radius: 0.04, shape: 'fillet' },
  ],
  [
    /steak|beef|meat|ham|roast/,
    { skin: '#6a3418', flesh: '#c8606a', length: 0.2, radius: 0.045, shape: 'loaf' },
  ],
];

/** By the name that comes first: behind it stands what a food is drawn like elsewhere. */
export const isKnownFood = (words: string): boolean => foods.some(([names]) => names.test(words));

export const foodOf = (words: string): Food => {
  const found = foods
    .map(([names, food]) => ({ food, at: words.search(names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.food ?? foods.find(([names]) => names.test('tomato'))![1];
};
