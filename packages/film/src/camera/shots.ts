/** The film's shots: which part of its time each covers, and where the camera is at every moment of it. */

import { clamp } from '../math/interpolate.ts';
import type { Matrix } from '../math/matrix.ts';
import { addScaled, distance as distanceBetween, type Vec3 } from '../math/vector.ts';
import { type Camera, createCamera } from '../render/frame-state.ts';
import type { Scene } from '../scene/scene.ts';
import { hasFamousLook } from './famous-looks.ts';
import { cameraAround, type Extent, type Framing, frameSubject } from './frame-subject.ts';
import { fromSeat } from './from-seat.ts';
import { moveAt } from './moves.ts';
import { planShots, type ShotPlan } from './plan-shots.ts';
import { isVehicleSize, type Take, type TakeKind, takeOf, usual } from './takes.ts';
import { throughEyes } from './through-eyes.ts';

/** What the camera is for. */
export type Subject = {
  /** Middle of the group at a moment, in world space. */
  centreAt: (time: number) => Vec3;
  extent: Extent;
  /** The part for close-ups: a face, the top of a tall thing; same frame of reference as the centre. */
  detail: { offset: Vec3; extent: Extent };
  /** Direction of travel on the ground, or null when it stays. */
  travel: Vec3 | null;
  isAirborne: boolean;
  /** Where it has a seat for the camera, looking along +z: the front car of a roller coaster. */
  eyeAt?: (time: number) => Matrix;
  /** It is framed for the whole of its way, so what single moments show does not count. */
  isWholeWay?: boolean;
  /** People are cut at the hips on purpose: busy hands are to be seen from near. */
  isUpperBody?: boolean;
  /** A part of a body, measured as it is posed: no more of it has to be seen. */
  isMeasured?: boolean;
};

export type CameraShot = {
  from: number;
  until: number;
  at: (time: number) => Camera;
  focusAt: (time: number) => { distance: number; aperture: number } | null;
  /** For dressing the set. */
  azimuth: number;
  /** A face or another part of the hero. */
  isOnDetail: boolean;
  /** On an act: not all that is named is in the picture. */
  isNear: boolean;
  framing: Framing;
};

/** A change of the usual framing after looking at it: angles are added, the distance is multiplied. */
export type ShotAdjustment = {
  azimuth: number;
  elevation: number;
  distance: number;
  /** That part of the distance by which it is not the one that fits: for a free view. */
  step?: number;
  /** Added to what the camera follows, in world space. */
  aimAt?: (time: number) => Vec3;
  /** Before and after these moments the camera stays where it is at them, and turns after what it follows. */
  stays?: { from: number; until: number };
};

export const noAdjustment: ShotAdjustment = { azimuth: 0, elevation: 0, distance: 1 };

/** A nearer view of an act, after a cut. */
export type NearView = {
  subject: Subject;
  adjustment: ShotAdjustment;
};

export type ShotRequest = {
  scene: Scene;
  seed: number;
  take: TakeKind;
  seconds: number;
  aspect: number;
  subject: Subject;
  azimuth: number;
  /** Keeps the camera above the ground and out of walls. */
  groundAt: (x: number, z: number) => number;
  /** Largest distance a room allows; infinite outdoors. */
  maxDistance: number;
  /** Where on the screen the subject stands when something tall shares the picture: -1 left to 1 right. */
  thirds: number;
  /** The subject stands low in the picture, under a large sky. */
  showsSky: boolean;
  /** Something tall stands behind the subject. */
  hasLandmark: boolean;
  /** Flies: the horizon is behind it, not the ground below. */
  isAirborne: boolean;
  /** A dish, a board game: seen from above, as on a table before one. */
  isFlatLay: boolean;
  /** The room behind a small thing is part of the picture. */
  isIndoors: boolean;
  /** The prompt names a window: the wall behind is part of the picture. */
  hasWindow: boolean;
  /** A close-up shows all that is named though it shows only the hero. */
  isDetailEnough: boolean;
  /** Where the place is to be seen from; null: as the subject asks. */
  eyeHeight: number | null;
  /** How far round the camera may go, in radians. */
  mostAzimuth: number;
  /** The prompt says from which side the subject is seen: the camera does not go round for a better view. */
  isSideStated: boolean;
  /** By number of the shot. */
  adjustments: readonly ShotAdjustment[];
  /** What would be too small to be told in a view of everything. */
  near?: NearView;
  /** Numbers of shots that are left out. */
  dropped?: ReadonlySet<number>;
};

