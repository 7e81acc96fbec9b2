/** The public face of this folder: prompts, remixes and language models to scenes. */

export { checkScene } from '../scene/check-scene.ts';
export { sceneSchema } from '../scene/scene-schema.ts';
export { enhancePrompt } from './enhance-prompt.ts';
export { type DescribeOptions, describe, inEnglish } from './understand.ts';
