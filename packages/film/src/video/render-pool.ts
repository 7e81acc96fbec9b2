/** Threads that draw frames, shared by all videos of the process. They outlive a video, and end when nobody needs them. */

import { Worker } from 'node:worker_threads';
import { kernelModule } from '../render/kernel.ts';
import type { PackedFrame } from '../render/pack-frame.ts';
import { noiseTexture } from '../render/tables.ts';
import type { FilmSetup, FromRenderWorker, PlateUse, RenderWorkerSetup, ToRenderWorker } from './messages.ts';

type Task = { slot: number; frame: PackedFrame; plate: PlateUse | null };

type Film = {
  setup: FilmSetup;
  /** At most so many threads draw it at once. */
  workers: number;
  queue: Task[];
  busy: number;
  onDrawn: (slot: number) => void;
  onError: (error: Error) => void;
};

type Member = {
  worker: Worker;
  known: Set<number>;
  film: Film | null;
  /** The film it drew last, and how many frames of it in a row. */
  last: Film | null;
  streak: number;
};

/** With several films and few threads, a thread changes the film after so many frames: each change costs an upload. */
const streakLimit = 8;
const idleMs = 20_000;

export class RenderPool {
  readonly #members: Member[] = [];
  readonly #films = new Map<number, Film>();
  #idleTimer: NodeJS.Timeout | undefined;

  /** `workers`: how many threads this film may use. */
  addFilm(
    setup: FilmSetup,
    workers: number,
    handlers: { onDrawn: (slot: number) => void; onError: (error: Error) => void },
  ) {
    clearTimeout(this.#idleTimer);
    const film: Film = { setup, workers, queue: [], busy: 0, ...handlers };
    this.#films.set(setup.id, film);
    while (this.#members.length < workers) this.#members.push(this.#start());
    return {
      draw: (slot: number, frame: PackedFrame, plate: PlateUse | null = null) => {
        film.queue.push({ slot, frame, plate });
        this.#assign();
      },
      /** `isPause`: the next is composed, and the threads give back their memory until it is drawn. */
      remove: ({ isPause = false } = {}) => this.#remove(film, isPause),
    };
  }

  get threads(): number {
    return this.#members.length;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await Promise.all(this.#members.splice(0).map(({ worker }) => worker.terminate()));
  }

  #remove(film: Film, isPause: boolean): void {
    film.queue.length = 0;
    this.#films.delete(film.setup.id);
    const freesMemory = isPause && this.#films.size === 0;
    for (const member of this.#members) {
      if (member.known.delete(film.setup.id))
        this.#send(member, { kind: 'forget', film: film.setup.id, freesMemory });
      if (member.last === film) member.last = null;
    }
    if (this.#films.size === 0) {
      this.#idleTimer = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  #send(member: Member, message: ToRenderWorker): void {
    member.worker.postMessage(message);
  }

  #start(): Member {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: { module: kernelModule(), noise: noiseTexture() } satisfies RenderWorkerSetup,
      // Its work lies in the kernel's memory, not in the heap.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const member: Member = { worker, known: new Set(), film: null, last: null, streak: 0 };
    worker.unref();
    worker.on('message', (message: FromRenderWorker) => {
      const film = this.#free(member);
      if (film && this.#films.has(film.setup.id)) {
        if (message.kind === 'drawn') film.onDrawn(message.slot);
        else film.onError(new Error(message.message));
      }
      this.#assign();
    });
    worker.on('error', (error) => {
      const film = this.#free(member);
      this.#members.splice(this.#members.indexOf(member), 1);
      film?.onError(error instanceof Error ? error : new Error(String(error)));
      // Somebody else may still need the threads.
      if (this.#films.size > 0) this.#members.push(this.#start());
      this.#assign();
    });
    return member;
  }

  #free(member: Member): Film | null {
    const film = member.film;
    member.film = null;
    if (film) film.busy -= 1;
    return film;
  }

  #assign(): void {
    for (const member of this.#members) {
      if (member.film) continue;
      const film = this.#choose(member);
      if (!film) continue;
      const { slot, frame, plate } = film.queue.shift()!;
      member.streak = member.last === film ? member.streak + 1 : 1;
      member.last = film;
      member.film = film;
      film.busy += 1;
      if (!member.known.has(film.setup.id)) {
        member.known.add(film.setup.id);
        this.#send(member, { kind: 'film', film: film.setup });
      }
      this.#send(member, { kind: 'frame', film: film.setup.id, slot, frame, plate });
    }
  }

  /** The film with the fewest threads at work; among equals the one this thread knows, unless its turn is over. */
  #choose(member: Member): Film | undefined {
    const waiting = [...this.#films.values()].filter(
      (film) => film.queue.length > 0 && film.busy < film.workers,
    );
    const isTired = member.streak >= streakLimit;
    const rank = (film: Film) => film.busy * 2 + (film === member.last ? (isTired ? 1 : 0) : isTired ? 0 : 1);
    return waiting.sort((a, b) => rank(a) - rank(b))[0];
  }
}

export const sharedRenderPool = new RenderPool();
