/** Water under a sky: each row mirrors what stands above the horizon, broken by waves and lit by the lamp. */

import { ImageData } from '@napi-rs/canvas';
import { type Context, clamp, type Moment } from './brush.ts';
import { type Colour, mix, scale } from './colour.ts';
import { readPixels } from './frame-pixels.ts';
import { lampPoint } from './light.ts';
import { placementAt, type Scenery, type View } from './stage.ts';
import { focalLength } from './terrain.ts';
import { lampAt } from './timelapse.ts';

export type WaterOptions = {
  /** 0: a mirror, 1: open sea. */
  roughness: number;
  /** The water's own colour, seen where one looks down into it. */
  deep: Colour;
  eye: number;
  /** Waves roll towards the camera this fast. */
  speed: number;
  /** Whether the lamp wanders, as it does in a timelapse. */
  timelapse: boolean;
};

const side = 256;
const mask = side - 1;
const levels = 5;

/** Slopes of a periodic wave field, in ever coarser copies: far rows read coarse ones and do not flicker. */
const waveTables = ({ noise }: Scenery) => {
  const heights = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const crest = 1 - Math.abs(noise.fbm((x / side) * 8, (y / side) * 8, 5, 8) * 2.1 - 1);
      heights[y * side + x] = crest + noise.fbm((x / side) * 16 + 5, (y / side) * 32, 3, 32) * 0.5;
    }
  }
  const tables: { across: Float32Array; along: Float32Array }[] = [];
  let current = heights;
  for (let level = 0; level < levels; level += 1) {
    const across = new Float32Array(side * side);
    const along = new Float32Array(side * side);
    const next = new Float32Array(side * side);
    const reach = 1 << level;
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const at = y * side + x;
        const right = current[y * side + ((x + reach) & mask)]!;
        const below = current[((y + reach) & mask) * side + x]!;
        across[at] = (current[at]! - right) * (10 / Math.sqrt(reach));
        along[at] = (current[at]! - below) * (10 / Math.sqrt(reach));
        next[at] =
          (current[at]! + right + below + current[((y + reach) & mask) * side + ((x + reach) & mask)]!) / 4;
      }
    }
    tables.push({ across, along });
    current = next;
  }
  return tables;
};

