import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { understand } from '../../src/engines/local/scene/understand/understand.ts';

const art = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
const list = new URL('../../src/engines/local/scene/understand/data/things.txt', import.meta.url);
const plain = (stem: string) => stem.replaceAll('-fe0f', '');
const artsOf = (prompt: string) => understand(prompt).subjects.map((subject) => subject.art!);

describe('drawable things', () => {
  it('are 1,600 pictures that a prompt reaches by a name, all of them there', () => {
    const drawn = new Map<string, string>();
    for (const line of readFileSync(list, 'utf8').split('\n').slice(1, -1)) {
      const names = line.split('\t')[2]!.split('|').slice(0, 4);
      for (const stem of names.flatMap((name) => artsOf(`a ${name}`))) drawn.set(plain(stem), stem);
    }
    assert.ok(drawn.size >= 1_600, `${drawn.size}`);
    const missing = [...drawn].filter(
      ([bare, stem]) =>
        ![stem, bare, `${bare}-fe0f`].some((name) => existsSync(new URL(`${name}.webp`, art))),
    );
    assert.deepEqual(missing, []);
  });

  for (const [prompt, expected] of [
    ['the flag of Japan', '1f1ef-1f1f5'],
    ['a Brazilian flag on a castle', '1f1e7-1f1f7 1f3f0'],
    ['the flag of the United States', '1f1fa-1f1f8'],
    ['a ship with a pirate flag', '1f6a2 1f3f4-200d-2620'],
    ['a laughing emoji', '1f602'],
    ['a broken heart', '1f494'],
    ['a question mark', '2753'],
    ['a red-haired woman', '1f469-200d-1f9b0'],
    ['a woman with red hair', '1f469-200d-1f9b0'],
    ['a bald man walks in a park', '1f6b6-200d-2642'],
    ['a woman surfing', '1f3c4-200d-2640'],
    ['a man shrugging', '1f937-200d-2642'],
    ['a man rides a bicycle', '1f6b4-200d-2642 1f6b2'],
    ['a girl with a smiling face', '1f9cd-200d-2640'],
    ['a tired man with a worried face', '1f9cd-200d-2642'],
  ] as const) {
    it(prompt, () => assert.deepEqual(artsOf(prompt).map(plain).join(' '), expected));
  }
});
