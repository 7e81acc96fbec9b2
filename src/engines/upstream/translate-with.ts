/**
 * Translation by the language model of audio chat, where that has an upstream route: the embedded one is too small for
 * it.
 */
import { ApiError } from '../../domain/errors.ts';
import { modelFor } from '../../domain/models.ts';
import { type Routing, routesOf } from '../../domain/route.ts';
import type { ChatEngine } from '../engine.ts';
import { type Ask, type TranslateLines, translateLines } from './translate-lines.ts';

const model = modelFor.chat;

export const translatorBehindChat = (
  routing: Routing,
  chat: () => ChatEngine | null,
): TranslateLines | null => {
  if (!routesOf(routing, model).some(({ kind }) => kind === 'upstream')) return null;
  const ask: Ask = async ({ task, text }, signal) => {
    const engine = chat();
    if (!engine) throw new ApiError('service_unavailable', { message: 'No chat engine is installed.' });
    const messages = [
      { role: 'system', parts: [{ type: 'text' as const, text: task }] },
      { role: 'user', parts: [{ type: 'text' as const, text }] },
    ];
    const job = { model, messages, temperature: 0, topP: null, maxTokens: null, stop: [] };
    return (await engine.reply(job, { signal })).text;
  };
  return (lines, signal) => translateLines(ask, lines, signal);
};
