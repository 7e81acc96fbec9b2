/** What a preposition and its noun say: a role of the event, or how two things stand to each other. */

import type { Event, Location, RelationKind } from '../facts/facts.ts';
import type { Parser } from './clause.ts';
import { isAnimate, isPerson, partNouns } from './entities.ts';
import type { Group } from './noun-group.ts';
import { addEach, addRelation } from './reading.ts';
import { words } from './rows/list.ts';
import { type Preposition, prepositions } from './rows/prepositions.ts';
import {
  dressedVerbs,
  motionVerbs,
  phrasesForVerbs,
  prepositionsOfVerbs,
  puttingVerbs,
  seeingVerbs,
  standingVerbs,
  stativeLinks,
  verbPrepositions,
} from './rows/verbs.ts';
import { isGarment, isKind } from './word-classes.ts';

const isPart = (head: string) => partNouns.has(head) || isKind(head, 'body');

export const putOn = ({ reading }: Parser, wearer: number, garments: number[]) => {
  addEach(reading.facts.entities[wearer]!.wears, garments);
};

const addLocation = (list: Location[], kind: Location['kind'], entities: number[]) =>
  list.push({ kind, entities });

/** "Soup with bread on a table", "a girl with a dog on a beach": the place is that of the first, unless it is part of it: "with a cat on her lap". */
const keepsPlace = ({ reading, clause }: Parser, place: readonly number[]): boolean => {
  const { entities, relations } = reading.facts;
  if (place.some((one) => entities[one]!.owner !== null || entities[one]!.partOf !== null)) return false;
  const isHost = (one: number): boolean => {
    const { noun, head } = entities[one]!;
    return isAnimate(noun) || isKind(head, 'food') || (isKind(head, 'container') && !isKind(head, 'vehicle'));
  };
  return clause.subjects.some(
    (one) =>
      isHost(one) ||
      relations.some(
        ({ kind, subject, objects }) =>
          subject === one && (kind === 'full_of' || (kind === 'made_of' && objects.some(isHost))),
      ),
  );
};

/** To what a place belongs: the thing just named after "with" and verbs of seeing, else the one who the clause is about. */
const placedBy = (parser: Parser, place: readonly number[]): number[] => {
  const { clause } = parser;
  const verb = clause.event?.verb.split(' ')[0] ?? '';
  if (clause.nearestRole === 'with')
    return clause.event === null && keepsPlace(parser, place) ? clause.subjects : clause.nearest;
  if (clause.nearestRole === 'object' && (seeingVerbs.has(verb) || puttingVerbs.has(verb)))
    return clause.nearest;
  if (clause.event) return clause.event.agents.length > 0 ? clause.event.agents : clause.event.objects;
  return clause.subjects.length > 0 ? clause.subjects : clause.nearest;
};

/** As large as somebody, though it holds things too. */
const peopleSized = new Set(words('bathtub tub bath cradle crib hammock jacuzzi cage'));

/** "Feeds a rabbit in a cage", "stirs soup in a pot": what it is done to is inside, not the one who does it. */
const isInContainer = (
  { reading, clause }: Parser,
  kind: RelationKind,
  places: readonly number[],
): boolean => {
  const { event } = clause;
  if (!event || clause.nearestRole !== 'object' || (kind !== 'in' && kind !== 'inside')) return false;
  const { entities } = reading.facts;
  const heads = places.map((one) => entities[one]!.head);
  const holdsPeople = heads.every((head) => peopleSized.has(head) || isKind(head, 'vehicle'));
  if (holdsPeople) return event.objects.some((one) => isAnimate(entities[one]!.noun));
  return (
    heads.every((head) => isKind(head, 'container')) &&
    event.agents.every((one) => isPerson(entities[one]!.noun))
  );
};

const isMotion = (event: Event) => motionVerbs.has(event.verb.split(' ')[0]!);

const placeKinds = new Set(['left_of', 'right_of', 'in_front_of', 'behind', 'above', 'under', 'on_top_of']);

