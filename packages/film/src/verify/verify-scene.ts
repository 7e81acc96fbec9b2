/** Which of what a scene says is seen in its film, and whether every shot can be looked at. */

import { dot, subtract } from '../math/vector.ts';
import type { Change, Scene, Tie } from '../scene/scene.ts';
import { isCounted, rootOf } from '../stage/actor.ts';
import type { Film } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { lookAt, type Moment, sightsOf } from './look.ts';
import { holds, placeOf } from './relations.ts';

export type FactKind =
  | 'thing'
  | 'count'
  | 'relation'
  | 'act'
  | 'goal'
  | 'direction'
  | 'change'
  | 'side'
  | 'camera';
export type CheckedFact = { kind: FactKind; text: string; isSeen: boolean };
export type Verdict = {
  facts: CheckedFact[];
  /** Moments at which the picture is empty, of one surface, or covered by what is at the lens. */
  emptyShots: number;
};

const moments = [0.02, 0.25, 0.5, 0.75, 0.98];
const mostCovered = 0.6;
const enough = 3;

const nameOf = ({ things }: Scene, index: number) => things[index]?.name ?? `thing ${index}`;

const momentNear = (looked: readonly Moment[], share: number): Moment =>
  looked.reduce((a, b) => (Math.abs(b.share - share) < Math.abs(a.share - share) ? b : a));

const tieHolds = (moment: Moment, subject: number, tie: Tie, other: number | null): boolean | undefined => {
  const [a, b] = [placeOf(sightsOf(moment, subject)), placeOf(sightsOf(moment, tie.to))];
  const third = other === null ? null : placeOf(sightsOf(moment, other));
  return a && b ? holds(tie.kind, a, b, third) : false;
};

const thingFacts = (scene: Scene, looked: readonly Moment[]): CheckedFact[] =>
  scene.things.flatMap((thing, index): CheckedFact[] => {
    if (thing.isImplied) return [];
    const most = Math.max(...looked.map((moment) => sightsOf(moment, index).length));
    const facts: CheckedFact[] = [{ kind: 'thing', text: thing.name, isSeen: most > 0 }];
    const isNumbered = thing.changes?.some(({ property }) => property === 'number');
    if (thing.count > 1 && !isNumbered)
      facts.push({
        kind: 'count',
        text: `${thing.count} ${thing.name}`,
        isSeen: isCounted(thing) ? most === thing.count : most >= enough,
      });
    return facts;
  });

const relationFacts = (scene: Scene, looked: readonly Moment[]): CheckedFact[] =>
  scene.things.flatMap(({ ties, isImplied, acts }, index) =>
    ties.flatMap((tie): CheckedFact[] => {
      if (isImplied || scene.things[tie.to]?.isImplied) return [];
      const pair = ties.filter(({ kind }) => kind === 'between');
      if (tie.kind === 'between' && pair[0] !== tie) return [];
      const other = tie.kind === 'between' ? (pair[1]?.to ?? null) : null;
      // Who goes elsewhere is there at the start only.
      const leaves = acts.some(({ goal }) => goal);
      const told = (leaves ? looked.slice(0, 1) : looked).map((moment) =>
        tieHolds(moment, index, tie, other),
      );
      if (told.every((one) => one === undefined)) return [];
      const text = `${nameOf(scene, index)} ${tie.kind} ${nameOf(scene, tie.to)}`;
      return [{ kind: 'relation', text, isSeen: told.filter((one) => one).length * 2 >= told.length }];
    }),
  );

