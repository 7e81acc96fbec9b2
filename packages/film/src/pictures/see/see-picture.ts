/** Looks at a picture: networks for subject, people and faces, classical vision for the rest. */
import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane, resizePlane, sampleAt } from '../plane.ts';
import { type Features, readFeatures } from './features.ts';
import { findParts } from './find-parts.ts';
import { findPlainMatte } from './find-plain-matte.ts';
import {
  findColours,
  findFire,
  findHorizon,
  findLights,
  findPlants,
  findSky,
  findWater,
} from './find-regions.ts';
import { findWindows, windowSide } from './find-windows.ts';
import { lookOfPicture } from './look-of-picture.ts';
import { colourIn, nameThings } from './name-things.ts';
import { findCommonThings, type NamedBox } from './networks/find-common-things.ts';
import { findDistance } from './networks/find-depth.ts';
import { type FoundFace, findFaces } from './networks/find-faces.ts';
import { findMatte } from './networks/find-matte.ts';
import { findPose } from './networks/find-pose.ts';
import { createNetworks, type Networks } from './networks/networks.ts';
import type { Region } from './networks/sample.ts';
import { rememberPictures } from './remember-pictures.ts';
import type { Box, SeenFace, SeenPicture, SeenPose, SeenRegion, SeenThing } from './seen-picture.ts';

const leastSubject = 0.0008;

const boxOf = ({ left, top, width, height }: Region, size: Picture): Box => ({
  left: Math.max(0, left / size.width),
  top: Math.max(0, top / size.height),
  right: Math.min(1, (left + width) / size.width),
  bottom: Math.min(1, (top + height) / size.height),
});

const seenFace = ({ points, score }: FoundFace, picture: Picture): SeenFace => {
  const places = points.map(({ x, y, z }) => ({
    x: x / picture.width,
    y: y / picture.height,
    z: z / picture.width,
  }));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    points: places,
    score,
  };
};

const meanIn = (plane: Plane, box: Box): number => {
  let sum = 0;
  for (let n = 0; n < 64; n += 1) {
    const x = box.left + (box.right - box.left) * (((n % 8) + 0.5) / 8);
    const y = box.top + (box.bottom - box.top) * ((Math.floor(n / 8) + 0.5) / 8);
    sum += sampleAt(plane, x * plane.width - 0.5, y * plane.height - 0.5);
  }
  return sum / 64;
};

/** Ground rises to the horizon; the network's relief is added where the picture is of a room or close. */
const findNearness = (
  features: Features,
  sky: SeenRegion | null,
  horizon: number,
  distance: Plane | undefined,
): Plane => {
  const { width, height } = features;
  const nearness = createPlane(features);
  const relief = distance && blurPlane(resizePlane(distance, features), 3);
  const sorted = relief ? [...relief.values].sort((a, b) => a - b) : [];
  const [low, high] = [
    sorted[Math.floor(sorted.length * 0.05)] ?? 0,
    sorted[Math.floor(sorted.length * 0.95)] ?? 1,
  ];
  const outdoors = sky !== null && sky.share > 0.12;
  for (let y = 0; y < height; y += 1) {
    const ground = Math.max(0, (y / height - horizon) / Math.max(0.1, 1 - horizon));
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const near = relief
        ? 1 - Math.min(1, Math.max(0, (relief.values[at]! - low) / Math.max(0.01, high - low)))
        : 0.5;
      const value = outdoors ? 0.12 + 0.78 * ground + 0.1 * near : 0.15 + 0.35 * (y / height) + 0.5 * near;
      nearness.values[at] = value * (1 - 0.95 * (sky?.mask.values[at] ?? 0));
    }
  }
  return blurPlane(nearness, 4);
};

const seenPose = async (networks: Networks, picture: Picture, region: Region): Promise<SeenPose | null> => {
  const found = await findPose(networks, picture, region);
  if (!found) return null;
  return Object.fromEntries(
    Object.entries(found.joints).map(([name, { x, y, score }]) => [
      name,
      { x: x / picture.width, y: y / picture.height, score },
    ]),
  ) as SeenPose;
};

