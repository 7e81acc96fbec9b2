/** A part that is named for itself: the whole is there, the camera is near the part, and only the part changes. */

import type { Change, Facts } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import type { Change as SceneChange } from '../../scene/scene.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { lookedAtPart } from '../../world/parts/looked-at.ts';
import { isPartOf } from '../../world/parts/parts-of-things.ts';
import type { CastEntity } from '../cast-entity.ts';
import { findDrawable } from '../find-drawable.ts';
import { dyeOf } from '../meanings.ts';
import { isFilmOfFace } from './feelings-of.ts';

/** Parts that models have and that may change or be looked at by themselves. */
const parts = new Set(
  'eye, handle, knob, doorknob, window, windshield, windscreen, pane, wheel, tire, tyre, wing, leaf, roof, screen, lid, cap, cork, tabletop, tip, rim, brim, base, bottom, sole, light, headlight, flame, body, shell, hull, bodywork, frame'.split(
    ', ',
  ),
);
const sameAs: Record<string, string> = { knob: 'handle', doorknob: 'handle' };
/** They are most of the whole: nobody goes near to see them. */
const largeParts = new Set(['body', 'shell', 'hull', 'bodywork', 'frame']);
const partNamed = (head: string): string => sameAs[head] ?? head;

const isLookedAt = (facts: Facts, index: number): boolean =>
  facts.changes.some(({ entity }) => entity === index) || isFilmedNear(facts, index);

/** The entity that a close-up is of. */
const isFilmedNear = ({ picture: { camera } }: Facts, index: number): boolean =>
  camera.subject === index && (camera.shot === 'close_up' || camera.shot === 'extreme_close_up');

/** Compounds that are written as one word. */
const oneWordWholes: Record<string, string> = { tabletop: 'table', headlight: 'car' };

/** "A car window turns into wood": the first words of the compound name the whole. */
const wholeOfCompound = (facts: Facts, index: number): CastEntity | null => {
  const { noun, head } = facts.entities[index]!;
  if (!parts.has(head) || findKit(noun) || !isLookedAt(facts, index)) return null;
  const front = noun === head ? oneWordWholes[noun] : noun.slice(0, -head.length - 1);
  const whole = front === undefined ? null : findDrawable(front);
  if (!whole || whole.isStandIn || !findKit(whole.noun.kit ?? '') || whole.noun.nature === 'food')
    return null;
  // "A ceiling light" is a lamp.
  if (head === 'light' && !vehicles.has(whole.noun.nature)) return null;
  return { is: 'thing', noun: whole.noun, isStandIn: false, part: partNamed(head) };
};

/** What no model shows by itself is seen at what it is a part of: "a car shell", "a drum skin". */
const partOfCompound = (facts: Facts, index: number): CastEntity | null => {
  const { noun, head } = facts.entities[index]!;
  if (noun === head || findKit(noun)) return null;
  const front = noun.slice(0, -head.length - 1);
  const whole = findDrawable(front);
  if (!whole || whole.isStandIn || !findKit(whole.noun.kit ?? '') || !isPartOf(head, front)) return null;
  if (whole.noun.nature === 'building' || whole.noun.nature === 'landform') return null;
  const isMachine = vehicles.has(whole.noun.nature) || whole.noun.nature === 'instrument';
  if (!isMachine && findDrawable(noun)?.isStandIn === false) return null;
  const named = facts.entities.findIndex((one, at) => at !== index && one.noun === front);
  return named >= 0 ? { is: 'part', of: named } : { is: 'thing', noun: whole.noun, isStandIn: false };
};

/** One eye of nobody who is named fills the picture. */
const eyeAlone = (facts: Facts, index: number): CastEntity | null => {
  const { head, count } = facts.entities[index]!;
  if (head !== 'eye' || count !== 1 || !isOfNobody(facts, index) || !isLookedAt(facts, index)) return null;
  const noun = findDrawable('eye in close-up')?.noun;
  return noun ? { is: 'thing', noun, isStandIn: false, count: 1 } : null;
};

const isLiving = (noun: string): boolean => living.has(findDrawable(noun)?.noun.nature ?? 'prop');

const isOfNobody = ({ entities }: Facts, index: number): boolean => {
  const { partOf, owner } = entities[index]!;
  return (
    partOf === null && owner === null && entities.every(({ noun }, at) => at === index || !isLiving(noun))
  );
};

