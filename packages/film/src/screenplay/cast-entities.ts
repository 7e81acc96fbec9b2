/** What each entity of the facts is on the screen: a thing, the place itself, a garment, a part of another, or an effect. */

import type { Entity, Facts } from '../facts/facts.ts';
import { findKit } from '../kits/find-kit.ts';
import type { Effect, Place, Weather } from '../scene/scene.ts';
import { findNoun, isEveryday, type Noun } from '../understand/nouns/find-noun.ts';
import { living } from '../understand/nouns/nature.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';
import { surroundings } from '../world/surroundings.ts';
import { lightVerbs, makingVerbs } from '../world/verb-senses.ts';
import { findDrawable } from './find-drawable.ts';
import { jointNames, pluralOf } from './joint-names.ts';
import {
  effectOf,
  eventCountOf,
  garmentOf,
  groupOf,
  isBodyPart,
  pickPlace,
  placeOf,
  verbOf,
  weatherOf,
} from './meanings.ts';
import { type Uses, usesOf } from './uses-of-entities.ts';
import { wornBy } from './worn.ts';

export type CastEntity =
  /** `count`: of what a group's noun names, such as a race of boats. */
  | { is: 'thing'; noun: Noun; isStandIn: boolean; count?: number }
  | { is: 'place'; place: Place }
  | { is: 'weather'; weather: Weather }
  | { is: 'effect'; effect: Effect }
  | { is: 'garment'; of: number }
  | { is: 'part'; of: number }
  | { is: 'character' }
  /** The ground, the air, the horizon, or nothing that can be seen: "fun", "a stroll". */
  | { is: 'surroundings' }
  | { is: 'unknown' };

const isPlace = (entity: Entity, use: Uses, model: Noun | null): boolean => {
  if ((entity.count ?? 2) > 1 && entity.count !== null) return false;
  if (model === null) return true;
  // "Countless castles" are counted, not entered.
  if (entity.isMany && model.nature === 'building') return false;
  // One can pass or stand on a building without being inside.
  if (use.placed && !use.acts) return model.nature !== 'building' || use.isEntered;
  return !use.beside && !use.acts && !use.isObject && !use.isDescribed && !use.isLocated;
};

/** "The woods" are a place that "wood" is not. */
const placeNamed = ({ noun, count }: Entity): Place | undefined =>
  (count === null ? pickPlace(pluralOf(noun)) : undefined) ?? placeOf(noun);

/** "Two people shake hands": the hands are theirs. */
const doerWith = ({ events }: Facts, index: number): number | null =>
  events.find(({ objects, instruments }) => objects.includes(index) || instruments.includes(index))
    ?.agents[0] ?? null;

/** What nobody can see: "fun", "chaos", "rush hour". */
const isUnseen = (noun: string): boolean => (sensesOf('noun', noun)[0]?.rank ?? 1) > 0;

/** "Takes a photo", "does tricks": the noun only tells what is done. */
const isPartOfVerb = ({ events }: Facts, index: number, noun: string): boolean => {
  const done = events.filter(({ objects }) => objects.includes(index));
  return (
    done.length > 0 &&
    done.every(({ verb }) =>
      [`${verb} ${noun}`, `${verb} a ${noun}`, `${verb} ${pluralOf(noun)}`].some((phrase) => verbOf(phrase)),
    )
  );
};

/** "Takes photos": they are nowhere yet. */
const isTaken = ({ events }: Facts, index: number): boolean =>
  events.some(({ verb, objects }) => verb === 'take' && objects.includes(index));

/** "Having fun", "taking a pleasant stroll": told by the verb's own action. */
const isOnlyDone = ({ events }: Facts, index: number): boolean =>
  events.some(
    ({ verb, objects }) => objects.includes(index) && (lightVerbs.has(verb) || makingVerbs.has(verb)),
  );

type Cast = { one: CastEntity; joined: number | null };

/** Of living things only one of the same kind will do. */
const isAlike = (a: Noun, b: Noun): boolean =>
  a.nature === b.nature || !(living.has(a.nature) || living.has(b.nature));

