/** How large and how well the subject of a prompt is seen: its share of the picture, and whether it is covered, cut, edge-on or from behind, or the picture shows nothing. */

import type { Entity, Facts } from '../facts/facts.ts';
import { positionOf, transformDirection } from '../math/matrix.ts';
import { dot, normalize, subtract, type Vec3 } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import type { Screenplay } from '../screenplay/screenplay.ts';
import { type Actor, rootOf } from '../stage/actor.ts';
import { isPartlyHidden } from '../stage/place/place-hidden.ts';
import { type Beat, type Context, contextOf, type StagedBeat, thingIn } from './context.ts';
import { isSeen, type Moment, type Sight } from './look.ts';
import { isEmpty } from './shots.ts';

export const framingFaults = [
  'absent',
  'small',
  'second small',
  'lost',
  'uncounted',
  'no close-up',
  'covered',
  'cut',
  'edge-on',
  'from behind',
  'empty',
  'blocked',
] as const;
export type FramingFault = (typeof framingFaults)[number];

export type Framing = {
  subject: string | null;
  /** Largest shares of the picture's height and width at any moment. */
  tall: number;
  wide: number;
  second: { name: string; tall: number; wide: number } | null;
  faults: FramingFault[];
};

/** Shares of height and width, one of which a subject has. */
const [leastTall, leastWide] = [0.35, 0.3];
/** What goes somewhere needs room for its way. */
const [leastTallOnWay, leastWideOnWay] = [0.22, 0.2];
/** A sixth of the picture: what is smaller is not noticed beside the subject. */
const leastOfSecond = 1 / 6;
/** And of its height or width in a close-up; of what is longer than it is high as much as leaves no room for the place around it. */
const [leastTallInCloseUp, leastLongInCloseUp] = [0.5, 0.75];
const [leastWideInCloseUp, leastFlatInCloseUp] = [0.6, 0.3];
/** Of a body, what is seen of it without others before it, and inside of the picture. */
const leastUncovered = 0.35;
const leastInside = 0.5;
/** Times as wide as thick, from which on a thing is flat; sine of the angle at which it is seen edge-on. */
const flat = 4;
const edgeOn = 0.25;
/** Cosine of the angle to the camera from which on a face is not seen. */
const awayFromCamera = -0.25;
/** Nearer than this share of the way to the subject something is before it. */
const mostNear = 0.5;

const isPerson = ({ thing }: Actor) => thing.person !== null;
const isBeast = ({ kit }: Actor) => ['walks', 'flies', 'swims'].includes(kit?.locomotion ?? '');

/** Sine of the angle between a flat body's surface and the view of it; null: it is not flat. */
const slantOf = (sight: Sight, { film }: Beat, { camera }: Moment): number | null => {
  const { actor } = sight;
  const [thin, second] = actor.size.toSorted((a, b) => a - b) as [number, number, number];
  const root = film.rootOf(actor);
  if (isPerson(actor) || isBeast(actor) || second < thin * flat || !root) return null;
  const axis: Vec3 = [0, 0, 0];
  axis[actor.size.indexOf(thin)] = 1;
  const normal = normalize(transformDirection(root, axis));
  return Math.abs(dot(normal, normalize(subtract(positionOf(root), camera.position))));
};

/** Cosine between where a face looks and the camera; null: it has none. */
const faceOf = ({ actor }: Sight, { film }: Beat, { camera }: Moment): number | null => {
  const head = isPerson(actor) || isBeast(actor) ? film.anchorOf(actor, 'head') : undefined;
  if (!head) return null;
  const front = normalize(transformDirection(head, [0, 0, 1]));
  return dot(front, normalize(subtract(camera.position, positionOf(head))));
};

/** What the prompt is about: the doer of the first event, else the first noun that is a thing; and what comes after it. */
const chiefs = (facts: Facts, isThing: (entity: number) => boolean): number[] => {
  const [event] = facts.events.toSorted((a, b) => a.step - b.step);
  const looked = facts.picture.camera.subject;
  const named = [
    ...(looked == null ? [] : [looked]),
    ...(event?.agents ?? []),
    ...(event?.objects ?? []),
    ...facts.entities.keys(),
  ];
  return [...new Set(named)].filter(isThing);
};

