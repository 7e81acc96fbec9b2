/** Describes a job's video: reads its prompt, or edits the scene of a remixed video by it. */

import {
  type Character,
  checkScene,
  describe,
  editScene,
  readWrittenScene,
  type Scene,
  type Style,
  styleNames,
  type Thing,
} from '@kinora/film';
import { parseJson } from '../../../lib/parse-json.ts';
import type { VideoJob } from '../../engine.ts';

/** Stored with the task, for remixes and for the list of things that could not be drawn. */
export type StoredScene = {
  engine: 'film';
  version: 3;
  seed: number;
  scene: Scene;
  /** The main subject's appearance, for characters made from the video. Stored under this name. */
  hero: Thing | null;
  notDrawn: string[];
  author: Author;
};

/** How the scene was made: by our rules, by a language model, or by editing an earlier video. */
type Author = 'rules' | 'model' | 'remix';

const readStoredScene = (text: string | null): StoredScene | undefined => {
  const stored = parseJson(text ?? 'null') as StoredScene | null | undefined;
  const isOurs = stored?.engine === 'film' && Number.isFinite(stored.seed);
  return isOurs && 'scene' in checkScene(stored.scene) ? stored : undefined;
};

const asStyle = (name: string | null): Style | null => styleNames.find((style) => style === name) ?? null;

const read = (job: VideoJob, style: Style | null): { scene: Scene; author: Author } => {
  const rules = describe(job.prompt, { style });
  const usernames = job.characters.map(({ username }) => username);
  const written = job.writtenScene ? readWrittenScene(job.writtenScene, rules, usernames) : undefined;
  return written
    ? { scene: { ...written, ...(style && { style }) }, author: 'model' }
    : { scene: rules, author: 'rules' };
};

/** A source whose scene cannot be read any more is described again from its prompt, then edited. */
const sourceOf = (job: VideoJob): { scene: Scene; seed: number } | undefined => {
  const stored = readStoredScene(job.sourceScene);
  if (stored) return stored;
  return job.sourceScene && job.source ? { scene: describe(job.source.prompt), seed: job.seed } : undefined;
};

export const describeJob = (
  job: VideoJob,
): { scene: Scene; seed: number; author: Author; characters: Character[] } => {
  const source = sourceOf(job);
  const style = asStyle(job.style);
  const { scene, author } = source
    ? { scene: { ...editScene(source.scene, job.prompt), ...(style && { style }) }, author: 'remix' as const }
    : read(job, style);
  return {
    scene,
    author,
    seed: source?.seed ?? job.seed,
    characters: job.characters.map(({ username, picturePath, appearance }) => ({
      username,
      picturePath,
      thing: (parseJson(appearance || 'null') ?? null) as Thing | null,
    })),
  };
};
