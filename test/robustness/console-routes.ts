/** Routes of the console's API, which no OpenAPI document lists, with bodies that are right before they are changed. */
import type { Route } from './odd-requests.ts';

const reads = [
  ...['session', 'models', 'keys', 'usage', 'characters', 'library', 'videos/{id}', 'v1/videos', 'v1/events'],
  ...['operator/overview', 'operator/accounts', 'operator/tasks', 'operator/ledger', 'operator/audit'],
];
const writes = [
  'keys',
  'price',
  'v1/video/create',
  'v1/videos/{id}/remix',
  'v1/audio/speech',
  'operator/accounts',
];

export const consoleRoutes: Route[] = [
  ...reads.map((path) => ({ method: 'GET', path: `/console/api/${path}` })),
  ...writes.map((path) => ({ method: 'POST', path: `/console/api/${path}` })),
  { method: 'POST', path: '/console/session' },
];

export const consoleBodies: Record<string, Record<string, unknown>> = {
  '/console/api/keys': { name: 'mine', requests_per_minute: 10, models: ['beta-2'] },
  '/console/api/price': {
    operation: 'video',
    model: 'beta-2',
    prompt: 'a boat',
    seconds: '4',
    size: '480x480',
  },
  '/console/api/v1/video/create': {
    model: 'beta-2',
    prompt: 'a boat',
    callback_url: 'https://example.invalid/x',
  },
  '/console/api/v1/videos/{id}/remix': { prompt: 'at night', callback_url: 'https://example.invalid/x' },
  '/console/api/v1/audio/speech': { model: 'tts-1', input: 'Hello', voice: 'alloy' },
  '/console/api/operator/accounts': { name: 'another', balance: 1 },
  '/console/session': { key: 'not a key' },
};
