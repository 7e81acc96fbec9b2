/** What each entity of the facts is on the screen: a thing, the place itself, a garment, a part of another, or an effect. */

import type { Entity, Facts } from '../facts/facts.ts';
import { relationsTo } from '../facts/relations-of.ts';
import { findKit } from '../kits/find-kit.ts';
import type { Place } from '../scene/scene.ts';
import { findNoun, isEveryday, type Noun } from '../understand/nouns/find-noun.ts';
import { living } from '../understand/nouns/nature.ts';
import { sensesOf } from '../world/kinds.ts';
import { companies, herds } from '../world/members.ts';
import { senseAsObject } from '../world/object-senses.ts';
import { isWornPart } from '../world/parts/body-parts.ts';
import { placeByKind } from '../world/places/place-kinds.ts';
import { surroundings } from '../world/surroundings.ts';
import { adjustCast } from './adjust-cast.ts';
import { castKin, namedYoung, vehicleOf } from './cast-belongings.ts';
import type { CastEntity } from './cast-entity.ts';
import { findDrawable, findKindOf } from './find-drawable.ts';
import { jointNames, pluralOf } from './joint-names.ts';
import { brushedOff } from './looks/brushed-off.ts';
import { castEvent } from './looks/cast-event.ts';
import { castRole } from './looks/cast-role.ts';
import {
  changedBefore,
  changesItself,
  coverThatChanges,
  formBefore,
  standInForChange,
} from './looks/changed-looks.ts';
import { feelerOf } from './looks/feelings-of.ts';
import { createNarrowerEntities, type NarrowerEntities, namedBefore } from './looks/named-before.ts';
import { castNamedPart } from './looks/named-parts.ts';
import { madeOfStuff } from './looks/stuff-making.ts';
import { findWearers } from './looks/worn.ts';
import { effectOf, garmentOf, groupOf, isBodyPart, pickPlace, placeOf, weatherOf } from './meanings.ts';
import { castInterior, castWhere, isShore } from './places/cast-where.ts';
import { type Uses, usesOf } from './uses-of-entities.ts';
import { isOnlyDone, isPartOfVerb, isPosture, isTaken } from './work/told-by-verb.ts';

const isPlace = (entity: Entity, use: Uses, model: Noun | null): boolean => {
  if ((entity.count ?? 2) > 1 && entity.count !== null) return false;
  if (model === null) return true;
  // "Countless castles" are counted, not entered.
  if (entity.isMany && model.nature === 'building') return false;
  // "Above the mountains" it flies over them.
  if (use.isFlownOver && model.nature === 'landform' && !use.acts && !use.isObject) return true;
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

type Cast = { one: CastEntity; joined: number | null };

/** Of living things only one of the same kind will do. */
const isAlike = (a: Noun, b: Noun): boolean =>
  a.nature === b.nature || !(living.has(a.nature) || living.has(b.nature));

/** Chopsticks and drums are called by their plural; carrots only may be. */
const isOfSeveral = (nouns: readonly string[], several: string, isInstrument: boolean): boolean =>
  nouns[0] === several ? nouns.length > 1 : isInstrument && nouns.includes(several);

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
        isOfSeveral(kit.nouns, several, plain!.noun.nature === 'instrument') ||
        !plainKit.nouns.includes(entity.noun));
    // "A german shepherd" is no shepherd: the dictionary has both words as one.
    const isWholeName = sensesOf('noun', name).length > 0;
    if (noun && isOther && (joined !== null || !plain || isWholeName || isAlike(plain.noun, noun)))
      // "Drums" and "chopsticks" are one thing of several parts.
      return {
        one: { is: 'thing', noun, isStandIn: false, ...(isCollective && { count: 1 }) },
        joined,
      };
  }
  return null;
};

const lights = new Set(['light', 'sunlight', 'moonlight', 'sun', 'sunshine', 'daylight']);

