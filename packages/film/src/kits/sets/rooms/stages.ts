/** Stages: theatre with curtains and a spotlight, concert with light beams and a crowd, ballroom with chandeliers. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addCrowd } from '../shared/crowd.ts';
import { addHaze, isSmoky } from '../shared/haze.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { buildBallroom } from './ballroom.ts';
import { addLasers, hasLasers } from './light/lasers.ts';
import { buildEmptyHall } from './venues/empty-hall.ts';

const places = ['theatre_stage', 'concert', 'ballroom'] as const;

/** A curtain hung in folds from one point to another; it faces `normal`. */
export const addFolds = (
  builder: MeshBuilder,
  from: Vec3,
  to: Vec3,
  top: number,
  colour: Vec3,
  depth = 0.16,
  folds = 1.6,
): void => {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(8, Math.round(length * folds * 6));
  const [dx, dz] = [(to[0] - from[0]) / length, (to[2] - from[2]) / length];
  const rows = [top, (top + from[1]) / 2, from[1]].map((y) =>
    Array.from({ length: count + 1 }, (_, n) => {
      const u = (n / count) * length;
      const wave = Math.sin(u * folds * 6.283);
      const slope = Math.cos(u * folds * 6.283);
      builder.paint(darken(colour, 0.38 - 0.38 * wave), 'cloth');
      return builder.vertex(
        [from[0] + dx * u - dz * depth * wave, y, from[2] + dz * u + dx * depth * wave],
        normalize([-dz - dx * slope * 0.9, 0, dx - dz * slope * 0.9]),
      );
    }),
  );
  builder.grid(rows);
};

const floor = (set: SetBuilder, half: number, back: number, front: number, dark: Vec3, light: Vec3): void => {
  set.model(
    (builder) => {
      for (let x = -half; x < half; x += 0.18) {
        const t = set.random();
        builder.paint(
          [
            dark[0] + (light[0] - dark[0]) * t,
            dark[1] + (light[1] - dark[1]) * t,
            dark[2] + (light[2] - dark[2]) * t,
          ],
          'glossy',
        );
        builder.quad([x, 0, back], [x + 0.175, 0, back], [x + 0.175, 0, front], [x, 0, front], [0, 1, 0]);
      }
      builder
        .paint([0.01, 0.01, 0.012], 'matte')
        .quad([-60, -0.01, -60], [60, -0.01, -60], [60, -0.01, 60], [-60, -0.01, 60], [0, 1, 0]);
    },
    { castsNoShadow: true },
  );
};

const darkShell = (set: SetBuilder, half: number, back: number, top: number): void => {
  set.model((builder) => {
    builder
      .paint([0.012, 0.012, 0.016], 'matte')
      .quad([-60, 0, back - 3], [60, 0, back - 3], [60, 40, back - 3], [-60, 40, back - 3], [0, 0, 1]);
    for (const side of [-1, 1])
      builder.quad(
        [side * (half + 14), 0, -60],
        [side * (half + 14), 0, 60],
        [side * (half + 14), 40, 60],
        [side * (half + 14), 40, -60],
        [-side, 0, 0],
      );
    builder.quad(
      [-60, top + 12, -60],
      [60, top + 12, -60],
      [60, top + 12, 60],
      [-60, top + 12, 60],
      [0, -1, 0],
    );
    builder.quad([-60, 0, 60], [60, 0, 60], [60, 40, 60], [-60, 40, 60], [0, 0, -1]);
  });
};

const spotlight = (set: SetBuilder, from: Vec3, colour: Vec3, spread = 0.16): void => {
  const to: Vec3 = [set.centre[0], 0, set.centre[2]];
  set.beams.push({
    position: from,
    direction: normalize(subtract(to, from)),
    colour: scale(colour, 0.7),
    spread,
    reach: Math.hypot(...subtract(to, from)) * 1.5,
  });
};

