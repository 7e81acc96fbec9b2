/** The layers of a picture with what moves each of them. */

import { smoothstep } from '../../math/interpolate.ts';
import { buildLayers, type Layer, refineMask, refineSky } from '../layers/build-layers.ts';
import type { Mesh } from '../layers/draw-mesh.ts';
import { findShadow } from '../layers/find-shadow.ts';
import type { Picture, Size } from '../picture.ts';
import { createPlane, type Plane } from '../plane.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import { type Cast, maskOf } from './cast-subject.ts';
import { createEyes, headMotion, smileMotion, talkMotion } from './face-motions.ts';
import { findSpot } from './find-spot.ts';
import { guessSky, guessWater } from './guess-regions.ts';
import { waveMotion } from './limb-motions.ts';
import {
  breathMotion,
  cameraMotion,
  coverFrame,
  driftMotion,
  flowMotion,
  type Moment,
  type Motion,
  restingMesh,
  waterMotion,
  windMotion,
} from './motions.ts';
import { boxOfMask, maskWithin, motionsOf, motionWithin } from './mover-motions.ts';
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

const headJoints = ['nose', 'left eye', 'right eye', 'left ear', 'right ear'] as const;

/** About the joints of a head whose face is not seen. */
const headOfPose = (pose: SeenThing['pose']): Box | null => {
  const seen = pose ? headJoints.map((name) => pose[name]).filter(({ score }) => score > 0.3) : [];
  if (!pose || seen.length < 2) return null;
  const shoulder = Math.max(pose['left shoulder'].y, pose['right shoulder'].y);
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const middle = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const half = Math.max(0.02, (shoulder - middle) * 0.6);
  return {
    left: Math.min(...xs) - half * 0.4,
    right: Math.max(...xs) + half * 0.4,
    top: middle - half,
    bottom: middle + half,
  };
};

/** The upper part of an animal: where its head is, in most photographs. */
const headBox = ({ box, face, pose }: SeenThing): Box =>
  face?.box ??
  headOfPose(pose) ?? {
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
    const laughs = wishes.has('laugh');
    if (laughs || wishes.has('smile')) moving.motions.push(smileMotion(thing.face));
    if (laughs || wishes.has('talk')) moving.motions.push(talkMotion(thing.face, laughs));
    const gaze = wishes.has('look') ? (direction === 'left' ? -1 : direction === 'right' ? 1 : 0) : 0;
    moving.before.push(
      createEyes(thing.face, moving.layer, {
        first: 0.45 + n * 0.33,
        gaze,
        isSaid: wishes.has('blink'),
        isWink: wishes.has('wink'),
      }),
    );
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
  'orbit_clockwise',
  'orbit_counterclockwise',
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
  if (wish?.travel || wish?.sways || wish?.spins) return true;
  if (seen.isFlat) return false;
  if (people.some((one) => one.thing.isSubject)) return true;
  // What is added may go behind it.
  if (thing?.isSubject && notThere.length > 0 && findSpot(seen, false).isBehind) return true;
  if (!thing || !sidewardMoves.has(camera)) return false;
  return thing.box.left > 0.01 && thing.box.right < 0.99 && thing.box.bottom > nearFoot;
};

/** Ways on the ground, where a thing's shadow goes with it. */
const groundTravels = new Set<WishedThing['travel']>(['leave', 'approach', 'recede', 'vanish']);

/** Named things that stay where they are; nothing where too little would be left to go on with. */
const othersOf = (picture: Size, { things }: SeenPicture, moved: readonly SeenThing[]): Plane | null => {
  const boxes = things.filter((thing) => thing.name && !moved.includes(thing)).map(({ box }) => box);
  if (boxes.length === 0) return null;
  const plane = createPlane(picture);
  for (const { left, top, right, bottom } of boxes)
    for (let y = Math.floor(top * plane.height); y < bottom * plane.height; y += 1)
      plane.values.fill(
        1,
        y * plane.width + Math.floor(left * plane.width),
        y * plane.width + Math.floor(right * plane.width),
      );
  const share = plane.values.reduce((sum, value) => sum + value, 0) / plane.values.length;
  return share < mostBarred ? plane : null;
};
const mostBarred = 0.4;

