/**
 * Given pictures as the film's background: exact at its start and end, strips travelled over, and each changed into the
 * next. Models and weather are drawn in front of it.
 */

import { clamp, smoothstep } from '../math/interpolate.ts';
import type { CameraMove } from '../scene/scene.ts';
import { buildStack, createSight, createStackDrawing, type Sight } from './between/build-stack.ts';
import { type Change, createChange } from './between/change.ts';
import { framePicture, seenInFrame, standingIn } from './life/frame-picture.ts';
import { type Panorama, readPanorama } from './panorama.ts';
import { type Picture, type Size, wordsOf } from './picture.ts';
import { readCover, readFrame, readOnWhite, shrink } from './read-picture.ts';
import { seePicture } from './see/see-picture.ts';

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

export type PlateOptions = {
  move: CameraMove;
  seed: number;
  /** Awaited between two steps, so that an abort is heard. */
  pause?: () => Promise<void>;
};

/** A picture as the film meets it and as it leaves it, which differ where the camera travels over it; seen when that is needed. */
type Shown = {
  opening: () => Promise<Sight>;
  closing: () => Promise<Sight>;
  panorama: Panorama | undefined;
};
/** The camera travels over a picture, or one picture becomes the next; from and to are shares of the film. */
type Leg = { picture: number; isPanorama: boolean; from: number; to: number };

const seeingSide = 1024;

const emptyPicture = ({ width, height }: Size): Picture => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 4),
});

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

const readFramed = async (path: string, size: Size, pause: () => Promise<void>): Promise<Sight> => {
  const whole = await seePicture(await readOnWhite(path, seeingSide));
  await pause();
  const frame = framePicture(whole, size);
  const seen = seenInFrame(whole, frame);
  const { picture } = await readFrame(path, size, frame, pause, {
    background: whole.background,
    avoid: standingIn(seen),
  });
  return createSight(picture, seen);
};

const readShown = async (
  path: string,
  size: Size,
  isBackwards: { wide: boolean; tall: boolean },
  pause: () => Promise<void>,
): Promise<Shown> => {
  const panorama = await readPanorama(path, size, isBackwards);
  if (!panorama) {
    const sight = once(() => readFramed(path, size, pause));
    return { opening: sight, closing: sight, panorama };
  }
  const at = (travelled: number) => async (): Promise<Sight> => {
    const picture = emptyPicture(size);
    panorama(wordsOf(picture), travelled);
    await pause();
    return createSight(picture, await seePicture(await shrink(picture, seeingSide)));
  };
  return { opening: at(0), closing: at(1), panorama };
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

/** The made scene gives way to the picture, which is exact when the film ends. */
const createEnding = async (
  { opening, panorama }: Shown,
  size: Size,
  seed: number,
): Promise<PicturePlate> => {
  const target = emptyPicture(size);
  const words = wordsOf(target);
  const sight = panorama ? undefined : await opening();
  const draw = sight && createStackDrawing(buildStack(sight, false, seed));
  return {
    isWhole: false,
    frameAt: (progress) => {
      // A panorama needs its time: its beginning must be clear to see.
      const share = panorama ? smoothstep(0.3, 0.5, progress) : smoothstep(0.5, 0.96, progress);
      if (progress >= 1 && sight) return { pixels: sight.picture.pixels, share };
      if (panorama) panorama(words, clamp((progress - 0.42) / 0.58));
      else if (draw && share > 0) {
        const rest = 1 - smoothstep(0.5, 1, progress);
        draw(words, (_layer, x, y, near) => {
          const zoom = 1 + rest * 0.14 * (0.55 + near * 0.9);
          return [
            size.width / 2 + (x - size.width / 2) * zoom,
            size.height / 2 + (y - size.height / 2) * zoom,
          ];
        });
      }
      return { pixels: target.pixels, share };
    },
  };
};

export const createPicturePlate = async (
  given: readonly GivenPicture[],
  size: Size,
  { move, seed, pause = async () => {} }: PlateOptions,
): Promise<PicturePlate | undefined> => {
  const pathsOf = (role: GivenPicture['role']) =>
    given.filter((one) => one.role === role).map(({ path }) => path);
  const openings = [...pathsOf('first'), ...pathsOf('reference')];
  const last = pathsOf('last');
  if (openings.length + last.length === 0) return undefined;
  const isBackwards = { wide: move === 'pan_left', tall: move === 'tilt_up' };
  const pictures: Shown[] = [];
  for (const path of [...openings, ...last]) pictures.push(await readShown(path, size, isBackwards, pause));
  if (openings.length === 0) return createEnding(pictures[0]!, size, seed);

  const changes: Change[] = [];
  for (const [n, { opening }] of pictures.slice(1).entries()) {
    changes.push(createChange(await pictures[n]!.closing(), await opening(), move, seed));
    await pause();
  }
  const legs = legsOf(pictures);
  const still = legs.length === 0 ? await readCover(openings[0]!, size, pause) : undefined;
  const target = emptyPicture(size);
  const words = wordsOf(target);
  return {
    isWhole: true,
    frameAt: (progress) => {
      const leg = legs.findLast(({ from }) => from <= progress);
      if (!leg) return { pixels: still!.pixels, share: 1 };
      const done = (progress - leg.from) / (leg.to - leg.from);
      if (leg.isPanorama) pictures[leg.picture]!.panorama!(words, done);
      else changes[leg.picture]!.drawInto(words, done);
      return { pixels: target.pixels, share: 1 };
    },
  };
};
