/** The stage's own clock. A long film plays its action again from the start at a cut, so that nobody walks out of the set. */

const longestTake = 12;

export type StageClock = { seconds: number; at: (filmTime: number) => number };

export const createStageClock = (filmSeconds: number, pace: number): StageClock => {
  const takes = Math.max(1, Math.ceil(filmSeconds / longestTake));
  const seconds = filmSeconds / takes;
  return { seconds: seconds * pace, at: (filmTime) => (filmTime % seconds) * pace };
};
