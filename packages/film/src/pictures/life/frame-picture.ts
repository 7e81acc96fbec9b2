/** Which part of a picture a film of another shape shows: faces first, then the subject, then the middle. */

import type { Size } from '../picture.ts';
import type { Box, SeenPicture } from '../see/seen-picture.ts';

const boundsOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const boundsOfMask = ({ subject }: SeenPicture): Box | null => {
  if (!subject) return null;
  const { width, height, values } = subject.mask;
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x]! < 0.5) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  return box.right > box.left ? box : null;
};

/** Hair and chin belong to a face. */
const headOf = ({ left, top, right, bottom }: Box): Box => {
  const tall = bottom - top;
  return {
    left: left - tall * 0.15,
    right: right + tall * 0.15,
    top: top - tall * 0.55,
    bottom: bottom + tall * 0.2,
  };
};

/** Where a window of length `length` lies so that `from` to `to` is in it, or its beginning where it is too long. */
const placeWindow = (length: number, from: number, to: number): number => {
  const start = to - from > length ? from : (from + to) / 2 - length / 2;
  return Math.min(1 - length, Math.max(0, start));
};

/** The part to show, in shares of the picture. */
export const framePicture = (seen: SeenPicture, { width, height }: Size): Box => {
  const shape = width / height / (seen.width / seen.height);
  const [wide, tall] = shape > 1 ? [1, 1 / shape] : [shape, 1];
  const heads = seen.things.flatMap(({ face }) => (face ? [headOf(face.box)] : []));
  const what = heads.length > 0 ? boundsOf(heads) : boundsOfMask(seen);
  if (!what)
    return { left: (1 - wide) / 2, top: (1 - tall) / 2, right: (1 + wide) / 2, bottom: (1 + tall) / 2 };
  const left = placeWindow(wide, what.left, what.right);
  // Below a head comes the body: the window hangs a little lower than its middle.
  const top =
    heads.length > 0
      ? placeWindow(tall, what.top, Math.max(what.bottom, what.top + tall * 0.9))
      : placeWindow(tall, what.top, what.bottom);
  return { left, top, right: left + wide, bottom: top + tall };
};

const inFrame = (frame: Box) => ({
  x: (x: number) => (x - frame.left) / (frame.right - frame.left),
  y: (y: number) => (y - frame.top) / (frame.bottom - frame.top),
});

const cropMask = (mask: SeenPicture['nearness'], frame: Box) => {
  const left = Math.round(frame.left * mask.width);
  const top = Math.round(frame.top * mask.height);
  const width = Math.max(2, Math.round((frame.right - frame.left) * mask.width));
  const height = Math.max(2, Math.round((frame.bottom - frame.top) * mask.height));
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      values[y * width + x] =
        mask.values[Math.min(mask.height - 1, top + y) * mask.width + Math.min(mask.width - 1, left + x)]!;
  return { width, height, values };
};

/** The same things seen, with places in shares of the part that is shown. */
export const seenInFrame = (seen: SeenPicture, frame: Box): SeenPicture => {
  const to = inFrame(frame);
  const boxIn = ({ left, top, right, bottom }: Box): Box => ({
    left: to.x(left),
    top: to.y(top),
    right: to.x(right),
    bottom: to.y(bottom),
  });
  const region = (one: SeenPicture['sky']) => one && { ...one, mask: cropMask(one.mask, frame) };
  return {
    ...seen,
    things: seen.things.map((thing) => ({
      ...thing,
      box: boxIn(thing.box),
      face: thing.face && {
        ...thing.face,
        box: boxIn(thing.face.box),
        points: thing.face.points.map(({ x, y, z }) => ({ x: to.x(x), y: to.y(y), z })),
      },
      pose:
        thing.pose &&
        (Object.fromEntries(
          Object.entries(thing.pose).map(([name, { x, y, score }]) => [
            name,
            { x: to.x(x), y: to.y(y), score },
          ]),
        ) as typeof thing.pose),
    })),
    subject: region(seen.subject),
    sky: region(seen.sky),
    water: region(seen.water),
    plants: region(seen.plants),
    fire: region(seen.fire),
    lights: seen.lights
      .map((light) => ({ ...light, x: to.x(light.x), y: to.y(light.y) }))
      .filter(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1),
    windows: seen.windows
      .map(boxIn)
      .filter(({ left, top, right, bottom }) => left > 0 && top > 0 && right < 1 && bottom < 1),
    horizon: Math.min(0.95, Math.max(0.05, to.y(seen.horizon))),
    nearness: cropMask(seen.nearness, frame),
  };
};
