/** The far end of every open place: sky, sun or moon, stars, clouds, rainbow. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Context, disc, glow, paint, paintPixels, softDot } from './brush.ts';
import { css, mix } from './colour.ts';
import { type Light, lampPoint } from './light.ts';
import { smoothstep } from './noise.ts';
import { between } from './random.ts';
import { drawLayer, type Painter, placementAt, type Scenery, still } from './stage.ts';
import { lampAt } from './timelapse.ts';

const paintMoon = (context: Context, x: number, y: number, radius: number) => {
  disc(context, x, y, radius, '#f4f1e4');
  for (const [across, down, size] of [
    [-0.32, -0.2, 0.3],
    [0.3, 0.08, 0.22],
    [-0.08, 0.46, 0.18],
    [0.38, -0.42, 0.13],
    [-0.5, 0.3, 0.12],
  ] as const) {
    disc(context, x + across * radius, y + down * radius, size * radius, 'rgba(176,178,190,0.42)');
  }
};

const paintLamp = (context: Context, light: Light, x: number, y: number, unit: number) => {
  const { kind, strength } = light.lamp;
  const radius = light.lamp.radius * unit;
  context.globalCompositeOperation = 'screen';
  glow(context, x, y, unit * (kind === 'moon' ? 0.5 : 1.15), light.glow, 0.75 * strength);
  glow(
    context,
    x,
    y,
    radius * (kind === 'moon' ? 4 : 6),
    mix(light.glow, [255, 255, 255], 0.5),
    0.75 * strength,
  );
  context.globalCompositeOperation = 'source-over';
  if (strength < 0.3) return;
  if (kind === 'moon') paintMoon(context, x, y, radius);
  else {
    glow(context, x, y, radius * 1.9, [255, 250, 232], 0.9);
    disc(context, x, y, radius, css(mix(light.glow, [255, 255, 250], 0.86)));
  }
};

const paintStars = (context: Context, { frame, random, light }: Scenery, depth: number) => {
  const { width, unit, marginX, marginY } = frame;
  const count = Math.round(520 * light.stars * Math.max(0.6, width / unit));
  for (let n = 0; n < count; n += 1) {
    const bright = random() ** 5;
    const tint = mix([190, 212, 255], [255, 236, 210], random());
    const down = random() ** 1.3;
    disc(
      context,
      random() * (width + marginX * 2),
      down * (depth + marginY),
      unit * (0.0007 + 0.0019 * bright),
      css(tint, (0.3 + 0.65 * bright) * Math.min(1, light.stars * 1.3) * (1 - down * 0.6)),
    );
  }
};

const paintRainbow = (context: Context, width: number, horizon: number, unit: number, lampX: number) => {
  const x = lampX > width / 2 ? width * 0.3 : width * 0.7;
  for (let band = 0; band < 42; band += 1) {
    const share = band / 41;
    context.strokeStyle = `hsla(${290 - share * 290},90%,62%,${0.3 * Math.sin(share * Math.PI)})`;
    context.lineWidth = unit * 0.0042;
    context.beginPath();
    context.arc(x, horizon + unit * 0.12, unit * (0.62 + share * 0.085), Math.PI, Math.PI * 2);
    context.stroke();
  }
};

export const createSky = (scenery: Scenery, spec: SceneSpec): Painter => {
  const { frame, light, random } = scenery;
  const { width, height, horizon, marginX, marginY, unit } = frame;
  const lamp = lampPoint(light, width, horizon);
  // Below the horizon too: water mirrors what stands above, distant gaps must not show black.
  const foot = Math.min(height, horizon + marginY * 0.6);
  const canvas = paint(width + marginX * 2, foot + marginY, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, horizon + marginY);
    for (const [n, stop] of [0, 0.42, 0.78, 1].entries()) gradient.addColorStop(stop, css(light.sky[n]!));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width + marginX * 2, foot + marginY);
    if (light.stars > 0.02) paintStars(context, scenery, horizon);
    if (light.stars > 0.6) {
      context.globalCompositeOperation = 'screen';
      for (let n = 0; n < 34; n += 1) {
        const along = n / 33;
        const x = (width + marginX * 2) * (0.05 + along * 0.95);
        const y = marginY + horizon * (0.75 - along * 0.75) + (random() - 0.5) * unit * 0.1;
        glow(context, x, y, unit * between(random, 0.1, 0.28), [120, 130, 190], 0.1 * light.stars);
      }
      context.globalCompositeOperation = 'source-over';
    }
    context.translate(marginX, marginY);
    if (spec.weather.includes('rainbow')) paintRainbow(context, width, horizon, unit, lamp.x);
    if (!spec.camera.timelapse) paintLamp(context, light, lamp.x, lamp.y, unit);
  });
  const reach = unit * 1.2;
  const wanderer = spec.camera.timelapse
    ? paint(reach * 2, reach * 2, (context) => paintLamp(context, light, reach, reach, unit))
    : undefined;
  const spark = softDot([230, 240, 255], 24);
  const twinkles = Array.from({ length: light.stars > 0.3 ? 46 : 0 }, () => ({
    x: random() * width,
    y: random() ** 1.3 * horizon * 0.8,
    size: unit * between(random, 0.006, 0.016),
    pace: between(random, 0.7, 2.6),
    phase: random() * 7,
  }));
  const painter: Painter = (context, { seconds, progress }, view) => {
    // The first layer replaces the last frame, which costs less than covering it.
    context.globalCompositeOperation = 'copy';
    drawLayer(context, frame, view, { canvas, left: -marginX, top: -marginY, depth: 0 });
    context.globalCompositeOperation = 'source-over';
    const { scale, x, y } = placementAt(frame, view, 0);
    if (wanderer) {
      const path = lampAt(progress);
      const left = lamp.x + path.aside * width - reach;
      const top = lamp.y + path.down * horizon - reach;
      context.globalCompositeOperation = 'screen';
      drawLayer(context, frame, view, { canvas: wanderer, left, top, depth: 0 });
      context.globalCompositeOperation = 'source-over';
    }
    for (const star of twinkles) {
      context.globalAlpha = Math.max(0, Math.sin(seconds * star.pace + star.phase)) * 0.9 * light.stars;
      const size = star.size * scale;
      context.drawImage(spark, star.x * scale + x - size / 2, star.y * scale + y - size / 2, size, size);
    }
    context.globalAlpha = 1;
  };
  return wanderer ? painter : still(0, painter);
};

/** Clouds meet themselves at the sides, so they drift for ever. */
export const createClouds = (
  scenery: Scenery,
  options: { amount: number; speed: number; low?: number },
): Painter => {
  const { frame, light, noise, random } = scenery;
  const { width, horizon, marginX, marginY } = frame;
  const [spanX, spanY] = [(width + marginX * 2) * 1.25, horizon + marginY];
  const shift = random() * 90;
  const threshold = 0.66 - options.amount * 0.4;
  const aside = light.lamp.x > 0.5 ? 0.12 : -0.12;
  const reduction = 2;
  const canvas = paintPixels(spanX / reduction, spanY / reduction, (pixels, { wide, tall, from, to }) => {
    // As many clouds across as fit their height: a narrow sky must not squeeze them.
    const period = 2 ** Math.ceil(Math.log2((wide / tall) * 1.9));
    for (let row = from; row < to; row += 1) {
      const down = row / tall;
      const far = 0.85 / (1.12 - down);
      const thin = smoothstep(1.0, 0.86, down) * (1 - 0.35 * down);
      for (let column = 0; column < wide; column += 1) {
        const u = (column / wide) * period;
        const v = far * 1.6 + shift;
        const warp = noise.fbm(u * 2 + 3, v * 2, 3, period * 2) * 0.9;
        const density = noise.fbm(u + warp, v + warp * 0.6, 6, period);
        const cover = smoothstep(threshold, threshold + 0.26, density);
        if (cover <= 0.004) continue;
        const towards = noise.fbm(u + warp + aside, v + warp * 0.6 - 0.16, 4, period);
        const lit = Math.min(1, Math.max(0, 0.55 + (density - towards) * 3.4 - (density - threshold) * 0.8));
        const at = (row * wide + column) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          const shade = light.cloudShade[channel]!;
          pixels[at + channel] = shade + (light.cloudLit[channel]! - shade) * lit;
        }
        pixels[at + 3] = 255 * cover * thin * (options.low ?? 0.94);
      }
    }
  });
  const painter: Painter = (context, { seconds }, view) => {
    const { scale, x, y } = placementAt(frame, view, 0.04);
    const span = spanX * scale;
    const start =
      x - marginX * scale - ((seconds * options.speed * width * 0.006 + random2(shift) * span) % span);
    for (let left = start; left < frame.width; left += span) {
      if (left + span <= 0) continue;
      const own = scale * reduction;
      context.setTransform(own * (spanX / reduction / canvas.width), 0, 0, own, left, -marginY * scale + y);
      context.drawImage(canvas, 0, 0);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  };
  return options.speed > 1 ? painter : still(0.04, painter);
};

const random2 = (value: number) => value - Math.floor(value);
