/** The events of webhooks in words; one that has none here is shown by its type. */
import type { Setting } from '../../../api/operator.ts';
import { amount, count } from '../../../parts/data/format.ts';
import { type Sentence, say } from '../../../parts/text/say.ts';

const names: Record<string, Sentence> = {
  'video.completed': 'A video is ready',
  'video.failed': 'A video failed',
  'alert.spend': 'Spending reached its alert',
  'alert.failures': 'Many requests fail',
};

export const eventName = (type: string): string => {
  const name = names[type];
  return name ? say(name) : type;
};

export const isAlert = (type: string): boolean => type.startsWith('alert.');

const limits: Record<string, string> = {
  'alert.spend': 'alertSpendCredits',
  'alert.failures': 'alertFailures',
};

/** When an alert is sent; empty for an event of a video. */
export const alertHint = (type: string, settings: Setting[]): string => {
  const limit = settings.find(({ name }) => name === limits[type]);
  if (!limit) return '';
  if (typeof limit.value !== 'number')
    return say('Not sent until {variable} is set.', { variable: limit.variable ?? limit.name });
  return type === 'alert.spend'
    ? say('At {amount} credits of an account in a day.', { amount: amount(limit.value) })
    : say('At {count} failures of an account in an hour.', { count: count(limit.value) });
};
