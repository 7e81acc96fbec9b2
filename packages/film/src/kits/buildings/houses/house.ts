/** Dwelling houses: house, cottage, farmhouse, villa, mansion, hut, village house, half-timbered house. */

import type { MaterialName } from '../../../geometry/materials.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { rotationY } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { flames, puffs } from '../../shared/puffs.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { addChimney, addDoor, addSteps, chimneySmoke, onEachSide, spread } from '../shared/parts.ts';
import { addGableRoof, addGables, addRoofSnow, type GableRoof } from '../shared/roofs.ts';
import { addChristmasTrim } from './christmas-trim.ts';

type HouseShape = {
  width: number;
  depth: number;
  floors: number;
  wall: string[];
  wallMaterial: MaterialName;
  roof: string[];
  roofMaterial: MaterialName;
  rise: number;
  timber?: boolean;
  porch?: boolean;
  wings?: boolean;
};
const shapes: Record<string, HouseShape> = {
  house: {
    width: 9,
    depth: 7.5,
    floors: 2,
    wall: ['#efe3c8', '#e6d3b3', '#dfe3e0', '#f0d9c4'],
    wallMaterial: 'plaster',
    roof: ['#a8452f', '#8a3d2c', '#5c5f66'],
    roofMaterial: 'roof',
    rise: 3.2,
    porch: true,
  },
  cottage: {
    width: 8,
    depth: 6,
    floors: 1,
    wall: ['#f2e9d6', '#efe0c0', '#e9e4da'],
    wallMaterial: 'plaster',
    roof: ['#8a7450', '#7d6844'],
    roofMaterial: 'soil',
    rise: 3.4,
  },
  farmhouse: {
    width: 12,
    depth: 7.5,
    floors: 2,
    wall: ['#f4f0e6'],
    wallMaterial: 'wood',
    roof: ['#6d3b2e', '#55585e'],
    roofMaterial: 'roof',
    rise: 3.2,
    porch: true,
  },
  mansion: {
    width: 20,
    depth: 11,
    floors: 3,
    wall: ['#e9dec6', '#d9cdb6'],
    wallMaterial: 'plaster',
    roof: ['#4d545c'],
    roofMaterial: 'roof',
    rise: 4.2,
    wings: true,
    porch: true,
  },
  timbered: {
    width: 8,
    depth: 8,
    floors: 3,
    wall: ['#f1e6cd', '#efdcb8'],
    wallMaterial: 'plaster',
    roof: ['#9a4a30'],
    roofMaterial: 'roof',
    rise: 5,
    timber: true,
  },
  hut: {
    width: 4.6,
    depth: 4.2,
    floors: 1,
    wall: ['#8a6136', '#7c5a38'],
    wallMaterial: 'wood',
    roof: ['#857048'],
    roofMaterial: 'soil',
    rise: 2.4,
  },
};

const shapeOf = (noun: string): HouseShape => {
  if (/cottage/.test(noun)) return shapes.cottage!;
  if (/farm/.test(noun)) return shapes.farmhouse!;
  if (/mansion|villa|manor/.test(noun)) return shapes.mansion!;
  if (/timber|medieval|inn/.test(noun)) return shapes.timbered!;
  if (/hut|shack|shed/.test(noun)) return shapes.hut!;
  return shapes.house!;
};

const addFlowerBox = (b: MeshBuilder, x: number, y: number, width: number, random: () => number) => {
  b.paint(fromHex('#7a4a2a'), 'wood').box([x, y, 0.22], [width, 0.18, 0.22], 0.02, 1);
  for (let n = 0; n < 9; n += 1) {
    const at: Vec3 = [
      x + (random() - 0.5) * width,
      y + 0.14 + random() * 0.08,
      0.22 + (random() - 0.5) * 0.18,
    ];
    b.paint(
      n % 3 === 0 ? fromHex('#4c7a34') : fromHex(random() < 0.5 ? '#d23a4a' : '#e8b23a'),
      'leaf',
    ).sphere(at, 0.07 + random() * 0.03, 6);
  }
};

