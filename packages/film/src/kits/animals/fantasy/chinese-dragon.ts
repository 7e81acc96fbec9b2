/** An eastern dragon: a long serpent with four legs, mane, antlers and whiskers, that flies in waves. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { add, mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';
import { addLoft, createDeformer, type Section } from '../shared/loft.ts';

const length = 13;
const centreY = 1.6;
const both = [1, -1] as const;

/** Shares of the length; the head is added to the front. */
const sections: Section[] = [
  [0.04, 0.013, 0.013, 0.013],
  [0.075, 0.02, 0.02, 0.02],
  [0.16, 0.024, 0.025, 0.024],
  [0.32, 0.029, 0.03, 0.029],
  [0.55, 0.029, 0.03, 0.029],
  [0.75, 0.022, 0.023, 0.022],
  [0.9, 0.012, 0.013, 0.012],
  [1, 0.003, 0.003, 0.003],
];

const at = (t: number, side: number, up: number): Vec3 => [side, centreY + up, (0.5 - t) * length];

const addHead = (b: MeshBuilder, skin: Vec3, gold: Vec3) => {
  const p = (x: number, y: number, z: number): Vec3 => [x, centreY + y, 0.44 * length + z];
  const hide = (q: Vec3): Vec3 => scale(skin, 0.85 + 0.2 * Math.sin(q[2] * 40) * Math.sin(q[0] * 40));
  b.paint(hide, 'glossy').sphere(p(0, 0.08, 0.05), [0.27, 0.26, 0.34], 22);
  b.sphere(p(0, 0.02, 0.42), [0.18, 0.15, 0.34], 20);
  b.sphere(p(0, 0.1, 0.66), [0.17, 0.1, 0.12], 16);
  b.paint(mix(skin, gold, 0.6), 'glossy').sphere(p(0, -0.19, 0.34), [0.14, 0.07, 0.36], 18);
  b.paint(fromHex('#c8323a'), 'satin').sphere(p(0, -0.1, 0.4), [0.12, 0.05, 0.3], 14);
  for (const sign of both) {
    b.paint(hide, 'glossy').sphere(p(sign * 0.16, 0.24, 0.2), [0.1, 0.1, 0.13], 14);
    addEye(b, p(sign * 0.185, 0.25, 0.27), [sign * 0.7, 0.2, 0.8], {
      radius: 0.075,
      iris: fromHex('#f8e24a'),
    });
    b.paint(gold, 'satin').sphere(p(sign * 0.09, 0.13, 0.74), [0.055, 0.05, 0.05], 10);
    // Brows, antlers, whiskers, fangs.
    addEar(b, {
      base: p(sign * 0.15, 0.32, 0.2),
      direction: [sign * 0.6, 0.7, -0.5],
      facing: [0, 0.3, 1],
      length: 0.3,
      width: 0.1,
      outline: 'pointed',
      outside: gold,
      inside: gold,
      material: 'satin',
    });
    b.paint(
      (q) => mix(fromHex('#7a5a30'), fromHex('#f0dfae'), smoothstep(centreY + 0.3, centreY + 1, q[1])),
      'satin',
    );
    const beam = [
      p(sign * 0.14, 0.28, -0.02),
      p(sign * 0.24, 0.58, -0.22),
      p(sign * 0.34, 0.8, -0.5),
      p(sign * 0.32, 1.02, -0.66),
    ];
    b.tube(beam, [0.05, 0.045, 0.036, 0.008], 8);
    b.tube([beam[1]!, p(sign * 0.42, 0.75, -0.12)], [0.036, 0.008], 7);
    b.tube([beam[2]!, p(sign * 0.5, 0.95, -0.5)], [0.03, 0.008], 7);
    b.paint(gold, 'glossy').tube(
      [
        p(sign * 0.13, 0.06, 0.7),
        p(sign * 0.4, 0.16, 0.85),
        p(sign * 0.6, 0.02, 0.6),
        p(sign * 0.72, -0.1, 0.1),
        p(sign * 0.66, 0.02, -0.5),
        p(sign * 0.8, -0.06, -1),
      ],
      [0.026, 0.024, 0.02, 0.016, 0.012, 0.003],
      7,
    );
    b.paint(fromHex('#f8f2e0'), 'glossy');
    for (const z of [0.3, 0.48, 0.64])
      b.tube([p(sign * 0.12, -0.03, z), p(sign * 0.12, -0.16, z + 0.02)], [0.024, 0.003], 6);
    b.paint(hide, 'glossy');
    addEar(b, {
      base: p(sign * 0.24, 0.14, -0.02),
      direction: [sign, 0.3, -0.5],
      facing: [sign * 0.2, 0, 1],
      length: 0.3,
      width: 0.16,
      outline: 'leaf',
      outside: skin,
      inside: mix(skin, gold, 0.5),
      material: 'skin',
    });
  }
};

