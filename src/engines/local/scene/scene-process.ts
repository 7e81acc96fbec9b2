/** The process that draws and encodes films. */

import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { VideoJob, VideoResult } from '../../engine.ts';
import { serveEngine } from '../../serve.ts';
import { createBackdrop } from './backdrop.ts';
import { createFilmEncoder, framesPerSecond } from './film-encoder.ts';
import { createTitle, createWatermark, registerTitleFont } from './lettering.ts';
import { createPictureFilm } from './pictures.ts';
import { createRandom, describeScene } from './scene-spec.ts';

export type SceneProcessData = { encoderThreads: number; titleFontPath?: string };

let encoderThreads = 1;

const even = (pixels: number) => Math.max(16, pixels - (pixels % 2));

const render = async (
  job: VideoJob,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<VideoResult> => {
  const size = { width: even(job.width), height: even(job.height) };
  const hasImages = job.images.length > 0;
  const spec = describeScene({ prompt: job.prompt, seed: job.seed, hasImages, sourceScene: job.sourceScene });
  const characterPaths = job.characters.map((character) => character.picturePath);
  const film = await createPictureFilm(
    { images: job.images, characterPaths },
    () => createBackdrop(spec, size),
    size,
    createRandom(spec.seed),
  );
  const title = hasImages ? undefined : createTitle(job.prompt, size);
  const watermark = job.watermark ? createWatermark(size) : undefined;

  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  // Layers are painted at their final size: more would cost three times as much and not be seen.
  context.imageSmoothingQuality = 'low';
  const videoPath = join(job.workDir, 'film.mp4');
  const encoder = createFilmEncoder(videoPath, { ...size, threads: encoderThreads });
  try {
    const frameCount = Math.max(1, Math.round(job.seconds * framesPerSecond));
    let percent = 0;
    for (let n = 0; n < frameCount; n += 1) {
      const moment = { seconds: n / framesPerSecond, progress: frameCount > 1 ? n / (frameCount - 1) : 0 };
      film(context, moment);
      title?.(context, moment);
      watermark?.(context, moment);
      encoder.add(canvas.data());
      await breathe();
      signal.throwIfAborted();
      const done = Math.floor(((n + 1) * 100) / frameCount);
      if (done > percent) onPercent(done);
      percent = done;
    }
    encoder.finish();
  } finally {
    encoder.close();
  }
  return { videoPath, scene: JSON.stringify(spec) };
};

serveEngine({
  load: async (data: SceneProcessData) => {
    encoderThreads = data.encoderThreads;
    if (data.titleFontPath) registerTitleFont(data.titleFontPath);
  },
  handlers: {
    render: (job: VideoJob, { signal, emit }) => render(job, signal, emit),
  },
});