type Look = { beat: Beat; moment: Moment; sights: Sight[] };

/** Of several of a kind all are taken together where each is large enough to be told. */
const leastOfEach = 0.1;

const spansOf = (looks: readonly Look[]) => {
  let [tall, wide] = [0, 0];
  for (const { sights } of looks) {
    const boxes = sights.flatMap(({ seen }) =>
      seen.box && Math.max(seen.tall, seen.wide) > leastOfEach ? [seen.box] : [],
    );
    for (const { seen } of sights) [tall, wide] = [Math.max(tall, seen.tall), Math.max(wide, seen.wide)];
    if (boxes.length < 2) continue;
    const most = (key: 'right' | 'bottom') => Math.max(...boxes.map((box) => box[key]));
    const least = (key: 'left' | 'top') => Math.min(...boxes.map((box) => box[key]));
    tall = Math.max(tall, most('bottom') - least('top'));
    wide = Math.max(wide, most('right') - least('left'));
  }
  return { tall, wide };
};

/** Height of the picture that the measured part fills, where the view was measured for one. */
const partFill = ({ stage }: Beat): number => {
  if (!stage.subject.isMeasured) return 0;
  const { framing } = stage.shots[0]!;
  return (stage.subject.extent.height * framing.focalLength) / framing.distance;
};

/** In some beat that has it, a moment passes without it, though the camera does not turn to it on purpose. */
const isLost = (context: Context, entity: number): boolean =>
  context.beats.some((beat) => {
    const thing = thingIn(context, beat, entity);
    const { move } = beat.scene.camera;
    if (thing === undefined || /^(?:pan|tilt|crane|first_person)/.test(move)) return false;
    const acts = beat.scene.things[thing]?.acts ?? [];
    if (acts.some(({ action }) => comesOrGoes.has(action))) return false;
    return beat.looked.some(
      ({ sights, shot }) =>
        !beat.stage.shots[shot]?.isNear &&
        !sights.some(({ actor, seen }) => actor.thingIndex === thing && seen.visible > 0),
    );
  });
const comesOrGoes: ReadonlySet<Action> = new Set<Action>(['appear', 'vanish', 'explode', 'dive', 'plunge']);

/** Of two or more as many are seen at one moment, each more than a part of its outline. */
const isUncounted = ({ count }: Entity, looks: readonly Look[]): boolean =>
  count !== null &&
  count > 1 &&
  count <= mostCounted &&
  looks.length > 0 &&
  looks.every(
    ({ sights }) => sights.filter(({ seen }) => seen.visible > seen.inside * leastTold).length < count,
  );
const mostCounted = 10;
const leastTold = 0.3;

