/** Prompt to screenplay: by facts where the prompt has an order, sides, changes or numbers, else by the rules for single scenes. */

import { readFacts } from './read/read-facts.ts';
import type { Scene, Style } from './scene/scene.ts';
import { hasStructure } from './screenplay/has-structure.ts';
import type { Screenplay } from './screenplay/screenplay.ts';
import { writeScreenplay } from './screenplay/write-screenplay.ts';
import { describe, inEnglish } from './understand/understand.ts';

export type DirectOptions = {
  seconds?: number;
  /** The request's style; it outranks what the prompt says. */
  style?: Style | null;
  /** Which reader is used; left out, the prompt decides. */
  reader?: 'facts' | 'scene';
};

const asScreenplay = (scene: Scene): Screenplay => ({
  version: 1,
  beats: [{ scene, share: 1, steps: [0] }],
  cast: [],
  shownAs: [],
  notDrawn: scene.notDrawn,
});

const inStyle = (screenplay: Screenplay, style: Style | null): Screenplay =>
  style === null
    ? screenplay
    : {
        ...screenplay,
        beats: screenplay.beats.map((beat) => ({ ...beat, scene: { ...beat.scene, style } })),
      };

export const direct = (prompt: string, { seconds, style = null, reader }: DirectOptions = {}): Screenplay => {
  const text = inEnglish(prompt);
  const facts = reader === 'scene' ? null : readFacts(text);
  if (facts && (reader === 'facts' || hasStructure(facts)))
    return inStyle(writeScreenplay(facts, { seconds, text }), style);
  return asScreenplay(describe(prompt, { style }));
};
