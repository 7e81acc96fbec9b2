/**
 * Sends the creates. A submit without a response is repeated with the same idempotency keys, so nothing is made or
 * charged twice.
 */
import { ApiError, Unreachable } from '../../api/client.ts';
import { listChanges } from '../../api/live.ts';
import { createVideo } from '../../api/videos.ts';
import { round } from './draft.ts';
import type { Order } from './orders.ts';

export type Failure = { param: string | null; message: string };

/** By request and its number among the variants. */
const unanswered = new Map<string, string>();

const fingerprint = ({ model, fields }: Order, variant: number): string =>
  JSON.stringify([model.id, variant, Object.entries(fields).map(([name, value]) => [name, describe(value)])]);

const describe = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(describe);
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
};

/** `crypto.randomUUID` does not exist on plain HTTP. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const createOne = async (order: Order, variant: number): Promise<string> => {
  const print = fingerprint(order, variant);
  const key = unanswered.get(print) ?? randomKey();
  unanswered.set(print, key);
  const { path, encoding } = order.model.create;
  try {
    const { id } = await createVideo({ path: path.replace(/^\//, ''), encoding, fields: order.fields }, key);
    unanswered.delete(print);
    return id;
  } catch (error) {
    if (error instanceof ApiError) unanswered.delete(print);
    throw error;
  }
};

/** Null when all were accepted. Requests accepted before a failure continue. */
export const createAll = async (orders: Order[], variants: number): Promise<Failure | null> => {
  const wanted = orders.flatMap((order) =>
    Array.from({ length: variants }, (_, variant) => createOne(order, variant)),
  );
  const results = await Promise.allSettled(wanted);
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (made.length > 0) {
    round.value = made;
    listChanges.value += 1;
  }
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return null;
  const error = failed.reason as Error;
  // The page header already says that the service is unreachable.
  if (error instanceof Unreachable)
    return {
      param: null,
      message: 'No answer came. Press again when Kinora is back: nothing is made or charged twice.',
    };
  const some = made.length > 0 ? `${made.length} of ${results.length} were accepted. ` : '';
  return { param: error instanceof ApiError ? error.param : null, message: some + error.message };
};
