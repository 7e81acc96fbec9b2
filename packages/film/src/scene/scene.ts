/** What a film shows, as data: written from a prompt by rules or by a language model, edited by remixes, staged by the compiler. */

import type { Action } from './actions.ts';
import type { BodyRegion } from './body-regions.ts';
import type { Garment } from './garments.ts';
import type { HandlingLook } from './handling.ts';
import { seasons, timesOfDay, weatherNames } from './hours-and-weather.ts';
import type { NamedColour } from './named-colour.ts';
import type { PlaceDetail } from './place-details.ts';
import type { PlaceLook } from './place-look.ts';
import type { PlacePart } from './place-part.ts';
import type { PlaceTone } from './place-tone.ts';
import type { Place } from './places.ts';

export { type Place, placeNames } from './places.ts';
export { seasons, timesOfDay, weatherNames };

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
export const styleNames = [
  'photoreal',
  'clay',
  'cartoon',
  'watercolour',
  'paper_cut',
  'pixel_art',
  'noir',
  'vintage_film',
  'neon',
  'line_art',
  'low_poly',
] as const;
export const cameraMoves = [
  'auto',
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
  /** Seen from above. */
  'orbit_clockwise',
  'orbit_counterclockwise',
  'crane_up',
  'crane_down',
  'drone',
  'handheld',
  'follow',
  'focus_pull',
  'first_person',
] as const;
export const shotNames = ['auto', 'extreme_close_up', 'close_up', 'medium', 'wide', 'aerial'] as const;
export const angleNames = ['auto', 'eye_level', 'low', 'high', 'top_down'] as const;
export const sizeNames = ['tiny', 'small', 'medium', 'large', 'huge'] as const;
export const directionNames = ['left', 'right', 'up', 'down', 'toward', 'away', 'around'] as const;
/** Where one thing is beside another, as the viewer sees it. */
export const placings = [
  'on',
  'in',
  'under',
  'above',
  'beside',
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
] as const;
/** How one thing stands to another, as the viewer sees it. `on` a table, `in` a basket, `wearing` is not here: garments belong to their person. */
export const tieNames = [
  ...placings,
  'around',
  'between',
  'through',
  'over',
  'along',
  'against',
  'holding',
  'leading',
  'following',
  'chasing',
  'fleeing',
  'riding',
  'driving',
  'facing',
  'part_of',
  'with',
] as const;
/** Where in the picture a thing is. */
export const screenSides = ['left', 'right', 'centre', 'foreground', 'background'] as const;
export const changeProperties = [
  'colour',
  'material',
  'size',
  'form',
  'wholeness',
  'presence',
  'number',
  'light',
  'age',
] as const;
/** Small bright things all over the air. */
export const driftingEffects = ['confetti', 'bubbles', 'petals', 'leaves', 'fireflies', 'sparks'] as const;
/** What the picture makes by itself, without a model. */
export const effectNames = [
  'sun',
  'moon',
  'planet',
  'fire',
  'smoke',
  'steam',
  'fireworks',
  'explosions',
  ...driftingEffects,
  'waves',
  'splash',
  'shooting_stars',
  'light_trails',
  'neon_signs',
  'spotlight',
  'reflections',
  'dust',
  'feathers',
  'papers',
  'snowflakes',
  'hail',
  'lights',
  'lightning',
  'god_rays',
  'colour_powder',
] as const;
export const regionNames = [
  'european',
  'paris',
  'mediterranean',
  'japanese',
  'chinese',
  'american',
  'medieval',
  'middle_eastern',
  'indian',
  'african',
  'nordic',
  'tropical',
  'futuristic',
  'western',
] as const;

export type TimeOfDay = (typeof timesOfDay)[number];
export type Season = (typeof seasons)[number];
export type Weather = (typeof weatherNames)[number];
export type Mood = (typeof moodNames)[number];
export type Style = (typeof styleNames)[number];
export type CameraMove = (typeof cameraMoves)[number];
export type Shot = (typeof shotNames)[number];
export type Angle = (typeof angleNames)[number];
export type Size = (typeof sizeNames)[number];
export type Direction = (typeof directionNames)[number];
export type TieKind = (typeof tieNames)[number];
export type ScreenSide = (typeof screenSides)[number];
export type ChangeProperty = (typeof changeProperties)[number];
export type Effect = (typeof effectNames)[number];
export type Region = (typeof regionNames)[number];

export type Sex = 'female' | 'male';
export type Age = 'baby' | 'child' | 'adult' | 'old';

/** This thing is <kind> the thing at index `to`. Ties never form a circle. */
export type Tie = { kind: TieKind; to: number };

