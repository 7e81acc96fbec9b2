/** With `UPDATE_GOLDEN=1` the file is written anew; read its diff before it is committed. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { it, describe as suite } from 'node:test';
import { direct } from '../src/direct.ts';
import { checkScene } from '../src/scene/check-scene.ts';
import { completeScene } from '../src/stage/cast/complete-scene.ts';
import { sceneLines } from './support/scene-lines.ts';

/** Blocks of a prompt and of all that reaches the stage for it: setting, things, and what follows after each cut. */
const file = new URL('golden-prompts.txt', import.meta.url);
const blocks = readFileSync(file, 'utf8')
  .split('\n\n')
  .map((block) => block.split('\n').filter(Boolean))
  .filter((lines) => lines.length > 0)
  .filter((lines) => lines.length > 1);

const linesOf = (prompt: string): string[] => {
  const { beats, shownAs, notDrawn } = direct(prompt, { seconds: 8 });
  const scenes = beats.map(({ scene }) => {
    assert.deepEqual(checkScene(scene), { scene });
    return sceneLines(completeScene(scene));
  });
  return [
    ...scenes.flatMap((lines, n) => (n === 0 ? lines : [`cut ${beats[n]!.share.toFixed(2)}`, ...lines])),
    ...shownAs.map(({ asked, shown }) => `shown as: ${asked} = ${shown}`),
    ...notDrawn.map((name) => `not drawn: ${name}`),
  ];
};

if (process.env.UPDATE_GOLDEN === '1') {
  const written = blocks.map(([prompt]) => [prompt, ...linesOf(prompt!)].join('\n'));
  // With an empty line at the end, blocks that two branches append stay apart when they are merged.
  writeFileSync(file, `${written.join('\n\n')}\n\n`);
}

suite('what reaches the stage', () => {
  for (const [prompt, ...lines] of blocks) it(prompt!, () => assert.deepEqual(linesOf(prompt!), lines));
});
