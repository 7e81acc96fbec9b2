/** `node packages/film/tools/set.ts PLACE [--time night] [--season winter] [--weather rain] [--region paris] [--views medium,wide,aerial]`: draws a set around a stand-in of 1.7 m to set-PLACE.png, or --out. */

import { parseArgs } from 'node:util';
import { MeshBuilder } from '../src/geometry/mesh-builder.ts';
import type { ActionArea, BuiltSet } from '../src/kits/set.ts';
import { createSet } from '../src/kits/sets/index.ts';
import { identity } from '../src/math/matrix.ts';
import { mix, normalize, scale, type Vec3 } from '../src/math/vector.ts';
import { drawFrame } from '../src/render/draw-frame.ts';
import { createCamera, type FrameState } from '../src/render/frame-state.ts';
import { triangleFlags, World } from '../src/render/world.ts';
import { writePng } from '../src/render/write-png.ts';
import type { Place, Region, Season, TimeOfDay, Weather } from '../src/scene/scene.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    time: { type: 'string', default: 'day' },
    season: { type: 'string' },
    weather: { type: 'string', default: 'clear' },
    region: { type: 'string' },
    backdrop: { type: 'string' },
    nouns: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    at: { type: 'string', default: '1.2' },
    views: { type: 'string', default: 'medium,wide,aerial' },
    out: { type: 'string' },
    width: { type: 'string', default: '480' },
  },
});

type Hour = {
  elevation: number;
  off: number;
  sun: Vec3;
  sky: Vec3;
  zenith: Vec3;
  horizon: Vec3;
  dark: number;
};
const hours: Record<string, Hour> = {
  day: {
    elevation: 0.75,
    off: -0.9,
    sun: [2.5, 2.2, 1.75],
    sky: [0.42, 0.54, 0.74],
    zenith: [0.1, 0.26, 0.62],
    horizon: [0.6, 0.74, 0.86],
    dark: 0,
  },
  golden_hour: {
    elevation: 0.3,
    off: 1.9,
    sun: [2.7, 1.7, 0.85],
    sky: [0.36, 0.42, 0.55],
    zenith: [0.16, 0.28, 0.55],
    horizon: [0.95, 0.7, 0.42],
    dark: 0.1,
  },
  sunset: {
    elevation: 0.13,
    off: 2.45,
    sun: [2.9, 1.35, 0.5],
    sky: [0.36, 0.34, 0.42],
    zenith: [0.16, 0.19, 0.4],
    horizon: [1.15, 0.55, 0.24],
    dark: 0.3,
  },
  dusk: {
    elevation: 0.1,
    off: 2.6,
    sun: [0.5, 0.35, 0.4],
    sky: [0.22, 0.25, 0.4],
    zenith: [0.06, 0.09, 0.22],
    horizon: [0.5, 0.3, 0.32],
    dark: 0.7,
  },
  night: {
    elevation: 0.8,
    off: -2.2,
    sun: [0.2, 0.26, 0.42],
    sky: [0.075, 0.095, 0.16],
    zenith: [0.008, 0.012, 0.035],
    horizon: [0.05, 0.06, 0.11],
    dark: 1,
  },
};
hours.morning = { ...hours.golden_hour!, elevation: 0.5, off: -1.2, dark: 0 };
hours.dawn = { ...hours.sunset!, dark: 0.4 };

