import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, test } from 'node:test';
import { type ConfigError, loadConfig } from '../../../src/config/config.ts';
import type { VideoEngine } from '../../../src/engines/engine.ts';
import { createLocalVideoEngine } from '../../../src/engines/local/video/video-engine.ts';
import { createFakeVideoEngine } from '../../support/fake-video-engine.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService, upstreamKey } from '../upstream/routed-service.ts';
import { sendJson, startUpstream } from '../upstream/upstream-server.ts';

const engine = createLocalVideoEngine({ processes: 1 });
after(() => engine.close());
/** The real engine, at a size that takes no time. */
const small: VideoEngine = {
  generate: (job, call) => engine.generate({ ...job, width: 128, height: 72, seconds: 0.04 }, call),
};

const written = {
  entities: [
    { noun: 'swan', count: 2, attributes: [{ kind: 'colour', value: 'blue' }] },
    { noun: 'glorbulon' },
    { noun: 'rowboat' },
    { noun: 'lake' },
  ],
  relations: [
    { kind: 'on', subject: 0, objects: [3] },
    { kind: 'beside', subject: 2, objects: [0] },
  ],
  events: [{ verb: 'swim', agents: [0] }],
  picture: { times: ['dusk'], weather: ['fog'], camera: { moves: ['orbit'] } },
};
const says = (content: string) => (_: unknown, response: ServerResponse) =>
  sendJson(response, 200, { choices: [{ message: { content }, finish_reason: 'stop' }] });

