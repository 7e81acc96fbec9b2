/** The layers of a landscape from far to near. Painted once, moved by the camera. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { paint, type Random, type Size } from './brush.ts';
import { type Colour, css, mix, type Palette } from './palette.ts';
import type { SceneSpec } from './scene-spec.ts';

const ridgeHeight = (random: Random, roughness: number) => {
  const waves = Array.from({ length: 7 }, (_, n) => ({
    phase: random() * 9,
    pace: 2.1 ** n * (0.8 + random() * 0.4),
  }));
  return (x: number) =>
    waves.reduce((sum, { phase, pace }, n) => {
      const wave = Math.sin(x * pace * 2.2 + phase);
      return sum + (roughness > 0.5 ? 1 - Math.abs(wave) : 0.5 + wave / 2) * (roughness * 0.72) ** n;
    }, 0) *
    (1 - roughness * 0.72);
};

const tree = (context: SKRSContext2D, x: number, foot: number, tall: number) => {
  for (let tier = 0; tier < 4; tier += 1) {
    const top = foot - tall * (1 - tier * 0.2);
    const half = tall * (0.09 + tier * 0.045);
    const drop = tier === 3 ? 0.4 : 0.34;
    context.moveTo(x, top);
    context.lineTo(x + half, top + tall * drop);
    context.lineTo(x - half, top + tall * drop);
  }
};

const paintTowers = (
  context: SKRSContext2D,
  span: number,
  height: number,
  random: Random,
  windows: string,
) => {
  for (let x = 0; x < span; ) {
    const wide = height * (0.12 + random() * 0.16);
    const top = height * (0.06 + random() * 0.5);
    context.fillRect(x, top, wide, height);
    const base = context.fillStyle;
    context.fillStyle = windows;
    const pane = height * 0.011;
    for (let row = top + pane * 2; row < height; row += pane * 3.4) {
      for (let column = x + pane * 2; column < x + wide - pane * 2; column += pane * 3) {
        if (random() < 0.38) context.fillRect(column, row, pane, pane * 1.4);
      }
    }
    context.fillStyle = base;
    x += wide * (0.9 + random() * 0.35);
  }
};

/** Share of the picture's height over which the layers are spread, far to near. */
export const layerSpread = 0.3;
export const layersOf = (place: SceneSpec['place']) => (place === 'space' ? 0 : place === 'sea' ? 7 : 4);
/** Share of the picture's height above a layer's own top: room for the tallest tree that stands on it. */
export const headroomOf = (place: SceneSpec['place'], depth: number) => {
  if (place === 'forest') return 0.08 + depth * 0.26;
  return (place === 'hills' || place === 'snow') && depth > 0.5 ? 0.16 : 0.01;
};

const roughnessOf = (place: SceneSpec['place'], depth: number) =>
  ({ hills: 0.75, sea: 0.3, forest: 0.5, snow: 0.72, desert: 0.3, city: 0.4, space: 0 })[place] *
  (1 - depth * 0.4);

/** Far water mirrors the low sky, near water the high one over its own depth. */
const coloursOf = ({ place }: SceneSpec, palette: Palette, depth: number): [top: Colour, bottom: Colour] => {
  if (place === 'sea') {
    const far = mix(palette.sky.at(-1)!, palette.sky[1]!, 0.4);
    const near = mix(palette.sky[0]!, palette.ground, 0.6);
    return [mix(far, near, Math.min(1, 0.1 + depth)), mix(far, near, Math.min(1, 0.3 + depth))];
  }
  const near = mix(palette.ground, [5, 8, 24], place === 'snow' ? 0.05 : place === 'desert' ? 0.15 : 0.5);
  const colour = mix(mix(palette.haze, palette.ground, 0.35 + depth * 0.5), near, depth);
  return [mix(colour, palette.glow, 0.16 * (1 - depth)), mix(colour, palette.haze, 0.35 * (1 - depth))];
};

const waveCrest = (random: Random, depth: number) => {
  const waves = [9 - 5 * depth, 17 - 9 * depth, 31 - 14 * depth].map((pace) => ({
    pace,
    phase: random() * 9,
  }));
  return (x: number) =>
    waves.reduce(
      (sum, { pace, phase }, n) => sum + (1 - Math.abs(Math.sin(x * pace + phase))) * 0.5 ** (n + 1),
      0,
    );
};

/** Only as deep as the next layer leaves it in sight; the nearest reaches below the picture. */
export const paintLayer = (size: Size, spec: SceneSpec, palette: Palette, random: Random, depth: number) => {
  const { place, light } = spec;
  const span = size.width * (1.06 + 0.24 * depth);
  const head = size.height * headroomOf(place, depth);
  const relief = size.height * (place === 'sea' ? 0.006 + depth * 0.035 : 0.44 - depth * 0.1);
  const step = layerSpread / (layersOf(place) - 1);
  const foot = head + relief + size.height * (depth === 1 ? 0.3 : step + (place === 'city' ? 0.1 : 0.05));
  const ridge = place === 'sea' ? waveCrest(random, depth) : ridgeHeight(random, roughnessOf(place, depth));
  const top = (x: number) => head + relief * (0.6 - 0.55 * ridge(x / size.width + depth * 5));
  const [high, low] = coloursOf(spec, palette, depth);
  return paint(span, foot, (context) => {
    const gradient = context.createLinearGradient(
      0,
      head,
      0,
      head + size.height * (place === 'sea' ? 0.12 : 0.4),
    );
    gradient.addColorStop(0, css(high));
    gradient.addColorStop(1, css(low));
    context.fillStyle = gradient;
    if (place === 'city') {
      const windows =
        light === 'day' ? css([235, 245, 255], 0.06 + 0.25 * depth) : css([255, 214, 140], 0.2 + 0.6 * depth);
      return paintTowers(context, span, foot, random, windows);
    }
    context.beginPath();
    for (let x = -4; x <= span + 4; x += 4) context.lineTo(x, top(x));
    if (place === 'sea') {
      context.strokeStyle = css(mix(palette.sun, high, 0.3), 0.1 + depth * 0.3);
      context.lineWidth = size.height * (0.002 + depth * 0.004);
      context.stroke();
    }
    context.lineTo(span + 4, foot);
    context.lineTo(-4, foot);
    context.fill();
    const share = place === 'forest' ? 1 : (place === 'hills' || place === 'snow') && depth > 0.5 ? 0.12 : 0;
    if (share === 0) return;
    if (place !== 'forest')
      context.fillStyle = css(mix(high, [4, 14, 18], place === 'snow' ? 0.62 : 0.3 * depth));
    context.beginPath();
    for (let x = 0; x < span; x += size.height * (0.02 + random() * 0.03) * (0.5 + depth)) {
      const tall = size.height * (0.06 + depth * (place === 'forest' ? 0.2 : 0.06)) * (0.7 + random() * 0.6);
      if (random() < share) tree(context, x, top(x) + tall * 0.06, Math.min(tall, head));
    }
    context.fill();
  });
};
