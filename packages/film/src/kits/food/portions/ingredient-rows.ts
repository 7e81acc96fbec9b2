/** Salads and dishes by what is in them: "salmon salad", "a serving of pumpkin dish". */

/** Ingredients | colour | second colour. */
const ingredients: [names: string, colour: string, second: string][] = [
  ['salmon', '#f0845c', '#f8c0a0'],
  ['tuna', '#c8907c', '#e8c8b4'],
  ['chicken', '#d8a868', '#a8702c'],
  ['shrimp', '#f4946c', '#f8c8b0'],
  ['beef', '#8a4630', '#5a2814'],
  ['egg', '#f8f4e4', '#f4b81c'],
  ['potato', '#f0d888', '#c8a050'],
  ['tomato', '#d8301c', '#f08a6c'],
  ['carrot', '#f07c1c', '#d8601c'],
  ['pumpkin', '#e88a24', '#c8641c'],
  ['broccoli', '#3f8a2c', '#7ab04c'],
  ['mushroom', '#c8a884', '#8a6a4c'],
  ['spinach', '#2f6a24', '#5a9a3c'],
  ['beet', '#8a1c44', '#5a1030'],
  ['avocado', '#a8c45c', '#5a8a2c'],
  ['corn', '#f4c83c', '#d8a01c'],
  ['cucumber', '#8ac06c', '#3a7a34'],
  ['bean', '#7a3a20', '#b86a3c'],
  ['tofu', '#f6eed4', '#d8b87c'],
  ['eggplant', '#4a2450', '#c8b088'],
  ['cheese', '#f4c84c', '#e0a02c'],
  ['seafood', '#f0946c', '#e8d8c8'],
  ['pork', '#c88868', '#8a4a30'],
  ['lentil', '#a8682c', '#7a4420'],
];

/** Names that other kits have already. */
const taken = new Set(['seafood salad', 'potato salad', 'egg salad', 'egg dish']);

const row = (names: string[], rest: string): string[] => {
  const free = names.filter((name) => !taken.has(name));
  return free.length > 0 ? [`${free.join(', ')} | ${rest}`] : [];
};

export const ingredientRows: string[] = ingredients.flatMap(([name, colour, second]) => [
  ...row([`${name} salad`], `bowl | topped | #6aa83c | ${colour} |`),
  ...row([`${name} dish`, `${name} plate`], `plate | dice | ${colour} | ${second} | leaf`),
]);
