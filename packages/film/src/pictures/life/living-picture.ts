/** A given picture that moves as the prompt asks, or as its nature is. The first frame is the picture, byte for byte. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { drawMesh } from '../layers/draw-mesh.ts';
import { type Picture, type Size, wordsOf } from '../picture.ts';
import type { PicturePlate } from '../picture-plate.ts';
import { resizePlane } from '../plane.ts';
import { readFrame, readOnWhite } from '../read-picture.ts';
import { focusOn } from '../see/focus-on.ts';
import { seePicture } from '../see/see-picture.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import { createAir } from './air.ts';
import { buildMoving } from './build-moving.ts';
import { type Cast, castSubject, isToAdd } from './cast-subject.ts';
import { findSpot, type Spot } from './find-spot.ts';
import { framePicture, seenInFrame } from './frame-picture.ts';
import { createHour } from './hour.ts';
import { listNotDrawn } from './list-not-drawn.ts';
import { createLyingSnow } from './lying-snow.ts';
import { type Moment, placeAtRest } from './motions.ts';
import { sourceOf } from './source-of.ts';
import type { WishedThing, Wishes } from './wishes.ts';

const seeingSide = 1024;
/** Seconds in which what the layers cannot reproduce of the picture fades away. */
const fadeSeconds = 0.4;
/** Seconds in which what is drawn before the picture appears; the first frame is the picture alone. */
const appearing = 0.5;

export type LivingOptions = {
  seconds: number;
  seed: number;
  wishes: Wishes;
  /** How far a mouth that speaks is open, 0 to 1, where words are heard. */
  mouthAt?: (seconds: number) => number | null;
  /** Awaited between two steps, so that an abort is heard. */
  pause?: () => Promise<void>;
};
export type LivingPicture = PicturePlate & {
  seen: SeenPicture;
  notDrawn: string[];
  /** What the prompt names and the picture does not show. */
  notThere: string[];
  added: readonly WishedThing[];
  /** Where what is added stands; behind the subject it is hidden by it. */
  spotFor: (isOnWater: boolean) => Spot;
};

/** Whether what is asked of things needs a matte of their own. */
const needsOwnMatte = ({ movers }: Cast, seen: SeenPicture): boolean =>
  movers.some(({ thing }) => !thing.isSubject) ||
  (movers.length > 0 && seen.things.filter(({ isSubject }) => isSubject).length > movers.length);

export const createLivingPicture = async (
  path: string,
  size: Size,
  { seconds, seed, wishes, mouthAt, pause = async () => {} }: LivingOptions,
): Promise<LivingPicture> => {
  const original = await readOnWhite(path, seeingSide);
  let whole = await seePicture(original);
  await pause();
  const wanted = castSubject(whole, wishes);
  if (needsOwnMatte(wanted, whole))
    whole = await focusOn(
      whole,
      original,
      wanted.movers.map(({ thing }) => thing),
    );
  const frame = framePicture(whole, size);
  const picture = await readFrame(path, size, frame, pause, whole.background);
  const seen = seenInFrame(whole, frame);
  const cast = castSubject(seen, wishes);
  await pause();
  const { all, front, box, skyMask, hasArm, hasSky, hasWater, groundLayer } = buildMoving(
    picture,
    seen,
    wishes,
    cast,
    seed,
  );
  const source = sourceOf(cast, box, picture);
  const isRocket = source.isLaunch && cast.wish?.kinds.includes('rocket');
  const air = createAir({
    air: isRocket ? new Set([...wishes.air, 'smoke' as const]) : wishes.air,
    seed,
    nearness: resizePlane(seen.nearness, { width: 64, height: 36 }),
    horizon: seen.horizon,
    source,
  });
  const hour = createHour(wishes, seen, skyMask, seed);
  const lieSnow = wishes.air.has('snow')
    ? createLyingSnow(seen, skyMask, { isSaid: wishes.isSnowLying, isLiving: cast.people.length > 0 })
    : undefined;
  /** Where the camera has moved what lay at x, y of the ground. */
  const placed = (x: number, y: number) => {
    const { mesh } = all.find(({ layer }) => layer === groundLayer)!;
    const at =
      Math.min(mesh.rows, Math.round(y / mesh.cell)) * (mesh.columns + 1) +
      Math.min(mesh.columns, Math.round(x / mesh.cell));
    return [
      x + mesh.x[at]! - (at % (mesh.columns + 1)) * mesh.cell,
      y + mesh.y[at]! - Math.floor(at / (mesh.columns + 1)) * mesh.cell,
    ] as const;
  };
  const target: Picture = { ...size, pixels: new Uint8Array(size.width * size.height * 4).fill(255) };
  const canvas = { ...size, words: wordsOf(target) };

  let isHiding = false;
  /** The subject's outline in white on black: models behind it are not seen there. */
  const hideModels = () => {
    if (!isHiding || !front) return;
    const { layer, mesh } = front;
    const white = layer.words.map((value) => (value | 0xffffff) >>> 0);
    const outline = new Uint32Array(canvas.words.length);
    drawMesh(layer.picture, white, outline, size, mesh, layer.uses);
    for (let at = 0; at < outline.length; at += 1) target.pixels[at * 4 + 3] = 255 - (outline[at]! & 255);
  };

  const drawLayers = (moment: Moment) => {
    for (const moving of all) {
      for (const change of moving.before) change(moment);
      placeAtRest(moving.mesh);
      for (const motion of moving.motions) motion(moving.mesh, moving.layer, moment);
      if (moving === front) air.behind(canvas, moment);
      const { layer, mesh } = moving;
      drawMesh(layer.picture, layer.words, canvas.words, size, mesh, layer.uses, moving.opacityAt(moment));
    }
    if (!front) air.behind(canvas, moment);
  };
  const momentAt = (progress: number): Moment => ({
    seconds: progress * seconds * wishes.pace,
    progress,
    size,
    mouth: mouthAt?.(progress * seconds) ?? null,
  });
  drawLayers(momentAt(0));
  const rest = new Int16Array(target.pixels.length);
  for (let at = 0; at < rest.length; at += 1) rest[at] = picture.pixels[at]! - target.pixels[at]!;
  return {
    isWhole: true,
    seen,
    notDrawn: listNotDrawn(seen, wishes, cast, { hasSubject: front !== null, hasArm, hasSky, hasWater }),
    notThere: cast.notThere.map(({ name }) => name),
    added: cast.notThere.filter(isToAdd),
    spotFor: (isOnWater) => {
      const spot = findSpot(seen, isOnWater);
      isHiding = spot.isBehind;
      return spot;
    },
    frameAt: (progress) => {
      if (progress <= 0) return { pixels: picture.pixels, share: 1, models: 0 };
      const moment = momentAt(progress);
      canvas.words.fill(0xff808080);
      drawLayers(moment);
      const left = 1 - smoothstep(0, fadeSeconds, progress * seconds);
      if (left > 0)
        for (let at = 0; at < rest.length; at += 1)
          if (rest[at] !== 0) target.pixels[at] = clamp(target.pixels[at]! + rest[at]! * left, 0, 255);
      lieSnow?.(canvas, moment);
      hour?.(canvas, moment, placed);
      air.before(canvas, moment);
      hideModels();
      return { pixels: target.pixels, share: 1, models: Math.min(1, (progress * seconds) / appearing) };
    },
  };
};
