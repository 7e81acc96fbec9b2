/** npm run chaos -- --minutes 30 --seed 1: prints what happened, exits with 1 when the books are not right afterwards. */
import { parseArgs } from 'node:util';
import { runChaos } from '../test/robustness/run-chaos.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});
const startedMs = performance.now();
const { faults, ...figures } = await runChaos({
  seconds: Number(values.minutes) * 60,
  seed: Number(values.seed),
  onEvent: (text) =>
    process.stdout.write(`${Math.round((performance.now() - startedMs) / 1000)} s: ${text}\n`),
});
process.stdout.write(
  `${JSON.stringify({ seed: values.seed, minutes: values.minutes, ...figures }, null, 2)}\n`,
);
process.stdout.write(faults.length === 0 ? 'nothing was lost\n' : `${faults.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