const place = positionals[0] as Place;
const hour = hours[values.time]!;
const weather = values.weather.split(',') as Weather[];
const isGrey = weather.some((name) => ['rain', 'storm', 'overcast', 'snow', 'fog'].includes(name));
const stageSet = createSet({
  place,
  region: (values.region as Region | undefined) ?? null,
  backdrop: (values.backdrop as Place | undefined) ?? null,
  season: (values.season as Season | undefined) ?? null,
  timeOfDay: values.time as TimeOfDay,
  weather,
  seed: Number(values.seed),
  darkness: hour.dark,
  nouns: values.nouns.split(',').filter(Boolean),
});
const standIn = new MeshBuilder().paint([0.75, 0.12, 0.1], 'satin').tube(
  [
    [0, 0.25, 0],
    [0, 1.45, 0],
  ],
  0.25,
  16,
);
const standingAt = Math.max(stageSet.ground(0, 0), stageSet.water?.(0, 0, 0) ?? -1e9);
const views: Record<string, { position: Vec3; target: Vec3 }> = {
  close: { position: [0.3, 1.3, 1.9], target: [0, 1.2, 0] },
  medium: { position: [0.8, 1.6, 4.6], target: [0, 1, 0] },
  wide: { position: [-2.5, 3, 17], target: [0, 2.2, 0] },
  far: { position: [-6, 8, 48], target: [0, 7, 0] },
  aerial: { position: [8, 48, 85], target: [0, 0, -15] },
};
const names = values.views.split(',');
const width = Number(values.width);
const height = Math.round((width * 9) / 16);
const sheet = new Uint8Array(width * names.length * height * 3);
for (const [n, name] of names.entries()) {
  const view = views[name]!;
  const lift = (p: Vec3): Vec3 => [p[0], p[1] + standingAt, p[2]];
  const position = lift(view.position);
  if (!stageSet.isIndoors) {
    const floor = Math.max(
      stageSet.ground(position[0], position[2]),
      stageSet.water?.(position[0], position[2], 0) ?? -1e9,
    );
    position[1] = Math.max(position[1], floor + 0.8);
  }
  const target = lift(view.target);
  const area: ActionArea = {
    low: [-0.6, standingAt, -0.6],
    high: [0.6, standingAt + 1.7, 0.6],
    hasCast: true,
    subjectHeight: 1.7,
    cameraPosition: position,
    cameraTarget: target,
    cameraTravel: [0, 0, 0],
    cameraDistance: Math.hypot(...(position.map((value, axis) => value - target[axis]!) as Vec3)),
    focalLength: 1.3,
    aspect: 16 / 9,
    landmarks: [],
  };
  const cpu = process.cpuUsage();
  const built = stageSet.build(area);
  const buildMs = process.cpuUsage(cpu).user / 1000;
  const world = new World();
  const items = built.pieces.map((piece) => ({
    piece,
    item: world.add(
      piece.mesh,
      piece.matrix ?? identity(),
      triangleFlags.merged | (piece.castsNoShadow ? triangleFlags.castsNoShadow : 0),
    ),
  }));
  const figure = identity();
  figure[7] = standingAt;
  world.add(standIn.mesh, figure);
  const time = Number(values.at);
  const camera = createCamera(position, target, 1.3);
  const moved = performance.now();
  for (const { piece, item } of items) {
    const change = piece.update?.(time, camera);
    if (change instanceof Float32Array) world.deform(item, change, identity());
    else if (change) world.place(item, change);
  }
  const moveMs = performance.now() - moved;
  const pixels = drawFrame(world, frameState(built, camera, time, area), width, height);
  for (let y = 0; y < height; y += 1) {
    sheet.set(
      pixels.subarray(y * width * 3, (y + 1) * width * 3),
      (y * width * names.length + n * width) * 3,
    );
  }
  console.log(
    `${place} ${name}: ${world.triangles} triangles, ${built.pieces.length} pieces, ${built.lamps.length} lamps, built in ${buildMs.toFixed(0)} ms, moved in ${moveMs.toFixed(1)} ms`,
  );
}
await writePng(values.out ?? `set-${place}.png`, sheet, width * names.length, height);

