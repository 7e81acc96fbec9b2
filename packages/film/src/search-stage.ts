/** The best of a few arrangements: where the film of a scene does not show what was said, others are tried before the same facts. */

import type { Facts } from './facts/facts.ts';
import type { Scene } from './scene/scene.ts';
import type { Screenplay } from './screenplay/screenplay.ts';
import { compileStage, type StageRequest } from './stage/compile.ts';
import { createFilm, type Film } from './stage/film.ts';
import type { Stage } from './stage/stage.ts';
import { type FactKind, type Verdict, verifyFilm } from './verify/verify-film.ts';

/** What another place for the camera or the cast can mend; no arrangement makes a model or an act, but it may bring hands to their work. */
const mendable = new Set<FactKind>(['thing', 'count', 'relation', 'role', 'goal', 'direction']);

/** Triangles up to which a second and a third arrangement stay within the seconds that composing may take. */
const lightWorld = 60_000;
const tries = [1, 2];

/** Greater is worse. */
const faultOf = ({ facts, faults }: Verdict): number =>
  facts.filter(({ isSeen, kind, isOutOfReach }) => !isSeen && (mendable.has(kind) || isOutOfReach)).length +
  faults.filter(({ fault }) => fault !== 'giant').length * 2;

export type FoundStage = { stage: Stage; film: Film; verdict: Verdict; arrangement: number };

export const searchStage = async (
  scene: Scene,
  screenplay: Screenplay,
  facts: Facts,
  request: StageRequest,
  first: { stage: Stage; film: Film },
): Promise<FoundStage> => {
  const check = (staged: { stage: Stage; film: Film }, arrangement: number): FoundStage => ({
    ...staged,
    arrangement,
    verdict: verifyFilm(facts, screenplay, [{ scene, ...staged }]),
  });
  let best = check(first, 0);
  if (first.film.world.triangles > lightWorld) return best;
  for (const arrangement of tries) {
    if (faultOf(best.verdict) === 0) break;
    const stage = await compileStage(scene, { ...request, arrangement });
    const other = check({ stage, film: await createFilm(stage, { pause: request.pause }) }, arrangement);
    if (faultOf(other.verdict) < faultOf(best.verdict)) best = other;
  }
  return best;
};
