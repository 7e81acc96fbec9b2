/** What `enhance_prompt` gives: the prompt in English, with light, lens and motion where it is silent on them. */

import type { Draft } from './draft.ts';
import { readScene } from './read-scene.ts';
import type { CameraMove, SceneSpec, Shot, TimeOfDay } from './scene-spec.ts';
import { settleScene } from './settle-scene.ts';
import { inEnglish } from './understand.ts';

const lightAt: Record<TimeOfDay, string> = {
  dawn: 'soft dawn light',
  morning: 'fresh morning light',
  day: 'bright natural daylight',
  golden_hour: 'low golden light with long shadows',
  sunset: 'glowing sunset light with long shadows',
  dusk: 'soft twilight',
  night: 'soft moonlight with deep shadows',
};

const lensFor: Record<Shot, string> = {
  close_up: 'close-up on a 100mm lens, shallow depth',
  medium: 'medium shot on a 50mm lens, shallow depth',
  wide: 'wide shot on a 24mm lens, everything in focus',
};

const motionOf: Record<CameraMove, string> = {
  static: 'static shot',
  pan_left: 'pan left',
  pan_right: 'pan right',
  tilt_up: 'tilt up',
  tilt_down: 'tilt down',
  zoom_in: 'zoom in',
  zoom_out: 'zoom out',
  dolly_in: 'dolly in',
  dolly_out: 'dolly out',
  orbit: 'orbit shot',
  drone: 'drone shot',
  handheld: 'handheld camera',
  follow: 'tracking shot',
};

const lightOf = (spec: SceneSpec) => {
  if (spec.place === 'underwater') return 'rays of soft light';
  if (spec.place === 'room' || spec.place === 'studio') return 'soft natural light';
  if (spec.place === 'space') return 'crisp starlight';
  if (spec.weather.some((one) => ['fog', 'overcast', 'rain', 'snow', 'storm'].includes(one)))
    return 'soft ambient light';
  return lightAt[spec.timeOfDay];
};

const additions = (draft: Draft, spec: SceneSpec, prompt: string) => [
  ...(/\b(?:light|lit|lighting|glow|shadow)/i.test(prompt) ? [] : [lightOf(spec)]),
  ...(/\b(?:lens|focus|bokeh|depth)/i.test(prompt) ? [] : [lensFor[spec.camera.shot]]),
  ...(draft.move || draft.timelapse ? [] : [`slow ${motionOf[spec.camera.move]}`]),
  ...(/\b(?:detail|texture|4k|8k|sharp)/i.test(prompt) ? [] : ['fine detail']),
];

export const enhance = (prompt: string): { prompt: string; spec: SceneSpec } => {
  const english = inEnglish(prompt)
    .trim()
    .replace(/[\s.,;:，。；]+$/u, '');
  const draft = readScene(english);
  const added = additions(draft, settleScene(readScene(english)), english).join(', ');
  const enriched = english === '' ? added : `${english}, ${added}`;
  const whole = `${enriched.charAt(0).toUpperCase()}${enriched.slice(1)}.`;
  return { prompt: whole, spec: settleScene(readScene(whole)) };
};
