/** Prompt to screenplay by way of its facts. */

import { readFacts } from './read/read-facts.ts';
import type { Scene, Style } from './scene/scene.ts';
import type { Screenplay } from './screenplay/screenplay.ts';
import { writeScreenplay } from './screenplay/write-screenplay.ts';
import { describe, inEnglish } from './understand/understand.ts';

export type DirectOptions = {
  seconds?: number;
  /** The request's style; it outranks what the prompt says. */
  style?: Style | null;
  /** `scene`: by the older reader of single scenes, to compare. */
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

export const direct = (
  prompt: string,
  { seconds, style = null, reader = 'facts' }: DirectOptions = {},
): Screenplay => {
  if (reader === 'scene') return asScreenplay(describe(prompt, { style }));
  const text = inEnglish(prompt);
  const facts = readFacts(text);
  return { ...inStyle(writeScreenplay(facts, { seconds, text }), style), facts };
};
