/** Weather and small things in the air, each a function of time alone so that frames stand by themselves. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, type Context, disc, glow, paint, paintPixels, softDot } from './brush.ts';
import { type Colour, css, hex, mix } from './colour.ts';
import { strikeTimes } from './lightning.ts';
import { smoothstep } from './noise.ts';
import { between, branch, pick, type Random } from './random.ts';
import { type Painter, placementAt, type Scenery } from './stage.ts';

const fract = (value: number) => value - Math.floor(value);

const rainSheet = (size: number, random: Random, near: number, tone: Colour): Canvas =>
  paint(size, size, (context) => {
    context.lineCap = 'round';
    for (let n = 0; n < 120 - near * 60; n += 1) {
      const [x, y, long] = [
        random() * size,
        random() * size,
        size * (0.035 + near * 0.07) * between(random, 0.7, 1.3),
      ];
      context.strokeStyle = css(tone, between(random, 0.14, 0.4));
      context.lineWidth = 0.8 + near * 1.1;
      for (const [dx, dy] of [
        [0, 0],
        [size, 0],
        [0, size],
        [0, -size],
        [-size, 0],
      ] as const) {
        context.beginPath();
        context.moveTo(x + dx, y + dy);
        context.lineTo(x + dx - long * 0.16, y + dy + long);
        context.stroke();
      }
    }
  });

const tile = (context: Context, canvas: Canvas, x: number, y: number, width: number, height: number) => {
  const [wide, tall] = [canvas.width, canvas.height];
  for (let top = -(((-y % tall) + tall) % tall); top < height; top += tall) {
    for (let left = -(((-x % wide) + wide) % wide); left < width; left += wide)
      context.drawImage(canvas, Math.round(left), Math.round(top));
  }
};

const createRain = ({ frame, light, random }: Scenery, strength: number): Painter => {
  const tone = mix(light.haze, [240, 246, 255], 0.6);
  const sheets = [0.2, 0.9].map((near) => ({ near, canvas: rainSheet(512, random, near, tone) }));
  const ring = paint(40, 12, (context) => {
    context.strokeStyle = css(tone, 0.8);
    context.lineWidth = 1.3;
    context.beginPath();
    context.ellipse(20, 6, 17, 4, 0, 0, 7);
    context.stroke();
  });
  const splashes = Array.from({ length: 60 }, () => ({ x: random(), y: random(), phase: random() }));
  return (context, { seconds }) => {
    for (const { near, canvas } of sheets) {
      context.globalAlpha = strength;
      const speed = frame.height * (1.5 + near * 1.3);
      tile(context, canvas, -seconds * speed * 0.16, seconds * speed, frame.width, frame.height);
    }
    for (const { x, y, phase } of splashes) {
      const life = fract(seconds * 1.7 + phase);
      const spot = fract(x + Math.floor(seconds * 1.7 + phase) * 0.618);
      context.globalAlpha = (1 - life) * 0.45 * strength;
      const near = 0.15 + y * 0.85;
      const wide = frame.unit * 0.05 * near * (0.3 + life);
      context.drawImage(
        ring,
        spot * frame.width - wide / 2,
        frame.horizon + (frame.height - frame.horizon) * near,
        wide,
        wide * 0.3,
      );
    }
    context.globalAlpha = 1;
  };
};

type Flake = { x: number; y: number; near: number; phase: number; kind: number };
const flakes = (random: Random, count: number): Flake[] =>
  Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    near: random() ** 1.6,
    phase: random() * 7,
    kind: random(),
  }));

/** Things that fall or rise through the whole picture and come in again on the other side. */
const createFalling = (
  { frame, random }: Scenery,
  options: {
    sprites: Canvas[];
    count: number;
    size: [number, number];
    fall: number;
    sway: number;
    blow: number;
    turn: number;
    alpha: number;
    stretch?: number;
  },
): Painter => {
  const parts = flakes(random, options.count);
  return (context, { seconds }) => {
    for (const { x, y, near, phase, kind } of parts) {
      const sprite = options.sprites[Math.floor(kind * options.sprites.length)]!;
      const size = frame.unit * (options.size[0] + (options.size[1] - options.size[0]) * near);
      const across =
        fract(
          x +
            Math.sin(seconds * (0.5 + near * 0.5) + phase) * options.sway +
            seconds * options.blow * (0.5 + near),
        ) *
          1.1 -
        0.05;
      const down = fract(y + seconds * options.fall * (0.45 + near * 0.8)) * 1.12 - 0.06;
      context.globalAlpha = options.alpha * (0.55 + near * 0.45);
      const [px, py] = [across * frame.width, down * frame.height];
      if (options.turn === 0) context.drawImage(sprite, px - size / 2, py - size / 2, size, size);
      else {
        const angle = seconds * options.turn * (0.5 + kind) + phase;
        const flip = Math.cos(seconds * options.turn * 1.3 + phase * 2);
        context.setTransform(
          (Math.cos(angle) * size) / sprite.width,
          (Math.sin(angle) * size) / sprite.width,
          (-Math.sin(angle) * size * flip) / sprite.width,
          (Math.cos(angle) * size * flip) / sprite.width,
          px,
          py,
        );
        context.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
      }
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
  };
};

const leafSprite = (colour: Colour): Canvas =>
  paint(32, 32, (context) => {
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(2, 16);
    context.quadraticCurveTo(14, 2, 30, 15);
    context.quadraticCurveTo(15, 29, 2, 16);
    context.fill();
    context.strokeStyle = css(mix(colour, [40, 20, 10], 0.4));
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(2, 16);
    context.lineTo(28, 15.5);
    context.stroke();
  });

const createFog = (scenery: Scenery, amount: number): Painter => {
  const { frame, light, noise } = scenery;
  const canvas = paintPixels(480, 120, (pixels, wide, tall) => {
    for (let row = 0; row < tall; row += 1) {
      const edge = Math.sin((row / tall) * Math.PI) ** 1.2;
      for (let column = 0; column < wide; column += 1) {
        const cloud = noise.fbm((column / wide) * 8, (row / tall) * 3 + 40, 5, 8);
        pixels.set(
          [
            ...mix(light.haze, [235, 240, 245], light.isNight ? 0.08 : 0.3),
            255 * edge * smoothstep(0.28, 0.74, cloud),
          ],
          (row * wide + column) * 4,
        );
      }
    }
  });
  const bands = [
    { y: 0.0, tall: 0.42, speed: 0.012, alpha: 0.85 },
    { y: 0.34, tall: 0.5, speed: -0.02, alpha: 0.6 },
  ];
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0.3);
    for (const { y, tall, speed, alpha } of bands) {
      context.globalAlpha = alpha * amount;
      const wide = frame.width * 1.9;
      const start = -fract(seconds * speed + y) * wide;
      const top = (frame.horizon - frame.height * 0.16 + y * frame.height) * placed.scale + placed.y;
      for (let left = start; left < frame.width; left += wide)
        context.drawImage(canvas, left, top, wide + 1, tall * frame.height);
    }
    context.globalAlpha = 1;
  };
};