const actFacts = (scene: Scene, stage: Stage, looked: readonly Moment[]): CheckedFact[] =>
  stage.scene.things.slice(0, scene.things.length).flatMap((thing, index) => {
    if (thing.isImplied) return [];
    const actor = stage.actors.find(({ thingIndex, copy }) => thingIndex === index && copy === 0);
    return thing.acts.flatMap((act): CheckedFact[] => {
      const text = `${thing.name}: ${act.action}`;
      const middle = momentNear(looked, ((act.begin ?? 0) + (act.end ?? 1)) / 2);
      const facts: CheckedFact[] = [{ kind: 'act', text, isSeen: sightsOf(middle, index).length > 0 }];
      if (act.goal) {
        const end = momentNear(looked, act.end ?? 1);
        const isThere = tieHolds(end, index, act.goal, null);
        const where = `${text} to ${act.goal.kind} ${nameOf(scene, act.goal.to)}`;
        if (isThere !== undefined) facts.push({ kind: 'goal', text: where, isSeen: isThere });
      }
      const path = actor && rootOf(actor).path;
      if (path && act.direction && ['left', 'right', 'toward', 'away'].includes(act.direction)) {
        const { camera } = middle;
        const [from, until] = [(act.begin ?? 0) * stage.clock.seconds, (act.end ?? 1) * stage.clock.seconds];
        const way = subtract(path(until).position, path(from).position);
        const [across, away] = [dot(way, camera.right), dot(way, camera.forward)];
        const along = { left: -across, right: across, toward: -away, away }[act.direction as 'left'];
        facts.push({
          kind: 'direction',
          text: `${text} ${act.direction}`,
          isSeen: along > 0.2 * Math.hypot(...way) && along > 0.05,
        });
      }
      return facts;
    });
  });

const changeIsSeen = (change: Change, index: number, looked: readonly Moment[]): boolean => {
  const [start, end] = [momentNear(looked, change.begin), momentNear(looked, change.end)];
  const [before, after] = [sightsOf(start, index), sightsOf(end, index)];
  if (change.property === 'presence') return (before.length === 0) !== (after.length === 0);
  if (change.property === 'number') return before.length !== after.length;
  if (before.length === 0 || after.length === 0) return false;
  if (change.property === 'size') {
    const ratio = after[0]!.seen.tall / before[0]!.seen.tall;
    return Math.abs(Math.log(ratio)) > 0.15;
  }
  return true;
};

const otherFacts = (scene: Scene, stage: Stage, looked: readonly Moment[]): CheckedFact[] => {
  const facts: CheckedFact[] = [];
  for (const [index, { name, changes = [], screenSide }] of scene.things.entries()) {
    const actor = stage.actors.find(({ thingIndex }) => thingIndex === index);
    for (const change of changes) {
      const isMade = actor?.measured !== undefined && actor.measured !== actor.model;
      facts.push({
        kind: 'change',
        text: `${name}: ${change.property} to ${change.to}`,
        isSeen: isMade && changeIsSeen(change, index, looked),
      });
    }
    const place = placeOf(sightsOf(momentNear(looked, 0.5), index));
    const middle = place && (place.box.left + place.box.right) / 2;
    if (screenSide === 'left')
      facts.push({ kind: 'side', text: `${name} at the left`, isSeen: middle !== null && middle < 0.48 });
    if (screenSide === 'right')
      facts.push({ kind: 'side', text: `${name} at the right`, isSeen: middle !== null && middle > 0.52 });
  }
  const { move } = scene.camera;
  if (move !== 'auto' && move !== 'static') {
    const [a, b] = [looked[0]!.camera, looked.at(-1)!.camera];
    const moved =
      Math.hypot(...subtract(a.position, b.position)) + Math.hypot(...subtract(a.forward, b.forward)) * 5;
    const isSeen = move === 'focus_pull' || moved > 0.05 || Math.abs(a.focalLength - b.focalLength) > 0.02;
    facts.push({ kind: 'camera', text: move, isSeen });
  }
  return facts;
};

/** `scene` is what was asked for; the stage may have added things after it. */
export const verifyScene = (scene: Scene, stage: Stage, film: Film): Verdict => {
  const looked = lookAt(stage, film, moments);
  const isEmpty = ({ objects, covered }: Moment) => objects < 2 || covered > mostCovered;
  return {
    facts: [
      ...thingFacts(scene, looked),
      ...relationFacts(scene, looked),
      ...actFacts(scene, stage, looked),
      ...otherFacts(scene, stage, looked),
    ],
    emptyShots: looked.filter(isEmpty).length,
  };
};