/** A face without a found body: the body hangs below it. */
const bodyBelow = ({ box }: SeenFace, { width, height }: Picture): Region => {
  const [wide, tall] = [(box.right - box.left) * width, (box.bottom - box.top) * height];
  return {
    left: ((box.left + box.right) / 2) * width - wide * 1.6,
    top: box.top * height - tall * 0.5,
    width: wide * 3.2,
    height: tall * 6,
  };
};

type Found = {
  picture: Picture;
  networks: Networks;
  matte: Plane | null;
  nearness: Plane;
};

const mostPoses = 6;
/** Mean of the matte in a box from which on what is in it belongs to the subject. */
const leastOnMatte = 0.3;
/** Scores from which on the detector is believed where the matte agrees that something is there, and where it does not. */
const [leastNamed, leastAlone] = [0.5, 0.62];

/** A face that fills so much of the picture needs no body to be one. */
const largeFace = 0.22;

/** Wheels and knots of wood are taken for faces: a small one counts where the other network sees a nose in it. */
const isConfirmed = ({ box, score }: SeenFace, pose: SeenPose | null): boolean => {
  if (box.bottom - box.top > largeFace) return true;
  if (!pose) return score > 0.9;
  const { x, y, score: sure } = pose.nose;
  const [wide, tall] = [(box.right - box.left) * 0.4, (box.bottom - box.top) * 0.4];
  return (
    sure > 0.3 && x > box.left - wide && x < box.right + wide && y > box.top - tall && y < box.bottom + tall
  );
};

/** Boats and branches get joints too, but weak ones. */
const leastJoints = 7;
const isBody = (pose: SeenPose): boolean =>
  Object.values(pose).filter(({ score }) => score > 0.5).length >= leastJoints;

const regionOfBox = ({ left, top, right, bottom }: Box, { width, height }: Picture): Region => ({
  left: left * width,
  top: top * height,
  width: (right - left) * width,
  height: (bottom - top) * height,
});

/** The box below a face with every joint that is seen and the part of the matte that is this person alone. */
const wholeBox = (box: Box, pose: SeenPose | null, part: Box | undefined): Box => {
  const joints = Object.values(pose ?? {}).filter(({ score }) => score > 0.3);
  const margin = 0.03;
  return {
    left: Math.max(0, Math.min(box.left, part?.left ?? 1, ...joints.map(({ x }) => x - margin))),
    top: Math.max(0, Math.min(box.top, part?.top ?? 1, ...joints.map(({ y }) => y - margin))),
    right: Math.min(1, Math.max(box.right, part?.right ?? 0, ...joints.map(({ x }) => x + margin))),
    bottom: Math.min(1, Math.max(box.bottom, part?.bottom ?? 0, ...joints.map(({ y }) => y + margin))),
  };
};

const holds = (box: Box, { box: inner }: SeenFace): boolean =>
  (inner.left + inner.right) / 2 > box.left &&
  (inner.left + inner.right) / 2 < box.right &&
  (inner.top + inner.bottom) / 2 > box.top &&
  (inner.top + inner.bottom) / 2 < box.bottom;