export const createShots = (request: ShotRequest): CameraShot[] => {
  const { subject, seed } = request;
  const isLarge = subject.extent.height > 6 || subject.extent.width > 14;
  const take = takeOf(seed, request.take);
  let from = 0;
  return planShots({ ...request, isLarge, hasNearView: request.near !== undefined }).map(
    ({ plan, length }, n) => {
      const near = plan.isNear ? request.near : undefined;
      const change = near?.adjustment ?? request.adjustments[n] ?? noAdjustment;
      const seen = near ? { ...request, subject: near.subject, thirds: 0 } : request;
      const shot = createShot(seen, plan, change, from, from + length, take);
      from += length;
      return shot;
    },
  );
};

/** How much higher the camera has to be to look over the dunes and hills before its aim. */
const riseForView = (eye: Vec3, low: Vec3, groundAt: (x: number, z: number) => number): number => {
  // Something in the ground cannot be looked at over anything.
  const aim: Vec3 = [low[0], Math.max(low[1], groundAt(low[0], low[2]) + 0.2), low[2]];
  let rise = 0;
  for (const u of [0.15, 0.3, 0.45, 0.6, 0.75, 0.85]) {
    const [x, z] = [eye[0] + (aim[0] - eye[0]) * u, eye[2] + (aim[2] - eye[2]) * u];
    const sight = eye[1] + (aim[1] - eye[1]) * u;
    rise = Math.max(rise, (groundAt(x, z) + 0.15 - sight) / (1 - u));
  }
  return Math.min(rise, distanceBetween(eye, aim) * 0.5);
};

/** The bay below a road is seen over its wall. */
const isCoastRoad = ({ setting }: Scene) =>
  setting.place === 'road' && ['sea', 'coast', 'beach', 'cliff'].includes(setting.backdrop ?? '');

/** Metres: a camera that is higher looks down on its place from where it is. */
const mostStanding = 3;

/** Radians above the horizon. */
const aboveLandscape = 0.34;
/** Between trees: from a low height they would hide it. */
const liesDeep = ({ setting }: Scene) =>
  setting.place === 'waterfall' || (setting.details?.includes('winding_river') ?? false);

/** A tower is looked up at from its foot. */
const fromItsFoot = ({ height, depth }: Extent): Framing => ({
  elevation: -1,
  distance: height * 0.75 + depth / 2,
  focalLength: 0.85,
});

/** Metres of the camera over the ground; what is small is looked at from low as well. */
const leastHeight = (distance: number, isLow: boolean): number =>
  Math.min(isLow ? 0.3 : Math.min(0.35 + 0.06 * distance, 0.9), Math.max(0.05, 0.4 * distance));

const isOpenShot = ({ scene, isFlatLay, eyeHeight }: ShotRequest, { size }: ShotPlan) =>
  size === 'auto' && scene.camera.angle === 'auto' && !isFlatLay && eyeHeight === null;
