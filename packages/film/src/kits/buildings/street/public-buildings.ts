/** Public buildings of one design: school, hospital, fire station, police station, town hall, museum, library, train station. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { addColumn, addDoor, addSteps, onEachSide, spread } from '../shared/parts.ts';
import { addGableRoof, addGables, addHipRoof } from '../shared/roofs.ts';

type PublicShape = {
  width: number;
  depth: number;
  floors: number;
  wall: string;
  trim: string;
  roof: string;
  emblem: 'clock' | 'cross' | 'star' | 'flame' | 'none';
  doors: number;
  hasColumns?: boolean;
  hasTower?: boolean;
};
const shapes: Record<string, PublicShape> = {
  school: {
    width: 24,
    depth: 10,
    floors: 2,
    wall: '#b0583f',
    trim: '#f2ead8',
    roof: '#5a5650',
    emblem: 'clock',
    doors: 1,
    hasTower: true,
  },
  hospital: {
    width: 26,
    depth: 12,
    floors: 4,
    wall: '#f0f1ef',
    trim: '#8fb0c4',
    roof: '#9aa4aa',
    emblem: 'cross',
    doors: 1,
  },
  'fire station': {
    width: 18,
    depth: 11,
    floors: 2,
    wall: '#a8402f',
    trim: '#f2ead8',
    roof: '#55504a',
    emblem: 'flame',
    doors: 3,
    hasTower: true,
  },
  'police station': {
    width: 18,
    depth: 10,
    floors: 2,
    wall: '#c9c4b8',
    trim: '#2f4a80',
    roof: '#4a505a',
    emblem: 'star',
    doors: 1,
  },
  museum: {
    width: 28,
    depth: 14,
    floors: 2,
    wall: '#e0d6c0',
    trim: '#f2ecdc',
    roof: '#8a9088',
    emblem: 'none',
    doors: 1,
    hasColumns: true,
  },
  'town hall': {
    width: 22,
    depth: 11,
    floors: 3,
    wall: '#d8c8a4',
    trim: '#f4eddc',
    roof: '#6b4a3c',
    emblem: 'clock',
    doors: 1,
    hasTower: true,
    hasColumns: true,
  },
};
const storey = 3.5;

const addEmblem = (b: MeshBuilder, [x, y, z]: Vec3, kind: PublicShape['emblem']) => {
  if (kind === 'clock') {
    b.at(translation(x, y, z), (k) => {
      k.paint(fromHex('#2a2a2c'), 'satin')
        .sphere([0, 0, 0], [0.95, 0.95, 0.12], 24)
        .paint(fromHex('#f6f2e6'), 'satin')
        .sphere([0, 0, 0.06], [0.84, 0.84, 0.1], 24);
      k.paint(fromHex('#1a1a1c'), 'satin')
        .box([0, 0.28, 0.18], [0.07, 0.56, 0.03])
        .box([0.18, 0, 0.18], [0.4, 0.07, 0.03]);
    });
  } else if (kind === 'cross')
    b.paint(fromHex('#c8202a'), 'satin')
      .box([x, y, z], [0.7, 2.1, 0.2], 0.03, 1)
      .box([x, y, z], [2.1, 0.7, 0.2], 0.03, 1);
  else if (kind === 'star') {
    const star = spread(0, 9, 10).map((n): [number, number] => {
      const r = n % 2 ? 0.5 : 1.2;
      const a = (n / 10) * 2 * Math.PI + Math.PI / 2;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    });
    b.paint(fromHex('#e0b63a'), 'metal');
    for (let n = 0; n < 10; n += 2)
      b.extrude([star[n]!, star[(n + 1) % 10]!, [x, y], star[(n + 9) % 10]!], z, z + 0.15);
  } else if (kind === 'flame')
    b.paint(fromHex('#e8b23a'), 'satin')
      .sphere([x, y, z], [0.7, 0.9, 0.12], 16)
      .paint(fromHex('#c8301f'), 'satin')
      .sphere([x, y - 0.1, z + 0.08], [0.42, 0.6, 0.1], 12);
};

export const publicBuildings: Kit = {
  name: 'school',
  nouns: [
    'school',
    'schoolhouse',
    'school building',
    'university',
    'college',
    'hospital',
    'clinic',
    'fire station',
    'firehouse',
    'police station',
    'museum',
    'courthouse',
    'library building',
    'bank',
    'town hall',
    'city hall',
    'railway station',
    'train station building',
    'post office',
  ],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const key = /hospital|clinic/.test(noun)
      ? 'hospital'
      : /fire/.test(noun)
        ? 'fire station'
        : /police/.test(noun)
          ? 'police station'
          : /museum|court|bank|library/.test(noun)
            ? 'museum'
            : /hall|station|post/.test(noun)
              ? 'town hall'
              : 'school';
    const shape = shapes[key]!;
    const { width, depth, floors } = shape;
    const wall = colour ?? fromHex(shape.wall);
    const trim = fromHex(shape.trim);
    const roof = fromHex(shape.roof);
    const height = 0.5 + floors * storey;
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const material =
      key === 'hospital' ? 'plaster' : key === 'museum' || key === 'town hall' ? 'plaster' : 'stone';
    body.paint(darken(wall, 0.3), 'stone').box([0, 0.25, 0], [width + 0.4, 0.5, depth + 0.4]);
    body.paint(wall, material).box([0, height / 2 + 0.2, 0], [width, height - 0.4, depth]);
    onEachSide(body, lit, width, depth, (b, l, across, side) => {
      const columns = Math.round(across / 2.6);
      for (let floor = 0; floor < floors; floor += 1) {
        for (const x of spread(-across / 2 + 1.4, across / 2 - 1.4, columns)) {
          const nearDoor = side === 0 && floor === 0 && Math.abs(x) < (shape.doors > 1 ? width : 3);
          if (!nearDoor)
            addWindow(b, (x * 7 + floor) % 3 > 0.6 ? l : null, {
              at: [x, 0.5 + floor * storey + storey * 0.52, 0],
              width: 1.4,
              height: 1.9,
              frame: trim,
            });
        }
        b.paint(trim, 'plaster').box([0, 0.5 + floor * storey, 0.04], [across + 0.1, 0.18, 0.14]);
      }
    });
    if (key === 'hospital')
      body.paint(roof, 'plaster').box([0, height + 0.3, 0], [width + 0.6, 0.7, depth + 0.6], 0.1, 1);
    else {
      body.paint(trim, 'plaster').box([0, height, 0], [width + 0.7, 0.4, depth + 0.7], 0.06, 1);
      addHipRoof(body.paint(roof, 'roof'), width, depth, height + 0.2, 3.2, 0.3, width - depth);
    }
    // The entrance projects under its own gable.
    const [entry, front] = [shape.hasColumns ? 11 : 6.4, depth / 2 + 1.2];
    const entryHeight = height + (shape.hasTower ? 1.4 : 0.6);
    if (shape.doors === 1) {
      body
        .paint(lighten(wall, 0.04), material)
        .box([0, entryHeight / 2, depth / 2], [entry, entryHeight, 2.4]);
      const gable = { width: entry, length: 2.6, y: entryHeight, rise: 2, overhang: 0.3, thickness: 0.2 };
      body.at(translation(0, 0, depth / 2), (k) => {
        addGables(k.paint(trim, 'plaster'), gable);
        addGableRoof(k.paint(roof, 'roof'), gable);
      });
      for (const x of [-0.75, 0.75])
        addDoor(body, [x, 0.5, front], 1.3, 2.5, fromHex(key === 'school' ? '#3a5a4a' : '#5a3a26'), trim);
      for (const x of [-2.3, 2.3])
        addWindow(body, lit, { at: [x, 2.2, front], width: 0.9, height: 1.9, frame: trim });
      for (let floor = 1; floor < floors; floor += 1)
        for (const x of [-1.9, 0, 1.9])
          addWindow(body, lit, {
            at: [x, 0.5 + floor * storey + storey * 0.5, front],
            width: 1.2,
            height: 1.7,
            frame: trim,
          });
      addSteps(body.paint(fromHex('#b4ada2'), 'stone'), 4.4, front + 1.5, 1.5, 0.5, 3);
      addEmblem(body, [0, entryHeight + (key === 'hospital' ? 0.4 : 0.55), front + 0.12], shape.emblem);
      body
        .paint(trim, 'satin')
        .box([0, 4, front + 0.05], [entry - 0.6, 0.6, 0.1], 0.03, 1)
        .paint(fromHex('#3a3430'), 'satin');
      for (const x of spread(-2, 2, 8)) body.box([x, 4, front + 0.12], [0.24, 0.3, 0.03]);
    } else {
      for (const x of [-5.4, 0, 5.4]) {
        body
          .paint(trim, 'plaster')
          .box([x, 2, depth / 2], [4.6, 4, 0.3], 0.05, 1)
          .paint(fromHex('#c8281f'), 'satin')
          .box([x, 1.8, depth / 2 + 0.1], [4, 3.6, 0.2], 0.03, 1);
        body.paint(darken(fromHex('#c8281f'), 0.35), 'satin');
        for (const y of [0.7, 1.4, 2.1, 2.8]) body.box([x, y, depth / 2 + 0.21], [3.9, 0.05, 0.04]);
        for (const dx of [-1.2, 0, 1.2])
          addWindow(body, lit, {
            at: [x + dx, 2.45, depth / 2 + 0.18],
            width: 0.8,
            height: 0.5,
            frame: trim,
            bars: false,
          });
      }
      addEmblem(body, [0, 5.9, depth / 2 + 0.1], shape.emblem);
    }
    if (shape.hasColumns) {
      for (const x of spread(-entry / 2 + 0.6, entry / 2 - 0.6, 6)) {
        addColumn(body.paint(trim, 'plaster'), [x, 0.5, front + 1.3], entryHeight - 1.3, 0.4, 14);
      }
      const porch = { width: entry, length: 4.4, y: entryHeight, rise: 2.2, overhang: 0.3, thickness: 0.2 };
      body.at(translation(0, 0, depth / 2 + 1), (k) => {
        k.paint(trim, 'plaster').box([0, entryHeight - 0.4, 0], [entry, 0.8, 4.4], 0.05, 1);
        addGables(k, porch);
        addGableRoof(k.paint(roof, 'roof'), porch);
      });
      body.paint(fromHex('#b4ada2'), 'stone').box([0, 0.25, front + 0.9], [entry + 0.8, 0.5, 2.4]);
    }
    if (shape.hasTower) {
      body.at(
        translation(shape.doors > 1 ? -width / 2 + 2 : 0, height + (shape.doors > 1 ? 0.4 : 2.6), 0),
        (k) => {
          k.paint(trim, 'wood').box([0, 1.3, 0], [2.4, 3.2, 2.4], 0.05, 1);
          k.paint(fromHex('#2a2622'), 'matte')
            .box([0, 1.6, 1.16], [1.2, 1.6, 0.14])
            .paint(fromHex('#c9a24a'), 'metal')
            .at(translation(0, 1.2, 1.25), (m) =>
              m.lathe(
                [
                  [0.45, 0],
                  [0.36, 0.2],
                  [0.25, 0.6],
                  [0, 0.75],
                ],
                14,
              ),
            );
          k.paint(roof, 'roof').lathe(
            [
              [2.1, 2.9],
              [0.05, 5.6],
            ],
            4,
          );
        },
      );
    }
    // Flagpole
    const pole: Vec3 = [width / 2 - 2, 0, depth / 2 + 4];
    body.paint(fromHex('#d8d8d6'), 'metal').tube([pole, [pole[0], 8, pole[2]]], 0.06, 8);
    const flag = new MeshBuilder();
    flag
      .twoSided()
      .paint((p) => (p[1] > 7.2 ? fromHex('#2f5fa8') : fromHex('#f2f0ea')), 'cloth')
      .grid(
        spread(6.6, 7.9, 5).map((y) =>
          spread(0, 1, 9).map((u) => flag.vertex([pole[0] + u * 2, y, pole[2]], [0, 0, 1])),
        ),
      );
    const rest = Float32Array.from(flag.mesh.positions);
    const moved = rest.slice();
    return assembleModel(
      { body, lit, flag },
      {
        size: [width + 1, height + (shape.hasTower ? 8 : 3.5), depth + 6],
        anchors: { door: [0, 0, front + 2], top: [0, height, 0], inside: [0, 0.5, 0] },
        pose: (input) => {
          for (let n = 0; n < rest.length; n += 3) {
            const u = (rest[n]! - pole[0]) / 2;
            moved[n + 2] = rest[n + 2]! + Math.sin(u * 6 - input.time * 6) * 0.2 * u;
          }
          return { parts: { lit: shown(input.darkness > lightsOn), flag: moved }, anchors: {} };
        },
      },
    );
  },
};
