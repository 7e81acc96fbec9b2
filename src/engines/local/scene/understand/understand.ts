/** Prompt to scene. */

import { isChinese, translateChinese } from './chinese/translate.ts';
import { readScene } from './read-scene.ts';
import type { SceneSpec, Style } from './scene-spec.ts';
import { settleScene } from './settle-scene.ts';

export type UnderstandOptions = {
  /** The request's `style` field; it outranks what the prompt says. */
  style?: Style | null;
};

/** The prompt itself, or a rough translation where it is Chinese. */
export const inEnglish = (prompt: string) => (isChinese(prompt) ? translateChinese(prompt) : prompt);

export const understand = (prompt: string, { style = null }: UnderstandOptions = {}): SceneSpec => {
  const draft = readScene(inEnglish(prompt));
  if (style) draft.style = style;
  return settleScene(draft);
};
