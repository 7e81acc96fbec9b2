/** A process that may open nothing more answers 500 and lives on. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { openRaw, splitAnswers } from '../robustness/raw-http.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { operatorKey, startKinora } from './kinora-process.ts';

const limitFiles = (pid: number, count: number) =>
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:`]);

test('too few file descriptors: a status read is a 500, and a 200 once there are enough', async (t) => {
  const kinora = await startKinora(t, temporaryFolder(t), { KINORA_ROLES: 'api' });
  // One connection for all: with no descriptor left there would be no other.
  const raw = await openRaw(kinora.url);
  afterTest(t, () => raw.socket.destroy());
  let asked = 0;
  const ask = async (head: string, body = '') => {
    asked += 1;
    await raw.send(
      `${head} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${operatorKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await waitFor(() => splitAnswers(raw.received()).length === asked && raw.received().endsWith('}'));
    return splitAnswers(raw.received()).at(-1)!;
  };
  const created = await ask('POST /v1/video/create', '{"model":"alpha3","prompt":"a boat"}');
  const { id } = JSON.parse(created.body) as { id: string };
  limitFiles(kinora.pid, readdirSync(`/proc/${kinora.pid}/fd`).length);
  for (const path of [`/v1/video/query?id=${id}`, `/v1/videos/${id}`]) {
    const refused = await ask(`GET ${path}`);
    assert.equal(refused.status, 500, refused.body);
    assert.match(refused.body, /internal_error/);
  }
  limitFiles(kinora.pid, 1024);
  const answered = await ask(`GET /v1/videos/${id}`);
  assert.equal(answered.status, 200, answered.body);
});
