import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { stagePercents } from '../../../../src/domain/video/making-progress.ts';
import type { VideoJob } from '../../../../src/engines/engine.ts';
import { createLocalVideoEngine } from '../../../../src/engines/local/video/video-engine.ts';
import { afterTest } from '../../../support/after-test.ts';
import { streamFacts } from '../../../support/media-fixtures.ts';
import { cpuSeconds, secondsUntilAtRest } from '../../../support/process/cpu-use.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { videoJob } from '../../../support/video-job.ts';
import { waitFor } from '../../../support/wait-for.ts';

const folder = temporaryFolder({ after });

let jobs = 0;
const makeJob = (changes: Partial<VideoJob> = {}): VideoJob => {
  const workDir = join(folder, `job-${jobs++}`);
  mkdirSync(workDir);
  return videoJob({
    prompt: 'a fox walks through an autumn forest',
    seconds: 60,
    width: 1_920,
    height: 1_080,
    workDir,
    ...changes,
  });
};

describe('a video that is given up', () => {
  // On a busy machine a process that stops by itself may take longer than the usual time before it is killed.
  const engine = createLocalVideoEngine({ processes: 1, abortGraceMs: 600_000 });
  after(() => engine.close());
  const never = new AbortController().signal;
  const makeSmall = () =>
    engine.generate(makeJob({ prompt: 'a red ball on white', seconds: 0.2, width: 160, height: 90 }), {
      signal: never,
      onProgress() {},
    });

  /** All of these videos would keep the process at work for more than a minute. */
  const mostSeconds = 5;
  const giveUp = async (
    changes: Partial<VideoJob>,
    when: (video: { percent: number; usedSeconds: () => number }) => boolean,
  ) => {
    const pid = engine.stats().pids[0]!;
    const controller = new AbortController();
    const job = makeJob(changes);
    let percent = 0;
    const atStart = cpuSeconds(pid);
    const video = engine.generate(job, {
      signal: controller.signal,
      onProgress: (now) => {
        percent = now;
      },
    });
    video.catch(() => {});
    const usedSeconds = () => cpuSeconds(pid) - atStart;
    await waitFor(() => when({ percent, usedSeconds }), { everyMs: 2 });
    const atAbort = percent;
    controller.abort();
    await assert.rejects(video, { name: 'AbortError' });
    const moreSeconds = await secondsUntilAtRest(pid);
    assert.ok(moreSeconds < mostSeconds, `worked for ${moreSeconds} s more`);
    await makeSmall();
    const { started, crashes, pids } = engine.stats();
    assert.deepEqual({ started, crashes, pids }, { started: 1, crashes: 0, pids: [pid] });
    return { atAbort, job };
  };

  before(makeSmall);

  it('stops while it is composed', async () => {
    const { atAbort } = await giveUp({}, ({ usedSeconds }) => usedSeconds() > 0.4);
    assert.ok(atAbort < stagePercents.drawing, `at ${atAbort} percent`);
  });

  it('stops while its sound is made', async () => {
    const { atAbort } = await giveUp(
      { prompt: 'a cat in a room' },
      ({ percent, usedSeconds }) => percent >= stagePercents.staging && usedSeconds() > 0.05,
    );
    assert.ok(atAbort <= stagePercents.drawing, `at ${atAbort} percent`);
  });

  it('stops among its frames', async () => {
    const changes = { prompt: 'a cat in a room', width: 640, height: 360 };
    const { atAbort } = await giveUp(changes, ({ percent }) => percent > stagePercents.drawing);
    assert.ok(atAbort < 50);
  });

  it('stops while the encoder hands out its last frames', async () => {
    const changes = { prompt: 'a cat in a room', seconds: 1, width: 1_280, height: 720 };
    const { job } = await giveUp(changes, ({ percent }) => percent === stagePercents.encoding);
    assert.throws(() => streamFacts(join(job.workDir, 'video.mp4')), 'the file was not finished');
  });
});

describe('a video that takes more than its limit', () => {
  for (const [what, limit] of [
    ['memory', { videoMemoryMb: 1 }],
    ['processor time', { cpuShare: 1e-6 }],
  ] as const)
    it(`of ${what} is stopped, and not tried again here`, async (t) => {
      const engine = createLocalVideoEngine({ processes: 1, ...limit });
      afterTest(t, engine.close);
      const job = makeJob({ prompt: 'a red ball on white', seconds: 0.2, width: 160, height: 90 });
      const video = engine.generate(job, { signal: new AbortController().signal, onProgress() {} });
      await assert.rejects(video, { message: new RegExp(`limit.*${what}|${what} limit`) });
      assert.equal(engine.stats().started, 1);
    });
});
