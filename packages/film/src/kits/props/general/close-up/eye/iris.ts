/** The ball of an eye: white, iris with its fibres, pupil. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { smoothstep } from '../../../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import { ball } from './eye-shape.ts';

export type IrisLook = { colour: Vec3; radius: number; pupil: [width: number, height: number]; white: Vec3 };

const segments = 128;
const rings = 12;

const onBall = (x: number, y: number, out: number): Vec3 => [
  x,
  y,
  ball.z + Math.sqrt(Math.max(0, (ball.radius + out) ** 2 - x * x - y * y)),
];

/** Fibres from the pupil outwards, a pale ring near it and a dark one at the edge. */
const irisColour = (colour: Vec3, angle: number, t: number): Vec3 => {
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  const fibres = noise(u * 26, v * 26, t * 1.2) * 0.6 + noise(u * 60, v * 60, 5 + t * 2) * 0.4;
  const patches = fractalNoise(u * 3, v * 3, t * 2, 2);
  const bright = 0.35 + 1.1 * fibres * (0.6 + 0.8 * patches);
  const warm: Vec3 = [colour[0] * 0.8 + 0.16, colour[1] * 0.8 + 0.1, colour[2] * 0.6 + 0.01];
  const body = mix(warm, colour, smoothstep(0.08, 0.42, t));
  const edge = 1 - 0.86 * smoothstep(0.8, 1, t);
  const nearPupil = 0.45 + 0.55 * smoothstep(0, 0.12, t);
  // The upper lid and its lashes shade it.
  const shade = 1 - 0.4 * smoothstep(0.1, 0.95, v * t);
  return scale(body, bright * edge * nearPupil * shade * 1.5);
};

export const buildEyeball = ({ colour, radius, pupil, white }: IrisLook): MeshBuilder => {
  const b = new MeshBuilder();
  const redness: Vec3 = [0.72, 0.4, 0.36];
  b.paint((p) => {
    const aside = smoothstep(0.16, 0.32, Math.abs(p[0]));
    const veins = smoothstep(0.6, 0.75, fractalNoise(p[0] * 22, p[1] * 40, 3, 3)) * aside * 0.35;
    const shade = 1 - 0.45 * smoothstep(0.03, 0.2, p[1]);
    return scale(mix(white, redness, aside * 0.22 + veins), shade);
  }, 'glossy').sphere([0, 0, ball.z], ball.radius, 48);
  const pointAt = (angle: number, t: number): Vec3 => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return onBall(
      c * (pupil[0] + (radius - pupil[0]) * t),
      s * (pupil[1] + (radius - pupil[1]) * t),
      0.003 + 0.012 * (1 - t * t),
    );
  };
  const turns = Array.from({ length: segments + 1 }, (_, n) => (n / segments) * 2 * Math.PI);
  const rows: number[][] = [];
  for (let ring = 0; ring <= rings; ring += 1) {
    const t = ring / rings;
    rows.push(
      turns.map((angle) => {
        b.paint(irisColour(colour, angle, t), 'glossy');
        const p = pointAt(angle, t);
        return b.vertex(p, [p[0], p[1], p[2] - ball.z]);
      }),
    );
  }
  b.grid(rows);
  b.paint([0.004, 0.004, 0.005], 'glossy');
  const middle = b.vertex(onBall(0, 0, 0.015), [0, 0, 1]);
  const edge = turns.map((angle) => {
    const p = pointAt(angle, 0);
    return b.vertex(p, [p[0], p[1], p[2] - ball.z]);
  });
  for (let n = 0; n < segments; n += 1) b.triangle(middle, edge[n]!, edge[n + 1]!);
  return b;
};
