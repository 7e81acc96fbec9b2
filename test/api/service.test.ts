import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { catalogue } from '../../src/domain/models.ts';
import { expectError } from '../support/expect-error.ts';
import { checkPublished, createOpenApiCheck } from '../support/openapi-check.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

test('models, health, the document, and paths that are none', async (t) => {
  const service = await startTestService(t);
  const openApi = await createOpenApiCheck(service.url);

  await t.test('GET /v1/models lists the whole catalogue; one is read by its id', async () => {
    const list = (await (await service.request('/v1/models')).json()) as {
      object: string;
      data: { id: string; alias_of?: string }[];
    };
    openApi.answer('GET /v1/models', list);
    assert.equal(list.object, 'list');
    assert.deepEqual(
      list.data.filter(({ alias_of }) => alias_of === undefined).map(({ id }) => id),
      catalogue.map(({ id }) => id),
    );
    for (const { id } of list.data) {
      const response = await service.request(`/v1/models/${id}`);
      const model = (await response.json()) as object;
      openApi.answer('GET /v1/models/{id}', model);
      assert.ok(list.data.some((listed) => JSON.stringify(listed) === JSON.stringify(model)));
    }
    await expectError(await service.request('/v1/models/unknown'), 'model_not_found', 'model');
  });

  await t.test('/healthz and /readyz need no key', async () => {
    for (const [path, status] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await service.request(path, { key: null });
      assert.equal(response.status, 200);
      assert.match(response.headers.get('x-request-id') ?? '', /^req_/);
      const body = (await response.json()) as object;
      openApi.answer(`GET ${path}`, body);
      assert.deepEqual(body, { status });
    }
  });

  await t.test('a response or an event with a field that is not published fails the test', async () => {
    const check = (path: string, response: Response) => checkPublished(service.url, 'GET', path, response);
    await check('/v1/models', Response.json({ object: 'list', data: [] }));
    await assert.rejects(check('/v1/models', Response.json({ object: 'list', data: [], extra: 1 })));
    await assert.rejects(check('/v1/unpublished', Response.json({})), /not published/);
    await assert.rejects(check('/console/api/session', Response.json({ role: 'operator' })));
    const streamOf = (data: object) =>
      new Response(`event: deleted\ndata: ${JSON.stringify(data)}\n\n`, {
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      });
    const deleted = { id: 'beta-2:1', object: 'video.deleted', deleted: true };
    await (await check('/v1/events', streamOf(deleted))).text();
    const odd = await check('/v1/events', streamOf({ ...deleted, extra: 1 }));
    await assert.rejects(odd.text(), /extra/);
  });

  await t.test(
    '/openapi.json: version 3.1, every endpoint, schemas that compile, errors in the one shape',
    () => {
      const { document } = openApi;
      assert.equal(document.openapi, '3.1.0');
      assert.ok(document.info.title && document.info.version);
      const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
        Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
      );
      for (const operation of [
        'POST /v1/video/create',
        'GET /v1/video/query',
        'POST /v1/videos',
        'GET /v1/videos',
        'GET /v1/videos/{id}',
        'DELETE /v1/videos/{id}',
        'GET /v1/videos/{id}/content',
        'POST /v1/videos/{id}/remix',
        'POST /beta/v1/characters',
        'POST /v1/chat/completions',
        'POST /v1/audio/transcriptions',
        'POST /v1/audio/translations',
        'POST /v1/audio/speech',
        'GET /v1/models',
        'GET /v1/models/{id}',
        'GET /healthz',
        'GET /readyz',
      ])
        assert.ok(described.includes(operation), operation);
      const names = Object.values(document.paths).flatMap((verbs) =>
        Object.values(verbs).map(({ operationId }) => operationId),
      );
      assert.ok(names.includes('postAudioTranscriptions') && names.includes('getVideosIdContent'));
      assert.equal(new Set(names).size, described.length);
      const repeatable = Object.entries(document.paths).flatMap(([path, { post }]) =>
        post?.parameters.some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header')
          ? [path]
          : [],
      );
      assert.deepEqual(repeatable.toSorted(), [
        '/beta/v1/characters',
        '/v1/chat/completions',
        '/v1/video/create',
        '/v1/videos',
        '/v1/videos/{id}/remix',
      ]);
      const ajv = new Ajv({ strict: false, formats: { binary: true } });
      for (const [path, verbs] of Object.entries(document.paths)) {
        for (const operation of Object.values(verbs)) {
          for (const content of [operation.requestBody?.content, operation.responses['200']!.content])
            for (const { schema } of Object.values(content ?? {})) if (schema) ajv.compile(schema);
          const error = operation.responses.default!.content['application/json']!.schema as { $ref: string };
          assert.equal(error.$ref, '#/components/schemas/Error');
          const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
          const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
          assert.deepEqual(
            declared.map(({ name }) => name),
            names,
          );
          assert.ok(operation.parameters.every((parameter) => parameter.in !== 'path' || parameter.required));
        }
      }
    },
  );

  await t.test('the document says of every model what the catalogue says', () => {
    for (const { id, operations } of catalogue) {
      const takes = (path: string, type: string) => {
        const schema = openApi.document.paths[path]!.post!.requestBody!.content[type]!.schema!;
        return JSON.stringify(schema).includes(`"${id}"`);
      };
      assert.equal(takes('/v1/video/create', 'application/json'), operations.includes('video.create'), id);
      assert.equal(takes('/v1/videos', 'multipart/form-data'), operations.includes('videos.create'), id);
      assert.equal(takes('/v1/audio/speech', 'application/json'), operations.includes('speech'), id);
      assert.equal(
        takes('/v1/audio/translations', 'multipart/form-data'),
        operations.includes('translation'),
        id,
      );
    }
  });

  await t.test('HEAD: of what is answered whole, never of a stream', async () => {
    const head = (path: string) => service.request(path, { method: 'HEAD' });
    for (const path of ['/healthz', '/readyz', '/v1/models', '/v1/videos', '/openapi.json', '/console/']) {
      const response = await head(path);
      assert.equal(response.status, 200, path);
      assert.ok(Number(response.headers.get('content-length')) > 0, path);
    }
    for (const path of [
      '/v1/events',
      '/v1/videos/x/events',
      '/console/api/requests.csv',
      '/console/api/library/archive?ids=x',
      '/console/api/videos/x/cut?from=0&to=1',
      '/console/api/voices/tts-1/nova',
      '/console/api/operator/requests.csv',
      '/console/api/operator/ledger.csv',
    ])
      assert.equal((await head(path)).status, 404, path);
  });

  await t.test('404 endpoint_not_found: unknown paths and methods, no key needed', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/v1'],
      ['GET', '/v1/video/create'],
      ['POST', '/v1/video/query'],
      ['PATCH', '/v1/videos/x'],
      ['POST', '/v1/characters'],
      ['GET', '/v2/videos'],
      ['GET', '/v1/videos/%zz'],
      ['GET', `/v1/videos/${'x'.repeat(2000)}`],
    ] as const)
      await expectError(await service.request(path, { method, key: null }), 'endpoint_not_found');
  });

  await t.test('what is not even HTTP is answered in the one shape', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.end('NONSENSE\r\n\r\n');
    const answer = await text(socket);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, /x-request-id: req_/);
    assert.match(answer, /"code":"invalid_request"/);
  });
});

test('while draining: reads go on, new work and readiness are refused', async (t) => {
  const service = await startTestService(t, { config: { drainSeconds: 30, videoConcurrency: 1 } });
  service.video.hold();
  const running = await service.createTask();
  await waitFor(() => service.video.jobs.length === 1);
  const stopped = service.stop();
  await waitFor(async () => (await fetch(`${service.url}/readyz`)).status === 503);
  const refused = await service.postJson('/v1/video/create', { model: 'alpha3', prompt: 'x' });
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  await expectError(refused, 'service_unavailable');
  await expectError(await fetch(`${service.url}/readyz`), 'service_unavailable');
  assert.equal((await fetch(`${service.url}/healthz`)).status, 200);
  const read = (await (await service.request(`/v1/videos/${running}`)).json()) as { status: string };
  assert.equal(read.status, 'processing');
  service.video.release();
  await stopped;
});
