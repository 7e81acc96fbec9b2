/** The JSON that is typed beside the form, and why it cannot be used: nothing is made of the form while it is so. */
import { signal } from '@preact/signals';
import type { Model } from '../../../api/types.ts';
import { say, sayList } from '../../../parts/text/say.ts';
import { type Draft, draft, images } from '../draft/draft.ts';
import { firstModel, type Order, orderOf, withForm } from '../orders.ts';

/** Null while it can be used, or is not shown. */
export const jsonProblem = signal<string | null>(null);

export type TypedRequest =
  | { problem: string }
  | {
      /** As the service would get it. */
      path: string;
      fields: Record<string, unknown>;
      order: Order;
      part: Pick<Draft, 'prompt' | 'values'> & Partial<Pick<Draft, 'models'>>;
      /** Fields of which the form would make something else, or nothing. */
      lost: string[];
    };

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};

/** In a form everything is text: 8 is "8" there. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' || typeof other === 'object'
    ? JSON.stringify(one) === JSON.stringify(other)
    : String(one) === String(other);

/** The service takes null and empty text as not given. */
const isGiven = (value: unknown): boolean => value !== null && value !== '';

export const readTyped = (text: string, models: Model[]): TypedRequest => {
  const fields = parsed(text);
  if (fields === null) return { problem: say('This is not a JSON object yet.') };
  const { model: named, prompt, ...values } = fields;
  const ids = typeof named === 'string' ? [named] : draft.value.models;
  const chosen = ids.flatMap((id) => models.find((model) => model.id === id) ?? []);
  const model = chosen[0] ?? (named === undefined ? firstModel(models) : undefined);
  if (!model) return { problem: say('There is no such model.') };
  const part = {
    prompt: typeof prompt === 'string' ? prompt : '',
    values,
    ...(typeof named === 'string' && { models: [named] }),
  };
  const form = withForm(model, images.value.images?.length ?? 0);
  const order = orderOf(form, { ...draft.value, ...part }, images.value);
  const lost = Object.entries(fields).flatMap(([name, value]) =>
    isGiven(value) && !isSame(value, sentOf(order, name, prompt)) ? [name] : [],
  );
  return { path: form.create.path, fields: { ...fields, model: model.id }, order, part, lost };
};

/** A prompt loses the spaces around it. */
const sentOf = ({ fields }: Order, name: string, prompt: unknown): unknown =>
  name === 'prompt' && typeof prompt === 'string' ? prompt : fields[name];

/** For those that the service itself would take. */
export const lostText = (lost: string[]): string =>
  say('Not taken here with these values: {names}', { names: sayList(lost) });
