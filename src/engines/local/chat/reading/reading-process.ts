/** Reads transcripts in a child process, so that a long one delays no other request. */
import { serveEngine } from '../../../child-process-server.ts';
import { answerFromText } from './answer-from-text.ts';

export type ReadRequest = { question: string; text: string };

serveEngine({
  handlers: {
    ready: async () => true,
    read: async ({ question, text }: ReadRequest) => answerFromText(question, text),
  },
});