export const framingOf = (
  read: Facts,
  screenplay: Screenplay,
  staged: readonly StagedBeat[],
  isCloseUpAsked: boolean,
): Framing => {
  const context = contextOf(read, screenplay, staged);
  const { facts, beats } = context;
  const looksOf = (entity: number): Look[] =>
    beats.flatMap((beat) => {
      const thing = thingIn(context, beat, entity);
      if (thing === undefined) return [];
      return beat.looked.map((moment) => ({
        beat,
        moment,
        sights: moment.sights.filter((sight) => sight.actor.thingIndex === thing && isSeen(sight)),
      }));
    });
  const isThing = (entity: number) =>
    context.cast[entity]?.is === 'thing' &&
    beats.some((beat) => {
      const thing = thingIn(context, beat, entity);
      return thing !== undefined && !beat.stage.fixtures.has(thing);
    });
  const [first, ...others] = chiefs(facts, isThing);
  const isSame = (other: number) =>
    beats.every((beat) => thingIn(context, beat, other) === thingIn(context, beat, first ?? -1));
  const second = others.find((other) => !isSame(other));
  const faults = new Set<FramingFault>();
  const moments = beats.flatMap((beat) => beat.looked.map((moment) => ({ beat, moment })));
  if (moments.some(({ moment }) => isEmpty(moment) || moment.objects < 2)) faults.add('empty');
  const isBlocked = ({ stage }: Beat, { isInside, nearShare, covered }: Moment) =>
    isInside || (stage.hero && stage.scene.camera.move !== 'first_person' ? nearShare : covered) > mostNear;
  if (moments.some(({ beat, moment }) => isBlocked(beat, moment))) faults.add('blocked');
  const heroOnly = beats[0]!.stage.hero;
  const all: Look[] =
    first !== undefined
      ? looksOf(first)
      : heroOnly
        ? beats[0]!.looked.map((moment) => ({
            beat: beats[0]!,
            moment,
            sights: moment.sights.filter(({ actor, seen }) => actor === heroOnly && seen.visible > 0),
          }))
        : [];
  const sights = all.flatMap((look) => look.sights.map((sight) => ({ ...look, sight })));
  const { tall, wide } = spansOf(all);
  const { shot, move } = beats[0]!.scene.camera;
  const isWide = ['wide', 'aerial'].includes(shot) || move === 'drone';
  const isThrough = move === 'first_person';
  const hasSubject = all.length > 0;
  if (hasSubject && sights.length === 0 && !isThrough) faults.add('absent');
  if (hasSubject && sights.length > 0) {
    const isOnWay = sights.some(({ sight: { actor } }) => rootOf(actor).speed > 0 || actor.altitude > 5);
    const [up, across] = isOnWay ? [leastTallOnWay, leastWideOnWay] : [leastTall, leastWide];
    const isFar = sights.every(({ sight: { actor } }) => ['landmark', 'backdrop'].includes(actor.role));
    if (!isWide && !isThrough && !isFar && tall < up && wide < across) faults.add('small');
    const ofPart = Math.max(0, ...beats.map(partFill));
    const isFlat = wide >= leastWideInCloseUp && tall >= leastFlatInCloseUp;
    const fills = tall >= leastTallInCloseUp || wide >= leastLongInCloseUp || isFlat;
    if (isCloseUpAsked && !fills) faults.add('no close-up');
    const isClose = isCloseUpAsked || shot.endsWith('close_up') || ofPart > 0;
    const isHiding = sights.some(({ sight: { actor } }) => isPartlyHidden(actor));
    if (
      !isHiding &&
      !isThrough &&
      sights.every(({ sight: { seen } }) => seen.visible < seen.inside * leastUncovered)
    )
      faults.add('covered');
    if (
      !isClose &&
      !isFar &&
      sights.every(({ sight: { seen } }) => seen.inside < (seen.inside + seen.outside) * leastInside)
    )
      faults.add('cut');
    const slants = sights.map(({ sight, beat, moment }) => slantOf(sight, beat, moment));
    if (slants.every((slant) => slant !== null && slant < edgeOn)) faults.add('edge-on');
    const faces = sights.map(({ sight, beat, moment }) => faceOf(sight, beat, moment));
    if (faces.every((face) => face !== null && face < awayFromCamera)) faults.add('from behind');
  }
  if (isCloseUpAsked && !hasSubject) faults.add('no close-up');
  if (first !== undefined && !isThrough && sights.length > 0 && isLost(context, first)) faults.add('lost');
  if (
    [first, ...others].some(
      (entity) => entity !== undefined && isUncounted(facts.entities[entity]!, looksOf(entity)),
    )
  )
    faults.add('uncounted');
  const ofSecond = second === undefined ? [] : looksOf(second);
  const spans = spansOf(ofSecond);
  if (second !== undefined && !isWide && !isCloseUpAsked && Math.max(spans.tall, spans.wide) < leastOfSecond)
    faults.add('second small');
  return {
    subject: first === undefined ? (heroOnly?.thing.name ?? null) : facts.entities[first]!.noun,
    tall,
    wide,
    second: second === undefined ? null : { name: facts.entities[second]!.noun, ...spans },
    faults: [...faults],
  };
};
