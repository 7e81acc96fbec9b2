/** enhance_prompt by the language model of audio chat where that has an upstream route; otherwise our own rules. */
import type { Caller } from '../../domain/account.ts';
import { modelFor } from '../../domain/models.ts';
import { hasUpstreamRoute, type Routing } from '../../domain/route.ts';
import type { Logger } from '../../lib/logger.ts';
import { type ChatJob, type ChatResult, textJob } from '../engine.ts';
import type { EnhancePrompt } from '../local/prompt-engine.ts';

const model = modelFor.chat;
const timeoutMs = 20_000;
const maxCharacters = 2_000;
/** A longer prompt is left to our own rules, which cost nothing. */
const maxPromptCharacters = 4_000;
const instructions =
  'Rewrite the description of a short video that the user gives. Translate it to English if it is not. Keep everything ' +
  'that is named, add light, camera movement and mood in at most 80 words, and answer with the description alone.';

/** Asks the language model, on the caller's account. */
type PaidChat = {
  mostFor: (job: ChatJob) => number;
  reply: (
    caller: Caller,
    asked: { job: ChatJob; reference: string; signal: AbortSignal },
  ) => Promise<ChatResult>;
};

export const createRoutedEnhancer = (deps: {
  routing: () => Routing;
  rules: EnhancePrompt;
  paidChat: PaidChat;
  logger: Pick<Logger, 'warn'>;
}) => {
  const { paidChat } = deps;
  /** Null when the rules rewrite it. */
  const jobFor = (prompt: string): ChatJob | null =>
    prompt.length <= maxPromptCharacters && hasUpstreamRoute(deps.routing(), model)
      ? textJob(model, { instructions, text: prompt }, { temperature: 0.7, maxTokens: 400 })
      : null;

  const byModel = async (job: ChatJob, caller: Caller, reference: string): Promise<string | null> => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { text, finishReason } = await paidChat.reply(caller, { job, reference, signal });
      const enhanced = text
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .trim();
      if (finishReason === 'stop' && enhanced !== '' && enhanced.length <= maxCharacters) return enhanced;
    } catch (error) {
      deps.logger.warn({ err: error }, 'the language model failed to enhance a prompt');
    }
    return null;
  };

  return {
    /** The highest price of the rewriting. */
    mostFor(prompt: string): number {
      const job = jobFor(prompt);
      return job ? paidChat.mostFor(job) : 0;
    },
    async enhance(prompt: string, caller: Caller, reference: string): Promise<string> {
      const job = jobFor(prompt);
      const enhanced = job && (await byModel(job, caller, reference));
      return enhanced ?? deps.rules(prompt, { accountId: caller.account.id });
    },
  };
};
export type PromptEnhancer = ReturnType<typeof createRoutedEnhancer>;
