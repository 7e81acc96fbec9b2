/** Splits a window's tokens at their timestamps, and returns how much of the window was transcribed. */

export type SegmentPiece = {
  /** In steps of 20 ms from the window's start. */
  start: number;
  end: number;
  tokens: number[];
};

type CutWindow = {
  pieces: SegmentPiece[];
  /** In mel frames (10 ms): where the next window begins, from this one's start. */
  advanceFrames: number;
};

export const cutSegments = (
  tokens: readonly number[],
  firstTimestamp: number,
  windowFrames: number,
): CutWindow => {
  const isTimestamp = (token: number | undefined) => token !== undefined && token >= firstTimestamp;
  const timeOf = (token: number | undefined) => (token ?? firstTimestamp) - firstTimestamp;
  const cuts = tokens.flatMap((token, i) =>
    i > 0 && isTimestamp(token) && isTimestamp(tokens[i - 1]) ? [i] : [],
  );
  const endsWithOneTimestamp =
    tokens.length >= 2 && isTimestamp(tokens.at(-1)) && !isTimestamp(tokens.at(-2));

  if (cuts.length === 0) {
    const last = timeOf(tokens.findLast(isTimestamp));
    const end = last > 0 ? last : Math.ceil(windowFrames / 2);
    const start = isTimestamp(tokens[0]) ? Math.min(timeOf(tokens[0]), end) : 0;
    return { pieces: [{ start, end, tokens: [...tokens] }], advanceFrames: windowFrames };
  }

  if (endsWithOneTimestamp) cuts.push(tokens.length);
  const pieces = cuts.map((cut, index) => {
    const slice = tokens.slice(cuts[index - 1] ?? 0, cut);
    return { start: timeOf(slice[0]), end: timeOf(slice.at(-1)), tokens: slice };
  });
  // Nothing is said after a single last timestamp; otherwise the unfinished rest is transcribed again from its
  // beginning.
  const advance = endsWithOneTimestamp ? windowFrames : 2 * timeOf(tokens[(cuts.at(-1) ?? 1) - 1]);
  return { pieces, advanceFrames: advance > 0 ? advance : windowFrames };
};
