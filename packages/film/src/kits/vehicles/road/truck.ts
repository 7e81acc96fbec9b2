/** Trucks and vans: lorry, pickup, van, camper, ice cream truck, dump truck. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

import { poseOnWheels } from '../shared/driving.ts';
import { createAxles } from '../shared/wheels.ts';
import { addBody } from './truck-body.ts';
import type { TruckKind, TruckShape } from './truck-parts.ts';

const shapes: Record<TruckKind, TruckShape> = {
  lorry: {
    length: 10.5,
    halfWidth: 1.22,
    wheel: 0.5,
    axles: [-4, -2.9, 3.9],
    colour: '#2a5f9a',
    height: 3.7,
  },
  pickup: { length: 5.2, halfWidth: 0.95, wheel: 0.4, axles: [-1.6, 1.6], colour: '#a8322a', height: 1.8 },
  van: { length: 5.2, halfWidth: 0.98, wheel: 0.36, axles: [-1.6, 1.65], colour: '#d6d6d0', height: 2.2 },
  camper: { length: 4.6, halfWidth: 0.95, wheel: 0.36, axles: [-1.3, 1.4], colour: '#3f9aa8', height: 2.1 },
  iceCream: { length: 5.2, halfWidth: 1, wheel: 0.36, axles: [-1.6, 1.65], colour: '#f4b8c8', height: 3 },
  dump: { length: 8, halfWidth: 1.3, wheel: 0.62, axles: [-2.7, -1.2, 2.5], colour: '#e0a01c', height: 3.4 },
};

/** What maker or age says that a van is one of the old, round ones. */
const isOldVan = (noun: string, traits: string[]): boolean =>
  /van|bus|kombi/.test(noun) &&
  /volkswagen|\bvw\b|kombi|hippie|vintage|classic|retro|\bold\b|antique|sixties/.test(
    [noun, ...traits].join(' '),
  );

const kindOf = (noun: string, traits: string[]): TruckKind =>
  /pickup|pick-up/.test(noun)
    ? 'pickup'
    : /ice/.test(noun)
      ? 'iceCream'
      : /camper|motorhome|rv|hippie|kombi|microbus/.test(noun) || isOldVan(noun, traits)
        ? 'camper'
        : /van|delivery/.test(noun)
          ? 'van'
          : /dump|tipper/.test(noun)
            ? 'dump'
            : 'lorry';

export const truck: Kit = {
  name: 'truck',
  nouns: [
    'truck',
    'lorry',
    'semi truck',
    'delivery truck',
    'trailer',
    'pickup',
    'pickup truck',
    'pick-up',
    'van',
    'minivan',
    'delivery van',
    'camper van',
    'campervan',
    'motorhome',
    'volkswagen van',
    'volkswagen bus',
    'vw van',
    'vw bus',
    'kombi',
    'microbus',
    'hippie van',
    'ice cream truck',
    'ice cream van',
    'dump truck',
    'tipper',
  ],
  locomotion: 'rolls',
  speeds: { slow: 10, fast: 22 },
  build: ({ noun, colour, traits, detail }) => {
    const kind = kindOf(noun, traits);
    const shape = shapes[kind];
    const { length, halfWidth, wheel, height } = shape;
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    addBody(body, lit, kind, shape, colour ?? fromHex(shape.colour), detail);
    const axles = createAxles(
      shape.axles.map((z) => ({
        z,
        radius: wheel,
        width: wheel * 0.62,
        track: halfWidth - wheel * 0.34,
        style:
          kind === 'camper' ? ('whitewall' as const) : wheel > 0.45 ? ('truck' as const) : ('disc' as const),
        segments: [24, 16, 9][detail],
      })),
    );
    const lampY = kind === 'lorry' || kind === 'dump' ? 1 : 0.85;
    const lampLeft: Vec3 = [halfWidth * 0.72, lampY, length / 2];
    const lampRight: Vec3 = [-halfWidth * 0.72, lampY, length / 2];
    return assembleModel(
      { body, lit, ...axles.builders },
      {
        size: [halfWidth * 2 + 0.3, height, length],
        anchors: {
          seat: [0.45, height * 0.42, length / 2 - 1.3],
          inside: [0, kind === 'pickup' ? 1.15 : 1, -length * 0.25],
          top: [0, kind === 'pickup' ? 1.15 : height, -length * 0.25],
          door: [halfWidth + 0.4, 0, length / 2 - 1.3],
          lampLeft,
          lampRight,
          exhaust: [-0.5, 0.4, -length / 2],
        },
        pose: (input) => poseOnWheels(input, axles, 1.3, { left: lampLeft, right: lampRight }),
      },
    );
  },
};
