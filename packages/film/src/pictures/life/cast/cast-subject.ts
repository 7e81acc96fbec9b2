/** Finds what the prompt names in the picture: the thing that moves, and what is not there. */

import { createPlane, type Plane } from '../../plane.ts';
import { closeGaps, listParts } from '../../see/find-parts.ts';
import { commonNames, natureOfName } from '../../see/networks/find-common-things.ts';
import type { FoundIn } from '../../see/picture-contents.ts';
import type { Box, SeenPicture, SeenThing } from '../../see/seen-picture.ts';
import { isWithin } from '../../see/within-box.ts';
import type { FaceWish, WishedThing, Wishes } from '../wishes.ts';

export type Cast = {
  /** What the front layer holds and moves as `wish` says. */
  thing: SeenThing | null;
  wish: WishedThing | null;
  /** All that moves by itself, the one above first; together they are the front layer. */
  movers: { thing: SeenThing; wish: WishedThing; pusher: Box | null }[];
  /** Heads with what each is asked to do. */
  people: { thing: SeenThing; face: ReadonlySet<FaceWish>; wish: WishedThing | null }[];
  notThere: WishedThing[];
  /** Where what is added comes down; its size is told by that of `thing`. */
  landing: SeenThing | null;
};

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
const weightOf = (thing: SeenThing) =>
  thing.score * Math.sqrt(areaOf(thing.box)) * (thing.isSubject ? 1.6 : 1);

/**
 * From edge to edge it is a part of the landscape, no thing that a noun could mean, unless the picture is said to show
 * something that no landscape is: "the car" that fills it.
 */
const isThingLike = (wish: WishedThing, { box }: SeenThing): boolean =>
  !(box.left < 0.01 && box.right > 0.99) || (!wish.isNew && wish.nature !== 'other');

/** Small when seen from where people take photographs. */
const smallKinds = ['bird', 'insect', 'butterfly', 'bee', 'mouse'];
const mostSmall = 0.12;
const isSmall = ({ kinds }: WishedThing): boolean => kinds.some((kind) => smallKinds.includes(kind));

/**
 * A thing said with "a" may be shown already: one that fills no large part of the picture and stands alone in it. Several, and
 * what comes into the picture or crosses it, do not.
 */
const mayBeNew = (wish: WishedThing, { box }: SeenThing, others: readonly SeenThing[]): boolean => {
  if (wish.isMany || wish.isComing) return false;
  if (isSmall(wish) && areaOf(box) > mostSmall) return false;
  return others.length === 1 && box.left > 0.01 && box.right < 0.99 && box.right - box.left < 0.6;
};

/** From here on the detector is believed where it says that something is another kind of thing. */
const sureScore = 0.6;

/**
 * How well a thing is what the prompt names: 3 by its name, 2 by its nature, 1 where no network names it, 0 where it is something
 * else. Toys, statues and drawings are named after what they look like, so that any other noun may mean them.
 */
const likenessOf = (wish: WishedThing, { noun, name, score }: SeenThing): number => {
  const isNamed = name !== null && name !== 'person';
  if (isNamed && wish.kinds.includes(name)) return 3;
  if (noun === 'person') return wish.nature === 'person' ? 3 : wish.nature === 'other' ? 0.5 : 0;
  if (!isNamed) return 1;
  const nature = natureOfName(name);
  // "The animal" names a nature itself.
  if ((nature === wish.nature && nature !== 'other') || nature === wish.kinds[0]) return 2;
  if (nature === 'other' || wish.nature === 'other') return 0.5;
  return score < sureScore ? 0.5 : 0;
};

/** An animal that the detector is sure of is no other one: a butterfly that comes to a dog is not the dog. */
const isOtherAnimal = ({ kinds, nature }: WishedThing, { name, score }: SeenThing): boolean =>
  nature === 'animal' &&
  kinds[0] !== 'animal' &&
  name !== null &&
  score >= sureScore &&
  natureOfName(name) === 'animal' &&
  !kinds.includes(name);

const distance = (a: readonly number[], b: readonly number[]): number => {
  // Light and shadow change how bright a thing is more than its hue.
  const tone = ([red, green, blue]: readonly number[]) => {
    const light = (red! + green! + blue!) / 3;
    return [light * 0.6, (red! - light) * 1.6, (blue! - light) * 1.6];
  };
  const [first, second] = [tone(a), tone(b)];
  return Math.hypot(...first.map((value, n) => value - second[n]!));
};

/** The likeliest alone, the nearest in colour first where the prompt names one. */
const likeliest = (wish: WishedThing, things: readonly SeenThing[]): SeenThing[] => {
  const best = Math.max(0, ...things.map((thing) => likenessOf(wish, thing)));
  const alike = things.filter((thing) => best > 0 && likenessOf(wish, thing) === best);
  const { colour } = wish;
  return colour ? alike.toSorted((a, b) => distance(a.colour, colour) - distance(b.colour, colour)) : alike;
};

