import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it, describe as suite } from 'node:test';
import { checkScene } from '../src/scene/check-scene.ts';
import { completeScene } from '../src/stage/cast/complete-scene.ts';
import { describe } from '../src/understand/understand.ts';
import { sceneFacts } from './understand-facts.ts';

/** Blocks of a prompt, its setting and its things; what is right was judged by reading. */
const blocks = readFileSync(new URL('understand-prompts.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .map((block) => block.split('\n').filter(Boolean))
  .filter((lines) => lines.length > 1);

suite('understanding prompts', () => {
  for (const [prompt, ...facts] of blocks) {
    it(prompt!, () => {
      const scene = describe(prompt!);
      const checked = checkScene(scene);
      assert.ok('scene' in checked, JSON.stringify(checked));
      assert.deepEqual(sceneFacts(completeScene(scene)), facts);
    });
  }
});
