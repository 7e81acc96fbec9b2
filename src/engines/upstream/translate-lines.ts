/** For providers that transcribe but do not translate: translates a transcript to English with a language model. */
import { TransportError } from '../../lib/http/http-client.ts';

/** One request to a language model. */
export type Ask = (request: { task: string; text: string }, signal: AbortSignal) => Promise<string>;
export type TranslateLines = (lines: string[], signal: AbortSignal) => Promise<string[]>;

const linesAtOnce = 50;
const listTask =
  'You translate to English. The user gives a JSON array of what was said, line by line. Answer with a JSON array of as ' +
  'many strings, each the English of its line, and nothing else. What is English already stays as it is.';

export const translateLines = async (ask: Ask, lines: string[], signal: AbortSignal): Promise<string[]> => {
  const translated: string[] = [];
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const part = lines.slice(from, from + linesAtOnce);
    translated.push(...(await translatePart(ask, part, signal)));
  }
  return translated;
};

const translatePart = async (ask: Ask, lines: string[], signal: AbortSignal): Promise<string[]> => {
  const whole = readList(await ask({ task: listTask, text: JSON.stringify(lines) }, signal));
  if (whole?.length === lines.length) return whole;
  // Small models often return the wrong number of lines, so single lines are tried then.
  if (lines.length === 1) throw new TransportError('malformed');
  const singly: string[] = [];
  for (const line of lines) singly.push(...(await translatePart(ask, [line], signal)));
  return singly;
};

const readList = (answer: string): string[] | undefined => {
  try {
    const list: unknown = JSON.parse(answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1));
    const isList = Array.isArray(list) && list.every((item) => typeof item === 'string');
    return isList ? (list as string[]) : undefined;
  } catch {
    return undefined;
  }
};
