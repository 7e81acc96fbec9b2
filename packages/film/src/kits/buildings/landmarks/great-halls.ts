/** Halls of one plan with or without domes and columns: synagogue, opera house, parliament, capitol, theatre; and towers. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { addColumn, addDoor, addSteps, onEachSide, spread } from '../shared/parts.ts';
import { addGableRoof, addGables } from '../shared/roofs.ts';

type Hall = {
  /** Metres: width, height of the walls, depth. */
  size: Vec3;
  wall: string;
  trim: string;
  roof: string;
  columns: number;
  /** Radius and height over the roof of the dome in the middle. */
  dome: [number, number] | null;
  /** Small domes on the corners of the front. */
  hasCornerDomes: boolean;
  emblem: 'star' | 'flag' | 'lights' | null;
};

const halls: Record<string, Hall> = {
  synagogue: {
    size: [16, 10, 20],
    wall: '#d8b88a',
    trim: '#8a4a3a',
    roof: '#3f7a8a',
    columns: 0,
    dome: [4.2, 3],
    hasCornerDomes: true,
    emblem: 'star',
  },
  'opera house': {
    size: [34, 13, 24],
    wall: '#e4d6b4',
    trim: '#f6eedc',
    roof: '#4f8a78',
    columns: 8,
    dome: [6, 3],
    hasCornerDomes: true,
    emblem: 'flag',
  },
  theatre: {
    size: [22, 10, 16],
    wall: '#b8523c',
    trim: '#f2e6cc',
    roof: '#5a5a60',
    columns: 6,
    dome: null,
    hasCornerDomes: false,
    emblem: 'lights',
  },
  capitol: {
    size: [44, 12, 18],
    wall: '#ece8de',
    trim: '#f8f6f0',
    roof: '#b8b8b4',
    columns: 10,
    dome: [6.4, 9],
    hasCornerDomes: false,
    emblem: 'flag',
  },
  embassy: {
    size: [22, 10, 14],
    wall: '#e8e0cc',
    trim: '#faf6ea',
    roof: '#6a7078',
    columns: 6,
    dome: null,
    hasCornerDomes: false,
    emblem: 'flag',
  },
};

const hallOf = (noun: string): Hall => {
  if (noun.includes('synagogue')) return halls.synagogue!;
  if (/opera|concert/.test(noun)) return halls['opera house']!;
  if (/theat|playhouse|cinema/.test(noun)) return halls.theatre!;
  return /capitol|parliament|congress|senate/.test(noun) ? halls.capitol! : halls.embassy!;
};

const gold = fromHex('#d8ae4a');

const addDome = (b: MeshBuilder, at: Vec3, radius: number, drum: number, colour: Vec3, trim: Vec3) =>
  b.at(translation(...at), (k) => {
    k.paint(trim, 'plaster').cylinder(0, drum, radius, radius, 28);
    k.paint(darken(trim, 0.25), 'plaster');
    for (let n = 0; n < 12; n += 1) {
      const a = (n / 12) * 2 * Math.PI;
      k.box([Math.cos(a) * radius, drum / 2, Math.sin(a) * radius], [0.3, drum * 0.8, 0.3]);
    }
    k.paint(trim, 'plaster').cylinder(drum, drum + 0.3, radius * 1.08, radius * 1.08, 28);
    k.paint(colour, 'satin').lathe(
      Array.from({ length: 12 }, (_, n): [number, number] => {
        const a = (n / 11) * (Math.PI / 2);
        return [Math.cos(a) * radius, drum + 0.3 + Math.sin(a) * radius * 1.05];
      }),
      32,
      (a) => 1 + 0.02 * Math.cos(a * 16),
    );
    const top = drum + 0.3 + radius * 1.05;
    k.paint(gold, 'metal').cylinder(top - 0.1, top + radius * 0.25, radius * 0.12, radius * 0.04, 12);
    k.sphere([0, top + radius * 0.3, 0], radius * 0.09, 12);
  });

const addStar = (b: MeshBuilder, [x, y, z]: Vec3, radius: number) => {
  b.paint(gold, 'metal');
  for (const turn of [0, Math.PI]) {
    const corners = [0, 1, 2, 3].map((n): Vec3 => {
      const a = Math.PI / 2 + turn + (n * 2 * Math.PI) / 3;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z];
    });
    b.tube(corners, radius * 0.1, 6);
  }
};

