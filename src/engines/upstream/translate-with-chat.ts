/** For providers that transcribe but do not translate: translates a transcript to English with a language model. */
import { modelFor } from '../../domain/models.ts';
import { hasUpstreamRoute, type Routing } from '../../domain/route.ts';
import { TransportError } from '../../lib/http/http-client.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { type ChatEngine, missingEngine, textJob } from '../engine.ts';

export type TranslateLines = (lines: string[], signal: AbortSignal) => Promise<string[]>;

type Ask = (text: string) => Promise<string>;

const linesAtOnce = 50;
const listInstructions =
  'You translate to English. The user gives a JSON array of what was said, line by line. Answer with a JSON array of as ' +
  'many strings, each the English of its line, and nothing else. What is English already stays as it is.';

export const translateWithChat =
  (model: string, chat: () => ChatEngine | null): TranslateLines =>
  async (lines, signal) => {
    const engine = chat();
    if (!engine) throw missingEngine('chat');
    const ask: Ask = async (text) => {
      const job = textJob(
        model,
        { instructions: listInstructions, text },
        { temperature: 0, maxTokens: null },
      );
      return (await engine.reply(job, { signal })).text;
    };
    const translated: string[] = [];
    for (let from = 0; from < lines.length; from += linesAtOnce)
      translated.push(...(await translatePart(ask, lines.slice(from, from + linesAtOnce))));
    return translated;
  };

/** The embedded language model is too small for it: only where chat has an upstream route. */
export const translatorBehindChat =
  (routing: () => Routing, chat: () => ChatEngine | null) => (): TranslateLines | null =>
    hasUpstreamRoute(routing(), modelFor.chat) ? translateWithChat(modelFor.chat, chat) : null;

const translatePart = async (ask: Ask, lines: string[]): Promise<string[]> => {
  const whole = readList(await ask(JSON.stringify(lines)));
  if (whole?.length === lines.length) return whole;
  // Small models often return the wrong number of lines, so single lines are tried then.
  if (lines.length === 1) throw new TransportError('malformed');
  const oneByOne: string[] = [];
  for (const line of lines) oneByOne.push(...(await translatePart(ask, [line])));
  return oneByOne;
};

const readList = (answer: string): string[] | undefined => {
  const list = parseJson(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1));
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
};
