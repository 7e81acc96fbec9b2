/** Answers the parts of a question that code can answer, about the recordings it refers to. */
import { setImmediate } from 'node:timers/promises';
import type { AskedIntent } from '../questions/find-intents.ts';
import { answerAbout } from './about-recording.ts';
import { answerAcross, type Numbered } from './compare.ts';

/** Positions named in the question; positions that do not exist are left out. */
const pick = (positions: number[], all: Numbered[]): Numbered[] => [
  ...new Set(positions.flatMap((position) => all.at(position > 0 ? position - 1 : position) ?? [])),
];

const answerOne = async (
  { intent, recordings: positions }: AskedIntent,
  all: Numbered[],
  defaultRecordings: Numbered[],
  terse: boolean,
): Promise<string> => {
  const named = pick(positions, all);
  if (positions.length > 0 && named.length === 0) return 'There is no such recording.';
  // Without names, all recordings are compared.
  const together =
    intent.kind === 'compare' || intent.kind === 'count-recordings' || intent.kind === 'same-words';
  const recordings =
    named.length > 0 ? named : together && defaultRecordings.length < 2 ? all : defaultRecordings;
  const form = terse ? 'bare' : 'full';
  const across = await answerAcross(intent, recordings);
  if (across) return across[form];
  const lines: string[] = [];
  for (const { number, recording } of recordings) {
    // Each looks through all that was said, which may have been hours.
    await setImmediate();
    const answer = (await answerAbout(intent, recording))[form];
    lines.push(recordings.length === 1 ? answer : `Recording ${number}: ${answer}`);
  }
  return lines.join('\n');
};

/** `all`: the recordings of the conversation; `defaultRecordings`: those of a question that names none. */
export const answerExactly = async (
  asked: AskedIntent[],
  all: Numbered[],
  defaultRecordings: Numbered[],
  terse: boolean,
): Promise<string> => {
  const answers: string[] = [];
  for (const intent of asked) answers.push(await answerOne(intent, all, defaultRecordings, terse));
  return answers.join('\n');
};