const createAurora = ({ frame, random }: Scenery): Painter => {
  const colours: Colour[] = [hex('#3dffa0'), hex('#46e0c8'), hex('#9a6cff')];
  const strips = colours.map((colour) =>
    paint(24, 128, (context) => {
      const gradient = context.createLinearGradient(0, 0, 0, 128);
      gradient.addColorStop(0, css(mix(colour, hex('#c05cff'), 0.6), 0));
      gradient.addColorStop(0.55, css(colour, 0.3));
      gradient.addColorStop(0.9, css(mix(colour, [255, 255, 255], 0.25), 0.75));
      gradient.addColorStop(1, css(colour, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, 24, 128);
      context.globalCompositeOperation = 'destination-in';
      const side = context.createLinearGradient(0, 0, 24, 0);
      for (const [at, alpha] of [
        [0, 0],
        [0.5, 1],
        [1, 0],
      ] as const)
        side.addColorStop(at, `rgba(0,0,0,${alpha})`);
      context.fillStyle = side;
      context.fillRect(0, 0, 24, 128);
    }),
  );
  const curtains = strips.map((strip, n) => ({
    strip,
    base: 0.42 + n * 0.14 - random() * 0.1,
    phase: random() * 7,
  }));
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0);
    context.globalCompositeOperation = 'screen';
    for (const { strip, base, phase } of curtains) {
      for (let n = 0; n < 64; n += 1) {
        const along = n / 63;
        const curl =
          Math.sin(along * 7 + seconds * 0.22 + phase) * 0.09 +
          Math.sin(along * 17 - seconds * 0.31 + phase * 2) * 0.03;
        const tall = frame.horizon * (0.42 + 0.26 * Math.sin(along * 5 + seconds * 0.35 + phase));
        context.globalAlpha =
          0.46 + 0.36 * Math.sin(along * 23 + seconds * 0.9 + phase) * Math.sin(along * 3.1 + phase);
        const wide = (frame.width * 1.3) / 30;
        context.drawImage(
          strip,
          (along * 1.2 - 0.1) * frame.width * placed.scale + placed.x - wide / 2,
          (base + curl) * frame.horizon + placed.y - tall,
          wide,
          tall * 1.15,
        );
      }
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

const boltAt = (random: Random, frame: Scenery['frame'], context: Context) => {
  let [x, y] = [frame.width * between(random, 0.15, 0.85), 0];
  const points: [number, number][] = [[x, y]];
  while (y < frame.horizon) {
    x += between(random, -0.045, 0.045) * frame.unit;
    y += between(random, 0.02, 0.06) * frame.unit;
    points.push([x, y]);
  }
  for (const [wide, alpha] of [
    [9, 0.16],
    [4, 0.4],
    [1.6, 1],
  ] as const) {
    context.strokeStyle = `rgba(225,232,255,${alpha})`;
    context.lineWidth = (wide * frame.unit) / 720;
    context.beginPath();
    for (const point of points) context.lineTo(...point);
    context.stroke();
  }
};

const createLightning = ({ frame }: Scenery, seed: number): Painter => {
  const strikes = strikeTimes(seed).map((at, n) => ({ at, seed: seed + n * 97 }));
  return (context, { seconds }) => {
    for (const strike of strikes) {
      const since = seconds - strike.at;
      if (since < 0 || since > 0.55) continue;
      const flash = since < 0.08 ? 1 : since < 0.14 ? 0.25 : Math.max(0, 0.8 - since * 1.6);
      context.globalAlpha = flash * 0.5;
      context.fillStyle = '#cdd8ff';
      context.fillRect(0, 0, frame.width, frame.height);
      context.globalAlpha = flash;
      if (since < 0.3) boltAt(branch(strike.seed, 'bolt'), frame, context);
    }
    context.globalAlpha = 1;
  };
};

const createFireflies = ({ frame, random }: Scenery): Painter => {
  const dot = softDot(hex('#ffef9a'), 32);
  const parts = flakes(random, 44);
  return (context, { seconds }) => {
    context.globalCompositeOperation = 'screen';
    for (const { x, y, near, phase, kind } of parts) {
      context.globalAlpha = Math.max(0, Math.sin(seconds * (0.8 + kind) + phase)) ** 2;
      const size = frame.unit * (0.012 + near * 0.03);
      const px =
        (x + Math.sin(seconds * 0.4 + phase) * 0.03 + Math.sin(seconds * 0.9 + phase * 2) * 0.012) *
        frame.width;
      const py =
        frame.horizon * 0.75 +
        (frame.height - frame.horizon * 0.75) * y +
        Math.cos(seconds * 0.6 + phase) * frame.unit * 0.03;
      context.drawImage(dot, px - size / 2, py - size / 2, size, size);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

const createFireworks = ({ frame, random }: Scenery): Painter => {
  const bursts = Array.from({ length: 60 }, (_, n) => ({
    at: n * 0.62 + random() * 0.4 - 0.5,
    x: between(random, 0.14, 0.86) * frame.width,
    y: between(random, 0.12, 0.46) * frame.horizon,
    size: frame.unit * between(random, 0.2, 0.38),
    dot: softDot(
      pick(random, ['#ff5a6a', '#ffd35a', '#6ad8ff', '#b98aff', '#7affa0', '#ffffff'].map(hex)),
      24,
    ),
    seed: Math.floor(random() * 1e9),
  }));
  return (context, { seconds }) => {
    context.globalCompositeOperation = 'lighter';
    for (const burst of bursts) {
      const since = seconds - burst.at;
      if (since < -0.7 || since > 1.9) continue;
      const spark = frame.unit * 0.034;
      if (since < 0) {
        context.globalAlpha = 0.8;
        const y = burst.y + (-since / 0.7) ** 1.5 * (frame.horizon - burst.y);
        context.drawImage(burst.dot, burst.x - spark / 2, y, spark, spark * 2.4);
        continue;
      }
      const own = branch(burst.seed, 'sparks');
      const reach = 1 - Math.exp(-since * 3.2);
      for (let n = 0; n < 64; n += 1) {
        const [angle, far] = [own() * Math.PI * 2, 0.4 + own() * 0.6];
        context.globalAlpha =
          Math.max(0, 1 - since / (1.2 + own() * 0.7)) *
          (since > 0.9 ? 0.5 + 0.5 * Math.sin(since * 40 + n) : 1);
        const [x, y] = [
          burst.x + Math.cos(angle) * far * reach * burst.size,
          burst.y + Math.sin(angle) * far * reach * burst.size + since * since * frame.unit * 0.035,
        ];
        context.drawImage(burst.dot, x - spark / 2, y - spark / 2, spark, spark);
      }
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

const createShootingStars = ({ frame, random }: Scenery): Painter => {
  const trails = Array.from({ length: 50 }, (_, n) => ({
    at: n * 1.3 + random(),
    x: random() * 0.9,
    y: random() * 0.4,
    tilt: between(random, 0.25, 0.5),
  }));
  return (context, { seconds }) => {
    for (const { at, x, y, tilt } of trails) {
      const since = (seconds - at) / 0.8;
      if (since < 0 || since > 1) continue;
      const [px, py] = [
        (x + since * 0.25) * frame.width,
        y * frame.horizon + since * 0.25 * frame.width * tilt,
      ];
      const tail = frame.unit * 0.2 * Math.sin(since * Math.PI);
      const gradient = context.createLinearGradient(px, py, px - tail, py - tail * tilt);
      gradient.addColorStop(0, `rgba(255,255,255,${Math.sin(since * Math.PI)})`);
      gradient.addColorStop(1, 'rgba(255,255,255,0)');
      context.strokeStyle = gradient;
      context.lineWidth = frame.unit * 0.0034;
      context.beginPath();
      context.moveTo(px, py);
      context.lineTo(px - tail, py - tail * tilt);
      context.stroke();
    }
  };
};

/** Fire and smoke stand on the ground at one place, sparks rise from it. */
const createPlume = (
  { frame, random }: Scenery,
  kind: 'fire' | 'smoke',
  at: { x: number; y: number },
): Painter => {
  const dots =
    kind === 'fire'
      ? ['#fff0a0', '#ffb03a', '#ff6a1e'].map((tone) => softDot(hex(tone), 64))
      : [softDot([120, 118, 122], 96)];
  const parts = flakes(random, kind === 'fire' ? 40 : 22);
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0.55);
    context.globalCompositeOperation = kind === 'fire' ? 'lighter' : 'source-over';
    for (const { x, near, phase, kind: shade } of parts) {
      const life = fract(seconds * (kind === 'fire' ? 0.9 : 0.22) + phase);
      const size =
        frame.unit * (kind === 'fire' ? 0.13 * (1 - life * 0.75) : 0.1 + life * 0.2) * (0.6 + near * 0.6);
      const across =
        (x - 0.5) * frame.unit * 0.13 * (1 - life * (kind === 'fire' ? 0.7 : -1.2)) +
        Math.sin(seconds * 2 + phase) * frame.unit * 0.012;
      context.globalAlpha =
        (kind === 'fire' ? 0.55 : 0.3) * Math.sin(Math.min(1, life * 4) * Math.PI * 0.5) * (1 - life);
      const dot = dots[Math.min(dots.length - 1, Math.floor((life * 0.7 + shade * 0.5) * dots.length))]!;
      context.drawImage(
        dot,
        (at.x + across) * placed.scale + placed.x - size / 2,
        (at.y - life * frame.unit * (kind === 'fire' ? 0.26 : 0.5)) * placed.scale + placed.y - size,
        size,
        size * 1.25,
      );
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
};

const bubbleSprite = () =>
  paint(48, 48, (context) => {
    context.strokeStyle = 'rgba(235,250,255,0.75)';
    context.lineWidth = 2;
    context.beginPath();
    context.arc(24, 24, 20, 0, 7);
    context.stroke();
    disc(context, 24, 24, 19, 'rgba(200,235,255,0.12)');
    glow(context, 17, 16, 9, [255, 255, 255], 0.9);
  });

const createWaterfall = ({ frame, random, light }: Scenery): Painter => {
  const sheet = rainSheet(256, random, 0.4, [245, 250, 255]);
  const x = light.lamp.x > 0.5 ? 0.2 : 0.8;
  const mist = softDot([240, 246, 250], 96);
  const parts = flakes(random, 16);
  return (context, { seconds }, view) => {
    const placed = placementAt(frame, view, 0.15);
    const [left, wide] = [
      (x * frame.width - frame.unit * 0.05) * placed.scale + placed.x,
      frame.unit * 0.1 * placed.scale,
    ];
    const [top, foot] = [
      (frame.horizon - frame.unit * 0.34) * placed.scale + placed.y,
      frame.horizon * placed.scale + placed.y,
    ];
    context.save();
    context.beginPath();
    context.rect(left, top, wide, foot - top);
    context.clip();
    context.fillStyle = css(mix(light.haze, [235, 245, 250], 0.7), 0.75);
    context.fillRect(left, top, wide, foot - top);
    tile(context, sheet, left, seconds * frame.unit * 0.7, left + wide, foot);
    tile(context, sheet, left + 31, seconds * frame.unit * 0.9, left + wide, foot);
    context.restore();
    for (const { x: across, near, phase } of parts) {
      const life = fract(seconds * 0.4 + phase);
      context.globalAlpha = 0.3 * (1 - life);
      const size = frame.unit * (0.06 + life * 0.1 * (0.5 + near));
      context.drawImage(
        mist,
        left + wide * across * 1.4 - wide * 0.2 - size / 2,
        foot - life * frame.unit * 0.07 - size * 0.6,
        size,
        size,
      );
    }
    context.globalAlpha = 1;
  };
};

/** Behind the subjects: what belongs to the sky and the distance. Before them: what falls close to us. */
export const createWeather = (
  scenery: Scenery,
  spec: SceneSpec,
  seed: number,
): { far: Painter[]; near: Painter[]; last: Painter[] } => {
  const has = (name: SceneSpec['weather'][number]) => spec.weather.includes(name);
  const shows = (name: SceneSpec['extras'][number]) => spec.extras.includes(name);
  const own: Scenery = { ...scenery, random: branch(seed, 'weather') };
  const { frame, light } = own;
  const windy = has('wind') || has('storm') ? 1 : 0;
  const outdoors =
    spec.place !== 'room' && spec.place !== 'studio' && spec.place !== 'space' && spec.place !== 'underwater';
  const far: Painter[] = [];
  const near: Painter[] = [];
  const last: Painter[] = [];
  if (has('aurora')) far.push(createAurora(own));
  if (shows('shooting_stars')) far.push(createShootingStars(own));
  if (shows('fireworks')) far.push(createFireworks(own));
  if (shows('waterfall') && outdoors) far.push(createWaterfall(own));
  if ((has('fog') || has('dust')) && outdoors) near.push(createFog(own, has('fog') ? 0.9 : 0.6));
  const hearth = {
    x: frame.width * (light.lamp.x > 0.5 ? 0.36 : 0.64),
    y: frame.horizon + (frame.height - frame.horizon) * 0.5,
  };
  if (shows('smoke')) near.push(createPlume(own, 'smoke', hearth));
  if (shows('fire')) near.push(createPlume(own, 'fire', hearth));
  if (
    shows('fireflies') ||
    (light.isNight &&
      ['forest', 'meadow'].includes(spec.place) &&
      !has('snow') &&
      !has('rain') &&
      spec.season !== 'winter')
  )
    near.push(createFireflies(own));
  const falling = (sprites: Canvas[], options: Partial<Parameters<typeof createFalling>[1]>) =>
    last.push(
      createFalling(own, {
        sprites,
        count: 60,
        size: [0.01, 0.03],
        fall: 0.1,
        sway: 0.02,
        blow: 0.02 + windy * 0.1,
        turn: 1.2,
        alpha: 0.95,
        ...options,
      }),
    );
  if (
    (has('snow') || (spec.place === 'snowfield' && !has('clear'))) &&
    spec.place !== 'room' &&
    spec.place !== 'underwater'
  )
    falling([softDot([255, 255, 255], 40)], {
      count: 240,
      size: [0.006, 0.026],
      fall: 0.13,
      sway: 0.016,
      blow: 0.01 + windy * 0.16,
      turn: 0,
      alpha: 1,
    });
  const dimmed = (tone: string) => mix(hex(tone), light.ambient, light.isNight ? 0.5 : 0.12);
  if (shows('leaves') || (spec.season === 'autumn' && outdoors))
    falling(
      ['#c8662a', '#e0a03a', '#a8432a', '#d8852a'].map((tone) => leafSprite(dimmed(tone))),
      { count: shows('leaves') ? 46 : 22, size: [0.014, 0.036], fall: 0.1, sway: 0.05 },
    );
  else if (windy && outdoors && !has('snow'))
    falling(
      ['#7a9a48', '#94a858'].map((tone) => leafSprite(dimmed(tone))),
      { count: 20, size: [0.01, 0.024], fall: 0.06, blow: 0.25 },
    );
  if (shows('petals'))
    falling(
      ['#ffc6d6', '#ffdfe8', '#ff9fbc'].map((tone) => leafSprite(dimmed(tone))),
      { count: 60, size: [0.01, 0.026], fall: 0.08, sway: 0.05 },
    );
  if (shows('confetti'))
    falling(
      ['#ff5a6a', '#ffd35a', '#5ac8ff', '#8aff9a', '#c88aff'].map((tone) =>
        paint(20, 12, (context) => {
          context.fillStyle = tone;
          context.fillRect(0, 0, 20, 12);
        }),
      ),
      { count: 190, size: [0.016, 0.036], fall: 0.2, sway: 0.03, turn: 4 },
    );
  if (shows('bubbles') || spec.place === 'underwater')
    falling([bubbleSprite()], {
      count: shows('bubbles') ? 60 : 22,
      size: [0.006, 0.03],
      fall: -0.11,
      sway: 0.012,
      blow: 0,
      turn: 0,
      alpha: 0.7,
    });
  if (shows('sparks'))
    falling([softDot(hex('#ffb050'), 24)], {
      count: 70,
      size: [0.004, 0.014],
      fall: -0.16,
      sway: 0.04,
      turn: 0,
    });
  if (shows('lights'))
    falling(
      ['#ffd88a', '#ff9ad0', '#8ad8ff'].map((tone) => softDot(hex(tone), 64)),
      { count: 26, size: [0.03, 0.1], fall: -0.004, sway: 0.01, blow: 0.004, turn: 0, alpha: 0.5 },
    );
  if (has('dust'))
    falling([softDot([220, 190, 140], 32)], {
      count: 90,
      size: [0.003, 0.012],
      fall: 0.01,
      blow: 0.22,
      turn: 0,
      alpha: 0.7,
    });
  if ((has('rain') || has('storm')) && spec.place !== 'underwater' && spec.place !== 'space')
    last.push(createRain(own, has('storm') ? 0.95 : 0.75));
  if (has('lightning') || has('storm')) far.push(createLightning(own, seed));
  return { far, near, last };
};
