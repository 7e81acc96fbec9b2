/** Starts the service, lets the fuzzer at it, and looks whether it is none the worse. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../../src/config/config.ts';
import { openStore } from '../../../src/store.ts';
import { signIn } from '../../support/console/client.ts';
import { residentMegabytes } from '../../support/process/process-memory.ts';
import { firstKey } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';
import { fuzzFilm } from './fuzz-film.ts';
import { fuzzWebhooks } from './fuzz-webhooks.ts';
import { type FuzzResult, fuzz } from './fuzzer.ts';

const program = fileURLToPath(new URL('./fuzz-service.ts', import.meta.url));

/** Each takes 2,400 requests a minute. */
const sessionsOfEach = 8;

/** Of an account, of operators and of one who may only read; and what operators may spoil. */
const openSessions = async (url: string, dataDir: string) => {
  const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
  try {
    const token = async (role: 'operator' | 'viewer') =>
      (await store.operatorTokens.add({ role, name: 'fuzz', expiresAt: null })).secret;
    const [operator, viewer] = [await token('operator'), await token('viewer')];
    const sessions = [(await signIn({ url }, { token: viewer })).cookie];
    for (let count = 0; count < sessionsOfEach; count += 1) {
      sessions.push((await signIn({ url }, { key: firstKey })).cookie);
      sessions.push((await signIn({ url }, { token: operator })).cookie);
    }
    const { id: keyId } = await store.accountAdmin.createKey({ account: 'spare', balance: 1e9 });
    return { sessions, spare: { account: 'spare', keyId } };
  } finally {
    await store.close();
  }
};

export const runFuzz = async (options: {
  requests: number;
  seed: number;
  shares?: { bytes: number; media: number };
  onProgress?: (sent: number) => void;
}): Promise<FuzzResult & { megabytes: { before: number; after: number } }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinora-fuzz-'));
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const faults: string[] = [];
  try {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const listening = () => /listening at (\S+)/.exec(output)?.[1];
    await waitFor(() => listening() !== undefined || child.exitCode !== null);
    const url = listening()!;
    const ask = (path: string, body?: object) =>
      fetch(url + path, {
        headers: { authorization: `Bearer ${firstKey}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    const made = await ask('/v1/video/create', { model: 'beta-2', prompt: 'x', images: [] });
    const { id } = (await made.json()) as { id: string };
    await waitFor(
      async () =>
        ((await (await ask(`/v1/videos/${id}`)).json()) as { status: string }).status === 'completed',
    );
    // From a checkout the first request builds the page.
    await ask('/console/');
    const { sessions, spare } = await openSessions(url, dataDir);
    const before = residentMegabytes(child.pid!);
    const result = await fuzz({ url, ids: [id], sessions, spare, ...options });
    const rounds = Math.ceil(options.requests / 100);
    // The errors in the service's log say why an answer was one of 500.
    const logged = output.split('\n').filter((line) => line.startsWith('{'));
    faults.push(...logged.slice(0, 20));
    faults.push(...result.faults, ...fuzzFilm(options.seed, rounds));
    faults.push(...(await fuzzWebhooks(dataDir, options.seed, rounds)));
    if (child.exitCode !== null || child.signalCode !== null) faults.push('the service has ended');
    for (const path of ['/healthz', '/readyz', '/v1/videos'])
      if ((await ask(path).catch(() => undefined))?.status !== 200)
        faults.push(`${path} is not 200 afterwards`);
    const isClean = () => readdirSync(join(dataDir, 'kinora-tmp')).length === 0;
    await waitFor(isClean).catch(() => faults.push('files are left in kinora-tmp'));
    const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
    const account = () => store.accountAdmin.showAccount('default');
    await waitFor(async () => (await account()).held === 0).catch(() => faults.push('money is still held'));
    const { id: accountId, spent, held } = await account();
    const sum = await store.ledger.sum(accountId);
    if (sum !== -spent - held) faults.push(`the ledger sums to ${sum}, ${spent} are spent and ${held} held`);
    await store.close();
    return { ...result, faults, megabytes: { before, after: residentMegabytes(child.pid!) } };
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
