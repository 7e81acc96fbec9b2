/** What a noun group refers to: a new entity, or one that was named before. */

import type { Entity } from '../facts/facts.ts';
import { newEntity } from '../facts/new-entity.ts';
import type { Group } from './noun-group.ts';
import { describePicture, isRegion } from './picture-groups.ts';
import { addOnce, applyPicture, type Reading, useSpan } from './reading.ts';
import { weatherAdjectives } from './rows/adjective-kinds.ts';
import { words } from './rows/list.ts';
import { handedVerbs } from './rows/verbs.ts';
import { classesOf, isKind } from './word-classes.ts';

const femaleNouns = new Set(
  words(
    'woman girl lady mother mom mum sister daughter grandmother grandma bride queen princess actress waitress aunt nun witch ballerina empress heroine businesswoman alice wife girlfriend geisha mermaid hostess',
  ),
);
const maleNouns = new Set(
  words(
    'man boy gentleman father dad brother son grandfather grandpa groom king prince uncle monk wizard emperor cowboy businessman husband boyfriend fisherman knight priest santa guy lad policeman fireman samurai',
  ),
);
const personWords = new Set(
  words(
    'person people child kid baby toddler couple family crowd chef teacher student doctor nurse someone everyone player dancer singer',
  ),
);

export const isPerson = (noun: string) => {
  const head = noun.slice(noun.lastIndexOf(' ') + 1);
  return personWords.has(head) || femaleNouns.has(head) || maleNouns.has(head) || isKind(head, 'person');
};
/** Animals whose name has another first meaning in the dictionary, or none. */
const moreAnimals = new Set(
  words(
    'turtle beaver seal slug koi clownfish labrador siamese calico capuchin manta croc ram pegasus phoenix kraken hippogriff bigfoot sasquatch martian trex t-rex spinosaurus brachiosaurus pteranodon godzilla',
  ),
);
export const isAnimal = (noun: string) =>
  moreAnimals.has(noun.slice(noun.lastIndexOf(' ') + 1)) ||
  (isKind(noun.slice(noun.lastIndexOf(' ') + 1), 'animal') && noun !== 'horseback') ||
  /** Made to act. */ noun.endsWith('robot') ||
  noun.endsWith('dragon') ||
  noun.endsWith('monster') ||
  noun.endsWith('unicorn') ||
  noun.endsWith('alien');
export const isAnimate = (noun: string) => isPerson(noun) || isAnimal(noun);
/** One word that no dictionary has. */
const isUnknown = (noun: string) => !noun.includes(' ') && classesOf(noun) === null;
/** Endings of those who do something: "a vlogger" is somebody, "a zorblax" may be anything. */
const doerEndings = ['er', 'or', 'ist', 'ian'];
/** A word that no dictionary has is a name where no article says that there are several of its kind. */
const isNamed = ({ article, noun, isName }: Group) =>
  article === 'none' || isName || doerEndings.some((ending) => noun.endsWith(ending));
const isPluralEntity = ({ count, isMany }: Entity) => isMany || count === null || count > 1;

const touch = (reading: Reading, index: number) => {
  const at = reading.recent.lastIndexOf(index);
  if (at >= 0 && reading.recent.length - at < 40) reading.recent.splice(at, 1);
  reading.recent.push(index);
  if (reading.recent.length > 200) reading.recent.shift();
  return index;
};

const latest = (reading: Reading, fits: (entity: Entity, index: number) => boolean): number | null => {
  const { entities } = reading.facts;
  for (const index of [...reading.topic].reverse()) if (fits(entities[index]!, index)) return index;
  for (let n = reading.recent.length - 1; n >= 0; n -= 1) {
    const index = reading.recent[n]!;
    if (fits(entities[index]!, index)) return index;
  }
  return null;
};

const isFree = ({ partOf }: Entity) => partOf === null;
/** "A robot walks. Its helmet glows. Its eyes": what is had by another has seldom something itself. */
const isOwned = ({ owner, noun }: Entity) => owner !== null && !isAnimate(noun);

const sexOfPronoun: Readonly<Record<string, string>> = {
  he: 'male',
  him: 'male',
  his: 'male',
  himself: 'male',
  she: 'female',
  her: 'female',
  hers: 'female',
  herself: 'female',
};

/** "The person ... his face": of one who was called by no word for a man or a woman. */
const noteSex = ({ noun, head, count, attributes }: Entity, sex: string | undefined) => {
  const isOpen = count === 1 && isPerson(noun) && !femaleNouns.has(head) && !maleNouns.has(head);
  if (sex && isOpen && !attributes.some(({ kind }) => kind === 'sex'))
    attributes.push({ kind: 'sex', value: sex });
};

