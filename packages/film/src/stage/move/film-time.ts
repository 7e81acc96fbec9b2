/** The subject of the camera in the film's time. */

import type { Subject } from '../../camera/shots.ts';
import type { StageClock } from './stage-time.ts';

/** The camera lives in the film's time, the cast in the stage's. */
export const inFilmTime = (subject: Subject, clock: StageClock): Subject => ({
  ...subject,
  centreAt: (time) => subject.centreAt(clock.at(time)),
  ...(subject.eyeAt && { eyeAt: (time: number) => subject.eyeAt!(clock.at(time)) }),
});
