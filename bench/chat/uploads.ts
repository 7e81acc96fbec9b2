/**
 * The cost of recordings inside JSON for the serving process: how long its event loop is held up and how its memory grows
 * with one request of 25 MB of audio, and with ten at once. The client is a process of its own.
 * node bench/chat/uploads.ts
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wavHeader, wavHeaderBytes } from '../../src/engines/media/wav.ts';
import { withService } from './bench-service.ts';

const key = 'bench-key-of-chat-uploads';
const audioBytes = 25 * 1024 * 1024;

/** A header, and noise too faint to be heard. */
const makeWav = (sizeBytes: number): Buffer => {
  const wav = Buffer.alloc(sizeBytes);
  wavHeader(sizeBytes - wavHeaderBytes).copy(wav);
  for (let at = wavHeaderBytes; at + 1 < sizeBytes; at += 2) wav.writeInt16LE((at * 7919) % 13, at);
  return wav;
};

const sendAll = async (url: string, body: Uint8Array<ArrayBuffer>, atOnce: number): Promise<void> => {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const response = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
      });
      const answer = await response.text();
      if (!answer.includes('minutes')) throw new Error(answer.slice(0, 300));
    }),
  );
};

const beClient = (url: string): void => {
  const data = makeWav(audioBytes).toString('base64');
  const content = [
    { type: 'text', text: 'How long is this recording?' },
    { type: 'input_audio', input_audio: { format: 'wav', data } },
  ];
  const body = new TextEncoder().encode(
    JSON.stringify({ model: 'omni-audio-preview', messages: [{ role: 'user', content }] }),
  );
  process.on('message', async (atOnce: number) => {
    const startMs = performance.now();
    await sendAll(url, body, atOnce);
    process.send!(performance.now() - startMs);
  });
  process.send!(0);
};

const startClient = async (url: string) => {
  const child = fork(fileURLToPath(import.meta.url), ['client', url]);
  const nextMessage = async (): Promise<number> => (await once(child, 'message'))[0] as number;
  child.once('exit', (code) => code !== 0 && process.exit(1));
  await nextMessage();
  return {
    async ask(atOnce: number): Promise<void> {
      child.send(atOnce);
      console.log(`  answered in ${Math.round(await nextMessage())} ms`);
    },
    stop: () => child.disconnect(),
  };
};

const measure = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const restBytes = process.memoryUsage.rss();
  const cpuBefore = process.cpuUsage();
  let mostBytes = restBytes;
  const sampling = setInterval(() => {
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
  }, 25);
  delays.enable();
  await work();
  delays.disable();
  clearInterval(sampling);
  const { user, system } = process.cpuUsage(cpuBefore);
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1).toFixed(1);
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  console.log(
    `${name}: late by p99 ${ms(delays.percentile(99))} ms, most ${ms(delays.max)} ms; memory ${mb(restBytes)} MB, most ${mb(mostBytes)} MB; ${Math.round((user + system) / 1000)} ms CPU`,
  );
};

const bench = (): Promise<void> =>
  withService(key, async ({ url }) => {
    await measure('idle', () => sleep(3_000));
    const client = await startClient(url);
    await measure('the first', () => client.ask(1));
    for (const atOnce of [1, 1, 1, 10, 10]) await measure(`${atOnce} at once`, () => client.ask(atOnce));
    client.stop();
  });

const [mode, ...rest] = process.argv.slice(2);
if (mode === 'client') beClient(rest[0]!);
else await bench();
