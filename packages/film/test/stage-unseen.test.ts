/** Parts left out of the world because no frame shows them are not missed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFrame } from '../src/render/draw-frame.ts';
import { buildFilm } from '../src/stage/build/film.ts';
import { compileStage } from '../src/stage/compile.ts';
import { firstScene } from './first-scene.ts';

const [width, height, seconds] = [192, 108, 4];

for (const prompt of ['A deer walking through a forest', 'A swan swimming on a lake at dawn'])
  test(prompt, async () => {
    const stage = await compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
    const film = await buildFilm(stage);
    const draw = () =>
      [0, 1.7, 3.95].map((time) =>
        Uint8Array.from(drawFrame(film.world, film.poseFrame(time), width, height)),
      );
    const [before, whole] = [draw(), film.world.vertices];
    film.leaveOutUnseen();
    assert.ok(film.world.vertices < whole * 0.95, `${whole} vertices became ${film.world.vertices}`);
    for (const [n, pixels] of draw().entries()) {
      const changed = pixels.filter((value, at) => Math.abs(value - before[n]![at]!) > 3).length;
      assert.ok(changed < pixels.length * 0.001, `${changed} values changed in frame ${n}`);
    }
  });
