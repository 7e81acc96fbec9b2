/** A winding row or a spiral of dominoes that fall one after another. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pips } from '../toys/pips.ts';

const spacing = 0.0235;
const [width, height, thick] = [0.027, 0.054, 0.009];
const tones = ['#d8302a', '#f08a1c', '#f4c81e', '#3aa84a', '#2a78d0', '#7a48b8'];

const addTile = (b: MeshBuilder, n: number, colour: Vec3, hasPips: boolean) => {
  b.paint(colour, 'glossy').box([0, height / 2, 0], [width, height, thick], 0.002);
  b.paint(fromHex('#fbf8f0'), 'satin');
  for (const side of [-1, 1]) {
    const z = side * (thick / 2 + 0.0001);
    b.box([0, height / 2, z], [width * 0.8, 0.0012, 0.0008]);
    if (!hasPips) continue;
    for (const half of [0, 1])
      for (const [x, y] of pips[1 + ((n * 2 + half * 3) % 5)]!)
        b.sphere([x * 0.007, height * (0.26 + 0.48 * half) + y * 0.007, z], [0.0027, 0.0027, 0.0008], 8);
  }
};

type Place = { x: number; z: number; yaw: number };

/** Where each stands and the way it falls: along a curve, as far apart as tiles are set. */
const along = (curve: (t: number) => [number, number], until: number): Place[] => {
  const places: Place[] = [];
  let [last, far] = [curve(0), spacing];
  for (let t = 0; t <= until; t += 0.002) {
    const at = curve(t);
    far += Math.hypot(at[0] - last[0], at[1] - last[1]);
    last = at;
    if (far < spacing) continue;
    far -= spacing;
    const next = curve(t + 0.01);
    places.push({ x: at[0], z: at[1], yaw: Math.atan2(next[0] - at[0], next[1] - at[1]) });
  }
  return places;
};

const turns = 2.75;
const shapes = {
  row: along((t) => [-0.3 + t * 0.6, 0.11 * Math.sin(t * 9)], 1),
  /** From the outside in. */
  spiral: along((t) => {
    const angle = 0.6 + t * turns * 2 * Math.PI;
    const radius = 0.24 - 0.185 * t;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }, 1),
};

export const fallingDominoes: Kit = {
  name: 'falling dominoes',
  nouns: ['falling dominoes', 'domino chain', 'chain of dominoes', 'domino effect'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const isSpiral = traits.includes('spiral');
    const places = isSpiral ? shapes.spiral : shapes.row;
    const count = places.length;
    const parts = Object.fromEntries(
      places.map((_, n) => {
        const b = new MeshBuilder();
        addTile(
          b,
          n,
          colour ?? fromHex(tones[Math.floor(n / (isSpiral ? 3 : 1)) % tones.length]!),
          !isSpiral,
        );
        return [`tile${n}`, b];
      }),
    );
    return assembleModel(parts, {
      size: isSpiral ? [0.46, 0.07, 0.46] : [0.56, 0.07, 0.24],
      anchors: { top: [0, height, 0] },
      pose: ({ actionTime, actionSeconds }) => {
        const reached = (actionTime / Math.max(0.1, actionSeconds)) * (count + 3) * 1.08 - 0.5;
        return {
          parts: Object.fromEntries(
            places.map(({ x, z, yaw }, n) => {
              // Up to the next tile it falls freely, from there on it pushes it over.
              const share = clamp((reached - n) / (isSpiral ? 4 : 2.6));
              const rest = n === count - 1 ? Math.PI / 2 : 1.2;
              const lean = rest * share * share * (3 - 2 * share);
              return [
                `tile${n}`,
                multiply(
                  translation(x, 0, z),
                  rotationY(yaw),
                  translation(0, 0, thick / 2),
                  rotationX(lean),
                  translation(0, 0, -thick / 2),
                ),
              ];
            }),
          ),
          anchors: {},
        };
      },
    });
  },
};
