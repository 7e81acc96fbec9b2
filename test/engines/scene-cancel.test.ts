import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { VideoJob } from '../../src/engines/engine.ts';
import { describeFilm } from '../../src/engines/local/scene/describe-film.ts';
import { createFilmCrew } from '../../src/engines/local/scene/film-crew.ts';
import { createSceneEngine } from '../../src/engines/local/scene/scene.ts';
import { cpuSeconds, secondsUntilAtRest } from '../support/cpu-use.ts';
import { streamFacts } from '../support/media-fixtures.ts';
import { waitFor } from '../support/wait-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-cancel-'));
after(() => rmSync(folder, { recursive: true }));

let jobs = 0;
const makeJob = (changes: Partial<VideoJob> = {}): VideoJob => {
  const workDir = join(folder, `job-${jobs++}`);
  mkdirSync(workDir);
  return {
    taskId: 'task',
    model: 'alpha',
    seed: 7,
    prompt: 'a fox walks through an autumn forest',
    seconds: 60,
    width: 1_920,
    height: 1_080,
    images: [],
    characters: [],
    watermark: false,
    style: null,
    sourceScene: null,
    workDir,
    ...changes,
  };
};

describe('a film that is given up', () => {
  const engine = createSceneEngine({ processes: 1 });
  after(() => engine.close());
  const never = new AbortController().signal;
  const makeSmall = () =>
    engine.generate(makeJob({ seconds: 0.2, width: 160, height: 90 }), { signal: never, onProgress() {} });

  /** All of these films would keep the process at work for more than a minute. */
  const mostSeconds = 1.5;
  const giveUp = async (
    changes: Partial<VideoJob>,
    when: (film: { percent: number; usedSeconds: number }) => boolean,
  ) => {
    await makeSmall();
    const pid = engine.stats().pids[0]!;
    const controller = new AbortController();
    const job = makeJob(changes);
    let percent = 0;
    const atStart = cpuSeconds(pid);
    const film = engine.generate(job, {
      signal: controller.signal,
      onProgress: (now) => {
        percent = now;
      },
    });
    film.catch(() => {});
    await waitFor(() => when({ percent, usedSeconds: cpuSeconds(pid) - atStart }), {
      timeoutMs: 60_000,
      everyMs: 2,
    });
    const atAbort = percent;
    controller.abort();
    await assert.rejects(film, { name: 'AbortError' });
    const usedSeconds = await secondsUntilAtRest(pid);
    assert.ok(usedSeconds < mostSeconds, `worked for ${usedSeconds} s more`);
    await makeSmall();
    const { started, crashes, pids } = engine.stats();
    assert.deepEqual({ started, crashes, pids }, { started: 1, crashes: 0, pids: [pid] });
    return { atAbort, job };
  };

  it('stops while its layers are baked', async () => {
    const { atAbort } = await giveUp({}, ({ usedSeconds }) => usedSeconds > 0.4);
    assert.equal(atAbort, 0);
  });

  it('stops while its sound is made', async () => {
    const { atAbort } = await giveUp({ prompt: 'a cat in a room' }, ({ usedSeconds }) => usedSeconds > 0.05);
    assert.equal(atAbort, 0);
  });

  it('stops among its frames', async () => {
    const { atAbort } = await giveUp({}, ({ percent }) => percent >= 1);
    assert.ok(atAbort < 50);
  });

  it('stops while the encoder hands out its last frames', async () => {
    const changes = { prompt: 'a cat in a room', seconds: 1 };
    const { job } = await giveUp(changes, ({ percent }) => percent === 100);
    assert.throws(() => streamFacts(join(job.workDir, 'film.mp4')), 'the file was not finished');
  });
});

describe('a crew', () => {
  const planOf = (prompt: string, frameCount: number) => {
    const job = makeJob({ prompt, width: 320, height: 180 });
    const { spec, seed } = describeFilm(job);
    return { ...job, spec, seed, frameCount, framesPerSecond: 24 };
  };
  const hashOf = async (crew: ReturnType<typeof createFilmCrew>, prompt: string) => {
    const hash = createHash('sha256');
    await crew.shoot(planOf(prompt, 13), new AbortController().signal, (pixels) => hash.update(pixels));
    return hash.digest('hex');
  };

  it('draws the same frames with one thread, with three, and after films given up at any time', async (t) => {
    const [one, three] = [createFilmCrew(1), createFilmCrew(3)];
    t.after(() => Promise.all([one.dismiss(), three.dismiss()]));
    const prompt = 'a village in the snow';
    const expected = await hashOf(one, prompt);
    assert.equal(await hashOf(three, prompt), expected);
    for (const delayMs of [0, 1, 5, 25, 60]) {
      const given = three.shoot(planOf('a lake in a forest', 500), AbortSignal.timeout(delayMs), () => {});
      await assert.rejects(given, { name: 'TimeoutError' });
      assert.equal(await hashOf(three, prompt), expected, `given up after ${delayMs} ms`);
    }
  });

  it('draws the same frames where threads paint layers for each other', async (t) => {
    const [one, three] = [createFilmCrew(1), createFilmCrew(3)];
    t.after(() => Promise.all([one.dismiss(), three.dismiss()]));
    for (const prompt of ['a street at night', 'a city skyline', 'an autumn forest'])
      assert.equal(await hashOf(three, prompt), await hashOf(one, prompt), prompt);
  });

  it('gets back the bits it painted with, whatever their colour and alpha', () => {
    const canvas = createCanvas(256, 256);
    const every = new ImageData(256, 256);
    for (let at = 0; at < 65_536; at += 1)
      every.data.set([at & 255, (at * 7) & 255, 255 - (at & 255), at >> 8], at * 4);
    canvas.getContext('2d').putImageData(every, 0, 0);
    const copy = createCanvas(256, 256);
    copy.getContext('2d').putImageData(canvas.getContext('2d').getImageData(0, 0, 256, 256), 0, 0);
    assert.ok(canvas.data().equals(copy.data()));
  });

  it('hands on no frame after an abort', async (t) => {
    const crew = createFilmCrew(2);
    t.after(() => crew.dismiss());
    const controller = new AbortController();
    let [frames, atAbort] = [0, 0];
    const film = crew.shoot(planOf('waves on the sea', 500), controller.signal, () => {
      frames += 1;
      if (frames === 5) {
        controller.abort();
        atAbort = frames;
      }
    });
    await assert.rejects(film, { name: 'AbortError' });
    await hashOf(crew, 'a meadow');
    assert.deepEqual([frames, atAbort], [5, 5]);
  });
});