const isLivedOn = (facts: Facts, index: number): boolean =>
  relationsTo(facts, index).some(
    ({ kind, subject }) =>
      kind === 'on' && living.has(findDrawable(facts.entities[subject]!.noun)?.noun.nature ?? 'prop'),
  );

/** "On the moon", "inside a house", "on top of a mountain": by the preposition it is another place, or one at all. */
const placeReached = ({ noun, head }: Entity, use: Uses, isWalked: boolean): Place | undefined => {
  const named = [...new Set([noun, head])];
  const phrases = [
    ...(use.isStoodOn ? [`on the ${noun}`] : []),
    ...(isWalked ? named.flatMap((one) => [`on a ${one}`, `on the ${one}`]) : []),
    ...(use.isOnTop ? named.map((one) => `top of the ${one}`) : []),
    ...(use.isInside && placeOf(noun) === undefined ? named.map((one) => `inside a ${one}`) : []),
  ];
  return phrases.map(pickPlace).find((place) => place !== undefined);
};

/** "Types on a keyboard", "folds the laundry": what the noun names as the object of its verb. */
const asObject = ({ events, entities }: Facts, index: number): Noun | undefined => {
  const { noun } = entities[index]!;
  for (const { verb, objects } of events) {
    const sense = objects.includes(index) ? senseAsObject(verb, noun) : undefined;
    const found = sense === undefined ? undefined : findNoun(sense);
    if (found && findKit(found.kit ?? '')) return found;
  }
  return undefined;
};

/** "A frog in a detective's coat": of which kind the coat is, and nobody who is there. */
const findLenders = (
  { entities, relations }: Facts,
  wearers: ReadonlyMap<number, number>,
): ReadonlySet<number> => {
  const subjects = new Set(relations.map(({ subject }) => subject));
  return new Set(
    entities.flatMap(({ owner }, at) => {
      const isWornByAnother = owner !== null && (wearers.get(at) ?? owner) !== owner;
      return isWornByAnother && entities[owner]!.owner === null && !subjects.has(owner) ? [owner] : [];
    }),
  );
};

const movements = new Set(['step', 'move', 'movement', 'footstep', 'turn', 'gesture']);

type Wardrobe = { wearers: ReadonlyMap<number, number>; lenders: ReadonlySet<number> };