const buildTheatre = (set: SetBuilder): void => {
  const half = Math.max(5, set.halfX + 2.5, Math.abs(set.area.cameraPosition[0]) + 1.5);
  const back = set.area.low[2] - 3.6;
  const front = set.area.high[2] + 2.2;
  const top = Math.max(5.5, set.actionHeight * 1.9);
  floor(set, half + 3, back, front, fromHex('#5a3418'), fromHex('#8a5a30'));
  darkShell(set, half, back, top);
  const red = fromHex('#a01420');
  set.model((builder) => {
    addFolds(builder, [-half - 2, 0, back], [half + 2, 0, back], top + 3, fromHex('#6a0c16'), 0.14, 1.1);
    for (const side of [-1, 1]) {
      // Side curtains drawn open, in two layers.
      addFolds(
        builder,
        [side * (half + 1.6), 0, front - 2.6],
        [side * half * 0.8, 0, front - 2.8],
        top + 2,
        red,
        0.2,
        1.2,
      );
      addFolds(
        builder,
        [side * (half + 2), 0, front - 5],
        [side * half * 0.92, 0, front - 5],
        top + 2,
        darken(red, 0.25),
        0.2,
        1.2,
      );
    }
    for (let x = -half - 1; x < half + 1; x += 1.6) {
      // Swags above.
      builder.paint(darken(red, 0.1), 'cloth').tube(
        Array.from(
          { length: 7 },
          (_, n): Vec3 => [x + (n / 6) * 1.6, top + 0.5 - 0.55 * Math.sin((n / 6) * Math.PI), front - 2.7],
        ),
        0.28,
        7,
        false,
      );
    }
    builder.paint(fromHex('#d8a63a'), 'metal').box([0, top + 0.15, front - 2.6], [half * 2 + 2, 0.12, 0.1]);
    builder.paint(fromHex('#3a2414'), 'wood').box([0, -0.25, front + 0.05], [half * 2 + 4, 0.5, 0.1]);
    builder.paint([2.2, 1.5, 0.7], 'glow');
    for (let x = -half; x <= half; x += 1) builder.sphere([x, 0.08, front - 0.12], [0.09, 0.07, 0.05], 8);
  });
  const spots: Vec3[] = [];
  for (let row = 0; row < 8; row += 1)
    for (let n = -14; n <= 14; n += 1) {
      const [x, z] = [n * 0.75 + (row % 2) * 0.35, front + 2 + row * 1.1];
      if (z < set.area.cameraPosition[2] - 0.5 && Math.abs(x - set.area.cameraPosition[0]) > 0.6)
        spots.push([x, -1.1 + row * 0.12, z]);
    }
  addCrowd(set, { spots, darkness: 0.9, bounce: 0 });
  const [cx, , cz] = set.centre;
  // The one spotlight of the scene lights its subject; more would leave nothing of a face.
  if (!set.request.nouns?.includes('spotlight')) {
    spotlight(set, [cx - 2.6, top + 4, cz + 5], [1.1, 1, 0.8]);
    spotlight(set, [cx + 2.2, top + 4, cz + 4], [0.5, 0.5, 0.62], 0.12);
    set.lamp([cx - 0.6, Math.max(3.4, set.actionHeight + 1.8), cz + 1.6], [9, 8, 6.2], 8);
  }
  set.lamp([cx + 1.6, Math.max(3, set.actionHeight + 1.2), cz + 2.4], [4.5, 4, 3.4], 8);
  set.lamp([cx - half * 0.8, 2.6, back + 2], [2, 0.5, 0.5], 7);
  set.lamp([cx + half * 0.8, 2.6, back + 2], [2, 0.5, 0.5], 7);
};

/** Shades of the one colour that the stage is lit in. */
const litHue = (hex: string, n: number): Vec3 => {
  const colour = fromHex(hex);
  const strength = (1.1 + 0.35 * (n % 3)) / Math.max(...colour);
  return scale(colour, strength);
};

const hasAudience = (request: SetRequest) => request.details?.includes('audience') ?? false;

/** The crowd before the stage, seen from behind; one that is named reaches into the picture. */
const addFrontRows = (set: SetBuilder, front: number): void => {
  const isNamed = hasAudience(set.request);
  const spots: Vec3[] = [];
  const camera = set.area.cameraPosition;
  for (let row = 0; row < 12; row += 1)
    for (let n = -13; n <= 13; n += 1) {
      const [x, z] = [n * 0.72 + (row % 2) * 0.36, front + (isNamed ? 0.3 : 1.2) + row * 0.75];
      if (z < camera[2] - 1.2) spots.push([x, isNamed ? -0.85 : -1.5, z]);
    }
  addCrowd(set, {
    spots,
    isStanding: true,
    darkness: isNamed ? 0.4 : 0.8,
    bounce: isNamed ? 0.14 : 0.09,
  });
};