const start = async (
  t: Parameters<typeof startUpstream>[0],
  video: VideoEngine = small,
  fields: Record<string, unknown> = {},
) => {
  const llm = await startUpstream(t, {
    'POST /v1/chat/completions': says(`Here it is:\n\`\`\`json\n${JSON.stringify(written)}\n\`\`\``),
  });
  const upstreams = { llm: openAi(llm.url) };
  const { routing } = loadConfig(
    { UPSTREAM_KEY: upstreamKey },
    { upstreams, sceneWriter: { upstream: 'llm', model: 'llama3', ...fields } },
  );
  const overrides = { engines: { video } };
  const service = await startRoutedService(t, upstreams, {}, { config: { routing }, overrides });
  const sceneOf = async (id: string) => {
    const row = await service.store.db
      .selectFrom('video_tasks')
      .select(['scene', 'upstream_operation'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.parse(row.scene!) as {
      author: string;
      seed: number;
      scene: {
        setting: { place: string };
        timeOfDay: string;
        camera: { move: string };
        things: { name: string; count: number; acts: { action: string }[]; ties: unknown[] }[];
      };
    };
  };
  return { llm, service, sceneOf };
};

test('a language model writes the facts once, and a remix edits what it wrote', async (t) => {
  const { llm, service, sceneOf } = await start(t);
  const id = await service.createTask({ prompt: 'something calm' });
  const video = await service.finished(id);
  assert.equal(video.status, 'completed');
  assert.deepEqual(video.not_drawn, ['glorbulon']);
  const { author, scene, seed } = await sceneOf(id);
  assert.deepEqual(
    [author, scene.setting.place, scene.timeOfDay, scene.camera.move],
    ['model', 'lake', 'dusk', 'orbit'],
  );
  assert.deepEqual(
    scene.things.map(({ name, count, acts, ties }) => [name, count, acts[0]?.action, ties]),
    [
      ['swan', 2, 'swim', []],
      ['rowboat', 1, scene.things[1]!.acts[0]?.action, [{ to: 0, kind: 'beside' }]],
    ],
  );

  const { messages, model } = llm.received[0]!.json() as { messages: { content: string }[]; model: string };
  assert.deepEqual([model, messages[1]?.content], ['llama3', 'something calm']);
  assert.match(messages[0]!.content, /"additionalProperties":false/);
  assert.doesNotMatch(service.logged(), /something calm/);

  const remix = await service.postJson(`/v1/videos/${id}/remix`, { prompt: 'make it night' });
  const { id: remixId } = (await remix.json()) as { id: string };
  assert.equal((await service.finished(remixId)).status, 'completed');
  const edited = await sceneOf(remixId);
  assert.deepEqual(
    [edited.author, edited.seed, edited.scene.setting.place, edited.scene.timeOfDay],
    ['remix', seed, 'lake', 'night'],
  );
  assert.deepEqual(edited.scene.things, scene.things);
  assert.equal(llm.received.length, 1);
});

test('the prompt is read here where the model answers with nonsense, a mistake, an error or not at all', async (t) => {
  const { llm, service, sceneOf } = await start(t, small, { timeoutSeconds: 0.5 });
  const answers: Record<string, (_: unknown, response: ServerResponse) => unknown> = {
    'no JSON': says('I cannot do that.'),
    'broken JSON': says('{"entities": [{"noun": "lake"}], '),
    'an unknown hour': says(JSON.stringify({ ...written, picture: { times: ['teatime'] } })),
    'an unknown field': says(JSON.stringify({ ...written, soundtrack: 'jazz' })),
    'a relation to itself': says(
      JSON.stringify({ ...written, relations: [{ kind: 'on', subject: 0, objects: [0] }] }),
    ),
    'an index of nothing': says(JSON.stringify({ ...written, events: [{ verb: 'run', agents: [9] }] })),
    'a word for a thing': says(JSON.stringify({ ...written, entities: ['swan'] })),
    'an error': (_, response) => sendJson(response, 500, { error: { message: 'down' } }),
    silence: () => {},
  };
  for (const [name, answer] of Object.entries(answers)) {
    llm.answers['POST /v1/chat/completions'] = answer;
    const id = await service.createTask({ prompt: 'a red ball in a room' });
    assert.equal((await service.finished(id)).status, 'completed', name);
    const { author, scene } = await sceneOf(id);
    assert.deepEqual(
      [author, scene.setting.place, scene.things.map(({ name }) => name)],
      ['rules', 'room', ['ball']],
      name,
    );
  }
});

test('a video that is begun again shows the scene that was written for it first', async (t) => {
  const video = createFakeVideoEngine();
  const { llm, service } = await start(t, video);
  video.failWith(() => {
    video.failWith(undefined);
    return new Error('the process died');
  });
  video.hold();
  const id = await service.createTask({ prompt: 'something calm' });
  await waitFor(() => video.jobs.length > 0);
  llm.answers['POST /v1/chat/completions'] = says('{"entities":[{"noun":"desert"}]}');
  video.release();
  assert.equal((await service.finished(id)).status, 'completed');
  assert.equal(llm.received.length, 1);
  assert.equal(video.jobs.length, 2);
  for (const job of video.jobs) assert.deepEqual(JSON.parse(job.writtenScene!), written);
  const columns = ['upstream_operation', 'written_scene'] as const;
  const rowOf = (id: string) =>
    service.store.db.selectFrom('video_tasks').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  const row = await rowOf(id);
  assert.equal(row.upstream_operation, '');
  assert.deepEqual(JSON.parse(row.written_scene!), written);

  llm.answers['POST /v1/chat/completions'] = says('I cannot do that.');
  const unwritten = await service.createTask({ prompt: 'something calm' });
  assert.equal((await service.finished(unwritten)).status, 'completed');
  assert.equal(video.jobs.at(-1)!.writtenScene, null);
  assert.deepEqual({ ...(await rowOf(unwritten)) }, { upstream_operation: '', written_scene: null });
});

test('a video that is deleted once the model was asked is charged, whatever it wrote', async (t) => {
  const video = createFakeVideoEngine();
  const { llm, service } = await start(t, video);
  const chargesOf = async () =>
    (
      await service.store.db
        .selectFrom('ledger')
        .select(['reference', 'amount'])
        .where('kind', '=', 'charge')
        .execute()
    ).filter(({ amount }) => amount < 0).length;
  const removeWhen = async (isBegun: () => boolean) => {
    const id = await service.createTask({ prompt: 'something calm' });
    await waitFor(isBegun);
    await service.request(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE' });
    return id;
  };
  video.hold();
  await removeWhen(() => video.jobs.length === 1);
  assert.equal(await chargesOf(), 1, 'it has written');
  llm.answers['POST /v1/chat/completions'] = says('I cannot do that.');
  await removeWhen(() => video.jobs.length === 2);
  assert.equal(await chargesOf(), 2, 'it has written nonsense');
  llm.answers['POST /v1/chat/completions'] = () => {};
  await removeWhen(() => llm.received.length === 3);
  assert.equal(await chargesOf(), 3, 'it is writing');
});

test('mistakes of sceneWriter are reported with their path', () => {
  const upstreams = {
    llm: { type: 'openai-compatible', baseUrl: 'http://localhost:1/v1' },
    videos: { type: 'comfyui', baseUrl: 'http://localhost:2' },
  };
  const mistakesOf = (sceneWriter: unknown): string[] => {
    try {
      loadConfig({}, { upstreams, sceneWriter });
      return [];
    } catch (error) {
      return (error as ConfigError).errors.map((mistake) => mistake.replace('config file: ', ''));
    }
  };
  assert.deepEqual(mistakesOf(undefined), []);
  assert.deepEqual(mistakesOf('llm'), ['sceneWriter: expected an object']);
  assert.deepEqual(mistakesOf({ upstream: 'gpt', model: 'x' }), [
    'sceneWriter.upstream: expected a name in upstreams, not "gpt"',
  ]);
  assert.deepEqual(mistakesOf({ upstream: 'videos', model: 'x' }), [
    'sceneWriter.upstream: comfyui does not serve chat models',
  ]);
  assert.deepEqual(mistakesOf({ upstream: 'llm', timeoutSeconds: -1, colour: 1 }), [
    "sceneWriter.model: expected the upstream's name of the model",
    'sceneWriter: unknown field "colour"',
    'sceneWriter.timeoutSeconds: expected a number from 0.01 to 600',
  ]);
});
