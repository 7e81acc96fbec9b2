/** Speech over routes: the route that sends the first bytes is used to the end. */
import type { SpeechFormat } from '../../domain/models.ts';
import type { SpeechCall, SpeechEngine, SpeechJob } from '../engine.ts';
import type { RouteState } from './route-states.ts';
import { type RoutingTools, tryRoutes } from './try-routes.ts';

export const routedSpeech = (deps: {
  tools: RoutingTools;
  maxWaitMs: number;
  routeStatesOf: (job: SpeechJob) => RouteState[];
  engineOn: (model: string, routeState: RouteState) => { engine: SpeechEngine; name: string };
}): SpeechEngine => {
  const begin = async (
    job: SpeechJob,
    call: SpeechCall,
    candidates: RouteState[],
    open: (engine: SpeechEngine, job: SpeechJob, call: SpeechCall) => AsyncIterable<Uint8Array>,
  ): Promise<AsyncIterable<Uint8Array>> => {
    const { signal, accountId, onRoute } = call;
    const ended = Promise.withResolvers<void>();
    const started = Promise.withResolvers<AsyncIterable<Uint8Array>>();
    let isCommitted = false;
    // The route's slot stays taken until the last byte, and the outcome is reported.
    tryRoutes(deps.tools, {
      candidates,
      signal,
      accountId,
      maxWaitMs: deps.maxWaitMs,
      isCommitted: () => isCommitted,
      async run(routeState, accepted) {
        const { engine, name } = deps.engineOn(job.model, routeState);
        const named = { ...job, model: name };
        onRoute?.(routeState.route.name);
        if (routeState.route.kind === 'upstream') call.onBilled?.();
        const bytes = open(engine, named, callOn(routeState, call))[Symbol.asyncIterator]();
        const first = await bytes.next();
        accepted();
        isCommitted = true;
        signal.addEventListener('abort', () => ended.resolve(), { once: true });
        started.resolve(follow(first, bytes, ended));
        await ended.promise;
      },
    }).catch(started.reject);
    return started.promise;
  };

  return {
    async *speak(job, call) {
      yield* await begin(job, call, deps.routeStatesOf(job), (engine, ...args) => engine.speak(...args));
    },

    /** Only when every route supports it: a caller cannot switch between the two. */
    speakAs(job: SpeechJob, format: SpeechFormat, call: SpeechCall) {
      const candidates = deps.routeStatesOf(job);
      const isAble = candidates.every(
        (routeState) =>
          routeState.route.kind === 'upstream' &&
          deps.engineOn(job.model, routeState).engine.speakAs?.(job, format, call),
      );
      if (!isAble) return null;
      async function* speak() {
        yield* await begin(job, call, candidates, (engine, named, ownCall) => {
          const bytes = engine.speakAs!(named, format, ownCall);
          if (!bytes) throw new TypeError('the route no longer encodes this format');
          return bytes;
        });
      }
      return speak();
    },
  };
};

/** An upstream charges for the whole text, however much of it is fetched. */
const callOn = ({ route }: RouteState, { signal, accountId, onSpoken }: SpeechCall): SpeechCall => ({
  signal,
  accountId,
  ...(route.kind === 'local' && onSpoken && { onSpoken }),
});

async function* follow(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
  ended: PromiseWithResolvers<void>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } catch (error) {
    ended.reject(error);
    throw error;
  } finally {
    ended.resolve();
    await rest.return?.();
  }
}
