/**
 * Memory of the API process while large bodies pass through it to and from an upstream: ten recordings of 25 MB, then
 * ten spoken answers of 25 MB to clients that read slowly. Held whole, they would take 250 MB.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { wavHeader, wavHeaderBytes } from '../../src/engines/media/wav.ts';
import { residentMegabytes } from '../process-usage.ts';
import { removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { checkBar } from '../slices.ts';

const calls = 10;
const bodyBytes = 25 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 1);
const key = 'bench-key-of-kinora';

const head = wavHeader(bodyBytes - wavHeaderBytes);

/** Answers a recording when all ten have arrived, so that all of them are open at once. */
let arrived = 0;
const allArrived = Promise.withResolvers<void>();
const upstream = createServer(async (request, response) => {
  let receivedBytes = 0;
  for await (const bytes of request) receivedBytes += bytes.length;
  if (request.url?.endsWith('/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    for (let sent = 0; sent < bodyBytes; sent += chunk.length)
      if (!response.write(chunk)) await once(response, 'drain');
    response.end();
    return;
  }
  if (receivedBytes < bodyBytes) throw new Error(`only ${receivedBytes} bytes arrived`);
  arrived += 1;
  if (arrived === calls) allArrived.resolve();
  await allArrived.promise;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"Hello."}');
}).listen(0, '127.0.0.1');
await once(upstream, 'listening');

const folder = temporaryFolder();
const configPath = join(folder, 'kinora.config.json');
writeFileSync(
  configPath,
  JSON.stringify({
    upstreams: {
      it: {
        type: 'openai-compatible',
        baseUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`,
      },
    },
    routes: {
      'tts-1': [{ upstream: 'it', model: 'tts' }],
      'listen-1': [{ upstream: 'it', model: 'whisper' }],
    },
  }),
);
const kinora = await startKinora(folder, { KINORA_CONFIG: configPath, KINORA_BOOTSTRAP_KEY: key });

const post = (path: string, headers: Record<string, string>) =>
  startRequest(`http://127.0.0.1:${kinora.port}/v1/audio/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
  });

const sendRecording = async (): Promise<void> => {
  const request = post('transcriptions', { 'content-type': 'multipart/form-data; boundary=b' });
  const answered = once(request, 'response');
  request.write(
    '--b\r\nContent-Disposition: form-data; name="model"\r\n\r\nlisten-1\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n',
  );
  request.write(head);
  for (let sent = head.length; sent < bodyBytes; ) {
    const piece = chunk.subarray(0, bodyBytes - sent);
    sent += piece.length;
    if (!request.write(piece)) await once(request, 'drain');
  }
  request.end('\r\n--b--\r\n');
  const [response] = await answered;
  let text = '';
  for await (const bytes of response) text += bytes;
  if (!text.includes('Hello.')) throw new Error(text);
};

const hearAnswer = async (): Promise<void> => {
  const request = post('speech', { 'content-type': 'application/json' });
  const answered = once(request, 'response');
  request.end(JSON.stringify({ model: 'tts-1', input: 'Hello.', voice: 'nova' }));
  const [response] = await answered;
  let receivedBytes = 0;
  for await (const bytes of response) {
    receivedBytes += bytes.length;
    await delay(1);
  }
  if (receivedBytes < bodyBytes) throw new Error(`only ${receivedBytes} bytes arrived`);
};

const measure = async (what: string, call: () => Promise<void>) => {
  const before = residentMegabytes(kinora.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(kinora.pid));
  }, 5);
  await Promise.all(Array.from({ length: calls }, call)).finally(() => clearInterval(watch));
  console.log(`${what}: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB during the calls`);
  checkBar(`megabytes more for ten ${what} of 25 MB`, peak - before, { atMost: 100 });
};

try {
  await measure('recordings', sendRecording);
  await measure('spoken answers', hearAnswer);
} finally {
  await kinora.stop();
  upstream.close();
  removeFolder(folder);
}
