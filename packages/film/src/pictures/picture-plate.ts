/**
 * Given pictures as the film's background: exact at its start and end, brought to life by a camera that sees depth in
 * them, and changed one into the next. Models and weather are drawn in front of it.
 */

import { clamp, smoothstep } from '../math/interpolate.ts';
import type { CameraMove } from '../scene/scene.ts';
import { findShifts, guessNearness } from './correspondence.ts';
import { type Panorama, readPanorama } from './panorama.ts';
import { type Picture, type Size, wordsOf } from './picture.ts';
import { readCover } from './read-picture.ts';
import { createShiftField, mixInto, type ShiftField, warp } from './warp.ts';

export type GivenPicture = { path: string; role: 'first' | 'last' | 'reference' };

/** `share`: how much of the picture covers the made scene, 0 to 1. The pixels are valid until the next call. */
/** `models`: how much of what is drawn before it is there, 1 where it is not said. */
export type PlateFrame = { pixels: Uint8Array; share: number; models?: number };
export type PicturePlate = {
  /** Whether it is the background from the first frame on; else it only ends the film. */
  isWhole: boolean;
  /** `progress` is 0 at the first frame, 1 at the last. */
  frameAt: (progress: number) => PlateFrame;
};

/** A picture as the film meets it and as it leaves it, which differ where the camera travels over it. */
type Shown = { opening: Picture; closing: Picture; nearness: Float32Array; panorama: Panorama | undefined };
/** The camera travels over a picture, or one picture becomes the next; from and to are shares of the film. */
type Leg = { picture: number; isPanorama: boolean; from: number; to: number };

const emptyPicture = ({ width, height }: Size): Picture => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 4),
});

const readShown = async (
  path: string,
  size: Size,
  isBackwards: { wide: boolean; tall: boolean },
  pause: () => Promise<void>,
): Promise<Shown> => {
  const panorama = await readPanorama(path, size, isBackwards);
  if (!panorama) {
    const picture = await readCover(path, size, pause);
    return { opening: picture, closing: picture, nearness: guessNearness(picture), panorama };
  }
  const [opening, closing] = [emptyPicture(size), emptyPicture(size)];
  panorama(wordsOf(opening), 0);
  panorama(wordsOf(closing), 1);
  return { opening, closing, nearness: guessNearness(closing), panorama };
};

const legsOf = (pictures: readonly Shown[]): Leg[] => {
  const legs = pictures.flatMap(({ panorama }, picture) => [
    ...(panorama ? [{ picture, isPanorama: true, takes: 2 }] : []),
    ...(picture < pictures.length - 1 ? [{ picture, isPanorama: false, takes: 1 }] : []),
  ]);
  const all = legs.reduce((sum, { takes }) => sum + takes, 0);
  let over = 0;
  return legs.map(({ picture, isPanorama, takes }) => {
    const from = over / all;
    over += takes;
    return { picture, isPanorama, from, to: over / all };
  });
};

/** How the camera goes into a still picture: forward, and aside as the prompt asks. */
const driftOf = (move: CameraMove) => ({
  aside:
    move === 'pan_left' ? -1 : move === 'pan_right' || move === 'follow' ? 1 : move === 'orbit' ? 1.2 : 0.35,
  rise: move === 'tilt_up' ? -1 : move === 'tilt_down' ? 1 : 0,
  push: move === 'static' ? 0.03 : move === 'zoom_in' || move === 'dolly_in' ? 0.16 : 0.11,
});

/** Near parts move more than far ones. */
const setDrift = (
  field: ShiftField,
  nearness: Float32Array,
  { width, height }: Size,
  drift: ReturnType<typeof driftOf>,
  travelled: number,
) => {
  for (let row = 0; row <= field.rows; row += 1) {
    for (let column = 0; column <= field.columns; column += 1) {
      const at = row * (field.columns + 1) + column;
      const near = nearness[at]!;
      const zoom = 1 + travelled * drift.push * (0.55 + near * 0.9);
      const [x, y] = [(column / field.columns - 0.5) * width, (row / field.rows - 0.5) * height];
      field.x[at] = x / zoom - x + drift.aside * travelled * width * 0.05 * (near - 0.25);
      field.y[at] = y / zoom - y + drift.rise * travelled * height * 0.05 * (0.4 + near * 0.6);
    }
  }
};

