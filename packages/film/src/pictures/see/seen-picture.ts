/** The contents of a picture, in plain nouns. Places are shares of the upright picture: 0 left and top, 1 right and bottom. */

import type { Size } from '../picture.ts';
import type { Plane } from '../plane.ts';

export type Box = { left: number; top: number; right: number; bottom: number };
export type Place = { x: number; y: number };

export const jointNames = [
  'nose',
  'left eye',
  'right eye',
  'left ear',
  'right ear',
  'left shoulder',
  'right shoulder',
  'left elbow',
  'right elbow',
  'left wrist',
  'right wrist',
  'left hip',
  'right hip',
  'left knee',
  'right knee',
  'left ankle',
  'right ankle',
] as const;
export type JointName = (typeof jointNames)[number];

/** The 468 points of MediaPipe's Face Mesh; z in shares of the width, smaller is nearer. */
export type SeenFace = { box: Box; points: (Place & { z: number })[]; score: number };
/** `left` is the person's own left. */
export type SeenPose = Record<JointName, Place & { score: number }>;

export type SeenThing = {
  /** `thing`: anything but a person. */
  noun: 'person' | 'thing';
  /** One of the kinds that the detector knows: `dog`, `car`. */
  name: string | null;
  colour: [number, number, number];
  box: Box;
  score: number;
  /** How near it is: 0 at the horizon, 1 before the camera. */
  nearness: number;
  /** Whether the picture's subject matte covers it. */
  isSubject: boolean;
  face: SeenFace | null;
  pose: SeenPose | null;
  /** Its own matte, where it was looked at again by itself. */
  matte?: Plane;
};

export type SeenLight = Place & { radius: number; colour: [number, number, number] };

/** A region of the picture: how much of it each pixel is, 0 to 1, and its share of the whole. */
export type SeenRegion = { mask: Plane; share: number };

export type SeenPicture = Size & {
  things: SeenThing[];
  /** The salient subject; null when the picture has none or the network is not installed. */
  subject: SeenRegion | null;
  sky: SeenRegion | null;
  water: SeenRegion | null;
  plants: SeenRegion | null;
  fire: SeenRegion | null;
  lights: SeenLight[];
  /** Windows of houses by day. */
  windows: Box[];
  /** Height of the line where ground and sky meet. */
  horizon: number;
  /** 0 far, 1 near. */
  nearness: Plane;
  colours: [number, number, number][];
  /** The one colour around what is shown: paper, a screen or nothing at all. */
  background: [number, number, number] | null;
  /** A drawing of flat colours, a logo, a page of text or a screen: moved as a whole, if at all. */
  isFlat: boolean;
  isGrey: boolean;
  /** Brightness of the whole, 0 to 1. */
  brightness: number;
  /** Networks that are not installed. */
  missing: string[];
};
