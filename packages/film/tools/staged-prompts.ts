/** Prompts of the command line or of a file, each staged and not drawn: `--file prompts.txt [--from 1] [--every 1] [--count 10] [--seconds 4] [--seed 1]`. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { readFacts } from '../src/read/read-facts.ts';
import { inEnglish } from '../src/understand/understand.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    from: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    count: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    worst: { type: 'string', default: '10' },
    rows: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const listed = values.file ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean) : positionals;

export const options = values;
/** Whether the prompts were typed. */
export const areTyped = positionals.length > 0;
export const prompts = listed
  .slice(Number(values.from) - 1)
  .filter((_, n) => n % Number(values.every) === 0)
  .slice(0, Number(values.count));

/** Facts, screenplay and the staged film of each beat. */
export const stagePrompt = async (prompt: string) => {
  const seconds = Number(values.seconds);
  const facts = readFacts(inEnglish(prompt));
  const screenplay = direct(prompt, { seconds });
  const film = await compile(screenplay, { seed: Number(values.seed), seconds, width: 320, height: 180 });
  const later = await Promise.all(
    film.later.map(async (beat) => ({ ...beat, film: await beat.createFilm() })),
  );
  return { facts, screenplay, staged: [film, ...later] };
};
