/** The tool in the hand of whoever works at a thing, where none is named: "prunes a bonsai", "cuts a ribbon". */

import type { Action } from '../scene/actions.ts';

type WorkTool = {
  verbs: readonly string[];
  /** What it is done to: anything of these natures, or one of these nouns. */
  natures: readonly string[];
  nouns: readonly string[];
  /** How the hands do it, and with what. */
  action: Action;
  tool: string;
};

const rows: readonly WorkTool[] = [
  {
    verbs: ['prune', 'trim', 'clip', 'snip', 'shear', 'cut', 'crop', 'shape'],
    natures: ['plant'],
    nouns: ['paper', 'ribbon', 'cloth', 'fabric', 'thread', 'string', 'card', 'newspaper', 'yarn'],
    action: 'reach',
    tool: 'scissors',
  },
];

export const workToolFor = (verb: string, noun: { nature: string; base: string }): WorkTool | null =>
  rows.find(
    ({ verbs, natures, nouns }) =>
      verbs.includes(verb) && (natures.includes(noun.nature) || nouns.includes(noun.base)),
  ) ?? null;
