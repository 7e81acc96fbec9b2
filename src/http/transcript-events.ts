/** A transcript as events while it is heard: the text of each finished stretch, then the whole. */
import type { Transcript, TranscriptSegment } from '../domain/transcript/transcript.ts';
import { toApiError } from './error-handler.ts';

type TranscriptEvent =
  | { type: 'transcript.text.delta'; delta: string }
  | { type: 'transcript.text.done'; text: string; [detail: string]: unknown }
  | { error: unknown };

/** `describe` is what the last event says besides its type. */
export const createTranscriptEvents = (describe: (transcript: Transcript) => { text: string }) => {
  const waiting: TranscriptEvent[] = [];
  let wake = () => {};

  async function* events(transcript: Promise<Transcript>): AsyncGenerator<TranscriptEvent> {
    let ended = false;
    const closing = transcript
      .then(
        (heard): TranscriptEvent => ({ type: 'transcript.text.done', ...describe(heard) }),
        (error): TranscriptEvent => toApiError(error).toBody(),
      )
      .then((last) => {
        waiting.push(last);
        ended = true;
        wake();
      });
    while (true) {
      const next = waiting.shift();
      if (next) yield next;
      else if (ended) return closing as Promise<undefined>;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  return {
    push: (segments: TranscriptSegment[]): void => {
      const delta = segments.map(({ text }) => text).join('');
      if (delta !== '') waiting.push({ type: 'transcript.text.delta', delta });
      wake();
    },

    /** Waits until something was heard, so that a request that fails at once still gets its status. */
    async follow(transcript: Promise<Transcript>): Promise<AsyncIterable<unknown>> {
      await Promise.race([transcript, new Promise<void>((resolve) => (wake = resolve))]);
      return events(transcript);
    },
  };
};