const buildConcert = (set: SetBuilder): void => {
  const half = Math.max(6, set.halfX + 3.2);
  const back = set.area.low[2] - 3;
  const front = set.area.high[2] + (hasAudience(set.request) ? 0.5 : 2);
  const top = Math.max(6, set.actionHeight * 2);
  floor(set, half + 2, back, front, fromHex('#16181c'), fromHex('#24272c'));
  darkShell(set, half + 10, back, top);
  const asked = set.request.colours?.light;
  const hues: Vec3[] = asked
    ? Array.from({ length: 6 }, (_, n) => litHue(asked, n))
    : [
        [1.4, 0.15, 0.9],
        [0.15, 0.5, 1.6],
        [0.2, 1.3, 0.7],
        [1.5, 0.7, 0.1],
        [0.8, 0.2, 1.5],
        [1.5, 0.2, 0.2],
      ];
  set.model((builder) => {
    // A wall of light behind, trusses, loudspeakers.
    const columns = 16;
    for (let n = 0; n < columns; n += 1) {
      for (let k = 0; k < 6; k += 1) {
        const hue = hues[Math.floor((n * 0.5 + k) % hues.length)]!;
        // In one colour a bright wall would drown who stands before it.
        builder.paint(scale(hue, (asked ? 0.35 : 1) * (0.18 + 0.4 * set.random())), 'glow');
        builder.box(
          [-half + ((n + 0.5) * 2 * half) / columns, 0.9 + k * 0.8, back - 0.5],
          [(2 * half) / columns - 0.12, 0.66, 0.06],
        );
      }
    }
    builder.paint(fromHex('#8a9096'), 'metal');
    for (const z of [back + 0.3, front - 1]) {
      for (const y of [top, top + 0.45])
        builder.tube(
          [
            [-half, y, z],
            [half, y, z],
          ],
          0.045,
          6,
        );
      for (let x = -half; x < half; x += 0.5)
        builder.tube(
          [
            [x, top, z],
            [x + 0.25, top + 0.45, z],
            [x + 0.5, top, z],
          ],
          0.025,
          4,
          false,
        );
    }
    for (const side of [-1, 1]) {
      builder.paint(fromHex('#8a9096'), 'metal');
      for (const dx of [-0.25, 0.25])
        builder.tube(
          [
            [side * half + dx, 0, back + 0.3],
            [side * half + dx, top, back + 0.3],
          ],
          0.05,
          6,
        );
      for (let k = 0; k < 3; k += 1) {
        builder
          .paint(fromHex('#141518'), 'satin')
          .box([side * (half - 0.9), 0.6 + k * 1.2, front - 2.4], [1.2, 1.15, 0.9], 0.03);
        builder
          .paint(fromHex('#2c2e32'), 'metal')
          .sphere([side * (half - 0.9), 0.6 + k * 1.2, front - 1.95], [0.42, 0.42, 0.08], 18);
      }
    }
    for (const [n, x] of [-0.9, -0.55, -0.2, 0.2, 0.55, 0.9].entries()) {
      builder.paint(fromHex('#101114'), 'satin').sphere([x * half, top - 0.3, back + 0.4], 0.24, 10);
      builder.paint(scale(hues[n]!, 2.4), 'glow').sphere([x * half, top - 0.42, back + 0.52], 0.16, 10);
    }
  });
  for (const [n, x] of [-0.9, -0.55, -0.2, 0.2, 0.55, 0.9].entries()) {
    const from: Vec3 = [x * half, top - 0.4, back + 0.5];
    const to: Vec3 = [x * half * -0.4 + (n % 2 ? 1 : -1) * 1.4, 0, set.centre[2] + 1.5];
    set.beams.push({
      position: from,
      direction: normalize(subtract(to, from)),
      colour: scale(hues[n]!, asked ? 0.3 : 0.55),
      spread: 0.07,
      reach: 13,
    });
    set.lamp([to[0] * 0.8, 3.2, set.centre[2] + (n - 3) * 0.5], scale(hues[n]!, asked ? 1.5 : 2.3), 7);
  }
  set.lamp([set.centre[0] - 0.8, Math.max(3.2, set.actionHeight + 1.4), set.centre[2] + 2], [6, 5.4, 4.6], 8);
  if (asked) set.lamp([set.centre[0] + 1.6, 2.6, set.centre[2] + 2.6], [4.6, 4, 3.6], 8);
  addHaze(set, {
    colour: asked ? (litHue(asked, 0).map((value) => 0.3 + value * 0.35) as Vec3) : [0.55, 0.5, 0.62],
    low: 0.1,
    high: 1.5,
    opacity: isSmoky(set) ? 0.3 : 0.1,
    count: isSmoky(set) ? 70 : 30,
  });
  if (hasLasers(set.request)) addLasers(set, half, set.actionHeight * 0.45, back + 0.4);
  addFrontRows(set, front);
};

const isEmptyHall = ({ place, details = [] }: SetRequest) =>
  place === 'theatre_stage' && details.includes('empty_hall');

const createStage = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  ...(hasAudience(request) && request.place === 'concert' && { view: { below: 1.25, eyeHeight: 2.2 } }),
  build: (area) => {
    if (request.place === 'ballroom') return buildBallroom(request, area);
    const set = new SetBuilder(request, area);
    if (request.place === 'concert') buildConcert(set);
    else if (isEmptyHall(request)) buildEmptyHall(set);
    else buildTheatre(set);
    return set.result();
  },
});

export const stages: SetKit = { places, create: createStage };
