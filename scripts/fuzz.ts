/** npm run fuzz -- --requests 1000000 --seed 1: prints what was answered, exits with 1 when anything was found. */
import { parseArgs } from 'node:util';
import { runFuzz } from '../test/robustness/fuzz/run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** Of a hundred requests, those around damaged media: they cost ten times as much as others. */
    media: { type: 'string', default: '10' },
  },
});
const startedMs = performance.now();
let toldAt = 0;
const result = await runFuzz({
  requests: Number(values.requests),
  seed: Number(values.seed),
  shares: { bytes: 15, media: Number(values.media) },
  onProgress(sent) {
    if (sent < toldAt + 10_000) return;
    toldAt = sent;
    process.stdout.write(`${sent} requests, ${Math.round((performance.now() - startedMs) / 1000)} s\n`);
  },
});
const { faults, ...figures } = result;
process.stdout.write(`${JSON.stringify({ seed: values.seed, ...figures }, null, 2)}\n`);
process.stdout.write(faults.length === 0 ? 'nothing was found\n' : `${faults.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
