/** The two responses clients poll, in our format or OpenAI's. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { openAiVideoView, pollAfterMs, speaksOpenAi } from '../domain/openai-dialect.ts';
import type { TaskStatus, VideoEvents } from '../domain/responses/video-responses.ts';
import { taskStatusView, type ViewContext, videoStatusView } from '../domain/video-views.ts';
import type { TaskWithEstimate } from '../services/account-changes.ts';
import type { AppDeps } from './app-deps.ts';
import type { RequestOrigin } from './links.ts';

export const createStatusResponses = ({
  links,
  expiresAt,
  clock,
}: Pick<AppDeps, 'links' | 'expiresAt' | 'clock'>) => {
  const contextOf = (
    origin: RequestOrigin,
    queueEstimate: TaskWithEstimate['queueEstimate'],
  ): ViewContext => {
    const context = links(origin);
    context.queueEstimate = queueEstimate;
    context.nowMs = clock.nowMs();
    return context;
  };
  return {
    /** GET /v1/video/query, and the JSON of /v1/videos/{id}/content */
    ofTask: ({ task, queueEstimate }: TaskWithEstimate, origin: RequestOrigin): TaskStatus =>
      taskStatusView(task, contextOf(origin, queueEstimate)),

    /** GET /v1/videos/{id}, and without a reply the data of an event. */
    ofVideo(
      { task, queueEstimate }: TaskWithEstimate,
      origin: RequestOrigin & { headers: IncomingHttpHeaders },
      reply?: FastifyReply,
    ): VideoEvents['status'] {
      const context = contextOf(origin, queueEstimate);
      if (!speaksOpenAi(origin.headers)) return videoStatusView(task, context);
      const pollMs = pollAfterMs(task, queueEstimate?.secondsLeft, clock.nowMs());
      if (pollMs !== null) reply?.header('openai-poll-after-ms', pollMs);
      return openAiVideoView(task, { ...context, expiresAt });
    },
  };
};
