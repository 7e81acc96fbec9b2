/** A given picture that moves as the prompt asks, or as its nature is. The first frame is the picture, byte for byte. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { buildLayers, type Layer, refineMask, refineSky } from '../layers/build-layers.ts';
import { drawMesh, type Mesh } from '../layers/draw-mesh.ts';
import { findShadow } from '../layers/find-shadow.ts';
import { type Picture, type Size, wordsOf } from '../picture.ts';
import type { PicturePlate } from '../picture-plate.ts';
import { type Plane, resizePlane } from '../plane.ts';
import { readFrame, readOnWhite } from '../read-picture.ts';
import { focusOn } from '../see/focus-on.ts';
import { seePicture } from '../see/see-picture.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import { createAir, type Source } from './air.ts';
import { type Cast, castSubject, hasAct, maskOf } from './cast-subject.ts';
import { createBlink, headMotion, smileMotion, talkMotion } from './face-motions.ts';
import { facingOf } from './facing-of.ts';
import { findSpot, type Spot } from './find-spot.ts';
import { framePicture, seenInFrame } from './frame-picture.ts';
import { createHour } from './hour.ts';
import { createLyingSnow } from './lying-snow.ts';
import {
  breathMotion,
  cameraMotion,
  coverFrame,
  driftMotion,
  flapMotion,
  type Moment,
  type Motion,
  placeAtRest,
  restingMesh,
  stepMotion,
  swayMotion,
  travelMotion,
  waterMotion,
  waveMotion,
  windMotion,
} from './motions.ts';
import type { WishedThing, Wishes } from './wishes.ts';

const seeingSide = 1024;
/** Seconds in which what the layers cannot reproduce of the picture fades away. */
const fadeSeconds = 0.4;

type Moving = {
  layer: Layer;
  mesh: Mesh;
  motions: Motion[];
  before: ((moment: Moment) => void)[];
  opacityAt: (moment: Moment) => number;
};

const movingLayer = (layer: Layer, motions: (Motion | null)[]): Moving => ({
  layer,
  mesh: restingMesh(layer),
  motions: motions.filter((motion) => motion !== null),
  before: [],
  opacityAt: () => 256,
});

const boxOfMask = ({ width, height, values }: Plane): Box => {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x]! < 0.4) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  return box.right > box.left ? box : { left: 0, top: 0, right: 1, bottom: 1 };
};

/** The upper part of an animal: where its head is, in most photographs. */
const headBox = ({ box, face }: SeenThing): Box =>
  face?.box ?? {
    left: box.left + (box.right - box.left) * 0.12,
    right: box.right - (box.right - box.left) * 0.12,
    top: box.top,
    bottom: box.top + (box.bottom - box.top) * 0.72,
  };

/** Nods, smiles and blinks of every head that lies on this layer. */
const addHeads = (moving: Moving, people: Cast['people']) => {
  for (const [n, { thing, face: wishes, wish }] of people.entries()) {
    const direction = wish?.direction;
    moving.motions.push(
      headMotion(headBox(thing), wishes, direction === 'left' || (direction !== 'right' && n % 2 === 1)),
    );
    if (!thing.face) continue;
    if (wishes.has('smile')) moving.motions.push(smileMotion(thing.face));
    if (wishes.has('talk')) moving.motions.push(talkMotion(thing.face));
    moving.before.push(createBlink(thing.face, moving.layer, 0.55 + n * 0.33));
  }
};

const armOf = (people: Cast['people']) => {
  for (const { thing, wish } of people) {
    const { pose } = thing;
    if (!pose || !wish?.waves) continue;
    for (const side of ['left', 'right'] as const) {
      const [elbow, wrist] = [pose[`${side} elbow`], pose[`${side} wrist`]];
      const isSeen = elbow.score > 0.3 && wrist.score > 0.3 && wrist.y < 0.97 && elbow.y < 0.97;
      if (isSeen) return { elbow, wrist };
    }
  }
  return null;
};

/** Where steam rises from: the upper part of the subject, or its foot where it lifts off or drives away. */
const sourceOf = (cast: Cast, subjectBox: Box | null, { width, height, pixels }: Picture): Source => {
  const box = cast.thing?.box ?? subjectBox ?? { left: 0.4, right: 0.6, top: 0.5, bottom: 0.8 };
  const isLaunch = cast.wish?.travel === 'rise';
  const [x, tall] = [(box.left + box.right) / 2, box.bottom - box.top];
  const isExhaust = cast.wish?.nature === 'vehicle' && !isLaunch;
  const y = isLaunch ? box.bottom : isExhaust ? box.bottom - tall * 0.1 : Math.max(0.3, box.top + tall * 0.3);
  const row = Math.min(height - 1, Math.floor(Math.max(0, y - 0.15) * height));
  const at = (row * width + Math.min(width - 1, Math.floor(x * width))) * 4;
  return {
    x,
    y,
    width: clamp((box.right - box.left) * (isLaunch ? 2 : 0.4), 0.05, 0.3),
    isLaunch,
    isBeforeDark: pixels[at]! + pixels[at + 1]! + pixels[at + 2]! < 3 * 120,
  };
};

