/** Describes a job's video: reads its prompt, or edits the scene of a remixed video by it. */

import {
  type Beat,
  type Character,
  checkScene,
  describe,
  direct,
  editScene,
  readWrittenScene,
  type Scene,
  type Screenplay,
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
  /** What is shown after the first cut, each with its share of the length; absent in a film of one scene. */
  later?: Pick<Beat, 'scene' | 'share'>[];
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
  const isWhole = (scene: unknown) => 'scene' in checkScene(scene);
  return isOurs && isWhole(stored.scene) && (stored.later ?? []).every(({ scene }) => isWhole(scene))
    ? stored
    : undefined;
};

const asStyle = (name: string | null): Style | null => styleNames.find((style) => style === name) ?? null;

const screenplayOf = (scenes: Pick<Beat, 'scene' | 'share'>[]): Screenplay => ({
  version: 1,
  beats: scenes.map((one, step) => ({ ...one, steps: [step] })),
  cast: [],
  shownAs: [],
  notDrawn: [],
});
const inOneScene = (scene: Scene): Screenplay => screenplayOf([{ scene, share: 1 }]);

const read = (job: VideoJob, style: Style | null): { screenplay: Screenplay; author: Author } => {
  const usernames = job.characters.map(({ username }) => username);
  const written = job.writtenScene
    ? readWrittenScene(job.writtenScene, describe(job.prompt, { style }), usernames)
    : undefined;
  if (written) return { screenplay: inOneScene({ ...written, ...(style && { style }) }), author: 'model' };
  // A given picture is one scene from its first frame to its last.
  const isGiven = job.images.length > 0;
  const options = { style, seconds: job.seconds, ...(isGiven && { reader: 'scene' as const }) };
  return { screenplay: direct(job.prompt, options), author: 'rules' };
};

/** A source whose scene cannot be read any more is described again from its prompt, then edited. */
const sourceOf = (job: VideoJob): { screenplay: Screenplay; seed: number } | undefined => {
  const stored = readStoredScene(job.sourceScene);
  if (stored) {
    const later = stored.later ?? [];
    const rest = later.reduce((sum, { share }) => sum + share, 0);
    return {
      screenplay: screenplayOf([{ scene: stored.scene, share: 1 - rest }, ...later]),
      seed: stored.seed,
    };
  }
  return job.sourceScene && job.source
    ? { screenplay: inOneScene(describe(job.source.prompt)), seed: job.seed }
    : undefined;
};

const editAll = (screenplay: Screenplay, edit: string, style: Style | null): Screenplay => ({
  ...screenplay,
  beats: screenplay.beats.map((beat) => ({
    ...beat,
    scene: { ...editScene(beat.scene, edit), ...(style && { style }) },
  })),
});

export const describeJob = (
  job: VideoJob,
): { screenplay: Screenplay; seed: number; author: Author; characters: Character[] } => {
  const source = sourceOf(job);
  const style = asStyle(job.style);
  const { screenplay, author } = source
    ? { screenplay: editAll(source.screenplay, job.prompt, style), author: 'remix' as const }
    : read(job, style);
  return {
    screenplay,
    author,
    seed: source?.seed ?? job.seed,
    characters: job.characters.map(({ username, picturePath, appearance }) => ({
      username,
      picturePath,
      thing: (parseJson(appearance || 'null') ?? null) as Thing | null,
    })),
  };
};
