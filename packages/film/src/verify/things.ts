/** Whether each entity is in the film: as a thing, as the place, as a garment or an effect, in the number and looks that were said. */

import type { Attribute, Entity } from '../facts/facts.ts';
import { plainOptions } from '../kits/kit.ts';
import type { Model } from '../kits/model.ts';
import { bodyGarments } from '../scene/garments.ts';
import type { Effect, Weather } from '../scene/scene.ts';
import { colourOf, garmentOf, groupOf, sizeOf, weatherOf } from '../screenplay/meanings.ts';
import { placePartChanged } from '../screenplay/places/change-place.ts';
import { beatsOf, isCounted } from '../stage/actor.ts';
import { canShape } from '../stage/cast/shape-model.ts';
import { surfacesShown } from '../stage/cast/with-surface.ts';
import { isStuff } from '../stage/change/stuffs.ts';
import type { Stage } from '../stage/stage.ts';
import { townPlaces, towns } from '../world/homes.ts';
import { isIndoors } from '../world/indoors.ts';
import { opinions } from '../world/opinions.ts';
import { isOwnScenery } from '../world/own-scenery.ts';
import { shareLike } from './colours.ts';
import {
  type Beat,
  type CheckedFact,
  type Context,
  isKindOf,
  isShown,
  isThere,
  isVisible,
  sightsIn,
  thingIn,
} from './context.ts';
import type { Sight } from './look.ts';
import { placeAttribute } from './place-attributes.ts';
import { effectsOfActs } from './verb-rows.ts';

/** Shares of a thing's surface in the colour that was said of it, and of a person's in that of a garment. */
const leastColour = 0.12;
const leastDye = 0.015;
const severalSeen = 2;
const manySeen = 5;

const allSights = (context: Context, entity: number): Sight[] =>
  context.beats.flatMap((beat) => beat.looked.flatMap((moment) => sightsIn(context, beat, entity, moment)));

const placeIsShown = ({ beats }: Context, place: string): boolean =>
  beats.some(({ scene: { setting } }) => {
    const shown = [setting.place, setting.backdrop];
    return shown.includes(place as never) || (towns.has(place as never) && townPlaces.has(setting.place));
  });

/** A thing shown in place of a noun answers for it only where it is of that kind. */
const standsFor = ({ facts, cast }: Context, entity: number, beat: Beat): boolean => {
  const { noun } = facts.entities[entity]!;
  const one = cast[entity]!;
  const thing = beat.scene.things[thingIn({ facts, cast, beats: [] }, beat, entity) ?? -1];
  if (!thing || one.is !== 'thing' || thing.kit === null || thing.person) return true;
  return !one.isStandIn || isKindOf(noun, thing.kit);
};

/** The set has it by itself: no thing of the scene stands for it, or the set's own took the place of that. */
const isOfSet = (context: Context, index: number): boolean => {
  const { noun, head } = context.facts.entities[index]!;
  return context.beats.some((beat) => {
    const thing = thingIn(context, beat, index);
    if (thing !== undefined) return beat.stage.fixtures.has(thing);
    return [noun, head].some((name) => isOwnScenery(beat.scene.setting.place, name));
  });
};

/** Every room has them, and a film takes its own where nothing happens to them. */
const ofRooms = new Set(['wall', 'floor', 'ceiling']);
const isOfRoom = ({ beats, cast }: Context, index: number): boolean => {
  const one = cast[index]!;
  return (
    one.is === 'thing' &&
    ofRooms.has(one.noun.kit ?? '') &&
    beats.some(({ scene }) => isIndoors(scene.setting.place))
  );
};

const cloudy: readonly Weather[] = ['clouds', 'overcast', 'storm', 'rain', 'snow', 'lightning'];

/** Clouds, lightning, northern lights: the sky shows them, and no body does. */
const isInSky = ({ facts, beats }: Context, index: number): boolean => {
  const { noun, head, attributes } = facts.entities[index]!;
  const names = [noun, head, ...attributes.map(({ value }) => `${value} ${noun}`)];
  const said = names.flatMap((name) => weatherOf(name) ?? []);
  const shown = beats.flatMap(({ scene }) => scene.weather);
  return said.some((one) => shown.some((is) => is === one || (one === 'clouds' && cloudy.includes(is))));
};

/** Also those that an act draws by itself: sparks of a spell, flames that a dragon breathes. */
const effectsOf = ({ scene, actors }: Stage): Set<Effect> => {
  const acts = actors.flatMap((actor) => beatsOf(actor).map(({ action }) => action));
  return new Set([...scene.effects, ...acts.flatMap((action) => effectsOfActs[action] ?? [])]);
};

/** "A glass window turns to metal": where its change begins, which is checked with that. */
const isBeforeChange = ({ facts }: Context, index: number, { kind, value }: Attribute): boolean =>
  facts.changes.some(
    ({ entity, property, from }) => entity === index && (from === value || property === kind),
  );