/** What two words of the facts name together: "a vintage car", "a stack of books", "a sea of clouds". */
const castJointly = (index: number, facts: Facts, use: Uses): Cast | null => {
  const entity = facts.entities[index]!;
  const plain = findDrawable(entity.noun);
  const plainKit = findKit(plain?.noun.kit ?? '');
  const isSeveral = entity.count === null;
  const several = pluralOf(entity.noun);
  const isSomewhere = placeNamed(entity) !== undefined && isPlace(entity, use, plain?.noun ?? null);
  for (const { name, joined } of jointNames(index, facts)) {
    const place = pickPlace(name);
    if (place && (joined !== null || isPlace(entity, use, null)))
      return { one: { is: 'place', place }, joined };
    const weather = weatherOf(name);
    if (weather && joined === null) return { one: { is: 'weather', weather }, joined };
    const effect = effectOf(name);
    if (effect && (entity.count === null || effect === 'waves'))
      return { one: { is: 'effect', effect }, joined };
    const noun = isEveryday(name) ? findNoun(name) : undefined;
    const kit = findKit(noun?.kit ?? '');
    const isCollective = isSeveral && name === several;
    // "Chopsticks": the kit knows no single one.
    const isOwn = kit !== undefined && (kit !== plainKit || kit.nouns.includes(name));
    const isOther =
      isOwn &&
      (joined !== null || !isSomewhere) &&
      (!isCollective ||
        !plainKit ||
        plain!.isStandIn ||
        plain!.noun.nature === 'furniture' ||
        !plainKit.nouns.includes(entity.noun));
    if (noun && isOther && (joined !== null || !plain || isAlike(plain.noun, noun)))
      // "Drums" and "chopsticks" are one thing of several parts.
      return {
        one: { is: 'thing', noun, isStandIn: false, ...(isCollective && { count: 1 }) },
        joined,
      };
  }
  return null;
};

/** Words so general that they speak of what was named before: "a piano ... the instrument". */
const general = new Set(
  'instrument, animal, creature, vehicle, structure, machine, device, object, beast, figure, subject, critter, landmark, monument'.split(
    ', ',
  ),
);

const namedBefore = ({ entities }: Facts, index: number): number | null => {
  const { noun } = entities[index]!;
  if (!general.has(noun)) return null;
  const isOne = (other: string) =>
    noun === 'subject' ||
    noun === 'object' ||
    noun === 'figure' ||
    sensesOf('noun', other)
      .slice(0, 2)
      .some(({ sense }) =>
        chainOf('noun', sense).some(
          ({ name }) => name === noun || (noun === 'creature' && name === 'animal'),
        ),
      );
  const found = entities.findIndex((entity, at) => at < index && isOne(entity.head));
  return found >= 0 ? found : null;
};

const lights = new Set(['light', 'sunlight', 'moonlight', 'sun', 'sunshine', 'daylight']);

/** Words for some who are together, and how many they are. */
const companies = new Map([
  ['pair', 2],
  ['duo', 2],
  ['partner', 2],
  ['trio', 3],
  ['quartet', 4],
  ['crew', 4],
  ['team', 5],
  ['squad', 5],
  ['group', 5],
  ['troupe', 5],
  ['gang', 5],
]);

const wearerOf = (facts: Facts, index: number): number =>
  facts.entities.findIndex((_, who) => wornBy(facts, who).includes(index));