const addTimber = (b: MeshBuilder, width: number, height: number, floorHeight: number) => {
  b.paint(fromHex('#4a2f1e'), 'wood');
  for (const y of spread(0.1, height - 0.1, Math.round(height / floorHeight) + 1))
    b.box([0, y, 0.03], [width, 0.22, 0.1]);
  for (const x of spread(-width / 2 + 0.1, width / 2 - 0.1, 5))
    b.box([x, height / 2, 0.03], [0.2, height, 0.1]);
};

export const house: Kit = {
  name: 'house',
  nouns: [
    'house',
    'home',
    'cottage',
    'farmhouse',
    'farm house',
    'villa',
    'mansion',
    'manor',
    'village house',
    'half-timbered house',
    'medieval house',
    'inn',
    'hut',
    'shack',
    'shed',
    'burning house',
    'building',
  ],
  locomotion: 'none',
  build: ({ noun, colour, material, traits, seed, detail }) => {
    const shape = shapeOf(noun);
    const { width, depth, floors, rise } = shape;
    const random = createRandom(seed * 17 + 3);
    const wall = colour ?? (material === 'stone' ? fromHex('#a8987a') : fromHex(pick(random, shape.wall)));
    const roofPaint = fromHex(pick(random, shape.roof));
    const trim = noun === 'hut' ? fromHex('#5a3c22') : fromHex('#f6f3ea');
    const wallMaterial: MaterialName =
      material === 'wooden'
        ? 'wood'
        : material === 'brick' || material === 'stone'
          ? 'stone'
          : shape.wallMaterial;
    const storey = shape === shapes.hut ? 2.3 : 2.8;
    const height = floors * storey + 0.3;
    const isSnowy = traits.includes('snowy') || traits.includes('snow');
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    body.paint(fromHex('#8d857a'), 'stone').box([0, 0.15, 0], [width + 0.3, 0.5, depth + 0.3]);
    body.paint(wall, wallMaterial).box([0, height / 2 + 0.15, 0], [width, height - 0.3, depth]);
    const ridgeAlongX = shape !== shapes.timbered;
    const roof: GableRoof = {
      width: ridgeAlongX ? depth : width,
      length: ridgeAlongX ? width : depth,
      y: height,
      rise,
      overhang: 0.55,
    };
    body.at(rotationY(ridgeAlongX ? Math.PI / 2 : 0), (b) => {
      addGables(b.paint(wall, wallMaterial), roof);
      addGableRoof(
        b.paint((p) => (Math.floor(p[1] * 3) % 2 ? roofPaint : darken(roofPaint, 0.08)), shape.roofMaterial),
        roof,
      );
      if (isSnowy) addRoofSnow(b, roof);
    });
    const shutter = fromHex(pick(random, ['#3f6b5a', '#3a5a80', '#7a3a30', '#5b6b3a']));
    onEachSide(body, lit, width, depth, (b, l, across, side) => {
      if (shape.timber) addTimber(b, across, height, storey);
      // Far houses of a village show their fronts.
      if (detail === 2 && side === 2) return;
      const columns = Math.max(2, Math.round(across / 2.6));
      for (let floor = 0; floor < floors; floor += 1) {
        const y = 0.3 + floor * storey + storey * 0.55;
        for (const [n, x] of spread(
          -across / 2 + across / columns / 2,
          across / 2 - across / columns / 2,
          columns,
        ).entries()) {
          const isDoor = side === 0 && floor === 0 && n === Math.floor(columns / 2);
          if (isDoor) {
            addDoor(b, [x, 0.3, 0], 1.1, 2.1, darken(shutter, 0.1), trim);
            continue;
          }
          const isLit = random() < 0.75;
          addWindow(b, isLit ? l : null, {
            at: [x, y, 0],
            width: 1,
            height: 1.25,
            frame: trim,
            bevel: detail === 2 ? 0 : 0.02,
          });
          if (shape === shapes.hut) continue;
          if (!shape.timber && shape !== shapes.mansion)
            for (const s of [-1, 1])
              b.paint(shutter, 'wood').box(
                [x + s * 0.82, y, 0.06],
                [0.45, 1.3, 0.06],
                detail === 2 ? 0 : 0.02,
                1,
              );
          const hasBox = side === 0 && random() < 0.6;
          if (hasBox && !isSnowy) addFlowerBox(b, x, y - 0.8, 1.1, random);
        }
      }
    });
    const doorColumns = Math.max(2, Math.round(width / 2.6));
    const doorX = spread(
      -width / 2 + width / doorColumns / 2,
      width / 2 - width / doorColumns / 2,
      doorColumns,
    )[Math.floor(doorColumns / 2)]!;
    if (shape.porch) {
      body.paint(fromHex('#a39a8c'), 'stone').box([doorX, 0.15, depth / 2 + 0.8], [2.4, 0.3, 1.6], 0.03, 1);
      body.paint(trim, 'satin');
      for (const s of [-1, 1])
        body.box([doorX + s * 1.05, 1.55, depth / 2 + 1.4], [0.16, 2.5, 0.16], 0.03, 1);
      body
        .paint(roofPaint, shape.roofMaterial)
        .box([doorX, 2.9, depth / 2 + 0.75], [2.7, 0.16, 1.8], 0.04, 1);
    } else {
      body.paint(fromHex('#a39a8c'), 'stone').box([doorX, 0.12, depth / 2 + 0.4], [1.6, 0.24, 0.7], 0.03, 1);
    }
    if (traits.includes('christmas'))
      addChristmasTrim(body, { width, depth, height, rise, ridgeAlongX, door: [doorX, depth / 2] });
    if (shape.wings) addSteps(body.paint(fromHex('#c9c0b0'), 'stone'), 3.4, depth / 2 + 2.6, 2, 0.3, 3);
    const chimneyAt: Vec3 = ridgeAlongX
      ? [-width * 0.3, height + rise * 0.3, -depth * 0.15]
      : [width * 0.22, height + rise * 0.3, -depth * 0.2];
    if (shape !== shapes.hut) addChimney(body, chimneyAt, rise * 0.95, 0.75);
    const chimney: Vec3 = [chimneyAt[0], chimneyAt[1] + rise * 0.95 + 0.4, chimneyAt[2]];
    const burns = noun.includes('burning') || traits.includes('burning');
    return assembleModel(
      { body, lit },
      {
        anchors: {
          door: [doorX, 0.3, depth / 2 + 0.9],
          chimney,
          top: [0, height + rise, 0],
          inside: [doorX, 0.3, depth / 2 - 0.5],
        },
        pose: (input) => {
          const isBurning = burns || input.action === 'burn';
          const fires: Vec3[] = isBurning
            ? [
                [-width * 0.3, height * 0.75, depth / 2 + 0.2],
                [width * 0.3, height * 0.7, depth / 2 + 0.2],
                [0, height + rise * 0.5, depth * 0.2],
                [-width * 0.25, height + rise * 0.6, 0],
                [width * 0.25, height + rise * 0.7, 0],
              ]
            : [];
          return {
            parts: { lit: shown(input.darkness > lightsOn || isBurning) },
            anchors: {},
            particles: isBurning
              ? [
                  ...fires.flatMap((at, n) => flames({ ...input, phase: n * 0.21 }, at, 1.1)),
                  ...puffs(input, {
                    at: [0, height + rise, 0],
                    count: 40,
                    life: 4,
                    velocity: [0, 2.6, 0],
                    spread: 3,
                    size: [0.9, 3.2],
                    colour: [0.1, 0.09, 0.09],
                    endColour: [0.3, 0.29, 0.29],
                    opacity: 0.7,
                  }),
                ]
              : shape === shapes.hut
                ? []
                : chimneySmoke(input, chimney),
            lamps: isBurning
              ? [{ position: [0, height * 0.8, depth / 2 + 2], colour: [4, 1.9, 0.6], reach: 16 }]
              : input.darkness > lightsOn
                ? [{ position: [doorX, 2, depth / 2 + 1.5], colour: [1, 0.62, 0.26], reach: 6 }]
                : [],
          };
        },
      },
    );
  },
};
