/** Measurements, published at the call site and subscribed to by metrics; nearly free without a subscriber. */
import { type Channel, channel } from 'node:diagnostics_channel';

export type Measurements = {
  /** `route` is the pattern of the path, never the path. */
  request: { method: string; route: string; status: number; seconds: number };
  taskStarted: { model: string; queueSeconds: number };
  taskEnded: { model: string; route: string; status: 'completed' | 'failed'; runSeconds: number | null };
  media: { kind: 'video' | 'transcription' | 'translation' | 'speech'; seconds: number };
  /** In micro-credits. */
  money: { entry: 'credit' | 'hold' | 'release' | 'charge'; amount: number };
  upstream: { route: string; outcome: 'ok' | 'failed'; seconds: number };
  webhook: { outcome: 'delivered' | 'retry' | 'failed' };
  engineRestart: { engine: string };
};
export type Measurement = keyof Measurements;

const channels: Record<Measurement, Channel> = {
  request: channel('kinora.request'),
  taskStarted: channel('kinora.taskStarted'),
  taskEnded: channel('kinora.taskEnded'),
  media: channel('kinora.media'),
  money: channel('kinora.money'),
  upstream: channel('kinora.upstream'),
  webhook: channel('kinora.webhook'),
  engineRestart: channel('kinora.engineRestart'),
};

/** For call sites where collecting the value costs something. */
export const isMeasured = (name: Measurement): boolean => channels[name].hasSubscribers;

export const measure = <Name extends Measurement>(name: Name, value: Measurements[Name]): void => {
  const target = channels[name];
  if (target.hasSubscribers) target.publish(value);
};

/** Returns the unsubscribe function. */
export const onMeasured = <Name extends Measurement>(
  name: Name,
  listener: (value: Measurements[Name]) => void,
): (() => void) => {
  const target = channels[name];
  const onMessage = (value: unknown) => listener(value as Measurements[Name]);
  target.subscribe(onMessage);
  return () => void target.unsubscribe(onMessage);
};