const castOne = (index: number, facts: Facts, use: Uses): Cast => {
  const entity = facts.entities[index]!;
  const alone = (one: CastEntity): Cast => ({ one, joined: null });
  if (entity.character) return alone({ is: 'character' });
  const wearer = garmentOf(entity.noun) === undefined ? -1 : wearerOf(facts, index);
  if (wearer >= 0) return alone({ is: 'garment', of: wearer });
  // "Rays of sunlight", "a beam of light".
  const made = entity.partOf === null ? undefined : facts.entities[entity.partOf]?.noun;
  if (made !== undefined && lights.has(made.split(' ')[0]!)) return alone({ is: 'surroundings' });
  const whole = entity.partOf ?? (isBodyPart(entity.noun) ? (entity.owner ?? doerWith(facts, index)) : null);
  if (whole !== null && whole !== index) return alone({ is: 'part', of: whole });
  // Hands that nobody is said to have are somebody's.
  if (isBodyPart(entity.noun)) {
    const owner = facts.entities.findIndex(({ noun }) => living.has(findNoun(noun)?.nature ?? 'prop'));
    if (owner >= 0 && owner !== index) return alone({ is: 'part', of: owner });
    if (use.acts) return alone({ is: 'thing', noun: findNoun('person')!, isStandIn: false, count: 1 });
  }
  // "A diving pair": those who do something together are people.
  const company = use.acts && !entity.noun.includes(' ') ? companies.get(entity.noun) : undefined;
  if (company && !findKit(entity.noun))
    return alone({ is: 'thing', noun: findNoun('person')!, isStandIn: false, count: company });
  const same = namedBefore(facts, index);
  if (same !== null) return alone({ is: 'part', of: same });
  // "On the moon" is a place, the moon itself is in the sky.
  const stoodOn = use.isStoodOn ? pickPlace(`on the ${entity.noun}`) : undefined;
  if (stoodOn && entity.count === 1) return alone({ is: 'place', place: stoodOn });
  const jointly = castJointly(index, facts, use);
  if (jointly) return jointly;
  const drawable = findDrawable(entity.noun) ?? findDrawable(pluralOf(entity.noun));
  // "The lake water", "the city lights of night".
  const isAround =
    surroundings.has(entity.noun) ||
    (surroundings.has(entity.head) && !isEveryday(entity.noun) && placeNamed(entity) === undefined);
  const isShownAsThing = use.isObject && drawable && !drawable.isStandIn && entity.count !== null;
  // "A trampoline surface" is the trampoline.
  const front =
    isAround && entity.noun !== entity.head
      ? findDrawable(entity.noun.slice(0, -entity.head.length - 1))
      : undefined;
  if (front && !front.isStandIn) return alone({ is: 'thing', ...front });
  if (isAround && !isShownAsThing) return alone({ is: 'surroundings' });
  const hasModel = findKit(drawable?.noun.kit ?? '') !== undefined && !drawable!.isStandIn;
  // "The bar section": what no kit draws is where its first words say.
  const before = drawable ? '' : entity.noun.slice(0, -entity.head.length - 1);
  const place = placeNamed(entity) ?? (before === '' ? undefined : placeOf(before));
  if (place && isPlace(entity, use, hasModel ? drawable!.noun : null)) return alone({ is: 'place', place });
  const several = entity.count === null ? pluralOf(entity.noun) : null;
  const weather = (several && weatherOf(several)) || (drawable ? undefined : weatherOf(entity.noun));
  if (weather) return alone({ is: 'weather', weather });
  const effect = effectOf(entity.noun) ?? (isEveryday(entity.noun) ? undefined : effectOf(entity.head));
  if (effect && (!hasModel || several || effect === 'waves')) return alone({ is: 'effect', effect });
  if ((!hasModel || drawable?.isStandIn || isTaken(facts, index)) && isPartOfVerb(facts, index, entity.noun))
    return alone({ is: 'surroundings' });
  const event = castEvent(entity);
  if (event && !hasModel) return alone(event);
  if (drawable) return alone({ is: 'thing', ...drawable });
  const group = groupOf(entity.noun);
  const member = group && findDrawable(group.noun);
  if (member) return alone({ is: 'thing', noun: { ...member.noun, name: entity.noun }, isStandIn: false });
  // "Candle wax", "flower decoration": what no kit draws is told by the thing it is of.
  const of = before === '' ? undefined : findDrawable(before);
  if (of && !of.isStandIn && findKit(of.noun.kit ?? ''))
    return alone({ is: 'thing', noun: of.noun, isStandIn: true });
  // "Alice shrinks": a word of no dictionary that does something is somebody's name.
  if (
    use.acts &&
    entity.count === 1 &&
    !entity.noun.includes(' ') &&
    sensesOf('noun', entity.noun).length === 0
  )
    return alone({ is: 'thing', noun: { ...findNoun('person')!, name: entity.noun }, isStandIn: false });
  return alone({ is: isUnseen(entity.head) && isOnlyDone(facts, index) ? 'surroundings' : 'unknown' });
};

/** "A sailboat race" shows sailboats. */
const castEvent = ({ noun }: Entity): CastEntity | null => {
  const words = noun.split(' ');
  const count = eventCountOf(words.at(-1)!);
  const members = words.length > 1 && count ? findDrawable(words.slice(0, -1).join(' ')) : undefined;
  return members && count ? { is: 'thing', noun: members.noun, isStandIn: false, count } : null;
};

/** Flowers and fruit that a field is full of. */
const crop = 40;

const growInFields = (cast: CastEntity[], { relations, entities }: Facts) => {
  for (const { kind, subject, objects } of relations) {
    if ((kind !== 'made_of' && kind !== 'full_of') || cast[subject]?.is !== 'place') continue;
    for (const object of objects) {
      const one = cast[object];
      if (one?.is === 'thing' && (one.noun.nature === 'plant' || one.noun.nature === 'food'))
        if (entities[object]!.count === null) one.count ??= crop;
    }
  }
};

export const castEntities = (facts: Facts): CastEntity[] => {
  const uses = usesOf(facts);
  const casts = facts.entities.map((_, index) => castOne(index, facts, uses[index]!));
  const cast = casts.map(({ one }) => one);
  for (const [index, { joined }] of casts.entries())
    if (joined !== null) cast[joined] = { is: 'part', of: index };
  growInFields(cast, facts);
  // A place that is all there is, and that a kit draws, is what the film is about.
  const isAlone = cast.every(({ is }) => is === 'place');
  return cast.map((one, index) => {
    const entity = facts.entities[index]!;
    const drawable = isAlone && cast.length === 1 ? findDrawable(entity.noun) : undefined;
    const isModelled = drawable && !drawable.isStandIn && findKit(drawable.noun.kit ?? '');
    return isModelled && drawable.noun.nature === 'building' ? { is: 'thing', ...drawable } : one;
  });
};

/** The thing that an entity stands for or belongs to; null where none is on the screen. */
export const wholeOf = (cast: readonly CastEntity[], index: number): number | null => {
  let at = index;
  for (let step = 0; step < cast.length; step += 1) {
    const one = cast[at];
    if (!one) return null;
    if (one.is === 'part' || one.is === 'garment') at = one.of;
    else return one.is === 'thing' || one.is === 'character' ? at : null;
  }
  return null;
};
