/** How a thing is worked at, where the prompt says only that it is: "prunes a bonsai", "plants a tree", "examines a coin". */

import type { Action } from '../scene/actions.ts';
import type { Place } from '../scene/scene.ts';
import { chainOf, sensesOf } from './kinds.ts';

export type WorkTool = {
  verbs: readonly string[];
  /** What it is done to: anything of these natures, one of these nouns, or a kind of these. */
  natures: readonly string[] | 'any';
  nouns: readonly string[];
  kinds?: readonly string[];
  /** How the hands do it, and with what; two at once may do it otherwise. */
  action: Action;
  byTwo?: Action;
  tool?: string;
  /** How it looks while it is worked at: a tree that is planted is a young one. */
  as?: string;
  /** What it lies on. */
  on?: string;
  /** It is in the hands, and this is where they bring it. */
  onto?: string;
};

const rows: readonly WorkTool[] = [
  {
    verbs: ['plant', 'replant', 'transplant'],
    natures: [],
    nouns: ['tree'],
    kinds: ['tree'],
    action: 'dig',
    tool: 'shovel',
    as: 'sapling',
  },
  {
    verbs: ['paint', 'draw', 'sketch'],
    natures: [],
    nouns: ['painting', 'picture', 'portrait', 'landscape'],
    action: 'paint',
    tool: 'paintbrush',
    as: 'easel',
  },
  {
    verbs: ['put up', 'hang', 'hang up', 'place', 'put', 'arrange', 'set up'],
    natures: [],
    nouns: ['christmas ornament'],
    action: 'reach',
    onto: 'christmas tree',
  },
  {
    verbs: ['rearrange', 'reposition', 'shift', 'shove', 'drag', 'move around'],
    natures: ['furniture'],
    nouns: [],
    action: 'push',
    byTwo: 'carry',
  },
  {
    verbs: ['fold', 'fold up'],
    natures: [],
    nouns:
      'clothes, laundry, towel, shirt, t-shirt, blanket, sheet, cloth, fabric, bed sheet, napkin, sweater, garment, clothing, quilt, linen'.split(
        ', ',
      ),
    kinds: ['clothing', 'towel', 'bed linen', 'fabric'],
    action: 'work',
    as: 'cloth being folded',
    on: 'table',
  },
  {
    verbs: ['fold', 'fold up'],
    natures: [],
    nouns: [
      'paper',
      'paper airplane',
      'letter',
      'newspaper',
      'map',
      'origami',
      'paper crane',
      'origami crane',
      'paper boat',
      'card',
    ],
    action: 'work',
    as: 'paper being folded',
    on: 'table',
  },
  {
    verbs: ['make', 'make up', 'straighten', 'tidy', 'change'],
    natures: [],
    nouns: ['bed'],
    action: 'work',
    as: 'bed being made',
  },
  {
    verbs: ['make', 'prepare', 'assemble', 'build', 'fix', 'put together'],
    natures: [],
    nouns: ['sandwich', 'burger', 'hamburger', 'toast'],
    action: 'work',
    as: 'sandwich being made',
    on: 'table',
  },
  {
    verbs: ['make', 'prepare', 'toss', 'mix', 'assemble', 'put together'],
    natures: [],
    nouns: ['salad'],
    action: 'work',
    as: 'salad being tossed',
    on: 'table',
  },
  {
    verbs: ['pack', 'unpack', 'fill'],
    natures: [],
    nouns: ['suitcase', 'luggage', 'briefcase', 'travel bag', 'trunk'],
    action: 'work',
    as: 'suitcase being packed',
    on: 'table',
  },
  {
    verbs: ['saw', 'saw through'],
    natures: [],
    nouns: ['wood', 'plank', 'board', 'log', 'timber', 'lumber', 'branch', 'beam'],
    action: 'work',
    as: 'plank being sawn',
    on: 'workbench',
  },
  {
    verbs: ['make', 'prepare', 'fix'],
    natures: [],
    nouns: ['meal'],
    action: 'chop',
    tool: 'knife',
    as: 'vegetables',
  },
  {
    verbs: ['investigate', 'inspect', 'examine', 'scrutinize', 'scrutinise', 'analyze', 'analyse'],
    natures: ['prop', 'food', 'plant', 'furniture', 'landform', 'effect'],
    nouns: [],
    action: 'look',
    tool: 'magnifying glass',
  },
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

const toolRows: Partial<Record<Action, string>> = {
  hammer: 'hammer, mallet, sledgehammer, gavel',
  rub: 'cloth, rag, sponge, towel, duster, cleaning cloth, microfiber cloth, tissue, napkin, feather duster, wipe',
  sweep: 'broom, mop, vacuum cleaner, vacuum, rake',
  chop: 'scissors, knife, cleaver, shears, chef knife, kitchen knife, box cutter',
  paint: 'paintbrush, paint brush, roller, paint roller, spray can',
  write:
    'pen, pencil, quill, fountain pen, marker, crayon, ballpoint pen, ballpoint, felt pen, colored pencil',
  stir: 'spoon, ladle, whisk, wooden spoon, teaspoon, spatula',
  dig: 'shovel, spade, trowel',
};
const byTool: ReadonlyMap<string, Action> = new Map(
  (Object.entries(toolRows) as [Action, string][]).flatMap(([action, nouns]) =>
    nouns.split(', ').map((noun) => [noun, action] as const),
  ),
);

/** Actions between which only the tool decides: windows are swept with a broom and rubbed with a sponge. */
const openToTool: Partial<Record<Action, readonly Action[]>> = {
  hammer: ['hit', 'build', 'work', 'punch', 'break'],
  rub: ['sweep', 'wash'],
  sweep: ['rub', 'wash', 'work', 'push'],
  chop: ['work', 'reach', 'break', 'open'],
  paint: ['work', 'write'],
  write: ['paint', 'work', 'reach'],
  stir: ['work', 'reach'],
  dig: ['work'],
};

/** How something is done with a tool, where the verb alone would show it otherwise. */
export const actionWithTool = (action: Action, tool: { name: string; base: string }): Action => {
  const own = byTool.get(tool.name) ?? byTool.get(tool.base);
  return own && openToTool[own]?.includes(action) ? own : action;
};

/** Models in which the work itself is seen: hands move what moves under them. */
const shownAtWork = new Set(
  rows.flatMap(({ as, on, action }) => (as && (on || action === 'work') ? [as] : [])),
);
export const isShownAtWork = (name: string | undefined): boolean =>
  name !== undefined && shownAtWork.has(name);

const isKindOf = (noun: string, kinds: readonly string[]): boolean =>
  sensesOf('noun', noun).some(
    ({ sense, rank }) => rank < 2 && chainOf('noun', sense).some(({ name }) => kinds.includes(name)),
  );

export const workToolFor = (verb: string, noun: { nature: string; base: string }): WorkTool | null =>
  rows.find(
    ({ verbs, natures, nouns, kinds }) =>
      verbs.includes(verb) &&
      (natures === 'any' ||
        natures.includes(noun.nature) ||
        nouns.includes(noun.base) ||
        (kinds !== undefined && isKindOf(noun.base, kinds))),
  ) ?? null;

/** What of a room hands are at when all of it is worked at. */
const worked: Partial<Record<Place, string>> = {
  bathroom: 'bathtub',
  bedroom: 'dresser',
  bar: 'bar counter',
  shop: 'counter',
  library: 'bookshelf',
  garage: 'workbench',
  workshop: 'workbench',
};

/** "Cleans the kitchen": the work is seen at one thing of the place. */
export const workedAtIn = (verb: string, place: Place): { tool: WorkTool; at: string } | null => {
  const tool = rows.find(
    ({ verbs, natures, action }) => verbs.includes(verb) && natures === 'any' && action === 'rub',
  );
  return tool ? { tool, at: worked[place] ?? 'table' } : null;
};

/** Held before the eyes by whoever looks at or through them. */
const beforeEyes = new Set(
  'binoculars, opera glasses, spyglass, magnifying glass, wristwatch, watch, pocket watch, compass, map, photo, photograph, letter, menu, coin, ring, gem, diamond, necklace'.split(
    ', ',
  ),
);
export const isBeforeEyes = (noun: { name: string; base: string }): boolean =>
  beforeEyes.has(noun.name) || beforeEyes.has(noun.base);
