/** Request bodies of the audio endpoints. Responses: domain/responses/audio-responses.ts */
import { Type } from 'typebox';
import { whisperLanguages } from '../../domain/languages.ts';
import {
  maxSpeechCharacters,
  namesOf,
  type SpeechModel,
  speechFormats,
  type TranscriptionModel,
  transcriptFormats,
} from '../../domain/models.ts';
import { file, formFlag, oneOf, text, voice } from './common.ts';

/** A form field that must be a number from 0 to 1. */
const temperature = Type.Optional(
  Type.String({
    pattern: '^(0(\\.\\d{1,20})?|1(\\.0{1,20})?|\\.\\d{1,20})$',
    description: 'A number from 0 to 1, default 0',
  }),
);

const commonFields = (model: TranscriptionModel) => ({
  model: oneOf(namesOf(model)),
  file: file('flac, mp3, mp4, mpeg, mpga, m4a, ogg, wav or webm; at most 25 MB'),
  prompt: Type.Optional(text('Context or spelling hints')),
  response_format: Type.Optional(oneOf(transcriptFormats, { default: 'json' })),
  temperature,
});

export const transcriptionBody = (model: TranscriptionModel) =>
  Type.Object({
    ...commonFields(model),
    language: Type.Optional(oneOf(Object.keys(whisperLanguages), { description: 'ISO 639-1 code' })),
    'timestamp_granularities[]': Type.Optional(
      Type.Union([oneOf(['word', 'segment']), Type.Array(oneOf(['word', 'segment']))], {
        description: 'word adds `words` to verbose_json',
      }),
    ),
    stream: Type.Optional(formFlag('Send the text as server-sent events while it is transcribed')),
  });

export const translationBody = (model: TranscriptionModel) => Type.Object(commonFields(model));

export const speechBody = (model: SpeechModel) =>
  Type.Object({
    model: oneOf(namesOf(model)),
    input: Type.String({ minLength: 1, maxLength: maxSpeechCharacters, description: 'The text to speak' }),
    voice,
    response_format: Type.Optional(oneOf(speechFormats, { default: 'mp3' })),
    speed: Type.Optional(Type.Number({ minimum: 0.25, maximum: 4, default: 1 })),
    instructions: Type.Optional(
      text(`Tone, accent, pacing${model.honoursInstructions ? '' : '; not honoured by this model'}`),
    ),
  });
