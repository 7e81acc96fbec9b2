/** Where the reader is in a sentence: who acts, what was named last, which preposition waits for its noun. */

import type { TieKind } from '../../scene/scene.ts';
import { living } from '../nouns/nature.ts';
import type { VerbTie } from '../vocabulary/verbs.ts';
import type { Draft, DraftAct, DraftThing } from './draft.ts';
import type { Phrase } from './phrases.ts';

type Current = {
  verb: VerbTie | null;
  acts: DraftAct[];
  agents: number[];
  isOpen: boolean;
  text: string;
  action: string | null;
};

export type Link = {
  tie: TieKind;
  text: string;
  /** "Surrounded by": the thing that follows is tied to the one before. */
  isPassive: boolean;
  isFollowed?: boolean;
};

export type ReaderState = {
  draft: Draft;
  things: DraftThing[];
  /** Indexes of those who act, and of those who acted in the clause before. */
  agents: number[];
  agentsBefore: number[];
  agentsActed: boolean;
  last: number | null;
  lastRole: 'agent' | 'object' | 'target';
  lastWore: number[] | null;
  link: Link | null;
  current: Current | null;
  awaitsObject: boolean;
  joined: boolean;
  joinedTie: { from: number[]; tie: TieKind } | null;
  afterComma: boolean;
  afterCopula: boolean;
  /** What comes "with" a place belongs to the place. */
  afterPlace: boolean;
  /** Verbs of weather and light belong to no thing. */
  muted: boolean;
  /** "Stars above them": what was named last is the sky's or the weather's. */
  afterSetting: boolean;
  negated: boolean;
  /** Acts told before who does them. */
  opening: DraftAct[];
  /** "Under a tree, a dog sleeps": a place told before who is there. */
  leading: { tie: TieKind; to: number } | null;
  previous: Phrase['is'];
  /** Everybody of the group that was named last: an orchestra, a band. */
  members: number[];
  /** "Two balloons, one red": those spoken of one by one, and those who are left. */
  divided: { all: number[]; rest: number[] } | null;
};

export const createState = (draft: Draft): ReaderState => ({
  draft,
  things: draft.things,
  agents: [],
  agentsBefore: [],
  agentsActed: false,
  last: null,
  lastRole: 'agent',
  lastWore: null,
  link: null,
  current: null,
  awaitsObject: false,
  joined: false,
  joinedTie: null,
  afterComma: false,
  afterCopula: false,
  afterPlace: false,
  muted: false,
  afterSetting: false,
  negated: false,
  opening: [],
  leading: null,
  previous: 'stop',
  members: [],
  divided: null,
});

/** Not alive, but they act as if they were. */
const figures = new Set(['robot', 'skeleton', 'snowman', 'scarecrow', 'teddy bear', 'doll', 'toy']);

export const thingAt = (state: ReaderState, index: number | null | undefined): DraftThing | undefined =>
  index === null || index === undefined ? undefined : state.things[index];

export const addTie = (state: ReaderState, from: number, kind: TieKind, to: number) => {
  const thing = state.things[from];
  if (!thing || from === to || thing.ties.some((one) => one.to === to && one.kind === kind)) return;
  if (thing.ties.length < 4) thing.ties.push({ kind, to });
};

export const isAnimate = (state: ReaderState, index: number | null) => {
  const thing = thingAt(state, index);
  return (
    thing !== undefined &&
    (thing.character !== null ||
      thing.noun === null ||
      living.has(thing.noun.nature) ||
      figures.has(thing.noun.base))
  );
};

export const startAgents = (state: ReaderState, next: number[]) => {
  if (state.agents.length > 0) state.agentsBefore = state.agents;
  state.agents = next;
  state.agentsActed = false;
};

export const finish = (state: ReaderState) => {
  state.link = null;
  state.awaitsObject = false;
  state.joined = false;
  state.joinedTie = null;
};
