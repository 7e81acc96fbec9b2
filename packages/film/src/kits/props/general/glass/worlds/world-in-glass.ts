/** A small world in a glass: a house in a jar, a ship in a bottle, a forest in a light bulb, with its own snow or rain. */

import type { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../../../geometry/new-builders.ts';
import { fraction } from '../../../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../../../math/matrix.ts';
import type { Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { tinyScenes } from './tiny-scenes.ts';
import { addTinySea, addTinyShip } from './tiny-ship.ts';
import { addGlass, type Vessel, vessels } from './vessels.ts';

/** Of a flake or drop: where it is within the glass. */
const fallenTo = (
  { floor, radius, room, length = 1 }: Vessel,
  n: number,
  time: number,
  isRain: boolean,
): Vec3 => {
  const age = fraction(time * (isRain ? 1.6 : 0.16 + 0.05 * fraction(n * 0.37)) + n * 0.7549);
  const a = n * 2.4 + (isRain ? 0 : Math.sin(time * 0.9 + n) * 0.25);
  const r = radius * 0.9 * Math.sqrt(fraction(n * 0.618)) * Math.sin(Math.PI * (0.22 + 0.45 * age));
  return [Math.cos(a) * r * length, floor + room * (1 - age), Math.sin(a) * r];
};

const drops = 120;
/** Solid, so that they are as sharp as the glass; particles would be blurred with what lies behind it. */
const addDrops = (b: MeshBuilder, isRain: boolean) => {
  b.paint(isRain ? [0.7, 0.85, 1.1] : [1.25, 1.28, 1.35], 'glow');
  for (let n = 0; n < drops; n += 1) {
    const size = isRain ? 0.0007 : 0.0021 + 0.0008 * (n % 3);
    b.sphere([0, 0, 0], [size, isRain ? 0.007 : size, size], 5);
  }
};
const placeDrops = (rest: Float32Array, place: (n: number) => Vec3): Float32Array => {
  const out = new Float32Array(rest.length);
  const each = rest.length / drops;
  for (let n = 0; n < drops; n += 1) {
    const at = place(n);
    for (let k = n * each; k < (n + 1) * each; k += 1) out[k] = rest[k]! + at[(k - n * each) % 3]!;
  }
  return out;
};

/** A spiral of stars about the y axis, to be tilted and turned; radius 1. */
const addGalaxy = (b: MeshBuilder) => {
  b.paint([2.2, 1.6, 0.9], 'glow').sphere([0, 0, 0], [0.13, 0.1, 0.13], 12);
  for (const [size, tone] of [
    [0.34, [1.6, 1, 1.3]],
    [0.62, [0.7, 0.6, 1.8]],
    [0.92, [0.3, 0.45, 1.6]],
  ] as const)
    b.paint([...tone], 'haze').sphere([0, 0, 0], [size, size * 0.16, size], 20);
  for (let n = 0; n < 420; n += 1) {
    const t = Math.sqrt(fraction(n * 0.618));
    const a = (n % 2) * Math.PI + t * 4.4 + (fraction(n * 0.37) - 0.5) * 1.1;
    const y = (fraction(n * 0.71) - 0.5) * 0.22 * (1 - t);
    b.paint(t < 0.3 ? [2, 1.5, 0.9] : n % 3 ? [0.6, 0.9, 2.2] : [2, 0.6, 1.8], 'glow');
    b.sphere([Math.cos(a) * t, y, Math.sin(a) * t], 0.012 + 0.016 * fraction(n * 0.91), 5);
  }
};

const names: readonly [RegExp, string][] = [
  [/bottle/, 'bottle'],
  [/globe/, 'globe'],
  [/bulb/, 'bulb'],
  [/lantern/, 'lantern'],
  [/dome/, 'dome'],
  [/./, 'jar'],
];

export const worldInGlass: Kit = {
  name: 'world in a jar',
  nouns: [
    'world in a jar',
    'world in a bottle',
    'snow globe',
    'snowglobe',
    'world in a light bulb',
    'world in a lantern',
    'world under a glass dome',
    'ship in a bottle',
    'bottle ship',
  ],
  locomotion: 'none',
  build: ({ noun, traits }) => {
    const held =
      traits.find((trait) => trait.startsWith('holds '))?.slice('holds '.length) ??
      (/ship/.test(noun) ? 'ship' : 'house');
    const isGalaxy = held === 'galaxy';
    const isShip = held === 'ship' || held === 'sea';
    const kind = names.find(([words]) => words.test(noun))![1];
    const vessel = vessels[kind === 'bottle' && isShip ? 'lying bottle' : kind]!;
    const has = (trait: string) => traits.includes(trait);
    const isSnowing = has('snows') || kind === 'globe';
    const { floor, radius, room, length = 1 } = vessel;
    const [body, boat, glass, flakes, stars] = newBuilders(5);
    vessel.addFrame(body);
    body.at(multiply(translation(0, floor, 0), scaling(radius)), (k) => {
      if (isShip) addTinySea(k, length, has('storms'));
      else if (!isGalaxy) (tinyScenes[held] ?? tinyScenes.house!)(k, { isSnowy: isSnowing });
    });
    const boatSize = (Math.min(radius * length, room * 1.1) / 1.75) * 1.05;
    if (held === 'ship') boat.at(scaling(boatSize), (k) => addTinyShip(k.twoSided()));
    addGlass(glass, vessel);
    const isRain = has('rains') && !isSnowing;
    const isFalling = isSnowing || isRain;
    if (isFalling) addDrops(flakes, isRain);
    if (isGalaxy) addGalaxy(stars);
    const rest = Float32Array.from(flakes.mesh.positions);
    const top = Math.max(...vessel.wall.map(([, y]) => y));
    return assembleModel(
      {
        body,
        boat,
        ...(isFalling ? { glow: flakes } : {}),
        ...(isGalaxy ? { 'glow stars': stars } : {}),
        glass,
      },
      {
        // Seen as near as what is in it asks for; cork and ring may leave the picture.
        size: vessel.length ? [0.34, 0.17, 0.12] : [0.17, top * 0.86, 0.17],
        anchors: { grip: [0, 0.05, 0], top: [0, floor + room, 0], lamp: [0, floor + room * 0.5, 0] },
        pose: ({ time }) => {
          const sway = has('storms') ? 0.2 : 0.07;
          return {
            parts: {
              ...(isGalaxy
                ? {
                    'glow stars': multiply(
                      translation(0, floor + room * 0.45, 0),
                      rotationX(0.75),
                      rotationY(time * 0.6),
                      scaling(radius * 0.98),
                    ),
                  }
                : {}),
              ...(isFalling ? { glow: placeDrops(rest, (n) => fallenTo(vessel, n, time, isRain)) } : {}),
              boat: multiply(
                translation(0, floor + radius * 0.05 + Math.sin(time * 2.2) * radius * 0.05, 0),
                rotationZ(Math.sin(time * 1.9) * sway),
                rotationX(Math.sin(time * 1.4 + 1) * sway * 0.8),
              ),
            },
            anchors: {},
            lamps:
              has('storms') && fraction(time * 0.9) < 0.16
                ? [{ position: [0, floor + room, 0.02], colour: [1.4, 1.5, 2], reach: 0.5 }]
                : [],
          };
        },
      },
    );
  },
};
