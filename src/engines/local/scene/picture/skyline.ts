/** A city across the water: towers in three rows, windows that light up when it gets dark. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, type Context, glow, paint, softDot } from './brush.ts';
import { type Colour, css, hex, mix, scale, under } from './colour.ts';
import { eyeHeight } from './lands.ts';
import { paintApart } from './layers-apart.ts';
import type { Country } from './open-country.ts';
import { between, pick, type Random } from './random.ts';
import { createClouds, createSky } from './sky.ts';
import { drawLayer, type Painter, placementAt, type Scenery, still } from './stage.ts';
import { createWater } from './water.ts';

const facades = ['#8c98a8', '#b0a090', '#7a8490', '#a58f80', '#6f7f94', '#c2b8a8'].map(hex);
const windowLights = ['#ffd88a', '#ffe9bd', '#fff4dc', '#bfe0ff'].map(hex);

export const darknessOf = (scenery: Scenery) =>
  Math.min(1, Math.max(0, 1 - (scenery.light.ambient[1] + scenery.light.direct[1]) / 330));

const paintTower = (
  context: Context,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  scenery: Scenery,
  mist: number,
  random: Random,
) => {
  const { light } = scenery;
  const dark = darknessOf(scenery);
  const base = pick(random, facades);
  const bright = mix(light.ambient, light.direct, 0.62);
  const lightFromRight = light.towards.x > 0;
  const face = mix(under(base, bright), light.haze, mist);
  const shaded = mix(under(base, scale(light.ambient, 0.8)), light.haze, mist);
  const top = foot - tall;
  const gradient = context.createLinearGradient(x, 0, x + wide, 0);
  const edge = between(random, 0.55, 0.75);
  const [near, far] = lightFromRight ? [shaded, face] : [face, shaded];
  gradient.addColorStop(0, css(near));
  gradient.addColorStop(lightFromRight ? 1 - edge : edge, css(near));
  gradient.addColorStop(lightFromRight ? 1 - edge + 0.01 : edge + 0.01, css(far));
  gradient.addColorStop(1, css(far));
  context.fillStyle = gradient;
  context.fillRect(x, top, wide, tall);
  const crown = random();
  if (crown < 0.3) context.fillRect(x + wide * 0.2, top - tall * 0.06, wide * 0.6, tall * 0.07);
  else if (crown < 0.5) {
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(x + wide / 2, top - wide * 0.7);
    context.lineTo(x + wide, top);
    context.fill();
  } else if (crown < 0.65)
    context.fillRect(x + wide * 0.47, top - tall * 0.16, Math.max(1, wide * 0.05), tall * 0.17);
  const pane = Math.max(2, wide * between(random, 0.07, 0.1));
  const glazing = mix(mix(light.sky[1]!, light.sky[3]!, 0.4), face, 0.35);
  const share = between(random, 0.35, 0.85) * dark;
  const tint = pick(random, windowLights);
  for (let row = top + pane * 1.6; row < foot - pane * 2; row += pane * 2.1) {
    for (let column = x + pane; column < x + wide - pane; column += pane * 1.75) {
      const isLit = random() < share;
      const tone: Colour = isLit
        ? mix(mix(tint, pick(random, windowLights), 0.3), light.haze, mist * 0.3)
        : mix(glazing, light.haze, mist);
      context.fillStyle = css(tone, isLit ? between(random, 0.75, 1) : 0.55 * (1 - mist * 0.7));
      context.fillRect(column, row, pane, pane * 1.3);
    }
  }
};

/** Three rows of towers on the horizon, the farther the paler. */
export const createTowers = (scenery: Scenery): Painter[] => {
  const { frame, light } = scenery;
  const { horizon, marginX } = frame;
  const span = frame.width + marginX * 2;
  const rows = [
    { depth: 0.08, tallest: 0.5, mist: 0.55 },
    { depth: 0.14, tallest: 0.42, mist: 0.3 },
    { depth: 0.2, tallest: 0.24, mist: 0.1 },
  ].map(({ depth, tallest, mist }) => {
    const high = frame.unit * tallest * (frame.height > frame.width ? 1.35 : 1);
    return { depth, high, mist: mist * (0.7 + light.hazeDensity * 0.6) };
  });
  const layers = paintApart(
    scenery.random,
    rows.map(({ depth, high, mist }) => {
      const tall = Math.ceil(high * 1.3);
      const draw = (context: Context, random: Random) => {
        for (let x = -20; x < span; ) {
          const wide = frame.unit * between(random, 0.05, 0.11) * (0.6 + depth * 0.6);
          // Towers crowd towards one place, as downtowns do.
          const middle = 1 - Math.abs((x + wide / 2) / span - 0.52) * 1.5;
          const top = high * Math.max(0.2, middle) * between(random, 0.42, 1);
          paintTower(context, x, tall, wide, top, scenery, mist, random);
          x += wide * between(random, 0.86, 1.16);
        }
      };
      return { width: span, height: tall, left: -marginX, top: horizon - tall + 1, draw };
    }),
  );
  return layers.map((layer, n) => {
    const { depth } = rows[n]!;
    return still(depth, (context, _, view) => drawLayer(context, frame, view, { ...layer, depth }));
  });
};

