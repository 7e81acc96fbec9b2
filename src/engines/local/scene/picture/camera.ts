/** The camera's move over the film: eased at both ends. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import type { Moment } from './brush.ts';
import type { View } from './stage.ts';

const ease = (x: number) => x * x * x * (x * (x * 6 - 15) + 10);
/** Sets off and arrives softly, and is even in between: a long move must not race through its middle. */
export const glide = (x: number) => {
  const soft = 0.18;
  if (x < soft) return (x * x) / (2 * soft) / (1 - soft);
  if (x > 1 - soft) return 1 - ((1 - x) * (1 - x)) / (2 * soft) / (1 - soft);
  return (x - soft / 2) / (1 - soft);
};

const still: View = { x: 0, y: 0, zoom: 1, dolly: 0, pivot: 0, roll: 0 };

export const createCamera = (spec: SceneSpec, lengthSeconds: number) => {
  const { move, speed, angle } = spec.camera;
  // A short film has no time for the whole way.
  const reach = Math.min(1.25, Math.sqrt(speed) * Math.min(1, 0.45 + lengthSeconds / 9));
  const lean = angle === 'low' ? 0.03 : angle === 'high' ? -0.03 : 0;

  return ({ seconds, progress }: Moment): View => {
    const done = glide(progress);
    const centred = (done - 0.5) * reach;
    const view = { ...still, y: lean };
    if (move === 'pan_left' || move === 'pan_right') {
      view.x = centred * (move === 'pan_left' ? -0.2 : 0.2);
      view.zoom = 1.02;
    } else if (move === 'follow') {
      view.x = centred * 0.17;
      view.zoom = 1.03;
    } else if (move === 'tilt_up' || move === 'tilt_down') {
      view.y += centred * (move === 'tilt_up' ? -0.19 : 0.19);
    } else if (move === 'zoom_in') view.zoom = 1 + 0.3 * done * reach;
    else if (move === 'zoom_out') view.zoom = 1 + 0.3 * (1 - done) * reach;
    else if (move === 'dolly_in')
      Object.assign(view, { zoom: 1 + 0.06 * done * reach, dolly: 0.24 * done * reach });
    else if (move === 'dolly_out')
      Object.assign(view, { zoom: 1 + 0.06 * (1 - done) * reach, dolly: 0.24 * (1 - done) * reach });
    else if (move === 'orbit') Object.assign(view, { x: centred * 0.34, pivot: 0.55, zoom: 1.05 });
    else if (move === 'drone') {
      Object.assign(view, { y: lean + (0.5 - ease(progress)) * 0.1, dolly: 0.2 * done * reach, zoom: 1.04 });
      view.x = Math.sin(progress * 2.2) * 0.03;
    } else if (move === 'handheld') {
      const sway = (pace: number, phase: number) =>
        Math.sin(seconds * pace + phase) * 0.6 + Math.sin(seconds * pace * 2.3 + phase * 2) * 0.4;
      view.x = sway(1.1, 0.4) * 0.011;
      view.y += sway(1.4, 2) * 0.01;
      view.roll = sway(0.8, 4) * 0.006;
      view.zoom = 1.05;
    } else view.dolly = 0.035 * done;
    return view;
  };
};
