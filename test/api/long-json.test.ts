/** Long strings in JSON bodies: recordings and pictures arrive whole, text stays text, mistakes are told as in short ones. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { test } from 'node:test';
import sharp from 'sharp';
import type { ChatEngine, ChatJob } from '../../src/engines/engine.ts';
import { openAi, startRoutedService } from '../engines/upstream/routed-service.ts';
import { sendJson, startUpstream } from '../engines/upstream/upstream-server.ts';
import { expectError } from '../support/expect-error.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const path = '/v1/chat/completions';
const model = 'omni-audio-preview';

/** Four seconds of noise: 85 KB of base64. */
const makeWav = (): Buffer => {
  const header = Buffer.from(
    '524946460000000057415645666d7420100000000100010040' + '1f0000803e00000200100064617461' + '00000000',
    'hex',
  );
  const samples = randomBytes(64_000);
  header.writeUInt32LE(36 + samples.length, 4);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
};

test('long strings in JSON bodies', async (t) => {
  const heard: Buffer[] = [];
  const jobs: ChatJob[] = [];
  const chat: ChatEngine = {
    async reply(job) {
      jobs.push(job);
      for (const part of job.messages.flatMap(({ parts }) => parts))
        if (part.type === 'audio') heard.push(readFileSync(part.audioPath));
      return { text: 'Yes.', finishReason: 'stop', promptTokens: 10, completionTokens: 1 };
    },
  };
  const service = await startTestService(t, {
    overrides: { engines: { chat } },
    config: { blockedTerms: ['forbidden'] },
  });
  const [first, second] = [makeWav(), makeWav()];
  const block = (data: string, format = 'wav') => ({ type: 'input_audio', input_audio: { data, format } });
  const asking = (...content: object[]) => ({ model, messages: [{ role: 'user', content }] });
  const send = (body: string | object) => service.postJson(path, body);
  const answered = async (body: string | object): Promise<Buffer[]> => {
    heard.length = 0;
    const response = await send(body);
    assert.equal(response.status, 200, await response.text());
    return [...heard];
  };

  await t.test('recordings come whole, in any spelling of base64 and JSON', async () => {
    const plain = first.toString('base64');
    const body = asking(block(second.toString('base64')), { type: 'text', text: 'and' }, block(plain));
    assert.ok((await answered(body)).every((bytes, index) => bytes.equals([second, first][index]!)));
    assert.ok((await answered(JSON.stringify(body, null, 2)))[1]!.equals(first), 'indented');
    assert.ok((await answered(JSON.stringify(body).replaceAll('/', '\\/')))[0]!.equals(second), 'escaped');
    for (const data of [
      first.toString('base64url'),
      plain.replaceAll('=', ''),
      `data:audio/wav;base64,${plain}`,
      plain.replace(/.{76}/g, '$&\r\n'),
    ])
      assert.ok((await answered(asking(block(data))))[0]!.equals(first), data.slice(0, 20));
  });

  await t.test('a body without a length, in small chunks', async () => {
    const body = JSON.stringify(asking(block(first.toString('base64'))));
    const request = httpRequest(service.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${firstKey}`, 'content-type': 'application/json' },
    });
    for (let at = 0; at < body.length; at += 1009) request.write(body.slice(at, at + 1009));
    request.end();
    const [response] = (await new Promise((resolve, reject) => {
      request.once('response', (answer) => resolve([answer])).once('error', reject);
    })) as [import('node:http').IncomingMessage];
    assert.equal(response.statusCode, 200, await readText(response));
    assert.ok(heard.at(-1)!.equals(first));
  });

  await t.test('long text stays text, also where a key is long, and unknown fields are ignored', async () => {
    const words = 'One "quoted" word\\ and ünïcödé 漢字 😀\n'.repeat(2000);
    const fields = { ...asking({ type: 'text', text: words }), extra: 'x'.repeat(50_000) };
    assert.equal((await send(fields)).status, 200);
    assert.deepEqual(jobs.at(-1)!.messages[0]!.parts, [{ type: 'text', text: words }]);
    assert.equal((await send({ ...fields, ['k'.repeat(40_000)]: { data: 'y'.repeat(40_000) } })).status, 200);
    assert.equal(
      (await send({ model, messages: [{ role: 'user', content: words }] })).status,
      200,
      'content that is no list',
    );
    await expectError(
      await send(asking({ type: 'text', text: `${words} forbidden` })),
      'content_policy_violation',
      'messages',
    );
    await expectError(await send({ ...fields, model: 'm'.repeat(40_000) }), 'model_not_found', 'model');
    await expectError(await send(`"${'s'.repeat(40_000)}"`), 'invalid_request');
    await expectError(
      await send(asking({ type: 'text', text: 'word '.repeat(120_000) })),
      'context_length_exceeded',
      'messages',
    );
    await expectError(
      await send({ ...fields, temperature: 't'.repeat(40_000) }),
      'invalid_parameter',
      'temperature',
    );
  });

  await t.test('400: recordings that are none', async () => {
    const long = first.toString('base64');
    for (const data of [
      `${long.slice(0, 50_000)}%${long.slice(50_000)}`,
      `${long}A==`,
      `${long.slice(0, -4)}A`,
      `${long} `,
      `${long}\u0000`,
    ])
      await expectError(await send(asking(block(data))), 'invalid_parameter', 'messages');
    await expectError(await send(asking(block(long, 'ogg'))), 'invalid_parameter', 'messages');
    await expectError(
      await send(asking(block(randomBytes(60_000).toString('base64')))),
      'invalid_file_format',
      'messages',
    );
    await expectError(
      await send(asking(block(Buffer.alloc(25 * 1024 * 1024 + 1).toString('base64')))),
      'file_too_large',
      'messages',
    );
  });

  await t.test('400: JSON that is none', async () => {
    const body = JSON.stringify(asking(block(first.toString('base64'))));
    const middle = 50_000;
    for (const bad of ['\n', '\u0001', '\\x', '\\u00zz', '"'])
      await expectError(await send(body.slice(0, middle) + bad + body.slice(middle)), 'invalid_request');
    for (const length of [middle, body.length - 1, body.length - 12])
      await expectError(await send(body.slice(0, length)), 'invalid_request');
    await expectError(await send(`${body}}`), 'invalid_request');
    await expectError(await send(''), 'invalid_request');
    await expectError(await send(`{"__proto__":{},${body.slice(1)}`), 'invalid_request');
    const deep = '['.repeat(8_000) + ']'.repeat(8_000);
    assert.equal((await send(`{"metadata":${deep},${body.slice(1)}`)).status, 200, 'dropped unread');
  });

  await t.test('400: too large, in one string, in many and in text', async () => {
    const tooLong = (response: Response) => expectError(response, 'invalid_request');
    await tooLong(await send(asking({ type: 'text', text: 'word '.repeat(2_000_000) })));
  });

  await t.test('nothing is left of a request, answered or refused', async () => {
    await waitFor(() => readdirSync(join(service.dataDir, 'kinora-tmp')).length === 0);
  });

  await t.test('pictures in video requests, and an Idempotency-Key that knows them', async () => {
    const noise = (seed: Buffer) =>
      sharp(seed, { raw: { width: 200, height: 200, channels: 3 } })
        .png()
        .toBuffer();
    const [one, other] = [await noise(randomBytes(120_000)), await noise(randomBytes(120_000))];
    const create = (image: string, key?: string) =>
      service.postJson(
        '/v1/video/create',
        { model: 'alpha3-pro-frames', prompt: 'a storm', images: [image] },
        key === undefined ? {} : { headers: { 'idempotency-key': key } },
      );
    const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
    const id = await idOf(await create(`data:image/png;base64,${one.toString('base64')}`, 'storm'));
    assert.equal(await idOf(await create(`data:image/png;base64,${one.toString('base64')}`, 'storm')), id);
    await expectError(await create(other.toString('base64'), 'storm'), 'idempotency_key_reused');
    await waitFor(() => service.video.jobs.some((job) => job.taskId === id));
    await expectError(await create(`${one.toString('base64')}*`), 'invalid_image', 'images');
    await expectError(await create(`ftp://${'a'.repeat(40_000)}`), 'invalid_parameter', 'images');
    await expectError(
      await create(Buffer.alloc(20 * 1024 * 1024 + 1).toString('base64')),
      'invalid_image',
      'images',
    );
    const openAi = await service.postJson(
      '/v1/videos',
      {
        prompt: 'a storm',
        input_reference: { image_url: `data:image/png;base64,${one.toString('base64')}` },
      },
      { headers: { 'x-stainless-lang': 'js' } },
    );
    assert.equal(openAi.status, 200, await openAi.text());
    const asField = (image: string, key = '') =>
      service.postForm(
        '/v1/videos',
        { model: 'beta-2', prompt: 'a storm', seconds: '4', size: '480x480', input_reference: image },
        key === '' ? {} : { headers: { 'idempotency-key': key } },
      );
    const fromField = await idOf(await asField(one.toString('base64'), 'field'));
    await waitFor(() => service.video.jobs.some((job) => job.taskId === fromField));
    assert.equal(service.video.jobs.find((job) => job.taskId === fromField)!.images.length, 1);
    assert.equal(await idOf(await asField(one.toString('base64'), 'field')), fromField);
    await expectError(await asField(other.toString('base64'), 'field'), 'idempotency_key_reused');
    await expectError(await asField(`${one.toString('base64')}*`), 'invalid_image', 'input_reference');
    await expectError(await asField(`https://${'a'.repeat(40_000)}`), 'invalid_parameter', 'input_reference');
    await expectError(
      await asField(Buffer.alloc(23 * 1024 * 1024).toString('base64')),
      'invalid_image',
      'input_reference',
    );
    const video = await service.postJson(path, {
      model: 'beta-2',
      stream: false,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'a storm' },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${other.toString('base64')}` } },
          ],
        },
      ],
    });
    assert.match(await video.text(), /video_url/);
  });
});

test('a long recording goes on to an upstream whole', async (t) => {
  const gpu = await startUpstream(t, {
    'POST /v1/chat/completions': (_, response) =>
      sendJson(response, 200, { choices: [{ message: { content: 'Noise.' }, finish_reason: 'stop' }] }),
  });
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { [model]: [{ upstream: 'gpu', model: 'ears' }] },
  );
  const data = makeWav().toString('base64');
  const content = [
    { type: 'text', text: 'What is it?' },
    { type: 'input_audio', input_audio: { data, format: 'wav' } },
  ];
  const response = await service.postJson(path, { model, messages: [{ role: 'user', content }] });
  assert.match(await response.text(), /Noise\./);
  assert.deepEqual(gpu.received.at(-1)!.json().messages, [{ role: 'user', content }]);
});
