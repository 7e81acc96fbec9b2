/** What `enhance_prompt` gives: the prompt in English, with light, lens and motion where it is silent on them. */

import { direct } from './direct.ts';
import type { CameraMove, Scene, Shot, TimeOfDay } from './scene/scene.ts';
import { inEnglish } from './understand/understand.ts';
import { isIndoors } from './world/indoors.ts';

/** Phrases that the reader takes for the picture's: they change nothing that is seen. */
const lightAt: Record<TimeOfDay, string> = {
  dawn: 'soft lighting',
  morning: 'natural lighting',
  day: 'natural lighting',
  golden_hour: 'warm lighting',
  sunset: 'warm lighting',
  dusk: 'soft lighting',
  night: 'soft lighting',
  day_to_night: 'natural lighting',
  night_to_day: 'natural lighting',
};

const lensFor: Record<Shot, string> = {
  auto: 'medium shot on a 50mm lens, shallow focus',
  extreme_close_up: 'macro shot on a 100mm lens, shallow focus',
  close_up: 'close-up on a 100mm lens, shallow focus',
  medium: 'medium shot on a 50mm lens, shallow focus',
  wide: 'wide shot on a 24mm lens',
  aerial: '24mm lens',
};

const firstScene = (prompt: string): Scene => direct(prompt).beats[0]!.scene;

const lightOf = ({ setting, weather, timeOfDay }: Scene) => {
  if (setting.place === 'underwater') return 'ambient lighting';
  if (isIndoors(setting.place)) return 'soft natural light';
  if (setting.place === 'space') return 'rim lighting';
  if (weather.some((one) => ['fog', 'overcast', 'rain', 'snow', 'storm'].includes(one)))
    return 'ambient lighting';
  return timeOfDay === 'night' ? 'soft lighting' : lightAt[timeOfDay];
};

/** Nothing is added that would change what is seen: a shot is named only where the prompt names one. */
const lensOf = ({ camera }: Scene) =>
  camera.shot === 'auto' ? '50mm lens, shallow focus' : lensFor[camera.shot];

const moves: Partial<Record<CameraMove, string>> = { static: 'static shot' };

const additions = (scene: Scene, prompt: string) => [
  ...(/\b(?:light|lit|lighting|glow|shadow)/i.test(prompt) ? [] : [lightOf(scene)]),
  ...(/\b(?:lens|focus|bokeh|depth)/i.test(prompt) ? [] : [lensOf(scene)]),
  ...(scene.camera.move !== 'auto' || scene.camera.isTimelapse
    ? []
    : [moves[scene.camera.move] ?? 'smooth movement']),
  ...(/\b(?:detail|texture|4k|8k|sharp)/i.test(prompt) ? [] : ['fine detail']),
];

const ends = new Set([...' \n\t.,;:，。；']);
const withoutEnd = (text: string) => {
  let end = text.length;
  while (end > 0 && ends.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
};

export const enhancePrompt = (prompt: string): { prompt: string; scene: Scene } => {
  const english = withoutEnd(inEnglish(prompt).trim());
  const added = additions(firstScene(english), english).join(', ');
  const enriched = english === '' ? added : `${english}, ${added}`;
  const whole = `${enriched.charAt(0).toUpperCase()}${enriched.slice(1)}.`;
  return { prompt: whole, scene: firstScene(whole) };
};
