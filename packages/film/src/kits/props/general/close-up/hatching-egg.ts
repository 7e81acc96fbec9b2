/** An egg in a nest that cracks, and the young that lifts its lid: chick, dragon, dinosaur or turtle. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, scaling, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../../math/vector.ts';
import { addEye } from '../../../animals/shared/eyes.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

const egg = { r: 0.13, y: 0.17, high: 0.17 };
const columns = 28;

/** Half of the shell; the crack is a zigzag round its widest part. */
const addShell = (b: MeshBuilder, isLid: boolean, tone: Vec3, spots: Vec3) => {
  const crack = (column: number) => 0.03 + (column % 2 ? 0.022 : -0.018);
  const rows = 12;
  const rings = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns }, (_, column): Vec3 => {
      const edge = Math.asin(crack(column) / egg.high);
      const tilt = isLid
        ? edge + (row / rows) * (Math.PI / 2 - edge)
        : -Math.PI / 2 + (row / rows) * (edge + Math.PI / 2);
      const narrow = tilt > 0 ? 1 - 0.12 * Math.sin(tilt) : 1;
      const a = (-column / columns) * Math.PI * 2;
      const r = egg.r * Math.cos(tilt) * narrow;
      return [Math.cos(a) * r, egg.y + Math.sin(tilt) * egg.high, Math.sin(a) * r];
    }),
  );
  b.paint((p) => {
    const spot = Math.sin(p[0] * 47 + 2) * Math.sin(p[1] * 53) * Math.sin(p[2] * 49 + 1);
    return mix(tone, spots, smoothstep(0.25, 0.4, spot) * 0.8);
  }, 'satin');
  b.loft(rings);
  b.twoSided();
};

type Young = { skin: string; belly: string; egg: string; spots: string; kind: 'bird' | 'dragon' | 'turtle' };
const youngOf = (words: string): Young => {
  if (/dragon/.test(words))
    return { skin: '#2f9a4a', belly: '#e8d890', egg: '#7a5ac8', spots: '#e0b83a', kind: 'dragon' };
  if (/dino|rex|raptor|crocodile|lizard|snake|reptile/.test(words))
    return { skin: '#7a9a3a', belly: '#d8d09a', egg: '#d8cfb0', spots: '#7a8a5a', kind: 'dragon' };
  if (/turtle|tortoise/.test(words))
    return { skin: '#5a8a5a', belly: '#c8c890', egg: '#f0ebe0', spots: '#e4ddcc', kind: 'turtle' };
  return { skin: '#f8d23a', belly: '#fbe48a', egg: '#efe0c8', spots: '#d8c0a0', kind: 'bird' };
};

const addYoung = (b: MeshBuilder, { skin, belly, kind }: Young, colour: Vec3 | null) => {
  const hide = colour ?? fromHex(skin);
  const pale = fromHex(belly);
  const fuzzy = (p: Vec3) => mix(hide, pale, smoothstep(0.02, 0.09, p[2]) * smoothstep(0.3, 0.2, p[1]));
  const material = kind === 'bird' ? 'fur' : 'satin';
  b.paint(fuzzy, material).sphere([0, 0.16, 0], [0.095, 0.11, 0.09], 22);
  b.sphere([0, 0.29, 0.02], kind === 'bird' ? [0.082, 0.08, 0.08] : [0.07, 0.066, 0.072], 22);
  for (const sign of [1, -1])
    addEye(b, [sign * 0.05, 0.305, 0.072], [sign * 0.5, 0.1, 1], {
      radius: kind === 'bird' ? 0.016 : 0.021,
      ...(kind === 'dragon' && { iris: fromHex('#f0b020'), pupil: 'slit' as const }),
    });
  if (kind === 'bird') {
    b.paint(fromHex('#f08a24'), 'glossy').tube(
      [
        [0, 0.282, 0.09],
        [0, 0.276, 0.135],
      ],
      [0.02, 0.003],
      8,
    );
    for (const sign of [1, -1])
      b.paint(scale(hide, 0.92), 'fur').sphere([sign * 0.094, 0.18, 0], [0.022, 0.06, 0.05], 12);
    return;
  }
  b.paint(hide, 'satin').sphere([0, 0.272, 0.085], [0.046, 0.036, 0.052], 16);
  b.paint(scale(hide, 0.3), 'satin');
  for (const sign of [1, -1]) b.sphere([sign * 0.018, 0.286, 0.13], 0.006, 8);
  if (kind === 'turtle') return;
  b.paint(fromHex('#f0e2b8'), 'satin');
  for (const sign of [1, -1])
    b.tube(
      [
        [sign * 0.034, 0.34, 0],
        [sign * 0.05, 0.385, -0.03],
        [sign * 0.05, 0.41, -0.06],
      ],
      [0.013, 0.009, 0.002],
      8,
    );
  b.paint(fromHex('#e0702a'), 'satin');
  for (let n = 0; n < 5; n += 1)
    b.tube(
      [
        [0, 0.352 - n * 0.03, -0.01 - n * 0.02],
        [0, 0.376 - n * 0.03, -0.035 - n * 0.022],
      ],
      [0.012, 0.002],
      6,
    );
  for (const sign of [1, -1])
    b.paint(scale(hide, 1.15), 'satin').sphere([sign * 0.125, 0.22, -0.03], [0.06, 0.055, 0.008], 14);
};

export const hatchingEgg: Kit = {
  name: 'hatching egg',
  nouns: ['hatching egg', 'egg hatching', 'cracking egg shell'],
  locomotion: 'none',
  build: ({ traits, colour, seed }) => {
    const young = youngOf(traits.join(' '));
    const [body, lid, baby] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const random = createRandom(seed + 8);
    for (let n = 0; n < 120; n += 1) {
      const a = random() * 6.28;
      const [r, y, turn] = [0.14 + 0.1 * random(), 0.01 + 0.07 * random(), 0.5 + 0.5 * random()];
      body.paint(mix(fromHex('#8a6a34'), fromHex('#d8b868'), random()), 'matte').tube(
        [
          [Math.cos(a) * r, y, Math.sin(a) * r],
          [Math.cos(a + turn / 2) * (r + 0.012), y + 0.02, Math.sin(a + turn / 2) * (r + 0.012)],
          [Math.cos(a + turn) * r, y, Math.sin(a + turn) * r],
        ],
        0.006,
        5,
      );
    }
    const tone = fromHex(young.egg);
    addShell(body, false, tone, fromHex(young.spots));
    addShell(lid, true, tone, fromHex(young.spots));
    addYoung(baby, young, colour);
    return assembleModel(
      { body, lid, baby },
      {
        size: [0.5, 0.42, 0.5],
        anchors: { top: [0, 0.4, 0] },
        pose: ({ actionTime, actionSeconds, time }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const wobble = 0.05 * Math.sin(time * 14) * smoothstep(0.3, 0.1, t);
          const open = smoothstep(0.16, 0.5, t);
          const rise = smoothstep(0.2, 0.62, t);
          return {
            parts: {
              body: rotationZ(wobble),
              lid: multiply(
                rotationZ(wobble),
                translation(0.17 * open, 0.09 * Math.sin(open * Math.PI) - 0.1 * open, -0.12 * open),
                translation(0, egg.y, 0),
                rotationZ(-1.9 * open),
                translation(0, -egg.y, 0),
              ),
              baby: multiply(
                translation(0, 0.01 * rise + 0.006 * Math.sin(time * 5), 0),
                rotationZ(0.1 * Math.sin(time * 2.2) * rise),
                rotationX(0.06 * Math.sin(time * 3.1)),
                scaling(0.55 + 0.45 * rise),
              ),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