/** "A close-up of a pair of eyes", "of flower petals", "of human hands": somebody or something has them. */
const ownerOfPart = (facts: Facts, index: number): CastEntity | null => {
  const entity = facts.entities[index]!;
  const part = lookedAtPart(entity);
  const comesOff = facts.events.some(({ agents, verb }) => agents.includes(index) && verb !== 'be');
  if (!part || comesOff || !isFilmedNear(facts, index) || !isOfNobody(facts, index)) return null;
  const front = entity.noun === entity.head ? '' : entity.noun.slice(0, -entity.head.length - 1);
  const named = front === '' ? undefined : findDrawable(front);
  const whole = named && !named.isStandIn && findKit(named.noun.kit ?? '') ? named : findDrawable(part.of);
  return whole ? { is: 'thing', noun: whole.noun, isStandIn: false, count: 1 } : null;
};

export const castNamedPart = (facts: Facts, index: number): CastEntity | null =>
  wholeOfCompound(facts, index) ??
  eyeAlone(facts, index) ??
  ownerOfPart(facts, index) ??
  partOfCompound(facts, index);

/** The part that the film looks at, where it is one of this entity or stands for it. */
const filmedPartOf = (facts: Facts, index: number): string | undefined => {
  const { subject } = facts.picture.camera;
  const entity = facts.entities[subject ?? -1];
  const part = entity && lookedAtPart(entity);
  if (!entity || !part || !isFilmedNear(facts, subject!)) return undefined;
  // One eye has a model that fills the picture.
  if (entity.head === 'eye' && entity.count === 1) return undefined;
  const owner =
    entity.partOf ??
    entity.owner ??
    facts.entities.findIndex(({ noun }, at) => at !== subject && isLiving(noun));
  return index === subject || index === owner ? part.place : undefined;
};

/** What of the whole a change is of; undefined: all of it. */
export const partChanged = (
  facts: Facts,
  cast: readonly CastEntity[],
  entity: number,
): string | undefined => {
  const one = cast[entity];
  if (one?.is === 'thing') return one.part;
  const { head } = facts.entities[entity]!;
  return one?.is === 'part' && parts.has(head) ? partNamed(head) : undefined;
};

/** "Green eyes turn red": the colour that the part had is said of the part. */
export const coloursBefore = ({ entities }: Facts, { entity, from }: Change): Partial<SceneChange> => {
  const said =
    entity === null ? undefined : entities[entity]!.attributes.find(({ kind }) => kind === 'colour');
  const colour = from === null && said ? dyeOf(said.value) : undefined;
  return colour ? { fromColour: colour } : {};
};

/** A model of one part as large as the picture has nothing around it. */
export const isCloseUpModel = (kit: string | null | undefined): boolean =>
  /\beyes? in close-up$/.test(kit ?? '');

/** The traits of a whole whose part is looked at: the camera goes there. */
export const partsInCloseUp = (facts: Facts, cast: CastEntity, index: number): string[] => {
  if (cast.is === 'thing' && cast.part) return largeParts.has(cast.part) ? [] : [`${cast.part} in close-up`];
  const filmed = filmedPartOf(facts, index);
  if (filmed) return [`${filmed} in close-up`];
  if (isFilmOfFace(facts, index)) return ['face in close-up'];
  const part = facts.entities.find(
    ({ head, partOf, owner }, at) =>
      parts.has(head) &&
      !largeParts.has(head) &&
      (partOf ?? owner) === index &&
      facts.changes.some(({ entity }) => entity === at),
  );
  return part ? [part.head === 'eye' ? 'eyes in close-up' : `${partNamed(part.head)} in close-up`] : [];
};

/** What an eye that fills the picture does, as its model reads it. */
export const traitsOfEye = (facts: Facts, cast: CastEntity, index: number): string[] => {
  if (cast.is !== 'thing' || !isCloseUpModel(cast.noun.kit ?? cast.noun.name)) return [];
  const changes = facts.changes.filter(({ entity }) => entity === index);
  const hex = (word: string | null | undefined) => (word ? dyeOf(word)?.hex : undefined);
  const before = facts.entities[index]!.attributes.find(({ kind }) => kind === 'colour')?.value;
  return [
    'faces the camera',
    ...changes.flatMap(({ from, to }) => {
      if (to === 'open') return ['opens'];
      if (to === 'closed' || to === 'shut') return ['closes'];
      const [first, last] = [hex(from ?? before), hex(to)];
      return [...(first ? [`iris from ${first}`] : []), ...(last ? [`iris to ${last}`] : [])];
    }),
  ];
};
