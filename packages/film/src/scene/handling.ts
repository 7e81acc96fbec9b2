/** How hands and a tool work on a thing: words that the stage knows. */

/**
 * The way of the tool, or of the hands where there is none. slice: down through it, again and again. saw: to and fro
 * through it. pull: over its surface in long strokes. stir: round in it. bore: upright into it, turning. strike: blows.
 * press: down onto it. pierce: a stab. write: lines on it. snip: along it. roll: over it and back, a hand at each end.
 * touch: the tip stays on it. grate: it goes up and down the tool. Of bare hands are apart, squeeze, twist and poke.
 */
export const strokeNames = [
  'slice',
  'saw',
  'pull',
  'stir',
  'bore',
  'strike',
  'press',
  'pierce',
  'write',
  'snip',
  'roll',
  'touch',
  'grate',
  'apart',
  'squeeze',
  'twist',
  'poke',
] as const;
export type StrokeName = (typeof strokeNames)[number];

/**
 * The look of the thing afterwards. slices: parted from one end on. halves: parted in the middle. peeled: another colour
 * under its surface, strips beside it. coated: something lies on it. flattened, crumpled, dented: its shape. worn: one
 * end is gone and lies as crumbs below. marked: lines on it. stamped: the print of what is pressed. holed: a hole, with chips around. nailed: a nail goes in. opened: its
 * top is off.
 */
export const becomings = [
  'slices',
  'halves',
  'peeled',
  'coated',
  'flattened',
  'crumpled',
  'dented',
  'worn',
  'marked',
  'stamped',
  'holed',
  'nailed',
  'opened',
] as const;
export type Becoming = (typeof becomings)[number];

export type HandlingLook = {
  stroke: StrokeName;
  becomes: Becoming | null;
  /** Noun of what lies under it, as a board; null: nothing. */
  base: string | null;
  /** It lies down, its long side across, however it is modelled. */
  isLaid: boolean;
  /** Colour of what is left on it or beside it, as a hex; null: that of the thing or the tool. */
  tone: string | null;
};
