/** What grows in numbers: how many a plain plural of it is. "Yellow flowers" are a bed, not four stems. */

export const growingInNumbers: ReadonlyMap<string, number> = new Map([
  ['flower', 12],
  ['mushroom', 8],
]);