/** Moves of the camera that show what is behind a thing. */
const sidewardMoves = new Set<Wishes['camera']>([
  'pan_left',
  'pan_right',
  'follow',
  'orbit',
  'crane_up',
  'crane_down',
]);
/** What stands lower in the picture is near enough to hide other parts of the background from another side. */
const nearFoot = 0.7;

/** What is asked nothing, or reaches an edge as a mountain or a wall does, stays with the ground: cut out it would only show seams. */
const isCut = (
  seen: SeenPicture,
  { thing, wish, people, notThere }: Cast,
  camera: Wishes['camera'],
): boolean => {
  if (wish?.travel || wish?.sways) return true;
  if (seen.isFlat) return false;
  if (people.some((one) => one.thing.isSubject)) return true;
  // What is added may go behind it.
  if (thing?.isSubject && notThere.length > 0) return true;
  if (!thing || !sidewardMoves.has(camera)) return false;
  return thing.box.left > 0.01 && thing.box.right < 0.99 && thing.box.bottom > nearFoot;
};

/** Longer than tall, as animals on four feet are from the side. */
const isFourLegged = ({ nature, kinds }: WishedThing, box: Box, { width, height }: Size): boolean =>
  nature === 'animal' &&
  !kinds.includes('bird') &&
  (box.right - box.left) * width > (box.bottom - box.top) * height * 0.8;

/** Ways on the ground, where a thing's shadow goes with it. */
const groundTravels = new Set<WishedThing['travel']>(['leave', 'approach', 'recede', 'vanish']);

const buildMoving = (picture: Picture, seen: SeenPicture, wishes: Wishes, cast: Cast, seed: number) => {
  const { wish } = cast;
  const coarse = isCut(seen, cast, wishes.camera) ? maskOf(seen, cast.thing) : null;
  const subjectMask = coarse && refineMask(picture, coarse);
  const skyMask = seen.sky ? refineSky(picture, seen.sky.mask) : null;
  const masks = {
    subject: subjectMask,
    sky: skyMask,
    nearness: seen.nearness,
    isLeaving: Boolean(wish?.travel),
    shadow: subjectMask && groundTravels.has(wish?.travel ?? null) ? findShadow(picture, subjectMask) : null,
  };
  const layers = buildLayers(picture, masks, seed);
  // The camera goes around what it looks at.
  const pivot = wishes.camera === 'orbit' ? layers.subject?.nearness[0] : undefined;
  const camera = cameraMotion(wishes.camera, { horizon: seen.horizon, isFlat: seen.isFlat, pivot });
  const box = coarse && boxOfMask(coarse);
  const isLiving = cast.thing?.noun === 'person' || wish?.nature === 'person' || wish?.nature === 'animal';
  const windForce = wishes.wind || wishes.regions.has('plants') ? 1.6 : 0.55;
  const plants = seen.plants && !seen.isFlat ? seen.plants : null;
  const ground = movingLayer(layers.ground, [
    plants && windMotion(plants.mask, windForce),
    seen.water && waterMotion(seen.water.mask, seen.horizon, wishes.regions.has('water') ? 1.3 : 0.7),
    seen.fire && wishes.regions.has('fire') ? windMotion(seen.fire.mask, 2.2) : null,
  ]);
  const all: Moving[] = [];
  const isCloudy = wishes.regions.has('sky') || wishes.wind;
  if (layers.sky) all.push(movingLayer(layers.sky, [driftMotion(isCloudy ? 1.7 : 0.8)]));
  all.push(ground);
  let front: Moving | null = null;
  if (layers.subject && box) {
    front = movingLayer(layers.subject, [
      isLiving || cast.people.length > 0 ? breathMotion(box) : null,
      plants && !isLiving && cast.people.length === 0 ? windMotion(plants.mask, windForce) : null,
      seen.fire && wishes.regions.has('fire') ? windMotion(seen.fire.mask, 2.2) : null,
      wish?.sways ? swayMotion(box, 1) : null,
    ]);
    all.push(front);
  }
  const isInFront = ({ thing }: Cast['people'][number]) => front !== null && thing.isSubject;
  if (front) addHeads(front, cast.people.filter(isInFront));
  addHeads(
    ground,
    cast.people.filter((one) => !isInFront(one)),
  );
  const arm = armOf(cast.people);
  if (arm) (front ?? ground).motions.push(waveMotion(arm.elbow, arm.wrist));
  if (front && coarse && box && wish) {
    const travel = travelMotion(wish, box, facingOf(coarse, box));
    if (
      travel &&
      wish.isWalking &&
      (wish.nature === 'person' || wish.nature === 'animal') &&
      box.bottom < 0.97
    )
      front.motions.push(stepMotion(box, isFourLegged(wish, box, picture)));
    if (wish.kinds.some((kind) => kind === 'bird' || kind === 'butterfly') && wish.isFlying)
      front.motions.push(flapMotion(box));
    if (travel) front.motions.push(travel);
    if (wish.travel === 'vanish')
      front.opacityAt = ({ progress }) => Math.round(256 * (1 - smoothstep(0.15, 0.8, progress)));
  }
  // The camera comes last, so that the other motions see corners at rest.
  for (const moving of all) moving.motions.push(camera);
  for (const moving of all) if (moving !== front) moving.motions.push(coverFrame);
  return { all, front, box, skyMask, hasArm: arm !== null, groundLayer: layers.ground };
};

