/** The scene a language model wrote, checked and completed: it names things, we find their pictures. */

import { checkSceneSpec } from './check-scene-spec.ts';
import { limits, type SceneSpec, type Subject } from './scene-spec.ts';
import { understand } from './understand.ts';

type Written = Partial<Omit<SceneSpec, 'subjects' | 'camera'>> & {
  camera?: Partial<SceneSpec['camera']>;
  subjects?: Partial<Subject>[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain: Omit<Subject, 'name'> = {
  art: null,
  count: 1,
  colour: null,
  size: 'medium',
  action: 'stand',
  direction: null,
  pace: 1,
  relation: null,
  character: null,
};

const castSubject = (written: Partial<Subject>, usernames: readonly string[]): Subject => {
  const character =
    usernames.find((name) => name.toLowerCase() === written.character?.toLowerCase?.()) ?? null;
  const read = typeof written.name === 'string' ? understand(written.name).subjects[0] : undefined;
  return {
    ...plain,
    // What the name alone tells: a bird flies and a boat sails.
    ...(read && { size: read.size, action: read.action }),
    ...written,
    name: written.name as string,
    art: character === null ? (read?.art ?? null) : null,
    character,
  };
};

/** Those that can be drawn, with their relations; the names of the others. */
const sift = (subjects: Subject[]) => {
  const drawn = subjects.filter(({ art, character }) => art !== null || character !== null);
  const kept = drawn.map((subject) => {
    const to = subject.relation ? drawn.indexOf(subjects[subject.relation.to]!) : -1;
    return { ...subject, relation: to >= 0 ? { ...subject.relation!, to } : null };
  });
  return { kept, missing: subjects.filter((subject) => !drawn.includes(subject)).map(({ name }) => name) };
};

/** Undefined when it is no scene; `rules` is what we read in the prompt ourselves, for what is left out. */
export const readWrittenScene = (
  text: string,
  rules: SceneSpec,
  usernames: readonly string[],
): SceneSpec | undefined => {
  try {
    const written = JSON.parse(text) as Written | null;
    if (!isRecord(written) || !(written.subjects ?? []).every(isRecord)) return undefined;
    for (const ours of ['version', 'notDrawn']) if (ours in written) return undefined;
    const { subjects, camera, ...rest } = written as Written;
    const all = subjects?.map((subject) => castSubject(subject, usernames));
    // Of everything that is written, so that a mistake in what cannot be drawn is one too.
    const whole = {
      ...rules,
      ...rest,
      camera: { ...rules.camera, ...camera },
      subjects: all ?? rules.subjects,
    };
    const stand = (subject: Subject): Subject => (subject.character ? subject : { ...subject, art: '1f4e6' });
    const checked = checkSceneSpec({ ...whole, subjects: whole.subjects.map(stand) });
    if ('mistakes' in checked) return undefined;
    const { kept, missing } = sift(whole.subjects);
    const notDrawn = all ? missing : rules.notDrawn;
    return { ...whole, subjects: kept, notDrawn: notDrawn.slice(0, limits.notDrawn) };
  } catch {
    return undefined;
  }
};
