/** A given picture that moves as the prompt asks, or as its nature is. The first frame is the picture, byte for byte. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { buildLayers, type Layer, refineMask } from '../layers/build-layers.ts';
import { drawMesh, type Mesh } from '../layers/draw-mesh.ts';
import { type Picture, type Size, wordsOf } from '../picture.ts';
import type { PicturePlate } from '../picture-plate.ts';
import { type Plane, resizePlane } from '../plane.ts';
import { readFrame, readOnWhite } from '../read-picture.ts';
import { seePicture } from '../see/see-picture.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import { createAir, type Source } from './air.ts';
import { type Cast, castSubject, maskOf } from './cast-subject.ts';
import { createBlink, headMotion, smileMotion, talkMotion } from './face-motions.ts';
import { framePicture, seenInFrame } from './frame-picture.ts';
import { createHour } from './hour.ts';
import {
  breathMotion,
  cameraMotion,
  driftMotion,
  type Moment,
  type Motion,
  placeAtRest,
  restingMesh,
  swayMotion,
  travelMotion,
  waterMotion,
  waveMotion,
  windMotion,
} from './motions.ts';
import type { Wishes } from './wishes.ts';

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

/** Nods, smiles and blinks of every face that lies on this layer. */
const addFaces = (moving: Moving, faces: SeenThing[], wishes: Wishes) => {
  for (const [n, { face }] of faces.entries()) {
    if (!face) continue;
    moving.motions.push(
      headMotion(
        face,
        wishes.face,
        wishes.direction === 'left' || (wishes.direction === null && n % 2 === 1),
      ),
    );
    if (wishes.face.has('smile')) moving.motions.push(smileMotion(face));
    if (wishes.face.has('talk')) moving.motions.push(talkMotion(face));
    moving.before.push(createBlink(face, moving.layer, 0.55 + n * 0.33));
  }
};

const armOf = (things: SeenThing[]) => {
  for (const { pose } of things) {
    if (!pose) continue;
    for (const side of ['left', 'right'] as const) {
      const [elbow, wrist] = [pose[`${side} elbow`], pose[`${side} wrist`]];
      const isSeen = elbow.score > 0.3 && wrist.score > 0.3 && wrist.y < 0.97 && elbow.y < 0.97;
      if (isSeen) return { elbow, wrist };
    }
  }
  return null;
};

/** Where steam rises from: a cup's upper edge, or the subject's foot where it lifts off. */
const sourceOf = (seen: SeenPicture, cast: Cast, subjectBox: Box | null, wishes: Wishes): Source => {
  const cup = seen.things.find(({ noun }) => ['cup', 'bowl', 'wine glass', 'pizza', 'cake'].includes(noun));
  const box = cup?.box ?? cast.thing?.box ?? subjectBox ?? { left: 0.4, right: 0.6, top: 0.5, bottom: 0.8 };
  const isLaunch = wishes.travel === 'rise' && !cup;
  return {
    x: (box.left + box.right) / 2,
    y: isLaunch ? box.bottom : box.top + (box.bottom - box.top) * (cup ? 0.35 : 0.1),
    width: clamp((box.right - box.left) * (isLaunch ? 2 : 0.5), 0.04, 0.3),
  };
};

