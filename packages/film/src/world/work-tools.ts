/** The tool in the hand of whoever works at a thing, where none is named: "prunes a bonsai", "cuts a ribbon". */

import type { Action } from '../scene/actions.ts';

type WorkTool = {
  verbs: readonly string[];
  /** What it is done to: anything of these natures, or one of these nouns. */
  natures: readonly string[] | 'any';
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
  {
    verbs:
      'fix, repair, mend, adjust, service, maintain, assemble, install, tighten, loosen, tune, restore'.split(
        ', ',
      ),
    natures: ['road_vehicle', 'rail_vehicle', 'aircraft', 'watercraft', 'furniture'],
    nouns:
      'bicycle, unicycle, tricycle, engine, robot, machine, washing machine, sink, faucet, pipe, clock, radio, television, fan, lamp, toy, drone, tire, wheel, computer, printer, refrigerator, stove, oven, air conditioner, skateboard, wheelchair, pump'.split(
        ', ',
      ),
    action: 'work',
    tool: 'wrench',
  },
  {
    verbs: ['screw', 'unscrew'],
    natures: 'any',
    nouns: [],
    action: 'work',
    tool: 'screwdriver',
  },
  { verbs: ['measure'], natures: 'any', nouns: [], action: 'work', tool: 'tape measure' },
  {
    verbs: ['excavate', 'unearth', 'dust'],
    natures: ['landform'],
    nouns: ['bone', 'skull', 'skeleton', 'fossil', 'vase', 'statue', 'chair', 'treasure chest', 'coin'],
    action: 'rub',
    tool: 'brush',
  },
  {
    verbs:
      'clean, wipe, wipe down, wipe off, scrub, polish, dust, dust off, rub, shine, dry, wax, scour, buff, clean off'.split(
        ', ',
      ),
    natures: 'any',
    nouns: [],
    action: 'rub',
    tool: 'cleaning cloth',
  },
];

export const workToolFor = (verb: string, noun: { nature: string; base: string }): WorkTool | null =>
  rows.find(
    ({ verbs, natures, nouns }) =>
      verbs.includes(verb) &&
      (natures === 'any' || natures.includes(noun.nature) || nouns.includes(noun.base)),
  ) ?? null;
