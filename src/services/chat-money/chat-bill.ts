/** The price of the replies to one chat request: whole, or as far as they came when the client left. */
import { audioTokens, textTokens } from '../../domain/chat-tokens.ts';
import type { ChatResult } from '../../engines/engine.ts';

/** Audio tokens that speaking one token of text usually takes. */
const spokenPerTextToken = 3;

export const createBill = (
  priceOf: (route: string | null, tokens: number) => number,
  promptTokens: number,
) => {
  /** Of finished replies, and of those of them that a provider has billed. */
  let [whole, billed] = [0, 0];
  /** The reply that is being made: its tokens that a provider has billed, and what of it was sent. */
  let current = { route: null as string | null, tokens: 0, delivered: '' };
  /** Of recordings that were transcribed, for whichever reply. */
  let heardTokens = 0;
  const sentTokens = () => (current.delivered === '' ? 0 : promptTokens + textTokens(current.delivered));
  return {
    begin(route: string): void {
      current = { ...current, route, tokens: 0 };
    },
    askProvider(): void {
      current.tokens = promptTokens;
    },
    transcribed(seconds: number): void {
      heardTokens += audioTokens(seconds);
    },
    deliver(delta: string): void {
      current.delivered += delta;
    },
    /** Its text is made, and will be spoken. */
    reply(made: ChatResult): void {
      if (current.tokens > 0) current.tokens = made.promptTokens + made.completionTokens;
    },
    /** A provider speaks it. */
    speech(text: string): void {
      current.tokens += spokenPerTextToken * textTokens(text);
    },
    finish(made: ChatResult): void {
      const price = priceOf(current.route, made.promptTokens + made.completionTokens);
      whole += price;
      if (current.tokens > 0) billed += price;
      current = { route: null, tokens: 0, delivered: '' };
    },
    whole: (): number => whole,
    whenLeft: (): number => billed + priceOf(current.route, Math.max(current.tokens, sentTokens())),
    /**
     * `tokens`: what the provider says it has used. Replies before it are charged with the recordings; without any, it
     * is for these alone that work was done.
     */
    whenRefused: (tokens: number): number =>
      billed + priceOf(current.route, Math.max(tokens, sentTokens(), billed > 0 ? 0 : heardTokens)),
  };
};
