import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { RenderPool } from '../../src/video/render-pool.ts';
import { renderVideo, type VideoOptions } from '../../src/video/render-video.ts';
import { createTestState, createTestWorld, poseTestWorld } from './render-fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'video-'));
const pool = new RenderPool();
after(async () => {
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
const make = async (changes: Partial<VideoOptions> = {}) => {
  const scene = createTestWorld(8);
  const path = join(folder, `${++count}.mp4`);
  const options: VideoOptions = {
    world: scene.world,
    frameCount: 6,
    framesPerSecond: 24,
    width: 64,
    height: 48,
    quality: 'full',
    poseFrame: (number) => {
      poseTestWorld(scene, number / 24);
      return createTestState({ time: number / 24 });
    },
    sound: null,
    path,
    pool,
    ...changes,
  };
  await renderVideo(options);
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
};

test('the bytes do not depend on the number of workers', async () => {
  const hashes = new Set<string>();
  for (const workers of [1, 2, 3, 8, 16]) hashes.add(await make({ workers, frameCount: 20 }));
  assert.equal(hashes.size, 1);
});

test('two videos at once get the bytes they get alone, and share the threads', async () => {
  const alone = await make({ workers: 2 });
  const enough = new AbortController();
  const long = make({ workers: 2, frameCount: 5000, signal: enough.signal });
  const isCancelled = assert.rejects(long, /enough/);
  assert.equal(await make({ workers: 2 }), alone);
  // Had the short one waited for the long one, there would be nothing left to cancel.
  enough.abort(new Error('enough'));
  await isCancelled;
});

test('small and narrow sizes, sound and progress', async () => {
  const progress: number[] = [];
  const sound = { left: new Float32Array(4410), right: new Float32Array(4410), sampleRate: 44_100 };
  await make({ width: 16, height: 16, sound, onProgress: (share) => progress.push(share), workers: 2 });
  assert.deepEqual(
    progress,
    [1, 2, 3, 4, 5, 6].map((n) => n / 6),
  );
  await make({ width: 18, height: 130, quality: 'fast', workers: 2 });
  await assert.rejects(make({ width: 15 }), RangeError);
});

test('cancelling is heard at once in every stage', async () => {
  for (const afterFrames of [0, 1, 4, 40]) {
    const controller = new AbortController();
    const scene = createTestWorld(8);
    let isAborted = false;
    let posedAfterwards = 0;
    const path = join(folder, 'cancelled.mp4');
    const video = make({
      world: scene.world,
      path,
      width: 640,
      height: 360,
      frameCount: 41,
      workers: 2,
      signal: controller.signal,
      poseFrame: (number) => {
        if (isAborted) posedAfterwards += 1;
        if (number === afterFrames)
          setImmediate(() => {
            isAborted = true;
            controller.abort(new Error('enough'));
          });
        poseTestWorld(scene, number / 24);
        return createTestState({ time: number / 24 });
      },
    });
    await assert.rejects(video, /enough/);
    assert.equal(posedAfterwards, 0);
  }
  // Workers still busy with the cancelled ones would finish them before the next one.
  await make({ workers: 2, frameCount: 41 });
  await assert.rejects(access(join(folder, 'cancelled.mp4')));
});

test('errors of posing and of writing reach the caller', async () => {
  await assert.rejects(
    make({
      poseFrame: () => {
        throw new Error('no pose');
      },
    }),
    /no pose/,
  );
  await assert.rejects(make({ path: '/nowhere/at/all.mp4' }));
  await make({ workers: 1 });
});

test('a long video needs no more memory than a short one', async () => {
  await make({ workers: 2, frameCount: 40, width: 32, height: 32 });
  const before = process.memoryUsage().rss;
  await make({ workers: 2, frameCount: 600, width: 32, height: 32 });
  const grown = (process.memoryUsage().rss - before) / 1e6;
  assert.ok(grown < 60, `${grown.toFixed(0)} MB more`);
});
