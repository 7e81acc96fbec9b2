/** Passenger cars of today: saloon, hatchback, off-road, sports car, taxi, police car, convertible. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { addRallyDress } from '../offroad/rally-dress.ts';
import { addCabin, addCarTrim, addOpenSeats, addShell, type Cabin } from '../shared/car-body.ts';
import { flashing, headlights, springs } from '../shared/driving.ts';
import { createAxles, type WheelStyle } from '../shared/wheels.ts';
import { buildJeep } from './jeep.ts';
import { addTaxiSign } from './taxi-sign.ts';
import { buildVintageCar } from './vintage-car.ts';

type CarShape = {
  length: number;
  halfWidth: number;
  sill: number;
  wheel: number;
  wheelbase: number;
  top: [number, number][];
  cabin: Cabin;
  lampHeight: number;
  style?: WheelStyle;
};

const saloon: CarShape = {
  length: 4.5,
  halfWidth: 0.9,
  sill: 0.24,
  wheel: 0.34,
  wheelbase: 2.7,
  top: [
    [-2.25, 0.86],
    [-1.9, 0.98],
    [-1.1, 1],
    [0.9, 0.97],
    [1.6, 0.88],
    [2.25, 0.72],
  ],
  cabin: {
    base: 0.92,
    roof: 1.46,
    rear: [-1.85, -1.05],
    front: [1.15, 0.3],
    halfWidth: [0.84, 0.66],
    pillars: [0.05],
  },
  lampHeight: 0.66,
  style: 'alloy',
};
const shapes: Record<string, CarShape> = {
  saloon,
  hatchback: {
    ...saloon,
    length: 3.9,
    wheelbase: 2.45,
    top: [
      [-1.95, 0.95],
      [-1.7, 1.02],
      [0.8, 0.98],
      [1.4, 0.88],
      [1.95, 0.72],
    ],
    cabin: {
      base: 0.94,
      roof: 1.5,
      rear: [-1.85, -1.45],
      front: [1.1, 0.3],
      halfWidth: [0.83, 0.68],
      pillars: [0.05],
    },
  },
  offRoad: {
    ...saloon,
    length: 4.7,
    halfWidth: 0.96,
    sill: 0.42,
    wheel: 0.42,
    wheelbase: 2.8,
    top: [
      [-2.35, 1.1],
      [0.9, 1.14],
      [1.6, 1.1],
      [2.35, 1],
    ],
    cabin: {
      base: 1.08,
      roof: 1.8,
      rear: [-2.28, -2.05],
      front: [1.05, 0.55],
      halfWidth: [0.9, 0.78],
      pillars: [-0.1, 0.25],
    },
    lampHeight: 0.92,
  },
  sports: {
    ...saloon,
    length: 4.4,
    halfWidth: 0.98,
    sill: 0.16,
    wheel: 0.35,
    wheelbase: 2.6,
    top: [
      [-2.2, 0.78],
      [-1.5, 0.88],
      [-0.6, 0.8],
      [0.5, 0.74],
      [1.25, 0.74],
      [2.2, 0.48],
    ],
    cabin: {
      base: 0.7,
      roof: 1.16,
      rear: [-1.75, -0.5],
      front: [1.05, 0.05],
      halfWidth: [0.8, 0.56],
      pillars: [],
    },
    lampHeight: 0.54,
  },
};

const shapeOf = (noun: string, traits: string[], seed: number): CarShape => {
  if (/sports|super|race|ferrari|lamborghini/.test(noun) || traits.includes('sports')) return shapes.sports!;
  if (/suv|off-road|4x4|land rover/.test(noun)) return shapes.offRoad!;
  if (/hatchback|mini|rally/.test(noun)) return shapes.hatchback!;
  if (/taxi|police|sedan|limousine|cab/.test(noun)) return saloon;
  return seed % 3 === 2 ? shapes.hatchback! : saloon;
};

const addPoliceLights = (b: MeshBuilder, roof: number): Record<string, MeshBuilder> => {
  const [blue, red] = [new MeshBuilder(), new MeshBuilder()];
  b.paint(fromHex('#2a2b2e'), 'satin').box([0, roof + 0.04, -0.2], [1.15, 0.06, 0.24], 0.02);
  b.paint(fromHex('#3050c0'), 'glossy').box([0.3, roof + 0.12, -0.2], [0.5, 0.12, 0.22], 0.04);
  b.paint(fromHex('#b02020'), 'glossy').box([-0.3, roof + 0.12, -0.2], [0.5, 0.12, 0.22], 0.04);
  blue.paint([0.7, 1.6, 7], 'glow').box([0.3, roof + 0.12, -0.2], [0.52, 0.13, 0.23], 0.04);
  red.paint([7, 0.5, 0.3], 'glow').box([-0.3, roof + 0.12, -0.2], [0.52, 0.13, 0.23], 0.04);
  return { flash0: blue, flash1: red };
};

/** Dried mud over sills and doors, thinner higher up. */
const splashMud = ({ positions, colours }: Mesh, base: number): void => {
  const mud = fromHex('#6b4a2a');
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    const cover = clamp(1.25 - y / base + 0.9 * (fractalNoise(x * 2, y * 4, z * 2.5, 3) - 0.45)) * 0.92;
    for (const k of [0, 1, 2]) colours[at + k] = colours[at + k]! * (1 - cover) + mud[k]! * cover;
  }
};

