/** What a job's film shows: understood from its prompt, or a remixed film's scene edited by it. */

import type { VideoJob } from '../../engine.ts';
import { checkSceneSpec } from './understand/check-scene-spec.ts';
import { editScene } from './understand/edit-scene.ts';
import { readWrittenScene } from './understand/read-written-scene.ts';
import { type SceneSpec, type Style, type Subject, styleNames } from './understand/scene-spec.ts';
import { understand } from './understand/understand.ts';

/** Kept with the task, for remixes and for what could not be drawn. */
export type StoredScene = {
  engine: 'scene';
  version: 2;
  seed: number;
  spec: SceneSpec;
  notDrawn: string[];
  /** Absent in older ones: rules. */
  author?: Author;
};

/** Who described the scene: our rules, a language model, or an earlier film that was edited. */
export type Author = 'rules' | 'model' | 'remix';

export const readStoredScene = (text: string | null): StoredScene | undefined => {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredScene | null;
    const isOurs = stored?.engine === 'scene' && Number.isFinite(stored.seed);
    return isOurs && 'spec' in checkSceneSpec(stored.spec) ? stored : undefined;
  } catch {
    return undefined;
  }
};

const asStyle = (name: string | null): Style | null => styleNames.find((style) => style === name) ?? null;

const guest = (character: string, name: string): Subject => ({
  name,
  art: null,
  count: 1,
  colour: null,
  size: 'large',
  action: 'stand',
  direction: null,
  pace: 1,
  relation: null,
  character,
});

/** Characters and components the prompt does not place take part anyway. */
const invite = (spec: SceneSpec, job: VideoJob): SceneSpec => {
  const subjects = [...spec.subjects];
  const present = new Set(subjects.map((subject) => subject.character?.toLowerCase()));
  for (const { username } of job.characters) {
    if (!present.has(username.toLowerCase())) subjects.push(guest(username, username));
  }
  const components = job.images.filter((image) => image.role === 'component');
  for (const n of components.keys()) {
    if (!present.has(`component-${n}`)) subjects.push(guest(`component-${n}`, 'component'));
  }
  const pictured = job.images.some((image) => image.role === 'first' || image.role === 'reference');
  // A given picture already shows its things; only guests join it.
  const shown = pictured ? subjects.filter((subject) => subject.character !== null) : subjects;
  return { ...spec, subjects: keepRelations(shown, subjects) };
};

const keepRelations = (shown: Subject[], all: Subject[]): Subject[] =>
  shown.map((subject) => {
    const to = subject.relation ? shown.indexOf(all[subject.relation.to]!) : -1;
    return { ...subject, relation: subject.relation && to >= 0 ? { ...subject.relation, to } : null };
  });

const read = (job: VideoJob, style: Style | null): { spec: SceneSpec; author: Author } => {
  const rules = understand(job.prompt, { style });
  const usernames = job.characters.map(({ username }) => username);
  const written = job.writtenScene ? readWrittenScene(job.writtenScene, rules, usernames) : undefined;
  return written
    ? { spec: { ...written, ...(style && { style }) }, author: 'model' }
    : { spec: rules, author: 'rules' };
};

export const describeFilm = (job: VideoJob): { spec: SceneSpec; seed: number; author: Author } => {
  const source = readStoredScene(job.sourceScene);
  const style = asStyle(job.style);
  const { spec, author } = source
    ? { spec: { ...editScene(source.spec, job.prompt), ...(style && { style }) }, author: 'remix' as const }
    : read(job, style);
  return { spec: invite(spec, job), seed: source?.seed ?? job.seed, author };
};
