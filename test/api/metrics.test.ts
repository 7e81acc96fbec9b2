import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { ApiError } from '../../src/domain/errors.ts';
import { microPerCredit } from '../../src/domain/money.ts';
import { runCommand } from '../support/run-command.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));

test('KINORA_METRICS_PORT', async (t) => {
  const service = await startTestService(t, {
    config: { metricsPort: 0, allowPrivateUrls: true, videoConcurrency: 1 },
  });
  const read = async () => (await fetch(service.metricsUrl)).text();
  /** The sum of the series whose labels match. */
  const figure = async (name: string, ...labels: string[]) =>
    (await read())
      .split('\n')
      .filter(
        (line) => new RegExp(`^${name}[{ ]`).test(line) && labels.every((label) => line.includes(label)),
      )
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);

  await t.test('counts what happened', async () => {
    const receiver = await startWebhookReceiver(t);
    await runCommand(service, ['webhooks', 'add', '--account', 'default', '--url', receiver.url()]);
    const key = await service.createKey({ account: 'payer', balance: 100 * microPerCredit });
    const completed = await service.createTask({ seconds: undefined }, key);
    await service.finished(completed, key);
    service.video.failWith(() => new ApiError('invalid_image', { message: 'no picture' }));
    await service.finished(await service.createTask());
    service.video.failWith(undefined);
    await service.request('/v1/videos/beta-2:none');
    await service.request('/no/such/path');
    await waitFor(async () => (await figure('kinora_webhook_deliveries_total', 'outcome="delivered"')) === 1);

    const model = 'model="beta-2"';
    assert.equal(await figure('kinora_tasks_total', model, 'status="completed"'), 1);
    assert.equal(await figure('kinora_tasks_total', model, 'status="failed"'), 1);
    assert.equal(await figure('kinora_task_queue_seconds_count', model), 2);
    assert.equal(await figure('kinora_task_run_seconds_count', model), 2);
    assert.ok((await figure('kinora_media_seconds_total', 'kind="video"')) > 0);
    const entries = await Promise.all(
      ['hold', 'release', 'charge'].map((entry) => figure('kinora_credits_total', `entry="${entry}"`)),
    );
    assert.ok(
      entries.length > 0 && entries.every((credits) => credits > 0) && entries[0] === entries[1],
      `${entries}`,
    );
    const requests = (...labels: string[]) => figure('kinora_http_request_seconds_count', ...labels);
    assert.equal(await requests('method="POST"', 'route="/v1/video/create"', 'status="200"'), 2);
    assert.equal(await requests('route="/v1/videos/:id"', 'status="404"'), 1);
    assert.equal(await requests('route="unmatched"', 'status="404"'), 1);
    assert.equal(await figure('kinora_route_up', model, 'route="local"'), 1);
    assert.ok((await figure('nodejs_eventloop_lag_p99_seconds')) >= 0);
  });

  await t.test('tells how long the line is', async () => {
    service.video.hold();
    const ids = [await service.createTask(), await service.createTask(), await service.createTask()];
    await waitFor(async () => (await figure('kinora_queue_length')) === 2);
    assert.ok((await figure('kinora_queue_oldest_seconds')) > 0);
    service.video.release();
    for (const id of ids) await service.finished(id);
  });

  await t.test('contains no account and no key, and has its own port', async () => {
    const text = await read();
    assert.doesNotMatch(text, /payer|acc_|key_/);
    assert.equal((await service.request('/metrics')).status, 404);
    assert.equal((await fetch(service.metricsUrl.replace('/metrics', '/'))).status, 404);
    assert.equal((await fetch(service.metricsUrl, { method: 'POST' })).status, 405);
  });

  await t.test('a flood of traces and unknown paths adds no series', async () => {
    // Only ours: Node's own come and go with its sockets and collections.
    const series = async () =>
      (await read())
        .split('\n')
        .filter((line) => line.startsWith('kinora_'))
        .map((line) => line.slice(0, line.lastIndexOf(' ')));
    const flood = (from: number) =>
      Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          service.request(`/v1/${from + n}/nothing`, {
            headers: {
              traceparent: `00-${String(from + n).padStart(32, '0')}-${String(n + 1).padStart(16, '0')}-01`,
              tracestate: `vendor${n}=${'a'.repeat(200)}`,
              baggage: `user${n}=${n}`,
            },
          }),
        ),
      );
    await flood(1);
    const before = await series();
    assert.ok(before.length > 100);
    for (const from of [1000, 2000, 3000, 4000, 5000])
      for (const { status } of await flood(from)) assert.equal(status, 404);
    assert.deepEqual(await series(), before);
  });

  await t.test('the dashboard and the alerts ask only for what is served', async () => {
    const served = new Map(
      Array.from((await read()).matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name, type]) => [name!, type!]),
    );
    const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana/kinora.json'), 'utf8')) as {
      panels: { title: string; targets?: { expr: string }[] }[];
    };
    const alerts = parse(readFileSync(join(deploy, 'prometheus/alerts.yaml'), 'utf8')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const expressions = [
      ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ];
    assert.ok(expressions.length > 30);
    const asked = new Set(
      expressions.flatMap((expr) => expr.match(/\b(?:kinora|nodejs|process)_\w+/g) ?? []),
    );
    const isServed = (name: string) => {
      const [, base, suffix] = /^(.*?)(?:_(bucket|sum|count))?$/.exec(name)!;
      return suffix === undefined ? served.has(name) : served.get(base!) === 'histogram';
    };
    assert.deepEqual(
      [...asked].filter((name) => !isServed(name)),
      [],
    );
    const ours = [...served.keys()].filter((name) => name.startsWith('kinora_'));
    assert.ok(ours.length >= 13);
    const shown = [...asked].map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    assert.deepEqual(
      ours.filter((name) => !shown.includes(name)),
      [],
      'every figure of ours is shown',
    );
    assert.ok(
      alerts.groups.length > 0 &&
        alerts.groups.every(({ rules }) => rules.every((rule) => rule.annotations.summary !== '')),
    );
  });
});
