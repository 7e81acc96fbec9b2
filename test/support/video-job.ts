import type { VideoJob } from '../../src/engines/engine.ts';

export const videoJob = (
  fields: Pick<VideoJob, 'prompt' | 'seconds' | 'width' | 'height'> & Partial<VideoJob>,
): VideoJob => ({
  taskId: 'task',
  model: 'alpha',
  seed: 17,
  images: [],
  characters: [],
  watermark: false,
  style: null,
  sourceScene: null,
  workDir: '',
  ...fields,
});
