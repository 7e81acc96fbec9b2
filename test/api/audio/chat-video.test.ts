import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { expectError } from '../../support/expect-error.ts';
import { makeImage } from '../../support/media-fixtures.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { readEvents } from '../../support/read-events.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

type Chunk = {
  id: string;
  object: string;
  created: number;
  model: string;
  choices: [{ index: number; delta: { role?: string; content: string }; finish_reason: string | null }];
  error?: { code: string; message: string };
};

const path = '/v1/chat/completions';

test('POST /v1/chat/completions with a video model', async (t) => {
  const folder = temporaryFolder(t);
  const service = await startTestService(t, { config: { videoConcurrency: 2 } });
  const openApi = await createOpenApiCheck(service.url);
  const png = readFileSync(await makeImage(folder, 'png')).toString('base64');
  const ask = (fields: Record<string, unknown>, init: RequestInit = {}) =>
    service.postJson(path, { model: 'beta-2', ...fields }, init);
  const say = (content: unknown) => [{ role: 'user', content }];
  const chunksOf = async (response: Response): Promise<Chunk[]> => {
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    const events = await readEvents(response);
    assert.equal(events.pop(), '[DONE]');
    return events.map((event) => JSON.parse(event) as Chunk);
  };
  const contentOf = ({ choices }: Chunk) => choices[0].delta.content;

  await t.test(
    'streams task_id, progress and video_url in chunks of the usual shape, then [DONE]',
    async () => {
      const chunks = await chunksOf(await ask({ stream: true, messages: say('a red balloon') }));
      const contents = chunks.map(contentOf);
      const taskId = /^task_id: (beta-2:[a-z0-9]+)$/.exec(contents[0]!)![1]!;
      const progress = contents.slice(1, -1);
      assert.ok(progress.length > 0);
      for (const line of progress) assert.match(line, /^progress: \d{1,3}%$/);
      assert.equal(new Set(progress).size, progress.length, 'a line on each change only');
      const link = /^video_url: (http.+)$/.exec(contents.at(-1)!)![1]!;
      assert.equal((await fetch(link, { method: 'HEAD' })).headers.get('content-type'), 'video/mp4');
      for (const [index, chunk] of chunks.entries()) {
        assert.deepEqual(Object.keys(chunk).toSorted(), ['choices', 'created', 'id', 'model', 'object']);
        assert.equal(chunk.object, 'chat.completion.chunk');
        assert.equal(chunk.model, 'beta-2');
        assert.equal(chunk.id, chunks[0]!.id);
        assert.equal(chunk.choices[0].finish_reason, index === chunks.length - 1 ? 'stop' : null);
      }
      const job = service.video.jobs.find((made) => made.taskId === taskId)!;
      assert.deepEqual([job.prompt, job.seconds, job.width, job.height], ['a red balloon', 10, 1280, 720]);
      assert.equal((await service.finished(taskId)).status, 'completed');
    },
  );

  await t.test('without stream: one chat.completion with the same lines', async () => {
    const response = await ask({
      model: 'beta-2-pro',
      messages: [
        { role: 'system', content: 'be brief' },
        { role: 'user', content: 'an old wish' },
        { role: 'assistant', content: 'done' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'a blue' },
            { type: 'text', text: 'whale' },
          ],
        },
      ],
    });
    assert.equal(response.status, 200);
    const body = (await response.json()) as {
      object: string;
      choices: { message: { role: string; content: string }; finish_reason: string }[];
    };
    openApi.answer(`POST ${path}`, body);
    assert.equal(body.object, 'chat.completion');
    assert.equal(body.choices[0]!.finish_reason, 'stop');
    const lines = body.choices[0]!.message.content.split('\n');
    assert.match(lines[0]!, /^task_id: beta-2-pro:/);
    assert.match(lines.at(-2)!, /^progress: 100%$/);
    assert.match(lines.at(-1)!, /^video_url: http/);
    assert.equal(service.video.jobs.at(-1)!.prompt, 'a blue\nwhale', 'the text of the last user message');
  });

  await t.test('image_url blocks are reference images', async () => {
    const block = (url: string) => ({ type: 'image_url', image_url: { url } });
    const content = [
      { type: 'text', text: 'x' },
      block(`data:image/png;base64,${png}`),
      { type: 'image_url', image_url: png },
    ];
    const chunks = await chunksOf(await ask({ stream: true, messages: say(content) }));
    assert.match(contentOf(chunks.at(-1)!), /^video_url/);
    assert.deepEqual(
      service.video.jobs.at(-1)!.images.map(({ role }) => role),
      ['reference', 'reference'],
    );
    const bad = [content[0], block('bm8gaW1hZ2U=')];
    await expectError(await ask({ messages: say(bad) }), 'invalid_image', 'messages');
    const many = [content[0], block(png), block(png), block(png), block(png)];
    await expectError(await ask({ messages: say(many) }), 'invalid_parameter', 'messages');
  });

  await t.test('a failure is a chunk with the error, then [DONE]', async () => {
    service.video.failWith(() => new ApiError('content_policy_violation'));
    const chunks = await chunksOf(await ask({ stream: true, messages: say('x') }));
    const last = chunks.at(-1)!;
    assert.match(contentOf(last), /refused by the content policy/);
    assert.equal(last.choices[0].finish_reason, 'error');
    assert.equal(last.error?.code, 'content_policy_violation');
    const response = await ask({ messages: say('x') });
    const body = (await response.json()) as { choices: { finish_reason: string }[]; error: { code: string } };
    assert.deepEqual(
      [response.status, body.choices[0]!.finish_reason, body.error.code],
      [200, 'error', 'content_policy_violation'],
    );
    service.video.failWith(undefined);
  });

  await t.test('a client that leaves does not cancel the task', async () => {
    service.video.hold();
    const leaving = new AbortController();
    const response = await ask({ stream: true, messages: say('x') }, { signal: leaving.signal });
    const reader = response.body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    const id = /task_id: ([^"]+)"/.exec(first)![1]!;
    leaving.abort();
    await reader.read().catch(() => {});
    await waitFor(() => service.video.jobs.some((job) => job.taskId === id));
    service.video.release();
    assert.equal((await service.finished(id)).status, 'completed');
  });

  await t.test('a task deleted while it is followed ends the stream with an error', async () => {
    service.video.hold();
    const response = await ask({ stream: true, messages: say('x') });
    const reader = response.body!.getReader();
    let text = new TextDecoder().decode((await reader.read()).value);
    await service.request(`/v1/videos/${/task_id: ([^"]+)"/.exec(text)![1]!}`, { method: 'DELETE' });
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += new TextDecoder().decode(part.value);
    service.video.release();
    assert.match(text, /"finish_reason":"error".*"video_not_found"/);
    assert.ok(text.endsWith('data: [DONE]\n\n'));
  });

  await t.test('400', async () => {
    await expectError(await ask({}), 'missing_parameter', 'messages');
    await expectError(await service.postJson(path, { messages: say('x') }), 'missing_parameter', 'model');
    await expectError(await ask({ messages: [{ role: 'user' }] }), 'missing_parameter', 'messages');
    await expectError(await ask({ messages: say('  ') }), 'missing_parameter', 'messages');
    await expectError(
      await ask({ messages: [{ role: 'system', content: 'x' }] }),
      'missing_parameter',
      'messages',
    );
    for (const messages of [
      [],
      'x',
      [7],
      [{ role: 'robot', content: 'x' }],
      say(7),
      say([{ type: 'smell' }]),
      say(['x']),
      say([{ type: 'image_url', image_url: 7 }]),
    ])
      await expectError(await ask({ messages }), 'invalid_parameter', 'messages');
    for (const [block, place] of [
      [{}, /messages\[0\]\.content\[0\]\.type/],
      [{ type: 'text' }, /messages\[0\]\.content\[0\]\.text/],
      [{ type: 'image_url', image_url: {} }, /messages\[0\]\.content\[0\]\.image_url\.url/],
    ] as const) {
      const { message } = await expectError(
        await ask({ messages: say([block]) }),
        'missing_parameter',
        'messages',
      );
      assert.match(message, place);
    }
    for (const [field, value] of [
      ['stream', 'yes'],
      ['temperature', 2.1],
      ['temperature', -1],
      ['top_p', 1.5],
      ['max_tokens', 0],
      ['n', 2],
    ] as const)
      await expectError(await ask({ messages: say('x'), [field]: value }), 'invalid_parameter', field);
    await expectError(await ask({ messages: say('x'.repeat(32_001)) }), 'context_length_exceeded', 'prompt');
    await expectError(await ask({ model: 'alpha3', messages: say('x') }), 'invalid_parameter', 'model');
    await expectError(await ask({ model: 'tts-1', messages: say('x') }), 'invalid_parameter', 'model');
    await expectError(await ask({ model: 'gpt', messages: say('x') }), 'model_not_found', 'model');
    await expectError(await service.postJson(path, '{'), 'invalid_request');
  });
});