const greatHall: Kit = {
  name: 'synagogue',
  nouns: [
    'synagogue',
    'opera house',
    'concert hall building',
    'theater building',
    'theatre building',
    'playhouse',
    'cinema building',
    'capitol',
    'capitol building',
    'parliament',
    'parliament building',
    'senate building',
    'embassy',
    'government building',
    'consulate',
  ],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const hall = hallOf(noun);
    const [width, height, depth] = hall.size;
    const [wall, trim, roof] = [colour ?? fromHex(hall.wall), fromHex(hall.trim), fromHex(hall.roof)];
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const front = depth / 2;
    body.paint(darken(wall, 0.3), 'stone').box([0, 0.4, 0], [width + 1, 0.8, depth + 1]);
    body.paint(wall, 'plaster').box([0, height / 2, 0], [width, height, depth]);
    body.paint(trim, 'plaster').box([0, height, 0], [width + 0.8, 0.6, depth + 0.8], 0.06, 1);
    body.paint(roof, 'roof').box([0, height + 0.5, 0], [width - 1, 0.6, depth - 1], 0.2, 1);
    onEachSide(body, lit, width, depth, (b, l, across, side) => {
      for (let floor = 0; floor < Math.round(height / 5); floor += 1)
        for (const x of spread(-across / 2 + 1.6, across / 2 - 1.6, Math.round(across / 3))) {
          if (side === 0 && floor === 0 && Math.abs(x) < 4) continue;
          const y = 2.6 + floor * 4.6;
          addWindow(b, (x * 5 + floor) % 3 > 0.8 ? l : null, {
            at: [x, y, 0],
            width: 1.3,
            height: 2.6,
            frame: trim,
          });
          b.paint(trim, 'plaster').sphere([x, y + 1.4, 0], [0.8, 0.55, 0.1], 12);
        }
    });
    for (const x of [-2, 0, 2]) addDoor(body, [x, 0.8, front], 1.5, 3, fromHex('#5a3a26'), trim);
    addSteps(body.paint(fromHex('#b4ada2'), 'stone'), 9, front + 2.2, 2.2, 0.8, 5);
    if (hall.columns > 0) {
      const entry = hall.columns * 1.9;
      for (const x of spread(-entry / 2 + 0.6, entry / 2 - 0.6, hall.columns))
        addColumn(body.paint(trim, 'plaster'), [x, 0.8, front + 2], height - 2, 0.5, 16);
      body.paint(fromHex('#b4ada2'), 'stone').box([0, 0.4, front + 1.4], [entry + 1, 0.8, 2.8]);
      body.at(translation(0, 0, front + 1.2), (k) => {
        const gable = { width: entry, length: 3.4, y: height, rise: 2.8, overhang: 0.4, thickness: 0.25 };
        k.paint(trim, 'plaster').box([0, height - 0.5, 0], [entry, 1, 3.4], 0.05, 1);
        addGables(k, gable);
        addGableRoof(k.paint(roof, 'roof'), gable);
      });
    } else
      body.at(translation(0, 0, 0), (k) => {
        const gable = {
          width: width * 0.6,
          length: depth,
          y: height,
          rise: 3.4,
          overhang: 0.2,
          thickness: 0.3,
        };
        addGables(k.paint(wall, 'plaster'), gable);
        addGableRoof(k.paint(roof, 'roof'), gable);
      });
    if (hall.dome) addDome(body, [0, height + 0.6, 0], hall.dome[0], hall.dome[1], roof, trim);
    if (hall.hasCornerDomes)
      for (const x of [-width / 2 + 1.5, width / 2 - 1.5]) {
        body
          .paint(lighten(wall, 0.05), 'plaster')
          .box([x, (height + 3) / 2, front - 1], [3.2, height + 3, 3.2]);
        addDome(body, [x, height + 3, front - 1], 1.6, 0.8, roof, trim);
      }
    if (hall.emblem === 'star') {
      body.paint(lighten(wall, 0.2), 'plaster').sphere([0, height - 1.6, front + 0.02], [2.1, 2.1, 0.15], 28);
      addStar(body, [0, height - 1.6, front + 0.3], 1.7);
      addStar(body, [0, height + 2.2, front + 0.25], 0.9);
    } else if (hall.emblem === 'lights') {
      body.paint(fromHex('#2a1c20'), 'satin').box([0, 5.2, front + 3.6], [10, 1.6, 0.6], 0.1);
      body.paint([2.4, 1.9, 0.9], 'glow');
      for (let n = 0; n < 22; n += 1)
        for (const y of [4.5, 5.9]) body.sphere([-4.8 + n * 0.457, y, front + 3.92], 0.1, 8);
      body.paint([2, 1.7, 1.4], 'glow').box([0, 5.2, front + 3.92], [8.6, 0.9, 0.02]);
    } else if (hall.emblem === 'flag') {
      const y = height + (hall.dome ? hall.dome[1] + hall.dome[0] * 1.4 : 3);
      body.paint(fromHex('#d8d8d6'), 'metal').box([0, y + 1.5, 0], [0.12, 3, 0.12]);
      body.paint(fromHex('#2f5fa8'), 'cloth').box([1, y + 2.4, 0], [1.9, 1.1, 0.05]);
    }
    const top = height + (hall.dome ? hall.dome[1] + hall.dome[0] * 1.4 + 3 : 4);
    return assembleModel(
      { body, lit },
      {
        size: [width + 2, top, depth + 6],
        anchors: { door: [0, 0, front + 3.4], top: [0, height, 0], inside: [0, 0.8, 0] },
        pose: (input) => ({ parts: { lit: shown(input.darkness > lightsOn) }, anchors: {} }),
      },
    );
  },
};