export const createSkyline = (scenery: Scenery, spec: SceneSpec): Country => {
  const { frame, light, random } = scenery;
  const { horizon, marginX, unit } = frame;
  const dark = darknessOf(scenery);
  const behind: Painter[] = [createSky(scenery, spec)];
  behind.push(
    createClouds(scenery, { amount: 0.34 + light.cover * 0.6, speed: spec.camera.timelapse ? 22 : 1 }),
  );
  behind.push(...createTowers(scenery));
  const haze = paint(frame.width + marginX * 2, unit * 0.3, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, unit * 0.3);
    const tone = dark > 0.5 ? mix(light.haze, hex('#e08a4a'), 0.3) : light.haze;
    gradient.addColorStop(0, css(tone, 0));
    gradient.addColorStop(1, css(tone, 0.55));
    context.fillStyle = gradient;
    context.fillRect(0, 0, frame.width + marginX * 2, unit * 0.3);
  });
  const hazeLayer = { canvas: haze, left: -marginX, top: horizon - unit * 0.3 + 1, depth: 0.2 };
  behind.push(still(0.2, (context, _, view) => drawLayer(context, frame, view, hazeLayer)));
  const lampDot = softDot([255, 80, 60], 24);
  const beacons = Array.from({ length: dark > 0.3 ? 7 : 0 }, () => ({
    x: between(random, 0.1, 0.9),
    y: between(random, 0.25, 0.42),
    phase: random() * 7,
  }));
  const drawBeacons: Painter = (context, { seconds }, view) => {
    const { scale: size, x, y } = placementAt(frame, view, 0.14);
    for (const beacon of beacons) {
      context.globalAlpha = Math.max(0, Math.sin(seconds * 2.4 + beacon.phase)) * 0.9;
      const wide = unit * 0.018;
      context.drawImage(
        lampDot,
        beacon.x * frame.width * size + x,
        (horizon - beacon.y * unit) * size + y,
        wide,
        wide,
      );
    }
    context.globalAlpha = 1;
  };
  behind.push(still(0.14, drawBeacons));
  const { timelapse } = spec.camera;
  const deep = hex('#24506a');
  behind.push(createWater(scenery, { roughness: 0.45, deep, eye: eyeHeight, speed: 0.3, timelapse }));
  return { behind, before: [] };
};

const roofs = ['#a5493a', '#8a4030', '#6f5a52', '#7d3f38'].map(hex);
const walls = ['#f0e6d2', '#e8d3b0', '#d9c7b4', '#f4efe6', '#e6c9a8'].map(hex);

export const paintHouse = (scenery: Scenery, wide: number, mist: number, snowy: boolean): Canvas => {
  const { light, random } = scenery;
  const dark = darknessOf(scenery);
  const bright = mix(light.ambient, light.direct, 0.55);
  const wall = mix(under(pick(random, walls), bright), light.haze, mist);
  const shade = mix(under(pick(random, walls), scale(light.ambient, 0.85)), light.haze, mist);
  const roof = snowy
    ? mix(under([244, 248, 255], bright), light.haze, mist)
    : mix(under(pick(random, roofs), bright), light.haze, mist);
  return paint(wide * 1.5, wide * 1.3, (context) => {
    const [left, foot, tall] = [wide * 0.22, wide * 1.28, wide * 0.5];
    const gable = wide * 0.42;
    const flip = light.towards.x > 0;
    if (flip) {
      context.translate(wide * 1.5, 0);
      context.scale(-1, 1);
    }
    context.fillStyle = css(mix(roof, [30, 20, 20], 0.35));
    context.fillRect(left + wide * 0.72, foot - tall - wide * 0.5, wide * 0.1, wide * 0.3);
    context.fillStyle = css(wall);
    context.beginPath();
    context.moveTo(left, foot);
    context.lineTo(left, foot - tall);
    context.lineTo(left + gable / 2, foot - tall - gable * 0.72);
    context.lineTo(left + gable, foot - tall);
    context.lineTo(left + gable, foot);
    context.fill();
    context.fillStyle = css(shade);
    context.fillRect(left + gable, foot - tall, wide * 0.62, tall);
    context.fillStyle = css(roof);
    context.beginPath();
    context.moveTo(left + gable / 2 - wide * 0.02, foot - tall - gable * 0.76);
    context.lineTo(left + gable / 2 + wide * 0.64, foot - tall - gable * 0.76);
    context.lineTo(left + gable + wide * 0.68, foot - tall + wide * 0.04);
    context.lineTo(left + gable - wide * 0.03, foot - tall + wide * 0.04);
    context.fill();
    context.strokeStyle = css(mix(roof, [20, 12, 12], 0.25));
    context.lineWidth = wide * 0.035;
    context.beginPath();
    context.moveTo(left - wide * 0.05, foot - tall + wide * 0.05);
    context.lineTo(left + gable / 2, foot - tall - gable * 0.76);
    context.lineTo(left + gable - wide * 0.01, foot - tall + wide * 0.05);
    context.stroke();
    const pane = (x: number, y: number, size: number) => {
      const isLit = dark > 0.25 && random() < 0.8;
      context.fillStyle = isLit
        ? css(pick(random, windowLights.slice(0, 2)))
        : css(mix(scale(light.sky[1]!, 0.6), light.haze, mist));
      context.fillRect(x, y, size, size * 1.25);
      if (isLit) glow(context, x + size / 2, y + size * 0.6, size * 2.4, [255, 200, 110], 0.5);
    };
    pane(left + gable * 0.5 - wide * 0.045, foot - tall - wide * 0.05, wide * 0.09);
    pane(left + gable + wide * 0.1, foot - tall * 0.68, wide * 0.12);
    pane(left + gable + wide * 0.38, foot - tall * 0.68, wide * 0.12);
    context.fillStyle = css(mix(under(hex('#6b4630'), bright), light.haze, mist));
    context.fillRect(left + gable * 0.36, foot - tall * 0.56, wide * 0.14, tall * 0.56);
  });
};
