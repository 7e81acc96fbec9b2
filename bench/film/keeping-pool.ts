/** Drawing threads that keep every picture they draw, in the order of the film. */

import { RenderPool } from '../../packages/film/src/video/render-pool.ts';

export class KeepingPool extends RenderPool {
  readonly pictures: Buffer[] = [];

  override addFilm(...[setup, workers, handlers]: Parameters<RenderPool['addFilm']>) {
    const frameOfSlot = new Map<number, number>();
    let frames = 0;
    const film = super.addFilm(setup, workers, {
      ...handlers,
      onDrawn: (slot) => {
        this.pictures[frameOfSlot.get(slot)!] = Buffer.from(setup.slots[slot]!.yuv);
        handlers.onDrawn(slot);
      },
    });
    return {
      ...film,
      draw: (...[slot, frame, plate]: Parameters<typeof film.draw>) => {
        frameOfSlot.set(slot, frames++);
        film.draw(slot, frame, plate);
      },
    };
  }
}