function frameState(
  built: BuiltSet,
  camera: FrameState['camera'],
  time: number,
  area: ActionArea,
): FrameState {
  const isNight = hour.dark > 0.8;
  const indoors = stageSet.isIndoors;
  const grey = scale([0.46, 0.5, 0.55], isNight ? 0.12 : hour.dark > 0.5 ? 0.4 : 1);
  const angle = indoors ? Math.PI - 0.5 : hour.off;
  const elevation = indoors && !isNight ? 0.62 : hour.elevation;
  const sunDirection = normalize([
    Math.sin(angle) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(angle) * Math.cos(elevation),
  ]);
  const isUnderwater = place === 'underwater';
  const isStage = ['theatre_stage', 'concert', 'arena', 'dungeon', 'cave', 'spaceship'].includes(place);
  const sunColour: Vec3 = isGrey
    ? scale(mix(hour.sun, [1, 1, 1], 0.6), 0.32)
    : indoors
      ? scale(hour.sun, 1.5)
      : hour.sun;
  const reach = area.cameraDistance;
  const isAirless = place === 'space' || place === 'moon';
  return {
    time,
    camera,
    light: {
      sunDirection,
      sunColour,
      skyColour: isStage
        ? [0.05, 0.05, 0.07]
        : indoors
          ? isNight
            ? [0.16, 0.13, 0.11]
            : [0.46, 0.44, 0.43]
          : isGrey
            ? mix(hour.sky, scale(grey, 0.95), 0.6)
            : hour.sky,
      groundColour: indoors ? [0.24, 0.2, 0.16] : scale([0.2, 0.2, 0.14], 1 - hour.dark * 0.8),
      fogColour: isUnderwater
        ? [0.02, 0.16, 0.24]
        : isGrey
          ? scale(grey, 0.8)
          : mix(hour.horizon, hour.zenith, 0.35),
      fogDensity: isAirless
        ? 0
        : isUnderwater
          ? 0.035
          : indoors
            ? 0
            : weather.includes('fog')
              ? 0.03
              : isGrey
                ? 0.006
                : 0.0011,
      fogStart: isUnderwater ? 2 : isGrey ? 9 : 25,
      fogHeight: null,
      lamps: built.lamps,
      shadowSoftness: isGrey ? 0.16 : 0.05,
    },
    sky: {
      zenith: isAirless
        ? [0, 0, 0.004]
        : isUnderwater
          ? [0.05, 0.4, 0.5]
          : isGrey
            ? scale(grey, 0.7)
            : hour.zenith,
      horizon: isAirless ? [0, 0, 0.006] : isUnderwater ? [0.02, 0.16, 0.24] : isGrey ? grey : hour.horizon,
      cloudLit: isGrey ? scale(grey, 1.05) : isNight ? [0.08, 0.1, 0.15] : [1.3, 1.25, 1.18],
      cloudDark: isGrey ? scale(grey, 0.45) : isNight ? [0.02, 0.025, 0.045] : [0.55, 0.62, 0.74],
      cloudThreshold: isAirless || isUnderwater ? 1 : isGrey ? 0.25 : 0.52,
      cloudEdge: isGrey ? 0.4 : 0.2,
      cloudScale: 0.16,
      cloudDrift: [0.004, 0.002],
      sunGlow: isGrey ? 0 : 0.4,
      sunDisc: isGrey ? 0 : 4,
      stars: isNight ? 1 : 0,
      aurora: 0,
      milkyWay: 0,
      moon: null,
      rainbow: 0,
    },
    grade: {
      exposure: (isNight ? 0.9 : 0.72) * (isGrey || indoors ? 1.2 : 1),
      vignette: 0.4,
      bloom: isNight ? 1 : 0.5,
      saturation: 1.08,
      contrast: 1.07,
      tint: [1, 1, 1],
    },
    style: 'photoreal',
    shadow: { centre: [0, standingAt + 1, 0], halfSize: Math.max(9, reach * 1.6) },
    mirrorHeight: built.mirrorHeight,
    focus: null,
    particles: built.particles?.(time, camera) ?? [],
    beams: built.beams ?? [],
    fade: 0,
  };
}
