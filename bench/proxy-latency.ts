/**
 * What Kinora adds to a speech or transcription call over calling the upstream directly: both in one run, each at a
 * steady rate, answers from an upstream that needs a set time for its work.
 * Usage: node bench/proxy-latency.ts [--rate 50] [--seconds 20] [--work-ms 50]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Agent, request } from 'undici';
import { makeAudio } from '../test/support/media-fixtures.ts';

const key = 'bench-key-of-kinora';
const spoken = Buffer.alloc(40_000, 7);

/** Runs apart, so that its own work does not wait behind ours. */
const serveUpstream = (workMs: number): void => {
  const server = createServer(async (incoming, response) => {
    await buffer(incoming);
    await delay(workMs);
    if (incoming.url?.endsWith('/speech')) {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': spoken.length }).end(spoken);
    } else {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ text: 'Hello there.', language: 'english', segments: [] }));
    }
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
};

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    'work-ms': { type: 'string', default: '50' },
    upstream: { type: 'boolean', default: false },
  },
});
const [rate, seconds, workMs] = [values.rate, values.seconds, values['work-ms']].map(Number) as [
  number,
  number,
  number,
];

const firstLine = async (child: ChildProcess, pattern: RegExp): Promise<string> => {
  let output = '';
  for await (const chunk of child.stdout!) {
    output += chunk;
    const found = pattern.exec(output);
    if (found) return found[0];
  }
  throw new Error(`a process ended early: ${output}`);
};

const percentile = (sorted: number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

type Call = () => Promise<void>;

/** Starts a call at each tick whether or not earlier ones are done; the two kinds take turns. */
const measure = async (direct: Call, proxied: Call): Promise<{ direct: number[]; proxied: number[] }> => {
  const tookMs = { direct: [] as number[], proxied: [] as number[] };
  const running: Promise<void>[] = [];
  const timed = async (name: 'direct' | 'proxied', call: Call) => {
    const startMs = performance.now();
    await call();
    tookMs[name].push(performance.now() - startMs);
  };
  const startMs = performance.now();
  for (let n = 0; n < 2 * rate * seconds; n += 1) {
    const dueMs = startMs + (n * 1000) / (2 * rate) - performance.now();
    if (dueMs > 0) await delay(dueMs);
    running.push(n % 2 === 0 ? timed('direct', direct) : timed('proxied', proxied));
  }
  await Promise.all(running);
  tookMs.direct.sort((one, other) => one - other);
  tookMs.proxied.sort((one, other) => one - other);
  return tookMs;
};

const run = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
  const children: ChildProcess[] = [];
  const agent = new Agent({ connections: 64, pipelining: 1 });
  try {
    const self = fileURLToPath(import.meta.url);
    const upstream = spawn(process.execPath, [self, '--upstream', '--work-ms', String(workMs)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(upstream);
    const upstreamUrl = `http://127.0.0.1:${(await firstLine(upstream, /^\d+\n/)).trim()}/v1`;
    const route = (model: string) => [{ upstream: 'it', model }];
    writeFileSync(
      join(dataDir, 'kinora.config.json'),
      JSON.stringify({
        upstreams: { it: { type: 'openai-compatible', baseUrl: upstreamUrl } },
        routes: { 'tts-1': route('tts'), 'listen-1': route('whisper') },
      }),
    );
    const kinora = spawn(
      process.execPath,
      [fileURLToPath(new URL('../bin/kinora.js', import.meta.url)), 'serve'],
      {
        env: {
          ...process.env,
          KINORA_CONFIG: join(dataDir, 'kinora.config.json'),
          KINORA_DATA_DIR: dataDir,
          KINORA_PORT: '0',
          KINORA_BOOTSTRAP_KEY: key,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(kinora);
    const kinoraUrl = `${await firstLine(kinora, /http:\/\/127\.0\.0\.1:\d+/)}/v1`;
    kinora.stdout!.resume();

    const file = readFileSync(makeAudio(dataDir, 'mp3'));
    const boundary = 'bench-boundary';
    const form = (model: string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="model"\r\n\r\n${model}\r\n`),
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp3"\r\nContent-Type: audio/mpeg\r\n\r\n`,
        ),
        file,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
    const caller =
      (url: string, contentType: string, body: Buffer): Call =>
      async () => {
        const { statusCode, body: answer } = await request(url, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': contentType, authorization: `Bearer ${key}` },
          body,
        });
        await answer.arrayBuffer();
        if (statusCode !== 200) throw new Error(`status ${statusCode}`);
      };
    const speech = (url: string, model: string) =>
      caller(
        `${url}/audio/speech`,
        'application/json',
        Buffer.from(JSON.stringify({ model, input: 'Hello there.', voice: 'nova' })),
      );
    const hearing = (url: string, model: string) =>
      caller(`${url}/audio/transcriptions`, `multipart/form-data; boundary=${boundary}`, form(model));

    console.log(`${rate} calls/s each way for ${seconds} s, the upstream works ${workMs} ms, milliseconds:`);
    for (const [name, direct, proxied] of [
      ['speech', speech(upstreamUrl, 'tts'), speech(kinoraUrl, 'tts-1')],
      ['transcription', hearing(upstreamUrl, 'whisper'), hearing(kinoraUrl, 'listen-1')],
    ] as const) {
      for (let n = 0; n < 20; n += 1) await Promise.all([direct(), proxied()]);
      const took = await measure(direct, proxied);
      const [d50, d99] = [percentile(took.direct, 0.5), percentile(took.direct, 0.99)];
      const [p50, p99] = [percentile(took.proxied, 0.5), percentile(took.proxied, 0.99)];
      console.log(
        `${name.padEnd(14)} direct p50 ${d50.toFixed(1)} p99 ${d99.toFixed(1)}, through Kinora p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)}, added p50 ${(p50 - d50).toFixed(1)} p99 ${(p99 - d99).toFixed(1)}`,
      );
    }
  } finally {
    await agent.close();
    for (const child of children) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
};

if (values.upstream) serveUpstream(workMs);
else await run();
