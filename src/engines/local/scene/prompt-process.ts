/** Words only: enhancing a prompt must not wait behind a film, nor put the word lists into the API's memory. */
import { serveEngine } from '../../serve.ts';
import { enhance } from './understand/enhance.ts';

serveEngine({ handlers: { enhance: async (prompt) => enhance(prompt as string).prompt } });
