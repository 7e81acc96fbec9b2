/** A frog that sits and hops. */

import { appendMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEye } from '../shared/eyes.ts';

const frogBody = (isLeaping: boolean, colour: Vec3, size: number): Mesh => {
  const belly = fromHex('#eee8c4');
  const s = size;
  const paint = (_x: number, y: number, z: number): Vec3 =>
    scale(
      mix(belly, colour, smoothstep(0.16, 0.3, y / s - (z / s) * 0.05)),
      0.85 + 0.3 * noise(((_x * 40) / s) * 0.3, (y * 12) / s, (z * 12) / s),
    );
  const body = new SoftBody();
  const style = { material: 'satin' as const, blend: 0.1 * s };
  body.ellipsoid([0, 0.3 * s, -0.1 * s], [0.3 * s, 0.24 * s, 0.42 * s], paint, { ...style, tiltX: -0.45 });
  body.ellipsoid([0, 0.46 * s, 0.26 * s], [0.29 * s, 0.17 * s, 0.27 * s], paint, style);
  for (const sign of [1, -1]) {
    body.ellipsoid([sign * 0.17 * s, 0.6 * s, 0.24 * s], [0.1 * s, 0.1 * s, 0.1 * s], colour, {
      ...style,
      blend: 0.05 * s,
    });
    const limb = (points: Vec3[], radius: number) => {
      for (let n = 0; n + 1 < points.length; n += 1)
        body.capsule(
          points[n]!,
          points[n + 1]!,
          [radius * s * (1 - n * 0.22), radius * s * (0.8 - n * 0.2)],
          colour,
          { ...style, blend: 0.05 * s },
        );
    };
    const at = (x: number, y: number, z: number): Vec3 => [sign * x * s, y * s, z * s];
    limb(
      [
        at(0.22, 0.32, 0.14),
        at(0.34, isLeaping ? 0.28 : 0.2, isLeaping ? 0.34 : 0.2),
        at(0.32, isLeaping ? 0.3 : 0.04, isLeaping ? 0.62 : 0.26),
      ],
      0.075,
    );
    if (isLeaping)
      limb([at(0.2, 0.26, -0.36), at(0.3, 0.24, -0.72), at(0.22, 0.2, -1.05), at(0.26, 0.18, -1.35)], 0.12);
    else limb([at(0.26, 0.24, -0.3), at(0.46, 0.3, 0.02), at(0.34, 0.09, -0.34), at(0.44, 0.03, 0.02)], 0.13);
    for (const spread of [-0.5, 0, 0.5]) {
      const front = isLeaping ? at(0.32, 0.3, 0.64) : at(0.32, 0.03, 0.28);
      body.capsule(
        front,
        [front[0] + spread * 0.14 * s, front[1] - (isLeaping ? 0.04 : 0.01) * s, front[2] + 0.13 * s],
        0.022 * s,
        colour,
        { ...style, blend: 0.02 * s },
      );
      const hind = isLeaping ? at(0.26, 0.18, -1.36) : at(0.44, 0.025, 0.04);
      body.capsule(
        hind,
        [hind[0] + spread * 0.2 * s, hind[1], hind[2] + (isLeaping ? -0.2 : 0.2) * s],
        0.022 * s,
        colour,
        { ...style, blend: 0.02 * s },
      );
    }
  }
  const mesh = body.mesh({
    low: [-0.7 * s, -0.02 * s, -1.65 * s],
    high: [0.7 * s, 0.75 * s, 0.85 * s],
    cell: 0.028 * s,
    occlusionReach: 0.15 * s,
    colourSoftness: 0.02 * s,
  });
  const b = new MeshBuilder();
  for (const sign of [1, -1])
    addEye(b, [sign * 0.2 * s, 0.62 * s, 0.29 * s], [sign * 0.8, 0.2, 0.75], {
      radius: 0.075 * s,
      iris: fromHex('#e8b83a'),
      pupil: 'bar',
    });
  b.paint(scale(colour, 0.35), 'matte').tube(
    [
      [0.27 * s, 0.43 * s, 0.3 * s],
      [0.18 * s, 0.4 * s, 0.46 * s],
      [0, 0.41 * s, 0.53 * s],
      [-0.18 * s, 0.4 * s, 0.46 * s],
      [-0.27 * s, 0.43 * s, 0.3 * s],
    ],
    0.012 * s,
    5,
    false,
  );
  return appendMesh(mesh, b.mesh);
};

export const frogs: Kit = {
  name: 'frog',
  nouns: ['frog', 'toad', 'tree frog', 'bullfrog'],
  locomotion: 'walks',
  speeds: { slow: 0.3, fast: 0.9 },
  build: ({ colour, noun }) => {
    const size = 0.13;
    const tone = colour ?? fromHex(noun === 'toad' ? '#7a6a42' : '#4fa02a');
    const stride = size * 3.4;
    return {
      size: [size * 1.1, size * 0.72, size * 1.05],
      parts: [
        { name: 'sitting', mesh: frogBody(false, tone, size) },
        { name: 'leaping', mesh: frogBody(true, tone, size) },
      ],
      anchors: {
        top: [0, size * 0.55, 0],
        back: [0, size * 0.5, -0.1 * size],
        head: [0, size * 0.68, size * 0.26],
        mouth: [0, size * 0.42, size * 0.52],
      },
      waterline: size * 0.35,
      pose: ({ time, phase, speed, travelled, action, actionTime }) => {
        const isJumping = action === 'jump';
        const isSwimming = action === 'swim';
        const u = isJumping ? fraction(actionTime / 0.9) : fraction(travelled / stride + phase);
        const inAir = isSwimming ? Math.sin(time * 4) > 0 : (speed > 0.02 || isJumping) && u > 0.35;
        const share = (u - 0.35) / 0.65;
        // The ground it covers is all gone in the air, so the sitting frog is held back to where it landed.
        const hold =
          speed > 0.02 && !inAir && !isSwimming
            ? -u * stride
            : inAir && speed > 0.02 && !isSwimming
              ? -0.35 * stride * (1 - share)
              : 0;
        const lift = inAir && !isSwimming ? 4 * share * (1 - share) * size * 1.3 : 0;
        const breath = 1 + 0.02 * Math.sin(time * 7 + phase);
        const place = multiply(
          translation(0, lift, hold),
          rotationX(inAir && !isSwimming ? -0.5 + share : 0),
          scaling(breath, 1 + (breath - 1) * 0.5, 1),
        );
        return { parts: { sitting: inAir ? null : place, leaping: inAir ? place : null }, anchors: {} };
      },
    };
  },
};
