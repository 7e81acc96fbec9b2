/** The layers of a picture with what moves each of them. */

import { smoothstep } from '../../math/interpolate.ts';
import { buildLayers, type Layer, refineMask, refineSky } from '../layers/build-layers.ts';
import type { Mesh } from '../layers/draw-mesh.ts';
import { findShadow } from '../layers/find-shadow.ts';
import type { Picture, Size } from '../picture.ts';
import type { Plane } from '../plane.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import { type Cast, maskOf } from './cast-subject.ts';
import { createBlink, headMotion, smileMotion, talkMotion } from './face-motions.ts';
import { facingOf } from './facing-of.ts';
import { findSpot } from './find-spot.ts';
import {
  breathMotion,
  cameraMotion,
  coverFrame,
  driftMotion,
  flapMotion,
  type Moment,
  type Motion,
  restingMesh,
  stepMotion,
  swayMotion,
  travelMotion,
  waterMotion,
  waveMotion,
  windMotion,
} from './motions.ts';
import type { WishedThing, Wishes } from './wishes.ts';

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
  if (thing?.isSubject && notThere.length > 0 && findSpot(seen, false).isBehind) return true;
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

export const buildMoving = (
  picture: Picture,
  seen: SeenPicture,
  wishes: Wishes,
  cast: Cast,
  seed: number,
) => {
  const { wish } = cast;
  const coarse = isCut(seen, cast, wishes.camera) ? maskOf(seen, cast.thing) : null;
  const subjectMask = coarse && refineMask(picture, coarse);
  const skyMask = seen.sky ? refineSky(picture, seen.sky.mask) : null;
  const masks = {
    subject: subjectMask,
    sky: skyMask,
    nearness: seen.nearness,
    horizon: seen.horizon,
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
