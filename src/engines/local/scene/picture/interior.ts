/** Indoors: a room with a window, or a studio sweep under a spot. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Context, glow, paint, softDot } from './brush.ts';
import { type Colour, css, hex, mix, scale, under } from './colour.ts';
import { createFalling, createRain } from './falling.ts';
import type { Country } from './open-country.ts';
import { between, pick } from './random.ts';
import { darknessOf } from './skyline.ts';
import { drawLayer, type Painter, placementAt, type Scenery } from './stage.ts';

type Pane = { x: number; y: number; wide: number; tall: number };

const wallDepth = 0.25;

const wallColours = ['#c8b49a', '#9fb0a4', '#c79f8a', '#a8a6b8', '#b9b48c'].map(hex);

const paintBoards = (context: Context, { frame, noise }: Scenery, warm: Colour) => {
  const { width, height, horizon, marginX, marginY } = frame;
  const span = width + marginX * 2;
  for (let row = Math.ceil(horizon + marginY); row < height + marginY * 2; row += 1) {
    const z = 1 / (row - horizon - marginY + frame.unit * 0.16);
    const wide = (0.16 * frame.unit * frame.unit * 0.0016) / (z * frame.unit);
    const middle = span / 2;
    for (let n = -Math.ceil(middle / wide) - 1; n * wide < middle; n += 1) {
      const tone = 0.78 + noise.value(n * 3.7, 9) * 0.3 + noise.value(n * 9.1, row * 0.05) * 0.08;
      context.fillStyle = css(scale(warm, tone));
      context.fillRect(middle + n * wide, row, wide - Math.max(0.6, wide * 0.03), 1);
    }
  }
};

/** Rain or snow, seen in the window only. */
const createOutside = (scenery: Scenery, spec: SceneSpec, pane: Pane): Painter[] => {
  const { frame } = scenery;
  const isWet = spec.weather.includes('rain') || spec.weather.includes('storm');
  if (!isWet && !spec.weather.includes('snow')) return [];
  const fall = isWet
    ? createRain(scenery, 0.9)
    : createFalling(scenery, {
        sprites: [softDot([255, 255, 255], 40)],
        count: 420,
        size: [0.008, 0.02],
        fall: 0.13,
        sway: 0.016,
        blow: 0.01,
        turn: 0,
        alpha: 1,
      });
  return [
    (context, moment, view) => {
      const { scale: size, x, y } = placementAt(frame, view, wallDepth);
      context.save();
      context.beginPath();
      // Four panes, so that it falls behind the bars.
      for (const [left, wide] of [
        [0, 0.48],
        [0.52, 0.48],
      ] as const)
        for (const [top, tall] of [
          [0, 0.48],
          [0.51, 0.49],
        ] as const)
          context.rect(
            (pane.x + pane.wide * left) * size + x,
            (pane.y + pane.tall * top) * size + y,
            pane.wide * wide * size,
            pane.tall * tall * size,
          );
      context.clip();
      fall(context, moment, view);
      context.restore();
    },
  ];
};

