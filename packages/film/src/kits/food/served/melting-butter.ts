/** A pat of butter that melts on hot food: it sinks, and what has melted spreads and runs down the sides. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { addPlate } from '../tableware.ts';
import { createGlaze, type Profile, sideProfile } from './glaze.ts';
import { addBase } from './poured-over-bases.ts';

const soft = fromHex('#fae67e');
const molten = fromHex('#f6c836');

/** What lies on the plate; `profile` is the side that melted butter runs down, `stretch` how long the food is. */
type Food = { top: number; profile: Profile; edge: number; stretch: number };

/** A cob without husk, along x. */
const addCob = (b: MeshBuilder): Food => {
  const y = addPlate(b, 0.15);
  const radius = 0.03;
  const [rows, columns] = [26, 18];
  for (let row = 0; row < rows; row += 1)
    for (let n = 0; n < columns; n += 1) {
      const t = (row / (rows - 1)) * 2 - 1;
      const a = ((n + (row % 2) * 0.08) / columns) * 2 * Math.PI;
      const r = radius * (1 - 0.45 * Math.abs(t) ** 5);
      b.paint(fromHex((row + n) % 3 ? '#f2bc1e' : '#e8a812'), 'glossy').sphere(
        [t * 0.1, y + radius + Math.sin(a) * r * 0.92, Math.cos(a) * r * 0.92],
        [0.0044, 0.0056, 0.0056],
        6,
      );
    }
  b.paint(fromHex('#e8b838'), 'satin').sphere([0, y + radius, 0], [0.1, radius * 0.88, radius * 0.88], 20);
  for (const side of [-1, 1])
    b.paint(fromHex('#d8b878'), 'matte').sphere([side * 0.106, y + radius, 0], [0.014, 0.01, 0.01], 10);
  return { ...roundTop(y, radius * 1.06), stretch: 2.2 };
};

/** Half of a circle, from its top down to the plate. */
const roundTop = (y: number, radius: number) => {
  const profile = Array.from({ length: 9 }, (_, n): [number, number] => {
    const a = (n / 8) * 2.1;
    return [Math.sin(a) * radius, y + radius * (0.94 + Math.cos(a))];
  });
  return { top: profile[0]![1], profile, edge: radius * 0.8 };
};

/** A baked potato, cut open so that its inside shows. */
const addPotato = (b: MeshBuilder): Food => {
  const y = addPlate(b, 0.13);
  const radius = 0.042;
  b.paint(
    (p: Vec3) => mix(fromHex('#8a5a2c'), fromHex('#b07a40'), 0.5 + 0.5 * Math.sin(p[0] * 310 + p[2] * 190)),
    'matte',
  ).sphere([0, y + radius * 0.86, 0], [0.075, radius * 0.9, 0.05], 28);
  b.paint(fromHex('#fbeebc'), 'snow').sphere([0, y + radius * 1.36, 0], [0.058, radius * 0.5, 0.03], 24);
  for (let n = 0; n < 14; n += 1)
    b.sphere(
      [Math.cos(n * 2.4) * 0.042 * Math.sqrt(n / 14), y + radius * 1.74, Math.sin(n * 2.4) * 0.02],
      [0.011, 0.007, 0.009],
      8,
    );
  const top = y + radius * 1.9;
  const profile: Profile = pairs(
    0,
    top,
    0.026,
    top - 0.006,
    0.036,
    top - 0.022,
    0.048,
    top - 0.05,
    0.05,
    y + 0.01,
  );
  return { top, profile, edge: 0.028, stretch: 1.4 };
};

const addFood = (b: MeshBuilder, words: string, seed: number): Food => {
  if (/corn/.test(words)) return addCob(b);
  if (/potato/.test(words)) return addPotato(b);
  const isBread = /toast|bread|bun|biscuit|muffin|crumpet|scone/.test(words);
  const { top, reach, foot } = addBase(b, isBread ? 'toast' : words, createRandom(seed));
  return { top, profile: sideProfile(top, reach, foot), edge: reach, stretch: 1 };
};

export const meltingButter: Kit = {
  name: 'butter melting on food',
  nouns: ['butter melting on food', 'melting butter'],
  locomotion: 'none',
  build: ({ traits, seed }) => {
    const [body, butter] = [new MeshBuilder(), new MeshBuilder()];
    const { top, profile, edge, stretch } = addFood(body, traits.join(' '), seed);
    butter.paint(soft, 'glossy').box([0, 0.01, 0], [0.042, 0.022, 0.034], 0.005);
    const glaze = createGlaze(profile, molten, { edge, seed, drips: 7 });
    return assembleModel(
      { body, butter, coat: glaze.builder },
      {
        size: [0.24, top + 0.03, 0.16],
        anchors: { top: [0, top, 0], grip: [0.12, 0.02, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = clamp(actionTime / Math.max(0.1, actionSeconds));
          const coat = glaze.update(lerp(0.24, 0.85, smoothstep(0, 1, t)));
          if (stretch !== 1) for (let at = 0; at < coat.length; at += 3) coat[at]! *= stretch;
          return {
            parts: {
              coat,
              butter: multiply(
                translation(0.004 * t, top + 0.001, 0.006 * t),
                rotationY(0.4 + 0.2 * t),
                scaling(1 + 0.12 * t, lerp(1, 0.42, t), 1 + 0.12 * t),
              ),
            },
            anchors: {},
            particles: steamAt([0, top, 0], 0.04, 0.14, time, phase),
          };
        },
      },
    );
  },
};
