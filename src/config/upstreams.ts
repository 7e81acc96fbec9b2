/** One entry of `upstreams` in the config file. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Upstream, upstreamTypes } from '../domain/route.ts';
import { Secret } from '../lib/secret.ts';
import type { Reader } from './fields.ts';

export type KeySources = {
  env: Record<string, string | undefined>;
  /** Paths in the file are relative to it. */
  configPath: string;
};

const defaultPollSeconds = 2;
const packageName = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;
/** What a header can carry: anything else would fail each call, far from the mistake. */
const sendable = /^[\x21-\x7e]+$/;
const keyExpected = 'a key of one line, without spaces or letters beyond ASCII';
const headerName = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;
const headerValue = /^[\t\x20-\x7e]*$/;
const ownHeaders = new Set(['content-length', 'content-type', 'transfer-encoding', 'connection']);

export const readUpstream = (reader: Reader, sources: KeySources): Upstream | undefined => {
  const before = { baseUrl: reader.url('baseUrl'), key: readKey(reader, sources) };
  const pollMs = 1000 * reader.number('pollSeconds', 0.01, 60, defaultPollSeconds);
  if (!reader.has('type')) return reader.wrong('type', `one of ${upstreamTypes.join(', ')}`);
  const type = reader.choice('type', upstreamTypes, 'openai-compatible');
  if (type === 'ai-sdk') {
    const name = reader.text('package');
    const settings = reader.object('settings');
    if (name === null || !packageName.test(name))
      return reader.wrong('package', 'the name of an npm package');
    return { type, package: name, settings, pollMs, ...before };
  }
  const headers = readHeaders(reader);
  const { baseUrl, key } = before;
  if (baseUrl === null) return reader.has('baseUrl') ? undefined : reader.wrong('baseUrl', 'a URL');
  return { type, baseUrl, key, headers, pollMs };
};

/** Keys come from the environment or a file, so the config file can be shown to anybody. */
const readKey = (reader: Reader, { env, configPath }: KeySources): Secret | null => {
  const [variable, file] = [reader.text('keyEnv'), reader.text('keyFile')];
  if (variable !== null && file !== null) return reader.wrong('keyFile', 'either keyEnv or keyFile') ?? null;
  if (variable !== null) {
    const value = env[variable]?.trim();
    if (!value) return reader.wrong('keyEnv', `the variable ${variable} to be set`) ?? null;
    return sendable.test(value) ? new Secret(value) : (reader.wrong('keyEnv', keyExpected) ?? null);
  }
  if (file === null) return null;
  try {
    const value = readFileSync(resolve(dirname(configPath), file), 'utf8').trim();
    if (value === '') return reader.wrong('keyFile', 'a file with a key in it') ?? null;
    return sendable.test(value) ? new Secret(value) : (reader.wrong('keyFile', keyExpected) ?? null);
  } catch {
    return reader.wrong('keyFile', 'a file that can be read') ?? null;
  }
};

const readHeaders = (reader: Reader): Record<string, string> => {
  const headers = reader.texts('headers');
  for (const [name, value] of Object.entries(headers)) {
    if (ownHeaders.has(name.toLowerCase())) reader.wrong('headers', `no ${name}: each request has its own`);
    else if (!headerName.test(name) || !headerValue.test(value))
      reader.wrong('headers', `names and values that HTTP can carry; "${name}" is none`);
  }
  return headers;
};