const castOne = (
  index: number,
  facts: Facts,
  use: Uses,
  { wearers, lenders }: Wardrobe,
  narrower: NarrowerEntities,
): Cast => {
  const entity = facts.entities[index]!;
  const alone = (one: CastEntity): Cast => ({ one, joined: null });
  if (entity.character) return alone({ is: 'character' });
  const wearer = garmentOf(entity.noun) === undefined ? undefined : wearers.get(index);
  if (wearer !== undefined) return alone({ is: 'garment', of: wearer });
  if (!use.acts && !use.isObject && lenders.has(index)) return alone({ is: 'surroundings' });
  // "Rays of sunlight", "a beam of light".
  const light = entity.partOf === null ? undefined : facts.entities[entity.partOf]?.noun;
  if (light !== undefined && lights.has(light.split(' ')[0]!)) return alone({ is: 'surroundings' });
  // A drum has a skin, but a drum skin is no part of anybody.
  const isOfBody = isBodyPart(entity.noun) && !(entity.noun !== entity.head && isEveryday(entity.noun));
  const formed = formBefore(facts, index);
  if (formed)
    return alone({
      is: 'thing',
      noun: formed,
      isStandIn: false,
      count: 1,
    });
  const named = castNamedPart(facts, index);
  if (named) return alone(named);
  // "Their steps" are taken, not climbed.
  if (entity.owner !== null && movements.has(entity.noun)) return alone({ is: 'surroundings' });
  if (entity.owner !== null && entity.owner !== index && isWornPart(entity.head))
    return alone({ is: 'part', of: entity.owner });
  // "The skyline of a city", "the streets of a village": a place within a place.
  const within = entity.partOf === null ? undefined : placeOf(facts.entities[entity.partOf]!.noun);
  const part = within === undefined ? undefined : pickPlace(entity.noun);
  if (part && !findKit(entity.noun)) return alone({ is: 'place', place: part });
  const whole = entity.partOf ?? (isOfBody ? (entity.owner ?? doerWith(facts, index)) : null);
  if (whole !== null && whole !== index) return alone({ is: 'part', of: whole });
  // Hands that nobody is said to have are somebody's.
  if (isOfBody) {
    const owner = facts.entities.findIndex(({ noun }) => living.has(findNoun(noun)?.nature ?? 'prop'));
    if (owner >= 0 && owner !== index) return alone({ is: 'part', of: owner });
    if (use.acts) return alone({ is: 'thing', noun: findNoun('person')!, isStandIn: false, count: 1 });
  }
  // "A diving pair": those who do something together are people.
  const company = use.acts && !entity.noun.includes(' ') ? companies.get(entity.noun) : undefined;
  if (company && !findKit(entity.noun))
    return alone({ is: 'thing', noun: findNoun('person')!, isStandIn: false, count: company });
  if (feelerOf(facts, index) !== null) return alone({ is: 'surroundings' });
  const made = madeOfStuff(facts, index) ?? brushedOff(facts, index);
  if (made !== null) return alone({ is: 'part', of: made });
  const changing = changedBefore(facts, index);
  if (changing !== null) return alone({ is: 'part', of: changing });
  const vehicle = vehicleOf(facts, index);
  if (vehicle) return alone(vehicle);
  const young = namedYoung(facts, index);
  if (young !== null) return alone({ is: 'part', of: young });
  const role = castRole(facts, index);
  if (role) return alone({ is: 'thing', ...role, isStandIn: false });
  const kin = castKin(facts, index);
  if (kin) return alone({ is: 'thing', noun: kin, isStandIn: false });
  const meant = asObject(facts, index);
  if (meant) return alone({ is: 'thing', noun: { ...meant, name: entity.noun }, isStandIn: false });
  const same = namedBefore(facts, index, narrower);
  if (same !== null) return alone({ is: 'part', of: same });
  // "At home", "in their home" are indoors; a home by itself is a house.
  const entered = use.isEntered ? pickPlace(`at ${entity.noun}`) : undefined;
  if (entered && entity.count === 1) return alone({ is: 'place', place: entered });
  const herd = herds.get(entity.noun);
  if (herd && !facts.relations.some(({ kind, subject }) => kind === 'made_of' && subject === index))
    return alone({ is: 'thing', noun: findNoun(herd)!, isStandIn: false, count: 7 });
  // "On the moon" is a place, the moon itself is in the sky.
  const reached = entity.count === 1 ? placeReached(entity, use, isLivedOn(facts, index)) : undefined;
  if (reached) return alone({ is: 'place', place: reached });
  // "Breathes fire", "takes first steps".
  const isOfVerb = isTaken(facts, index) || effectOf(entity.noun) === 'fire';
  if ((isOfVerb && isPartOfVerb(facts, index, entity.noun)) || isPosture(facts, index, entity.noun))
    return alone({ is: 'surroundings' });
  const isBuilding = findDrawable(entity.noun)?.noun.nature === 'building';
  const where = castInterior(entity, use, isBuilding) ?? castWhere(entity, use);
  if (where) return alone(where);
  const jointly = castJointly(index, facts, use);
  if (jointly) return jointly;
  const crowd = entity.noun === entity.head ? undefined : groupOf(entity.noun);
  // "Having a tea party" is what somebody does.
  if (crowd && isOnlyDone(facts, index)) return alone({ is: 'surroundings' });
  const inCrowd = crowd && findDrawable(crowd.noun);
  if (inCrowd) return alone({ is: 'thing', noun: { ...inCrowd.noun, name: entity.noun }, isStandIn: false });
  const drawable = findDrawable(entity.noun) ?? findDrawable(pluralOf(entity.noun));
  // "The lake water", "the city lights of night".
  const isAround =
    surroundings.has(entity.noun) ||
    (surroundings.has(entity.head) && !isEveryday(entity.noun) && placeNamed(entity) === undefined);
  // "The backdrop turns blue": what changes is looked at.
  const ofPlace = coverThatChanges(facts, index);
  if (ofPlace) return alone(ofPlace);
  const standIn = standInForChange(facts, index);
  if (standIn) return alone({ is: 'thing', noun: standIn, isStandIn: false, count: 1 });
  const isChanged = changesItself(facts, index) && findKit(findNoun(entity.noun)?.kit ?? '') !== undefined;
  const isShownAsThing =
    drawable && entity.count !== null && ((use.isObject && !drawable.isStandIn) || isChanged);
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
  // What only a relative could stand in for is the place itself: an estuary is no waterfall.
  const isGround = use.placed || (drawable?.isStandIn && drawable.noun.nature === 'landform');
  const place =
    placeNamed(entity) ??
    (before === '' ? undefined : placeOf(before)) ??
    (hasModel || !isGround || use.acts || use.isObject ? undefined : placeByKind(entity.head));
  const model = hasModel && !isShore(entity.noun, drawable!.noun) ? drawable!.noun : null;
  if (place && isPlace(entity, use, model)) return alone({ is: 'place', place });
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
  // "A muslim family", "a film crew": by the last word they are people.
  const group = groupOf(entity.noun) ?? groupOf(entity.head);
  const member = group && findDrawable(group.noun);
  const count = entity.count === 1 ? group?.count : undefined;
  if (member)
    return alone({
      is: 'thing',
      noun: { ...member.noun, name: entity.noun },
      isStandIn: false,
      ...(count && { count }),
    });
  // "Candle wax", "flower decoration": what no kit draws is told by the thing it is of.
  const of = before === '' ? undefined : findDrawable(before);
  if (of && !of.isStandIn && findKit(of.noun.kit ?? ''))
    return alone({ is: 'thing', noun: of.noun, isStandIn: true });
  // "Alice shrinks": a word of no dictionary that does something is somebody's name.
  const isNamed = entity.count === 1 && !entity.noun.includes(' ') && entity.isName;
  if (use.acts && !use.isObject && isNamed)
    return alone({ is: 'thing', noun: { ...findNoun('person')!, name: entity.noun }, isStandIn: false });
  // An act needs something that it is done to.
  const kind = use.isObject || use.acts ? findKindOf(entity.noun) : undefined;
  if (kind) return alone({ is: 'thing', ...kind });
  return alone({ is: isUnseen(entity.head) && isOnlyDone(facts, index) ? 'surroundings' : 'unknown' });
};

