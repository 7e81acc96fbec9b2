/**
 * Every upstream adapter on the response shapes that providers document, one file per provider and case in
 * test/fixtures/upstream, through a listening server.
 */
import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { modelFor } from '../../../src/domain/models.ts';
import { type TranscriptionJob, textJob, transcriptionDefaults } from '../../../src/engines/engine.ts';
import type { RouteEngine } from '../../../src/engines/upstream/route-engine.ts';
import { asUpstreamFailure } from '../../../src/engines/upstream/upstream-failure.ts';
import { createRouteEngines } from '../../../src/engines/upstream/upstream-routes.ts';
import type { SafeFetch } from '../../../src/lib/safe-fetch.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { videoJob } from '../../support/video-job.ts';
import { fetchFrom } from './providers.ts';
import { routingOf } from './routed-service.ts';
import { type Received, type Respond, startUpstream } from './upstream-server.ts';
import { videoBytes } from './video-server.ts';

type Exchange = {
  /** "METHOD /path". The same request again gets the next response, and the last one from then on. */
  request: string;
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
  /** Server-sent events; a string is sent as it is when it is a comment. */
  events?: unknown[];
  video?: boolean;
  /** Raw 16-bit samples, in this many chunks. */
  samples?: number;
  chunks?: number;
};

type Recorded = {
  source: string;
  upstream: string;
  task: 'transcribe' | 'translate' | 'speak' | 'chat' | 'stream-chat' | 'video';
  model?: string;
  job?: Partial<TranscriptionJob>;
  exchange: Exchange[];
  result: Record<string, unknown> & { error?: Record<string, unknown> };
};

const folder = temporaryFolder({ after });
const recordings = join(import.meta.dirname, '../../fixtures/upstream');
const promptId = 'PROMPT_ID';
const video = videoBytes();
const audioPath = makeAudio(folder, 'ogg');
const workflowPath = join(folder, 'workflow.json');
const workflow = {
  '3': { class_type: 'Text', inputs: { text: '{{prompt}}', seed: '{{seed}}' } },
  '9': { class_type: 'SaveVideo', inputs: {} },
};
writeFileSync(workflowPath, JSON.stringify(workflow));

/** ComfyUI is told the id by us: the recorded placeholder stands for it. */
const idOfPrompt = (received: Received[]): string => {
  const submitted = received.find(({ path }) => path === '/prompt');
  return submitted ? String(submitted.json().prompt_id) : promptId;
};

const answerWith =
  (responses: Exchange[], received: () => Received[]): Respond =>
  (_, response) => {
    const next = responses.length > 1 ? responses.shift()! : responses[0]!;
    const { status, headers, body, text, events, samples = 0, chunks = 1 } = next;
    const asJson = body === undefined ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { ...asJson, ...headers });
    if (next.video) response.write(video);
    if (text !== undefined) response.write(text);
    if (body !== undefined) response.write(JSON.stringify(body).replaceAll(promptId, idOfPrompt(received())));
    for (const event of events ?? [])
      if (typeof event === 'string' && event.startsWith(':')) response.write(`${event}\n\n`);
      else response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    for (let chunk = 0; chunk < (samples > 0 ? chunks : 0); chunk += 1)
      response.write(Buffer.alloc((samples * 2) / chunks));
    response.end();
  };

const startRecorded = async (t: Parameters<typeof startUpstream>[0], { exchange }: Recorded) => {
  const server = await startUpstream(t);
  const byRequest = Map.groupBy(exchange, ({ request }) => request);
  for (const [request, responses] of byRequest)
    server.answers[request.replace(promptId, '*')] = answerWith([...responses], () => server.received);
  return server;
};

const upstreamOf = ({ upstream }: Recorded, url: string) => {
  const common = { keyEnv: 'UPSTREAM_KEY', pollSeconds: 0.01 };
  if (upstream.startsWith('@')) return { type: 'ai-sdk', package: upstream, ...common };
  if (upstream === 'comfyui') return { type: upstream, baseUrl: url, pollSeconds: 0.01 };
  return { type: upstream, baseUrl: `${url}/v1`, ...common };
};

const publicModels = {
  transcribe: modelFor.transcription,
  translate: modelFor.translation,
  speak: modelFor.speech,
  chat: modelFor.chat,
  'stream-chat': modelFor.chat,
  video: 'beta-2',
};

const openRoute = (recorded: Recorded, url: string, onExternal: (url: string) => void): RouteEngine => {
  const publicModel = publicModels[recorded.task];
  const given = {
    upstream: 'provider',
    model: recorded.model ?? 'their-model',
    ...(recorded.upstream === 'comfyui' && { workflow: workflowPath }),
  };
  const { upstreams, routes } = routingOf(
    { provider: upstreamOf(recorded, url) },
    { [publicModel]: [given] },
  );
  const [route] = routes[publicModel]!;
  assert.equal(route?.kind, 'upstream');
  return createRouteEngines({
    // Addresses outside are not reached: what would be fetched from them is noted.
    safeFetch: {
      download: async (from: string, { toPath }: { toPath: string }) => {
        onExternal(from);
        writeFileSync(toPath, video);
      },
    } as unknown as SafeFetch,
    probe: async () => {},
    scratchDir: folder,
    decodeSpeech: async () => ({ isTooLong: false }),
    transcribe: async () => 'two teas please',
    translate: () => null,
    userAgent: 'kinora-test',
    providerFetch: fetchFrom(url),
  })(upstreams.provider!, route, publicModel);
};

