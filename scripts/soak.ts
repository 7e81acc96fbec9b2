/** npm run soak -- --minutes 120 [--postgres] [--slower 4]: writes what it measures to a folder, exits with 1 when anything grew or went wrong. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSoak } from '../test/robustness/run-soak.ts';
import { csvHeader, csvLine, drawSoak, findGrowth } from '../test/robustness/soak-report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    slower: { type: 'string', default: '1' },
    out: { type: 'string', default: 'soak' },
  },
});
mkdirSync(values.out, { recursive: true });
const csvPath = join(values.out, 'soak.csv');
writeFileSync(csvPath, csvHeader);
const { samples, faults, ...figures } = await runSoak({
  seconds: Number(values.minutes) * 60,
  seed: Number(values.seed),
  slower: Number(values.slower),
  isOnPostgres: values.postgres,
  onSample(sample) {
    appendFileSync(csvPath, csvLine(sample));
    appendFileSync(join(values.out, 'samples.jsonl'), `${JSON.stringify(sample)}\n`);
  },
});
faults.push(...findGrowth(samples));
writeFileSync(join(values.out, 'soak.svg'), drawSoak(samples));
process.stdout.write(`${JSON.stringify({ ...values, ...figures }, null, 2)}\n`);
process.stdout.write(faults.length === 0 ? 'nothing grew\n' : `${faults.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
