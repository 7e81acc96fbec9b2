/** The server behind Kinora in latency.ts: takes a set time for its work, holds nothing of what it is sent. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const workMs = Number(process.env.BENCH_WORK_MS);
const spoken = Buffer.alloc(40_000, 7);
const transcript = JSON.stringify({ text: 'Hello there.', language: 'english', segments: [] });

createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end();
  request.resume();
  await once(request, 'end');
  await delay(workMs);
  if (!request.url?.endsWith('/speech')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(transcript);
    return;
  }
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': spoken.length }).end(spoken);
}).listen(Number(process.env.KINORA_PORT), '127.0.0.1');