const addMane = (b: MeshBuilder, hair: Vec3, detail: number) => {
  const tufts = detail === 0 ? 64 : 28;
  for (let n = 0; n < tufts; n += 1) {
    const a = n * 2.39996;
    const back = n / tufts;
    const base: Vec3 = [
      Math.cos(a) * 0.24,
      centreY + 0.06 + Math.sin(a) * 0.22,
      0.44 * length - 0.05 - back * 0.5,
    ];
    addEar(b, {
      base,
      direction: [Math.cos(a) * 0.8, Math.sin(a) * 0.8 + 0.1, -1],
      facing: [Math.sin(a), -Math.cos(a), 0.4],
      length: 0.6,
      width: 0.15,
      outline: 'pointed',
      cup: 0.2,
      bend: 0.15,
      outside: scale(hair, 0.85 + 0.3 * fraction(n * 0.37)),
      inside: hair,
      rows: 5,
    });
  }
  for (let n = 0; n < 5; n += 1)
    addEar(b, {
      base: [(n - 2) * 0.04, centreY - 0.24, 0.44 * length + 0.4],
      direction: [(n - 2) * 0.1, -1, -0.5],
      facing: [0, 0, 1],
      length: 0.42,
      width: 0.1,
      outline: 'pointed',
      outside: hair,
      inside: hair,
      rows: 4,
    });
};

const addLegs = (b: MeshBuilder, skin: Vec3, gold: Vec3) => {
  for (const t of [0.27, 0.64])
    for (const sign of both) {
      const hip = at(t, sign * 0.26, -0.14);
      const knee = add(hip, [sign * 0.25, -0.3, 0.2]);
      const ankle = add(knee, [sign * 0.05, -0.4, -0.1]);
      b.paint(skin, 'glossy').tube([hip, knee, ankle], [0.17, 0.12, 0.08], 10);
      for (const spread of [-0.9, -0.3, 0.3, 0.9]) {
        const tip = add(ankle, [Math.sin(spread) * 0.24, -0.12, Math.cos(spread) * 0.26]);
        b.paint(skin, 'glossy').tube([ankle, tip], [0.06, 0.04], 7);
        b.paint(gold, 'glossy').tube(
          [tip, add(tip, [Math.sin(spread) * 0.08, -0.1, Math.cos(spread) * 0.08])],
          [0.034, 0.004],
          6,
        );
      }
      for (let n = 0; n < 4; n += 1)
        addEar(b, {
          base: add(knee, [0, 0.05 * n, -0.06]),
          direction: [sign * 0.2, 0.3, -1],
          facing: [1, 0, 0],
          length: 0.32,
          width: 0.1,
          outline: 'pointed',
          outside: gold,
          inside: gold,
          rows: 3,
        });
    }
};

