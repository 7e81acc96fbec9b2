/** The thread that draws frames: composes a film once, then draws whichever frames it is asked for. */

import { parentPort } from 'node:worker_threads';
import { createFilm, type Film, type FilmPlan } from './picture/film.ts';
import { type Bakehouse, bakeTogether } from './picture/shared-baking.ts';

export type ToWorker =
  | { type: 'film'; film: number; plan: FilmPlan; slots: SharedArrayBuffer[]; bakehouse: Bakehouse }
  | { type: 'frame'; number: number; slot: number };
export type FromWorker =
  | { type: 'ready'; film: number; drawnSubjects: number[] }
  | { type: 'drawn'; film: number; number: number; slot: number }
  | { type: 'failed'; film: number; message: string; stack: string | undefined };

const port = parentPort!;
let film: Film | undefined;
let filmNumber = 0;
let slots: Uint32Array[] = [];

const handle = async (message: ToWorker): Promise<FromWorker> => {
  if (message.type === 'film') {
    filmNumber = message.film;
    slots = message.slots.map((slot) => new Uint32Array(slot));
    bakeTogether(message.bakehouse);
    film = await createFilm(message.plan);
    bakeTogether(undefined);
    return { type: 'ready', film: filmNumber, drawnSubjects: [...film.drawnSubjects] };
  }
  film!.draw(message.number, slots[message.slot]!);
  return { type: 'drawn', film: filmNumber, number: message.number, slot: message.slot };
};

port.on('message', (message: ToWorker) => {
  handle(message).then(
    (answer) => port.postMessage(answer),
    (error: Error) =>
      port.postMessage({
        type: 'failed',
        film: filmNumber,
        message: error.message,
        stack: error.stack,
      } satisfies FromWorker),
  );
});