export const buildCar = (
  noun: string,
  colour: Vec3 | null,
  traits: string[],
  seed: number,
  detail: 0 | 1 | 2,
): Model => {
  const shape = shapeOf(noun, traits, seed);
  const isTaxi = /taxi|cab/.test(noun);
  const isPolice = noun.includes('police') || noun === 'patrol car';
  const paint =
    colour ??
    (isTaxi
      ? fromHex('#f2b417')
      : isPolice
        ? fromHex('#f1f2f4')
        : fromHex(
            pick(
              createRandom(seed),
              /jeep|safari/.test(noun)
                ? ['#5f6b3a', '#8a7248', '#a03a22']
                : shape === shapes.sports
                  ? ['#c8161d', '#e8a81e', '#d8521c', '#1f5fc0']
                  : /convertible|cabriolet|roadster/.test(noun)
                    ? ['#c8201f', '#1f8f9c', '#e8a81e', '#2a5fb4']
                    : ['#b8201f', '#1f4f9c', '#d8dadd', '#2d6b4a', '#e08a1e', '#34383d', '#5b8fc4'],
            ),
          ));
  if (/jeep|safari/.test(noun)) return buildJeep(paint, traits.includes('open top'), detail);
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const { length, halfWidth, wheel, wheelbase, lampHeight, cabin } = shape;
  const wheels = [-wheelbase / 2, wheelbase / 2].map((z) => ({ z, radius: wheel }));
  addShell(body, { ...shape, wheels }, paint, detail);
  const isOpen = /convertible|cabriolet|roadster/.test(noun) || traits.includes('open top');
  if (isOpen) addOpenSeats(body, cabin, paint);
  else addCabin(body, cabin, isPolice ? fromHex('#f1f2f4') : paint, detail);
  const mirrorAt: Vec3 = [halfWidth + 0.06, cabin.base + 0.1, cabin.front[0] - 0.35];
  if (detail < 2) addCarTrim(body, lit, { shell: { ...shape, wheels }, lampHeight, paint, mirrorAt });
  if (isTaxi) addTaxiSign(body, lit, cabin.roof);
  if (isPolice) {
    body.paint(fromHex('#1c2f6b'), 'glossy');
    for (const side of [-1, 1]) body.box([side * (halfWidth - 0.005), 0.7, -0.15], [0.03, 0.2, 2.1], 0.01);
  }
  if (shape === shapes.sports && detail < 2) {
    body.paint(paint, 'glossy').box([0, 1.0, -1.98], [1.7, 0.04, 0.3], 0.02);
    for (const side of [-1, 1]) body.box([side * 0.6, 0.92, -1.95], [0.06, 0.18, 0.16], 0.02);
  }
  if (/rally/.test(noun) && detail < 2)
    addRallyDress(body, { length, halfWidth, roof: cabin.roof, base: cabin.base, sill: shape.sill });
  if (traits.some((trait) => /mud/.test(trait))) splashMud(body.mesh, cabin.base);
  const flash = isPolice ? addPoliceLights(body, cabin.roof) : {};
  const axles = createAxles(
    wheels.map(({ z, radius }) => ({
      z,
      radius,
      width: 0.22,
      track: halfWidth - 0.13,
      style: shape.style,
      segments: [28, 16, 9][detail],
    })),
  );
  const lampLeft: Vec3 = [halfWidth * 0.68, lampHeight, length / 2];
  const lampRight: Vec3 = [-halfWidth * 0.68, lampHeight, length / 2];
  return assembleModel(
    { body, lit, ...flash, ...axles.builders },
    {
      size: [halfWidth * 2 + 0.2, cabin.roof + (isTaxi || isPolice ? 0.18 : 0), length],
      anchors: {
        seat: [0.36, isOpen ? 0.62 : 0.52, isOpen ? -0.25 : 0.05],
        ...(isOpen && {
          handlebarLeft: [0.5, cabin.base + 0.2, 0.16] as Vec3,
          handlebarRight: [0.22, cabin.base + 0.2, 0.16] as Vec3,
        }),
        inside: [-0.36, 0.52, 0.05],
        top: [0, cabin.roof, (cabin.rear[1] + cabin.front[1]) / 2],
        door: [halfWidth + 0.4, 0, 0],
        lampLeft,
        lampRight,
        exhaust: [-0.5, 0.28, -length / 2],
      },
      pose: (input) => {
        const spring = springs(input);
        const on = flashing(input.time);
        const lights = headlights(input, lampLeft, lampRight);
        if (isPolice) {
          lights.lamps.push({
            position: [0, cabin.roof + 0.6, 0],
            colour: on ? [1.6, 0.1, 0.1] : [0.1, 0.3, 1.8],
            reach: 9,
          });
        }
        return {
          parts: {
            body: spring,
            lit: input.darkness > lightsOn ? spring : null,
            flash0: on === 0 ? spring : null,
            flash1: on === 1 ? spring : null,
            ...axles.pose(input.travelled),
          },
          anchors: {},
          ...lights,
        };
      },
    },
  );
};

export const car: Kit = {
  name: 'car',
  nouns: [
    'car',
    'automobile',
    'sedan',
    'sports car',
    'sportscar',
    'supercar',
    'taxi',
    'taxicab',
    'cab',
    'police car',
    'patrol car',
    'suv',
    'jeep',
    'safari jeep',
    'off-road car',
    '4x4',
    'hatchback',
    'rally car',
    'vehicle',
    'vintage car',
    'classic car',
    'old car',
    'oldtimer',
    'antique car',
    'retro car',
    'limousine',
    'electric car',
    'convertible',
    'cabriolet',
    'roadster',
  ],
  locomotion: 'rolls',
  speeds: { slow: 11, fast: 26 },
  build: ({ noun, colour, traits, seed, detail }) =>
    /vintage|classic|old|antique|retro/.test(noun) ||
    traits.some((trait) => /vintage|classic|old|antique|retro/.test(trait))
      ? buildVintageCar(colour, detail, /convertible|cabriolet|roadster/.test(noun))
      : buildCar(noun, colour, traits, seed, detail),
};