/** "Runs to the left of the shoe", "jumps to the front": a goal beside the thing. */
const isGoal = (text: string, row: Preposition, event: Event) =>
  text.startsWith('to ') && placeKinds.has(row.kind) && isMotion(event);

const goalKinds = new Set<RelationKind>([
  'on',
  'in',
  'under',
  'behind',
  'above',
  'on_top_of',
  'in_front_of',
  'left_of',
  'right_of',
  'beside',
  'inside',
  'near',
]);

const conveyingVerbs = new Set(words('push pull drag carry roll move'));
const seats = new Set(
  words('wheelchair stroller pram chair wagon cart sled basket carriage wheelbarrow swing'),
);
/** Somebody in what is made to be pushed. */
const isHeld = ({ reading }: Parser, objects: number[], places: number[]): boolean => {
  const { entities } = reading.facts;
  return (
    objects.some((one) => isAnimate(entities[one]!.noun)) &&
    places.some((one) => seats.has(entities[one]!.head))
  );
};

/** Of what moves in the air "down to" tells the way, where of others it may be any. */
const inAir = new Set(words('fly glide float drift flutter waft soar swoop spiral'));

/** Of these "up" and "down" say which way along it, where "down the street" is any way. */
const climbing = new Set(words('climb clamber scramble crawl creep shinny'));

const attachPlace = (parser: Parser, text: string, row: Preposition, entities: number[]) => {
  const { reading, clause } = parser;
  const { event } = clause;
  const placed = placedBy(parser, entities);
  // "Leaving dust behind them": what is left is behind.
  const owners =
    event && event.objects.length > 0 && placed.some((one) => entities.includes(one))
      ? event.objects
      : placed;
  const head = event?.verb.split(' ')[0] ?? '';
  if (event && inAir.has(head) && text.startsWith('down ')) event.direction ??= 'down';
  const vertical = climbing.has(head) ? /^(?:up|down)(?= |$)/.exec(text)?.[0] : undefined;
  if (event && vertical) event.direction ??= vertical as 'up' | 'down';
  if (event && (row.role !== 'at' || isGoal(text, row, event))) {
    const role = isGoal(text, row, event) ? 'to' : row.role === 'at' ? 'at' : row.role;
    if (role !== 'path' || !standingVerbs.has(head)) {
      addLocation(event[role], row.kind, entities);
      return;
    }
  }
  // "Then the cat jumps on the table": where it goes, not where it is.
  if (
    event &&
    event.step > 0 &&
    isMotion(event) &&
    goalKinds.has(row.kind) &&
    event.to.length + event.path.length === 0
  )
    return void addLocation(event.to, row.kind, entities);
  const isPut =
    event && event.objects.length > 0 && puttingVerbs.has(head) && clause.nearestRole === 'object';
  // "Pushes a child in a stroller": there it is already; "pushes dirt at a site" goes on there.
  const isConveyed = isPut && conveyingVerbs.has(head);
  if (isConveyed && (row.kind === 'in' || row.kind === 'on') && isHeld(parser, event.objects, entities)) {
    for (const object of event.objects) addRelation(reading, row.kind, object, entities);
    return;
  }
  if (isPut && !(isConveyed && row.kind === 'at')) return void addLocation(event.to, row.kind, entities);
  if (event && isInContainer(parser, row.kind, entities)) {
    for (const object of event.objects) addRelation(reading, row.kind, object, entities);
    return;
  }
  if (event) {
    if (row.kind === 'around' && isMotion(event)) return void addLocation(event.path, row.kind, entities);
    addLocation(event.at, row.kind, entities);
  }
  for (const owner of owners) addRelation(reading, row.kind, owner, entities);
};

