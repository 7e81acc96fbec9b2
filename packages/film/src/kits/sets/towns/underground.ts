/** Under the ground: a subway platform with its train, and a road tunnel with bands of light. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { addTrack } from './rails.ts';
import { line, paintRoad } from './road-colours.ts';
import { buildParkBench } from './street-parts.ts';

const places = ['subway_station', 'tunnel'] as const;
/** Far enough behind the action that a crowd stands on the platform. */
const trackZ = -8.2;

const tiles = (p: Vec3): Vec3 => {
  const isJoint = Math.abs(((p[0] * 2.5) % 1) + 1) % 1 < 0.06 || ((p[1] * 5) % 1) + 1 < 0.06;
  return isJoint
    ? fromHex('#b8b6ae')
    : mix(fromHex('#e6e4da'), fromHex('#f2f0e8'), noise(p[0] * 3, p[1] * 5, 1));
};

const buildSubwayStation = (set: SetBuilder): void => {
  const [cx, cy, cz] = set.area.cameraPosition;
  const half = Math.max(30, Math.abs(cx) + 20);
  const front = Math.max(set.area.high[2] + 2, cz + 1.5);
  const top = Math.max(4.4, cy + 1, set.area.high[1] + 0.8);
  const wallZ = trackZ - 2.6;
  set.model((b) => {
    b.paint((p) => mix(fromHex('#9a968c'), fromHex('#b4afa4'), noise(p[0] * 2, 1, p[2] * 2)), 'stone').box(
      [0, -0.6, (trackZ + 1.75 + front) / 2],
      [2 * half, 1.2, front - trackZ - 1.75],
    );
    b.paint(fromHex('#e8c040'), 'matte').box([0, 0.006, trackZ + 2.3], [2 * half, 0.012, 0.4]);
    b.paint(fromHex('#f4f2ea'), 'matte').box([0, 0.006, trackZ + 1.85], [2 * half, 0.012, 0.1]);
    addTrack(b, -half, half, -1, trackZ);
    // The wall beyond the track: white tiles, a coloured band and the name of the stop.
    b.paint(tiles, 'glossy').box([0, top / 2 - 0.6, wallZ], [2 * half, top + 1.2, 0.2]);
    b.paint(fromHex('#1f5fa8'), 'glossy').box([0, 2.75, wallZ + 0.12], [2 * half, 0.42, 0.06]);
    b.paint(fromHex('#c23a2e'), 'glossy').box([0, 2.45, wallZ + 0.12], [2 * half, 0.1, 0.06]);
    for (let x = -half + 4; x < half; x += 8) {
      b.paint(fromHex('#15181c'), 'satin').box([x, 2.75, wallZ + 0.18], [2.4, 0.5, 0.05], 0.02);
      b.paint(fromHex('#f6f6f2'), 'matte').box([x, 2.75, wallZ + 0.215], [1.6, 0.16, 0.02]);
      const picture: Vec3 = [0.25 + 0.5 * set.random(), 0.25 + 0.4 * set.random(), 0.3 + 0.4 * set.random()];
      b.paint(fromHex('#3a3c40'), 'satin').box([x + 4, 1.35, wallZ + 0.14], [2.1, 1.5, 0.06], 0.02);
      b.paint(picture, 'matte').box([x + 4, 1.35, wallZ + 0.18], [1.9, 1.3, 0.02]);
      b.paint(fromHex('#f6f0dc'), 'matte').sphere([x + 4.3, 1.5, wallZ + 0.19], [0.34, 0.34, 0.01], 14);
    }
    b.paint(fromHex('#d6d3ca'), 'plaster').box(
      [0, top + 0.1, (wallZ + front) / 2],
      [2 * half, 0.2, front - wallZ + 1],
    );
    b.paint(fromHex('#bab7ae'), 'plaster');
    for (let x = -half + 2; x < half; x += 4)
      b.box([x, top - 0.16, (wallZ + front) / 2], [0.34, 0.34, front - wallZ]);
    // Lights in two rows under the ceiling.
    b.paint([1.9, 1.95, 2], 'glow');
    for (const z of [trackZ + 2.6, Math.min(front - 1, trackZ + 8.4)])
      for (let x = -half + 4; x < half; x += 4) b.box([x, top - 0.36, z], [2.6, 0.07, 0.16]);
    for (const x of [-half, half])
      b.paint(tiles, 'glossy').box([x, top / 2, (wallZ + front) / 2], [0.3, top, front - wallZ]);
    for (const x of [set.centre[0] - set.halfX - 3.2, set.centre[0] + set.halfX + 2.6])
      addHangingSign(b, x, top);
    for (let x = -half + 2; x < half; x += 5.5)
      if (set.isClear(x, trackZ + 3.4, 0.45)) {
        b.paint(fromHex('#2f6a5a'), 'satin').box([x, top / 2, trackZ + 3.4], [0.42, top, 0.42], 0.04);
        b.paint(fromHex('#e8e4d8'), 'satin').box([x, 1.9, trackZ + 3.4], [0.46, 0.7, 0.46], 0.02);
      }
  });
  const bench = buildParkBench();
  for (let x = -14; x <= 14; x += 7)
    if (set.isClear(x, trackZ + 4.4, 1)) set.add(bench, translation(x, 0, trackZ + 4.4));
  for (let x = -8; x <= 8; x += 8) set.lamp([set.centre[0] + x, top - 0.7, -2], [3.8, 3.8, 3.6], 11);
  const hasTrain = set.request.nouns?.some((noun) => /train|subway|metro|tram/.test(noun));
  if (!hasTrain) createThingPlacer(set)('subway train', [set.centre[0] - 13, -0.84, trackZ], Math.PI / 2);
};

