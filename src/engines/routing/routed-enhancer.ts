/** enhance_prompt by the language model of audio chat where that has an upstream route; otherwise our own rules. */
import { modelFor } from '../../domain/models.ts';
import { hasUpstreamRoute, type Routing } from '../../domain/route.ts';
import type { Logger } from '../../lib/logger.ts';
import { type ChatEngine, textJob } from '../engine.ts';
import type { EnhancePrompt } from '../local/prompt-engine.ts';

const model = modelFor.chat;
const timeoutMs = 20_000;
const maxCharacters = 2_000;
const instructions =
  'Rewrite the description of a short video that the user gives. Translate it to English if it is not. Keep everything ' +
  'that is named, add light, camera movement and mood in at most 80 words, and answer with the description alone.';

export const createRoutedEnhancer = (deps: {
  routing: () => Routing;
  chat: () => ChatEngine | null;
  rules: EnhancePrompt;
  logger: Pick<Logger, 'warn'>;
}): EnhancePrompt => {
  const { rules } = deps;
  return async (prompt, call) => {
    const chat = hasUpstreamRoute(deps.routing(), model) ? deps.chat() : null;
    if (!chat) return rules(prompt, call);
    try {
      const { text, finishReason } = await chat.reply(
        textJob(model, { instructions, text: prompt }, { temperature: 0.7, maxTokens: 400 }),
        { ...call, signal: AbortSignal.timeout(timeoutMs) },
      );
      const enhanced = text
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .trim();
      if (finishReason === 'stop' && enhanced !== '' && enhanced.length <= maxCharacters) return enhanced;
    } catch (error) {
      deps.logger.warn({ err: error }, 'the language model failed to enhance a prompt');
    }
    return rules(prompt, call);
  };
};
