/** An upstream of the config file with its key. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Upstream } from '../domain/route.ts';
import { Secret } from '../lib/secret.ts';
import type { GivenUpstream } from './routing-schema.ts';
import type { ConfigErrors, Path } from './validate.ts';

export type RoutingSources = {
  env: Record<string, string | undefined>;
  /** Paths in the file are relative to it. */
  configPath: string;
  errors: ConfigErrors;
  /** The key of an upstream that is not read from the environment or a file. */
  keyOf?: (name: string) => Secret | null;
};

const defaultPollSeconds = 2;

export const resolveUpstream = (
  given: GivenUpstream,
  path: Path,
  sources: RoutingSources,
): Upstream | undefined => {
  const common = {
    key: sources.keyOf ? sources.keyOf(String(path.at(-1))) : readKey(given, path, sources),
    pollMs: 1000 * (given.pollSeconds ?? defaultPollSeconds),
  };
  const baseUrl = given.baseUrl?.replace(/\/+$/, '') ?? null;
  if (given.type === 'ai-sdk')
    return { type: given.type, package: given.package, settings: given.settings ?? {}, baseUrl, ...common };
  return baseUrl === null
    ? undefined
    : { type: given.type, baseUrl, headers: given.headers ?? {}, ...common };
};

/** Characters a header can carry: others would fail every call, far from the mistake. */
const sendable = /^[\x21-\x7e]+$/;

/** Keys come from the environment or a file, so the config file can be shown to anybody. */
const readKey = (
  { keyEnv, keyFile }: GivenUpstream,
  upstreamPath: Path,
  { env, configPath, errors }: RoutingSources,
): Secret | null => {
  if (!keyEnv && !keyFile) return null;
  const path = [...upstreamPath, keyFile ? 'keyFile' : 'keyEnv'];
  let key: string | undefined;
  try {
    key = keyFile ? readFileSync(resolve(dirname(configPath), keyFile), 'utf8') : env[keyEnv!];
  } catch {
    errors.expected(path, 'a file that can be read');
  }
  key = key?.trim();
  if (keyEnv && keyFile) errors.expected(path, 'either keyEnv or keyFile');
  else if (!key)
    errors.expected(path, keyFile ? 'a file with a key in it' : `the variable ${keyEnv} to be set`);
  else if (!sendable.test(key))
    errors.expected(path, 'a key of one line, without spaces or letters beyond ASCII');
  return key ? new Secret(key) : null;
};
