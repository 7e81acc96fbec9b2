/** What a film shows, as data: the one thing that passes from understanding a prompt to composing a picture. */

import { videoStyles } from '../../../../domain/models.ts';

export const placeNames = [
  'sea',
  'coast',
  'lake',
  'river',
  'mountains',
  'desert',
  'forest',
  'meadow',
  'snowfield',
  'skyline',
  'street',
  'village',
  'space',
  'underwater',
  'sky',
  'room',
  'studio',
] as const;
export const timesOfDay = ['dawn', 'morning', 'day', 'golden_hour', 'sunset', 'dusk', 'night'] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const weatherNames = [
  'clear',
  'clouds',
  'overcast',
  'rain',
  'snow',
  'fog',
  'storm',
  'lightning',
  'wind',
  'aurora',
  'stars',
  'rainbow',
  'dust',
] as const;
export const moodNames = [
  'calm',
  'joyful',
  'romantic',
  'dreamy',
  'melancholy',
  'mysterious',
  'spooky',
  'dramatic',
  'epic',
  'cosy',
  'tense',
  'festive',
] as const;
export const styleNames = videoStyles;
export const cameraMoves = [
  'static',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'zoom_in',
  'zoom_out',
  'dolly_in',
  'dolly_out',
  'orbit',
  'drone',
  'handheld',
  'follow',
] as const;
export const shotNames = ['close_up', 'medium', 'wide'] as const;
export const angleNames = ['eye_level', 'low', 'high'] as const;
export const sizeNames = ['tiny', 'small', 'medium', 'large', 'huge'] as const;
export const actionNames = [
  'stand',
  'sit',
  'sleep',
  'walk',
  'run',
  'jump',
  'fly',
  'swim',
  'float',
  'dance',
  'spin',
  'roll',
  'drive',
  'sail',
  'rise',
  'fall',
  'wave',
  'swing',
  'climb',
  'eat',
  'play',
  'read',
  'talk',
  'sing',
  'fight',
  'hug',
  'shine',
  'burn',
  'explode',
  'grow',
  'look',
] as const;
export const directionNames = ['left', 'right', 'up', 'down', 'toward', 'away', 'around'] as const;
export const relationNames = [
  'on',
  'under',
  'beside',
  'in_front_of',
  'behind',
  'above',
  'inside',
  'around',
  'chasing',
  'riding',
  'following',
  'holding',
  'facing',
  'wearing',
] as const;
/** Things the picture makes by itself, without a sprite. */
export const extraNames = [
  'sun',
  'moon',
  'planet',
  'fire',
  'smoke',
  'fireworks',
  'confetti',
  'bubbles',
  'petals',
  'leaves',
  'fireflies',
  'sparks',
  'waves',
  'waterfall',
  'shooting_stars',
  'lights',
  'reflections',
] as const;

export type Place = (typeof placeNames)[number];
export type TimeOfDay = (typeof timesOfDay)[number];
export type Season = (typeof seasons)[number];
export type Weather = (typeof weatherNames)[number];
export type Mood = (typeof moodNames)[number];
export type Style = (typeof styleNames)[number];
export type CameraMove = (typeof cameraMoves)[number];
export type Shot = (typeof shotNames)[number];
export type Angle = (typeof angleNames)[number];
export type Size = (typeof sizeNames)[number];
export type Action = (typeof actionNames)[number];
export type Direction = (typeof directionNames)[number];
export type RelationKind = (typeof relationNames)[number];
export type Extra = (typeof extraNames)[number];

export type NamedColour = { name: string /** `#rrggbb` */; hex: string };

export type Subject = {
  /** As the prompt says it, in the singular. */
  name: string;
  /** File stem of the sprite: lower-case hexadecimal code points joined by `-`; null for a character. */
  art: string | null;
  count: number;
  colour: NamedColour | null;
  size: Size;
  action: Action;
  direction: Direction | null;
  /** 1 is the action's own speed. */
  pace: number;
  /** This subject is <kind> the subject at index `to`: `chasing`, `on`, ... Relations never form a circle. */
  relation: { to: number; kind: RelationKind } | null;
  /** Username of a character, without the `@`. */
  character: string | null;
};

export type SceneSpec = {
  version: 1;
  place: Place;
  /** What lies behind the place: "a village by the sea" is a village before a sea. */
  backdrop: Place | null;
  timeOfDay: TimeOfDay;
  season: Season | null;
  /** Never empty; the first is the strongest. */
  weather: Weather[];
  mood: Mood | null;
  /** Colours the prompt gives to the whole picture. */
  palette: NamedColour[];
  style: Style;
  camera: {
    move: CameraMove;
    shot: Shot;
    angle: Angle;
    /** 1 is the move's own speed. */
    speed: number;
    timelapse: boolean;
  };
  /** Of everything that moves: below 1 is slow motion. */
  pace: number;
  subjects: Subject[];
  extras: Extra[];
  /** Words of the prompt that name something to see which the engine has no picture for. */
  notDrawn: string[];
};

export const limits = { subjects: 12, count: 60, notDrawn: 20, minPace: 0.25, maxPace: 4 } as const;
