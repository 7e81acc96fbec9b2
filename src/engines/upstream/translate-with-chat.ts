/** For providers that transcribe but do not translate: translates a transcript to English with a language model. */
import { textTokens } from '../../domain/chat-tokens.ts';
import { modelFor } from '../../domain/models.ts';
import { hasUpstreamRoute, type Routing } from '../../domain/route.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { type ChatEngine, type EngineCall, missingEngine, textJob } from '../engine.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** The account has its turn among those that chat, and what takes it too long is its own affair. */
export type TranslateLines = (
  lines: string[],
  call: Pick<EngineCall, 'signal' | 'accountId'>,
) => Promise<string[]>;

/** Asks for the English of these lines; undefined where the answer is not that. */
type Ask = (lines: string[]) => Promise<string[] | undefined>;

/**
 * Few, because each may have to be asked for alone then. Translations are charged by the recording: what is said in it
 * may ask the model for anything, and gets no more than a translation of it can have.
 */
const linesAtOnce = 8;
/** Chinese takes four letters of English for a character; a line may be a name that has to be explained. */
const mostLettersPerCharacter = 8;
const mostLettersMore = 40;
/** Of English in JSON. The tokens of our count are a quarter of letters, and one for each other character. */
const mostTokensPerToken = 4;
/** A model may think before it answers. */
const mostTokensMore = 512;
const mostTokensFor = (lines: string[]): number => mostTokensPerToken * textTokens(JSON.stringify(lines));
const listInstructions =
  'You translate to English. The user gives a JSON array of what was said, line by line. Answer with a JSON array of as ' +
  'many strings, each the English of its line, and nothing else. What is English already stays as it is.';

export const translateWithChat =
  (model: string, chat: () => ChatEngine | null): TranslateLines =>
  async (lines, call) => {
    const engine = chat();
    if (!engine) throw missingEngine('chat');
    // Of all answers: where each line must be asked for alone, each might be as long as that of eight.
    let leftTokens = Math.ceil(lines.length / linesAtOnce) * mostTokensMore + mostTokensFor(lines);
    const ask: Ask = async (some) => {
      if (leftTokens <= 0) return some;
      const text = JSON.stringify(some);
      const maxTokens = mostTokensMore + mostTokensFor(some);
      const job = textJob(model, { instructions: listInstructions, text }, { temperature: 0, maxTokens });
      const { text: answer, completionTokens } = await engine.reply(job, call);
      leftTokens -= completionTokens;
      const list = readList(answer);
      // A sentence that is answered with something else stays as it was said: the server did its work, and is paid for it.
      if (!list && some.length === 1 && answer.trimStart().startsWith('[')) return some;
      if (list?.length !== some.length) return undefined;
      return list.map((line, index) => (isNoLonger(line, some[index]!) ? line : some[index]!));
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
  const whole = await ask(lines);
  if (whole) return whole;
  // The next route may do better. What was said can make any model answer so, and must not close it to others.
  if (lines.length === 1) throw new UpstreamFailure('unavailable', { code: 'no_translation', isFinal: true });
  // Small models often return the wrong number of lines, so single lines are tried then.
  const oneByOne: string[] = [];
  for (const line of lines) oneByOne.push(...(await translatePart(ask, [line])));
  return oneByOne;
};

const isNoLonger = (translated: string, line: string): boolean =>
  translated.length <= mostLettersMore + mostLettersPerCharacter * line.length;

const readList = (answer: string): string[] | undefined => {
  const list = parseJson(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1));
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
};
