/** Films over routes: a task keeps the route it began on, and a remix goes where its source was made. */
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import type { VideoCall, VideoEngine, VideoJob, VideoResult } from '../engine.ts';
import type { Lane } from './lanes.ts';
import type { ModelRoutes } from './routed-engines.ts';
import { type RoutingTools, tryRoutes } from './try-routes.ts';

/** A film is waited for anyway: rather later than not at all. */
const filmPatienceMs = 15 * 60_000;

export const routedVideo = (deps: {
  tools: RoutingTools;
  find: (model: string) => ModelRoutes;
  local: VideoEngine;
}): VideoEngine => {
  const { tools } = deps;

  const runOn = async (
    { engines, model }: ModelRoutes,
    lane: Lane,
    job: VideoJob,
    call: VideoCall,
    accepted: () => void,
  ): Promise<VideoResult> => {
    const { route } = lane;
    const { signal, onProgress, resume } = call;
    const begun = async (operation: string | null) => call.onBegun?.({ route: route.name, operation });
    // A description is in the words of the route that wrote it.
    const isOwnSource = !job.source || job.source.route === null || job.source.route === route.name;
    const named = {
      ...job,
      model: route.model ?? model.id,
      sourceScene: isOwnSource ? job.sourceScene : null,
    };
    if (route.kind === 'local') {
      await begun(null);
      return deps.local.generate(named, { signal, onProgress });
    }
    const engine = engines.get(lane)?.video;
    if (!engine) throw new ApiError('service_unavailable', { message: 'This route makes no films.' });
    return engine.generate(named, {
      signal,
      onProgress,
      operation: resume?.route === route.name ? resume.operation : null,
      async onOperation(operation) {
        accepted();
        await begun(operation);
      },
    });
  };

  return {
    generate(job, call) {
      const routes = deps.find(job.model);
      const ordered = tools.registry
        .order(routes.lanes)
        .filter(
          (lane) =>
            refusalOf(routes, lane, { ...job, imageRoles: job.images.map(({ role }) => role) }) === null,
        );
      const first = call.resume?.route ?? job.source?.route;
      const lanes = [
        ...ordered.filter(({ route }) => route.name === first),
        ...ordered.filter(({ route }) => route.name !== first),
      ];
      return tryRoutes(tools, {
        lanes,
        signal: call.signal,
        patienceMs: filmPatienceMs,
        run: (lane, accepted) => runOn(routes, lane, job, call, accepted),
      });
    },

    check(film) {
      const routes = deps.find(film.model);
      const refusals = routes.lanes.map((lane) => refusalOf(routes, lane, film));
      if (refusals.every((refusal) => refusal !== null))
        throw invalidParameter('model', refusals.find((refusal) => refusal !== null) ?? 'nobody serves it');
    },
  };
};

const refusalOf = (
  { engines }: ModelRoutes,
  lane: Lane,
  film: Parameters<NonNullable<VideoEngine['check']>>[0],
): string | null => {
  if (lane.route.kind === 'local') return null;
  const engine = engines.get(lane)?.video;
  return engine ? (engine.refusal?.(film) ?? null) : 'the provider behind it makes no films';
};