export type LivingOptions = {
  seconds: number;
  seed: number;
  wishes: Wishes;
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

/** What was asked for and does not happen. */
const listNotDrawn = (
  seen: SeenPicture,
  wishes: Wishes,
  cast: Cast,
  hasSubject: boolean,
  hasArm: boolean,
) => {
  const notDrawn: string[] = [];
  for (const wish of wishes.things) {
    if (cast.notThere.includes(wish)) continue;
    if (wish.waves && wish.nature === 'person' && !hasArm)
      notDrawn.push(`${wish.name} waving: no arm to be seen`);
    if (wish.travel && (wish !== cast.wish || !hasSubject)) notDrawn.push(`movement of the ${wish.name}`);
    const heads = cast.people.filter((one) => one.wish === wish);
    if (wish.face.size > 0 && heads.length === 0 && wish.nature !== 'other')
      notDrawn.push(`${wish.name}: no face to be seen`);
    if (wish.face.has('blink') && heads.length > 0 && !heads.some(({ thing }) => thing.face))
      notDrawn.push(`eyes of the ${wish.name}`);
    for (const verb of wish.notShown) notDrawn.push(`${wish.name}: ${verb}`);
  }
  if (wishes.regions.has('sky') && !seen.sky) notDrawn.push('sky: none to be seen');
  if (wishes.regions.has('water') && !seen.water) notDrawn.push('water: none to be seen');
  if (seen.missing.length > 0) notDrawn.push('what needs networks that are not installed');
  return notDrawn;
};

/** Whether what is asked of a thing needs a matte of its own. */
const needsOwnMatte = ({ thing, wish }: Cast, seen: SeenPicture): boolean =>
  thing !== null &&
  wish !== null &&
  (wish.travel !== null || wish.sways) &&
  (!thing.isSubject || seen.things.filter(({ isSubject }) => isSubject).length > 1);

export const createLivingPicture = async (
  path: string,
  size: Size,
  { seconds, seed, wishes, pause = async () => {} }: LivingOptions,
): Promise<LivingPicture> => {
  const original = await readOnWhite(path, seeingSide);
  let whole = await seePicture(original);
  await pause();
  const wanted = castSubject(whole, wishes);
  if (needsOwnMatte(wanted, whole)) whole = await focusOn(whole, original, wanted.thing!);
  const frame = framePicture(whole, size);
  const picture = await readFrame(path, size, frame, pause);
  const seen = seenInFrame(whole, frame);
  const cast = castSubject(seen, wishes);
  await pause();
  const { all, front, box, skyMask, hasArm, groundLayer } = buildMoving(picture, seen, wishes, cast, seed);
  const source = sourceOf(cast, box, picture);
  const isRocket = source.isLaunch && cast.wish?.kinds.includes('rocket');
  const air = createAir({
    air: isRocket ? new Set([...wishes.air, 'smoke' as const]) : wishes.air,
    seed,
    nearness: resizePlane(seen.nearness, { width: 64, height: 36 }),
    source,
  });
  const hour = createHour(wishes, seen, skyMask, seed);
  const lieSnow = wishes.air.has('snow') ? createLyingSnow(seen, skyMask, wishes.isSnowLying) : undefined;
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
  });
  drawLayers(momentAt(0));
  const rest = new Int16Array(target.pixels.length);
  for (let at = 0; at < rest.length; at += 1) rest[at] = picture.pixels[at]! - target.pixels[at]!;
  return {
    isWhole: true,
    seen,
    notDrawn: listNotDrawn(seen, wishes, cast, front !== null, hasArm),
    notThere: cast.notThere.map(({ name }) => name),
    added: cast.notThere.filter((wish) => wish.isNew || hasAct(wish)),
    spotFor: (isOnWater) => {
      const spot = findSpot(seen, isOnWater);
      isHiding = spot.isBehind;
      return spot;
    },
    frameAt: (progress) => {
      if (progress <= 0) return { pixels: picture.pixels, share: 1 };
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
      return { pixels: target.pixels, share: 1 };
    },
  };
};
