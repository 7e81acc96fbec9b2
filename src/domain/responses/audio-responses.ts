/** The responses and events of transcription and translation. Speech is answered with audio. */
import { type Static, Type } from 'typebox';
import { errorResponse } from './error-responses.ts';
import { oneOf } from './schema-parts.ts';

const text = Type.String({ examples: ['And so my fellow Americans.'] });
const seconds = (...examples: number[]) => Type.Number({ description: 'Seconds', examples });

export const transcription = Type.Object({ text });
export type Transcription = Static<typeof transcription>;

const segment = Type.Object({
  id: Type.Integer({ examples: [0] }),
  start: seconds(0),
  end: seconds(3.2),
  text,
  tokens: Type.Array(Type.Integer()),
  temperature: Type.Number(),
  avg_logprob: Type.Number(),
  compression_ratio: Type.Number(),
  no_speech_prob: Type.Number(),
});

const word = Type.Object({
  word: Type.String({ examples: ['fellow'] }),
  start: seconds(0.9),
  end: seconds(1.2),
});

const verboseFields = {
  task: oneOf(['transcribe', 'translate']),
  language: Type.String({ examples: ['english'] }),
  duration: seconds(3.2),
  text,
  segments: Type.Array(segment),
  words: Type.Optional(
    Type.Array(word, { description: 'With timestamp_granularities[] word, where the model times words' }),
  ),
};

/** With response_format verbose_json. */
export const verboseTranscription = Type.Object(verboseFields);
export type VerboseTranscription = Static<typeof verboseTranscription>;

const delta = Type.Object({
  type: oneOf(['transcript.text.delta']),
  delta: Type.String({ description: 'The text of the next segments' }),
});
const done = { type: oneOf(['transcript.text.done']) };

/** The data of an event while a recording is transcribed: deltas, then the whole transcript or an error. */
export const transcriptEventData = [
  delta,
  Type.Object({ ...done, ...verboseFields }),
  Type.Object({ ...done, text }),
  errorResponse,
];
export type TranscriptEvent =
  | Static<typeof delta>
  | (Static<Type.TObject<typeof done>> & (VerboseTranscription | Transcription))
  | Static<typeof errorResponse>;
