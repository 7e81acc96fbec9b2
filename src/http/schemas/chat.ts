/** Request body of the chat endpoint for its two uses. Responses: domain/responses/chat-responses.ts */
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { type ChatModel, namesOf, type VideoModel } from '../../domain/models.ts';
import { oneOf, voice } from './common.ts';

const textBlock = Type.Object({ type: oneOf(['text']), text: Type.String() });
const imageBlock = Type.Object({
  type: oneOf(['image_url']),
  image_url: Type.Unsafe<string | { url: string }>({
    type: ['string', 'object'],
    properties: { url: { type: 'string' } },
    required: ['url'],
  }),
});
const audioBlock = Type.Object({
  type: oneOf(['input_audio']),
  input_audio: Type.Object({ data: Type.String({ minLength: 1 }), format: oneOf(['wav', 'mp3']) }),
});
const refusalBlock = Type.Object({ type: oneOf(['refusal']), refusal: Type.String() });
const role = oneOf(['system', 'developer', 'user', 'assistant']);

/** Not a plain union: errors then refer to the kind of block that `type` names. */
const textOrBlocks = <Blocks extends TSchema[]>(...blocks: Blocks) =>
  Type.Unsafe<string | Static<Blocks[number]>[]>({
    type: ['string', 'array'],
    items: {
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: blocks,
    },
  });

const ranges = {
  stream: Type.Optional(Type.Boolean({ default: false })),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  top_p: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
};

const messagesOf = <T extends TProperties>(fields: T, description?: string) =>
  Type.Array(Type.Object({ role, ...fields }), {
    minItems: 1,
    maxItems: 1000,
    ...(description !== undefined && { description }),
  });

export const videoChatBody = (model: VideoModel) =>
  Type.Object({
    ...ranges,
    model: oneOf(namesOf(model)),
    messages: messagesOf(
      { content: textOrBlocks(textBlock, imageBlock) },
      'The prompt is the text of the last user message',
    ),
    n: Type.Optional(oneOf([1])),
    max_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  });

export type VideoChatBody = Static<ReturnType<typeof videoChatBody>>;

export const audioChatBody = (model: ChatModel) =>
  Type.Object({
    ...ranges,
    model: oneOf(namesOf(model)),
    messages: messagesOf({
      content: Type.Optional(textOrBlocks(textBlock, audioBlock, refusalBlock)),
      audio: Type.Optional(
        Type.Object(
          { id: Type.String({ minLength: 1, maxLength: 200 }) },
          { description: 'A spoken reply of an earlier turn; then content may be absent' },
        ),
      ),
    }),
    modalities: Type.Optional(Type.Array(oneOf(['text', 'audio']), { minItems: 1, maxItems: 2 })),
    audio: Type.Optional(
      Type.Object({
        voice,
        format: Type.Optional(oneOf(['wav', 'mp3', 'flac', 'opus', 'pcm16'], { default: 'wav' })),
      }),
    ),
    n: Type.Optional(Type.Integer({ minimum: 1, maximum: 128 })),
    max_tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: model.maxOutputTokens })),
    max_completion_tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: model.maxOutputTokens })),
    stop: Type.Optional(
      Type.Unsafe<string | string[]>({ type: ['string', 'array'], items: { type: 'string' }, maxItems: 4 }),
    ),
    stream_options: Type.Optional(
      Type.Object({ include_usage: Type.Optional(Type.Boolean({ default: false })) }),
    ),
  });

export type AudioChatBody = Static<ReturnType<typeof audioChatBody>>;
