/** Headers in which a proxy, or a client that plays one, says how it was reached. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectError } from '../support/expect-error.ts';
import { startTestService, type TestService } from '../support/service.ts';

const homeCidr = '198.51.100.0/24';
const home = '198.51.100.9';

const askAs = (service: TestService, key: string, forwardedFor: string) =>
  service.request('/v1/models', { key, headers: { 'x-forwarded-for': forwardedFor } });

test('a client cannot name its own address', async (t) => {
  for (const [trustProxy, chains] of [
    [false, { [home]: false }],
    // The proxy writes what it saw at the end; what stands before it came from the client.
    [1, { [home]: true, [`${home}, 203.0.113.5`]: false }],
    [2, { [`${home}, 10.0.0.1`]: true, [`${home}, 203.0.113.5, 10.0.0.1`]: false }],
    [['loopback', 'uniquelocal'], { [`${home}, 10.0.0.1`]: true, [`${home}, 203.0.113.5`]: false }],
  ] as const) {
    const service = await startTestService(t, { config: { trustProxy: trustProxy as false } });
    const key = await service.createKey({ cidrs: [homeCidr] });
    for (const [chain, isHome] of Object.entries(chains)) {
      const response = await askAs(service, key, chain);
      if (isHome) assert.equal(response.status, 200, `${trustProxy}: ${chain}`);
      else await expectError(response, 'ip_not_allowed');
    }
  }
});

test('what is said of protocol and host reaches no page unless it is plain', async (t) => {
  const service = await startTestService(t, { config: { trustProxy: 1 } });
  const source = await service.createTask({});
  await service.finished(source);
  const made = await service.postJson('/beta/v1/characters', { from_task: source, timestamps: '0,2' });
  const { permalink } = (await made.json()) as { permalink: string };
  const { pathname } = new URL(permalink);
  for (const [protocol, host, base] of [
    ['https', 'media.example', 'https://media.example'],
    ['javascript', 'media.example', 'http://media.example'],
    ['"><script>alert(1)</script>', 'media.example', 'http://media.example'],
    ['https', '"><script>', 'https://127.0.0.1:'],
  ]) {
    const headers = { 'x-forwarded-proto': protocol!, 'x-forwarded-host': host! };
    const page = await (await service.request(pathname, { key: null, headers })).text();
    assert.ok(page.includes(`<img src="${base}`), page);
    assert.ok(!page.includes('<script'));
  }
});
