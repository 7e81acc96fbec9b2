/** A street that runs away from the camera between two rows of houses. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Context, glow, paint, softDot } from './brush.ts';
import { type Colour, css, hex, mix, scale, under } from './colour.ts';
import { isSnowy } from './lands.ts';
import { paintApart } from './layers-apart.ts';
import type { Country } from './open-country.ts';
import { between, pick, type Random } from './random.ts';
import { createClouds, createSky } from './sky.ts';
import { darknessOf } from './skyline.ts';
import { drawLayer, type Layer, type Painter, placementAt, type Scenery, still } from './stage.ts';
import { focalLength } from './terrain.ts';

const facades = ['#a5533c', '#c9a27a', '#8d8f96', '#b58a6a', '#6d7a84', '#d8c6a4', '#84584a', '#5f7f86'].map(
  hex,
);
const shopLights = ['#ffd27a', '#ff9a5a', '#ffe6b0', '#8fd8ff', '#ff7fb0'].map(hex);
const eye = 2.2;
const kerb = 4.4;
const wall = 6.6;

export const createStreet = (scenery: Scenery, spec: SceneSpec): Country => {
  const { frame, light, random, noise } = scenery;
  const { width, height, horizon, marginX, marginY, unit } = frame;
  const focal = focalLength(frame) * 0.8;
  const dark = darknessOf(scenery);
  const wet = spec.weather.includes('rain') || spec.weather.includes('storm') ? 1 : dark * 0.35;
  const bright = mix(light.ambient, light.direct, 0.5);
  const at = (x: number, y: number, z: number): [number, number] => [
    width / 2 + marginX + (x * focal) / z,
    horizon + marginY + ((eye - y) * focal) / z,
  ];
  const quad = (context: Context, points: [number, number][], style: string) => {
    context.fillStyle = style;
    context.beginPath();
    for (const point of points) context.lineTo(...point);
    context.fill();
  };
  const misty = (colour: Colour, z: number) =>
    mix(colour, light.haze, 1 - Math.exp(-z * (0.006 + light.hazeDensity * 0.022)));

  const paintHouseFront = (context: Context, random: Random, side: number, from: number, to: number) => {
    const facade = under(
      pick(random, facades),
      side * light.towards.x < 0 ? bright : scale(light.ambient, 0.95),
    );
    const tall = between(random, 8, 15);
    const middle = (from + to) / 2;
    const x = side * wall;
    const gradient = context.createLinearGradient(at(x, 0, from)[0], 0, at(x, 0, to)[0], 0);
    gradient.addColorStop(0, css(misty(facade, from)));
    gradient.addColorStop(1, css(misty(facade, to)));
    context.fillStyle = gradient;
    context.beginPath();
    for (const point of [at(x, 0, from), at(x, tall, from), at(x, tall, to), at(x, 0, to)])
      context.lineTo(...point);
    context.fill();
    quad(
      context,
      [
        at(x, tall, from),
        at(x - side * 0.4, tall + 0.35, from),
        at(x - side * 0.4, tall + 0.35, to),
        at(x, tall, to),
      ],
      css(misty(scale(facade, 0.6), middle)),
    );
    const columns = Math.max(2, Math.round((to - from) / 1.9));
    for (let floor = 0; floor * 2.6 + 3.6 < tall - 1.2; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        const z0 = from + ((to - from) * (column + 0.26)) / columns;
        const z1 = from + ((to - from) * (column + 0.74)) / columns;
        const [low, high] = [floor * 2.6 + 3.7, floor * 2.6 + 5.4];
        const isLit = random() < dark * 0.6;
        const glass = isLit
          ? pick(random, shopLights.slice(0, 3))
          : misty(scale(mix(light.sky[1]!, light.sky[2]!, random()), 0.62), middle);
        quad(
          context,
          [at(x, low - 0.12, z0), at(x, high + 0.12, z0), at(x, high + 0.12, z1), at(x, low - 0.12, z1)],
          css(misty(scale(facade, 0.78), middle)),
        );
        quad(
          context,
          [at(x, low, z0), at(x, high, z0), at(x, high, z1), at(x, low, z1)],
          css(isLit ? mix(glass, light.haze, 0.12) : glass),
        );
      }
    }
    const sign = pick(random, shopLights);
    const shop =
      dark > 0.2
        ? mix(sign, [255, 255, 255], 0.25)
        : misty(scale(mix(light.sky[2]!, [30, 34, 40], 0.5), 0.8), middle);
    quad(
      context,
      [at(x, 0.5, from + 0.5), at(x, 2.3, from + 0.5), at(x, 2.3, to - 0.5), at(x, 0.5, to - 0.5)],
      css(shop),
    );
    const awning = misty(
      under(pick(random, [hex('#b8433c'), hex('#3d6f5c'), hex('#c78b3a'), hex('#3f5f8a')]), bright),
      middle,
    );
    quad(
      context,
      [
        at(x, 3, from + 0.3),
        at(x - side * 1.1, 2.45, from + 0.3),
        at(x - side * 1.1, 2.45, to - 0.3),
        at(x, 3, to - 0.3),
      ],
      css(awning),
    );
    if (dark > 0.2) {
      const [gx, gy] = at(x - side * 0.6, 1.4, middle);
      context.globalCompositeOperation = 'lighter';
      glow(context, gx, gy, (3.4 * focal) / middle, sign, 0.22 * dark);
      context.globalCompositeOperation = 'source-over';
    }
  };

  const rows: { near: number; far: number; depth: number }[] = [
    { near: 34, far: 120, depth: 0.12 },
    { near: 15, far: 40, depth: 0.32 },
    { near: 5.2, far: 17, depth: 0.6 },
  ];
  // A layer to each side: the road between them would only be empty pixels to draw.
  const sides = rows.flatMap((row) => [-1, 1].map((side) => ({ ...row, side })));
  const paintGround = (context: Context) => {
    const asphalt = isSnowy(spec)
      ? under([214, 222, 234], bright)
      : under(mix(hex('#6a6c72'), [30, 32, 38], wet * 0.4), bright);
    const paving = isSnowy(spec) ? under([238, 243, 250], bright) : under(hex('#a39b90'), bright);
    for (let row = Math.ceil(horizon + marginY) + 1; row < height + marginY * 2; row += 1) {
      const z = (eye * focal) / (row - horizon - marginY);
      const grain = 0.94 + noise.value(row * 0.7, 3) * 0.12;
      context.fillStyle = css(misty(scale(paving, grain), z));
      context.fillRect(0, row, width + marginX * 2, 1);
      const [left] = at(-kerb, 0, z);
      const [right] = at(kerb, 0, z);
      context.fillStyle = css(misty(scale(asphalt, grain), z));
      context.fillRect(left, row, right - left, 1);
      context.fillStyle = css(misty(scale(paving, 0.68), z));
      const rim = (0.22 * focal) / z;
      context.fillRect(left - rim, row, rim, 1);
      context.fillRect(right, row, rim, 1);
      if (z % 5 < 2.6 && !isSnowy(spec)) {
        context.fillStyle = css(misty(under([236, 226, 200], bright), z), 0.85);
        context.fillRect(at(-0.09, 0, z)[0], row, (0.18 * focal) / z, 1);
      }
    }
  };

  const whole = { width: width + marginX * 2, height: height + marginY * 2, left: -marginX, top: -marginY };
  const houseRows = sides.map(({ near, far, side }) => ({
    ...whole,
    draw: (context: Context, own: Random) => {
      const fronts: [number, number, number][] = [];
      for (let z = near; z < far; ) {
        const long = between(own, 5, 8.5);
        fronts.unshift([side, z, z + long]);
        z += long;
      }
      for (const front of fronts) paintHouseFront(context, own, ...front);
    },
  }));
  const [road, ...houses] = paintApart(random, [{ ...whole, draw: paintGround }, ...houseRows]);

  const behind: Painter[] = [
    createSky(scenery, spec),
    createClouds(scenery, { amount: 0.34 + light.cover * 0.6, speed: spec.camera.timelapse ? 22 : 1 }),
  ];
  const draw = (layer: Layer, depth: number): Painter =>
    still(depth, (context, _, view) => drawLayer(context, frame, view, { ...layer, depth }));
  const fronts = houses.map((layer, n) => draw(layer, sides[n]!.depth));
  behind.push(...fronts.slice(0, 2), draw(road!, 0.5), ...fronts.slice(2));

  const lampGlow = softDot(hex('#ffd9a0'), 96);
  const posts = [9, 16, 27, 44].flatMap((z) => [-1, 1].map((side) => ({ z, side })));
  const lamps: Painter = (context, { seconds }, view) => {
    for (const { z, side } of [...posts].reverse()) {
      const placed = placementAt(frame, view, Math.min(0.7, 5.5 / z));
      const spot = (x: number, y: number): [number, number] => {
        const [px, py] = at(side * x, y, z);
        return [(px - marginX) * placed.scale + placed.x, (py - marginY) * placed.scale + placed.y];
      };
      const [footX, footY] = spot(4.9, 0);
      const [topX, topY] = spot(4.9, 4.8);
      const [headX, headY] = spot(4.1, 4.9);
      context.strokeStyle = css(misty(scale(hex('#3a3f48'), 0.5 + (1 - dark) * 0.5), z));
      context.lineWidth = Math.max(1, (0.13 * focal) / z);
      context.beginPath();
      context.moveTo(footX, footY);
      context.lineTo(topX, topY);
      context.lineTo(headX, headY);
      context.stroke();
      if (dark < 0.15) continue;
      const size = ((5 * focal) / z) * (1 + 0.02 * Math.sin(seconds * 9 + z));
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = 0.75 * dark;
      context.drawImage(lampGlow, headX - size / 2, headY - size / 2, size, size);
      context.globalAlpha = (0.16 + wet * 0.3) * dark;
      context.drawImage(
        lampGlow,
        headX - size * 0.3,
        footY - size * 0.1,
        size * 0.6,
        size * (0.3 + wet * 0.9),
      );
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    }
  };
  behind.push(still(0.7, lamps));
  if (wet > 0.25) {
    // A wet road shows the lights of the houses upside down.
    const mirror = paint(width + marginX * 2, height * 0.5, (context) => {
      context.globalAlpha = 0.5;
      for (const { canvas, left, top } of houses) {
        context.setTransform(1, 0, 0, -0.8, 0, (horizon + marginY) * 0.8);
        context.drawImage(canvas, left + marginX, top + marginY);
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'destination-in';
      const fade = context.createLinearGradient(0, 0, 0, height * 0.5);
      fade.addColorStop(0, `rgba(0,0,0,${0.6 * wet})`);
      fade.addColorStop(1, `rgba(0,0,0,${0.12 * wet})`);
      context.fillStyle = fade;
      context.fillRect(0, 0, width + marginX * 2, height * 0.5);
    });
    const reflection: Painter = (context, { seconds }, view) => {
      const placed = placementAt(frame, view, 0.45);
      const strips = 26;
      const tall = mirror.height / strips;
      for (let n = 0; n < strips; n += 1) {
        const shift = Math.sin(seconds * 2.2 + n * 1.9) * unit * 0.0015 * (1 + n * 0.16);
        context.drawImage(
          mirror,
          0,
          n * tall,
          mirror.width,
          tall,
          (-marginX + shift) * placed.scale + placed.x,
          (horizon + n * tall) * placed.scale + placed.y,
          mirror.width * placed.scale,
          tall * placed.scale + 0.6,
        );
      }
    };
    behind.splice(5, 0, still(0.45, reflection));
  }
  return { behind, before: [] };
};
