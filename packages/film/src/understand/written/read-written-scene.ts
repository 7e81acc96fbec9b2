/** The scene a language model wrote, checked and completed: it names things, we find what draws them. */

import { checkScene } from '../../scene/check-scene.ts';
import { type Act, limits, type Scene, type Thing, type Tie } from '../../scene/scene.ts';
import { describe } from '../understand.ts';

type WrittenThing = Partial<Omit<Thing, 'acts' | 'person'>> & {
  acts?: Partial<Act>[];
  person?: Partial<NonNullable<Thing['person']>> | null;
};
type Written = Partial<Omit<Scene, 'things' | 'camera' | 'setting'>> & {
  setting?: Partial<Scene['setting']>;
  camera?: Partial<Scene['camera']>;
  things?: WrittenThing[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain: Omit<Thing, 'name'> = {
  kit: null,
  art: null,
  count: 1,
  colour: null,
  material: null,
  size: 'medium',
  person: null,
  wears: [],
  traits: [],
  ties: [],
  acts: [],
  character: null,
  isImplied: false,
};
const plainAct: Omit<Act, 'action'> = { object: null, instrument: null, direction: null, pace: 1 };

const castThing = (written: WrittenThing, usernames: readonly string[]): Thing => {
  const character =
    usernames.find((name) => name.toLowerCase() === written.character?.toLowerCase?.()) ?? null;
  const read = typeof written.name === 'string' ? describe(written.name).things[0] : undefined;
  const acts =
    written.acts ?? read?.acts.filter(({ object, instrument }) => object === null && instrument === null);
  const person = character ? (written.person ?? null) : (written.person ?? read?.person ?? null);
  return {
    ...plain,
    // What the name alone tells: a bird flies, a knight wears armour.
    ...(read && { size: read.size, wears: read.wears }),
    ...written,
    name: written.name as string,
    acts: (acts ?? []).map((act) => ({ ...plainAct, ...act }) as Act),
    person: person && { sex: null, age: null, hair: null, ...(read?.person ?? {}), ...person },
    kit: character === null ? (read?.kit ?? null) : null,
    art: character === null ? (read?.art ?? null) : null,
    isImplied: false,
    character,
  };
};

/** Those that can be drawn, with their ties; the names of the others. */
const sift = (things: Thing[]) => {
  const drawn = things.filter(
    ({ kit, art, character }) => kit !== null || art !== null || character !== null,
  );
  const at = (index: number | null) => {
    const to = index === null ? -1 : drawn.indexOf(things[index]!);
    return to === -1 ? null : to;
  };
  const tieAt = ({ kind, to }: Tie): Tie[] => (at(to) === null ? [] : [{ kind, to: at(to)! }]);
  const kept = drawn.map((thing) => ({
    ...thing,
    ties: thing.ties.flatMap(tieAt),
    acts: thing.acts.map((act) => ({
      ...act,
      object: at(act.object),
      instrument: at(act.instrument),
      ...(act.goal && { goal: tieAt(act.goal)[0] ?? null }),
      ...(act.source && { source: tieAt(act.source)[0] ?? null }),
    })),
  }));
  const missing = things.filter((thing) => !drawn.includes(thing)).map(({ name }) => name);
  return { kept, missing, at };
};

/** Undefined when it is no scene; `rules` is what we read in the prompt ourselves, for what is left out. */
export const readWrittenScene = (
  text: string,
  rules: Scene,
  usernames: readonly string[],
): Scene | undefined => {
  try {
    const written = JSON.parse(text) as Written | null;
    if (!isRecord(written) || !(written.things ?? []).every(isRecord)) return undefined;
    for (const ours of ['version', 'notDrawn']) if (ours in written) return undefined;
    const { things, camera, setting, ...rest } = written as Written;
    const all = things?.map((thing) => castThing(thing, usernames));
    // Of everything that is written, so that a mistake in what cannot be drawn is one too.
    const whole: Scene = {
      ...rules,
      ...rest,
      setting: { ...rules.setting, ...setting, isStated: true },
      camera: { ...rules.camera, ...camera },
      things: all ?? rules.things,
    };
    if ('mistakes' in checkScene(whole)) return undefined;
    const { kept, missing, at } = sift(whole.things);
    return {
      ...whole,
      camera: { ...whole.camera, subject: at(whole.camera.subject) },
      things: kept,
      notDrawn: (all ? missing : rules.notDrawn).slice(0, limits.notDrawn),
    };
  } catch {
    return undefined;
  }
};