const minaret = staticKit(
  ['minaret', 'mosque tower', 'control tower', 'air traffic control tower'],
  (b, { noun, colour }) => {
    const isControl = noun.includes('control');
    const wall = colour ?? fromHex(isControl ? '#d8dad8' : '#efe4c8');
    b.paint(wall, 'stone').cylinder(0, 1, isControl ? 4 : 2.6, isControl ? 4 : 2.6, 8);
    b.paint(wall, 'plaster').cylinder(1, 22, isControl ? 2.2 : 1.8, isControl ? 1.8 : 1.4, 20);
    if (isControl) {
      b.cylinder(22, 23.5, 1.8, 4, 16);
      b.paint(fromHex('#3a5a6a'), 'glossy').cylinder(23.5, 26.2, 4, 4.6, 16);
      b.paint(wall, 'plaster').cylinder(26.2, 27, 4.8, 4.6, 16);
      b.paint(fromHex('#c8302a'), 'satin').box([0, 29, 0], [0.15, 4, 0.15]);
      return undefined;
    }
    for (const y of [14, 22]) {
      b.paint(lighten(wall, 0.2), 'plaster')
        .cylinder(y - 0.8, y, 1.6, 2.5, 20)
        .cylinder(y, y + 0.9, 2.5, 2.5, 20);
      b.paint(fromHex('#3f8a9a'), 'glossy').cylinder(y - 1.4, y - 0.9, 1.75, 1.7, 20);
    }
    b.paint(wall, 'plaster').cylinder(22.5, 27, 1.1, 1, 18);
    b.paint(fromHex('#3f8a9a'), 'satin').lathe(
      [
        [1.25, 27],
        [1.3, 27.8],
        [0.8, 29.2],
        [0, 31],
      ],
      22,
    );
    b.paint(gold, 'metal').sphere([0, 31.3, 0], 0.25, 10);
    for (const y of [6, 10, 17, 19.5])
      b.paint(fromHex('#2a2a30'), 'matte').box([0, y, 1.66], [0.5, 1.4, 0.3]);
    return undefined;
  },
);

const gopuram = staticKit(
  ['hindu temple', 'gopuram', 'indian temple', 'temple tower', 'south indian temple'],
  (b, { detail }) => {
    const hues = ['#d8683a', '#3f9a8a', '#e8b84a', '#c8486a', '#4a6ac0'].map(fromHex);
    b.paint(fromHex('#c8a878'), 'stone').box([0, 2.5, 0], [16, 5, 10]);
    b.paint(fromHex('#3a2a20'), 'matte').box([0, 2, 4.9], [3.4, 4, 0.4]);
    for (const x of [-2.4, 2.4]) b.paint(fromHex('#e0c89a'), 'stone').box([x, 2.3, 5.2], [0.8, 4.6, 0.8]);
    for (let tier = 0; tier < 8; tier += 1) {
      const [w, y] = [14 - tier * 1.45, 5 + tier * 2];
      b.paint(hues[tier % hues.length]!, 'plaster').box([0, y + 0.75, 0], [w, 1.5, w * 0.55], 0.1);
      b.paint(fromHex('#f0dca8'), 'plaster').box([0, y + 1.7, 0], [w + 0.5, 0.4, w * 0.55 + 0.5], 0.1);
      const count = detail > 1 ? 3 : Math.max(3, Math.round(w / 1.1));
      for (const [n, x] of spread(-w / 2 + 0.5, w / 2 - 0.5, count).entries()) {
        b.paint(hues[(n + tier + 2) % hues.length]!, 'satin').box(
          [x, y + 0.6, w * 0.275 + 0.15],
          [0.42, 1, 0.3],
          0.1,
        );
        b.sphere([x, y + 1.3, w * 0.275 + 0.18], 0.24, 8);
      }
    }
    b.paint(hues[2]!, 'satin').sphere([0, 21.4, 0], [2, 1.2, 1], 18);
    for (const x of [-1.4, 0, 1.4]) b.paint(gold, 'metal').sphere([x, 22.8, 0], [0.28, 0.6, 0.28], 10);
    return undefined;
  },
);

export const greatHalls: readonly Kit[] = [greatHall, minaret, gopuram];
