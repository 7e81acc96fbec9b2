/** Hair styles of blended shapes on the head. */

import type { BodyPaint, SoftBody } from '../../../geometry/soft-body.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { HairStyle, HeadFrame, HeadLook } from './head-look.ts';
import { sides } from './person-skeleton.ts';

type Shape = (
  centre: [number, number, number],
  radii: [number, number, number],
  options?: { tiltX?: number; tiltZ?: number; blend?: number; swings?: boolean },
) => void;

const cap = (shape: Shape, look: HeadLook, grow = 0) => {
  const lift = look.hatCovers ? -0.012 : 0;
  shape([0, 0.042 + lift, -0.026], [0.124 + grow, 0.106 + grow + lift, 0.116 + grow]);
  shape([0, -0.02, -0.062], [0.112 + grow, 0.09 + grow, 0.078 + grow]);
};

/** Locks over the forehead, from a parting to both sides. */
const fringe = (shape: Shape, parting = 0.4) => {
  shape([0.036 * parting * 2, 0.098, 0.062], [0.08, 0.032, 0.056], { tiltX: 0.55, tiltZ: -0.34 });
  shape([-0.064, 0.09, 0.056], [0.056, 0.03, 0.052], { tiltX: 0.55, tiltZ: 0.5 });
};

const sideLocks = (shape: Shape, length: number, width = 0.03, forward = 0.006) => {
  for (const { sign } of sides)
    shape([sign * 0.11, -0.03 - length * 0.5, forward], [width, 0.05 + length * 0.6, 0.05], {
      tiltZ: sign * 0.06,
    });
};

const curls = (shape: Shape, radius: number, count: number, spread: number) => {
  for (let n = 0; n < count; n += 1) {
    const up = 1 - ((n + 0.5) / count) * 1.25;
    const around = n * 2.39996;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    const [x, z] = [Math.cos(around) * flat, Math.sin(around) * flat];
    if (z > 0.35 && up < 0.5) continue;
    shape([x * spread, 0.03 + up * spread, -0.02 + z * spread], [radius, radius, radius], { blend: 0.012 });
  }
};

