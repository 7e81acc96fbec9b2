/** Steel ships with superstructures: cargo, cruise, ferry, tug, fishing boat, warship, motor yacht, speedboat. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { lightsOn } from '../../shared/windows.ts';
import { addDeck, addGunwale, addHull, type Hull, rocking, wake } from '../shared/hull.ts';
import { steps } from '../shared/section.ts';
import { type ShipKind, white } from './ships-parts.ts';
import { addSuperstructure } from './superstructure.ts';

type ShipShape = { hull: Hull; waterline: number; colour: string; rocking: number; chimney: Vec3 | null };

const shapes: Record<ShipKind, ShipShape> = {
  cargo: {
    hull: {
      length: 90,
      beam: 15,
      depth: 9,
      bowRise: 2.6,
      sternRise: 0.6,
      stern: 0.85,
      fullness: 6,
      rake: 5,
      entry: 0.32,
    },
    waterline: 3.6,
    colour: '#1f4a78',
    rocking: 0.25,
    chimney: [0, 22.5, -38],
  },
  cruise: {
    hull: {
      length: 110,
      beam: 17,
      depth: 10,
      bowRise: 2.4,
      sternRise: 0.4,
      stern: 0.8,
      fullness: 6,
      rake: 9,
      entry: 0.34,
    },
    waterline: 3.4,
    colour: '#f3f2ee',
    rocking: 0.2,
    chimney: [0, 33, -26],
  },
  ferry: {
    hull: {
      length: 40,
      beam: 11,
      depth: 5,
      bowRise: 0.8,
      sternRise: 0.3,
      stern: 0.85,
      fullness: 6,
      rake: 3,
      entry: 0.3,
    },
    waterline: 1.8,
    colour: '#1d5b8c',
    rocking: 0.4,
    chimney: [0, 14.6, -9],
  },
  tug: {
    hull: {
      length: 16,
      beam: 6.2,
      depth: 3.2,
      bowRise: 1.2,
      sternRise: 0.2,
      stern: 0.75,
      fullness: 4,
      rake: 1.2,
    },
    waterline: 1.4,
    colour: '#a5281f',
    rocking: 0.8,
    chimney: [0, 8.2, -1.2],
  },
  fishing: {
    hull: {
      length: 13,
      beam: 4.4,
      depth: 2.3,
      bowRise: 1.1,
      sternRise: 0.2,
      stern: 0.7,
      fullness: 3.4,
      rake: 1.4,
    },
    waterline: 0.95,
    colour: '#2a6a9a',
    rocking: 1,
    chimney: [0.7, 5.6, -1.6],
  },
  warship: {
    hull: {
      length: 100,
      beam: 13,
      depth: 8,
      bowRise: 3,
      sternRise: 0.4,
      stern: 0.7,
      fullness: 5,
      rake: 8,
      entry: 0.5,
    },
    waterline: 3.2,
    colour: '#79838b',
    rocking: 0.25,
    chimney: [0, 21, -12],
  },
  yacht: {
    hull: {
      length: 24,
      beam: 6,
      depth: 3,
      bowRise: 1.1,
      sternRise: 0,
      stern: 0.85,
      fullness: 3.6,
      rake: 4,
      entry: 0.5,
    },
    waterline: 1,
    colour: '#f6f6f4',
    rocking: 0.6,
    chimney: null,
  },
  speedboat: {
    hull: {
      length: 6.4,
      beam: 2.2,
      depth: 0.95,
      bowRise: 0.25,
      sternRise: 0,
      stern: 0.88,
      fullness: 3,
      rake: 1.4,
      entry: 0.5,
    },
    waterline: 0.35,
    colour: '#f3f2ee',
    rocking: 0.9,
    chimney: null,
  },
};

const kindOf = (noun: string): ShipKind => {
  if (/cruise|liner|titanic|steamship|steamboat|passenger/.test(noun)) return 'cruise';
  if (/ferry/.test(noun)) return 'ferry';
  if (/tug/.test(noun)) return 'tug';
  if (/fish|trawler/.test(noun)) return 'fishing';
  if (/battle|war|navy|destroyer|carrier/.test(noun)) return 'warship';
  if (/yacht/.test(noun)) return 'yacht';
  if (/motor|speed|jet/.test(noun)) return 'speedboat';
  return 'cargo';
};

export const ships: Kit = {
  name: 'ships',
  nouns: [
    'cargo ship',
    'container ship',
    'freighter',
    'tanker',
    'oil tanker',
    'cruise ship',
    'ocean liner',
    'steamship',
    'steamboat',
    'ferry',
    'tugboat',
    'tug',
    'fishing boat',
    'trawler',
    'battleship',
    'warship',
    'destroyer',
    'aircraft carrier',
    'yacht',
    'motorboat',
    'speedboat',
    'motor boat',
    'speed boat',
  ],
  locomotion: 'floats',
  speeds: { slow: 4, fast: 9 },
  build: ({ noun, colour, seed, detail }) => {
    const kind = kindOf(noun);
    const { hull, waterline, rocking: amount, chimney, ...shape } = shapes[kind];
    const paint = colour ?? fromHex(shape.colour);
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const bottom = kind === 'speedboat' || kind === 'yacht' ? darken(paint, 0.1) : fromHex('#8a2f26');
    body.twoSided().paint((p) => (p[1] < waterline - 0.1 ? bottom : paint), 'glossy');
    addHull(body, hull, detail === 0 ? 40 : 18, detail === 0 ? 31 : 15);
    body.paint(kind === 'cargo' || kind === 'warship' ? fromHex('#6b4a3c') : fromHex('#b9986a'), 'wood');
    addDeck(body, hull, kind === 'speedboat' ? 0.5 : hull.depth * 0.05);
    body.paint(kind === 'fishing' || kind === 'tug' ? white : darken(paint, 0.2), 'satin');
    addGunwale(body, hull, Math.max(0.05, hull.beam * 0.012));
    if (kind === 'speedboat') {
      body.paint(paint, 'glossy').loft(
        steps(0.15, 0.97, 8).map((t) => {
          const w = hull.beam * 0.5 * (1 - t ** 2.2) + 0.05;
          return [-1, -0.5, 0, 0.5, 1].map(
            (x): Vec3 => [x * w, 0.96 + t * 0.24 + (1 - x * x) * 0.1, t * 3.2 + 0.5 * t ** 3],
          );
        }),
        { isClosed: false, hasCaps: false },
      );
    }
    body.paint(
      kind === 'cruise' ? fromHex('#1d4f94') : kind === 'speedboat' ? fromHex('#c8302a') : white,
      'satin',
    );
    if (kind !== 'warship') addGunwale(body, hull, hull.beam * 0.02, -hull.depth * 0.16);
    addSuperstructure(body, lit, kind, paint, seed);
    const height = {
      cargo: 26,
      cruise: 36,
      ferry: 17,
      tug: 10,
      fishing: 7.5,
      warship: 30,
      yacht: 8,
      speedboat: 1.6,
    }[kind];
    return assembleModel(
      { body, lit },
      {
        size: [hull.beam, height, hull.length],
        waterline,
        anchors: {
          top: [0, hull.depth, hull.length * 0.25],
          // On the open deck: amidships the superstructure would hide whoever is aboard.
          inside:
            kind === 'speedboat'
              ? [0, 0.5, 0]
              : [0, hull.depth, hull.length * (kind === 'fishing' ? -0.12 : 0.25)],
          seat: kind === 'speedboat' ? [0.4, 0.86, -0.2] : [0, hull.depth + 0.5, hull.length * 0.2],
          handlebarLeft: [0.55, 1.05, 0.35],
          handlebarRight: [0.25, 1.05, 0.35],
          ...(chimney ? { chimney, exhaust: chimney } : {}),
        },
        pose: (input) => {
          const root = rocking(input, waterline, amount);
          const puff = hull.beam * 0.06;
          return {
            parts: { body: root, lit: input.darkness > lightsOn ? root : null },
            anchors: {},
            particles: [
              ...wake(input, hull, waterline),
              ...(chimney
                ? puffs(input, {
                    at: chimney,
                    count: 22,
                    life: 5,
                    velocity: [0, puff * 2.2, 0],
                    spread: puff * 2.5,
                    size: [puff * 0.8, puff * 3.2],
                    colour: [0.3, 0.3, 0.31],
                    endColour: [0.6, 0.6, 0.62],
                    opacity: 0.4,
                  })
                : []),
            ],
          };
        },
      },
    );
  },
};