const addHangingSign = (b: MeshBuilder, x: number, top: number): void => {
  const z = trackZ + 2.9;
  b.paint(fromHex('#22262a'), 'metal')
    .box([x - 0.9, top - 0.5, z], [0.04, 1, 0.04])
    .box([x + 0.9, top - 0.5, z], [0.04, 1, 0.04]);
  b.paint(fromHex('#15181c'), 'satin').box([x, top - 1.15, z], [2.6, 0.5, 0.12], 0.03);
  b.paint([0.3, 1, 1.7], 'glow').sphere([x - 0.95, top - 1.15, z + 0.06], [0.16, 0.16, 0.02], 16);
  b.paint([1.5, 1.5, 1.45], 'glow')
    .box([x + 0.2, top - 1.08, z + 0.07], [1.5, 0.1, 0.01])
    .box([x + 0.05, top - 1.26, z + 0.07], [1.2, 0.07, 0.01]);
};

const neons: readonly Vec3[] = [
  [2.6, 0.2, 1.1],
  [0.2, 1.5, 2.7],
  [1.4, 0.35, 2.7],
  [0.25, 2.2, 1.2],
];

/** Of the colour that the scene names, else the warm one of such lamps. */
const lampTone = ({ request }: SetBuilder, usual: Vec3): Vec3 => {
  const named = request.colours?.light;
  if (!named) return usual;
  const tone = fromHex(named);
  const strength = Math.max(...usual) / Math.max(0.05, ...tone);
  // A little of white keeps a pure colour from looking painted.
  return mix(scale(tone, strength), [strength * 0.4, strength * 0.4, strength * 0.4], 0.04);
};

