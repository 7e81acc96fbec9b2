/** Answers from what was said, when no language model is installed, and says what one would add. */
import type { EngineCall } from '../../engine.ts';
import type { Numbered } from './answers/compare.ts';
import type { Unanswered } from './conversation.ts';
import type { Reading } from './reading/reading.ts';

type Tools = { read: Reading['read']; hint: () => string };

type AnswerFromText = {
  text: string;
  /** The recording does not say what some question asks. */
  isMissing: boolean;
  /** There is no recording that could be asked. */
  isBeyondUs: boolean;
};

const spokenText = async (recordings: Numbered[]): Promise<string> => {
  const texts: string[] = [];
  for (const { recording } of recordings) {
    const { text } = await recording.transcript();
    // The reader knows English only.
    texts.push(text.trim() === '' ? '' : await recording.inEnglish());
  }
  return texts.filter((text) => text !== '').join(' ');
};

const bare = (text: string): string => text.replace(/\.$/, '');

export const answerFromRecordings = async (
  { sentences, recordings, text }: Unanswered,
  { read, hint }: Tools,
  { terse, call }: { terse: boolean; call: EngineCall },
): Promise<AnswerFromText> => {
  const said = text ?? (await spokenText(recordings));
  const answers: string[] = [];
  // A request without a question is not answered by silence.
  let isLeftOver = sentences.length === 0;
  let isMissing = false;
  for (const sentence of sentences) {
    const answer = said === '' ? null : await read(sentence, said, call);
    if (answer?.kind === 'not-said') isMissing = true;
    if (answer === null || answer.kind === 'not-about-text') isLeftOver = true;
    else answers.push(terse ? bare(answer.text) : answer.text);
  }
  // A greeting beside an answered question needs no answer.
  if (answers.length > 0 || !isLeftOver) return { text: answers.join('\n'), isMissing, isBeyondUs: false };
  const isBeyondUs = recordings.length === 0 && text === null;
  const about = isBeyondUs
    ? 'I can only answer questions about recordings.'
    : 'I can only answer questions about what the recording says and how it sounds.';
  return { text: `${about} ${hint()}`, isMissing, isBeyondUs };
};
