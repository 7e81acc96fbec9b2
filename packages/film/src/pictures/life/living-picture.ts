/** A given picture that moves as the prompt asks, or as its nature is. The first frame is the picture, byte for byte. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { clearCells } from '../layers/build-layers.ts';
import { drawMesh, mixWords } from '../layers/draw-mesh.ts';
import { drawWarp, hiddenBy, warpOf } from '../layers/draw-warp.ts';
import { type Picture, type Size, wordsOf } from '../picture.ts';
import type { PicturePlate } from '../picture-plate.ts';
import { createPlane, resizePlane } from '../plane.ts';
import { readFrame, readOnWhite } from '../read-picture.ts';
import { focusOn } from '../see/focus-on.ts';
import { seePicture } from '../see/see-picture.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import { maskInside } from '../see/within-box.ts';
import { createAir } from './air/air.ts';
import { buildMoving } from './build-moving.ts';
import { middleDistance } from './camera.ts';
import { castSubject, isToAdd } from './cast/cast-subject.ts';
import { needsOwnMatte } from './cast/needs-own-matte.ts';
import { findSpot, landingOn, type Spot } from './find-spot.ts';
import { framePicture, seenInFrame, standingIn } from './frame-picture.ts';
import { addedLights } from './light/added-light.ts';
import { createHour } from './light/hour.ts';
import { createLyingSnow } from './light/lying-snow.ts';
import { drawSheen } from './light/sheen.ts';
import { listNotDrawn } from './list-not-drawn.ts';
import { type DrawWithout, lookForClaims } from './look-for-claims.ts';
import { type Moment, placeAtRest } from './motion/motions.ts';
import { sourceOf } from './source-of.ts';
import type { WishedThing, Wishes } from './wishes.ts';

const seeingSide = 1024;
/** Seconds in which what the layers cannot reproduce of the picture fades away. */
const fadeSeconds = 0.4;
/** Seconds in which what is drawn before the picture appears; the first frame is the picture alone. */
const appearing = 0.5;
/** Of what fog behind the subject takes from it, the share that it keeps. */
const inFog = 0.5;

