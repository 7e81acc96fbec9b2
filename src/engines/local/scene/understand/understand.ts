/** Prompt to scene. */

import { readScene } from './read-scene.ts';
import type { SceneSpec, Style } from './scene-spec.ts';
import { settleScene } from './settle-scene.ts';

export type UnderstandOptions = {
  /** The request's `style` field; it outranks what the prompt says. */
  style?: Style | null;
};

export const understand = (prompt: string, { style = null }: UnderstandOptions = {}): SceneSpec => {
  const draft = readScene(prompt);
  if (style) draft.style = style;
  return settleScene(draft);
};
