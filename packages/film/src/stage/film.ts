/** Stage to film, looked at once before anything is drawn. */

import { buildFilm, type Film, type FilmOptions } from './build/film.ts';
import { leavesBefore } from './check/foreground-leaves.ts';
import { IdBuffer } from './check/id-buffer.ts';
import { improveShots } from './check/improve-view.ts';
import type { Stage } from './stage.ts';

export type { Film } from './build/film.ts';

export const createFilm = async (stage: Stage, options: Omit<FilmOptions, 'isDraft'> = {}): Promise<Film> => {
  const film = await buildFilm(stage, options);
  if (!options.isBeforePlate) {
    await improveShots(stage, film, options.pause ?? (async () => {}));
    film.leaveOutUnseen(leavesBefore(stage, film, new IdBuffer(stage.aspect)));
  }
  return film;
};
