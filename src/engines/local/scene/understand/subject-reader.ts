/** Follows who is spoken of: which words belong to which thing, what it does, and to whom. */

import { addColour, type Draft, type DraftSubject } from './draft.ts';
import type { Action, Direction, NamedColour, RelationKind, Size } from './scene-spec.ts';
import { limits } from './scene-spec.ts';
import type { Thing } from './things.ts';
import { type Link, tieSubjects } from './tie-subjects.ts';

const restful: Action[] = ['stand', 'look', 'sit', 'talk'];
export const createSubjectReader = (draft: Draft) => {
  let modifiers: {
    count: number | null;
    colour: NamedColour | null;
    size: Size | null;
    action: Action | null;
    verb: string | null;
    pace: number | null;
    definite: boolean;
  };
  /** Those the next verb belongs to. */
  let agents: number[] = [];
  let agentsHaveActed = false;
  let lastNamed: number | null = null;
  let link: Link | null = null;
  let joined = false;
  let lastWasObject = false;
  let agentsBefore: number[] = [];
  /** "Under a tree, a dog sleeps": the place of whoever comes next. */
  let leading: { to: number; kind: RelationKind } | null = null;

  const clearModifiers = () => {
    modifiers = {
      count: null,
      colour: null,
      size: null,
      action: null,
      verb: null,
      pace: null,
      definite: false,
    };
  };
  clearModifiers();

  /** Colours and actions that found no thing: the first paint the picture, the others fall to whoever acts. */
  const flush = (toAgents: boolean) => {
    const { colour, size, action, verb, pace } = modifiers;
    const targets = agents.map((index) => draft.subjects[index]!);
    if (toAgents && targets.length > 0) {
      for (const subject of targets) {
        subject.colour ??= colour;
        subject.size ??= size;
      }
    } else if (colour) addColour(draft.palette, colour);
    if (action) act(action, pace, verb);
    clearModifiers();
  };

  const act = (action: Action, pace: number | null, verb: string | null = null) => {
    for (const index of agents) {
      const subject = draft.subjects[index]!;
      if (subject.action === null || restful.includes(subject.action)) {
        subject.action = action;
        subject.verb = verb;
      }
      if (pace !== null) subject.pace = pace;
    }
    agentsHaveActed = agents.length > 0;
    joined = false;
  };

  const known = (thing: Thing | null, character: string | null) => {
    const index = draft.subjects.findIndex((subject) =>
      character ? subject.character === character : thing !== null && subject.thing?.art === thing.art,
    );
    const { colour, count } = modifiers;
    if (index === -1 || (!modifiers.definite && !character)) return null;
    const subject = draft.subjects[index]!;
    const contradicts = colour !== null && subject.colour !== null && subject.colour.name !== colour.name;
    return contradicts || count !== null ? null : index;
  };

  /** Who wears what was named last. */
  const wearerOfLast = () =>
    agents.find((index) => {
      const { relation } = draft.subjects[index]!;
      return relation?.kind === 'wearing' && relation.to === lastNamed;
    });

  const name = (
    text: string,
    thing: Thing | null,
    character: string | null,
    plural: boolean,
    verbFollows: boolean,
  ) => {
    // There is room for one thing to wear.
    if (joined && !link && thing?.kind === 'clothing' && wearerOfLast() !== undefined) {
      draft.notDrawn.push(text);
      clearModifiers();
      joined = false;
      return;
    }
    const existing = known(thing, character);
    if (existing === null && draft.subjects.length >= limits.subjects) {
      draft.notDrawn.push(text);
      clearModifiers();
      return;
    }
    const index = existing ?? draft.subjects.length;
    if (existing === null) {
      const { count, colour, size, pace } = modifiers;
      draft.subjects.push({
        name: text,
        thing,
        character,
        count,
        plural,
        colour,
        size,
        action: null,
        verb: null,
        direction: null,
        pace,
        relation: null,
      });
    } else {
      draft.subjects[index]!.colour ??= modifiers.colour;
      draft.subjects[index]!.size ??= modifiers.size;
    }
    const subject = draft.subjects[index]!;
    const { action, verb, pace } = modifiers;
    const isObject = link !== null && (agents.length > 0 || lastNamed !== null);
    const leads = link !== null && !isObject && link.kind !== 'with' && !link.passive;
    const continuesObjects = !link && joined && lastWasObject && !verbFollows;
    const tied = isObject ? tieSubjects(draft, index, link!, agents, lastNamed) : null;
    const takesOver = isObject && (tied === null || tied === 'facing' || link!.passive) && verbFollows;
    if (takesOver) {
      agents = [index];
      agentsHaveActed = false;
    } else if (leads) {
      leading = { to: index, kind: link!.kind as RelationKind };
    } else if (!isObject && !continuesObjects) {
      if (leading && leading.to !== index) {
        subject.relation ??= leading;
        leading = null;
      }
      const joins = joined && !lastWasObject && !agentsHaveActed;
      agents = joins ? [...agents.filter((one) => one !== index), index] : [index];
      if (!joins) agentsHaveActed = false;
    }
    if (action !== null && subject.action === null) {
      subject.action = action;
      subject.verb = verb;
      subject.pace ??= pace;
    }
    lastWasObject = (isObject && !takesOver) || continuesObjects;
    lastNamed = leads ? null : index;
    link = null;
    joined = false;
    clearModifiers();
  };

  const canDropLast = () => {
    const last = draft.subjects.at(-1);
    return last !== undefined && !last.relation && lastNamed === draft.subjects.length - 1;
  };

  /** What was said of it waits for the next thing. */
  const dropLast = () => {
    const { count, colour, size, action, verb, pace } = draft.subjects.at(-1)!;
    modifiers = { count, colour, size, action, verb, pace, definite: modifiers.definite };
    const index = draft.subjects.length - 1;
    draft.subjects.pop();
    for (const subject of draft.subjects) {
      if (subject.relation?.to === index) {
        link = { kind: subject.relation.kind, passive: false };
        subject.relation = null;
      }
    }
    agents = agents.filter((one) => one !== index);
    lastNamed = draft.subjects.length > 0 ? draft.subjects.length - 1 : null;
    if (agents.length > 0 && !link) joined = true;
  };

  return {
    name,
    /** Forgets what was said of a thing that is not named after all. */
    discard: () => {
      clearModifiers();
      link = null;
    },
    act,
    /** "A tent glowing from within": whatever was named last, not who acts. */
    actAsLast: (action: Action, verb: string) => {
      const last = draft.subjects[lastNamed ?? -1];
      if (last) Object.assign(last, { action, verb });
    },
    flush,
    modify: (change: Partial<typeof modifiers>) => {
      modifiers = { ...modifiers, ...change };
    },
    hasModifiers: () =>
      modifiers.colour !== null ||
      modifiers.size !== null ||
      modifiers.count !== null ||
      modifiers.action !== null,
    takePace: () => {
      const { pace } = modifiers;
      modifiers.pace = null;
      return pace;
    },
    dropLastFor: (thing: Thing, note = true) => {
      const last = draft.subjects.at(-1);
      if (!canDropLast()) return;
      if (note && last?.thing && last.thing.art !== thing.art) draft.notDrawn.push(last.name);
      dropLast();
    },
    /** What was taken for a thing only told of the next word. */
    dropLastWhole: () => {
      if (!canDropLast()) return;
      dropLast();
      clearModifiers();
    },
    head: (direction: Direction) => {
      for (const index of agents) draft.subjects[index]!.direction ??= direction;
    },
    hasten: (pace: number) => {
      for (const index of agents) draft.subjects[index]!.pace = pace;
    },
    tieNext: (kind: Link['kind'], passive = false) => {
      link = { kind, passive };
    },
    untie: () => {
      link = null;
    },
    join: () => {
      joined = true;
    },
    relative: () => {
      if (lastNamed !== null) agents = [lastNamed];
      agentsHaveActed = false;
    },
    endSentence: () => {
      link = null;
      joined = false;
      lastWasObject = false;
      if (agents.length > 0) agentsBefore = agents;
      agents = [];
      lastNamed = null;
      leading = null;
      agentsHaveActed = false;
    },
    /** "It", "they": whoever acted last. */
    refer: () => {
      if (agents.length === 0) agents = agentsBefore;
    },
    /** "A dog chases her": whoever was spoken of before those who act. */
    tieToEarlier: (pronoun: string): boolean => {
      if (!link || link.kind === 'with' || agents.length === 0) return false;
      const isFit = ({ thing }: DraftSubject) =>
        pronoun === 'it' || pronoun === 'them' || thing === null || thing.kind.startsWith('person');
      const earlier = draft.subjects.findIndex(
        (subject, index) => isFit(subject) && !agents.includes(index) && index < Math.min(...agents),
      );
      if (earlier === -1) return false;
      tieSubjects(draft, earlier, link, agents, lastNamed);
      link = null;
      return true;
    },
    hasAgents: () => agents.length > 0,
    /** The picture of who acts, where it is an animal. */
    animal: () => {
      const thing = draft.subjects[agents.at(-1) ?? -1]?.thing;
      return thing?.kind.startsWith('animal') ? thing : undefined;
    },
  };
};

export type SubjectReader = ReturnType<typeof createSubjectReader>;