export const buildMoving = (
  picture: Picture,
  seen: SeenPicture,
  wishes: Wishes,
  cast: Cast,
  seed: number,
) => {
  const { wish, movers } = cast;
  const cut = movers.length > 0 ? movers.map(({ thing }) => thing) : cast.thing ? [cast.thing] : [];
  const coarse = isCut(seen, cast, wishes.camera) ? maskOf(seen, cut) : null;
  const subjectMask = coarse && refineMask(picture, coarse);
  const skyMask = seen.sky ? refineSky(picture, seen.sky.mask) : null;
  const masks = {
    subject: subjectMask,
    others: othersOf(picture, seen, cut),
    sky: skyMask,
    nearness: seen.nearness,
    isLeaving: movers.some((one) => one.wish.travel),
    shadow: subjectMask && groundTravels.has(wish?.travel ?? null) ? findShadow(picture, subjectMask) : null,
  };
  const layers = buildLayers(picture, masks, seed);
  // The camera goes around what it looks at.
  const pivot = wishes.camera?.startsWith('orbit') ? layers.subject?.nearness[0] : undefined;
  const camera = cameraMotion(wishes.camera, { horizon: seen.horizon, isFlat: seen.isFlat, pivot });
  const box = coarse && boxOfMask(coarse);
  const isLiving = cast.thing?.noun === 'person' || wish?.nature === 'person' || wish?.nature === 'animal';
  const windForce = wishes.wind || wishes.regions.has('plants') ? 2.2 : 0.55;
  const plants = seen.plants && !seen.isFlat ? seen.plants : null;
  const likelyWater =
    wishes.regions.has('water') && !seen.water && !seen.isFlat ? guessWater(picture, seen) : null;
  const ground = movingLayer(layers.ground, [
    likelyWater && waterMotion(likelyWater, seen.horizon, 1.3),
    plants && windMotion(plants.mask, windForce),
    seen.water && waterMotion(seen.water.mask, seen.horizon, wishes.regions.has('water') ? 1.3 : 0.7),
    seen.fire && wishes.regions.has('fire') ? windMotion(seen.fire.mask, 2.2) : null,
  ]);
  const all: Moving[] = [];
  const isCloudy = wishes.regions.has('sky') || wishes.wind;
  const cloudSpeed = (isCloudy ? 2.2 : 0.8) * wishes.cloudPace;
  if (layers.sky) all.push(movingLayer(layers.sky, [driftMotion(cloudSpeed, seen.sky!.mask)]));
  const likelySky = wishes.regions.has('sky') && !seen.sky ? guessSky(picture, seen) : null;
  if (likelySky) ground.motions.push(flowMotion(likelySky, wishes.cloudPace));
  all.push(ground);
  let front: Moving | null = null;
  if (layers.subject && box) {
    front = movingLayer(layers.subject, [
      isLiving || cast.people.length > 0 ? breathMotion(box) : null,
      plants && !isLiving && cast.people.length === 0 ? windMotion(plants.mask, windForce) : null,
      seen.fire && wishes.regions.has('fire') ? windMotion(seen.fire.mask, 2.2) : null,
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
  if (front && coarse)
    for (const mover of movers) {
      const only = movers.length > 1 ? mover.thing.box : null;
      const motions = motionsOf(mover.wish, only ? maskWithin(coarse, only) : coarse, seen.isFlat, picture);
      front.motions.push(...(only ? motions.map((motion) => motionWithin(only, motion)) : motions));
      if (mover === movers[0] && mover.wish.travel === 'vanish')
        front.opacityAt = ({ progress }) => Math.round(256 * (1 - smoothstep(0.15, 0.8, progress)));
    }
  // The camera comes last, so that the other motions see corners at rest.
  for (const moving of all) moving.motions.push(camera);
  for (const moving of all) if (moving !== front) moving.motions.push(coverFrame);
  return {
    all,
    front,
    box,
    skyMask,
    hasArm: arm !== null,
    hasSky: likelySky !== null,
    hasWater: likelyWater !== null,
    groundLayer: layers.ground,
  };
};
