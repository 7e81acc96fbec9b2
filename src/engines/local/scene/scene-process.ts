/** The process that makes films: threads draw, this one encodes. */

import { join } from 'node:path';
import type { VideoJob, VideoResult } from '../../engine.ts';
import { serveEngine } from '../../serve.ts';
import { describeFilm, type StoredScene } from './describe-film.ts';
import { createFilmCrew } from './film-crew.ts';
import { createFilmEncoder, type FilmEncoder, framesPerSecond } from './film-encoder.ts';
import { createAmbience } from './sound/ambience.ts';
import { sampleRate } from './sound/voices.ts';

export type SceneProcessData = { renderThreads: number; encoderThreads: number; sound: boolean };

let settings: SceneProcessData = { renderThreads: 1, encoderThreads: 1, sound: false };
let crew = createFilmCrew(1);

const even = (pixels: number) => Math.max(16, pixels - (pixels % 2));

const render = async (
  job: VideoJob,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<VideoResult> => {
  const { spec, seed, author } = describeFilm(job);
  const size = { width: even(job.width), height: even(job.height) };
  const frameCount = Math.max(1, Math.round(job.seconds * framesPerSecond));
  const videoPath = join(job.workDir, 'film.mp4');
  let encoder: FilmEncoder | undefined;
  // While the threads compose the picture.
  const prepare = async () => {
    const sound = settings.sound
      ? { ...(await createAmbience(spec, seed, frameCount / framesPerSecond, signal)), sampleRate }
      : null;
    signal.throwIfAborted();
    encoder = createFilmEncoder(videoPath, { ...size, threads: settings.encoderThreads, sound });
  };
  const prepared = prepare();
  try {
    let percent = 0;
    const { drawnSubjects } = await crew.shoot(
      {
        ...size,
        spec,
        seed,
        frameCount,
        framesPerSecond,
        images: job.images,
        characters: job.characters,
        watermark: job.watermark,
      },
      signal,
      (pixels, number) => {
        encoder!.add(pixels);
        const done = Math.floor(((number + 1) * 100) / frameCount);
        if (done > percent) onPercent(done);
        percent = done;
      },
      prepared,
    );
    await encoder!.finish(signal);
    const missing = spec.subjects
      .filter((_, index) => !drawnSubjects.includes(index))
      .map((subject) => subject.name);
    const notDrawn = [...new Set([...spec.notDrawn, ...missing])];
    const scene: StoredScene = { engine: 'scene', version: 2, seed, spec, notDrawn, author };
    return { videoPath, scene: JSON.stringify(scene), notDrawn };
  } finally {
    await prepared.catch(() => {});
    encoder?.close();
  }
};

serveEngine({
  load: async (data: SceneProcessData) => {
    settings = data;
    crew = createFilmCrew(data.renderThreads);
  },
  handlers: {
    render: (job: VideoJob, { signal, emit }) => render(job, signal, emit),
  },
});
