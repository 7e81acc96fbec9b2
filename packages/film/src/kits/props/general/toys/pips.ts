/** Where the pips of dice and dominoes are, by their number, in steps from the middle. */
export const pips: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];
