/** Verification of acts: a body that stays where it is, floats or is not answered does not do what was said. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/compile.ts';
import { direct } from '../../src/direct.ts';
import { readFacts } from '../../src/read/read-facts.ts';
import { stay } from '../../src/stage/move/paths.ts';
import { verifyFilm } from '../../src/verify/verify-film.ts';

const size = { seed: 1, seconds: 2, width: 64, height: 36 };

const staged = async (prompt: string) => {
  const play = direct(prompt, { seconds: 2 });
  const film = await compile(play, size);
  const faultOf = () =>
    verifyFilm(readFacts(prompt), play, [film]).facts.flatMap(({ kind, fault }) =>
      kind === 'event' ? [fault ?? 'seen'] : [],
    );
  return { film, faultOf };
};

test('a walk that goes nowhere and a walk over the ground are no walks', async () => {
  const { film, faultOf } = await staged('a man walks on white');
  assert.deepEqual(faultOf(), ['seen']);
  const hero = film.stage.hero!;
  const way = hero.path!;
  hero.path = stay(hero.position, hero.yaw);
  assert.deepEqual(faultOf(), ['still']);
  hero.path = (time) => {
    const at = way(time);
    return { ...at, position: [at.position[0], 0.6, at.position[2]] };
  };
  assert.deepEqual(faultOf(), ['floats']);
});

test('an embrace needs both, near each other', async () => {
  const { film, faultOf } = await staged('a man hugs a woman on white');
  assert.deepEqual(faultOf(), ['seen']);
  const woman = film.stage.actors[1]!;
  woman.path = stay([woman.position[0] + 6, 0, woman.position[2]], woman.yaw);
  assert.notDeepEqual(faultOf(), ['seen']);
});
