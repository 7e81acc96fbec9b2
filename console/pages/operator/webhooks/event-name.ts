/** The events of webhooks in words; one that has none here is shown by its type. */
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