/** Its change is checked for itself, and what it is said to be is where that begins. */
const changesAsPlace = ({ facts, cast }: Context, index: number): boolean =>
  facts.changes.some((change) => change.entity === index && placePartChanged(facts, cast, change));

/** Null: nothing that a picture could show. */
const entityFact = (context: Context, index: number): CheckedFact | null => {
  const { facts, cast, beats } = context;
  const { noun } = facts.entities[index]!;
  const one = cast[index]!;
  const missing = noun;
  if (isInSky(context, index)) return { kind: 'thing', text: noun, isSeen: true };
  const isMeant = beats.some((beat) => standsFor(context, index, beat));
  const asThing = () =>
    isOfSet(context, index) || isOfRoom(context, index) || (isShown(context, index) && isMeant);
  // A small or half hidden thing is there: it is not told to the user as left out.
  const leftOut = isMeant && isThere(context, index) ? {} : { missing };
  switch (one.is) {
    case 'surroundings':
      return null;
    case 'place':
      return {
        kind: 'place',
        text: noun,
        isSeen: placeIsShown(context, one.place) || changesAsPlace(context, index) || asThing(),
        missing,
      };
    case 'effect':
      return {
        kind: 'thing',
        text: noun,
        isSeen: beats.some(({ stage }) => effectsOf(stage).has(one.effect)) || asThing(),
        missing,
      };
    case 'garment':
      return garmentFact(context, index, one.of);
    case 'part':
      return { kind: 'thing', text: noun, isSeen: isShown(context, index), missing };
    case 'unknown':
      if (!isVisible(noun) && !isShown(context, index)) return null;
      return { kind: 'thing', text: noun, isSeen: asThing(), ...leftOut };
    default:
      if (one.is === 'thing' && one.isStandIn && !isVisible(noun)) return null;
      return { kind: 'thing', text: noun, isSeen: asThing(), ...leftOut };
  }
};

const garmentFact = (context: Context, index: number, wearer: number): CheckedFact => {
  const { noun } = context.facts.entities[index]!;
  const name = garmentOf(noun);
  const isWorn = context.beats.some((beat) => {
    const thing = beat.stage.scene.things[thingIn(context, beat, wearer) ?? -1];
    // A beast on its four legs has no coat on, whatever the scene says; a hat or a scarf it may have.
    const canWear = thing?.person != null || (name !== undefined && !bodyGarments.has(name));
    return canWear && (thing?.wears.some((one) => one.name === name) ?? false);
  });
  return { kind: 'garment', text: noun, isSeen: isWorn && isShown(context, wearer), missing: noun };
};

/** All copies at once, at some moment. */
const mostSeen = (context: Context, entity: number): number =>
  Math.max(
    0,
    ...context.beats.flatMap((beat) =>
      beat.looked.map((moment) => sightsIn(context, beat, entity, moment).length),
    ),
  );

const countFact = (context: Context, index: number): CheckedFact | null => {
  const { facts, cast, beats } = context;
  const entity = facts.entities[index]!;
  const one = cast[index]!;
  if (one.is !== 'thing' || groupOf(entity.noun) || isOfSet(context, index)) return null;
  const isNumbered = facts.changes.some(
    ({ entity: changed, property }) => changed === index && property === 'number',
  );
  const isOne = entity.count === 1 || (entity.count === null && !entity.isMany && !isPlural(entity));
  if (isNumbered || isOne) return null;
  const most = mostSeen(context, index);
  // Some kits are several of a thing: a bunch of grapes, a row of books.
  const isOneModel = beats.some((beat) => {
    const thing = beat.stage.scene.things[thingIn(context, beat, index) ?? -1];
    return thing?.count === 1 && thing.kit !== null && thing.kit.endsWith('s');
  });
  const isExact = entity.count !== null && isCounted({ count: entity.count, isImplied: false } as never);
  const wanted = entity.count === null ? (entity.isMany ? manySeen : severalSeen) : entity.count;
  const isSeen = isExact
    ? most === wanted
    : most >= Math.min(wanted, 12) || (isOneModel && entity.count === null && most > 0);
  return {
    kind: 'count',
    text: `${entity.count ?? (entity.isMany ? 'many' : 'several')} ${entity.noun}: ${most} seen`,
    isSeen,
    ...(entity.count !== null && { missing: `${entity.count} ${entity.noun}` }),
  };
};

const isPlural = ({ count, isMany }: Entity) => count === null || isMany;

