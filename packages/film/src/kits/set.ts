/** A set: the ground, the buildings and plants of a place, built around the action once the camera is known. */

import type { Mesh } from '../geometry/mesh.ts';
import type { Matrix } from '../math/matrix.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Camera } from '../render/frame-state.ts';
import type { PlaceDetail } from '../scene/place-details.ts';
import type { PlaceLook } from '../scene/place-look.ts';
import type { PlacePart } from '../scene/place-part.ts';
import type { PlaceTone } from '../scene/place-tone.ts';
import type { Place, Region, Season, TimeOfDay, Weather } from '../scene/scene.ts';
import type { Beam, Lamp, Particle } from './model.ts';

export type SetRequest = {
  place: Place;
  region: Region | null;
  backdrop: Place | null;
  season: Season | null;
  timeOfDay: TimeOfDay;
  weather: Weather[];
  seed: number;
  /** 0 by day to 1 by night. */
  darkness: number;
  /** Nouns of the scene's things, as kits know them: a field of tulips is planted with tulips. */
  nouns?: readonly string[];
  details?: readonly PlaceDetail[];
  look?: PlaceLook | null;
  tone?: PlaceTone | null;
  isTimelapse?: boolean;
  /** One of several places that are built together: trees are simple, and nothing grows under them. */
  isOneOfSeveral?: boolean;
  /** Length of the action. */
  seconds?: number;
  /** The moon is named, and stands a little right of the middle of the picture. */
  isMoonNamed?: boolean;
  /** Colours asked for, by noun, as `#rrggbb`: red tulips; `light` is the colour of stage lights. */
  colours?: Readonly<Record<string, string>>;
};

/** Where the action is. The camera stands towards +z of the origin and looks towards -z, turned by at most 0.6 radians. */
export type ActionArea = {
  /** Keep clear of things: a box around everybody's ways, in metres. */
  low: Vec3;
  high: Vec3;
  /** Somebody is there, and needs ground under the feet. */
  hasCast: boolean;
  /** Height of the lowest of those whom grass and crops must not hide, as they lie, sit or stand. */
  subjectHeight: number;
  /** Where the camera is at its farthest, and where it looks; nothing may stand between it and the action. */
  cameraPosition: Vec3;
  cameraTarget: Vec3;
  /** From where the camera starts to where it ends, for one that goes along with the action; `cameraPosition` is half-way. */
  cameraTravel: Vec3;
  cameraDistance: number;
  focalLength: number;
  aspect: number;
  /** Ground positions of tall things that stand behind the action: a lighthouse gets its rock under it. */
  landmarks: { position: Vec3; radius: number; noun: string }[];
};

export type SetPiece = {
  mesh: Mesh;
  matrix?: Matrix;
  castsNoShadow?: boolean;
  /** Moves by itself: a new matrix, or new positions in world space, for every frame. */
  update?: (time: number, camera: Camera) => Matrix | Float32Array;
  /** How far that moves anything from where it is at rest, in metres, if it is little. */
  swing?: number;
  /** It is this part of the place, which changes while it is looked at. */
  part?: PlacePart;
};

export type BuiltSet = {
  pieces: SetPiece[];
  lamps: Lamp[];
  /** Rain on leaves, petals, fireflies, spray: whatever belongs to the place and not to the weather. */
  particles?: (time: number, camera: Camera) => Particle[];
  beams?: Beam[];
  /** Height of still water or wet ground that mirrors the world. */
  mirrorHeight: number | null;
};

export type StageSet = {
  isIndoors: boolean;
  /** Height of the ground where things stand. */
  ground: (x: number, z: number) => number;
  /** Height of the water surface at a moment, where there is water to float on; null elsewhere. */
  water: ((x: number, z: number, time: number) => number | null) | null;
  /** The way people and vehicles go here: angle from +z towards +x. */
  travelDirection: number;
  /** It leads up or down: nobody goes the other way. */
  isOneWay?: boolean;
  /** Where vehicles, boats and trains go, if not where people stand: an offset from the origin. */
  roadOffset?: Vec3;
  /** Height above the ground at which birds and aircraft fly here, in metres. */
  flyingHeight?: number;
  /** How the place is looked at best: angle of the camera from +z towards +x, and the height of its eye. */
  view?: {
    azimuth?: number;
    eyeHeight?: number;
    width?: number;
    /** Metres under the ground that belong to the picture. */
    below?: number;
    /** Between walls the camera cannot go farther round than this. */
    mostAzimuth?: number;
  };
  build: (area: ActionArea) => BuiltSet;
};

/** One file a family of places; `places` lists those it builds. */
export type SetKit = { places: readonly Place[]; create: (request: SetRequest) => StageSet };
