/** Prompts, edits and scenes that make no sense: each gives a scene that is valid, or a list of mistakes, never an exception. */
import {
  checkFacts,
  checkScene,
  direct,
  editPrompt,
  readPrompt,
  readWrittenFacts,
  type Scene,
} from '../../../packages/film/src/index.ts';
import { kits } from '../../../packages/film/src/kits/find-kit.ts';
import { createRandom } from '../random.ts';

export const createDraws = (seed: number) => {
  const { next } = createRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)]! };
};
export type Draws = ReturnType<typeof createDraws>;

const words =
  'a,an,the,two,500,1e9,-3,a thousand,countless,red,giant,running,holding,on,in,under,instead,remove,add,make it,night,rain,and,then,while,who,of,not,without,一只,红色的,猫,在,跑,"quoted",@someone,{,},\\,\u0000,\ud800,\u202e,🦊,\n,…,%s,__proto__,constructor'.split(
    ',',
  );

export const oddPrompt = (random: Draws): string =>
  Array.from({ length: 1 + random.below(40) }, () =>
    random.below(3) === 0 ? random.pick(random.pick(kits).nouns) : random.pick(words),
  ).join(random.below(8) === 0 ? '' : ' ');

const oddValues = [
  null,
  true,
  -1,
  1e308,
  61,
  0.5,
  '',
  'x'.repeat(200),
  [],
  {},
  ['__proto__'],
  { count: 1 },
  '\ud800',
];

/** One value somewhere within is another, or gone. */
const damaged = (random: Draws, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || random.below(5) === 0) return random.pick(oddValues);
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0) return random.pick(oddValues);
  const key = random.pick(keys);
  if (random.below(10) === 0) delete copy[key];
  else copy[key] = damaged(random, copy[key]);
  return copy;
};

export const fuzzFilm = (seed: number, rounds: number): string[] => {
  const random = createDraws(seed);
  const faults: string[] = [];
  const attempt = (what: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      faults.push(`${what}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`);
    }
  };
  const requireValid = (scene: Scene) => {
    const checked = checkScene(JSON.parse(JSON.stringify(scene)));
    if ('mistakes' in checked) throw new Error(checked.mistakes.join('; '));
  };
  for (let round = 0; round < rounds && faults.length < 20; round += 1) {
    const [prompt, edit] = [oddPrompt(random), oddPrompt(random)];
    attempt(`prompt ${JSON.stringify(prompt)}, edit ${JSON.stringify(edit)}`, () => {
      const { scene } = direct(prompt).beats[0]!;
      requireValid(scene);
      for (const beat of direct(editPrompt(readPrompt(prompt), edit)).beats) requireValid(beat.scene);
      checkScene(damaged(random, scene));
      const told = readPrompt(prompt);
      const other = damaged(random, told.facts);
      checkFacts(other);
      const facts = readWrittenFacts(JSON.stringify(other) ?? '', told.facts, []);
      if (facts) for (const beat of direct({ text: told.text, facts }).beats) requireValid(beat.scene);
    });
  }
  return faults;
};
