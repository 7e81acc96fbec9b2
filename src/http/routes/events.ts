/** GET /v1/videos/{id}/events and GET /v1/events: status events as they happen, instead of polling. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type VideoEvents, videoEventData } from '../../domain/responses/video-responses.ts';
import { isFinished } from '../../domain/video-task.ts';
import type { TaskWithEstimate } from '../../services/account-changes.ts';
import type { AppDeps } from '../app-deps.ts';
import { responseSignal, whenOver } from '../client-signal.ts';
import { toApiError } from '../error-handler.ts';
import { documented } from '../operation.ts';
import { sendEvents } from '../sse.ts';
import { createStatusResponses } from '../video-status-responses.ts';

/** Reconnect delay of the client. */
const retryMs = 2000;

const eventStream = (summary: string) =>
  documented({
    summary,
    tag: 'Video',
    takesLastEventId: true,
    response: { 'text/event-stream': videoEventData },
  });

export const registerEventRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { oneAtATime, limits, videos } = deps;
  const statusResponses = createStatusResponses(deps);

  const send = (request: FastifyRequest, reply: FastifyReply, events: AsyncIterable<string>) =>
    sendEvents(reply, events, {
      done: false,
      format: (text) => text,
      requireStillAllowed: request.identifyAgain,
    });

  /** In turn: a change of a video with a long prompt may have a thousand subscribers. */
  const statusEvent = (request: FastifyRequest, id: number, found: TaskWithEstimate): Promise<string> =>
    oneAtATime(
      request.caller.account.id,
      async () => `id: ${id}\n${eventText('status', statusResponses.ofVideo(found, request))}`,
    );

  app.get<{ Params: { id: string } }>(
    '/v1/videos/:id/events',
    eventStream('Follow a video until it is finished'),
    async (request, reply) => {
      const { caller, params } = request;
      const afterUs = lastEventId(request);
      const { task } = await videos.read(caller, params.id);
      // A browser's EventSource reconnects after the end of every stream unless it gets this status.
      if (isFinished(task) && afterUs !== undefined && afterUs >= task.changedUs)
        return reply.code(204).send();
      whenOver(reply, limits.acquire(caller, 'eventStreams'));
      const signal = responseSignal(reply);
      async function* events() {
        // Sent at once, so that the client has its headers before the first event.
        yield `retry: ${retryMs}\n\n`;
        try {
          for await (const found of videos.subscribe(caller, params.id, { signal, afterUs }))
            yield await statusEvent(request, found.task.changedUs, found);
        } catch (error) {
          if (toApiError(error).code !== 'video_not_found') throw error;
          yield deletedEvent(params.id);
        }
      }
      return send(request, reply, events());
    },
  );

  app.get('/v1/events', eventStream('Follow all your videos'), async (request, reply) => {
    whenOver(reply, limits.acquire(request.caller, 'accountStreams'));
    const options = { signal: responseSignal(reply), afterUs: lastEventId(request) };
    async function* events() {
      // An id without data lets a client resume that saw no event.
      for await (const { seenUs, found, deletedIds } of videos.subscribeToAccount(request.caller, options))
        if (found) yield await statusEvent(request, seenUs, found);
        else if (deletedIds) yield deletedIds.map((id) => `id: ${seenUs}\n${deletedEvent(id)}`).join('');
        else yield `retry: ${retryMs}\nid: ${seenUs}\n\n`;
    }
    return send(request, reply, events());
  });
};

const eventText = <Name extends keyof VideoEvents>(name: Name, data: VideoEvents[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const deletedEvent = (id: string): string =>
  eventText('deleted', { id, object: 'video.deleted', deleted: true });

/** Undefined when it is not one of our ids. */
const lastEventId = ({ headers }: FastifyRequest): number | undefined => {
  const text = headers['last-event-id'];
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : undefined;
};
