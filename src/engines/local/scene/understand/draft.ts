/** What a prompt says, and nothing it does not say: defaults come later. */

import type {
  Action,
  Angle,
  CameraMove,
  Direction,
  Extra,
  Mood,
  NamedColour,
  Place,
  RelationKind,
  Season,
  Shot,
  Size,
  Style,
  TimeOfDay,
  Weather,
} from './scene-spec.ts';
import type { Thing } from './things.ts';

export type DraftSubject = {
  name: string;
  thing: Thing | null;
  character: string | null;
  count: number | null;
  plural: boolean;
  colour: NamedColour | null;
  size: Size | null;
  action: Action | null;
  /** The word that gave the action. */
  verb: string | null;
  direction: Direction | null;
  pace: number | null;
  relation: { to: number; kind: RelationKind } | null;
};

export type Draft = {
  places: { place: Place; behind: boolean }[];
  timeOfDay: TimeOfDay | null;
  /** Whether the place itself is called dark. */
  isDark: boolean;
  season: Season | null;
  weather: Weather[];
  noWeather: Weather[];
  extras: Extra[];
  noExtras: Extra[];
  mood: Mood | null;
  palette: NamedColour[];
  style: Style | null;
  move: CameraMove | null;
  shot: Shot | null;
  angle: Angle | null;
  cameraSpeed: number | null;
  timelapse: boolean;
  pace: number | null;
  subjects: DraftSubject[];
  /** Pictures the prompt asks to leave out. */
  absent: Thing[];
  notDrawn: string[];
};

export const newDraft = (): Draft => ({
  places: [],
  timeOfDay: null,
  isDark: false,
  season: null,
  weather: [],
  noWeather: [],
  extras: [],
  noExtras: [],
  mood: null,
  palette: [],
  style: null,
  move: null,
  shot: null,
  angle: null,
  cameraSpeed: null,
  timelapse: false,
  pace: null,
  subjects: [],
  absent: [],
  notDrawn: [],
});

export const addOnce = <Value>(list: Value[], value: Value) => {
  if (!list.includes(value)) list.push(value);
};

export const addColour = (palette: NamedColour[], colour: NamedColour) => {
  if (!palette.some(({ name }) => name === colour.name)) palette.push(colour);
};
