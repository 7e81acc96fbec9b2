/** A video engine that answers at once with a real, small MP4 of the asked length, or as the test steers it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoEngine, VideoJob } from '../../src/engines/engine.ts';
import { makeVideo } from './media-fixtures.ts';

const made = new Map<string, Buffer>();

/** Each kind is encoded once. */
const videoOf = (options: { seconds: number; width: number; height: number; framesPerSecond: number }) => {
  const kind = JSON.stringify(options);
  const before = made.get(kind);
  if (before) return before;
  const folder = mkdtempSync(join(tmpdir(), 'kinora-fake-video-'));
  const video = readFileSync(makeVideo(folder, options));
  rmSync(folder, { recursive: true });
  made.set(kind, video);
  return video;
};

/** `framesPerSecond`: few where another service re-encodes the video at full size. */
export const createFakeVideoEngine = ({ framesPerSecond = 4 } = {}) => {
  const jobs: VideoJob[] = [];
  let released: Promise<void> = Promise.resolve();
  let open = () => {};
  let failure: (() => Error) | undefined;
  let still: Buffer | undefined;
  let draw = (_percent: number) => {};

  return {
    /** Every job it was given, oldest first. */
    jobs,
    /** From now on jobs wait until `release`. */
    hold(): void {
      ({ promise: released, resolve: open } = Promise.withResolvers<void>());
    },
    release: () => open(),
    /** From now on jobs fail with this; undefined: they succeed again. */
    failWith(error: (() => Error) | undefined): void {
      failure = error;
    },
    /** From now on jobs have this still of their first frame. */
    preview(webp: Buffer | undefined): void {
      still = webp;
    },
    /** The job that is held has come so far, with a new still. */
    draw: (percent: number) => draw(percent),
    async generate(job, { signal, onProgress, onPreview }) {
      jobs.push(job);
      onProgress(1);
      draw = (percent) => {
        onProgress(percent);
        if (!still) return;
        const path = join(job.workDir, 'preview.webp');
        writeFileSync(path, still);
        onPreview?.(path);
      };
      if (still) draw(1);
      signal.throwIfAborted();
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      await Promise.race([released, aborted]);
      signal.throwIfAborted();
      if (failure) throw failure();
      onProgress(50);
      const evenSide = (side: number) => 2 * Math.round((32 * side) / Math.max(job.width, job.height));
      const videoPath = join(job.workDir, 'film.mp4');
      writeFileSync(
        videoPath,
        videoOf({
          seconds: job.seconds,
          width: evenSide(job.width),
          height: evenSide(job.height),
          framesPerSecond,
        }),
      );
      return { videoPath, scene: JSON.stringify({ seed: job.seed }) };
    },
  } satisfies VideoEngine & Record<string, unknown>;
};
export type FakeVideoEngine = ReturnType<typeof createFakeVideoEngine>;
