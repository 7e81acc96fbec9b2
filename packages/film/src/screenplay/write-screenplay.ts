/** Facts become a screenplay: which steps are one shot, and what each shows. */

import type { Facts } from '../facts/facts.ts';
import { limits, type Place, type Scene } from '../scene/scene.ts';
import { vaguePlaces } from '../world/homes.ts';
import { isIndoors } from '../world/indoors.ts';
import { leavingVerbs } from '../world/verb-senses.ts';
import { castEntities } from './cast-entities.ts';
import { expandGroups } from './expand-groups.ts';
import { breakInPieces } from './implied/broken-pieces.ts';
import { completeDeeds } from './implied/complete-deeds.ts';
import { drapeCloths } from './implied/draped-cloths.ts';
import { implyDoers } from './implied/imply-doers.ts';
import { implyPartners } from './implied/imply-partners.ts';
import { sitOnFloor } from './implied/on-the-floor.ts';
import { staySeated } from './implied/stay-seated.ts';
import { giveCallings } from './looks/acts-as-person.ts';
import { foldCoats } from './looks/coats.ts';
import { foldOutfits } from './looks/outfits.ts';
import type { Beat, Screenplay } from './screenplay.ts';
import { carriedAt } from './shots/carried.ts';
import { entitiesIn, groupSteps, type Shot } from './shots/group-steps.ts';
import { isConveying } from './work/conveyance.ts';
import { tellSharedDoings } from './work/shared-doings.ts';
import { tellActNouns } from './work/tell-act-nouns.ts';
import { frameSpeakers, withSpeakers, writeLines } from './write-lines.ts';
import { writeScene } from './write-scene.ts';

type Setting = Scene['setting'];

const stepsOf = ({ events, changes, relations }: Facts): number[] =>
  [
    ...new Set([
      0,
      ...events.map(({ step }) => step),
      ...changes.map(({ step }) => step),
      ...relations.map(({ step }) => step),
    ]),
  ].sort((a, b) => a - b);

const isLeftOpen = ({ place, isStated }: Setting): boolean => !isStated && vaguePlaces.has(place);

/** Where people are for want of anything better. */
const byDefault: Place = 'park';

/** Where a shot tells nothing of its place, it is that of another whose acts do, or the same in all. */
const placeOfAll = (settings: readonly Setting[]): Place | null => {
  const told = settings.filter(({ isStated }) => !isStated).map(({ place }) => place);
  const exact = told.find((place) => !vaguePlaces.has(place));
  return exact ?? (told.length > 1 ? (told.find((place) => place !== byDefault) ?? byDefault) : null);
};

/** Whether somebody leaves where they were. */
const goes = ({ events }: Facts, steps: readonly number[]): boolean =>
  events.some(
    ({ step, verb, to, from }) =>
      steps.includes(step) && (isConveying(verb) || leavingVerbs.has(verb) || to.length + from.length > 0),
  );

/** Characters of a prompt that are looked through beside its facts: what its first 1,500 words take. */
const mostCharacters = 12_000;

const shortened = (words: string): string => words.slice(0, 80);

export type WriteOptions = {
  seconds?: number;
  /** The prompt itself: what it tells of the place beyond the facts. */
  text?: string;
  /** All steps in one scene. */
  isOneShot?: boolean;
};

export const writeScreenplay = (
  read: Facts,
  { seconds = 4, text = '', isOneShot = false }: WriteOptions = {},
): Screenplay => {
  const whole = foldOutfits(
    foldCoats(
      staySeated(
        completeDeeds(
          drapeCloths(implyPartners(giveCallings(sitOnFloor(breakInPieces(withSpeakers(read)))))),
        ),
      ),
    ),
  );
  const { facts: complete, acts } = tellActNouns(tellSharedDoings(implyDoers(whole)));
  const facts = expandGroups(complete, acts);
  const cast = castEntities(facts, acts);
  // Quoted words are said or written and tell nothing of the place.
  const told = facts.speech.reduce(
    (rest, { words }) => rest.replaceAll(words, ''),
    text.slice(0, mostCharacters),
  );
  const shots = groupSteps(facts, cast, stepsOf(facts), isOneShot ? null : seconds);
  const total = shots.reduce((sum, { steps }) => sum + steps.length, 0);
  const isAlone = shots.length === 1;
  const write = (shot: Shot, place: Place | null) => {
    const { steps } = shot;
    const held = carriedAt(facts, cast, steps[0]!);
    const isShown = isAlone ? () => true : entitiesIn(facts, cast, shot, held);
    return {
      steps,
      ...writeScene(facts, cast, told, { steps, held, isAlone, isShown, place, said: read.entities.length }),
    };
  };
  const first = shots.map((shot) => write(shot, null));
  const shared = placeOfAll(first.map(({ scene }) => scene.setting));
  // Told of none of them, and left by nobody, the place is one.
  const isOnePlace = first.every(
    ({ scene, steps }, at) => !scene.setting.isStated && shots[at]!.place === null && !goes(facts, steps),
  );
  // What stands outdoors is not brought into the house.
  const isElsewhere = ({ place }: Setting) =>
    isOnePlace &&
    place !== shared &&
    (place === byDefault || shared === null || isIndoors(place) === isIndoors(shared));
  const written = first.map((one, at) =>
    shared !== null &&
    (isElsewhere(one.scene.setting) ||
      (isLeftOpen(one.scene.setting) && shots[at]!.place === null && !goes(facts, one.steps)))
      ? write(shots[at]!, shared)
      : one,
  );
  const shownAs = cast.flatMap((one, entity) => {
    const { noun, count = null } = complete.entities[entity] ?? {};
    if (one.is === 'thing' && one.isStandIn && one.noun.kit)
      return [{ asked: noun ?? one.noun.name, shown: one.noun.kit }];
    // Two or three of them are a detail of the place, of more there is the usual one.
    if (one.is === 'effect' && (one.effect === 'moon' || one.effect === 'sun') && count !== null && count > 3)
      return [{ asked: `${count} ${one.effect}s`, shown: one.effect }];
    return [];
  });
  const beats = written.map(({ scene, steps }): Beat => ({ scene, share: steps.length / total, steps }));
  const players = written.flatMap(({ thingOf }, beat) =>
    [...thingOf]
      .filter(([entity]) => entity < complete.entities.length)
      .map(([entity, thing]) => ({ entity, beat, thing })),
  );
  const { lines, unsaid } = writeLines(facts, { beats, cast: players });
  // Words on a sign are not legible.
  const missing = [...written.flatMap(({ scene }) => scene.notDrawn), ...unsaid.map(shortened)];
  const notDrawn = [...new Set(missing)].slice(0, limits.notDrawn);
  return { version: 1, beats: frameSpeakers(beats, lines), cast: players, lines, shownAs, notDrawn };
};