const styleShapes: Record<HairStyle, (shape: Shape, look: HeadLook) => void> = {
  bald: () => {},
  balding: (shape) => {
    for (const { sign } of sides) shape([sign * 0.1, 0.005, -0.03], [0.028, 0.045, 0.06]);
    shape([0, -0.015, -0.085], [0.09, 0.055, 0.045]);
  },
  buzz: (shape, look) => cap(shape, look, -0.006),
  short: (shape, look) => {
    cap(shape, look);
    if (look.hatCovers) return;
    fringe(shape, 0.3);
    shape([0, 0.125, 0.01], [0.09, 0.036, 0.09]);
  },
  side_part: (shape, look) => {
    cap(shape, look, 0.002);
    if (look.hatCovers) return;
    shape([-0.03, 0.115, 0.055], [0.085, 0.036, 0.062], { tiltX: 0.4, tiltZ: 0.22 });
    shape([0.07, 0.1, 0.03], [0.045, 0.034, 0.07], { tiltX: 0.3, tiltZ: -0.5 });
  },
  spiky: (shape, look) => {
    cap(shape, look);
    if (look.hatCovers) return;
    for (let n = 0; n < 9; n += 1) {
      const a = n * 0.7 - 2.8;
      shape([Math.sin(a) * 0.07, 0.125, Math.cos(a) * 0.06 + 0.005], [0.022, 0.05, 0.024], {
        tiltX: Math.cos(a) * 0.5,
        tiltZ: -Math.sin(a) * 0.7,
        blend: 0.02,
      });
    }
    fringe(shape, 0.1);
  },
  curly: (shape, look) => {
    cap(shape, look);
    if (!look.hatCovers) curls(shape, 0.036, 34, 0.112);
    else sideLocks(shape, 0.02);
  },
  afro: (shape, look) => {
    if (look.hatCovers) return cap(shape, look);
    shape([0, 0.06, -0.028], [0.148, 0.126, 0.138]);
    shape([0, -0.01, -0.06], [0.134, 0.1, 0.094]);
    curls(shape, 0.03, 40, 0.135);
  },
  bob: (shape, look) => {
    cap(shape, look, 0.004);
    sideLocks(shape, 0.06, 0.034);
    shape([0, -0.06, -0.062], [0.118, 0.085, 0.066]);
    if (!look.hatCovers) fringe(shape, 0.3);
  },
  long: (shape, look) => {
    cap(shape, look, 0.003);
    sideLocks(shape, 0.1);
    shape([0, -0.07, -0.07], [0.114, 0.13, 0.062], { swings: true });
    shape([0, -0.2, -0.09], [0.1, 0.11, 0.042], { swings: true, tiltX: -0.1, blend: 0.05 });
    if (!look.hatCovers) fringe(shape, 0.45);
  },
  ponytail: (shape, look) => {
    cap(shape, look, 0.002);
    if (!look.hatCovers) fringe(shape, 0.45);
    shape([0, 0.04, -0.145], [0.03, 0.03, 0.026], { swings: true });
    shape([0, -0.02, -0.175], [0.042, 0.075, 0.04], { swings: true, tiltX: 0.35 });
    shape([0, -0.13, -0.185], [0.032, 0.085, 0.03], { swings: true, blend: 0.04 });
  },
  pigtails: (shape, look) => {
    cap(shape, look, 0.003);
    if (!look.hatCovers) fringe(shape, 0.2);
    for (const { sign } of sides) {
      shape([sign * 0.128, 0.02, -0.03], [0.026, 0.026, 0.026]);
      shape([sign * 0.155, -0.045, -0.03], [0.036, 0.068, 0.036], { swings: true, tiltZ: sign * 0.25 });
    }
  },
  braids: (shape, look) => {
    cap(shape, look, 0.003);
    if (!look.hatCovers) fringe(shape, 0.4);
    for (const { sign } of sides)
      for (let n = 0; n < 6; n += 1)
        shape(
          [sign * (0.112 + n * 0.002), -0.06 - n * 0.037, 0.005 + n * 0.005],
          [0.024 - n * 0.0012, 0.026, 0.024],
          {
            blend: 0.008,
            swings: n > 1,
          },
        );
  },
  bun: (shape, look) => {
    cap(shape, look, 0.001);
    if (!look.hatCovers) {
      fringe(shape, 0.45);
      shape([0, 0.125, -0.09], [0.055, 0.05, 0.05], { blend: 0.01 });
    } else shape([0, -0.02, -0.15], [0.05, 0.045, 0.045], { blend: 0.01 });
  },
  topknot: (shape, look) => {
    cap(shape, look, -0.002);
    if (!look.hatCovers) shape([0, 0.155, -0.035], [0.03, 0.036, 0.034], { blend: 0.014 });
  },
  wisp: (shape) => {
    shape([0, 0.128, 0.035], [0.03, 0.016, 0.03], { tiltX: 0.4 });
    shape([0.02, 0.132, 0.02], [0.018, 0.018, 0.022], { tiltX: 0.6, tiltZ: -0.4 });
  },
  clown: (shape, look) => {
    for (const { sign } of sides) {
      for (let n = 0; n < 7; n += 1) {
        const a = n * 0.9;
        shape(
          [sign * (0.14 + 0.03 * Math.cos(a)), 0.03 + 0.05 * Math.sin(a), -0.02 + 0.03 * Math.cos(a * 2)],
          [0.042, 0.042, 0.042],
          { blend: 0.012 },
        );
      }
    }
    if (look.hatCovers) return;
    shape([0, 0.02, -0.1], [0.1, 0.06, 0.05]);
  },
};

export const addHair = (body: SoftBody, { at, k, bone, hairBone }: HeadFrame, look: HeadLook): void => {
  const paint: BodyPaint = (x, y, z) =>
    scale(look.hairColour, 0.8 + 0.4 * Math.sin(x * 95 + Math.sin(y * 34 + z * 11) * 1.6) ** 2);
  const shape: Shape = (centre, radii, { tiltX = 0, tiltZ = 0, blend = 0.022, swings = false } = {}) =>
    body.ellipsoid(at(...centre), radii.map((value) => value * k) as Vec3, paint, {
      bone: swings ? hairBone : bone,
      blend: blend * k,
      tiltX,
      tiltZ,
      material: look.hair === 'afro' || look.hair === 'curly' || look.hair === 'clown' ? 'fur' : 'satin',
    });
  styleShapes[look.hair](shape, look);
};
