/** Between the stars: nebulae, star fields in depth, a planet; the ground of a moon when somebody stands on it. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, disc, paint, paintPixels, softDot } from './brush.ts';
import { type Colour, css, hex, mix, scale } from './colour.ts';
import { smoothstep } from './noise.ts';
import type { Country } from './open-country.ts';
import { between, pick } from './random.ts';
import { cropped, drawLayer, type Painter, placementAt, type Scenery } from './stage.ts';
import { paintTerrain } from './terrain.ts';

const nebulae = [
  ['#3a1f6e', '#c8478a', '#4a7fd8'],
  ['#0f3d5c', '#2fa6a0', '#d8c27a'],
  ['#4a1730', '#e0653f', '#6a4fc0'],
].map((row) => row.map(hex));
const worlds = [
  ['#d8a878', '#8a5038', '#f0d8b0'],
  ['#3f7fae', '#e8f0f0', '#3f7a4a'],
  ['#a06a9a', '#4a3a70', '#e0b8c8'],
].map((row) => row.map(hex));

const paintNebula = ({ frame, noise, random }: Scenery, chosen: Colour | undefined): Canvas => {
  const [deep, warm, cold] = chosen
    ? [scale(chosen, 0.4), chosen, mix(chosen, [255, 255, 255], 0.3)]
    : pick(random, nebulae);
  const shift = random() * 99;
  return paintPixels(
    (frame.width + frame.marginX * 2) / 2,
    (frame.height + frame.marginY * 2) / 2,
    (pixels, { wide, tall, from, to }) => {
      for (let row = from; row < to; row += 1) {
        for (let column = 0; column < wide; column += 1) {
          const [u, v] = [(column / tall) * 3 + shift, (row / tall) * 3];
          const warp = noise.fbm(u * 0.8, v * 0.8, 3) * 1.6;
          const cloud = smoothstep(0.36, 0.86, noise.fbm(u + warp, v - warp, 6));
          const hot = smoothstep(0.5, 0.78, noise.fbm(u * 1.3 + 9, v * 1.3 + warp, 4));
          const at = (row * wide + column) * 4;
          for (let channel = 0; channel < 3; channel += 1) {
            const tone = mix(
              mix(deep!, warm!, hot),
              cold!,
              smoothstep(0.45, 0.7, noise.value(u * 0.7, v * 0.7 + 4)),
            )[channel]!;
            pixels[at + channel] = [5, 6, 16][channel]! + tone * cloud * (0.5 + hot * 0.5);
          }
          pixels[at + 3] = 255;
        }
      }
    },
  );
};

const paintPlanet = ({ noise, random, light }: Scenery, radius: number): Canvas => {
  const [base, dark, pale] = pick(random, worlds) as [Colour, Colour, Colour];
  const banded = random() < 0.6;
  const side = Math.sign(light.towards.x);
  const shift = random() * 50;
  return paintPixels(radius * 2.3, radius * 2.3, (pixels, { wide, from, to }) => {
    const middle = wide / 2;
    for (let row = from; row < to; row += 1) {
      for (let column = 0; column < wide; column += 1) {
        const [x, y] = [(column - middle) / radius, (row - middle) / radius];
        const away = x * x + y * y;
        const at = (row * wide + column) * 4;
        const distance = Math.sqrt(away);
        const z = Math.sqrt(Math.max(0, 1 - away));
        const lit = Math.max(0, x * side * 0.72 - y * 0.42 + z * 0.42);
        if (away < 1) {
          const longitude = Math.atan2(x, z) * 1.4 + shift;
          const field = banded
            ? noise.fbm(longitude * 0.7 + noise.fbm(longitude, y * 4, 3), y * 9, 4)
            : noise.fbm(longitude * 2.2, y * 3, 6);
          const land = mix(
            mix(base, dark, smoothstep(0.42, 0.58, field)),
            pale,
            smoothstep(0.6, 0.74, noise.fbm(longitude * 2 + 7, y * (banded ? 12 : 4), 4)),
          );
          const edge = smoothstep(0.55, 1, distance) * lit;
          for (let channel = 0; channel < 3; channel += 1) {
            pixels[at + channel] =
              land[channel]! * (0.03 + lit * 1.1) + edge * [70, 120, 200][channel]! * 0.55;
          }
          pixels[at + 3] = 255 * smoothstep(1, 1 - 1.6 / radius, distance);
        } else {
          const halo = smoothstep(1.14, 1, distance) ** 2 * (0.15 + Math.max(0, x * side * 0.7 - y * 0.4));
          pixels.set([120, 170, 255, 190 * Math.min(1, halo)], at);
        }
      }
    }
  });
};

const groundActions = [
  'stand',
  'sit',
  'walk',
  'run',
  'jump',
  'dance',
  'drive',
  'look',
  'wave',
  'play',
  'read',
  'talk',
  'eat',
  'sleep',
];

export const createSpace = (scenery: Scenery, spec: SceneSpec): Country => {
  const { frame, random, noise } = scenery;
  const { width, height, marginX, marginY, unit } = frame;
  const nebula = paintNebula(scenery, spec.palette.length === 1 ? hex(spec.palette[0]!.hex) : undefined);
  const stars = [0.1, 0.35, 0.7].map((depth) => ({
    depth,
    canvas: paint(width + marginX * 2, height + marginY * 2, (context) => {
      for (let n = 0; n < 330 * (1 - depth * 0.8); n += 1) {
        const bright = random() ** 4;
        disc(
          context,
          random() * (width + marginX * 2),
          random() * (height + marginY * 2),
          unit * (0.0007 + bright * 0.0022) * (0.8 + depth),
          css(mix([180, 205, 255], [255, 230, 200], random()), 0.35 + 0.65 * bright),
        );
      }
    }),
  }));
  const radius = unit * between(random, 0.2, 0.3);
  const planet = paintPlanet(scenery, radius);
  const onLeft = random() < 0.5;
  const spot = { x: width * (onLeft ? 0.26 : 0.74), y: height * 0.34 };
  const ringed = random() < 0.5;
  const spark = softDot([225, 235, 255], 32);
  const twinkles = Array.from({ length: 40 }, () => ({
    x: random() * width,
    y: random() * height,
    size: unit * between(random, 0.008, 0.024),
    pace: between(random, 0.6, 2.4),
    phase: random() * 7,
  }));
  const drawRing = (
    context: Parameters<Painter>[0],
    from: number,
    to: number,
    x: number,
    y: number,
    size: number,
  ) => {
    for (let n = 0; n < 9; n += 1) {
      context.strokeStyle = `rgba(236,216,186,${0.1 + 0.26 * Math.abs(Math.sin(n * 1.7))})`;
      context.lineWidth = size * 0.05;
      context.beginPath();
      context.ellipse(x, y, size * (1.35 + n * 0.052), size * (0.3 + n * 0.012), -0.32, from, to);
      context.stroke();
    }
  };
  const behind: Painter[] = [
    (context, { seconds }, view) => {
      drawLayer(context, frame, view, {
        canvas: nebula,
        left: -marginX,
        top: -marginY,
        depth: 0,
        scale: 2.01,
      });
      for (const { canvas, depth } of stars) {
        drawLayer(
          context,
          frame,
          { ...view, x: view.x + Math.sin(seconds * 0.05) * 0.02 + seconds * 0.0006 * depth },
          { canvas, left: -marginX, top: -marginY, depth: depth * 0.5 },
        );
      }
      const placed = placementAt(frame, view, 0.05);
      for (const star of twinkles) {
        context.globalAlpha = 0.25 + 0.75 * Math.max(0, Math.sin(seconds * star.pace + star.phase));
        context.drawImage(
          spark,
          star.x * placed.scale + placed.x,
          star.y * placed.scale + placed.y,
          star.size,
          star.size,
        );
      }
      context.globalAlpha = 1;
    },
    (context, { seconds }, view) => {
      const placed = placementAt(frame, view, 0.14);
      const drift = Math.sin(seconds * 0.07) * unit * 0.02;
      const [x, y] = [(spot.x + drift) * placed.scale + placed.x, spot.y * placed.scale + placed.y];
      const size = (planet.width / 2) * placed.scale;
      if (ringed) drawRing(context, Math.PI * 0.98, Math.PI * 2.02, x, y, radius * placed.scale);
      context.drawImage(planet, x - size, y - size, size * 2, size * 2);
      if (ringed) drawRing(context, -0.02 * Math.PI, Math.PI * 1.02, x, y, radius * placed.scale);
    },
  ];
  if (spec.subjects.some((subject) => groundActions.includes(subject.action))) {
    const light = {
      ...scenery.light,
      direct: [255, 250, 240] as Colour,
      ambient: [44, 48, 70] as Colour,
      haze: [20, 20, 34] as Colour,
    };
    const land = {
      height: (x: number, z: number) => {
        const [u, v] = [x * 0.16, z * 0.16];
        const crater = noise.value(u, v);
        return (
          0.4 +
          (crater > 0.72 ? (0.86 - crater) * 2.4 : crater * 0.3) +
          noise.fbm(x * 0.03, z * 0.03, 4) * 6 * smoothstep(20, 90, z)
        );
      },
      colour: (x: number, z: number): Colour =>
        scale([168, 164, 160], 0.75 + noise.fbm(x * 2, z * 2, 3) * 0.5),
    };
    const moonScenery = { ...scenery, light };
    const layers = [
      [24, 110, 0.2],
      [2, 30, 0.6],
    ].map(([near, far, depth]) => ({
      ...cropped(paintTerrain(moonScenery, land, { near: near!, far: far!, eye: 2.2, visibility: 900 })),
      depth: depth!,
    }));
    behind.push(
      ...layers.map(
        (layer): Painter =>
          (context, _, view) =>
            drawLayer(context, frame, view, layer),
      ),
    );
  }
  return { behind, before: [] };
};