const attachWith = (parser: Parser, entities: number[], group: Group) => {
  const { reading, clause } = parser;
  const { event } = clause;
  const first = entities[0]!;
  // "Goes through a desert with cacti": what grows belongs to the place.
  const isOfPlace =
    clause.nearestRole === 'place' &&
    !isGarment(group.head) &&
    (isKind(group.head, 'plant') || isKind(group.head, 'nature') || isKind(group.head, 'building'));
  // "A man in his armchair with a newspaper", but "a room with a sofa".
  const isOfSubject =
    clause.nearestRole === 'place' &&
    !isOfPlace &&
    clause.subjects.some((one) => isAnimate(reading.facts.entities[one]!.noun)) &&
    clause.nearest.some((one) => {
      const { head, owner: had } = reading.facts.entities[one]!;
      return had !== null && !isKind(head, 'location');
    });
  const owners =
    event && clause.nearestRole !== 'object' && !isOfPlace
      ? event.agents
      : clause.nearest.length > 0 && !isOfSubject
        ? clause.nearest
        : clause.subjects;
  const owner = owners[0];
  // "Adds sugar to a cup with a spoon": of the cup no spoon is a part.
  const isHandled = event !== null && event.objects.length > 0 && moreTools.has(group.head);
  if (event && (clause.nearestRole !== 'place' || isHandled)) {
    const isTool =
      moreTools.has(group.head) ||
      isKind(group.head, 'tool') ||
      group.head === 'hand' ||
      group.head === 'hands';
    const actsOn =
      event.objects.length > 0 ||
      ['write', 'paint', 'draw', 'cut', 'eat', 'dig', 'fish', 'fight', 'work', 'cook', 'play'].includes(
        event.verb,
      );
    if (isPerson(group.head) && event.agents.length > 0) return addEach(event.recipients, entities);
    if (
      actsOn &&
      (isTool ||
        (!isPart(group.head) &&
          !isGarment(group.head) &&
          clause.nearestRole === 'object' &&
          isKind(group.head, 'artifact')))
    )
      return addEach(event.instruments, entities);
  }
  if (owner === undefined) return;
  if (isGarment(group.head) && isAnimate(reading.facts.entities[owner]!.noun))
    return putOn(parser, owner, entities);
  if (isPart(group.head) && group.owner === null && group.ownerPronoun === null) {
    for (const entity of entities) if (entity !== owner) reading.facts.entities[entity]!.partOf ??= owner;
    return;
  }
  if (reading.facts.entities[first]!.partOf !== owner) addRelation(reading, 'with', owner, entities);
  if (first !== owner) clause.nearestRole = 'with';
};

/** Links of participles: "covered with snow", "surrounded by trees", "made of ice". */
const attachLink = (parser: Parser, text: string, entities: number[]): boolean => {
  const { reading, clause } = parser;
  const { event } = clause;
  if (!event) return false;
  const link = stativeLinks.get(`${event.verb} ${text}`);
  const subject = event.objects[0] ?? event.agents[0];
  if (!link || subject === undefined || event.agents.length + event.objects.length > 1) return false;
  if (link === 'around_subject')
    for (const entity of entities) addRelation(reading, 'around', entity, [subject]);
  else addRelation(reading, link, subject, entities);
  reading.facts.events = reading.facts.events.filter((one) => one !== event);
  clause.event = null;
  clause.hasVerb = true;
  clause.subjects = [subject];
  return true;
};

const moreTools = new Set(
  words(
    'wrench hammer brush spoon fork knife rope net needle saw axe shovel rake broom mop cloth towel stick paddle pen pencil chalk scissors tweezers paintbrush screwdriver drill spatula whisk ladle hose bucket chopstick straw sponge comb razor flashlight magnet tool microscope telescope stethoscope syringe roller crayon iron thermometer binoculars magnifier tongs rag duster trowel squeegee',
  ),
);

const manners = new Set(
  words(
    'smile excitement joy enthusiasm grace care ease speed surprise precision delight passion energy force determination fear anger love motion direction unison silence way manner harmony sync synchronization style concentration interest curiosity focus confidence pace',
  ),
);

