/** Videos over routes: a task keeps the route it began on, and a remix goes where its source was made. */
import { ApiError } from '../../domain/errors.ts';
import type { UpstreamRoute } from '../../domain/route.ts';
import type { Work } from '../../domain/route-limits.ts';
import { formatToRequest } from '../../domain/video-format.ts';
import type { VideoCall, VideoEngine, VideoJob, VideoResult } from '../engine.ts';
import { type FitVideo, fitResult } from '../upstream/conform-result.ts';
import type { RouteState } from './route-states.ts';
import type { SceneWriter } from './scene-writer.ts';
import { fittingRoutes, type ModelRoutes } from './suitable-routes.ts';
import { type RoutingTools, tryRoutes } from './try-routes.ts';

/** How far a video is when it is here; what follows is to make it what was asked for. */
const fetchedPercent = 90;

/** A video is waited for anyway: rather later than not at all. */
const videoPatienceMs = 15 * 60_000;

export const routedVideo = (deps: {
  tools: RoutingTools;
  find: (model: string) => ModelRoutes;
  local: VideoEngine;
  writeScene: SceneWriter | null;
  fitVideo: FitVideo;
}): VideoEngine => {
  const { tools } = deps;

  const runOn = async (
    { engines, model }: ModelRoutes,
    routeState: RouteState,
    job: VideoJob,
    call: VideoCall,
    accepted: () => void,
  ): Promise<{ video: VideoResult; isOurs: boolean }> => {
    const { route } = routeState;
    const { signal, onProgress, resume } = call;
    const begun = async (operation: string | null, writtenScene: string | null = null) =>
      call.onBegun?.({ route: route.name, operation, writtenScene });
    // A description is in the words of the route that wrote it.
    const isOwnSource = !job.source || job.source.route === null || job.source.route === route.name;
    const named = {
      ...job,
      model: route.model ?? model.id,
      sourceScene: isOwnSource ? job.sourceScene : null,
    };
    if (route.kind === 'local') {
      const noted = resume?.route === route.name ? resume.writtenScene : null;
      // Kept before the first frame: a video that is begun again shows the same scene.
      const writtenScene = deps.writeScene ? await deps.writeScene(named, noted, signal) : noted;
      await begun(null, writtenScene);
      return {
        video: await deps.local.generate({ ...named, writtenScene }, { signal, onProgress }),
        isOurs: true,
      };
    }
    const engine = engines.get(routeState)?.video;
    if (!engine) throw new ApiError('service_unavailable', { message: 'This route makes no videos.' });
    let isNoted = resume?.route === route.name;
    const video = await engine.generate(askedOf(route, named), {
      signal,
      onProgress: (percent) => onProgress(Math.min(fetchedPercent, percent)),
      operation: isNoted ? resume!.operation : null,
      async onOperation(operation) {
        isNoted = true;
        accepted();
        await begun(operation);
      },
    });
    // A provider without jobs tells of itself only by the video.
    if (!isNoted) await begun(null);
    return { video, isOurs: false };
  };

  return {
    async generate(job, call) {
      const routes = deps.find(job.model);
      const begunOn = call.resume?.operation ? call.resume.route : null;
      const roles = job.images.map(({ role }) => role);
      const suitable = routeStatesFor(
        routes,
        { ...job, imageRoles: roles, characters: job.prompt.length },
        begunOn,
      );
      const ordered = tools.registry.order(suitable);
      const first = call.resume?.route ?? job.source?.route;
      const routeStates = [
        ...ordered.filter(({ route }) => route.name === first),
        ...ordered.filter(({ route }) => route.name !== first),
      ];
      const { video, isOurs } = await tryRoutes(tools, {
        routeStates,
        signal: call.signal,
        patienceMs: videoPatienceMs,
        runningOn: begunOn,
        run: (routeState, accepted) => runOn(routes, routeState, job, call, accepted),
      });
      if (isOurs) return video;
      // The route is free again: what is left is our own work.
      return fitResult(deps.fitVideo, video, job, {
        signal: call.signal,
        onProgress: (percent) => call.onProgress(fetchedPercent + (percent * (100 - fetchedPercent)) / 100),
      });
    },
  };
};

const askedOf = ({ makes }: UpstreamRoute, job: VideoJob): VideoJob => {
  const video = formatToRequest(makes, job);
  return 'asked' in video ? { ...job, ...video.asked } : job;
};

const routeStatesFor = (routes: ModelRoutes, work: Work, begunOn: string | null): RouteState[] => {
  const fitting = fittingRoutes(routes, work);
  // An enhanced prompt may be longer than the one that was accepted: rather tried than refused now.
  const suitable = fitting.length > 0 ? fitting : fittingRoutes(routes, { ...work, characters: 0 });
  // A job that runs is waited for, whatever the config says by now.
  return routes.routeStates.filter(
    (routeState) => routeState.route.name === begunOn || suitable.includes(routeState),
  );
};
