/** Hands, mouths and tools are at what is worked at, eaten or poured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionOf } from '../../src/math/matrix.ts';
import { distance } from '../../src/math/vector.ts';
import { mainAction } from '../../src/stage/actor.ts';
import { createFilm } from '../../src/stage/film.ts';
import { firstScene } from '../first-scene.ts';
import { filmOf, stagePrompt } from '../support/staged-prompt.ts';

/** Metres over the ground from the hands of everybody who does it to what they work at. */
const gapsOf = async (prompt: string, action: string): Promise<number[]> => {
  const { stage, film } = await filmOf(prompt);
  film.poseFrame(2);
  return stage.actors
    .filter((actor) => actor.thing.person && mainAction(actor) === action)
    .map((actor) => Math.hypot(...(film.gapOf(actor) ?? [9, 9, 9])));
};

test('several who work at one thing have their hands on it, whatever the verb', async () => {
  for (const [prompt, action, count] of [
    ['two girls repair a motorcycle', 'work', 2],
    ['a boy wipes a table', 'rub', 1],
    ['two men calibrate a telescope', 'work', 2],
  ] as const) {
    const gaps = await gapsOf(prompt, action);
    assert.equal(gaps.length, count, prompt);
    for (const gap of gaps) assert.ok(gap < 0.25, `${prompt}: ${gap.toFixed(2)} m`);
  }
});

test('what is squeezed onto food comes out of the vessel in the hand', async () => {
  const scene = firstScene('a boy squirts mustard onto a burger');
  const [boy] = scene.things;
  const act = boy!.acts.find(({ action }) => action === 'pour')!;
  assert.equal(scene.things[act.object!]!.name, 'burger');
  assert.equal(scene.things[act.instrument!]!.kit, 'ketchup bottle');
  const film = (await filmOf('a boy squirts mustard onto a burger')).film;
  const [before, after] = [0.1, 3.4].map((time) => film.poseFrame(time).particles.length);
  assert.ok(after! > before! + 10, `${before} ${after}`);
});

test('an animal has its mouth or a paw at what it eats or plays with, wherever that was put', async () => {
  for (const prompt of [
    'a kitten laps milk from a bowl',
    'a pony drinks from a bucket',
    'a fox plays with a ball',
  ]) {
    const stage = await stagePrompt(prompt);
    const film = await createFilm(stage);
    const animal = stage.actors[0]!;
    const gaps = [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => {
      film.poseFrame(share * 4);
      return film.touchGapOf(animal) ?? Number.POSITIVE_INFINITY;
    });
    assert.ok(Math.min(...gaps) < 0.08, `${prompt}: ${Math.min(...gaps).toFixed(2)} m`);
  }
});

test('a tool says how it is used, and what is on the ground is pushed on the knees', async () => {
  assert.equal(firstScene('a man cleans a window with a sponge').things[0]!.acts[0]!.action, 'rub');
  assert.equal(firstScene('a man cleans a window with a broom').things[0]!.acts[0]!.action, 'sweep');
  const stage = await stagePrompt('a child pushes a toy truck');
  const film = await createFilm(stage);
  film.poseFrame(2);
  assert.ok((film.touchGapOf(stage.actors[0]!) ?? 1) < 0.1);
});

test('hands are at the part of somebody that is said', async () => {
  for (const [prompt, part, most] of [
    ["a woman lifts a man's chin", 'mouth', 0.2],
    ["a man ties a woman's shoelaces", 'footLeft', 0.32],
    ['a woman pats a man on the back', 'back', 0.2],
  ] as const) {
    const stage = await stagePrompt(prompt);
    const film = await createFilm(stage);
    const [doer, other] = stage.actors.filter(({ thing }) => thing.person);
    film.poseFrame(2);
    const [hand, touched] = [film.anchorOf(doer!, 'handRight')!, film.anchorOf(other!, part)!].map(
      positionOf,
    );
    assert.ok(distance(hand!, touched!) < most, `${prompt}: ${distance(hand!, touched!)}`);
  }
});

test('a cup is filled in the hand of whose it is', async () => {
  const { stage, film } = await filmOf("a man fills a woman's cup with tea");
  const [man, woman] = stage.actors.filter(({ thing }) => thing.person);
  const cup = stage.actors.find(({ thing }) => thing.name === 'cup')!;
  assert.ok(cup.support.kind === 'held' && cup.support.host === woman);
  film.poseFrame(2);
  const [hand, filled] = [
    film.anchorOf(man!, 'handRight')!,
    film.anchorOf(cup, 'inside') ?? film.anchorOf(cup, 'top')!,
  ].map(positionOf);
  assert.ok(distance(hand!, filled!) < 0.45, `${distance(hand!, filled!)}`);
});