export type LivingOptions = {
  seconds: number;
  seed: number;
  wishes: Wishes;
  /** How far a mouth that speaks is open, 0 to 1, where words are heard. */
  mouthAt?: (seconds: number) => number | null;
  /** Awaited between two steps, so that an abort is heard. */
  pause?: () => Promise<void>;
  /** Looks at the picture; the networks and classical vision where nothing is said. */
  see?: (picture: Picture) => Promise<SeenPicture>;
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

const nothing: ReadonlySet<unknown> = new Set();

export const createLivingPicture = async (
  path: string,
  size: Size,
  { seconds, seed, wishes, mouthAt, pause = async () => {}, see = seePicture }: LivingOptions,
): Promise<LivingPicture> => {
  const original = await readOnWhite(path, seeingSide);
  let whole = await see(original);
  await pause();
  const wanted = castSubject(whole, wishes);
  if (needsOwnMatte(wanted, whole))
    whole = await focusOn(
      whole,
      original,
      wanted.movers.map(({ thing }) => thing),
    );
  const acting = wanted.people.filter(({ wish }) => wish);
  const frame = framePicture(whole, size, {
    regions: wishes.regions,
    asked: [...new Set([...wanted.movers, ...acting].map(({ thing }) => thing.box))],
    isActing: acting.length > 0,
  });
  const inFrame = seenInFrame(whole, frame);
  const { picture, mounted } = await readFrame(path, size, frame, pause, {
    background: whole.background,
    avoid: standingIn(inFrame),
  });
  // On a mount the picture stays flat, as its edges are seen, and its sky ends with it.
  const seen = mounted
    ? {
        ...inFrame,
        nearness: createPlane(inFrame.nearness, middleDistance),
        sky: inFrame.sky && { ...inFrame.sky, mask: maskInside(inFrame.sky.mask, mounted) },
      }
    : inFrame;
  const cast = castSubject(seen, wishes);
  await pause();
  const moving = buildMoving(picture, seen, wishes, cast, { seed, mounted });
  const { all, claims, ground, fronts, veil, box, skyMask } = moving;
  const source = sourceOf(cast, box, picture);
  const isRocket = source.isLaunch && cast.wish?.kinds.includes('rocket');
  const air = createAir({
    air: isRocket ? new Set([...wishes.air, 'smoke' as const]) : wishes.air,
    seed,
    nearness: resizePlane(seen.nearness, { width: 64, height: 36 }),
    horizon: seen.horizon,
    source,
    isWindy: wishes.wind,
  });
  const hour = createHour(wishes, seen, skyMask, seed);
  const lights = addedLights(wishes, seen, cast.thing?.matte ?? null, seed);
  const lieSnow = wishes.air.has('snow')
    ? createLyingSnow(seen, skyMask, { isSaid: wishes.isSnowLying, isLiving: cast.people.length > 0 })
    : undefined;
  /** Where the camera has moved what lay at x, y of the ground. */
  const placed = (x: number, y: number) => {
    const { mesh } = ground;
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

  const clear = clearCells(ground.layer);
  let isHiding = false;
  const outline = new Uint32Array(canvas.words.length);
  /** The outline of what stands in front, in white on black. */
  const drawOutline = () => {
    outline.fill(0);
    if (veil) drawWarp(veil, outline, size, ground.mesh, warpOf(ground.mesh, size));
    for (const { layer, mesh } of fronts) {
      const white = layer.words.map((value) => (value | 0xffffff) >>> 0);
      drawMesh(layer.picture, white, outline, size, mesh, layer.uses);
    }
  };
  /** Models behind the subject are not seen there. */
  const hideModels = () => {
    if (!isHiding) return;
    drawOutline();
    for (let at = 0; at < outline.length; at += 1) target.pixels[at * 4 + 3] = 255 - (outline[at]! & 255);
  };
  // Fog lies before what is far away too.
  const standsOut = wishes.air.has('fog') ? inFog : 1;
  const before = new Uint32Array(veil && wishes.air.size > 0 ? canvas.words.length : 0);
  /** Things in the air behind the subject, which do not cover it. */
  const drawBehind = (moment: Moment) => {
    if (before.length > 0) before.set(canvas.words);
    air.behind(canvas, moment);
    if (before.length === 0) return;
    drawOutline();
    for (let at = 0; at < outline.length; at += 1) {
      const part = Math.round((outline[at]! & 255) * standsOut);
      if (part > 0) canvas.words[at] = mixWords(canvas.words[at]!, before[at]!, part + (part >> 7));
    }
  };

  const drawLayers = (moment: Moment, without: ReadonlySet<unknown> = nothing) => {
    const hasAir = !without.has(air);
    for (const moving of all) {
      // A change that is left out goes back to how it began.
      for (const change of moving.before) change(without.has(change) ? { ...moment, seconds: 0 } : moment);
      placeAtRest(moving.mesh);
      for (const motion of moving.motions)
        if (!without.has(motion)) motion(moving.mesh, moving.layer, moment);
    }
    const groundWarp = warpOf(ground.mesh, size);
    let hidden: Uint8Array | null = hiddenBy(ground.mesh, groundWarp, clear);
    for (const moving of all) {
      const { layer, mesh, opacityAt, isSheet } = moving;
      if (moving === ground) hidden = null;
      if (moving === fronts[0] && hasAir) air.behind(canvas, moment);
      const opacity = without.has(opacityAt) ? 256 : opacityAt(moment);
      if (isSheet) {
        const warp = moving === ground ? groundWarp : warpOf(mesh, size);
        drawWarp(layer, canvas.words, size, mesh, warp, { opacity, hidden });
      } else drawMesh(layer.picture, layer.words, canvas.words, size, mesh, layer.uses, opacity);
    }
    if (fronts.length === 0 && hasAir) drawBehind(moment);
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
  let isStill = false;
  const drawAt: DrawWithout = (progress, without) => {
    const moment = momentAt(progress);
    canvas.words.fill(0xff808080);
    drawLayers(moment, without);
    const left = 1 - smoothstep(0, fadeSeconds, progress * seconds);
    if (left > 0)
      for (let at = 0; at < rest.length; at += 1)
        if (rest[at] !== 0) target.pixels[at] = clamp(target.pixels[at]! + rest[at]! * left, 0, 255);
    if (!without.has(air)) lieSnow?.(canvas, moment);
    if (!without.has(hour)) hour?.(canvas, moment, placed);
    if (!without.has(air)) air.before(canvas, moment);
    for (const { draw } of lights) if (!without.has(draw)) draw(canvas, moment);
    if (isStill) drawSheen(canvas, moment);
    return target.pixels;
  };
  const inAir = [...wishes.air].filter((name) => name !== 'rays');
  if (inAir.length > 0)
    claims.push({ words: inAir.join(', '), box: null, parts: new Set([air]), isSmall: true });
  for (const { words, draw } of lights)
    claims.push({ words, box: null, parts: new Set([draw]), isSmall: true });
  if (wishes.hour) claims.push({ words: `light of ${wishes.hour}`, box: null, parts: new Set([hour]) });
  await pause();
  const look = lookForClaims(claims, drawAt, picture.pixels, size, seconds);
  isStill = look.isStill;
  return {
    isWhole: true,
    seen,
    notDrawn: [...new Set([...listNotDrawn(seen, wishes, cast, moving), ...look.unseen])],
    notThere: cast.notThere.map(({ name }) => name),
    added: cast.notThere.filter(isToAdd),
    spotFor: (isOnWater) => {
      const spot = findSpot(seen, isOnWater);
      const isInsect = cast.notThere.some(({ landsOn, kinds }) => landsOn && kinds.includes('insect'));
      const landing = cast.landing && landingOn(inFrame, cast.landing, isInsect);
      isHiding = spot.isBehind && !landing;
      return landing ? { ...spot, landing } : spot;
    },
    frameAt: (progress) => {
      if (progress <= 0) return { pixels: picture.pixels, share: 1, models: 0 };
      drawAt(progress, nothing);
      hideModels();
      return { pixels: target.pixels, share: 1, models: Math.min(1, (progress * seconds) / appearing) };
    },
  };
};
