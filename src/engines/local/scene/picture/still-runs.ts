/** Which painters are drawn once for two frames: those whose picture moves less than a pixel between them. */

import { createCanvas } from '@napi-rs/canvas';
import type { Context, Moment } from './brush.ts';
import { copyPixels, freePixels } from './frame-pixels.ts';
import { type Frame, type Painter, placementAt, type View } from './stage.ts';

export const framesPerStill = 2;

/** In pixels from one frame to the next, at the edges of a picture 720 high; its middle hardly moves. */
const mostShift = 0.7;
const mostPace = 1.3;

/** A frame as its still painters see it: as the first frame of its pair. */
export type Still = { number: number; moment: Moment; view: View };

const shiftBetween = (frame: Frame, depth: number, one: View, other: View) => {
  const [before, after] = [placementAt(frame, one, depth), placementAt(frame, other, depth)];
  const along = (length: number, axis: 'x' | 'y') =>
    Math.max(
      Math.abs(after[axis] - before[axis]),
      Math.abs(length * (after.scale - before.scale) + after[axis] - before[axis]),
    );
  return Math.max(along(frame.width, 'x'), along(frame.height, 'y'));
};

/** `views` are those of all frames. */
export const stillnessOf = (frame: Frame, views: readonly View[], pace: number) => {
  const known = new Map<number, boolean>();
  return ({ stillDepth }: Painter): boolean => {
    if (stillDepth === undefined || pace > mostPace) return false;
    let isStill = known.get(stillDepth);
    if (isStill === undefined) {
      isStill = views.every(
        (view, n) =>
          n === 0 || shiftBetween(frame, stillDepth, views[n - 1]!, view) <= (mostShift * frame.unit) / 720,
      );
      known.set(stillDepth, isStill);
    }
    return isStill;
  };
};

const createRun = (painters: readonly Painter[], { width, height }: Frame, isFirst: boolean) => {
  const canvas = createCanvas(width, height);
  const own = canvas.getContext('2d');
  own.imageSmoothingQuality = 'low';
  let drawn = -1;
  let pixels: Uint32Array<ArrayBuffer> | undefined;
  const draw = (context: Context, { number, moment, view }: Still) => {
    if (drawn !== number) {
      if (!isFirst) own.clearRect(0, 0, width, height);
      for (const painter of painters) painter(own, moment, view);
      if (pixels) freePixels(pixels);
      [drawn, pixels] = [number, undefined];
    }
    context.globalCompositeOperation = isFirst ? 'copy' : 'source-over';
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-over';
  };
  const read = () => {
    pixels ??= copyPixels(canvas);
    return pixels;
  };
  return { draw, read };
};

/** The same picture as from all painters in turn. */
export const joinStill = (
  painters: readonly Painter[],
  frame: Frame,
  isStill: (painter: Painter) => boolean,
) => {
  const steps: ((context: Context, moment: Moment, view: View, still: Still) => void)[] = [];
  let first: ReturnType<typeof createRun> | undefined;
  for (let at = 0; at < painters.length; ) {
    let end = at;
    while (end < painters.length && isStill(painters[end]!)) end += 1;
    // One layer among others gains nothing from a copy of its own.
    if (end - at > (at === 0 ? 0 : 1)) {
      const run = createRun(painters.slice(at, end), frame, at === 0);
      if (at === 0) first = run;
      steps.push((context, _moment, _view, still) => run.draw(context, still));
      at = end;
      continue;
    }
    const painter = painters[at]!;
    const beneath = first && steps.length === 1 ? first.read : undefined;
    steps.push((context, moment, view) => painter(context, beneath ? { ...moment, beneath } : moment, view));
    at += 1;
  }
  return steps;
};