const transcribe = async (engine: RouteEngine, recorded: Recorded) => {
  const { language, text, segments, words } = await engine.transcription!.transcribe(
    {
      ...transcriptionDefaults,
      model: 'their-model',
      audioPath,
      pcmPath: null,
      durationSeconds: 2.4,
      task: recorded.task === 'translate' ? 'translate' : 'transcribe',
      ...recorded.job,
    },
    { signal, accountId: 'account' },
  );
  return {
    language,
    text,
    segments: segments.map((segment) => [segment.startSeconds, segment.endSeconds, segment.text]),
    words: words?.map(({ word, startSeconds, endSeconds }) => [word, startSeconds, endSeconds]) ?? null,
  };
};

const speak = async (engine: RouteEngine) => {
  const job = { model: 'their-model', input: 'Hello', voice: 'nova', speed: 1, instructions: null };
  let bytes = 0;
  for await (const chunk of engine.speech!.speak(job, { signal, accountId: 'account' }))
    bytes += chunk.length;
  return { bytes };
};

const chat = async (engine: RouteEngine, { task }: Recorded) => {
  const deltas: string[] = [];
  const asked = textJob(
    'their-model',
    { instructions: 'Be brief.', text: 'What is ready?' },
    { temperature: null, maxTokens: null },
  );
  const isStream = task === 'stream-chat';
  const answer = await engine.chat!.reply(asked, {
    signal,
    accountId: 'account',
    ...(isStream && { onText: (text: string) => deltas.push(text) }),
  });
  return { ...answer, ...(isStream && { deltas }) };
};

const makeVideo = async (engine: RouteEngine, { model = 'their-model' }: Recorded, name: string) => {
  const workDir = join(folder, name.replaceAll('/', '-'));
  mkdirSync(workDir);
  const job = videoJob({
    taskId: 'beta-2:task',
    model,
    seed: 7,
    prompt: 'A boat on a lake',
    seconds: 4,
    width: 1280,
    height: 720,
    workDir,
  });
  const progress: number[] = [];
  let jobId = '';
  const { videoPath } = await engine.video!.generate(job, {
    signal,
    accountId: 'account',
    upstreamJobId: null,
    storeJobId: async (id) => {
      jobId = id;
    },
    onProgress: (percent) => progress.push(percent),
  });
  return { jobId, progress, isVideo: readFileSync(videoPath).equals(video) };
};

/** The fields of `from` that `like` has. */
const pick = (from: Record<string, unknown>, like: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, from[name]]));

const failureFacts = (error: unknown): Record<string, unknown> => {
  if (error instanceof ApiError) return { code: error.code, param: error.param };
  const failure = asUpstreamFailure(error);
  if (!failure) throw error;
  const { kind, status, retryAfterSeconds, isFinal } = failure;
  return { kind, status, retryAfterSeconds, isFinal };
};

const { signal } = new AbortController();
const files = globSync('*/*.json', { cwd: recordings }).toSorted();

for (const file of files) {
  const name = `${dirname(file)}/${basename(file, '.json')}`;
  const recorded = JSON.parse(readFileSync(join(recordings, file), 'utf8')) as Recorded;
  test(name, async (t) => {
    const server = await startRecorded(t, recorded);
    const downloads: string[] = [];
    const engine = openRoute(recorded, server.url, (from) => downloads.push(from));
    const run = () => {
      if (recorded.task === 'video') return makeVideo(engine, recorded, name);
      if (recorded.task === 'speak') return speak(engine);
      if (recorded.task === 'chat' || recorded.task === 'stream-chat') return chat(engine, recorded);
      return transcribe(engine, recorded);
    };
    try {
      const { error: expected, ...result } = recorded.result;
      if (expected) {
        const failure = await run().then(
          (made) => assert.fail(`no error, but ${JSON.stringify(made)}`),
          failureFacts,
        );
        assert.deepEqual(pick(failure, expected), expected);
      } else {
        const made = { ...(await run()), ...(downloads[0] && { downloadedFrom: downloads[0] }) };
        const expectedResult = {
          ...result,
          ...(result.jobId === promptId && { jobId: idOfPrompt(server.received) }),
        };
        assert.deepEqual(pick(made, expectedResult), expectedResult);
      }
    } finally {
      await engine.close();
    }
  });
}

test('there are recordings of every kind of upstream', () => {
  const kinds = new Set(
    files.map((file) => (JSON.parse(readFileSync(join(recordings, file), 'utf8')) as Recorded).upstream),
  );
  for (const kind of ['openai-compatible', 'kinora', 'comfyui']) assert.ok(kinds.has(kind), kind);
  assert.ok([...kinds].some((kind) => kind.startsWith('@ai-sdk/')));
});
