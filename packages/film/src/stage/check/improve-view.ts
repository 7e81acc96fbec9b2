/** Looks at every shot before it is drawn and moves the camera, or who hides whom, until everything named is seen. */

import { buildFilm, type Film } from '../build/film.ts';
import type { Pause } from '../cast/cast.ts';
import type { Stage } from '../stage.ts';
import { closeGaps } from './close-gaps.ts';
import { coverAct } from './cover-act.ts';
import { dropPoorShots } from './drop-poor-shots.ts';
import { frameHandwork } from './frame-handwork.ts';
import { framePart } from './frame-part.ts';
import { IdBuffer } from './id-buffer.ts';
import { keepOutOfWalls } from './keep-out-of-walls.ts';
import { shadeOfHero } from './light-hero.ts';
import { placingOf, placings, restore } from './move-cast.ts';
import {
  applyView,
  freeTurns,
  goodEnough,
  type Search,
  searchView,
  smallTurns,
  turnsInRoom,
} from './search-view.ts';
import { uncoverEnds } from './uncover-ends.ts';

/** An actor the camera looks through is not in the picture. */
const isSeenThrough = ({ scene, subject }: Stage) =>
  scene.camera.move === 'first_person' && (subject.travel !== null || subject.eyeAt !== undefined);

/** A view this much worse than a good one is worth moving the cast for, where that gains so much. */
const clearlyWorse = 0.08;
const leastGain = 0.05;

/** The cast alone, before the set is built around it: camera angles first, then who stands where. */
export const improveStage = async (stage: Stage, pause: Pause): Promise<void> => {
  if (!stage.hero || stage.scene.things.every(({ isImplied }) => isImplied)) return;
  const film = await buildFilm(stage, { isDraft: true });
  if (framePart(stage, film) || isSeenThrough(stage)) return;
  const search: Search = { stage, film, buffer: new IdBuffer(stage.aspect) };
  if (!stage.subject.isWholeWay) {
    closeGaps(stage, film);
    frameHandwork(stage, film);
  }
  for (const shot of stage.shots.keys()) {
    await pause();
    let found = searchView(search, shot, freeTurns);
    if (shot === 0 && found.score < goodEnough - clearlyWorse && !stage.subject.isWholeWay)
      for (const change of placings(stage, found.poor)) {
        await pause();
        const before = placingOf(stage.actors);
        const [seen, { subject, adjustments }] = [stage.subject, stage.shotRequest];
        change();
        stage.reframe();
        frameHandwork(stage, film);
        const changed = searchView(search, shot, []);
        if (changed.score > found.score + leastGain) found = searchView(search, shot, freeTurns);
        else {
          restore(before);
          stage.subject = seen;
          Object.assign(stage.shotRequest, { subject, adjustments });
        }
        if (found.score >= goodEnough) break;
      }
    applyView(stage, shot, found.adjustment);
  }
  if (stage.subject.isWholeWay) uncoverEnds(stage, film);
};

/** The finished world: trees and walls of the set may still stand before somebody. */
export const improveShots = async (stage: Stage, film: Film, pause: Pause): Promise<void> => {
  // Hands that reach for their work are elsewhere than in the draft.
  framePart(stage, film);
  const search: Search = { stage, film, buffer: new IdBuffer(stage.aspect) };
  // A house that burns stands where the camera sees it.
  const isAimed = stage.actors.some(({ target }) => target?.role === 'landmark');
  const turns = stage.set.isIndoors || isAimed ? turnsInRoom : smallTurns;
  for (const shot of stage.shots.keys()) {
    await pause();
    applyView(stage, shot, searchView(search, shot, turns).adjustment);
  }
  keepOutOfWalls(stage, film, search.buffer);
  coverAct(stage, film, search.buffer);
  dropPoorShots(stage, film, search.buffer);
  stage.shade = shadeOfHero(stage, film);
};
