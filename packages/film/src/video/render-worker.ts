/** A thread that draws frames of one film at a time, on a renderer it keeps from film to film. */

import { parentPort, workerData } from 'node:worker_threads';
import { Renderer } from '../render/renderer.ts';
import { collectGarbage } from './collect-garbage.ts';
import { mixOver, putBehind, rgbToYuv } from './composite-plate.ts';
import type { FilmSetup, FromRenderWorker, PlateUse, RenderWorkerSetup, ToRenderWorker } from './messages.ts';

if (!parentPort) throw new Error('Runs as a worker.');
const port = parentPort;
const films = new Map<number, FilmSetup>();
const { module, noise } = workerData as RenderWorkerSetup;
let kept: Renderer | undefined;
let current: number | undefined;

const forgetRenderer = () => {
  kept = undefined;
  current = undefined;
};

const report = (message: FromRenderWorker) => port.postMessage(message);

const drawFrame = (
  film: FilmSetup,
  slotNumber: number,
  frame: Parameters<Renderer['draw']>[0],
  plate: PlateUse | null,
): void => {
  const slot = film.slots[slotNumber]!;
  // The picture alone.
  if (plate?.mode === 'background' && plate.models === 0 && slot.plate) {
    rgbToYuv(slot.plate, slot.yuv, film.width, film.height, 4);
    return;
  }
  kept ??= new Renderer(module, noise);
  const renderer = kept;
  if (current !== film.id) {
    renderer.setPrepared(film.prepared, film.width, film.height, film.quality);
    current = film.id;
  }
  renderer.hasCoverage = plate?.mode === 'background';
  renderer.setMoving(slot);
  const isDrawn = renderer.draw(frame, () => Atomics.load(film.cancelled, 0) !== 0);
  if (!isDrawn) return;
  if (!plate || !slot.plate || plate.share === 0) {
    renderer.yuv(slot.yuv);
    return;
  }
  const rgb = renderer.rgb();
  if (plate.mode === 'background') putBehind(rgb, renderer.coverage(), slot.plate, plate.models);
  else mixOver(rgb, slot.plate, plate.share);
  rgbToYuv(rgb, slot.yuv, film.width, film.height);
};

port.on('message', (message: ToRenderWorker) => {
  if (message.kind === 'film') films.set(message.film.id, message.film);
  else if (message.kind === 'forget') {
    films.delete(message.film);
    if (!message.freesMemory) return;
    forgetRenderer();
    collectGarbage();
  } else {
    const film = films.get(message.film);
    try {
      if (film && Atomics.load(film.cancelled, 0) === 0)
        drawFrame(film, message.slot, message.frame, message.plate);
      report({ kind: 'drawn', film: message.film, slot: message.slot });
    } catch (error) {
      // Its memory may be half written.
      forgetRenderer();
      report({ kind: 'failed', film: message.film, message: String(error) });
    }
  }
});
