/** Converts the messages of audio chat to what the chat service takes. */

import type { FastifyRequest } from 'fastify';
import { missingParameter } from '../../domain/errors.ts';
import type { ChatMessage } from '../../services/chat.ts';
import { longText } from '../body/long-json.ts';
import type { AudioChatBody } from '../schemas/chat.ts';
import type { Fields } from '../validate.ts';

type WireMessage = AudioChatBody['messages'][number];

/** Clients write null for absent fields, at any depth. */
const withoutNulls = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => (item === null ? [] : [[name, withoutNulls(item)]])),
  );
};

export const withoutNullsInside = (fields: Fields): Fields => withoutNulls(fields) as Fields;

const isBlank = ({ content }: ChatMessage): boolean =>
  typeof content === 'string'
    ? content.trim() === ''
    : content.every((block) => block.type === 'text' && block.text.trim() === '');

export const readChatMessages = (request: FastifyRequest, messages: WireMessage[]): ChatMessage[] => {
  const read = messages.flatMap((message, index): ChatMessage[] => {
    const { role, content, audio } = message;
    if (role === 'assistant' && audio && (content === undefined || content.length === 0))
      return [{ role, content: '', spokenId: audio.id }];
    // A reply without text, such as a tool call.
    if (role === 'assistant' && content === undefined) return [];
    if (content === undefined) throw missingParameter('messages', `messages[${index}].content`);
    return [{ role, content: typeof content === 'string' ? content : readBlocks(request, content) }];
  });
  const asked = read.findLast(({ role }) => role === 'user') ?? read.at(-1);
  if (!asked || (isBlank(asked) && asked.spokenId === undefined))
    throw missingParameter('messages', 'messages: text or audio in the last user message');
  return read;
};

const readBlocks = (
  request: FastifyRequest,
  blocks: Exclude<WireMessage['content'], string | undefined>,
): Exclude<ChatMessage['content'], string> =>
  blocks.map((block) => {
    if (block.type === 'text') return block;
    if (block.type === 'refusal') return { type: 'text', text: block.refusal };
    const { data, format } = block.input_audio;
    return { type: 'input_audio', input_audio: { data: longText(request, data), format } };
  });
