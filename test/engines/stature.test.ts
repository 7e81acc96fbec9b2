import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statures } from '../../src/engines/local/scene/picture/stature.ts';
import { understand } from '../../src/engines/local/scene/understand/understand.ts';

const of = (prompt: string) => statures(understand(prompt).subjects);

test('things are as tall beside each other as they are in life, and all are seen', () => {
  for (const [prompt, ...order] of [
    ['a cat, a dog and a horse in a village', 0, 1, 2],
    ['a mouse and an elephant', 0, 1],
    ['a dog and a boy', 0, 1],
    ['a boy and a man', 0, 1],
    ['a man beside a giraffe', 0, 1],
    ['a bee, a dog and a man', 0, 1, 2],
  ] as const) {
    const tall = of(prompt);
    assert.equal(tall.length, order.length, prompt);
    for (const [place, index] of order.slice(1).entries())
      assert.ok(tall[index]! > tall[order[place]!]! * 1.1, `${prompt}: ${tall}`);
    assert.ok(Math.min(...tall) >= 0.4 && Math.max(...tall) <= 1.5, `${prompt}: ${tall}`);
  }
});

test('one alone fills the picture as any other, and a size that is named stays', () => {
  assert.deepEqual(of('a mouse'), [1]);
  assert.deepEqual(of('a horse'), [1]);
  assert.deepEqual(of('a huge mouse and a tiny elephant'), [1, 1]);
});
