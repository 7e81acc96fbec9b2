/**
 * Translation by the language model of audio chat, where that has an upstream route: the embedded one is too small for
 * it.
 */
import { modelFor } from '../../domain/models.ts';
import { type Routing, routesOf } from '../../domain/route.ts';
import { type ChatEngine, missingEngine, textJob } from '../engine.ts';
import { type Ask, type TranslateLines, translateLines } from './translate-lines.ts';

const model = modelFor.chat;

export const translatorBehindChat = (
  routing: Routing,
  chat: () => ChatEngine | null,
): TranslateLines | null => {
  if (!routesOf(routing, model).some(({ kind }) => kind === 'upstream')) return null;
  const ask: Ask = async (request, signal) => {
    const engine = chat();
    if (!engine) throw missingEngine('chat');
    const job = textJob(model, request, { temperature: 0, maxTokens: null });
    return (await engine.reply(job, { signal })).text;
  };
  return (lines, signal) => translateLines(ask, lines, signal);
};
