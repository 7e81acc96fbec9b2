/** While the next scene is composed, nothing of the one before is in memory. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { compile, direct, render } from '../../src/index.ts';
import { collectGarbage } from '../../src/video/collect-garbage.ts';
import { RenderPool } from '../../src/video/render-pool.ts';
import { renderVideo } from '../../src/video/render-video.ts';
import { createTestState, createTestWorld, poseTestWorld } from './render-fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'takes-'));
after(() => rm(folder, { recursive: true, force: true }));

const size = { width: 1280, height: 720 };
/** Bytes: a thread holds more than 50 MB to draw 1280x720. */
const leastFreed = 30e6;
const mostWaitMs = 30_000;

const takeOf = () => {
  const scene = createTestWorld(8);
  const poseFrame = (number: number) => {
    poseTestWorld(scene, number / 24);
    return createTestState({ time: number / 24 });
  };
  return { world: scene.world, poseFrame, dispose: () => scene.world.clear() };
};

test('the world of a scene and what threads drew it in are given back before the next is composed', async () => {
  const pool = new RenderPool();
  let drawnRss = 0;
  let isFreed = false;
  let positions: WeakRef<Float32Array> | undefined;
  const start = () => {
    const first = takeOf();
    positions = new WeakRef(first.world.positions);
    return first;
  };
  const load = async () => {
    const end = performance.now() + mostWaitMs;
    while (!isFreed && performance.now() < end) {
      collectGarbage();
      await setImmediate();
      isFreed = drawnRss - process.memoryUsage.rss() > leastFreed && positions?.deref() === undefined;
    }
    return takeOf();
  };
  await renderVideo({
    ...start(),
    ...size,
    frameCount: 3,
    framesPerSecond: 24,
    quality: 'full',
    sound: null,
    path: join(folder, 'takes.mp4'),
    pool,
    workers: 1,
    later: [{ frameCount: 1, load }],
    onProgress: () => {
      // What this thread has dropped is not what the threads give back.
      collectGarbage();
      drawnRss = Math.max(drawnRss, process.memoryUsage.rss());
    },
  });
  await pool.close();
  assert.ok(isFreed, `${positions?.deref() ? 'the world is kept' : 'the threads keep their memory'}`);
});

test('a film of several scenes gives up the models of each but the last', async () => {
  const film = await compile(direct('A man walks through a forest, then he enters a kitchen'), {
    seed: 1,
    seconds: 4,
    width: 64,
    height: 48,
  });
  assert.ok(film.later.length > 0);
  await render(film, { path: join(folder, 'scenes.mp4'), hasSound: false, framesPerSecond: 2, workers: 1 });
  const trianglesOf = ({ actors }: typeof film.stage) =>
    actors.flatMap(({ model }) => model.parts).reduce((sum, { mesh }) => sum + mesh.materials.length, 0);
  const left = [film.stage, ...film.later.map(({ stage }) => stage)].map(trianglesOf);
  assert.equal(film.film.world.triangles, 0);
  assert.deepEqual(left.slice(0, -1).filter(Boolean), []);
  assert.ok(left.at(-1)! > 0);
});
