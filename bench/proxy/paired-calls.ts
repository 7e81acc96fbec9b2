/**
 * Calls two servers in turn at a steady rate, whether or not earlier calls are done, from a process of its own.
 * Usage: node bench/proxy/paired-calls.ts '<PairedJob as JSON>'. Prints the times of each pair.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';

export type CallSpec = { url: string; headers: Record<string, string>; bodyPath: string };
export type PairedJob = {
  direct: CallSpec;
  proxied: CallSpec;
  perSecond: number;
  warmUpCalls: number;
  calls: number;
};
export type PairTimes = { directMs: number; proxiedMs: number };

const agent = new Agent({ connections: 64, pipelining: 1 });

const caller = ({ url, headers, bodyPath }: CallSpec): (() => Promise<number>) => {
  const body = readFileSync(bodyPath);
  return async () => {
    const startMs = performance.now();
    const { statusCode, body: answer } = await request(url, {
      method: 'POST',
      dispatcher: agent,
      headers,
      body,
    });
    await answer.arrayBuffer();
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    return performance.now() - startMs;
  };
};

const run = async (job: PairedJob): Promise<PairTimes[]> => {
  const [direct, proxied] = [caller(job.direct), caller(job.proxied)];
  // As warm as a service that has run for some minutes: compiled code, open connections.
  for (let done = 0; done < job.warmUpCalls; done += 16)
    await Promise.all(Array.from({ length: 16 }, () => Promise.all([direct(), proxied()])));
  const betweenMs = 1000 / job.perSecond / 2;
  const running: Promise<PairTimes>[] = [];
  const startMs = performance.now();
  const until = (step: number) => delay(Math.max(0, startMs + step * betweenMs - performance.now()));
  for (let n = 0; n < job.calls; n += 1) {
    await until(2 * n);
    const directMs = direct();
    await until(2 * n + 1);
    const proxiedMs = proxied();
    running.push(Promise.all([directMs, proxiedMs]).then(([d, p]) => ({ directMs: d, proxiedMs: p })));
  }
  return Promise.all(running);
};

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2]!) as PairedJob)));
await agent.close();
