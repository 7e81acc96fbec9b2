/**
 * The time that Kinora adds to a speech or transcription call over calling the upstream directly: both in one run, in turn, each
 * at a steady rate.
 * Usage: node bench/proxy/latency.ts [--rate 50] [--seconds 20] [--work-ms 50] [--format mp3] [--only speech]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AudioFixture, makeAudio } from '../../test/support/media-fixtures.ts';
import { processUsage } from '../process-usage.ts';
import {
  removeFolder,
  runScript,
  type Server,
  startKinora,
  startServer,
  temporaryFolder,
} from '../processes.ts';
import { checkBar } from '../slices.ts';
import type { CallSpec, PairedJob, PairTimes } from './paired-calls.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    'work-ms': { type: 'string', default: '50' },
    format: { type: 'string', default: 'mp3' },
    only: { type: 'string', default: 'speech,transcription' },
  },
});
const [perSecond, seconds] = [Number(values.rate), Number(values.seconds)];
const parts = values.only.split(',');
const warmUpCalls = 3000;

const key = 'bench-key-of-kinora';
const boundary = 'bench-boundary';
const folder = temporaryFolder();

const form = (model: string, file: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="model"\r\n\r\n${model}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

const callOf = (server: Server, path: string, contentType: string, body: Buffer | string): CallSpec => {
  const bodyPath = join(folder, `body-${server.port}`);
  writeFileSync(bodyPath, body);
  return {
    url: `http://127.0.0.1:${server.port}/v1/audio/${path}`,
    headers: { 'content-type': contentType, authorization: `Bearer ${key}` },
    bodyPath,
  };
};
const speech = (server: Server, model: string) =>
  callOf(
    server,
    'speech',
    'application/json',
    JSON.stringify({ model, input: 'Hello there.', voice: 'nova' }),
  );
const hearing = (server: Server, model: string, file: Buffer) =>
  callOf(server, 'transcriptions', `multipart/form-data; boundary=${boundary}`, form(model, file));

const at = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)]!;

const compare = async (name: string, kinora: Server, calls: Pick<PairedJob, 'direct' | 'proxied'>) => {
  const before = processUsage(kinora.pid).cpuSeconds;
  const times = await runScript<PairTimes[]>('bench/proxy/paired-calls.ts', {
    ...calls,
    perSecond,
    warmUpCalls,
    calls: perSecond * seconds,
  } satisfies PairedJob);
  const cpuMs = ((processUsage(kinora.pid).cpuSeconds - before) * 1000) / (times.length + warmUpCalls);
  const direct = times.map(({ directMs }) => directMs);
  const proxied = times.map(({ proxiedMs }) => proxiedMs);
  const differences = times.map(({ directMs, proxiedMs }) => proxiedMs - directMs);
  const percentiles = (of: number[]) => `p50 ${at(of, 0.5).toFixed(2)} p99 ${at(of, 0.99).toFixed(2)}`;
  console.log(
    `${name}, ms: direct ${percentiles(direct)}; through Kinora ${percentiles(proxied)}; differences of neighbours ${percentiles(differences)}; ${cpuMs.toFixed(2)} CPU ms each`,
  );
  // A recording is decoded before it goes on, because what is paid is what is heard.
  const atMost = name.startsWith('transcription') ? 5 : 2;
  checkBar(`ms added to ${name}, p50`, at(proxied, 0.5) - at(direct, 0.5), { atMost });
  checkBar(`ms added to ${name}, p99`, at(proxied, 0.99) - at(direct, 0.99), { atMost: 10 });
};

const upstream = await startServer(['bench/proxy/upstream.ts'], { BENCH_WORK_MS: values['work-ms'] }, '/', 1);
const configPath = join(folder, 'kinora.config.json');
writeFileSync(
  configPath,
  JSON.stringify({
    upstreams: { it: { type: 'openai-compatible', baseUrl: `http://127.0.0.1:${upstream.port}/v1` } },
    routes: {
      'tts-1': [{ upstream: 'it', model: 'tts' }],
      'listen-1': [{ upstream: 'it', model: 'whisper' }],
    },
  }),
);
// On any core, as an operator runs it: at this rate the machine idles, and its syncs and collector have threads of their own.
const kinora = await startKinora(folder, { KINORA_CONFIG: configPath, KINORA_BOOTSTRAP_KEY: key }, 'any');
try {
  console.log(`${perSecond} calls/s each way for ${seconds} s, the upstream works ${values['work-ms']} ms`);
  if (parts.includes('speech'))
    await compare('speech', kinora, { direct: speech(upstream, 'tts'), proxied: speech(kinora, 'tts-1') });
  if (parts.includes('transcription')) {
    const file = readFileSync(makeAudio(folder, values.format as AudioFixture));
    await compare(`transcription (${values.format})`, kinora, {
      direct: hearing(upstream, 'whisper', file),
      proxied: hearing(kinora, 'listen-1', file),
    });
  }
} finally {
  await kinora.stop();
  await upstream.stop();
  removeFolder(folder);
}
