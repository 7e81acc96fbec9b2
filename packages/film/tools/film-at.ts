/** Which film shows a moment, and at what time of its own: one for every beat of the screenplay. */

import type { CompiledFilm } from '../src/compile.ts';
import type { Film } from '../src/stage/film.ts';

export const framesOf = async ({ film, stage, later }: CompiledFilm) => {
  const beats: { film: Film; seconds: number }[] = [{ film, seconds: stage.seconds }];
  for (const beat of later) beats.push({ film: await beat.createFilm(), seconds: beat.seconds });
  return (moment: number): { film: Film; time: number } => {
    let time = moment;
    let at = 0;
    while (at < beats.length - 1 && time >= beats[at]!.seconds) {
      time -= beats[at]!.seconds;
      at += 1;
    }
    return { film: beats[at]!.film, time };
  };
};