const attachIn = (parser: Parser, entities: number[], group: Group): boolean => {
  const { reading, clause } = parser;
  const owner =
    clause.nearestRole === 'place' ? clause.subjects[0] : (clause.nearest[0] ?? clause.event?.agents[0]);
  const isDressed = clause.event && dressedVerbs.has(clause.event.verb);
  if (!isGarment(group.head) && !isDressed) return false;
  const [last] = clause.nearest;
  // "Dances with a man in a green shirt": it is the man's.
  const isLast =
    !isDressed &&
    clause.boundary === 'none' &&
    last !== undefined &&
    isPerson(reading.facts.entities[last]!.noun);
  const doer = isLast ? last : (clause.event?.agents[0] ?? clause.event?.objects[0] ?? owner);
  const wearer = clause.event ? doer : owner;
  if (wearer === undefined || !isAnimate(reading.facts.entities[wearer]!.noun)) return false;
  putOn(parser, wearer, entities);
  if (isDressed) {
    reading.facts.events = reading.facts.events.filter((one) => one !== clause.event);
    clause.event = null;
  }
  return true;
};

const take = (part: number[], entities: number[]): true => {
  addEach(part, entities);
  return true;
};

const attachToVerb = (parser: Parser, text: string, entities: number[], group: Group): boolean => {
  const { clause } = parser;
  const { event } = clause;
  if (!event) return false;
  const role =
    verbPrepositions.get(`${event.verb} ${text}`) ??
    verbPrepositions.get(`${event.verb.split(' ')[0]} ${text}`);
  // "Plays on a stage with lights" plays with none.
  const isApart = role === 'objects' && clause.nearestRole === 'place' && event.at.length > 0;
  // "Fights with a sword": only the living are fought with.
  const isTool = role === 'recipients' && text === 'with' && !isAnimate(group.noun);
  if (isTool) return take(event.instruments, entities);
  if (role && !isApart && (role !== 'objects' || event.objects.length === 0)) {
    addEach(event[role], entities);
    event.verb = phrasesForVerbs.get(`${event.verb} ${text}`) ?? event.verb;
    return true;
  }
  const isForSomebody = isAnimate(group.head);
  if ((text === 'for' || text === 'at') && isForSomebody) return take(event.recipients, entities);
  if (text === 'to' && isForSomebody && event.objects.length > 0) return take(event.recipients, entities);
  if (text === 'for' || text === 'about')
    return take(event.objects.length === 0 ? event.objects : event.recipients, entities);
  if (text === 'using' || text === 'by means of' || text === 'via') return take(event.instruments, entities);
  return false;
};

/** Returns whether the phrase was understood. */
export const attachPhrase = (parser: Parser, text: string, entities: number[], group: Group): boolean => {
  const { reading, clause } = parser;
  const { event } = clause;
  if (entities.length === 0) return true;
  if (attachLink(parser, text, entities)) return true;
  if (text === 'by' && event && event.agents.length === 0 && event.objects.length > 0)
    return take(event.agents, entities);
  if (manners.has(group.head) && event && (text === 'with' || text === 'in'))
    return event.manner.push(`${text} ${group.noun}`) > 0;
  if (attachToVerb(parser, text, entities, group)) return true;
  if (text === 'in' && attachIn(parser, entities, group)) return true;
  if (text === 'with' || text === 'featuring' || text === 'including' || text === 'along with') {
    attachWith(parser, entities, group);
    return true;
  }
  if (text === 'like' || text === 'as' || text === 'than') {
    if (event) event.manner.push(`${text} ${group.noun}`);
    return true;
  }
  const meant = prepositionsOfVerbs.get(`${event?.verb} ${text}`) ?? text;
  const row = prepositions.get(meant);
  if (row) {
    attachPlace(parser, meant, row, entities);
    return true;
  }
  const owner = clause.subjects[0] ?? clause.nearest[0];
  if (owner === undefined) return false;
  addRelation(reading, 'with', owner, entities);
  return true;
};
