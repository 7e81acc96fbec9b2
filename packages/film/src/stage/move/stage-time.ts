/** The stage's own clock. A long film plays its action again from the start at a cut, so that nobody walks out of the set. */

const longestTake = 12;

export type StageClock = { seconds: number; at: (filmTime: number) => number };

/** `decisive`: when in the action something is let go, seconds. In slow motion the film begins shortly before. */
export const createStageClock = (
  filmSeconds: number,
  pace: number,
  decisive: number | null = null,
): StageClock => {
  const takes = Math.max(1, Math.ceil(filmSeconds / longestTake));
  const seconds = filmSeconds / takes;
  const start = decisive === null ? 0 : Math.max(0, decisive - (seconds * pace) / 2);
  return { seconds: start + seconds * pace, at: (filmTime) => start + (filmTime % seconds) * pace };
};