const createShot = (
  request: ShotRequest,
  plan: ShotPlan,
  adjustment: ShotAdjustment,
  from: number,
  until: number,
  { direction, ...take }: Take,
): CameraShot => {
  const { scene, subject, aspect, groundAt, maxDistance, thirds, showsSky } = request;
  const { angle, speed } = scene.camera;
  const extent = plan.onDetail ? subject.detail.extent : subject.extent;
  const wanted = frameSubject(extent, {
    shot: plan.size,
    angle,
    aspect,
    isTravelling: subject.travel !== null,
  });
  if (request.isIndoors && angle === 'auto' && !request.isFlatLay)
    wanted.elevation = Math.min(wanted.elevation, request.hasWindow ? 0.1 : 0.2);
  // A cup before a window: the camera looks into the cup, which stands low in the picture.
  const isLowByWindow = request.hasWindow && angle === 'auto' && extent.height < 0.2;
  if (isLowByWindow) wanted.elevation = 0.29;
  if (request.isFlatLay && angle === 'auto') wanted.elevation = 0.46;
  // What lies behind is part of the picture: the camera does not look down past it.
  if (scene.setting.backdrop !== null && !request.isIndoors && angle === 'auto' && plan.size !== 'aerial')
    wanted.elevation = isCoastRoad(scene) ? 0.25 : Math.min(wanted.elevation, 0.1);
  // Seen from higher up, what is tall would have to stand far away for its top to be in the picture.
  const leavesRoomAbove = request.hasLandmark && angle === 'auto' && plan.size !== 'aerial';
  if (leavesRoomAbove) wanted.elevation = Math.min(wanted.elevation, 0.05);
  // Floes and open water lie flat: they are seen from a little higher.
  if (scene.setting.place === 'glacier' && angle === 'auto' && plan.size !== 'aerial')
    wanted.elevation = Math.max(wanted.elevation, 0.22);
  // Something small that drifts on a stream is seen with the stream.
  if (scene.setting.details?.includes('creek') && extent.height < 0.3 && angle === 'auto') {
    wanted.elevation = Math.min(wanted.elevation, 0.17);
    wanted.distance *= 3;
  }
  if (request.isAirborne && angle === 'auto' && plan.size !== 'aerial') wanted.elevation = 0.04;
  // A landscape from the air has its horizon in the picture.
  if (plan.size === 'aerial' && scene.things.length === 0 && angle !== 'top_down' && !request.isIndoors)
    wanted.elevation = liesDeep(scene)
      ? scene.setting.place === 'waterfall'
        ? 0.5
        : 0.78
      : Math.min(wanted.elevation, aboveLandscape);
  // A small thing beside a large one would be lost from farther away.
  const isOfOneSize = !isVehicleSize(extent) && Math.max(extent.width, extent.height) > 0.6;
  const isOpen = isOpenShot(request, plan) && !isLowByWindow;
  if (isOpen && (isOfOneSize || request.take !== usual)) {
    wanted.elevation += take.elevation;
    wanted.distance *= isOfOneSize ? take.distance : Math.max(1, take.distance);
  }
  wanted.elevation += adjustment.elevation;
  wanted.distance *= adjustment.distance * (plan.distance ?? 1);
  const isTower = angle === 'low' && extent.height > 12 && extent.height > extent.width;
  const framing = isTower
    ? fromItsFoot(extent)
    : showsSky
      ? {
          ...wanted,
          // Named as seen from the air, the land below belongs to the picture too.
          elevation: Math.min(wanted.elevation, plan.size === 'aerial' && liesDeep(scene) ? 0.3 : 0.02),
          distance: wanted.distance * 1.2,
          focalLength: Math.min(wanted.focalLength, 1.2),
        }
      : wanted;
  const skyShift = showsSky
    ? 0.24 / framing.focalLength
    : leavesRoomAbove
      ? 0.1 / framing.focalLength
      : isLowByWindow
        ? 0.13
        : 0;
  // Room for the empty side of the picture.
  const distance = Math.min(framing.distance * (Math.abs(thirds) > 1 ? 1.3 : 1), maxDistance);
  const aside = isOpen ? take.thirds : 0;
  const most = request.mostAzimuth;
  const azimuth = clamp(
    request.azimuth + (request.isSideStated ? 0 : plan.azimuthShift * direction + adjustment.azimuth),
    -most,
    most,
  );
  const move = plan.move;
  const side = move.startsWith('orbit_') ? 1 : direction;
  const isFirstPerson =
    move === 'first_person' && (subject.travel !== null || subject.eyeAt) && !plan.onDetail;
  const start = subject.centreAt(from);
  const startGround = groundAt(start[0], start[2]);
  /** Metres by which a camera that stands on the ground goes down or up a slope with its subject. */
  const descent = (eyeHeight: number, centre: Vec3): number =>
    eyeHeight > mostStanding ? 0 : groundAt(centre[0], centre[2]) - startGround;
  const at = (time: number): Camera => {
    if (isFirstPerson && subject.eyeAt) return fromSeat(subject.eyeAt(time));
    if (isFirstPerson) return throughEyes(subject, subject.travel!, groundAt, time);
    const u = clamp((time - from) / Math.max(0.01, until - from));
    const offset = moveAt(move, u, time, speed);
    const centreOf = (moment: number): Vec3 =>
      addScaled(subject.centreAt(moment), adjustment.aimAt?.(moment) ?? [0, 0, 0], 1);
    const aimed = (moment: number): Vec3 =>
      plan.onDetail ? addScaled(centreOf(moment), subject.detail.offset, 1) : centreOf(moment);
    const aim = aimed(time);
    const d = distance * offset.distance;
    const a = isTower ? clamp(azimuth, -0.05, 0.05) : azimuth + offset.azimuth * side;
    const { stays } = adjustment;
    const seenFrom = stays ? clamp(time, stays.from, stays.until) : time;
    const eye = cameraAround(aimed(seenFrom), a, framing.elevation + offset.elevation, d);
    if (request.eyeHeight !== null && angle === 'auto' && plan.size !== 'aerial')
      eye[1] = request.eyeHeight + descent(request.eyeHeight, centreOf(seenFrom));
    eye[1] += offset.lift * d;
    const lowest = groundAt(eye[0], eye[2]) + leastHeight(d, angle === 'low' && !isTower);
    if (eye[1] < lowest) eye[1] = lowest;
    if (!isTower) eye[1] += riseForView(eye, aim, groundAt);
    const right: Vec3 = [Math.cos(a), 0, -Math.sin(a)];
    // The subject's place in the frame: room ahead of a traveller, a third where something tall shares the picture.
    const heading = subject.travel ? subject.travel[0] * right[0] + subject.travel[2] * right[2] : 0;
    // A wide group has no room to stand aside.
    const room =
      Math.max(0, 0.5 - ((extent.width / 2) * framing.focalLength) / (aspect * d)) *
      (Math.abs(thirds) > 1 ? 0.9 : 0.5);
    const lead = clamp(clamp(heading, -1, 1) * 0.1 + (thirds || aside) * 0.17, -room, room);
    const shift = ((lead * aspect * d) / framing.focalLength) * (plan.onDetail ? 0.4 : 1);
    const target = addScaled(aim, right, shift + offset.aimRight * d);
    target[1] += (offset.aimUp + skyShift) * d;
    return createCamera(eye, target, framing.focalLength * offset.zoom);
  };
  return {
    from,
    until,
    at,
    azimuth,
    isOnDetail: plan.onDetail,
    isNear: plan.isNear ?? false,
    framing: { ...framing, distance },
    focusAt: (time) => {
      const camera = at(time);
      const range = distanceBetween(camera.position, subject.centreAt(time));
      if (scene.setting.place === 'car') return { distance: range, aperture: 0.8 };
      // Far subjects are sharp to the horizon, near ones stand out from it.
      if (
        scene.things.length === 0 ||
        isFirstPerson ||
        distance > 14 ||
        plan.size === 'aerial' ||
        showsSky ||
        thirds !== 0 ||
        isVehicleSize(subject.extent) ||
        hasFamousLook(scene.setting.details ?? []) ||
        scene.setting.region === 'western' ||
        request.isAirborne ||
        // Small things that fall would blur away.
        scene.effects.some((effect) => effect === 'confetti' || effect === 'petals')
      )
        return null;
      const pull =
        plan.move === 'focus_pull' ? 1 + 1.6 * (1 - clamp(((time - from) / (until - from)) * 2)) : 1;
      // A thing named behind the subject has to be recognised there.
      const isPlaceSeen =
        scene.setting.backdrop !== null ||
        request.hasWindow ||
        (scene.setting.look ?? null) !== null ||
        scene.setting.place === 'crop_field';
      // A place that is named is to be recognised.
      const sharpness = isPlaceSeen ? 0.3 : subject.isUpperBody || scene.setting.isStated ? 0.5 : 1;
      return { distance: range * pull, aperture: clamp(2.4 / range, 0.3, 1.2) * sharpness };
    },
  };
};