export const chineseDragon: Kit = {
  name: 'chinese dragon',
  nouns: [
    'chinese dragon',
    'eastern dragon',
    'asian dragon',
    'oriental dragon',
    'loong',
    'long dragon',
    'sea serpent',
    'sea monster',
    'loch ness monster',
    'sea dragon',
  ],
  locomotion: 'flies',
  speeds: { slow: 3, fast: 7 },
  build: ({ colour, noun, detail }) => {
    const isSea = noun.includes('sea') || noun.includes('ness');
    const skin = colour ?? fromHex(isSea ? '#2a6a5a' : '#c02a1c');
    const gold = isSea && !colour ? fromHex('#8ad0b0') : fromHex('#f0b83a');
    const b = new MeshBuilder();
    addLoft(
      b,
      sections,
      length,
      centreY,
      (t, up, side) => {
        if (up < -0.35)
          return scale(mix(gold, [1, 0.95, 0.8], 0.25), 0.7 + 0.4 * smoothstep(0.2, 0.6, fraction(t * 90)));
        // Rows of scales, paler at their rims and darker along the flanks.
        const row = fraction(t * 75 + 0.25 * Math.cos(Math.atan2(up, side) * 8));
        const rim = smoothstep(0.6, 0.95, row);
        return scale(mix(skin, gold, 0.4 * rim), 0.7 + 0.2 * row + 0.16 * Math.max(0, up));
      },
      { rows: detail === 0 ? 150 : 64, columns: detail === 0 ? 18 : 10, material: 'glossy', squareness: 1 },
    );
    addHead(b, skin, gold);
    addMane(b, isSea ? fromHex('#1f8a8a') : fromHex('#e8721c'), detail);
    addLegs(b, skin, gold);
    const fins = detail === 0 ? 44 : 22;
    for (let n = 0; n < fins; n += 1) {
      const t = 0.1 + (n / fins) * 0.86;
      const size = 0.36 * (1 - Math.max(0, t - 0.6) * 1.6);
      addEar(b, {
        base: at(t, 0, (t < 0.55 ? 0.33 : 0.33 * (1.05 - t) * 2.1) * 0.95),
        direction: [0, 1, -0.9],
        facing: [1, 0, 0],
        length: size,
        width: size * 0.9,
        outline: 'pointed',
        cup: 0,
        outside: gold,
        inside: mix(gold, skin, 0.4),
        material: 'satin',
        rows: 3,
      });
    }
    for (const side of [-0.5, 0, 0.5])
      addEar(b, {
        base: at(0.99, 0, 0),
        direction: [side, 0.25, -1],
        facing: [0, 1, 0.2],
        length: 0.7,
        width: 0.24,
        outline: 'leaf',
        outside: gold,
        inside: mix(gold, skin, 0.5),
        material: 'satin',
      });
    b.twoSided();
    const deform = createDeformer(b.mesh);
    const headAt = at(0.02, 0, 0);
    return {
      size: [2.2, 3.4, length * 0.8],
      parts: [{ name: 'body', mesh: b.mesh }],
      anchors: {
        back: at(0.3, 0, 0.36),
        top: at(0.3, 0, 0.36),
        head: add(headAt, [0, 0.4, 0]),
        mouth: add(headAt, [0, -0.05, 0.6]),
      },
      waterline: centreY,
      pose: ({ time, phase, speed }) => {
        const w = time * (1.4 + Math.min(1, speed * 0.12)) + phase * 3;
        const up = (z: number) => {
          const t = 0.5 - z / length;
          const grow = 0.28 + 0.75 * smoothstep(0, 0.35, t);
          return 1.25 * grow * Math.sin(w - t * 11) + 0.5 * smoothstep(0.2, 0, t);
        };
        const across = (z: number) => {
          const t = 0.5 - z / length;
          return 1.4 * smoothstep(0.02, 0.5, t) * Math.sin(w * 0.8 - t * 8 + 1);
        };
        return {
          parts: {
            body: deform((x, y, z, out) => {
              // The body is shortened where it climbs, so that it does not stretch; cross-sections turn with the slope.
              const zed = Math.min(z, 0.44 * length);
              const [slopeY, slopeX] = [
                (up(zed + 0.05) - up(zed - 0.05)) / 0.1,
                (across(zed + 0.05) - across(zed - 0.05)) / 0.1,
              ];
              const ahead = z - zed;
              out[0] = x + across(zed) + ahead * slopeX * 0.5;
              out[1] = y + up(zed) + ahead * slopeY * 0.3;
              out[2] = zed * 0.8 + ahead - (y - centreY) * slopeY * 0.8 - x * slopeX * 0.8;
            }),
          },
          anchors: {},
        };
      },
    };
  },
};
