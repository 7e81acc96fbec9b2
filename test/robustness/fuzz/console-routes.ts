/** Routes of the console's API, which no OpenAPI document lists, with bodies that are right before they are changed. */
import type { Route } from './odd-requests.ts';

/** An account and a key that may be suspended, credited and revoked: the others are needed. */
export type Spare = { account: string; keyId: string };

const reads = [
  ...['session', 'models', 'keys', 'usage', 'characters', 'library', 'videos/{id}', 'videos/{id}/images/0'],
  ...[
    'v1/videos',
    'v1/videos/{id}',
    'v1/videos/{id}/content',
    'v1/events',
    'v1/models',
    'v1/account',
    'v1/videos/{id}/details',
    'beta/v1/characters',
    'characters/{id}/picture',
  ],
  ...['operator/overview', 'operator/settings', 'operator/accounts', 'operator/keys', 'operator/tasks'],
  ...['operator/tasks/{id}', 'operator/tasks/{id}/content', 'operator/queue', 'operator/ledger'],
  ...[
    'requests',
    'requests.csv',
    'operator/requests',
    'operator/requests.csv',
    'operator/vouchers',
    'operator/webhooks',
    'operator/webhooks/deliveries',
    'operator/models',
    'top-up',
    'operator/ledger.csv',
    'operator/totals',
    'operator/audit',
    'operator/prices',
  ],
];
const writes = [
  ...['keys', 'price', 'v1/video/create', 'v1/videos/{id}/remix', 'v1/audio/speech', 'v1/chat/completions'],
  ...['beta/v1/characters', 'operator/accounts', 'operator/keys', 'operator/prices/preview'],
  ...[
    'operator/vouchers',
    'top-up/redeem',
    'operator/routes/check',
    'operator/tasks/{id}/cancel',
    'operator/tasks/{id}/retry',
  ],
];

export const consoleRoutes = ({ account, keyId }: Spare): Route[] => [
  ...reads.map((path) => ({ method: 'GET', path: `/console/api/${path}` })),
  ...writes.map((path) => ({ method: 'POST', path: `/console/api/${path}` })),
  { method: 'PUT', path: '/console/api/operator/prices' },
  { method: 'GET', path: '/console/api/operator/accounts/{name}', ids: [account] },
  { method: 'PATCH', path: '/console/api/operator/accounts/{name}', ids: [account] },
  { method: 'POST', path: '/console/api/operator/accounts/{name}/credit', ids: [account] },
  { method: 'PATCH', path: '/console/api/operator/keys/{key}', ids: [keyId] },
  { method: 'DELETE', path: '/console/api/operator/keys/{key}', ids: [keyId] },
  { method: 'DELETE', path: '/console/api/keys/{key}', ids: [keyId] },
  { method: 'DELETE', path: '/console/api/characters/{character}', ids: ['char_none'] },
  { method: 'POST', path: '/console/session' },
  { method: 'GET', path: '/console/' },
];

const key = { name: 'mine', requests_per_minute: 10, models: ['beta-2'], cidrs: ['127.0.0.1/32'], quota: 5 };
const prices = { prices: { 'beta-2': 0.2, 'tts-1': null } };

export const consoleBodies: Record<string, Record<string, unknown>> = {
  '/console/api/keys': key,
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
    images: [],
    callback_url: 'https://example.invalid/x',
  },
  '/console/api/v1/videos/{id}/remix': { prompt: 'at night', callback_url: 'https://example.invalid/x' },
  '/console/api/v1/audio/speech': { model: 'tts-1', input: 'Hello', voice: 'alloy' },
  '/console/api/beta/v1/characters': { from_task: 'beta-2:none', timestamps: '0,2' },
  '/console/api/operator/accounts': { account: 'another', balance: 1, billing: 'payg', period_ends_at: 9e9 },
  '/console/api/operator/accounts/{name}': { suspended: false, payment_failed: true, period_ends_at: 9e9 },
  '/console/api/operator/accounts/{name}/credit': { credits: 1 },
  '/console/api/operator/keys': { ...key, account: 'spare', expires_at: 9e9 },
  '/console/api/operator/keys/{key}': key,
  '/console/api/operator/prices': prices,
  '/console/api/operator/prices/preview': prices,
  '/console/api/operator/routes/check': { model: 'beta-2', route: 'local' },
  '/console/session': { key: 'not a key' },
};
