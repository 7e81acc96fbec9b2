/** Text only: enhancing a prompt must not wait behind a video, nor load the word lists into the API's memory. */
import { enhancePrompt } from '@kinora/film';
import { serveEngine } from '../../child-process-server.ts';

serveEngine({ handlers: { enhance: async (prompt) => enhancePrompt(prompt as string).prompt } });