/** What the networks cannot name may be what the prompt names; people are known by their faces and joints. */
const candidatesFor = (wish: WishedThing, ranked: readonly SeenThing[], isFlat: boolean): SeenThing[] => {
  const people = ranked.filter(({ noun }) => noun === 'person');
  if (wish.nature === 'person' && people.length > 0) return likeliest(wish, people);
  const others = ranked.filter((thing) => thing.noun !== 'person' && (isFlat || isThingLike(wish, thing)));
  if (!wish.isNew)
    return likeliest(wish, others).filter(
      // Several small ones are no single large thing that nothing names.
      (thing) =>
        !(wish.isMany && isSmall(wish) && likenessOf(wish, thing) < 2 && areaOf(thing.box) > mostSmall),
    );
  // What the detector knows and does not find is not there.
  const isKnown = wish.kinds.some((kind) => commonNames.has(kind));
  const subjects = others.filter(({ isSubject }) => isSubject);
  return likeliest(wish, others).filter(
    (thing) =>
      (likenessOf(wish, thing) === 3 && !wish.isComing && !wish.isMany) ||
      (!isKnown &&
        likenessOf(wish, thing) >= 1 &&
        !isOtherAnimal(wish, thing) &&
        mayBeNew(wish, thing, subjects)),
  );
};

/** "The dog" is said of what the picture shows: where it is not found, another one beside it would be wrong. */
/** Whether a thing of the scene is the one that is asked for. "Little girl" is a girl. */
export const isNameOf = ({ kinds, name: said }: WishedThing, name: string): boolean =>
  kinds[0] === name || said === name || kinds[1] === name || kinds[0] === name.split(' ').at(-1);

export const isToAdd = ({ isNew, isComing }: WishedThing): boolean => isNew || isComing;

/** Heads of animals are parts that move by themselves, those of people are known by their faces. */
const isMoved = ({ travel, sways, spins, rotor, waves, acts, face, nature }: WishedThing) =>
  travel !== null ||
  sways ||
  spins ||
  rotor !== null ||
  waves ||
  acts.size > 0 ||
  (nature === 'animal' && face.size > 0);
const mostMovers = 6;

const hasAct = (wish: WishedThing) => isMoved(wish) || wish.face.size > 0;

export const castSubject = (seen: FoundIn, wishes: Wishes): Cast => {
  const ranked = seen.things.toSorted((a, b) => weightOf(b) - weightOf(a));
  const notThere: WishedThing[] = [];
  const found: { wish: WishedThing; things: SeenThing[] }[] = [];
  const taken = new Set<SeenThing>();
  for (const wish of wishes.things) {
    if (wish.isPlace) continue;
    const free = candidatesFor(wish, ranked, seen.isFlat).filter((thing) => !taken.has(thing));
    const things = wish.isMany ? free : free.slice(0, 1);
    if (things.length === 0) {
      // Leaves and flames that are no thing of their own move where they are seen.
      if (!wish.region || !seen[wish.region]) notThere.push(wish);
    } else found.push({ wish, things });
    for (const thing of things) taken.add(thing);
  }
  const goal = notThere.find((wish) => isToAdd(wish) && wish.landsOn)?.landsOn;
  const landing = goal
    ? (candidatesFor(goal, ranked, seen.isFlat).find((thing) => likenessOf(goal, thing) >= 1) ?? null)
    : null;
  // Without the networks nothing can be said to be missing.
  if (seen.missing.includes('matte')) notThere.length = 0;
  const leading =
    found.find(({ wish, things }) => wish.travel && things[0]!.isSubject) ??
    found.find(({ wish }) => hasAct(wish)) ??
    found[0];
  const wishFor = (thing: SeenThing) => found.find(({ things }) => things.includes(thing))?.wish ?? null;
  const people = ranked.flatMap((thing) => {
    const wish = wishFor(thing);
    if (!thing.face && wish?.nature !== 'animal' && wish?.nature !== 'person') return [];
    return [{ thing, face: wish?.face ?? new Set<FaceWish>(), wish }];
  });
  const pusherOf = ({ pushedBy }: WishedThing) =>
    found.find(({ wish: { name } }) => name === pushedBy)?.things[0]?.box ?? null;
  const moved = found
    .toSorted((a, b) => Number(b === leading) - Number(a === leading))
    .filter(({ wish }) => isMoved(wish))
    .flatMap(({ wish, things }) => things.map((thing) => ({ thing, wish, pusher: pusherOf(wish) })));
  return {
    movers: leading && isMoved(leading.wish) ? moved.slice(0, mostMovers) : [],
    thing: leading?.things[0] ?? (found.length === 0 ? (ranked[0] ?? null) : null),
    wish: leading?.wish ?? null,
    people,
    notThere,
    landing,
  };
};

/** The matte, without what lies far outside the things that the prompt names. */
export const maskOf = (seen: SeenPicture, things: readonly SeenThing[]): Plane | null => {
  if (!seen.subject) return null;
  const { mask } = seen.subject;
  if (things.length === 0 || !things.every(({ isSubject }) => isSubject)) return mask;
  const part = createPlane(mask);
  const closed = closeGaps(mask);
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const [px, py] = [(x + 0.5) / mask.width, (y + 0.5) / mask.height];
      if (things.some(({ box }) => isWithin(box, px, py)))
        part.values[y * mask.width + x] = mask.values[y * mask.width + x]!;
      else closed.values[y * mask.width + x] = 0;
    }
  }
  // A thing that the network saw in pieces is moved with what is between them.
  return listParts(part).length > things.length ? closed : part;
};