/** People by their faces, what else the matte holds (somebody whose joints are seen, or a thing), then what is named besides. */
const listThings = async (
  { picture, networks, matte, nearness }: Found,
  faces: SeenFace[],
  boxes: readonly NamedBox[],
): Promise<SeenThing[]> => {
  const things: SeenThing[] = [];
  const parts = matte ? findParts(matte) : [];
  for (const face of faces) {
    const region = bodyBelow(face, picture);
    const pose = things.length < mostPoses ? await seenPose(networks, picture, region) : null;
    if (!isConfirmed(face, pose)) continue;
    const own = parts.find((part) => holds(part.box, face));
    const isAlone = own && faces.filter((other) => holds(own.box, other)).length === 1;
    const box = wholeBox(boxOf(region, picture), pose, isAlone ? own.box : undefined);
    things.push({
      noun: 'person',
      name: null,
      colour: colourIn(picture, matte, box),
      box,
      score: face.score,
      nearness: meanIn(nearness, box),
      isSubject: matte !== null && meanIn(matte, face.box) > 0.3,
      face,
      pose,
    });
  }
  const people = things.flatMap(({ face }) => (face ? [face] : []));
  for (const { box, share } of parts) {
    if (people.some((face) => holds(box, face))) continue;
    const pose =
      things.length < mostPoses ? await seenPose(networks, picture, regionOfBox(box, picture)) : null;
    const isPerson = pose !== null && isBody(pose);
    things.push({
      noun: isPerson ? 'person' : 'thing',
      name: null,
      colour: colourIn(picture, matte, box),
      box,
      score: Math.min(1, 0.4 + share * 4),
      nearness: meanIn(nearness, box),
      isSubject: true,
      face: null,
      pose: isPerson ? pose : null,
    });
  }
  const named = nameThings(things, boxes);
  for (const { name, box, score } of named.added) {
    const isOnMatte = matte !== null && meanIn(matte, box) > leastOnMatte;
    if (score < (isOnMatte ? leastNamed : leastAlone)) continue;
    const isPerson = name === 'person';
    const pose =
      isPerson && named.things.length < mostPoses
        ? await seenPose(networks, picture, regionOfBox(box, picture))
        : null;
    named.things.push({
      noun: isPerson ? 'person' : 'thing',
      name,
      colour: colourIn(picture, matte, box),
      box,
      score,
      nearness: meanIn(nearness, box),
      isSubject: isOnMatte,
      face: null,
      pose: pose && isBody(pose) ? pose : null,
    });
  }
  return named.things.map((thing) => (thing.name === 'person' ? { ...thing, noun: 'person' } : thing));
};

const lookAtPicture = async (picture: Picture): Promise<SeenPicture> => {
  const networks = createNetworks();
  try {
    const features = readFeatures(picture);
    const look = lookOfPicture(picture);
    const isUniform = look.evenShare > 0.998;
    const plain = findPlainMatte(features);
    // The network takes more than everything else together.
    const found = plain || isUniform ? undefined : await findMatte(networks, picture);
    const small = plain?.matte ?? (found && resizePlane(found, features));
    const share = small ? small.values.reduce((sum, value) => sum + value, 0) / small.values.length : 0;
    const matte = small && !isUniform && share >= leastSubject && share < 0.9 ? small : null;
    const sky = look.isFlat ? null : findSky(features, matte);
    const horizon = findHorizon(features, sky);
    const nearness = findNearness(features, sky, horizon, await findDistance(networks, picture));
    const faces = ((await findFaces(networks, picture)) ?? []).map((face) => seenFace(face, picture));
    const plants = findPlants(features, sky);
    const boxes = isUniform ? [] : ((await findCommonThings(networks, picture)) ?? []);
    const things = await listThings({ picture, networks, matte, nearness }, faces, boxes);
    const people = things.some(({ noun, isSubject }) => noun === 'person' && isSubject);
    const hasNone = [sky, people && matte ? { mask: matte, share } : null];
    return {
      width: picture.width,
      height: picture.height,
      things,
      subject: matte && { mask: matte, share },
      sky,
      water: look.isFlat ? null : findWater(features, sky, horizon, matte),
      plants,
      fire: findFire(features),
      lights: findLights(features),
      windows: look.isFlat ? [] : findWindows(readFeatures(picture, windowSide), hasNone),
      horizon,
      nearness,
      colours: findColours(features),
      background: plain?.background ?? null,
      isFlat: look.isFlat,
      isGrey: look.isGrey,
      brightness: look.brightness,
      missing: networks.missing(),
    };
  } finally {
    await networks.release();
  }
};

/** `picture` upright, at most about 1,000 pixels a side: the networks look at no more. */
export const seePicture = rememberPictures(lookAtPicture);
