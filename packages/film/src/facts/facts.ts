/** What a prompt says, and nothing else: plain data between reading and grounding. Nothing here is guessed or filled in. */

import {
  type Angle,
  type CameraMove,
  type Direction,
  type Mood,
  placings,
  type Shot,
  type Style,
  changeProperties as shownChanges,
  type TimeOfDay,
} from '../scene/scene.ts';
import type { ViewSide } from '../scene/stated-view.ts';

export const attributeKinds = [
  'colour',
  'material',
  'size',
  'age',
  'sex',
  'hair',
  'shape',
  'pattern',
  'state',
  'feeling',
  'origin',
  'other',
] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** An adjective, or what takes its place: "wooden", "made of wood", "ring-shaped". */
export type Attribute = {
  kind: AttributeKind /** Lower case, as said: `red`, `wooden`, `tall`. */;
  value: string;
};

/** Somebody, something or some place that is named. Pronouns and repeated mentions refer to the same entity. */
export type Entity = {
  /** Head with its compound nouns, singular, lower case: `baseball glove`, `space station`, `car mirror`. */
  noun: string;
  /** Last word of `noun`. */
  head: string;
  /** 1 for "a dog", 5 for "five dogs"; null where only a plural is said. */
  count: number | null;
  /** "Many", "a crowd of", "dozens of", "countless". */
  isMany: boolean;
  attributes: Attribute[];
  /** Indexes of entities worn: "a man in a red coat", "wearing sunglasses". */
  wears: number[];
  /** The entity it is a part of: "the wings of a butterfly", "her hair". */
  partOf: number | null;
  /** The owner: "the boy's ball", "her dog". */
  owner: number | null;
  /** Username of `@username`. */
  character: string | null;
  /** "A dog", not "the dog" or "her dog": where a picture is given, it may not show it yet. */
  isNew?: boolean;
  /** No dictionary has it: "Alice", "Zorblax". */
  isName?: boolean;
};

/** As the viewer sees it, unless `frame` says the thing's own front and sides are meant. */
export const relationKinds = [
  ...placings,
  'between',
  'around',
  'against',
  'along',
  'across',
  'through',
  'past',
  'over',
  'at',
  'near',
  'far_from',
  'inside',
  'outside',
  'at_edge_of',
  'in_middle_of',
  'on_top_of',
  'with',
  'facing',
  'covered_with',
  'made_of',
  'full_of',
  'depicts',
] as const;
export type RelationKind = (typeof relationKinds)[number];

export type Relation = {
  kind: RelationKind;
  /** Index of an entity. */
  subject: number;
  /** Indexes: two or more for `between`. Empty with `frame: 'screen'`: "on the left side of the screen". */
  objects: number[];
  frame: 'viewer' | 'thing' | 'screen';
  /** The step of the story at which it begins to hold; 0: from the start. */
  step: number;
};

/** A place reached, left or passed: "into the bar", "from the roof", "to the left of the table". */
export type Location = { kind: RelationKind; entities: number[] };

export type Event = {
  /** Base form with its particle: `run`, `pick up`, `take off`. */
  verb: string;
  /** Those that do it. Empty: unsaid, as in "a ball being kicked". */
  agents: number[];
  /** What it is done to: "kicks a ball", "plays the violin". */
  objects: number[];
  /** With what: "with a knife". */
  instruments: number[];
  /** For or to whom: "gives the dog a bone", "waves at the crowd". */
  recipients: number[];
  from: Location[];
  to: Location[];
  /** Through, along, across, past, over. */
  path: Location[];
  /** Where it happens, where that is said of the event: "eats at a table". */
  at: Location[];
  /** On the screen, or towards and away from the viewer. */
  direction: Direction | null;
  /** Adverbs and their like: `slowly`, `gently`, `in circles`, `together`. */
  manner: string[];
  isNegated: boolean;
  /** Said as going on, by somebody unsaid: "squeezing a lemon", "honey being poured". */
  lacksDoer?: boolean;
  /** Order of the story: events of one step happen at the same time, those of a greater step afterwards. */
  step: number;
};

export const changeProperties = [...shownChanges, 'state', 'time_of_day', 'season', 'weather'] as const;
export type ChangeProperty = (typeof changeProperties)[number];

/** "Turns from green to red", "melts", "becomes a butterfly", "fades away". */
export type Change = {
  /** Index of what changes; null: the whole picture, as "day turns to night". */
  entity: number | null;
  property: ChangeProperty;
  /** Words as said, lower case; for `form` the noun it becomes. Null: unsaid. */
  from: string | null;
  to: string | null;
  /** Entity that `to` describes, where it is a thing of its own: "turns into a frog". */
  toEntity: number | null;
  step: number;
};

/** Words of the whole picture. */
export type PictureFacts = {
  /** Hours in the order in which they come: two for "day turns to night". */
  times: TimeOfDay[];
  seasons: string[];
  /** As said: `rain`, `fog`, `sunny`, `stormy`. */
  weather: string[];
  /** Countries, cities and styles of building: `paris`, `japanese`. */
  regions: string[];
  mood: Mood | null;
  style: Style | null;
  /** Colours of the whole picture or its light. */
  palette: string[];
  camera: {
    moves: CameraMove[];
    shot: Shot | null;
    angle: Angle | null;
    /** From which side of it the subject is seen. */
    side?: ViewSide;
    /** Entity the camera is said to show or to follow. */
    subject: number | null;
    pace: 'slow' | 'fast' | null;
  };
  isTimelapse: boolean;
  isSlowMotion: boolean;
  /** How fast all moves, 1 as usual; only edits say it: "slower". */
  pace?: number;
};

/** Quoted words and who says them. */
export type Speech = { speaker: number | null; words: string; step: number };

export type Facts = {
  version: 1;
  entities: Entity[];
  relations: Relation[];
  events: Event[];
  changes: Change[];
  picture: PictureFacts;
  speech: Speech[];
  /** Number of words of the prompt. */
  words: number;
  /** Words that no fact uses, in order; function words that were understood count as used. */
  unread: string[];
};

/** A text and what it says. */
export type Told = {
  /** In English. */
  text: string;
  facts: Facts;
};
