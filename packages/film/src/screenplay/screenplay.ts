/** A film as a list of scenes: one for each shot of the story, in order. */

import type { Facts } from '../facts/facts.ts';
import type { Scene } from '../scene/scene.ts';

export type Beat = {
  /** The scene from its start to its end; acts of a thing happen in their order. */
  scene: Scene;
  /** Share of the film's length; all beats together make 1. */
  share: number;
  /** Steps of the facts' story that it shows. */
  steps: number[];
};

export type Substitution = {
  /** As the prompt says it. */ asked: string /** The thing that is shown in its place. */;
  shown: string;
};

/** Words that somebody who is seen says. */
export type Line = { words: string; beat: number; thing: number };

export type Screenplay = {
  version: 1;
  /** The same person or thing has the same `lookSeed` in every beat. */
  beats: Beat[];
  /** Which thing of which beat stands for an entity of the facts. */
  cast: { entity: number; beat: number; thing: number }[];
  shownAs: Substitution[];
  /** In the order in which they are said. */
  lines: Line[];
  /** Words that name something to see which the film does not show. */
  notDrawn: string[];
  /** What it was written from, to hold the film against; absent where scenes come from elsewhere. */
  facts?: Facts;
};
