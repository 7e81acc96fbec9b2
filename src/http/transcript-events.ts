/** A transcript as events while it is made: the text of each finished segment, then the whole. */
import type {
  TranscriptEvent,
  Transcription,
  VerboseTranscription,
} from '../domain/responses/audio-responses.ts';
import type { Transcript, TranscriptSegment } from '../domain/transcript/transcript.ts';
import { createEventQueue } from '../lib/event-queue.ts';
import { toApiError } from './error-handler.ts';

/** `describe` gives the fields of the last event besides its type. */
export const createTranscriptEvents = (
  describe: (transcript: Transcript) => VerboseTranscription | Transcription,
) => {
  const deltas = createEventQueue<string>();

  async function* events(transcript: Promise<Transcript>): AsyncGenerator<TranscriptEvent> {
    try {
      for await (const delta of deltas.until(transcript)) yield { type: 'transcript.text.delta', delta };
      yield { type: 'transcript.text.done', ...describe(await transcript) };
    } catch (error) {
      yield toApiError(error).toBody();
    }
  }

  return {
    push: (segments: TranscriptSegment[]): void => {
      const delta = segments.map(({ text }) => text).join('');
      if (delta !== '') deltas.push(delta);
    },

    /** Waits for the first segment, so that a request that fails early still gets an error status. */
    async follow(transcript: Promise<Transcript>): Promise<AsyncIterable<TranscriptEvent>> {
      await Promise.race([transcript, deltas.untilPushed()]);
      return events(transcript);
    },
  };
};
