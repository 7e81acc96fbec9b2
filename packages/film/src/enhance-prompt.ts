/** What `enhance_prompt` gives: the prompt in English, with light, lens and motion where it is silent on them. */

import { direct } from './direct.ts';
import type { CameraMove, Scene, Shot, TimeOfDay } from './scene/scene.ts';
import { inEnglish } from './understand/understand.ts';
import { isIndoors } from './world/indoors.ts';

const lightAt: Record<TimeOfDay, string> = {
  dawn: 'soft dawn light',
  morning: 'fresh morning light',
  day: 'bright natural daylight',
  golden_hour: 'low golden light with long shadows',
  sunset: 'glowing sunset light with long shadows',
  dusk: 'soft twilight',
  night: 'soft moonlight with deep shadows',
  day_to_night: 'daylight that fades into night',
  night_to_day: 'night that brightens into day',
};

const lensFor: Record<Shot, string> = {
  auto: 'medium shot on a 50mm lens, shallow depth',
  extreme_close_up: 'macro shot on a 100mm lens, shallow depth',
  close_up: 'close-up on a 100mm lens, shallow depth',
  medium: 'medium shot on a 50mm lens, shallow depth',
  wide: 'wide shot on a 24mm lens, everything in focus',
  aerial: '24mm lens, everything in focus',
};

const firstScene = (prompt: string): Scene => direct(prompt).beats[0]!.scene;

const lightOf = ({ setting, weather, timeOfDay }: Scene) => {
  if (setting.place === 'underwater') return 'soft rippling light';
  if (isIndoors(setting.place)) return 'soft natural light';
  if (setting.place === 'space') return 'crisp cold light';
  if (weather.some((one) => ['fog', 'overcast', 'rain', 'snow', 'storm'].includes(one)))
    return 'soft ambient light';
  return timeOfDay === 'night' ? 'soft light with deep shadows' : lightAt[timeOfDay];
};

/** Nothing is added that would change what is seen: a shot is named only where the prompt names one. */
const lensOf = ({ camera }: Scene) =>
  camera.shot === 'auto' ? '50mm lens, shallow depth' : lensFor[camera.shot];

const moves: Partial<Record<CameraMove, string>> = { static: 'static shot' };

const additions = (scene: Scene, prompt: string) => [
  ...(/\b(?:light|lit|lighting|glow|shadow)/i.test(prompt) ? [] : [lightOf(scene)]),
  ...(/\b(?:lens|focus|bokeh|depth)/i.test(prompt) ? [] : [lensOf(scene)]),
  ...(scene.camera.move !== 'auto' || scene.camera.isTimelapse
    ? []
    : [moves[scene.camera.move] ?? 'smooth natural motion']),
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