export const createRoom = (scenery: Scenery, spec: SceneSpec): Country => {
  const { frame, light, random } = scenery;
  const { width, height, horizon, marginX, marginY, unit } = frame;
  const span = width + marginX * 2;
  const dark = darknessOf(scenery);
  const inside: Colour =
    dark > 0.4
      ? mix(hex('#c88a4a'), [90, 70, 80], 0.35)
      : mix(mix(light.ambient, light.direct, 0.35), [255, 236, 210], 0.3);
  const chosen = spec.palette.length === 1 ? hex(spec.palette[0]!.hex) : pick(random, wallColours);
  const wall = under(chosen, inside);
  const wood = under(hex('#9a6a44'), inside);
  const side = light.lamp.x > 0.5 ? 1 : -1;
  const pane = {
    wide: unit * 0.42,
    tall: unit * 0.46,
    x: width / 2 + side * width * 0.22 - unit * 0.21,
    y: horizon - unit * 0.66,
  };
  const floor = horizon + marginY;
  const canvas = paint(span, height + marginY * 2, (context) => {
    const shade = context.createLinearGradient(0, 0, span, 0);
    shade.addColorStop(side > 0 ? 1 : 0, css(mix(wall, light.glow, 0.16)));
    shade.addColorStop(side > 0 ? 0 : 1, css(scale(wall, 0.62)));
    context.fillStyle = shade;
    context.fillRect(0, 0, span, floor);
    context.globalAlpha = 0.05;
    context.fillStyle = css(scale(wall, 0.4));
    for (let x = 0; x < span; x += unit * 0.09) context.fillRect(x, 0, unit * 0.045, floor);
    context.globalAlpha = 1;
    paintBoards(context, scenery, wood);
    context.fillStyle = css(mix(wall, [255, 255, 255], 0.35));
    context.fillRect(0, floor - unit * 0.05, span, unit * 0.052);
    context.fillStyle = css(scale(wall, 0.5), 0.7);
    context.fillRect(0, floor, span, unit * 0.006);
    const [x, y] = [pane.x + marginX, pane.y + marginY];
    const outside = context.createLinearGradient(0, y, 0, y + pane.tall);
    for (const [n, stop] of [0, 0.4, 0.75, 1].entries()) outside.addColorStop(stop, css(light.sky[n]!));
    context.fillStyle = css(mix(wall, [255, 255, 255], 0.55));
    context.fillRect(x - unit * 0.03, y - unit * 0.03, pane.wide + unit * 0.06, pane.tall + unit * 0.06);
    context.fillStyle = outside;
    context.fillRect(x, y, pane.wide, pane.tall);
    context.save();
    context.beginPath();
    context.rect(x, y, pane.wide, pane.tall);
    context.clip();
    glow(context, x + pane.wide * 0.6, y + pane.tall * 0.3, unit * 0.3, light.glow, 0.6);
    for (let n = 0; n < 9; n += 1) {
      context.fillStyle = css(
        mix(under(hex('#47693f'), mix(light.ambient, light.direct, 0.4)), light.haze, 0.4),
      );
      context.beginPath();
      context.arc(
        x + pane.wide * random(),
        y + pane.tall * between(random, 0.86, 1.05),
        unit * between(random, 0.04, 0.09),
        0,
        7,
      );
      context.fill();
    }
    context.restore();
    context.fillStyle = css(mix(wall, [255, 255, 255], 0.55));
    context.fillRect(x + pane.wide / 2 - unit * 0.008, y, unit * 0.016, pane.tall);
    context.fillRect(x, y + pane.tall * 0.48, pane.wide, unit * 0.014);
    context.fillRect(x - unit * 0.05, y + pane.tall + unit * 0.02, pane.wide + unit * 0.1, unit * 0.03);
    const rug = under(pick(random, [hex('#a8443c'), hex('#3f6a78'), hex('#7a5a86')]), inside);
    for (const [share, tone] of [
      [1, rug],
      [0.88, mix(rug, [240, 220, 180], 0.4)],
      [0.8, rug],
    ] as const) {
      context.fillStyle = css(tone);
      context.beginPath();
      context.ellipse(
        span / 2,
        floor + (height - horizon) * 0.52,
        unit * 0.62 * share,
        (height - horizon) * 0.24 * share,
        0,
        0,
        7,
      );
      context.fill();
    }
    const art = marginX + width / 2 - side * width * 0.2;
    context.fillStyle = css(scale(wood, 0.7));
    context.fillRect(art - unit * 0.13, y + unit * 0.06, unit * 0.26, unit * 0.2);
    const picture = context.createLinearGradient(0, y + unit * 0.08, 0, y + unit * 0.24);
    for (const [n, tone] of ['#f0c48a', '#d97a5a', '#4a5a80'].entries())
      picture.addColorStop(n / 2, css(under(hex(tone), inside)));
    context.fillStyle = picture;
    context.fillRect(art - unit * 0.115, y + unit * 0.075, unit * 0.23, unit * 0.17);
    context.globalCompositeOperation = 'multiply';
    glow(context, span / 2, floor, unit * 0.9, [150, 140, 150], 0);
    context.globalCompositeOperation = 'source-over';
    if (dark > 0.3) {
      context.globalCompositeOperation = 'soft-light';
      glow(context, art, floor - unit * 0.2, unit * 0.9, [255, 196, 110], 0.9);
      context.globalCompositeOperation = 'source-over';
    }
  });
  const shaft = paint(width, height, (context) => {
    const beam = context.createLinearGradient(pane.x, pane.y, pane.x - side * unit * 0.5, height);
    beam.addColorStop(0, css(light.glow, 0.34 * light.lamp.strength));
    beam.addColorStop(1, css(light.glow, 0));
    context.fillStyle = beam;
    context.beginPath();
    context.moveTo(pane.x, pane.y);
    context.lineTo(pane.x + pane.wide, pane.y);
    context.lineTo(pane.x + pane.wide - side * unit * 0.55, height);
    context.lineTo(pane.x - side * unit * 0.75, height);
    context.fill();
  });
  const mote = softDot([255, 244, 214], 20);
  const motes = Array.from({ length: 46 }, () => ({
    x: random(),
    y: random(),
    pace: between(random, 0.2, 0.7),
    phase: random() * 7,
  }));
  const light2: Painter = (context, { seconds }, view) => {
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = 0.85 + 0.15 * Math.sin(seconds * 0.6);
    drawLayer(context, frame, view, { canvas: shaft, left: 0, top: 0, depth: 0.3 });
    const { scale: size, x, y } = placementAt(frame, view, 0.4);
    for (const dust of motes) {
      const across =
        pane.x -
        side * unit * 0.4 +
        (dust.x - 0.2) * unit * 0.9 +
        Math.sin(seconds * dust.pace + dust.phase) * unit * 0.03;
      const down = pane.y + ((dust.y + seconds * 0.012 * dust.pace) % 1) * (height - pane.y);
      context.globalAlpha = 0.5 * Math.max(0, Math.sin(seconds * dust.pace * 2 + dust.phase));
      const wide = unit * 0.008;
      context.drawImage(mote, across * size + x, down * size + y, wide, wide);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
  const behind: Painter[] = [
    (context, _, view) =>
      drawLayer(context, frame, view, { canvas, left: -marginX, top: -marginY, depth: wallDepth }),
    ...createOutside(scenery, spec, pane),
  ];
  return { behind, before: [light2] };
};

export const createStudio = (scenery: Scenery, spec: SceneSpec): Country => {
  const { frame, random } = scenery;
  const { width, height, horizon, marginX, marginY, unit } = frame;
  const span = width + marginX * 2;
  const colour = spec.palette[0]
    ? hex(spec.palette[0].hex)
    : pick(random, ['#5fb0d8', '#f0906a', '#8cc86a', '#a884e0', '#f2b84a'].map(hex));
  const isDark = spec.timeOfDay === 'night' || spec.mood === 'dramatic' || spec.mood === 'mysterious';
  const back = isDark ? scale(colour, 0.24) : colour;
  const canvas = paint(span, height + marginY * 2, (context) => {
    const sweep = context.createLinearGradient(0, 0, 0, height + marginY * 2);
    const turn = (horizon + marginY) / (height + marginY * 2);
    sweep.addColorStop(0, css(scale(back, 0.72)));
    sweep.addColorStop(turn * 0.86, css(back));
    sweep.addColorStop(Math.min(0.99, turn * 1.08), css(mix(back, [255, 255, 255], isDark ? 0.06 : 0.24)));
    sweep.addColorStop(1, css(scale(back, 0.82)));
    context.fillStyle = sweep;
    context.fillRect(0, 0, span, height + marginY * 2);
    context.globalCompositeOperation = 'screen';
    glow(
      context,
      span / 2,
      horizon + marginY - unit * 0.12,
      unit * 0.85,
      isDark ? mix(colour, [255, 255, 255], 0.3) : [255, 250, 240],
      isDark ? 0.5 : 0.42,
    );
    context.save();
    context.translate(span / 2, horizon + marginY + (height - horizon) * 0.45);
    context.scale(1, 0.28);
    glow(context, 0, 0, unit * 0.8, [255, 250, 240], isDark ? 0.4 : 0.35);
    context.restore();
  });
  const bokeh = softDot(mix(colour, [255, 255, 255], 0.6), 96);
  const spots = Array.from({ length: 16 }, () => ({
    x: random(),
    y: random() * 0.8,
    size: between(random, 0.03, 0.12),
    pace: between(random, 0.15, 0.5),
    phase: random() * 7,
  }));
  const behind: Painter[] = [
    (context, { seconds }, view) => {
      drawLayer(context, frame, view, { canvas, left: -marginX, top: -marginY, depth: 0.1 });
      context.globalCompositeOperation = 'screen';
      const placed = placementAt(frame, view, 0.05);
      for (const spot of spots) {
        context.globalAlpha = 0.13 + 0.1 * Math.sin(seconds * spot.pace * 2 + spot.phase);
        const size = spot.size * unit;
        context.drawImage(
          bokeh,
          (spot.x * width + Math.sin(seconds * spot.pace + spot.phase) * unit * 0.05) * placed.scale +
            placed.x,
          (spot.y * horizon + Math.cos(seconds * spot.pace * 0.8 + spot.phase) * unit * 0.04) * placed.scale +
            placed.y,
          size,
          size,
        );
      }
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    },
  ];
  return { behind, before: [] };
};