export const createWater = (scenery: Scenery, options: WaterOptions) => {
  const { frame, light } = scenery;
  const tables = waveTables(scenery);
  const focal = focalLength(frame);
  const lamp = lampPoint(light, frame.width, frame.horizon);
  const deep = mix(
    scale(options.deep, (light.ambient[1] + light.direct[1] * 0.4) / 255),
    light.sky[1]!,
    0.18,
  );
  const glint = mix(light.glow, [255, 255, 255], 0.35);
  const strength = light.lamp.strength * (light.lamp.kind === 'moon' ? 0.75 : 1);
  const far = mix(light.sky[3]!, light.haze, 0.5);

  const first = { across: new Float32Array(side + 1), along: new Float32Array(side + 1) };
  const second = { across: new Float32Array(side + 1), along: new Float32Array(side + 1) };
  let image = new ImageData(1, 1);

  /** One row of the wave field between two rows of its table. */
  const readLine = (line: typeof first, table: (typeof tables)[number], v: number) => {
    const whole = Math.floor(v);
    const part = v - whole;
    const upper = (whole & mask) * side;
    const lower = ((whole + 1) & mask) * side;
    for (let n = 0; n < side; n += 1) {
      line.across[n] = table.across[upper + n]! * (1 - part) + table.across[lower + n]! * part;
      line.along[n] = table.along[upper + n]! * (1 - part) + table.along[lower + n]! * part;
    }
    line.across[side] = line.across[0]!;
    line.along[side] = line.along[0]!;
  };

  /** Reads what is drawn above the horizon and fills everything below it. */
  return (context: Context, { seconds, progress, beneath }: Moment, view: View) => {
    const { width, height } = context.canvas;
    const resting = placementAt(frame, view, 0);
    const horizon = Math.round(frame.horizon * resting.scale + resting.y);
    if (horizon >= height || horizon < 2) return;
    const source = beneath?.() ?? readPixels(context.canvas);
    if (image.width !== width || image.height !== height - horizon)
      image = new ImageData(width, height - horizon);
    const target = new Uint32Array(image.data.buffer);
    const path = options.timelapse ? lampAt(progress) : { aside: 0, down: 0 };
    const lampX = (lamp.x + path.aside * frame.width) * resting.scale + resting.x;
    const lampY = (lamp.y + path.down * frame.horizon) * resting.scale + resting.y;
    const lampRise = Math.max(4, horizon - lampY);
    // A lamp that has set glitters no more.
    const shine = strength * clamp(1 - (lampY - horizon) / (height * 0.06), 0.06);
    const travel = seconds * options.speed;
    const drawn = focal * resting.scale;
    const tall = height / 720;
    const [deepRed, deepGreen, deepBlue] = deep;
    const [glintRed, glintGreen, glintBlue] = glint;
    for (let row = horizon, tallness = 1; row < height; row += tallness) {
      const drop = row - horizon + 0.7;
      const distance = (options.eye * drawn) / drop;
      const near = placementAt(frame, view, Math.min(1, drop / (height * 0.45)));
      const step = (distance / drawn) * 14;
      // Near waves are many pixels wide: two rows share them as well.
      tallness = step < 0.4 && row + 1 < height ? 2 : 1;
      const below = tallness === 2 ? width : 0;
      const level = Math.min(levels - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, step * 2.2)))));
      const table = tables[level]!;
      const calm = options.roughness / (1 + distance * 0.012);
      readLine(first, table, distance * 14 + travel * 16);
      readLine(second, table, distance * 9 + travel * 9);
      const facing = Math.min(1, drop / (height * 0.62));
      const mirror = 0.94 - 0.62 * facing ** 0.7;
      const sway = calm * (10 + 46 * facing) * tall;
      const lift = calm * (26 + 120 * facing) * tall;
      const mist = Math.exp(-drop / (height * 0.02)) * 0.55;
      const spread = width * (0.018 + 0.16 * facing) * (0.55 + options.roughness * 0.6);
      const rise = horizon - 1 - drop * 0.82;
      const sparkle = shine * (0.35 + 1.35 * Math.exp(-Math.abs(drop - lampRise * 0.8) / (height * 0.35)));
      const start = (row - horizon) * width;
      let u = (resting.x - near.x - width / 2) * step + 2 ** 24 + travel * 5;
      let u2 = u * 0.61 + 77;
      const [farRed, farGreen, farBlue] = [far[0] * mist, far[1] * mist, far[2] * mist];
      const { across: across1, along: along1 } = first;
      const { across: across2, along: along2 } = second;
      // Two pixels share one wave: half the work, and ripples are wider than high.
      for (let x = 0; x < width; x += 2, u += step * 2, u2 += step * 1.22) {
        const at = u | 0;
        const part = u - at;
        const n = at & mask;
        const at2 = (u2 | 0) & mask;
        const tiltX = across1[n]! + (across1[n + 1]! - across1[n]!) * part + across2[at2]! * 0.7;
        const tiltY = along1[n]! + (along1[n + 1]! - along1[n]!) * part + along2[at2]! * 0.7;
        let readX = (x + tiltX * sway) | 0;
        if (readX < 0) readX = 0;
        else if (readX > width - 2) readX = width - 2;
        let readY = (rise + tiltY * lift) | 0;
        if (readY < 0) readY = 0;
        else if (readY >= horizon) readY = horizon - 1;
        // Faces turned to us show the depth, faces turned away the sky.
        let reflect = mirror + tiltY * calm * 1.1;
        reflect = reflect < 0.12 ? 0.12 : Math.min(reflect, 1);
        const aside = (x + tiltX * sway * 2.4 - lampX) / spread;
        const close = 1 - aside * aside * 0.18;
        let flash = 0;
        if (close > 0) {
          flash = close * close * close * (0.34 + tiltY * calm * 5.5 + tiltX * 0.25) * sparkle;
          flash = flash < 0 ? 0 : Math.min(flash, 1);
        }
        // colour = mirrored * keep + add, both the same for the pair
        const still = (1 - flash) * (1 - mist);
        const keep = reflect * still;
        const own = (1 - reflect) * still;
        const lit = flash * (1 - mist);
        const addRed = deepRed * own + glintRed * lit + farRed;
        const addGreen = deepGreen * own + glintGreen * lit + farGreen;
        const addBlue = deepBlue * own + glintBlue * lit + farBlue;
        const from = readY * width + readX;
        const to = start + x;
        const left = source[from]!;
        const right = source[from + 1]!;
        const one =
          ((left & 255) * keep + addRed) |
          ((((left >> 8) & 255) * keep + addGreen) << 8) |
          ((((left >> 16) & 255) * keep + addBlue) << 16) |
          0xff000000;
        const other =
          ((right & 255) * keep + addRed) |
          ((((right >> 8) & 255) * keep + addGreen) << 8) |
          ((((right >> 16) & 255) * keep + addBlue) << 16) |
          0xff000000;
        target[to] = one;
        target[to + 1] = other;
        target[to + below] = one;
        target[to + below + 1] = other;
      }
    }
    context.putImageData(image, 0, horizon);
  };
};
