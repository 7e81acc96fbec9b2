import { type DirectOptions, direct } from '../src/direct.ts';
import type { Scene } from '../src/scene/scene.ts';

/** The scene of a prompt that has one, or its first. */
export const firstScene = (prompt: string, options?: DirectOptions): Scene =>
  direct(prompt, options).beats[0]!.scene;