/** Along z; the camera looks down the bore. */
const buildTunnel = (set: SetBuilder): void => {
  const [cx, cy, cz] = set.area.cameraPosition;
  const half = Math.max(5.5, set.halfX + 3, Math.abs(cx) + 1.5 + Math.abs(set.area.cameraTravel[0]) / 2);
  const top = Math.max(5.6, cy + 1.4, set.area.high[1] + 1.5);
  const [near, far] = [Math.max(cz + Math.abs(set.area.cameraTravel[2]) + 30, 40), 260];
  const isNeon = set.request.nouns?.includes('neon_signs') ?? false;
  const steps = 14;
  const wallHeight = top * 0.45;
  const profile = Array.from({ length: steps + 1 }, (_, n): [number, number] => {
    const angle = (n / steps) * Math.PI;
    return [Math.cos(angle) * half, wallHeight + Math.sin(angle) * (top - wallHeight)];
  });
  const outline: [number, number][] = [[half, 0], ...profile, [-half, 0]];
  set.model((b) => {
    b.paint(paintRoad(set), isNeon || set.isRainy ? 'wet' : 'asphalt').heightField(
      { x0: -half, z0: -far, x1: half, z1: near },
      { x: 6, z: 60 },
      () => 0,
    );
    b.paint(line, 'matte');
    for (let z = near; z > -160; z -= 7) b.box([0, 0.006, z], [0.14, 0.008, 3]);
    for (const side of [-1, 1]) {
      b.box([side * (half - 1), 0.006, (near - far) / 2], [0.12, 0.008, near + far]);
      b.paint(fromHex('#8c8a86'), 'stone').box(
        [side * (half - 0.4), 0.15, (near - far) / 2],
        [0.8, 0.3, near + far],
      );
      b.paint(line, 'matte');
    }
    const concrete = isNeon ? fromHex('#2a2c34') : fromHex('#9a968c');
    for (let n = 0; n + 1 < outline.length; n += 1) {
      const [[x0, y0], [x1, y1]] = [outline[n]!, outline[n + 1]!];
      const normal: Vec3 = [-(x0 + x1) / half, y0 + y1 > wallHeight * 2 ? -1 : 0, 0];
      for (let z = near; z > -far; z -= 12) {
        const shade = scale(concrete, 0.86 + 0.22 * noise(n * 0.7, 2, z * 0.1));
        b.paint(shade, isNeon ? 'glossy' : 'stone').quad(
          [x0, y0, z],
          [x1, y1, z],
          [x1, y1, z - 12],
          [x0, y0, z - 12],
          normal,
        );
      }
    }
    addBands(set, b, outline, near, far, isNeon);
  });
  for (let n = 0; n < 9; n += 1) {
    const z = Math.min(near - 4, set.area.high[2] + 8) - n * 8;
    const colour = isNeon ? scale(neons[n % neons.length]!, 3) : lampTone(set, [7, 5.6, 3.6]);
    set.lamp([n % 2 ? half * 0.5 : -half * 0.5, top * 0.72, z], colour, 13);
  }
  if (isNeon || set.isRainy) set.mirrorHeight = 0;
};

/** Hoops of neon round the bore, or two rows of lamps under the crown. */
const addBands = (
  set: SetBuilder,
  b: MeshBuilder,
  outline: readonly [number, number][],
  near: number,
  far: number,
  isNeon: boolean,
): void => {
  if (!isNeon) {
    b.paint(lampTone(set, [2.2, 1.7, 0.95]), 'glow');
    const [x, y] = outline[5]!;
    for (let z = near; z > -far; z -= 5)
      for (const side of [-1, 1]) b.box([side * x * 0.96, y - 0.14, z], [0.3, 0.1, 1.8]);
    return;
  }
  let count = 0;
  for (let z = Math.min(near, set.area.high[2] + 16); z > -far; z -= 5, count += 1) {
    b.paint(neons[count % neons.length]!, 'glow');
    for (let n = 0; n + 1 < outline.length; n += 1) {
      const [[x0, y0], [x1, y1]] = [outline[n]!, outline[n + 1]!];
      b.tube(
        [
          [x0 * 0.985, y0 * 0.985, z],
          [x1 * 0.985, y1 * 0.985, z],
        ],
        0.06,
        5,
        false,
      );
    }
  }
  for (const side of [-1, 1]) {
    b.paint(neons[side < 0 ? 0 : 1]!, 'glow').box(
      [side * outline[0]![0] * 0.985, 1.3, (near - far) / 2],
      [0.06, 0.09, near + far],
    );
  }
};

const createUnderground = (request: SetRequest): StageSet => {
  const isStation = request.place === 'subway_station';
  return {
    isIndoors: isStation,
    ground: isStation ? (_x, z) => (z < trackZ + 1.75 && z > trackZ - 2.4 ? -0.84 : 0) : () => 0,
    water: null,
    travelDirection: isStation ? Math.PI / 2 : 0.02,
    ...(isStation && { roadOffset: [0, 0, trackZ] as Vec3 }),
    build: (area) => {
      const set = new SetBuilder(request, area);
      if (isStation) buildSubwayStation(set);
      else buildTunnel(set);
      return set.result();
    },
  };
};

export const underground: SetKit = { places, create: createUnderground };
