/** Speech over routes: whoever gives the first bytes is kept to the end. */
import type { SpeechFormat } from '../../domain/models.ts';
import type { SpeechCall, SpeechEngine, SpeechJob } from '../engine.ts';
import type { Lane } from './lanes.ts';
import { type RoutingTools, tryRoutes } from './try-routes.ts';

export const routedSpeech = (deps: {
  tools: RoutingTools;
  patienceMs: number;
  lanesOf: (job: SpeechJob) => Lane[];
  engineOn: (model: string, lane: Lane) => { engine: SpeechEngine; name: string };
}): SpeechEngine => {
  const begin = async (
    lanes: Lane[],
    { signal, accountId, onRoute }: SpeechCall,
    open: (lane: Lane) => AsyncIterable<Uint8Array>,
  ): Promise<AsyncIterable<Uint8Array>> => {
    const ended = Promise.withResolvers<void>();
    const started = Promise.withResolvers<AsyncIterable<Uint8Array>>();
    let isCommitted = false;
    // The route stays taken until the last byte, and learns how it ended.
    tryRoutes(deps.tools, {
      lanes,
      signal,
      accountId,
      patienceMs: deps.patienceMs,
      isCommitted: () => isCommitted,
      async run(lane, accepted) {
        const bytes = open(lane)[Symbol.asyncIterator]();
        const first = await bytes.next();
        accepted();
        onRoute?.(lane.route.name);
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
      yield* await begin(deps.lanesOf(job), call, (lane) => {
        const { engine, name } = deps.engineOn(job.model, lane);
        return engine.speak({ ...job, model: name }, callOn(lane, call));
      });
    },

    /** Only when every route can: a caller cannot change from one to the other midway. */
    speakAs(job: SpeechJob, format: SpeechFormat, call: SpeechCall) {
      const lanes = deps.lanesOf(job);
      const isAble = lanes.every(
        (lane) =>
          lane.route.kind === 'upstream' &&
          deps.engineOn(job.model, lane).engine.speakAs?.(job, format, call),
      );
      if (!isAble) return null;
      async function* speak() {
        yield* await begin(lanes, call, (lane) => {
          const { engine, name } = deps.engineOn(job.model, lane);
          const named = { ...job, model: name };
          const bytes = engine.speakAs!(named, format, callOn(lane, call));
          if (!bytes) throw new TypeError('a route changed its mind about formats');
          return bytes;
        });
      }
      return speak();
    },
  };
};

/** An upstream is paid for the whole text, however much of it is fetched. */
const callOn = ({ route }: Lane, { signal, accountId, onSpoken }: SpeechCall): SpeechCall => ({
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
