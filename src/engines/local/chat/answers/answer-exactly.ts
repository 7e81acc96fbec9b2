/** What code can answer of a question, about the recordings it means. */
import type { AskedIntent } from '../questions/find-intents.ts';
import { answerAbout } from './about-recording.ts';
import { answerAcross, type Numbered } from './compare.ts';

/** Positions as a question names them; those that do not exist are left out. */
const pick = (positions: number[], all: Numbered[]): Numbered[] => [
  ...new Set(positions.flatMap((position) => all.at(position > 0 ? position - 1 : position) ?? [])),
];

const answerOne = async (
  { intent, recordings: positions }: AskedIntent,
  all: Numbered[],
  meant: Numbered[],
  terse: boolean,
): Promise<string> => {
  const named = pick(positions, all);
  if (positions.length > 0 && named.length === 0) return 'There is no such recording.';
  // A comparison is between all there are, unless some are named.
  const together =
    intent.kind === 'compare' || intent.kind === 'count-recordings' || intent.kind === 'same-words';
  const recordings = named.length > 0 ? named : together && meant.length < 2 ? all : meant;
  const form = terse ? 'bare' : 'full';
  const across = await answerAcross(intent, recordings);
  if (across) return across[form];
  const lines: string[] = [];
  for (const { number, recording } of recordings) {
    const answer = (await answerAbout(intent, recording))[form];
    lines.push(recordings.length === 1 ? answer : `Recording ${number}: ${answer}`);
  }
  return lines.join('\n');
};

/** `all` are the recordings of the conversation, `meant` those a question is about that names none. */
export const answerExactly = async (
  asked: AskedIntent[],
  all: Numbered[],
  meant: Numbered[],
  terse: boolean,
): Promise<string> => {
  const answers: string[] = [];
  for (const intent of asked) answers.push(await answerOne(intent, all, meant, terse));
  return answers.join('\n');
};
