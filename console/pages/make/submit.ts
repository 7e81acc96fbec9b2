/**
 * Sends the creates, several only after all of them were checked. A submit without a response is repeated with the
 * same idempotency keys, and one of which some were refused sends only those again: nothing is made or charged twice.
 */
import { signal } from '@preact/signals';
import { ApiError, Unreachable } from '../../api/client.ts';
import { listChanges } from '../../api/live.ts';
import { loadSession, session } from '../../api/session.ts';
import { createVideo, readPrice } from '../../api/videos.ts';
import { credits } from '../../parts/data/format.ts';
import { besideField, messageOf } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';
import { draft, madePrompt, round } from './draft/draft.ts';
import { forgetReplaced } from './draft/replace-draft.ts';
import { type Order, pricedFields } from './orders.ts';
import { maxSeed, usualTakeSeed } from './seed-field.tsx';

export type Failure = {
  param: string | null;
  message: string;
  /** Beside the field of the parameter. */
  besideField?: string;
};

/** By request and its number among the variants; a repeat with the same key has to have the same body. */
const unanswered = new Map<string, { key: string; seed: number | undefined }>();

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

type Create = { order: Order; print: string; variant: number };

/**
 * Variants count up from one seed, locked or not: the same seed would make the same video, and seeds that follow each
 * other are the most different takes.
 */
const seedsOf = (creates: Create[]): Map<Create, number | undefined> => {
  const first = new Map<Order, number>();
  for (const { order } of creates) if (!first.has(order)) first.set(order, usualTakeSeed());
  return new Map(
    creates.map((create) => {
      const { order, variant } = create;
      const locked = order.fields.seed;
      const isOneOfSeveral = creates.some((other) => other !== create && other.order === order);
      const seed = locked !== undefined ? Number(locked) : isOneOfSeveral ? first.get(order)! : undefined;
      return [create, seed === undefined ? undefined : (seed + variant) % (maxSeed + 1)];
    }),
  );
};

/** Ids of videos that were accepted while others of the same submit were refused. */
const accepted = signal<ReadonlyMap<string, string>>(new Map());

const createsOf = (orders: Order[], variants: number): Create[] =>
  orders.flatMap((order) =>
    Array.from({ length: variants }, (_, variant) => ({
      order,
      variant,
      print: fingerprint(order, variant),
    })),
  );

/** The creates that a submit sends: all, or those that were refused before. */
export const openCreates = (orders: Order[], variants: number): Create[] => {
  const all = createsOf(orders, variants);
  const open = all.filter(({ print }) => !accepted.value.has(print));
  return open.length > 0 ? open : all;
};

const createOne = async ({ order, print }: Create, wanted: number | undefined): Promise<string> => {
  const { key, seed } = unanswered.get(print) ?? { key: randomKey(), seed: wanted };
  unanswered.set(print, { key, seed });
  const { path, encoding } = order.model.create;
  const fields = seed === undefined ? order.fields : { ...order.fields, seed };
  try {
    const { id } = await createVideo({ path: path.replace(/^\//, ''), encoding, fields }, key);
    unanswered.delete(print);
    return id;
  } catch (error) {
    if (error instanceof ApiError) unanswered.delete(print);
    throw error;
  }
};

/** The page header already says that the service is unreachable. */
const unansweredFailure = (): Failure => ({
  param: null,
  message: say('No answer came. Press again when Kinora is back: nothing is made or charged twice.'),
});

const failureOf = (error: unknown, note = ''): Failure => {
  if (error instanceof Unreachable) return unansweredFailure();
  if (error instanceof ApiError && error.param !== null)
    return {
      param: error.param,
      message: `${messageOf(error)}${note}`,
      besideField: `${besideField(error)}${note}`,
    };
  return { param: null, message: `${messageOf(error)}${note}` };
};

/** Checks every create as the service would, and their sum against the balance. */
const refusalOf = async (creates: Create[]): Promise<Failure | null> => {
  try {
    const prices = new Map<Order, number>();
    for (const order of new Set(creates.map(({ order }) => order)))
      prices.set(order, await readPrice(order.model.create.path, pricedFields(order)));
    await loadSession();
    const balance = session.value?.account?.balance;
    const total = creates.reduce((sum, { order }) => sum + prices.get(order)!, 0);
    if (balance == null || total <= balance) return null;
    return {
      param: null,
      message: say('These videos cost {total}, and {balance} are left. Nothing was ordered.', {
        total: credits(total),
        balance: credits(balance),
      }),
    };
  } catch (error) {
    return failureOf(error, ` ${say('Nothing was ordered.')}`);
  }
};

/** Null when all were accepted. */
export const createAll = async (orders: Order[], variants: number): Promise<Failure | null> => {
  // It can be changed while the service answers.
  const { prompt } = draft.value;
  const creates = openCreates(orders, variants);
  const refusal = creates.length > 1 ? await refusalOf(creates) : null;
  if (refusal) return refusal;
  const seeds = seedsOf(creates);
  const results = await Promise.allSettled(creates.map((create) => createOne(create, seeds.get(create))));
  const made = new Map<string, string>();
  for (const [index, result] of results.entries())
    if (result.status === 'fulfilled') made.set(creates[index]!.print, result.value);
  const all = createsOf(orders, variants);
  const ids = all.flatMap(({ print }) => made.get(print) ?? accepted.value.get(print) ?? []);
  if (made.size > 0) {
    madePrompt.value = prompt;
    forgetReplaced();
    round.value = ids;
    listChanges.value += 1;
  }
  const failed = results.find((result) => result.status === 'rejected');
  accepted.value = failed ? new Map([...accepted.value, ...made]) : new Map();
  if (!failed) return null;
  return failureOf(
    failed.reason,
    made.size > 0
      ? ` ${say('{made} of {all} were ordered; the button orders the others.', { made: ids.length, all: all.length })}`
      : '',
  );
};
