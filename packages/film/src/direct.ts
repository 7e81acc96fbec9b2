/** Prompt to screenplay by way of its facts, and facts changed by a sentence. */

import { editFacts } from './edit/edit-facts.ts';
import type { Told } from './facts/facts.ts';
import { readFacts } from './read/read-facts.ts';
import type { Style } from './scene/scene.ts';
import type { Screenplay } from './screenplay/screenplay.ts';
import { writeScreenplay } from './screenplay/write-screenplay.ts';
import { inEnglish } from './understand/understand.ts';

export type DirectOptions = {
  seconds?: number;
  /** The request's style; it outranks what the prompt says. */
  style?: Style | null;
  /** Without cuts: one place from the first frame to the last. */
  isOneShot?: boolean;
};

const inStyle = (screenplay: Screenplay, style: Style | null): Screenplay =>
  style === null
    ? screenplay
    : {
        ...screenplay,
        beats: screenplay.beats.map((beat) => ({ ...beat, scene: { ...beat.scene, style } })),
      };

/** A prompt in English or Chinese and what it says. */
export const readPrompt = (prompt: string): Told => {
  const text = inEnglish(prompt);
  return { text, facts: readFacts(text) };
};

/** What was said, changed as a sentence in English or Chinese asks: "make it night". */
export const editPrompt = (told: Told, edit: string): Told => editFacts(told, inEnglish(edit));

export const direct = (
  prompt: string | Told,
  { seconds, style = null, isOneShot = false }: DirectOptions = {},
): Screenplay => {
  const { text, facts } = typeof prompt === 'string' ? readPrompt(prompt) : prompt;
  return { ...inStyle(writeScreenplay(facts, { seconds, text, isOneShot }), style), facts };
};
