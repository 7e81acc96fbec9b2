/** A workflow template with its placeholders filled in. */
import { type Placeholder, placeholdersIn } from '../../../domain/route.ts';
import type { VideoImage, VideoJob } from '../../engine.ts';
import { videoPrompt } from '../video-prompt.ts';

export type Grid = {
  fps: number;
  /** Frame counts are a multiple of this, plus one. */
  frameStep: number;
  /** Width and height are multiples of this many pixels. */
  sizeStep: number;
};

type WorkflowValues = Partial<Record<Placeholder, string | number>>;

export const valuesOf = (job: VideoJob, { fps, frameStep, sizeStep }: Grid): WorkflowValues => ({
  prompt: videoPrompt(job),
  width: Math.round(job.width / sizeStep) * sizeStep,
  height: Math.round(job.height / sizeStep) * sizeStep,
  seconds: job.seconds,
  fps,
  frames: Math.floor((job.seconds * fps) / frameStep) * frameStep + 1,
  seed: job.seed,
});

/** The placeholder of each image. */
export const inputsOf = (images: VideoImage[]): [Placeholder, string][] => {
  const names: Placeholder[] = ['image', 'image_2', 'image_3'];
  return images.flatMap(({ path, role }) => {
    const input = role === 'last' ? 'last_image' : names.shift();
    return input ? [[input, path]] : [];
  });
};

export const imageInputs = (workflow: unknown): Placeholder[] =>
  placeholdersIn(workflow).filter((name) => name.includes('image')) as Placeholder[];

/**
 * A string that is exactly one placeholder becomes the value itself, number or text; inside a longer string it is
 * inserted as text.
 */
export const fillWorkflow = (node: unknown, values: WorkflowValues): unknown => {
  if (Array.isArray(node)) return node.map((item) => fillWorkflow(item, values));
  if (typeof node === 'object' && node !== null)
    return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, fillWorkflow(item, values)]));
  if (typeof node !== 'string') return node;
  const whole = /^\{\{\s*(\w+)\s*\}\}$/.exec(node);
  if (whole) return values[whole[1] as Placeholder] ?? node;
  return node.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (text, name) => String(values[name as Placeholder] ?? text));
};