/** As the object of a verb these are not who does it: "a dog chasing it". */
const objectPronouns = new Set(['it', 'him', 'her', 'them']);

/** Entities a pronoun stands for; none when nothing fits. `doers`: of the verb that it is the object of. */
export const resolvePronoun = (
  reading: Reading,
  pronoun: string,
  doers: readonly number[] = [],
): number[] => {
  const { entities } = reading.facts;
  const others = objectPronouns.has(pronoun) ? doers : [];
  const one = (fits: (entity: Entity) => boolean) => {
    const isOther = (index: number) => !others.includes(index);
    const isPossessive = pronoun === 'its';
    const found =
      latest(
        reading,
        (entity, index) =>
          isOther(index) && isFree(entity) && !(isPossessive && isOwned(entity)) && fits(entity),
      ) ?? latest(reading, (entity, index) => isOther(index) && fits(entity));
    if (found === null) return [];
    noteSex(entities[found]!, sexOfPronoun[pronoun]);
    return [touch(reading, found)];
  };
  switch (pronoun) {
    case 'he':
    case 'him':
    case 'his':
    case 'himself': {
      const male = one(
        ({ head, attributes }) => maleNouns.has(head) || attributes.some(({ value }) => value === 'male'),
      );
      return male.length > 0
        ? male
        : one(({ noun, head, count }) => isAnimate(noun) && !femaleNouns.has(head) && count === 1);
    }
    case 'she':
    case 'her':
    case 'hers':
    case 'herself': {
      const female = one(
        ({ head, attributes }) => femaleNouns.has(head) || attributes.some(({ value }) => value === 'female'),
      );
      return female.length > 0
        ? female
        : one(({ noun, head, count }) => isAnimate(noun) && !maleNouns.has(head) && count === 1);
    }
    case 'it':
    case 'its':
    case 'itself':
    case 'this':
    case 'that': {
      const isThing = (entity: Entity) =>
        entity.count === 1 &&
        (!isPerson(entity.noun) || isAnimal(entity.noun) || isAnimal(entity.noun.split(' ')[0]!));
      const isMeant = (entity: Entity) => isThing(entity) && !isKind(entity.head, 'location');
      // "Finds a kitten in a box and takes it home": what was done something to, not where it is.
      const done = others.length > 0 ? (reading.facts.events.at(-2)?.objects ?? []) : [];
      const same = done.find((index) => isMeant(entities[index]!) && !others.includes(index));
      if (same !== undefined) return [touch(reading, same)];
      const found = one(isMeant);
      return found.length > 0 ? found : one(isThing);
    }
    case 'they':
    case 'them':
    case 'their':
    case 'theirs':
    case 'themselves':
    case 'these':
    case 'those':
    case 'both':
    case 'all':
    case 'each': {
      if (reading.topic.length > 1) return reading.topic;
      // "A person washes the dishes, then they sweep the floor": one of whom it is not said whether he or she.
      const topic = entities[reading.topic[0] ?? -1];
      const isOfPerson = pronoun === 'they' || pronoun === 'their' || pronoun === 'themselves';
      if (
        isOfPerson &&
        topic &&
        isPerson(topic.noun) &&
        !maleNouns.has(topic.head) &&
        !femaleNouns.has(topic.head)
      )
        return reading.topic;
      const many = one(isPluralEntity);
      if (many.length > 0) return many;
      const first = Math.max(0, entities.length - 40);
      const people = entities
        .slice(first)
        .flatMap(({ noun, partOf }, n) => (isAnimate(noun) && partOf === null ? [first + n] : []));
      return people.length > 0 ? people.slice(0, 4) : one(() => true);
    }
    default:
      return [];
  }
};

/** "The dog" again, or another noun of the same one: the entity it repeats. */
const repeated = (reading: Reading, group: Group): number | null => {
  // "Her child ... her child": the same one.
  const owner = group.ownerPronoun ? (resolvePronoun(reading, group.ownerPronoun)[0] ?? null) : null;
  if (owner === null && (group.article !== 'the' || group.owner || group.ownerPronoun)) return null;
  const fits = (entity: Entity) => {
    if (owner !== null && (entity.owner !== owner || entity.noun !== group.noun)) return false;
    // "The creature, a small fox, ... the creature".
    const isAlsoCalled = entity.attributes.some(
      ({ kind, value }) => kind === 'other' && value === group.noun,
    );
    if (
      entity.noun !== group.noun &&
      !isAlsoCalled &&
      !(entity.head === group.head && (group.noun === group.head || entity.noun === entity.head))
    )
      return false;
    if (entity.partOf !== null && group.count !== entity.count) return false;
    // "The red car" is not the blue one.
    const other = group.attributes.some(
      ({ kind, value }) =>
        kind !== 'other' &&
        kind !== 'state' &&
        entity.attributes.some((own) => own.kind === kind && own.value !== value),
    );
    return !other;
  };
  return latest(reading, fits);
};

