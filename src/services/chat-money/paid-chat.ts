/** Asks a language model on behalf of an account, outside of its chats: charged as the chat it is. */
import type { Caller } from '../../domain/account.ts';
import { mostTokens } from '../../domain/chat-tokens.ts';
import { ReplyWithheld } from '../../domain/engine-failure.ts';
import { ApiError } from '../../domain/errors.ts';
import type { ChatModel, ModelCatalogue } from '../../domain/models.ts';
import { chatPrice } from '../../domain/money.ts';
import { chatWork } from '../../domain/upstream/route-limits.ts';
import type { ChatJob, ChatResult, Engines } from '../../engines/engine.ts';
import type { RoutePrices } from '../../engines/routing/route-prices.ts';
import type { Billing } from '../billing.ts';

export const createPaidChat = (deps: {
  engines: Pick<Engines, 'chat'>;
  models: ModelCatalogue;
  billing: Billing;
  routePrices: RoutePrices;
}) => {
  const { engines, billing, routePrices } = deps;
  const modelOf = (job: ChatJob) => deps.models.find(job.model) as ChatModel;
  /** The amount that is held for it. */
  const mostFor = (job: ChatJob): number => {
    const model = modelOf(job);
    return chatPrice(
      routePrices.atMaxPrice(model, chatWork(job.messages)),
      mostTokens(job.messages) + (job.maxTokens ?? model.maxOutputTokens),
    );
  };
  return {
    mostFor,
    async reply(
      caller: Caller,
      { job, reference, signal }: { job: ChatJob; reference: string; signal: AbortSignal },
    ): Promise<ChatResult> {
      const { chat } = engines;
      if (!chat) throw new ApiError('service_unavailable', { message: 'No chat engine is installed.' });
      const model = modelOf(job);
      const hold = await billing.openHold(caller, { amount: mostFor(job), reference, model: model.id });
      let route: string | null = null;
      const onRoute = (name: string) => {
        route = name;
      };
      try {
        const made = await chat.reply(job, { signal, accountId: caller.account.id, onRoute });
        const tokens = made.promptTokens + made.completionTokens;
        await hold.chargeDelivered(chatPrice(routePrices.atPriceOfRoute(model, route), tokens));
        return made;
      } catch (error) {
        const withheld = error instanceof ReplyWithheld ? error.tokens : 0;
        await hold.chargeDelivered(chatPrice(routePrices.atPriceOfRoute(model, route), withheld));
        throw error;
      }
    },
  };
};
