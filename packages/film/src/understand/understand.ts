/** Prompt to scene. */

import type { Scene, Style } from '../scene/scene.ts';
import { isChinese, translateChinese } from './chinese/translate.ts';
import { readScene } from './reading/read-scene.ts';
import { settleScene } from './settle/settle-scene.ts';

export type DescribeOptions = {
  /** The request's style; it outranks what the prompt says. */
  style?: Style | null;
};

/** The prompt itself, or a rough translation where it is Chinese. */
export const inEnglish = (prompt: string) => (isChinese(prompt) ? translateChinese(prompt) : prompt);

export const describe = (prompt: string, { style = null }: DescribeOptions = {}): Scene => {
  const draft = readScene(inEnglish(prompt));
  if (style) draft.style = style;
  return settleScene(draft);
};
