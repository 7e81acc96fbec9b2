/** Single city buildings as models: skyscraper, apartment block, offices, shops, cafe, restaurant, bakery, hotel. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { cityTower } from '../city-tower.ts';
import { spread } from '../shared/parts.ts';
import { streetFacade } from '../street-facade.ts';

const heights: [RegExp, number, number?, (0 | 1 | 2)?][] = [
  [/skyscraper|high-rise|tower/, 95],
  [/apartment|block of flats/, 30, 18, 2],
  [/office/, 42, 22],
];

/** A day and a night version; the pose shows one of them. */
export const cityBuildings: Kit = {
  name: 'skyscraper',
  nouns: [
    'skyscraper',
    'high-rise',
    'skyscraper tower',
    'apartment building',
    'apartment block',
    'apartment',
    'block of flats',
    'office building',
    'office tower',
    'shop',
    'store',
    'bookshop',
    'bookstore',
    'flower shop',
    'cafe front',
    'coffee shop',
    'restaurant front',
    'bakery',
    'hotel',
    'town house',
    'townhouse',
    'row house',
  ],
  locomotion: 'none',
  build: ({ noun, seed, traits, detail, colour }) => {
    const day = new MeshBuilder();
    const night = new MeshBuilder();
    const tall = heights.find(([pattern]) => pattern.test(noun));
    const neon = traits.some((trait) => /neon|cyberpunk|futuristic/.test(trait));
    for (const [builder, darkness] of [
      [day, 0],
      [night, 1],
    ] as const) {
      if (tall)
        appendMesh(
          builder.mesh,
          cityTower({
            seed,
            height: tall[1] + (seed % 5) * 6,
            darkness,
            neon,
            detail,
            ...(tall[2] ? { width: tall[2] } : {}),
            ...(tall[3] ? { kind: tall[3] } : {}),
          }),
        );
      else {
        const region = noun.includes('cafe') || noun === 'bakery' ? 'paris' : 'european';
        appendMesh(
          builder.mesh,
          streetFacade({
            region,
            width: noun === 'hotel' ? 16 : 10,
            floors: noun === 'hotel' ? 5 : 2,
            seed,
            darkness,
          }),
        );
        addSign(builder, noun, darkness > 0.5, colour);
      }
    }
    return assembleModel(
      { day, night },
      {
        anchors: { door: [0, 0, 1], top: [0, 0, 2] },
        pose: (input) => ({
          parts: { day: shown(input.darkness <= lightsOn), night: shown(input.darkness > lightsOn) },
          anchors: {},
        }),
      },
    );
  },
};

/** A picture sign over the pavement: cup, loaf, fork and knife, bed, book, flower. */
const addSign = (b: MeshBuilder, noun: string, isNight: boolean, colour: Vec3 | null) => {
  const paint = colour ?? fromHex('#3a2a20');
  b.paint(fromHex('#2a2a2c'), 'metal').tube(
    [
      [4.2, 4.5, 0],
      [4.2, 4.5, 1.3],
    ],
    0.04,
    6,
  );
  b.paint(paint, 'satin').box([4.2, 3.75, 0.85], [0.1, 1.2, 1.1], 0.04, 1);
  const light: Vec3 = isNight ? [2.2, 1.6, 0.8] : [0.9, 0.8, 0.55];
  b.paint(light, isNight ? 'glow' : 'satin');
  for (const x of [4.27, 4.13]) {
    if (/cafe|coffee/.test(noun))
      b.box([x, 3.7, 0.85], [0.04, 0.36, 0.42], 0.02, 1)
        .box([x, 3.72, 1.14], [0.04, 0.2, 0.1])
        .box([x, 3.46, 0.85], [0.04, 0.06, 0.66]);
    else if (noun === 'bakery') b.sphere([x, 3.72, 0.85], [0.04, 0.2, 0.4], 12);
    else if (/restaurant/.test(noun))
      for (const z of [0.65, 1.05])
        b.box([x, 3.72, z], [0.04, 0.8, 0.07]).box([x, 4, z], [0.04, 0.26, z > 1 ? 0.12 : 0.22]);
    else if (/book/.test(noun))
      b.box([x, 3.72, 0.64], [0.04, 0.5, 0.36], 0.01, 1).box([x, 3.72, 1.06], [0.04, 0.5, 0.36], 0.01, 1);
    else if (/flower/.test(noun))
      for (const a of spread(0, 5.2, 6))
        b.sphere([x, 3.75 + Math.sin(a) * 0.24, 0.85 + Math.cos(a) * 0.24], [0.04, 0.14, 0.14], 8);
    else b.box([x, 3.85, 0.85], [0.04, 0.1, 0.8]).box([x, 3.62, 0.85], [0.04, 0.1, 0.6]);
  }
};
