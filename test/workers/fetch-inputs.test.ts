/** Files that a task names by URL. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VideoTask } from '../../src/domain/video-task.ts';
import { FetchError } from '../../src/lib/safe-fetch.ts';
import { createInputFetcher, namesUrls, originalImage } from '../../src/workers/fetch-inputs.ts';
import { sampleTask } from '../support/sample-rows.ts';

const taskWith = (options: Partial<VideoTask['options']>) => {
  const task = sampleTask({});
  return { ...task, options: { ...task.options, ...options } };
};
const task = taskWith({
  images: [
    { url: 'https://example.com/a.png', role: 'reference' },
    { blobKey: 'inputs/b', role: 'reference' },
    { url: 'https://example.com/c.png', role: 'reference' },
  ],
  characterClip: { url: 'https://example.com/clip.mp4', times: null },
});

/** Each download ends when `answer` says so; `started` are those that have begun. */
const slowServer = () => {
  const started: { url: string; toPath: string; timeoutMs: number; signal: AbortSignal }[] = [];
  const answer = Promise.withResolvers<void>();
  const receive = async (call: (typeof started)[number]) => {
    started.push(call);
    await Promise.race([
      answer.promise,
      new Promise((_, reject) =>
        call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true }),
      ),
    ]);
  };
  const fetchInputs = createInputFetcher({
    safeFetch: {
      download: async (url, { toPath, timeoutMs, signal }) =>
        receive({ url, toPath, timeoutMs, signal: signal! }),
    },
    characters: {
      fetchClip: async (url, _param, _dir, signal, timeoutMs) => {
        await receive({ url, toPath: '/tmp/clip', timeoutMs: timeoutMs!, signal });
        return '/tmp/clip';
      },
    },
  });
  return { started, answer, fetchInputs };
};

test('they are fetched all at once, within half a minute', async () => {
  const { started, answer, fetchInputs } = slowServer();
  const fetching = fetchInputs(task, '/tmp', new AbortController().signal);
  assert.deepEqual(started.map(({ toPath }) => toPath).toSorted(), [
    '/tmp/clip',
    originalImage('/tmp', 0),
    originalImage('/tmp', 2),
  ]);
  for (const { timeoutMs } of started) assert.ok(timeoutMs <= 30_000);
  answer.resolve();
  assert.equal(await fetching, '/tmp/clip');
});

test('when one fails the others are given up before the failure is told', async () => {
  const { started, answer, fetchInputs } = slowServer();
  const [first, second] = [
    fetchInputs(task, '/tmp', new AbortController().signal),
    fetchInputs(task, '/tmp', new AbortController().signal),
  ];
  answer.reject(new FetchError('timeout'));
  await assert.rejects(first, /did not arrive in time/);
  await assert.rejects(second, /did not arrive in time/);
  assert.ok(started.every(({ signal }) => signal.aborted));
});

test('others wait for nobody', () => {
  assert.equal(namesUrls(task), true);
  assert.equal(
    namesUrls(taskWith({ images: [{ blobKey: 'inputs/b', role: 'reference' }], characterClip: null })),
    false,
  );
});
