/** Threads that draw a film's frames side by side, handed on in order. */

import { Worker } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';
import type { FromWorker, ToWorker } from './frame-worker.ts';
import type { FilmPlan } from './picture/film.ts';
import { abandon, createBakehouse } from './picture/shared-baking.ts';
import { framesPerStill } from './picture/still-runs.ts';

type Hand = { worker: Worker; isReady: boolean; owes: number };

/** One is drawn while the next one waits, so that no thread stands idle while a frame is encoded. */
const roundsPerHand = 2;
/** Frames larger than 720p wait in fewer slots. */
const mostSlotBytes = 40 * 2 ** 20;
/** Encoding larger frames keeps a core busy by itself: a thread on it would win little and hold all layers once more. */
const pixelsOfFullCrew = 1280 * 720;

/** Threads outlive a film, since starting one costs more than a frame. */
export const createFilmCrew = (threads: number) => {
  let hands: Hand[] = [];
  let films = 0;

  const hire = (count: number) => {
    // Whoever is not needed would go on holding the last film.
    for (const { worker } of hands.splice(count)) void worker.terminate();
    while (hands.length < count) {
      const worker = new Worker(new URL('./frame-worker.ts', import.meta.url));
      worker.unref();
      hands.push({ worker, isReady: false, owes: 0 });
    }
    return hands.slice();
  };

  const dismiss = async () => {
    const leaving = hands;
    hands = [];
    await Promise.all(leaving.map(({ worker }) => worker.terminate()));
  };

  /** `onFrame` gets every frame in order, once `opening` is over; its pixels are only valid during the call. */
  const shoot = async (
    plan: FilmPlan,
    signal: AbortSignal,
    onFrame: (pixels: Buffer, number: number) => void,
    opening?: Promise<void>,
  ): Promise<{ drawnSubjects: number[] }> => {
    films += 1;
    const film = films;
    const most = plan.width * plan.height > pixelsOfFullCrew ? threads - 1 : threads;
    const crew = hire(Math.max(1, Math.min(most, plan.frameCount)));
    const frameBytes = plan.width * plan.height * 4;
    const rounds = Math.max(
      crew.length + 1,
      Math.min(crew.length * roundsPerHand + 1, Math.floor(mostSlotBytes / frameBytes / framesPerStill)),
    );
    const slots = Array.from({ length: rounds * framesPerStill }, () => new SharedArrayBuffer(frameBytes));
    const free = slots.map((_, slot) => slot);
    const waiting = new Map<number, number>();
    const done = Promise.withResolvers<{ drawnSubjects: number[] }>();
    let drawnSubjects: number[] = [];
    let [next, handed] = [0, 0];
    let isOpen = !opening;
    let isOver = false;
    let turn: NodeJS.Immediate | undefined;

    const send = (hand: Hand, message: ToWorker) => hand.worker.postMessage(message);
    const assign = () => {
      for (let ahead = 0; ahead < roundsPerHand; ahead += 1) {
        for (const hand of crew) {
          const count = Math.min(framesPerStill, plan.frameCount - next);
          // All slots of a round at once: threads that wait for each other's would wait for ever.
          if (count <= 0 || free.length < count) return;
          if (!hand.isReady || hand.owes > ahead * framesPerStill) continue;
          hand.owes += count;
          send(hand, { type: 'frames', first: next, slots: free.splice(0, count) });
          next += count;
        }
      }
    };
    const handOn = () => {
      const slot = waiting.get(handed);
      if (slot === undefined || !isOpen || isOver || turn) return;
      // One frame a turn: an abort is heard between any two of them.
      turn = setImmediate(() => {
        turn = undefined;
        if (isOver) return;
        try {
          onFrame(Buffer.from(slots[slot]!), handed);
        } catch (error) {
          return done.reject(error);
        }
        waiting.delete(handed);
        free.push(slot);
        handed += 1;
        assign();
        if (handed === plan.frameCount) done.resolve({ drawnSubjects });
        else handOn();
      });
    };
    const receive = (hand: Hand) => (message: FromWorker) => {
      // What an aborted film left behind.
      if (message.film !== film) return;
      if (message.type === 'failed')
        return done.reject(Object.assign(new Error(message.message), { stack: message.stack }));
      if (message.type === 'ready') {
        hand.isReady = true;
        drawnSubjects = message.drawnSubjects;
        return assign();
      }
      hand.owes -= 1;
      waiting.set(message.number, message.slot);
      assign();
      handOn();
    };
    const open = () => {
      isOpen = true;
      handOn();
    };
    opening?.then(open, done.reject);
    const { control, arena } = createBakehouse(plan.width, plan.height, crew.length);
    const onError = (error: unknown) => done.reject(error);
    const leave = crew.map((hand) => {
      Object.assign(hand, { isReady: false, owes: 0 });
      const onMessage = receive(hand);
      hand.worker.on('message', onMessage).on('error', onError);
      send(hand, { type: 'film', film, plan, slots, bakehouse: { control, arena } });
      return () => hand.worker.off('message', onMessage).off('error', onError);
    });
    const onAbort = () => done.reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      if (signal.aborted) onAbort();
      return await done.promise;
    } catch (error) {
      abandon({ control });
      if (!signal.aborted) await dismiss();
      throw error;
    } finally {
      isOver = true;
      clearImmediate(turn);
      signal.removeEventListener('abort', onAbort);
      for (const end of leave) end();
      for (const hand of hands) send(hand, { type: 'forget' });
      slots.length = 0;
      // In the next turn, when nothing points to the slots any more.
      setImmediate(collectGarbage);
    }
  };

  return { shoot, dismiss };
};
