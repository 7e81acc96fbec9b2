/** The effective settings for display: with their source, and without secrets. */

import type { Config } from './config.ts';
import { settings } from './settings.ts';

/** A setting as operators see it. */
type SettingView = {
  /** Its name in the config file. */
  name: string;
  /** Its environment variable, where it has one. */
  variable: string | null;
  /** The effective value; secrets masked. */
  value: unknown;
  source: string;
};

const hidden = '[secret]';
const secretNames = /key|token|secret|password|authorization|credential/i;

/** The password in a URL, and values whose names mark them as secret. */
const mask = (name: string, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') {
    if (secretNames.test(name)) return hidden;
    const url = /^[a-z0-9+.-]+:\/\//i.test(value) ? URL.parse(value) : null;
    if (!url || (url.password === '' && url.username === '')) return value;
    if (url.password !== '') url.password = '***';
    return url.href;
  }
  if (Array.isArray(value)) return value.map((item) => mask(name, item));
  if (typeof value !== 'object') return value;
  // A Secret masks itself.
  if ('reveal' in value) return hidden;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, name === 'headers' ? hidden : mask(key, item)]),
  );
};

export const describeSettings = (config: Config): SettingView[] => [
  ...Object.entries(settings).map(([name, { env }]) => ({
    name,
    variable: env,
    value: mask(name, config[name as keyof Config]),
    source: config.sources[name] ?? 'default',
  })),
  ...(['upstreams', 'routes', 'sceneWriter'] as const).map((name) => ({
    name,
    variable: null,
    value: mask(name, config.routing[name] ?? null),
    source: Object.keys(config.routing[name] ?? {}).length === 0 ? 'default' : 'config file',
  })),
];