export type Act = {
  action: Action;
  /** What it is done to, and with: indexes of things. */
  object: number | null;
  instrument: number | null;
  /** Of whom it is done to: "lifts her chin", "ties his shoes". */
  part?: BodyRegion;
  /** How hands and a tool work on it, where that is shown move by move. */
  handling?: HandlingLook;
  /** On the screen, in the final view. */
  direction: Direction | null;
  /** 1 is the action's own speed. */
  pace: number;
  /** Where it ends and where it begins, relative to another thing: "runs to the left of the table", "jumps off the wall". */
  goal?: Tie | null;
  source?: Tie | null;
  /** Shares of the film, 0 to 1. Without them the acts of a thing divide the film evenly, in their order. */
  begin?: number;
  end?: number;
};

/** A property of a thing that is another at the end than at the start. Words as the prompt says them. */
export type Change = {
  property: ChangeProperty;
  /**
   * A colour's name, a material, `larger` or `smaller` or a size, for `form` the noun of a kit, for `wholeness` what
   * becomes of it (`cracked`, `melted`, `rusted`, `burnt`, `wilted`, `deflated`, `whole` ...), for `presence` `there`
   * or `gone`, for `number` a number in digits, for `light` `lit` or `dark`, for `age` an age.
   */
  to: string;
  /** For `form`: how many come of it. */
  count?: number;
  colour?: NamedColour | null;
  /** Null or absent: as the thing is described. */
  from?: string | null;
  fromColour?: NamedColour | null;
  /** Only this part of it changes: `hair` or a garment of a person, `eye`, `handle`, `window` and the like of any model that has one. */
  part?: string;
  /** Shares of the film, 0 to 1, at which it begins and ends. */
  begin: number;
  end: number;
};

/** Of what is no thing of its own: the sky, the river, the floor of the room. */
export type PlaceChange = Change & { of: PlacePart };

export type Thing = {
  /** As the prompt says it, in the singular. */
  name: string;
  /** A noun that a kit draws; null: nobody modelled it. */
  kit: string | null;
  /** File stem of the emoji that stands in for a thing without a kit. */
  art: string | null;
  count: number;
  colour: NamedColour | null;
  /** wooden, golden, glass ... */
  material: string | null;
  size: Size;
  person: { sex: Sex | null; age: Age | null; hair: NamedColour | null } | null;
  wears: Garment[];
  traits: string[];
  ties: Tie[];
  /** In the order they happen. */
  acts: Act[];
  screenSide?: ScreenSide | null;
  /** Colour of what lies in it, where both are one model: red rice in a green bowl. */
  filling?: NamedColour;
  changes?: Change[];
  /** Username of a character, without the `@`. */
  character: string | null;
  /** Fixes hair, face, markings and the like, whatever the film's seed: a character keeps its looks. */
  lookSeed?: number;
  /** Not named in the prompt, but it must be there: the chair of one who sits. */
  isImplied: boolean;
};

export type Scene = {
  version: 3;
  setting: {
    place: Place;
    /** Whether the prompt said so, or it was chosen to fit. */
    isStated: boolean;
    /** What lies behind: "a village by the sea" is a village before a sea. */
    backdrop: Place | null;
    region: Region | null;
    /** Absent in scenes that were stored before there were any. */
    details?: PlaceDetail[];
    /** How the kind of place that is named is fitted out. */
    look?: PlaceLook | null;
    /** Colours and plants as adjectives of the place have them. */
    tone?: PlaceTone | null;
    changes?: PlaceChange[];
  };
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
    isTimelapse: boolean;
    /** Index of the thing the camera is for; null: the first. */
    subject: number | null;
  };
  /** Of everything that moves: below 1 is slow motion. */
  pace: number;
  /** The first is the main subject unless the camera names another. */
  things: Thing[];
  effects: Effect[];
  /** Words of the prompt that name something to see which the film does not show. */
  notDrawn: string[];
};

/** Whether acts of a thing have places or times of their own. */
export const hasStory = ({ acts }: Thing): boolean =>
  acts.some(({ goal, source, begin, end }) => goal || source || begin !== undefined || end !== undefined);

/** Share of the film at which a thing that flies at another meets it. */
export const momentOfBlow = 0.42;

/** Share of the act at which a hand lets go of what it drops. */
export const dropShare = 0.45;

export const limits = {
  things: 16,
  count: 60,
  wears: 12,
  traits: 12,
  ties: 6,
  acts: 6,
  changes: 4,
  palette: 8,
  notDrawn: 20,
  minPace: 0.25,
  maxPace: 4,
} as const;