/** Vertices and colours of a model in one number: whether a word makes a difference to it. */
const fingerprint = ({ parts, size }: Model): number => {
  let sum = size[0] * 3 + size[1] * 5 + size[2] * 7 + parts.length;
  for (const { mesh } of parts) {
    sum += mesh.positions.length;
    for (let at = 0; at < mesh.positions.length; at += 17) sum += mesh.positions[at]! * (1 + (at % 13));
    for (let at = 0; at < mesh.colours.length; at += 17) sum += mesh.colours[at]! * (1 + (at % 7));
    for (let at = 0; at < mesh.materials.length; at += 17) sum += mesh.materials[at]!;
  }
  return sum;
};

/** Whether its kit builds something else for the word. */
const changesModel = (sight: Sight, word: string, isMaterial: boolean): boolean => {
  const { kit, thing } = sight.actor;
  if (!kit || (thing.person && isMaterial)) return false;
  const options = plainOptions(thing.kit ?? thing.name, {
    sex: thing.person?.sex ?? null,
    age: thing.person?.age ?? null,
    detail: 2,
  });
  const changed = isMaterial ? { ...options, material: word } : { ...options, traits: [word] };
  return fingerprint(kit.build(options)) !== fingerprint(kit.build(changed));
};

const attributeIsSeen = (context: Context, index: number, { kind, value }: Attribute): boolean => {
  const sights = allSights(context, index);
  if (sights.length === 0) return false;
  const isWorn = context.cast[index]!.is === 'garment' || context.cast[index]!.is === 'part';
  const largest = sights.reduce((a, b) => (b.seen.visible > a.seen.visible ? b : a));
  const { thing } = largest.actor;
  // "A little girl": the model is known by the word.
  if (thing.kit === thing.name && thing.name.split(' ').includes(value)) return true;
  if (kind === 'colour') {
    // Its kit has this breed in its own colours.
    if (thing.colour === null && thing.name.startsWith(`${value} `)) return true;
    const hex = colourOf(value)?.hex;
    if (!hex) return new Set(sights.flatMap(({ colours }) => [...colours.keys()])).size > 12;
    return sights.some(({ colours }) => shareLike(colours, hex) >= (isWorn ? leastDye : leastColour));
  }
  if (kind === 'size') return sizeOf(value) ? thing.size === sizeOf(value) : false;
  if (kind === 'sex') return thing.person?.sex === value;
  if (thing.person && kind === 'age') return thing.person.age !== null;
  if (thing.person && kind === 'hair')
    return thing.person.hair !== null || changesModel(largest, value, false);
  if (isWorn) return false;
  if (kind === 'shape' && thing.traits.includes(value) && canShape(value)) return true;
  const isMaterial = kind === 'material';
  // A kit that knows nothing of a stuff is made of it all the same.
  if (isMaterial && thing.material === value && !thing.person && isStuff(value)) return true;
  const { kit } = largest.actor;
  if (!isMaterial && kit && surfacesShown(kit, thing).includes(value)) return true;
  if (isMaterial ? thing.material === value : thing.traits.includes(value))
    return changesModel(largest, value, isMaterial) || thing.acts.length > 0;
  return false;
};

const attributeFacts = (context: Context, index: number, isLeftOut: boolean): CheckedFact[] => {
  const { noun, attributes } = context.facts.entities[index]!;
  const one = context.cast[index]!;
  return attributes.flatMap((attribute): CheckedFact[] => {
    const { kind, value } = attribute;
    if (opinions.has(value) || (kind !== 'colour' && isInSky(context, index))) return [];
    const isOfPlace = one.is === 'place' || one.is === 'surroundings' || one.is === 'effect';
    if (one.is === 'unknown' && !isVisible(noun)) return [];
    // The set's own is as the set has it; no body tells how tall or how old it is.
    if (one.is === 'thing' && isOfSet(context, index)) return [];
    if (changesAsPlace(context, index) || isBeforeChange(context, index, attribute)) return [];
    const ofPlace = isOfPlace ? placeAttribute(context, index, attribute) : false;
    const isSeen = ofPlace === true || attributeIsSeen(context, index, attribute);
    // What nothing measures may well be in the picture, and a noun that is left out tells of its qualities too.
    const isMeasured = isOfPlace ? ofPlace !== null : allSights(context, index).length > 0;
    return [
      {
        kind: 'attribute',
        text: `${kind} ${value} ${noun}`,
        isSeen,
        ...(isMeasured && !isLeftOut && { missing: `${value} ${noun}` }),
      },
    ];
  });
};

export const thingFacts = (context: Context): CheckedFact[] =>
  context.facts.entities.flatMap((_, index) => {
    const fact = entityFact(context, index);
    const isLeftOut = fact?.missing !== undefined && !fact.isSeen;
    const number = fact && !isInSky(context, index) && countFact(context, index);
    return [
      ...(fact ? [fact] : []),
      ...(number ? [number] : []),
      ...attributeFacts(context, index, isLeftOut),
    ];
  });
