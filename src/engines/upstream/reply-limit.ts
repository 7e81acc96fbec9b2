/** Limits replies for which the client set no limit: what a provider writes beyond what is held would not be paid. */
import { ApiError } from '../../domain/errors.ts';
import { maxReplyTokens } from '../../domain/models.ts';

/** "max_tokens is too large", "Use max_completion_tokens instead", "you requested 20000 tokens (... in the completion)" */
const refusesLimit = /max_?(?:completion_?|output_?|new_?)?tokens|in the completion/i;

/** A server whose models write or hold less refuses our limit. It has one of its own then, and is asked without. */
export const withReplyLimit = async <T>(
  asked: number | null,
  send: (maxTokens: number | null) => Promise<T>,
): Promise<T> => {
  if (asked !== null) return send(asked);
  try {
    return await send(maxReplyTokens);
  } catch (error) {
    if (error instanceof ApiError && refusesLimit.test(`${error.param} ${error.message}`)) return send(null);
    throw error;
  }
};
