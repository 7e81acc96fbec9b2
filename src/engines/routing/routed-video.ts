/** Videos over routes: a task keeps the route it started on, and a remix uses the route of its source. */
import { ApiError } from '../../domain/errors.ts';
import type { UpstreamRoute } from '../../domain/route.ts';
import type { Work } from '../../domain/upstream/route-limits.ts';
import { formatToRequest } from '../../domain/video-format.ts';
import { unknownJobId } from '../../domain/video-task.ts';
import type { VideoCall, VideoEngine, VideoJob, VideoResult } from '../engine.ts';
import { type ConvertVideo, convertResult } from '../upstream/convert-result.ts';
import type { RouteState } from './route-states.ts';
import type { SceneWriter } from './scene-writer.ts';
import { findSuitableRoutes, type ModelRoutes } from './suitable-routes.ts';
import { type RoutingTools, tryRoutes } from './try-routes.ts';

/** Progress when the upstream video has been downloaded; the rest is converting it to the request. */
const fetchedPercent = 90;

/** Videos are asynchronous anyway: waiting is better than failing. */
const videoMaxWaitMs = 15 * 60_000;
/** A server that is restarted is back by then; one that is gone should not keep a task from failing. */
const videoMaxRepairMs = 2 * 60_000;

export const routedVideo = (deps: {
  tools: RoutingTools;
  find: (model: string) => ModelRoutes;
  local: VideoEngine;
  writeScene: SceneWriter | null;
  convertVideo: ConvertVideo;
  /** A task that calls a route needs no reserved slot any more. */
  onStarted: (taskId: string) => void;
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
    const { signal, accountId, onProgress, resume } = call;
    const reportStarted = async (upstreamJobId: string | null, writtenScene: string | null = null) =>
      call.onStarted?.({ route: route.name, upstreamJobId, writtenScene });
    // A description is in the format of the route that wrote it.
    const isOwnSource = !job.source || job.source.route === null || job.source.route === route.name;
    const named = {
      ...job,
      model: route.model ?? model.id,
      sourceScene: isOwnSource ? job.sourceScene : null,
    };
    if (route.kind === 'local') {
      const saved = resume?.route === route.name ? resume : null;
      let jobId = saved?.upstreamJobId ?? null;
      const onAsking = async () => {
        // The language model may bill for it: a video that is deleted from now on is charged, as one of a provider.
        jobId = unknownJobId;
        await reportStarted(jobId);
      };
      const savedScene = saved?.writtenScene ?? null;
      // Stored before the first frame: a restarted video shows the same scene.
      const writtenScene = deps.writeScene
        ? await deps.writeScene(named, savedScene, { signal, onAsking })
        : savedScene;
      await reportStarted(jobId, writtenScene);
      return {
        video: await deps.local.generate(
          { ...named, writtenScene },
          { signal, accountId, onProgress, onPreview: call.onPreview },
        ),
        isOurs: true,
      };
    }
    const engine = engines.get(routeState)?.video;
    if (!engine) throw new ApiError('service_unavailable', { message: 'This route makes no videos.' });
    const upstreamJobId = (resume?.route === route.name && resume.upstreamJobId) || null;
    let isAccepted = upstreamJobId !== null;
    let storedJobId = upstreamJobId;
    // Stored before anything is sent: a worker that lost the task starts no job, and one that takes over after a kill
    // asks the same server, which may recognise the key of the job that it has accepted.
    if (!isAccepted) await reportStarted(unknownJobId);
    try {
      const video = await engine.generate(jobFor(route, named), {
        signal,
        onProgress: (percent) => onProgress(Math.min(fetchedPercent, percent)),
        upstreamJobId,
        async storeJobId(startedJobId, isBegun = true) {
          if (isBegun) {
            isAccepted = true;
            accepted();
          }
          if (startedJobId !== storedJobId) await reportStarted(startedJobId);
          storedJobId = startedJobId;
        },
      });
      return { video, isOurs: false };
    } catch (error) {
      // It was not begun: to delete it costs nothing while it waits for another attempt or route.
      if (!isAccepted && !signal.aborted) await reportStarted(null);
      throw error;
    }
  };

  return {
    async generate(job, call) {
      const routes = deps.find(job.model);
      const startedOn = call.resume?.upstreamJobId ? call.resume.route : null;
      const roles = job.images.map(({ role }) => role);
      const suitable = routeStatesFor(
        routes,
        { ...job, imageRoles: roles, characters: job.prompt.length },
        startedOn,
      );
      const ordered = tools.routeStates.order(suitable);
      const first = call.resume?.route ?? job.source?.route;
      const candidates = [
        ...ordered.filter(({ route }) => route.name === first),
        ...ordered.filter(({ route }) => route.name !== first),
      ];
      // The call enters a route before anybody else can take the slot.
      deps.onStarted(job.taskId);
      const { video, isOurs } = await tryRoutes(tools, {
        candidates,
        signal: call.signal,
        maxWaitMs: videoMaxWaitMs,
        maxRepairMs: videoMaxRepairMs,
        runningOn: startedOn,
        begunOn: call.resume && call.resume.upstreamJobId !== null ? call.resume.route : null,
        run: (routeState, accepted) => runOn(routes, routeState, job, call, accepted),
      });
      if (isOurs) return video;
      // The slot is free again: the rest is local work.
      return convertResult(deps.convertVideo, video, job, {
        signal: call.signal,
        accountId: call.accountId,
        onProgress: (percent) => call.onProgress(fetchedPercent + (percent * (100 - fetchedPercent)) / 100),
      });
    },
  };
};

const jobFor = ({ makes }: UpstreamRoute, job: VideoJob): VideoJob => {
  const video = formatToRequest(makes, job);
  return 'asked' in video ? { ...job, ...video.asked } : job;
};

const routeStatesFor = (routes: ModelRoutes, work: Work, startedOn: string | null): RouteState[] => {
  const exact = findSuitableRoutes(routes, work);
  // An enhanced prompt may exceed a route's limit although the original did not: try it rather than fail now.
  const suitable = exact.length > 0 ? exact : findSuitableRoutes(routes, { ...work, characters: 0 });
  // A running job is waited for, even if the config has changed.
  return routes.routeStates.filter(
    (routeState) => routeState.route.name === startedOn || suitable.includes(routeState),
  );
};
