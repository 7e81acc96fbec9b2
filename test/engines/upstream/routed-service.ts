/** A service whose models go the given routes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { TestContext } from 'node:test';
import pino from 'pino';
import { type Config, loadConfig } from '../../../src/config/config.ts';
import type { Overrides } from '../../../src/context.ts';
import { firstKey, startTestService } from '../../support/service.ts';

export const upstreamKey = 'key-of-the-upstream';

export const routingOf = (upstreams: unknown, routes: unknown) =>
  loadConfig({ UPSTREAM_KEY: upstreamKey, KINORA_KEY: firstKey }, { upstreams, routes }).routing;

export const openAi = (url: string, fields: Record<string, unknown> = {}) => ({
  type: 'openai-compatible',
  baseUrl: `${url}/v1`,
  keyEnv: 'UPSTREAM_KEY',
  pollSeconds: 0.01,
  ...fields,
});

/** For a service in a process of its own: the settings that lead its models to these upstreams. */
export const routedEnvironment = (
  dataDir: string,
  upstreams: Record<string, unknown>,
  routes: Record<string, unknown[]>,
) => {
  const path = join(dataDir, 'kinora.config.json');
  writeFileSync(path, JSON.stringify({ upstreams, routes }));
  return { KINORA_CONFIG: path, UPSTREAM_KEY: upstreamKey };
};

export const startRoutedService = async (
  t: Pick<TestContext, 'after'>,
  upstreams: Record<string, unknown>,
  routes: Record<string, unknown[]>,
  options: { config?: Partial<Config>; overrides?: Overrides; dataDir?: string } = {},
) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const service = await startTestService(t, {
    ...options,
    config: { routing: routingOf(upstreams, routes), ...options.config },
    overrides: { logger: pino({ level: 'debug' }, sink), ...options.overrides },
  });
  return {
    ...service,
    /** Everything that was logged. */
    logged: () => lines.join(''),
  };
};
