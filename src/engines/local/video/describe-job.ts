/** Describes a job's video: reads its prompt, or edits the facts of a remixed video by it. */

import {
  type Beat,
  type Character,
  checkFacts,
  checkScene,
  describe,
  direct,
  editPrompt,
  factsOfScene,
  readPrompt,
  readWrittenScene,
  type Scene,
  type Screenplay,
  type Style,
  styleNames,
  type Thing,
  type Told,
} from '@kinora/film';
import { parseJson } from '../../../lib/parse-json.ts';
import type { VideoJob } from '../../engine.ts';

/** Stored with the task, for remixes and for the list of things that could not be drawn. */
export type StoredScene = {
  engine: 'film';
  version: 3;
  seed: number;
  /** What was said and is edited by remixes; absent in videos that were made before it was stored. */
  told?: Told;
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

const readStoredScene = (text: string | null): Partial<StoredScene> | undefined => {
  const stored = parseJson(text ?? 'null') as Partial<StoredScene> | null | undefined;
  return stored?.engine === 'film' && Number.isFinite(stored.seed) ? stored : undefined;
};

const asStyle = (name: string | null): Style | null => styleNames.find((style) => style === name) ?? null;

const inOneScene = (scene: Scene): Screenplay => ({
  version: 1,
  beats: [{ scene, share: 1, steps: [0] }],
  cast: [],
  shownAs: [],
  notDrawn: [],
});

/** What the source of a remix says: as stored, or read again from its prompt, or seen in the scene that is left of it. */
const sourceOf = (job: VideoJob): { told: Told; seed: number } | undefined => {
  const stored = readStoredScene(job.sourceScene);
  const seed = stored?.seed ?? job.seed;
  const checked = stored?.told ? checkFacts(stored.told.facts) : undefined;
  if (checked && 'facts' in checked && typeof stored?.told?.text === 'string')
    return { told: { text: stored.told.text, facts: checked.facts }, seed };
  // The prompt of a remix alone says only what was changed.
  const scene = stored && stored.author !== 'rules' ? checkScene(stored.scene) : undefined;
  if (scene && 'scene' in scene) return { told: factsOfScene(scene.scene), seed };
  return job.sourceScene && job.source ? { told: readPrompt(job.source.prompt), seed } : undefined;
};

type Described = {
  screenplay: Screenplay;
  seed: number;
  author: Author;
  characters: Character[];
  told: Told | null;
};

export const describeJob = (job: VideoJob): Described => {
  const style = asStyle(job.style);
  const characters = job.characters.map(({ username, picturePath, appearance }) => ({
    username,
    picturePath,
    thing: (parseJson(appearance || 'null') ?? null) as Thing | null,
  }));
  // A given picture is one scene from its first frame to its last.
  const options = { style, seconds: job.seconds, isOneShot: job.images.length > 0 };
  const source = sourceOf(job);
  if (source) {
    const told = editPrompt(source.told, job.prompt);
    return { screenplay: direct(told, options), author: 'remix', seed: source.seed, characters, told };
  }
  const usernames = job.characters.map(({ username }) => username);
  const written = job.writtenScene
    ? readWrittenScene(job.writtenScene, describe(job.prompt, { style }), usernames)
    : undefined;
  if (written) {
    const scene = { ...written, ...(style && { style }) };
    return { screenplay: inOneScene(scene), author: 'model', seed: job.seed, characters, told: null };
  }
  const told = readPrompt(job.prompt);
  return { screenplay: direct(told, options), author: 'rules', seed: job.seed, characters, told };
};