const addShifts = (field: ShiftField, more: ShiftField, amount: number) => {
  for (let at = 0; at < field.x.length; at += 1) {
    field.x[at]! += more.x[at]! * amount;
    field.y[at]! += more.y[at]! * amount;
  }
};

/** The made scene gives way to the picture, which is exact when the film ends. */
const createEnding = (shown: Shown, size: Size): PicturePlate => {
  const target = emptyPicture(size);
  const words = wordsOf(target);
  const field = createShiftField(24, 14);
  return {
    isWhole: false,
    frameAt: (progress) => {
      // A panorama needs its time: its beginning must be clear to see.
      const share = shown.panorama ? smoothstep(0.3, 0.5, progress) : smoothstep(0.5, 0.96, progress);
      if (shown.panorama) shown.panorama(words, clamp((progress - 0.42) / 0.58));
      else if (share > 0) {
        const rest = 1 - smoothstep(0.5, 1, progress);
        setDrift(field, shown.nearness, size, { aside: 0, rise: 0, push: 0.14 }, rest);
        warp(wordsOf(shown.opening), words, size, field);
      }
      return { pixels: target.pixels, share };
    },
  };
};

export const createPicturePlate = async (
  given: readonly GivenPicture[],
  size: Size,
  move: CameraMove,
  pause: () => Promise<void> = async () => {},
): Promise<PicturePlate | undefined> => {
  const pathsOf = (role: GivenPicture['role']) =>
    given.filter((one) => one.role === role).map(({ path }) => path);
  const openings = [...pathsOf('first'), ...pathsOf('reference')];
  const last = pathsOf('last');
  if (openings.length + last.length === 0) return undefined;
  const isBackwards = { wide: move === 'pan_left', tall: move === 'tilt_up' };
  const pictures: Shown[] = [];
  for (const path of [...openings, ...last]) pictures.push(await readShown(path, size, isBackwards, pause));
  if (openings.length === 0) return createEnding(pictures[0]!, size);

  const shifts = pictures.slice(1).map(({ opening }, n) => ({
    there: findShifts(pictures[n]!.closing, opening, size),
    back: findShifts(opening, pictures[n]!.closing, size),
  }));
  const legs = legsOf(pictures);
  const drift = driftOf(move);
  const [leaving, arriving] = [createShiftField(24, 14), createShiftField(24, 14)];
  const [target, other] = [emptyPicture(size), emptyPicture(size)];
  const [words, otherWords] = [wordsOf(target), wordsOf(other)];

  const enliven = ({ closing, nearness }: Shown, travelled: number) => {
    setDrift(leaving, nearness, size, drift, travelled);
    warp(wordsOf(closing), words, size, leaving);
  };
  /** `done` of the way from a picture to the next: away from the one that is left, to rest on the other. */
  const change = (from: number, done: number) => {
    const share = smoothstep(0.12, 0.88, done);
    if (share === 0) return enliven(pictures[from]!, smoothstep(0, 1, done));
    const [before, after] = [pictures[from]!, pictures[from + 1]!];
    setDrift(leaving, before.nearness, size, drift, smoothstep(0, 1, done));
    addShifts(leaving, shifts[from]!.there, -share);
    warp(wordsOf(before.closing), words, size, leaving);
    setDrift(arriving, after.nearness, size, drift, 0);
    addShifts(arriving, shifts[from]!.back, share - 1);
    warp(wordsOf(after.opening), otherWords, size, arriving);
    mixInto(words, otherWords, smoothstep(0.2, 0.8, share));
  };
  return {
    isWhole: true,
    frameAt: (progress) => {
      const leg = legs.findLast(({ from }) => from <= progress);
      if (!leg) enliven(pictures[0]!, smoothstep(0, 1, progress));
      else {
        const done = (progress - leg.from) / (leg.to - leg.from);
        if (leg.isPanorama) pictures[leg.picture]!.panorama!(words, done);
        else change(leg.picture, done);
      }
      return { pixels: target.pixels, share: 1 };
    },
  };
};