/** `acts`: entities that only name what somebody does. */
export const castEntities = (facts: Facts, acts: ReadonlySet<number> = new Set()): CastEntity[] => {
  const uses = usesOf(facts);
  const wearers = findWearers(facts);
  const wardrobe = { wearers, lenders: findLenders(facts, wearers) };
  const narrower = createNarrowerEntities(facts);
  const casts = facts.entities.map(
    (_, index): Cast =>
      acts.has(index)
        ? { one: { is: 'surroundings' }, joined: null }
        : castOne(index, facts, uses[index]!, wardrobe, narrower),
  );
  const cast = casts.map(({ one }) => one);
  for (const [index, { joined }] of casts.entries())
    if (joined !== null) cast[joined] = { is: 'part', of: index };
  adjustCast(cast, facts);
  // A place that is all there is, and that a kit draws, is what the film is about.
  const isAlone = cast.every(({ is }) => is === 'place');
  return cast.map((one, index) => {
    const entity = facts.entities[index]!;
    const drawable = isAlone && cast.length === 1 ? findDrawable(entity.noun) : undefined;
    const isInside = uses[index]!.isInside;
    const isModelled = drawable && !isInside && !drawable.isStandIn && findKit(drawable.noun.kit ?? '');
    return isModelled && drawable.noun.nature === 'building' ? { is: 'thing', ...drawable } : one;
  });
};
