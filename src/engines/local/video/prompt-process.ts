/** Text only: enhancing or reading a prompt must not wait behind a video, nor load the word lists into the API's memory. */
import { enhancePrompt, styleNames, summarisePrompt } from '@kinora/film';
import { serveEngine } from '../../child-process-server.ts';
import type { PromptToRead } from '../prompt-engine.ts';

serveEngine({
  // The first prompt reads the word lists; on a busy machine that alone would exceed the time limit of a call.
  load: async () => void enhancePrompt('a red ball on white'),
  handlers: {
    enhance: async (prompt) => enhancePrompt(prompt as string).prompt,
    summarisePrompt: async ({ prompt, seconds, style, has_picture: hasPicture, picture }: PromptToRead) =>
      summarisePrompt(prompt, {
        seconds,
        style: styleNames.find((name) => name === style) ?? null,
        hasPicture,
        picture,
      }),
  },
});
