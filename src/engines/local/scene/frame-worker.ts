/** The thread that draws frames: composes a film once, then draws whichever frames it is asked for. */

import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';
import { createFilm, type Film, type FilmPlan } from './picture/film.ts';
import { type Bakehouse, bakeTogether, checkAbandoned, stopBaking } from './picture/shared-baking.ts';

export type ToWorker =
  | { type: 'film'; film: number; plan: FilmPlan; slots: SharedArrayBuffer[]; bakehouse: Bakehouse }
  | { type: 'frames'; first: number; slots: number[] }
  | { type: 'forget' };
export type FromWorker =
  | { type: 'ready'; film: number; drawnSubjects: number[] }
  | { type: 'drawn'; film: number; number: number; slot: number }
  | { type: 'failed'; film: number; message: string; stack: string | undefined };

const port = parentPort!;
let film: Film | undefined;
let filmNumber = 0;
let slots: Uint32Array[] = [];

/** Its layers would stand beside those of the next film, or be held while there is none. */
const forgetFilm = async () => {
  film = undefined;
  slots = [];
  collectGarbage();
  // What was collected is freed in the next turn.
  await setImmediate();
};

const answer = (message: FromWorker) => port.postMessage(message);

const handle = async (message: ToWorker): Promise<void> => {
  if (message.type === 'forget') return forgetFilm();
  if (message.type === 'film') {
    filmNumber = message.film;
    slots = message.slots.map((slot) => new Uint32Array(slot));
    bakeTogether(message.bakehouse);
    film = await createFilm(message.plan);
    stopBaking();
    return answer({ type: 'ready', film: filmNumber, drawnSubjects: [...film.drawnSubjects] });
  }
  for (const [n, slot] of message.slots.entries()) {
    checkAbandoned();
    const number = message.first + n;
    film!.draw(number, slots[slot]!);
    answer({ type: 'drawn', film: filmNumber, number, slot });
  }
};

// One after the other: a film given up while it was composed must not go on between the steps of the next.
let last: Promise<void> = Promise.resolve();
port.on('message', (message: ToWorker) => {
  last = last
    // Freed pixels are given back between two turns of the event loop, which waiting messages would hold up.
    .then(() => setImmediate())
    .then(() => handle(message))
    .catch((error: Error) =>
      answer({ type: 'failed', film: filmNumber, message: error.message, stack: error.stack }),
    );
});
