/** Finds when each token was said, from the decoder's attention over the sound. */

const medianWidth = 7;

/**
 * `heads`: for each alignment head a matrix of tokens x frames of attention scores before the softmax. Only the
 * first `frames` columns of `rowLength` are sound. Gives for each token from `firstToken` to before `endToken` the
 * frame where it begins, and last the frame where `endToken` does.
 */
export const alignTokens = (
  heads: Float32Array[],
  rowLength: number,
  frames: number,
  firstToken: number,
  endToken: number,
): number[] => {
  const rows = (heads[0]?.length ?? 0) / rowLength;
  const cost = new Float32Array((endToken - firstToken + 1) * frames);
  for (const head of heads) {
    const weights = standardize(softmaxRows(head, rowLength, rows, frames), rows, frames);
    for (let row = firstToken; row <= endToken; row++) {
      const smooth = medianFilter(weights.subarray(row * frames, (row + 1) * frames));
      for (let frame = 0; frame < frames; frame++) {
        cost[(row - firstToken) * frames + frame] =
          (cost[(row - firstToken) * frames + frame] as number) - (smooth[frame] as number);
      }
    }
  }
  return warp(cost, endToken - firstToken + 1, frames);
};

const softmaxRows = (scores: Float32Array, rowLength: number, rows: number, frames: number): Float32Array => {
  const weights = new Float32Array(rows * frames);
  for (let row = 0; row < rows; row++) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let frame = 0; frame < frames; frame++)
      highest = Math.max(highest, scores[row * rowLength + frame] as number);
    let sum = 0;
    for (let frame = 0; frame < frames; frame++) {
      const weight = Math.exp((scores[row * rowLength + frame] as number) - highest);
      weights[row * frames + frame] = weight;
      sum += weight;
    }
    for (let frame = 0; frame < frames; frame++)
      weights[row * frames + frame] = (weights[row * frames + frame] as number) / sum;
  }
  return weights;
};

/** In place, for each frame over all tokens: attention that every token has in common carries no information. */
const standardize = (weights: Float32Array, rows: number, frames: number): Float32Array => {
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    let squares = 0;
    for (let row = 0; row < rows; row++) {
      const weight = weights[row * frames + frame] as number;
      sum += weight;
      squares += weight * weight;
    }
    const mean = sum / rows;
    const deviation = Math.sqrt(Math.max(squares / rows - mean * mean, 0)) || 1;
    for (let row = 0; row < rows; row++) {
      weights[row * frames + frame] = ((weights[row * frames + frame] as number) - mean) / deviation;
    }
  }
  return weights;
};

/** The ends are mirrored. */
const medianFilter = (row: Float32Array): Float32Array => {
  const reach = (medianWidth - 1) / 2;
  if (row.length <= reach) return row;
  const near = new Float32Array(medianWidth);
  return row.map((_, at) => {
    for (let offset = -reach; offset <= reach; offset++) {
      let from = Math.abs(at + offset);
      if (from >= row.length) from = 2 * row.length - 2 - from;
      near[offset + reach] = row[from] as number;
    }
    return near.sort()[reach] as number;
  });
};

/** Dynamic time warping: the cheapest path through the matrix that never goes back in text or time. */
const warp = (cost: Float32Array, rows: number, frames: number): number[] => {
  const width = frames + 1;
  const total = new Float32Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY);
  const move = new Uint8Array((rows + 1) * width);
  total[0] = 0;
  for (let row = 1; row <= rows; row++) {
    for (let frame = 1; frame <= frames; frame++) {
      const at = row * width + frame;
      const both = total[at - width - 1] as number;
      const down = total[at - width] as number;
      const right = total[at - 1] as number;
      const [least, step] =
        both < down && both < right ? [both, 0] : down < both && down < right ? [down, 1] : [right, 2];
      total[at] = (cost[(row - 1) * frames + frame - 1] as number) + least;
      move[at] = step;
    }
  }
  const begins = new Array<number>(rows).fill(0);
  let row = rows;
  let frame = frames;
  while (row > 0 && frame > 0) {
    begins[row - 1] = frame - 1;
    const step = move[row * width + frame];
    if (step !== 2) row--;
    if (step !== 1) frame--;
  }
  return begins;
};
