/** Speech over routes: the route that sends the first bytes is used to the end. */
import type { SpeechFormat } from '../../domain/models.ts';
import type { SpeechCall, SpeechEngine, SpeechJob } from '../engine.ts';
import type { RouteState } from './route-states.ts';
import { type RoutingTools, tryRoutes } from './try-routes.ts';
import type { UnreadSpeech } from './unread-speech.ts';

/** A sixteenth of a second for each character, which is usual. */
const bytesPerCharacter = { plain: 3_000, compressed: 1_000 };
const compressed: readonly SpeechFormat[] = ['mp3', 'opus', 'aac'];
const expectedBytes = ({ input, speed }: SpeechJob, format: SpeechFormat): number => {
  const kind = compressed.includes(format) ? 'compressed' : 'plain';
  return Math.ceil((bytesPerCharacter[kind] * input.length) / speed);
};

export const routedSpeech = (deps: {
  tools: RoutingTools;
  maxWaitMs: number;
  unread: UnreadSpeech;
  routeStatesOf: (job: SpeechJob) => RouteState[];
  engineOn: (model: string, routeState: RouteState) => { engine: SpeechEngine; name: string };
}): SpeechEngine => {
  const begin = async (
    job: SpeechJob,
    call: SpeechCall,
    candidates: RouteState[],
    format: SpeechFormat,
    open: (engine: SpeechEngine, job: SpeechJob, call: SpeechCall) => AsyncIterable<Uint8Array>,
  ): Promise<AsyncIterable<Uint8Array>> => {
    const { signal, accountId, onRoute } = call;
    const room = await deps.unread.untilRoom(accountId, expectedBytes(job, format), signal);
    const ended = Promise.withResolvers<void>();
    const started = Promise.withResolvers<AsyncIterable<Uint8Array>>();
    let isCommitted = false;
    const left = new AbortController();
    // The route's slot stays taken until the last byte is made, and the outcome is reported.
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
        let share: number | undefined;
        const own = {
          signal: AbortSignal.any([signal, left.signal]),
          accountId,
          // An upstream charges for the whole text, however much of it is fetched.
          ...(routeState.route.kind === 'local' && {
            onSpoken: (spoken: number) => {
              share = spoken;
            },
          }),
        };
        const rest = open(engine, named, own)[Symbol.asyncIterator]();
        const first = await rest.next();
        accepted();
        isCommitted = true;
        const speech = deps.unread.follow({ first, rest, share: () => share, room, signal: own.signal });
        signal.addEventListener('abort', () => ended.resolve(), { once: true });
        speech.made.then(ended.resolve, (error) => {
          if (left.signal.aborted) ended.resolve();
          else ended.reject(error);
        });
        started.resolve(
          listening(
            speech.heard((spoken) => call.onSpoken?.(spoken)),
            left,
          ),
        );
        await ended.promise;
      },
    })
      .catch(started.reject)
      .finally(room.end);
    return started.promise;
  };

  return {
    async *speak(job, call) {
      yield* await begin(job, call, deps.routeStatesOf(job), 'pcm', (engine, ...args) =>
        engine.speak(...args),
      );
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
        yield* await begin(job, call, candidates, format, (engine, named, ownCall) => {
          const bytes = engine.speakAs!(named, format, ownCall);
          if (!bytes) throw new TypeError('the route no longer encodes this format');
          return bytes;
        });
      }
      return speak();
    },
  };
};

async function* listening(
  speech: AsyncIterable<Uint8Array>,
  left: AbortController,
): AsyncGenerator<Uint8Array> {
  try {
    yield* speech;
  } finally {
    left.abort();
  }
}
