/** Describes a job's video: reads its prompt, or edits the facts of a remixed video by it. */

import {
  type Beat,
  type Character,
  checkFacts,
  checkScene,
  direct,
  editPrompt,
  factsOfScene,
  readPrompt,
  readWrittenFacts,
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
  /** The facts of the prompt, which remixes edit; absent in videos of very long prompts and in those made before they were stored. */
  told?: Told;
  scene: Scene;
  /** The scenes after the first cut, each with its share of the length; absent in a film of one scene. */
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

/** The facts of the source of a remix: as stored, or read again from its prompt, or seen in the scene that is left of it. */
const sourceOf = (job: VideoJob): { told: Told; seed: number } | undefined => {
  const stored = readStoredScene(job.sourceScene);
  const seed = stored?.seed ?? job.seed;
  const checked = stored?.told ? checkFacts(stored.told.facts) : undefined;
  if (checked && 'facts' in checked && typeof stored?.told?.text === 'string')
    return { told: { text: stored.told.text, facts: checked.facts }, seed };
  // The prompt of a remix alone says only what was changed.
  const scene = stored && stored.author !== 'rules' ? checkScene(stored.scene) : undefined;
  if (scene && 'scene' in scene) return { told: factsOfScene(scene.scene), seed };
  // One that another server made has none that we could read.
  return job.source ? { told: readPrompt(job.source.prompt), seed } : undefined;
};

/** More is read again from the prompt when it is remixed. */
const mostStored = 300;
export const toldToStore = (told: Told): { told?: Told } =>
  told.facts.entities.length + told.facts.events.length > mostStored ? {} : { told };

type Described = {
  screenplay: Screenplay;
  seed: number;
  author: Author;
  characters: Character[];
  told: Told;
};

/** The facts of a prompt, as a language model wrote them down or as we read them. */
const tellPrompt = (job: VideoJob): { told: Told; author: Author } => {
  const told = readPrompt(job.prompt);
  const usernames = job.characters.map(({ username }) => username);
  const facts = job.writtenScene ? readWrittenFacts(job.writtenScene, told.facts, usernames) : undefined;
  return facts ? { told: { ...told, facts }, author: 'model' } : { told, author: 'rules' };
};

export const describeJob = (job: VideoJob): Described => {
  const source = sourceOf(job);
  const { told, author } = source
    ? { told: editPrompt(source.told, job.prompt), author: 'remix' as const }
    : tellPrompt(job);
  // A given picture is one scene from its first frame to its last.
  const isOneShot = job.images.length > 0;
  return {
    screenplay: direct(told, { style: asStyle(job.style), seconds: job.seconds, isOneShot }),
    told,
    author,
    seed: source?.seed ?? job.seed,
    characters: job.characters.map(({ username, picturePath, appearance }) => ({
      username,
      picturePath,
      thing: (parseJson(appearance || 'null') ?? null) as Thing | null,
    })),
  };
};
