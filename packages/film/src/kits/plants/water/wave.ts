/** A breaking wave that runs along x: its lip is thrown over into a tube that closes at one end and opens at the other. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { cross, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { still } from '../still-kit.ts';

/** The tube's middle and radii in metres, and how thick the lip is at its root. */
const tube = { z: 0.5, y: 1.85, wide: 2.1, high: 1.9, lip: 0.5 };
const length = 26;

/** How far round the tube the water reaches, in radians from its bottom: a steep face at the open end, a closed curtain at the other. */
const curlAt = (x: number) => {
  if (x > 1) return lerp(3.75, 1.5, smoothstep(1, 9, x));
  return lerp(3.75, 5.6, smoothstep(1, -7, x));
};

const onTube = (angle: number, out: number): [number, number] => [
  tube.z - (tube.wide + out) * Math.sin(angle),
  tube.y - (tube.high + out) * Math.cos(angle),
];

/** Shares of the way from the trough up the face, round to the tip of the lip, back over it and down the far side. */
const shares = { trough: 0.12, inside: 0.55, outside: 0.82 };

const profile = (t: number, x: number): [z: number, y: number] => {
  const curl = curlAt(x);
  if (t < shares.trough) {
    const u = t / shares.trough;
    return [lerp(tube.z + 6, tube.z, u), -0.35 * (1 - u)];
  }
  if (t < shares.inside) return onTube(((t - shares.trough) / (shares.inside - shares.trough)) * curl, 0);
  // Over the outside of the lip, as far back as the crest.
  const crest = Math.min(curl, 2.7);
  if (t < shares.outside) {
    const u = (t - shares.inside) / (shares.outside - shares.inside);
    return onTube(lerp(curl, crest, u), tube.lip * (0.12 + 0.88 * u));
  }
  const u = (t - shares.outside) / (1 - shares.outside);
  const [z, y] = onTube(crest, tube.lip);
  return [z - 8 * u, lerp(-0.3, y, 0.5 + 0.5 * Math.cos(u * Math.PI))];
};

/** Where a surfer stands: low on the face, under the lip. */
const [standZ, standY] = onTube(0.5, 0);

export const wave = still(
  ['wave', 'big wave', 'ocean wave', 'tsunami', 'giant wave', 'tidal wave'],
  ({ noun, detail }) => {
    const size = noun === 'tsunami' || noun === 'tidal wave' ? 3.4 : noun === 'giant wave' ? 1.7 : 1;
    const [columns, rows] = [
      [100, 70],
      [60, 44],
      [24, 24],
    ][detail] as [number, number];
    const mesh = createMesh();
    mesh.isTwoSided = true;
    const pointAt = (u: number, t: number): Vec3 => {
      const x = (u - 0.5) * length;
      const [z, y] = profile(t, x);
      const fade = smoothstep(0, 0.16, u) * smoothstep(1, 0.75, u);
      const rough = 0.22 * (noise(x * 0.7, t * 9, 3) - 0.5) * smoothstep(0.3, 0.6, t);
      return [x * size, (y * fade + rough) * size, (z + rough) * size];
    };
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      const x = (u - 0.5) * length;
      for (let row = 0; row <= rows; row += 1) {
        const t = row / rows;
        const at = pointAt(u, t);
        mesh.positions.push(...at);
        const along = subtract(pointAt(u + 0.005, t), pointAt(u - 0.005, t));
        const round = subtract(pointAt(u, t + 0.008), pointAt(u, t - 0.008));
        mesh.normals.push(...normalize(cross(along, round)));
        const isFalling = smoothstep(3.3, 4.4, curlAt(x));
        const tip = smoothstep(0.1, 0.01, Math.abs(t - shares.inside));
        // Streaks that the water draws up the face and down the curtain.
        const streak = smoothstep(0.5, 0.8, noise(x * 2.2, t * 2.6, 5)) * (t < shares.inside ? 0.4 : 0.62);
        const closed = smoothstep(-5, -9, x) * smoothstep(0.1, 0.3, t);
        const landing = smoothstep(0.1, 0.02, t) * smoothstep(2, -3, x) * 0.8;
        mesh.colours.push(
          clamp(tip * 0.95 + streak * (0.4 + 0.6 * isFalling) + closed + landing),
          t < shares.inside ? 0.5 + 1.7 * smoothstep(0.2, 0.5, t) : 1.1 * smoothstep(1, 0.75, t),
          0.16 * smoothstep(0.25, 0.5, t) * smoothstep(0.85, 0.6, t),
        );
        mesh.occlusion.push(t > 0.2 && t < shares.inside ? 0.75 : 1);
      }
    }
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        const a = column * (rows + 1) + row;
        mesh.triangles.push(a, a + rows + 1, a + 1, a + 1, a + rows + 1, a + rows + 2);
        mesh.materials.push(materialNumber.water, materialNumber.water);
      }
    const base = [...mesh.positions];
    const moved = new Float32Array(base);
    const top: Vec3 = [-2.4 * size, standY * size, standZ * size];
    const height = (tube.y + tube.high + tube.lip) * size;
    return {
      size: [length * size, height, 11 * size],
      parts: [{ name: 'water', mesh, castsNoShadow: true }],
      anchors: { top, seat: top, back: top },
      waterline: 0.1,
      pose: ({ time }) => {
        for (let at = 0; at < base.length; at += 3) {
          const sway = Math.sin(time * 1.7 + base[at]! * 0.5);
          moved[at + 1] = base[at + 1]! * (1 + 0.03 * sway) + 0.04 * Math.sin(base[at]! * 1.3 + time * 3);
          moved[at + 2] = base[at + 2]! + 0.05 * base[at + 1]! * Math.sin(time * 2.1 + base[at]! * 0.9);
        }
        return { parts: { water: moved }, anchors: {}, particles: spray(time, size) };
      },
    };
  },
);

/** Off the lip, and a cloud of it where the tube has closed. */
const spray = (time: number, size: number): Particle[] =>
  Array.from({ length: 150 }, (_, n) => {
    const age = (time * 0.9 + n * 0.618) % 1;
    const isCloud = n % 2 === 0;
    const x = isCloud ? -6.5 - 4 * ((n * 0.377) % 1) : ((n * 0.377) % 1) * 14 - 8;
    const [z, y] = isCloud
      ? [tube.z + 2.2 * Math.cos(n * 2.4), 0.3 + 2.2 * ((n * 0.73) % 1)]
      : onTube(Math.min(curlAt(x), 3.2), tube.lip * 0.8);
    const position: Vec3 = [
      (x - age * 0.6) * size,
      (y + age * 0.7 - age * age * 1.2) * size,
      (z - age * (isCloud ? -0.6 : 0.9)) * size,
    ];
    return {
      position,
      size: (isCloud ? 0.5 + 0.7 * age : 0.05 + 0.2 * age) * size,
      colour: [0.9, 0.94, 0.97] as Vec3,
      opacity: (isCloud ? 0.34 : 0.5) * (1 - age) * smoothstep(0, 0.15, age),
      ...((isCloud || n % 3 === 0) && { wisp: n }),
    };
  });
