/** What a prompt says, and nothing it does not say: defaults come later. */

import type { Action } from '../scene/actions.ts';
import type { BodyRegion } from '../scene/body-regions.ts';
import type { Garment } from '../scene/garments.ts';
import type { HandlingLook } from '../scene/handling.ts';
import type { NamedColour } from '../scene/named-colour.ts';
import type { PlaceDetail } from '../scene/place-details.ts';
import type { PlaceLook } from '../scene/place-look.ts';
import type { PlaceTone } from '../scene/place-tone.ts';
import type {
  Age,
  Angle,
  CameraMove,
  Change,
  Direction,
  Effect,
  Mood,
  Place,
  Region,
  ScreenSide,
  Season,
  Sex,
  Shot,
  Size,
  Style,
  Tie,
  TieKind,
  TimeOfDay,
  Weather,
} from '../scene/scene.ts';
import type { Noun } from './nouns/find-noun.ts';

/** Where a scene is: what was said, or what fits best. `backdrop`: what lies behind. */
export type Where = { place: Place; isStated: boolean; backdrop: Place | null };

export type DraftAct = {
  /** Null: what is shown depends on who does it. */
  action: Action | null;
  /** The verb's base form, or the word itself where no list knows it. */
  verb: string;
  object: number | null;
  instrument: number | null;
  /** As in `Act`. */
  part?: BodyRegion;
  handling?: HandlingLook;
  direction: Direction | null;
  pace: number | null;
  /** As in `Act`: where it ends and begins, and when. */
  goal?: Tie | null;
  source?: Tie | null;
  begin?: number;
  end?: number;
};

export type DraftThing = {
  name: string;
  noun: Noun | null;
  character: string | null;
  count: number | null;
  plural: boolean;
  colour: NamedColour | null;
  material: string | null;
  size: Size | null;
  sex: Sex | null;
  age: Age | null;
  hair: NamedColour | null;
  wears: Garment[];
  traits: string[];
  ties: Tie[];
  acts: DraftAct[];
  isImplied: boolean;
  screenSide?: ScreenSide;
  /** Colour of what lies in it, where both are one model. */
  filling?: NamedColour;
  changes?: Change[];
};

/** `text`: the word that named it; empty where it only stood before another noun. */
export type DraftPlace = {
  place: Place;
  text: string;
  link: TieKind | null;
  isBehind: boolean;
  look?: PlaceLook | undefined;
};

export type Draft = {
  places: DraftPlace[];
  region: Region | null;
  details: PlaceDetail[];
  tone: PlaceTone | null;
  timeOfDay: TimeOfDay | null;
  /** Whether the place itself is called dark. */
  isDark: boolean;
  isBusy: boolean;
  /** "A potter's hands": what they do is looked at. */
  part: 'hands' | 'feet' | 'eyes' | null;
  season: Season | null;
  weather: Weather[];
  noWeather: Weather[];
  effects: Effect[];
  noEffects: Effect[];
  mood: Mood | null;
  palette: NamedColour[];
  style: Style | null;
  move: CameraMove | null;
  shot: Shot | null;
  angle: Angle | null;
  cameraSpeed: number | null;
  isTimelapse: boolean;
  pace: number | null;
  things: DraftThing[];
  /** Names of things the prompt asks to leave out. */
  absent: string[];
  notDrawn: string[];
};

export const newDraft = (): Draft => ({
  places: [],
  region: null,
  details: [],
  tone: null,
  timeOfDay: null,
  isDark: false,
  isBusy: false,
  part: null,
  season: null,
  weather: [],
  noWeather: [],
  effects: [],
  noEffects: [],
  mood: null,
  palette: [],
  style: null,
  move: null,
  shot: null,
  angle: null,
  cameraSpeed: null,
  isTimelapse: false,
  pace: null,
  things: [],
  absent: [],
  notDrawn: [],
});

export const newThing = (name: string, noun: Noun | null): DraftThing => ({
  name,
  noun,
  character: null,
  count: null,
  plural: false,
  colour: null,
  material: null,
  size: null,
  sex: noun?.person?.sex ?? null,
  age: noun?.person?.age ?? null,
  hair: null,
  wears: [],
  traits: [],
  ties: [],
  acts: [],
  isImplied: false,
});

export const newAct = (action: Action | null, verb: string): DraftAct => ({
  action,
  verb,
  object: null,
  instrument: null,
  direction: null,
  pace: null,
});

export const addOnce = <Value>(list: Value[], value: Value) => {
  if (!list.includes(value)) list.push(value);
};

export const addColour = (palette: NamedColour[], colour: NamedColour) => {
  if (!palette.some(({ name }) => name === colour.name)) palette.push(colour);
};
