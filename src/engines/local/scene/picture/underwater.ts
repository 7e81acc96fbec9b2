/** Under the sea: shafts of light from above, a sandy floor, weed that sways, motes and bubbles. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, paint, paintPixels, softDot } from './brush.ts';
import { type Colour, css, hex, mix, scale } from './colour.ts';
import { landsOf } from './lands.ts';
import { smoothstep } from './noise.ts';
import type { Country } from './open-country.ts';
import { between, pick } from './random.ts';
import { cropped, drawLayer, type Painter, placementAt, type Scenery, still } from './stage.ts';
import { paintTerrain } from './terrain.ts';

const corals = ['#e8705a', '#f0a05a', '#d85a94', '#8a62c8', '#f0c860'].map(hex);

const paintCoral = (scenery: Scenery, size: number, tone: Colour): Canvas =>
  paint(size * 1.3, size, (context) => {
    const { random } = scenery;
    context.lineCap = 'round';
    const grow = (x: number, y: number, angle: number, length: number, thick: number) => {
      const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      context.strokeStyle = css(mix(tone, [255, 255, 255], Math.max(0, 0.3 - thick / size)));
      context.lineWidth = thick;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(endX, endY);
      context.stroke();
      if (thick < size * 0.018) return;
      for (const turn of [-0.45, 0.1, 0.5])
        grow(endX, endY, angle + turn * between(random, 0.6, 1.3), length * 0.72, thick * 0.68);
    };
    grow(size * 0.65, size, -Math.PI / 2, size * 0.26, size * 0.07);
  });

export const createUnderwater = (scenery: Scenery, spec: SceneSpec): Country => {
  const { frame, light, random, noise } = scenery;
  const { width, height, horizon, marginX, marginY, unit } = frame;
  const bright = Math.max(0.3, (light.direct[1] * 0.7 + light.ambient[1] * 0.5) / 255);
  const tint = spec.palette.length === 1 ? hex(spec.palette[0]!.hex) : hex('#1aa3b8');
  const upper = scale(mix(tint, [190, 246, 240], 0.45), bright);
  const middle = scale(tint, bright * 0.72);
  const lower = scale(mix(tint, [4, 26, 62], 0.72), bright * 0.8);
  const inside = {
    ...scenery,
    light: {
      ...light,
      haze: mix(middle, lower, 0.45),
      direct: mix(upper, [255, 255, 255], 0.3),
      ambient: middle,
      hazeDensity: 0.9,
    },
  };
  const back = paint(width + marginX * 2, height + marginY * 2, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, height + marginY);
    gradient.addColorStop(0, css(upper));
    gradient.addColorStop(0.34, css(middle));
    gradient.addColorStop(0.8, css(mix(middle, lower, 0.6)));
    gradient.addColorStop(1, css(lower));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width + marginX * 2, height + marginY * 2);
  });
  const lands = landsOf(spec, 'underwater', noise, random, 0.9).map((entry) => ({
    ...cropped(paintTerrain(inside, entry.land, { ...entry.slice, visibility: 26 })),
    depth: entry.depth,
  }));
  const tile = paintPixels(512, 256, (pixels, { wide, tall, from, to }) => {
    for (let row = from; row < to; row += 1) {
      for (let column = 0; column < wide; column += 1) {
        const [u, v] = [(column / wide) * 16, (row / tall) * 16];
        const warp = noise.value(u, v + 5, 16) * 1.5;
        const vein = 1 - Math.abs(noise.fbm(u + warp, v + warp, 3, 16) * 2.2 - 0.95);
        pixels.set([235, 255, 248, 255 * smoothstep(0.86, 1, vein)], (row * wide + column) * 4);
      }
    }
  });
  // Twice beside itself: it drifts without end.
  const caustics = paint(tile.width * 2, tile.height, (context) => {
    for (const left of [0, tile.width]) context.drawImage(tile, left, 0);
  });
  const beam = paint(160, 64, (context) => {
    const gradient = context.createLinearGradient(0, 0, 160, 0);
    for (const [at, alpha] of [
      [0, 0],
      [0.5, 0.5],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, css(mix(upper, [255, 255, 255], 0.5), alpha));
    context.fillStyle = gradient;
    context.fillRect(0, 0, 160, 64);
    context.globalCompositeOperation = 'destination-in';
    const fade = context.createLinearGradient(0, 0, 0, 64);
    fade.addColorStop(0, 'rgba(0,0,0,1)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, 160, 64);
  });
  const beams = Array.from({ length: 6 }, (_, n) => ({
    x: (n + random()) / 6,
    wide: between(random, 0.04, 0.14),
    phase: random() * 7,
    pace: between(random, 0.2, 0.5),
  }));
  const reef = Array.from({ length: 13 }, () => {
    const near = random();
    const x = random() < 0.5 ? between(random, -0.06, 0.36) : between(random, 0.64, 1.06);
    const tone = mix(scale(pick(random, corals), bright), middle, 0.55 - near * 0.35);
    const size = unit * (0.1 + near * 0.17);
    return {
      canvas: paintCoral(scenery, size, tone),
      left: x * width - size * 0.65,
      top: horizon + (height - horizon) * (0.2 + near * 0.85) - size,
      depth: 0.35 + near * 0.5,
      foot: near,
    };
  }).sort((a, b) => a.foot - b.foot);
  const weeds = Array.from({ length: 24 }, () => ({
    x: (random() < 0.5 ? between(random, -0.08, 0.3) : between(random, 0.7, 1.08)) * width,
    y: height * between(random, 0.92, 1.08),
    tall: unit * between(random, 0.16, 0.46),
    phase: random() * 7,
    tone: css(mix(scale(hex('#2f7a4a'), bright), lower, between(random, 0, 0.5))),
  }));
  const mote = softDot([210, 250, 245], 20);
  const motes = Array.from({ length: 60 }, () => ({
    x: random(),
    y: random(),
    near: random(),
    phase: random() * 7,
  }));

  const behind: Painter[] = [
    still(0, (context, { seconds }, view) => {
      drawLayer(context, frame, view, { canvas: back, left: -marginX, top: -marginY, depth: 0 });
      context.globalCompositeOperation = 'screen';
      for (const { x, wide, phase, pace } of beams) {
        context.globalAlpha = 0.4 + 0.4 * Math.sin(seconds * pace * 2 + phase);
        const sway = Math.sin(seconds * pace + phase) * 0.03;
        const size = wide * width;
        context.setTransform(
          size / 160,
          0,
          -0.34 * (height / 64) * Math.sign(light.towards.x) * 0.5,
          (height * 0.95) / 64,
          (x + sway) * width + Math.sign(light.towards.x) * height * 0.1,
          -4,
        );
        context.drawImage(beam, 0, 0);
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    }),
    still(Math.max(...lands.map(({ depth }) => depth)), (context, _, view) => {
      for (const layer of lands) drawLayer(context, frame, view, layer);
    }),
    (context, { seconds }, view) => {
      const placed = placementAt(frame, view, 0.5);
      context.globalCompositeOperation = 'soft-light';
      for (let n = 0; n < 5; n += 1) {
        const [from, to] = [n / 5, (n + 1) / 5];
        const top = horizon + (height - horizon) * (0.12 + 0.88 * from);
        const tall = (height - horizon) * 0.88 * (to - from);
        const drift = seconds * 8 + n * 97 + Math.sin(seconds * 0.2 + n) * 30;
        context.globalAlpha = 0.55 + 0.15 * n * 0.5;
        const reach = Math.min(tile.width, 460 / (0.6 + to * 1.4));
        context.drawImage(
          caustics,
          (drift + tile.width) % tile.width,
          n * 50,
          reach,
          46,
          placed.x - width * 0.1,
          top * placed.scale + placed.y,
          width * 1.2,
          tall * placed.scale + 1,
        );
      }
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
      for (const coral of reef) drawLayer(context, frame, view, coral);
    },
  ];
  const before: Painter[] = [
    (context, { seconds }, view) => {
      const placed = placementAt(frame, view, 0.85);
      for (const { x, y, tall, phase, tone } of weeds) {
        const [footX, footY] = [x * placed.scale + placed.x, y * placed.scale + placed.y];
        const bend = Math.sin(seconds * 0.9 + phase) * tall * 0.18;
        const curl = Math.sin(seconds * 0.9 + phase + 1.2) * tall * 0.26;
        context.fillStyle = tone;
        context.beginPath();
        context.moveTo(footX - unit * 0.011, footY);
        context.bezierCurveTo(
          footX + bend * 0.3,
          footY - tall * 0.35,
          footX - bend,
          footY - tall * 0.7,
          footX + curl,
          footY - tall,
        );
        context.bezierCurveTo(
          footX - bend + unit * 0.02,
          footY - tall * 0.7,
          footX + bend * 0.3 + unit * 0.024,
          footY - tall * 0.35,
          footX + unit * 0.011,
          footY,
        );
        context.fill();
      }
      for (const { x, y, near, phase } of motes) {
        context.globalAlpha = 0.16 + 0.3 * near;
        const size = unit * (0.003 + near * 0.006);
        const across = (((x + Math.sin(seconds * 0.3 + phase) * 0.02) % 1) + 1) % 1;
        context.drawImage(
          mote,
          across * width,
          ((((y - seconds * 0.008 * (0.4 + near)) % 1) + 1) % 1) * height,
          size,
          size,
        );
      }
      context.globalAlpha = 1;
    },
  ];
  return { behind, before };
};