const addEntity = (reading: Reading, entity: Entity): number => {
  reading.facts.entities.push(entity);
  return touch(reading, reading.facts.entities.length - 1);
};

const unnamedPerson: Record<string, string> = { he: 'man', she: 'woman' };

const pronounEntity = (reading: Reading, group: Group, doers: readonly number[]): number[] => {
  const pronoun = group.pronoun!;
  const { entities } = reading.facts;
  if (
    pronoun === 'the other' ||
    pronoun === 'another' ||
    pronoun === 'one' ||
    pronoun === 'ones' ||
    pronoun === 'others'
  ) {
    const like = latest(reading, (entity) => isFree(entity));
    if (like === null) return pronoun === 'one' ? [addEntity(reading, newEntity('person'))] : [];
    return [
      addEntity(reading, {
        ...newEntity(entities[like]!.noun),
        count: pronoun === 'ones' || pronoun === 'others' ? null : 1,
        attributes: group.attributes,
      }),
    ];
  }
  // "Picks up something": what hands have is there, whatever it is.
  if (pronoun === 'something' && handedVerbs.has(reading.facts.events.at(-1)?.verb ?? ''))
    return [addEntity(reading, newEntity('something'))];
  if (['someone', 'somebody', 'everyone', 'everybody', 'anyone'].includes(pronoun)) {
    const isAll = pronoun.startsWith('every');
    return [addEntity(reading, { ...newEntity('person'), count: isAll ? null : 1 })];
  }
  const found = resolvePronoun(reading, pronoun, doers);
  // "She smiles" with nobody named before: what a given picture shows, or somebody new.
  const unnamed = found.length === 0 ? unnamedPerson[pronoun] : undefined;
  return unnamed ? [addEntity(reading, newEntity(unnamed))] : found;
};

const setOwner = (reading: Reading, entity: Entity, group: Group) => {
  const owners = group.owner
    ? addGroup(reading, group.owner)
    : resolvePronoun(reading, group.ownerPronoun ?? '');
  const owner = owners[0];
  if (owner === undefined) return;
  // "Her hair" and "the cat's tail" are parts, "her dog" is hers.
  if (isKind(entity.head, 'body') || partNouns.has(entity.head)) entity.partOf = owner;
  else entity.owner = owner;
};

export const partNouns = new Set(
  words(
    'wing tail paw petal leaf roof wheel window door branch trunk stem feather fur hair horn beak hoof claw fin shell mane eye ear nose face head hand arm leg foot mouth tooth tongue skin body engine hood sail mast deck handle lid spine page cover sleeve pocket brim peak slope surface edge corner tip antenna scale whisker snout nostril beard moustache finger fist shoulder back neck chest knee belly balcony chimney facade porch',
  ),
);

/** The entities a group speaks of: one, or those its pronoun stands for. */
export const addGroup = (reading: Reading, group: Group, doers: readonly number[] = []): number[] => {
  useSpan(reading, group);
  applyPicture(reading, group.picture);
  if (group.pronoun) return pronounEntity(reading, group, doers);
  const known = repeated(reading, group);
  if (known !== null) {
    const entity = reading.facts.entities[known]!;
    for (const attribute of group.attributes)
      if (!entity.attributes.some(({ value }) => value === attribute.value))
        entity.attributes.push(attribute);
    return [touch(reading, known)];
  }
  const entity: Entity = {
    ...newEntity(group.noun),
    head: group.head,
    // "Twin sisters".
    count: group.count ?? (group.noun.startsWith('twin ') ? 2 : null),
    isMany: group.isMany,
    attributes: group.attributes,
    character: group.character?.slice(0, 64) ?? null,
    ...((group.article === 'a' || group.article === 'another') && { isNew: true }),
    ...(isUnknown(group.noun) && isNamed(group) && { isName: true }),
  };
  // "Paris street": the city belongs to the picture.
  const [first, ...rest] = group.noun.split(' ') as [string, ...string[]];
  if (rest.length > 0 && isRegion(first, reading.units[group.end - 1 - rest.length]?.isCapital ?? false)) {
    addOnce(reading.facts.picture.regions, first);
    entity.noun = rest.join(' ');
    entity.attributes.push({ kind: 'origin', value: first });
  }
  describePicture(
    reading,
    entity.attributes
      .filter(({ kind, value }) => kind === 'origin' || weatherAdjectives.has(value))
      .map(({ value }) => value),
  );
  if (group.owner || group.ownerPronoun) setOwner(reading, entity, group);
  return [addEntity(reading, entity)];
};
