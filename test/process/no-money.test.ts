/** Any request with a key without money costs next to nothing: measured on a service of its own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as hostile from '../support/hostile-audio.ts';
import { cpuSeconds } from '../support/process/cpu-use.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { runKinora, startKinora } from './kinora-process.ts';

const maxCpuMs = 50;
const maxMegabytes = 10;
const attempts = 5;

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const form = (fields: Record<string, string | Blob>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { body };
};
const megabytes = (count: number) => new Blob([Buffer.alloc(count * 1024 * 1024, 'RIFF')]);
const audio = (data: string) => ({ type: 'input_audio', input_audio: { data, format: 'wav' } });
const chat = (content: unknown) => ({ model: 'omni-audio-preview', messages: [{ role: 'user', content }] });
const sixHours = hostile.flac({ rate: 16_000, frames: 5_274, numbered: false });
const video = { model: 'beta-2', prompt: 'a fox', seconds: '4', size: '1280x720' };

const requests: Record<string, () => [string, RequestInit]> = {
  'a recording of 24 MB': () => [
    '/v1/audio/transcriptions',
    form({ model: 'listen-1', file: megabytes(24) }),
  ],
  'six hours in a few bytes': () => [
    '/v1/audio/transcriptions',
    form({ model: 'listen-1', file: new Blob([new Uint8Array(sixHours)]) }),
  ],
  'a hint of 100 KB': () => [
    '/v1/audio/transcriptions',
    form({ model: 'listen-1', prompt: 'x'.repeat(100_000), file: new Blob([new Uint8Array(sixHours)]) }),
  ],
  'chat with 30 MB of sound': () => [
    '/v1/chat/completions',
    json(chat(Array.from({ length: 3 }, () => audio('A'.repeat(10_000_000))))),
  ],
  'chat with four recordings of six hours': () => [
    '/v1/chat/completions',
    json(chat(Array.from({ length: 4 }, () => audio(sixHours.toString('base64'))))),
  ],
  'chat with a long text': () => ['/v1/chat/completions', json(chat('how long and '.repeat(15_000)))],
  'a picture of 19 MB': () => ['/v1/videos', form({ ...video, input_reference: megabytes(19) })],
  'a long prompt to enhance': () => [
    '/v1/video/create',
    json({ model: 'alpha3-fast', prompt: '...'.repeat(10_000), enhance_prompt: true }),
  ],
  'a character from a clip of 200 MB': () => [
    '/beta/v1/characters',
    json({ url: 'http://127.0.0.1:9/clip.mp4', timestamps: '0,3' }),
  ],
  'a speech of newlines': () => [
    '/v1/audio/speech',
    json({ model: 'tts-1', input: `${'\n'.repeat(4_090)}a`, voice: 'nova' }),
  ],
  'long instructions': () => [
    '/v1/audio/speech',
    json({
      model: 'omni-mini-tts-2025-12-15',
      input: 'hi',
      voice: 'nova',
      instructions: 'not slow '.repeat(20_000),
    }),
  ],
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

test('a key without money', async (t) => {
  const dataDir = temporaryFolder(t);
  const kinora = await startKinora(t, dataDir);
  const made = await runKinora(
    ['keys', 'create', '--account', 'broke', '--balance', '0', '--rpm', '0', '--json'],
    { KINORA_DATA_DIR: dataDir },
  );
  const { key } = JSON.parse(made.stdout) as { key: string };
  const residentMegabytes = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${kinora.pid}/status`, 'utf8'))![1]) / 1024;
  const send = async (path: string, init: RequestInit) => {
    const headers = { ...init.headers, authorization: `Bearer ${key}` };
    const response = await kinora.request(path, { method: 'POST', ...init, headers });
    assert.equal(response.status, 402, await response.text());
  };
  /** Until the processor time of the service stands still: what a request leaves to be done is its cost too. */
  const cpuAtRest = async (): Promise<number> => {
    let last = -1;
    await waitFor(
      async () => {
        const before = last;
        last = cpuSeconds(kinora.pid);
        return last - before < 0.001;
      },
      { everyMs: 50 },
    );
    return last;
  };

  for (const [name, make] of Object.entries(requests)) {
    await t.test(name, async () => {
      await send(...make());
      const cpuMs: number[] = [];
      const grown: number[] = [];
      for (let n = 0; n < attempts; n += 1) {
        const request = make();
        const [cpuBefore, memoryBefore] = [await cpuAtRest(), residentMegabytes()];
        await send(...request);
        grown.push(residentMegabytes() - memoryBefore);
        cpuMs.push(((await cpuAtRest()) - cpuBefore) * 1000);
      }
      // A disturbance only adds to the time of a request.
      assert.ok(Math.min(...cpuMs) < maxCpuMs, `${cpuMs} ms`);
      assert.ok(median(grown) < maxMegabytes, `${grown} MB`);
      assert.deepEqual(kinora.childPids(), [], 'no process was started for it');
    });
  }
});