const buildMoving = (picture: Picture, seen: SeenPicture, wishes: Wishes, cast: Cast, seed: number) => {
  const coarse = seen.isFlat && !wishes.travel ? null : maskOf(seen, cast.thing);
  const subjectMask = coarse && refineMask(picture, coarse);
  const skyMask = seen.sky ? refineMask(picture, seen.sky.mask) : null;
  const layers = buildLayers(picture, { subject: subjectMask, sky: skyMask, nearness: seen.nearness }, seed);
  const camera = cameraMotion(seen.isFlat ? { ...wishes, camera: 'static' } : wishes, seen.horizon);
  const box = coarse && boxOfMask(coarse);
  const isLiving =
    cast.thing !== null &&
    ['person', 'bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'bear'].includes(cast.thing.noun);
  const inSubject = (thing: SeenThing) => subjectMask !== null && thing.isSubject;
  const windForce = wishes.wind || wishes.sway ? 1.6 : 0.55;
  const regionMotions = [
    seen.plants && !seen.isFlat ? windMotion(seen.plants.mask, windForce) : null,
    seen.water ? waterMotion(seen.water.mask, seen.horizon, wishes.waves || wishes.flow ? 1.3 : 0.7) : null,
    seen.fire && wishes.fire ? windMotion(seen.fire.mask, 2.2) : null,
  ];
  const ground = movingLayer(layers.ground, [...regionMotions, camera]);
  const all: Moving[] = [];
  if (layers.sky)
    all.push(movingLayer(layers.sky, [driftMotion(wishes.clouds || wishes.wind ? 1.7 : 0.8), camera]));
  all.push(ground);
  let front: Moving | null = null;
  if (layers.subject && box) {
    front = movingLayer(layers.subject, [
      isLiving || cast.people.length > 0 ? breathMotion(box) : null,
      seen.plants && !isLiving && cast.people.length === 0 ? windMotion(seen.plants.mask, windForce) : null,
      seen.fire && wishes.fire ? windMotion(seen.fire.mask, 2.2) : null,
      wishes.sway ? swayMotion(box, 1) : null,
    ]);
  }
  addFaces(front ?? ground, front ? cast.people.filter(inSubject) : cast.people, wishes);
  if (front)
    addFaces(
      ground,
      cast.people.filter((thing) => !inSubject(thing)),
      wishes,
    );
  const arm = wishes.wave ? armOf(cast.thing ? [cast.thing, ...cast.people] : cast.people) : null;
  if (arm) (front ?? ground).motions.push(waveMotion(arm.elbow, arm.wrist));
  if (front && box) {
    const travel = travelMotion(wishes, box, cast.thing?.noun === 'person');
    if (travel) front.motions.push(travel);
    front.motions.push(camera);
    if (wishes.travel === 'vanish')
      front.opacityAt = ({ progress }) => Math.round(256 * (1 - smoothstep(0.15, 0.8, progress)));
    all.push(front);
  }
  // Cameras come last, so that the other motions see corners at rest.
  for (const moving of all) moving.motions = [...moving.motions.filter((m) => m !== camera), camera];
  return { all, front, box, skyMask, hasArm: arm !== null };
};

export type LivingOptions = {
  seconds: number;
  seed: number;
  wishes: Wishes;
  /** Awaited between two steps, so that an abort is heard. */
  pause?: () => Promise<void>;
};
export type LivingPicture = PicturePlate & { seen: SeenPicture; notDrawn: string[] };

/** What was asked for and does not happen. */
const listNotDrawn = (
  seen: SeenPicture,
  wishes: Wishes,
  cast: Cast,
  hasSubject: boolean,
  hasArm: boolean,
): string[] => [
  ...cast.notThere,
  ...(wishes.wave && !hasArm && cast.notThere.length === 0 ? ['waving: no arm to be seen'] : []),
  ...(wishes.travel && !hasSubject ? ['movement of the subject: none found in the picture'] : []),
  ...(seen.missing.length > 0 ? ['what needs networks that are not installed'] : []),
];

export const createLivingPicture = async (
  path: string,
  size: Size,
  { seconds, seed, wishes, pause = async () => {} }: LivingOptions,
): Promise<LivingPicture> => {
  const whole = await seePicture(await readOnWhite(path, seeingSide));
  await pause();
  const frame = framePicture(whole, size);
  const picture = await readFrame(path, size, frame, pause);
  const seen = seenInFrame(whole, frame);
  const cast = castSubject(seen, wishes);
  await pause();
  const { all, front, box, skyMask, hasArm } = buildMoving(picture, seen, wishes, cast, seed);
  const air = createAir({
    air:
      wishes.travel === 'rise' &&
      !seen.things.some(({ noun }) => noun === 'bird' || noun === 'kite') &&
      /rocket|space|shuttle/.test(wishes.things[0]?.name ?? '')
        ? new Set([...wishes.air, 'smoke' as const])
        : wishes.air,
    seed,
    nearness: resizePlane(seen.nearness, { width: 64, height: 36 }),
    source: sourceOf(seen, cast, box, wishes),
  });
  const hour = createHour(wishes.hour, seen, skyMask, seed);
  const target: Picture = { ...size, pixels: new Uint8Array(size.width * size.height * 4).fill(255) };
  const canvas = { ...size, words: wordsOf(target) };

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
    frameAt: (progress) => {
      if (progress <= 0) return { pixels: picture.pixels, share: 1 };
      const moment = momentAt(progress);
      canvas.words.fill(0xff808080);
      drawLayers(moment);
      const left = 1 - smoothstep(0, fadeSeconds, progress * seconds);
      if (left > 0)
        for (let at = 0; at < rest.length; at += 1)
          if (rest[at] !== 0) target.pixels[at] = clamp(target.pixels[at]! + rest[at]! * left, 0, 255);
      hour?.(canvas, moment);
      air.before(canvas, moment);
      return { pixels: target.pixels, share: 1 };
    },
  };
};
