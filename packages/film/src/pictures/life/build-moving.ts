/** The layers of a picture with what moves each of them. */

import { smoothstep } from '../../math/interpolate.ts';
import { buildLayers, type Layer, refineMask, refineSky } from '../layers/build-layers.ts';
import type { Mesh } from '../layers/draw-mesh.ts';
import { findShadow } from '../layers/find-shadow.ts';
import type { Picture, Size } from '../picture.ts';
import { blurPlane, createPlane, type Plane, sampleAt } from '../plane.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import { type Cast, isWithin, maskOf } from './cast-subject.ts';
import { createEyes, headMotion, smileMotion, talkMotion } from './face-motions.ts';
import { facingOf } from './facing-of.ts';
import { findSpot } from './find-spot.ts';
import {
  breathMotion,
  cameraMotion,
  coverFrame,
  driftMotion,
  flapMotion,
  flowMotion,
  foldMotion,
  type Moment,
  type Motion,
  restingMesh,
  spinMotion,
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

/** The upper part of a picture whose sky has too much texture to be found, where it is mostly blue: a painted sky. */
const guessSky = ({ width, height, pixels }: Picture, { horizon, subject }: SeenPicture): Plane | null => {
  const mask = createPlane({ width: 64, height: 36 });
  const end = Math.max(0.45, horizon);
  let [blue, count] = [0, 0];
  for (let row = 0; row < mask.height; row += 1)
    for (let column = 0; column < mask.width; column += 1) {
      const [x, y] = [(column + 0.5) / mask.width, (row + 0.5) / mask.height];
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      if (y < end) {
        count += 1;
        if (pixels[at + 2]! > pixels[at]! * 1.08) blue += 1;
      }
      const own = subject
        ? sampleAt(subject.mask, x * subject.mask.width - 0.5, y * subject.mask.height - 0.5)
        : 0;
      mask.values[row * mask.width + column] = (1 - smoothstep(end - 0.2, end + 0.1, y)) * (1 - own);
    }
  return blue > count * 0.5 ? mask : null;
};

/**
 * Where the water is that the prompt names and that was not found by its colour: of the ground below a sky what is like the strip
 * under the horizon, elsewhere what is brighter and bluer than its surroundings, as streams and falls are.
 */
const guessWater = (picture: Picture, { horizon, sky, subject, plants }: SeenPicture): Plane | null => {
  const { width, height, pixels } = picture;
  const mask = createPlane({ width: 160, height: 90 });
  const levels = (x: number, y: number) => {
    const at =
      (Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))) * 4;
    return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!] as const;
  };
  const isOpen = sky !== null && sky.share > 0.1;
  const strip = [0, 0, 0];
  let [mean, count] = [0, 0];
  for (let n = 0; n < 40 * 8; n += 1) {
    const [x, y] = [((n % 40) + 0.5) / 40, horizon + (1 - horizon) * (0.2 + 0.03 * Math.floor(n / 40))];
    for (const [channel, level] of levels(x, y).entries()) strip[channel]! += level / 320;
  }
  for (let n = 0; n < 40 * 20; n += 1) {
    const [red, green, blue] = levels(((n % 40) + 0.5) / 40, 0.3 + (0.7 * (Math.floor(n / 40) + 0.5)) / 20);
    mean += (red + green + blue) / 3;
    count += 1;
  }
  mean /= count;
  const of = (plane: Plane | undefined, x: number, y: number) =>
    plane ? sampleAt(plane, x * plane.width - 0.5, y * plane.height - 0.5) : 0;
  for (let row = 0; row < mask.height; row += 1)
    for (let column = 0; column < mask.width; column += 1) {
      const [x, y] = [(column + 0.5) / mask.width, (row + 0.5) / mask.height];
      const [red, green, blue] = levels(x, y);
      const light = (red + green + blue) / 3;
      const free =
        (1 - of(subject?.mask, x, y)) *
        (1 - of(sky?.mask, x, y)) *
        (1 - smoothstep(0.2, 0.5, of(plants?.mask, x, y)));
      const away = Math.hypot(red - strip[0]!, green - strip[1]!, blue - strip[2]!);
      mask.values[row * mask.width + column] =
        free *
        (isOpen
          ? smoothstep(horizon, horizon + 0.06, y) * (1 - smoothstep(50, 100, away))
          : smoothstep(0.25, 0.4, y) * smoothstep(mean, mean + 45, light) * smoothstep(-8, 6, blue - red));
    }
  const soft = blurPlane(mask, 2);
  return soft.values.reduce((sum, value) => sum + value, 0) > leastWater * soft.values.length ? soft : null;
};
const leastWater = 0.01;

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

/** Longer than tall, as animals on four feet are from the side. */
const isFourLegged = ({ nature, kinds }: WishedThing, box: Box, { width, height }: Size): boolean =>
  nature === 'animal' &&
  !kinds.includes('bird') &&
  (box.right - box.left) * width > (box.bottom - box.top) * height * 0.8;

/** Of its box: a bird that sits fills more of it than one with open wings. */
const mostOpen = 0.42;

const hasSpreadWings = ({ width, height, values }: Plane, { left, right, top, bottom }: Box): boolean => {
  const sum = values.reduce((all, value) => all + value, 0);
  return sum < mostOpen * (right - left) * width * (bottom - top) * height;
};

/** What one thing of the front layer does. */
const motionsOf = (wish: WishedThing, mask: Plane, isFlat: boolean, picture: Size): Motion[] => {
  const box = boxOfMask(mask);
  const travel = travelMotion(wish, box, facingOf(mask, box));
  const isLiving = wish.nature === 'person' || wish.nature === 'animal';
  const motions = [
    wish.sways ? swayMotion(box, 1) : null,
    wish.spins ? spinMotion(box, isFlat) : null,
    travel && wish.isWalking && isLiving && box.bottom < 0.97
      ? stepMotion(box, isFourLegged(wish, box, picture))
      : null,
    wish.isFlying && wish.kinds.includes('butterfly')
      ? foldMotion(box)
      : wish.isFlying && wish.kinds.includes('bird') && hasSpreadWings(mask, box)
        ? flapMotion(box)
        : null,
    travel,
  ];
  return motions.filter((motion) => motion !== null);
};

const maskWithin = (mask: Plane, box: Box): Plane => ({
  ...mask,
  values: mask.values.map((value, at) =>
    isWithin(box, ((at % mask.width) + 0.5) / mask.width, (Math.floor(at / mask.width) + 0.5) / mask.height)
      ? value
      : 0,
  ),
});

/** The motion of one thing where the layer holds several: all corners outside its box stay. */
const motionWithin =
  (box: Box, motion: Motion): Motion =>
  (mesh, layer, moment) => {
    const [x, y] = [mesh.x.slice(), mesh.y.slice()];
    motion(mesh, layer, moment);
    const { width, height } = layer.picture;
    // Cells on the edge of the box hold soft parts of the thing: they go with it.
    const [wide, tall] = [(3 * mesh.cell) / width, (3 * mesh.cell) / height];
    const grown = {
      left: box.left - wide,
      right: box.right + wide,
      top: box.top - tall,
      bottom: box.bottom + tall,
    };
    for (let row = 0, at = 0; row <= mesh.rows; row += 1)
      for (let column = 0; column <= mesh.columns; column += 1, at += 1)
        if (!isWithin(grown, (column * mesh.cell) / width, (row * mesh.cell) / height)) {
          mesh.x[at] = x[at]!;
          mesh.y[at] = y[at]!;
        }
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
