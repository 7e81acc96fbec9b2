/**
 * How long the API's event loop is held up while audio chat answers in speech: delays in the serving process, idle and
 * busy in the same run. The client is a process of its own. node bench/chat/event-loop.ts [requests]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMedia } from '../../src/engines/media/media.ts';
import { withService } from './bench-service.ts';

const key = 'bench-key-of-the-event-loop';
const question = 'What does he say, and how many words is that?';

/** Asks one after another, and prints the milliseconds of each. */
const ask = async (url: string, requests: number, recordingPath: string): Promise<void> => {
  const data = (await readFile(recordingPath)).toString('base64');
  for (let made = 0; made < requests; made++) {
    const startMs = performance.now();
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'omni-audio-preview',
        modalities: ['text', 'audio'],
        audio: { voice: 'nova', format: 'mp3' },
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: question },
              { type: 'input_audio', input_audio: { format: 'wav', data } },
            ],
          },
        ],
      }),
    });
    const answer = (await response.json()) as { choices?: { message: { content: string } }[] };
    if (!answer.choices) throw new Error(JSON.stringify(answer).slice(0, 300));
    console.log(
      `${Math.round(performance.now() - startMs)} ms: ${answer.choices[0]!.message.content.slice(0, 60)}`,
    );
  }
};

/** Started beforehand: to start a process holds up the one that starts it. */
const startClient = async (url: string) => {
  const child = fork(fileURLToPath(import.meta.url), ['client', url]);
  child.once('exit', (code) => code !== 0 && process.exit(1));
  await once(child, 'message');
  return {
    async ask(requests: number, recordingPath: string): Promise<void> {
      child.send({ requests, recordingPath });
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
};

const measure = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  // A timer of 1 ms is what is measured: what it took beyond that is delay.
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1).toFixed(1);
  console.log(
    `${name}: p50 ${beyond(delays.percentile(50))} ms, p99 ${beyond(delays.percentile(99))} ms, p99.9 ${beyond(delays.percentile(99.9))} ms, most ${beyond(delays.max)} ms`,
  );
};

const makeRecording = async (folder: string, seconds: number): Promise<string> => {
  const media = createMedia({ processes: 1 });
  const pcmPath = join(folder, 'pcm');
  const source = fileURLToPath(new URL('../../test/fixtures/dashwood.ogg', import.meta.url));
  await media.decodeAudio(source, pcmPath, { maxSeconds: 60, sampleRate: 24_000 });
  await media.close();
  const bytes = await readFile(pcmPath);
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const path = join(folder, `${seconds}.wav`);
  const encoder = createMedia({ processes: 1 });
  const samples = Int16Array.from({ length: seconds * 24_000 }, (_, at) =>
    // After the sentence there is silence.
    at < floats.length ? Math.round(floats[at]! * 32_767) : 0,
  );
  async function* pcm() {
    yield new Uint8Array(samples.buffer);
  }
  const parts: Uint8Array[] = [];
  for await (const part of encoder.encodeAudio('wav', pcm())) parts.push(part);
  await encoder.close();
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, Buffer.concat(parts));
  return path;
};

const bench = (requests: number): Promise<void> =>
  withService(key, async ({ url, folder }) => {
    const [short, long] = [await makeRecording(folder, 8), await makeRecording(folder, 400)];
    const client = await startClient(url);
    await measure('the first', () => client.ask(1, short));
    await measure('idle', () => sleep(5_000));
    await measure('talking, 8 s of wav a request', () => client.ask(requests, short));
    await measure('talking, 19 MB of wav a request', () => client.ask(1, long));
    client.stop();
  });

const [mode, ...rest] = process.argv.slice(2);
if (mode === 'client') {
  process.on('message', async ({ requests, recordingPath }: { requests: number; recordingPath: string }) => {
    await ask(rest[0]!, requests, recordingPath);
    process.send!('done');
  });
  process.send!('ready');
} else await bench(Number(mode ?? 5));
