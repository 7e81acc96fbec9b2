/** The responses of /v1/chat/completions: complete, and the chunks of a stream. */
import { type Static, Type } from 'typebox';
import { errorObject } from './error-responses.ts';
import { nullable, oneOf, unixTime } from './schema-parts.ts';

const envelope = {
  id: Type.String({ examples: ['chatcmpl-4f1c9a'] }),
  created: unixTime('When it was answered'),
  model: Type.String(),
};
const index = Type.Integer({ minimum: 0 });
const role = oneOf(['assistant']);
const finishReason = oneOf(['stop', 'length', 'error']);
const audioTokens = Type.Object({ audio_tokens: Type.Integer({ minimum: 0 }) });

const usage = Type.Object({
  prompt_tokens: Type.Integer({ minimum: 0, examples: [120] }),
  completion_tokens: Type.Integer({ minimum: 0, examples: [40] }),
  total_tokens: Type.Integer({ minimum: 0, examples: [160] }),
  prompt_tokens_details: audioTokens,
  completion_tokens_details: audioTokens,
});
export type ChatUsage = Static<typeof usage>;

/** Of a video: that of its task, which has no type. */
const failure = Type.Optional(
  Type.Object({ ...errorObject.properties, type: Type.Optional(errorObject.properties.type) }),
);
export type ChatFailure = NonNullable<Static<typeof failure>>;

const hint = Type.Optional(
  Type.String({
    description: 'Which model to install for better answers, when this one was weak',
    examples: ['The recording was hard to understand: `kinora models pull whisper-medium` ...'],
  }),
);

const message = Type.Object({
  role,
  content: Type.String({ examples: ['The lighthouse is open until six.'] }),
  audio: Type.Optional(
    Type.Object({
      id: Type.String({ description: 'Names this reply in a later turn' }),
      data: Type.String({ description: 'Base64' }),
      expires_at: unixTime('Until when the id can be used'),
      transcript: Type.String(),
    }),
  ),
});

export const chatCompletion = Type.Object({
  ...envelope,
  object: oneOf(['chat.completion']),
  choices: Type.Array(Type.Object({ index, message, finish_reason: finishReason })),
  usage,
  hint,
  error: failure,
});
export type ChatCompletion = Static<typeof chatCompletion>;

/** The data of an event of a chat stream, which ends with [DONE]. */
export const chatChunk = Type.Object({
  ...envelope,
  object: oneOf(['chat.completion.chunk']),
  choices: Type.Array(
    Type.Object({
      index,
      delta: Type.Object({ role: Type.Optional(role), content: Type.String() }),
      finish_reason: nullable(finishReason),
    }),
    { description: 'Empty in the chunk that has the usage' },
  ),
  usage: Type.Optional(usage),
  hint,
  error: failure,
});
export type ChatChunk = Static<typeof chatChunk>;
