/** Reads transcripts in a child process, so that a long one delays no other request. */
import { serveEngine } from '../../../child-process-server.ts';
import { condense } from '../llm/condense.ts';
import { answerFromText } from './answer-from-text.ts';

export type ReadRequest = { question: string; text: string };
export type CondenseRequest = ReadRequest & { language: string; maxCharacters: number };

serveEngine({
  handlers: {
    ready: async () => true,
    read: async ({ question, text }: ReadRequest) => answerFromText(question, text),
    condense: async ({ text, question, language, maxCharacters }: CondenseRequest) =>
      condense(text, question, language, maxCharacters),
  },
});
