/** House fronts by region: they face +z, from x = 0 to their width, standing on y = 0. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { createRandom, pick, type Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Region } from '../../../scene/scene.ts';
import {
  addDoorAndWindows,
  addFlowerBox,
  addRailing,
  addShop,
  addTimber,
  addWindow,
} from './facade-parts.ts';
import { type Roof, styles } from './facade-styles.ts';

export type FacadeOptions = {
  region: Region | null;
  seed: number;
  width: number;
  /** 0 by day to 1 by night: lit windows. */
  darkness: number;
  isSnowy: boolean;
  /** Fewer parts for far ones. */
  isFar?: boolean;
  floors?: number;
};

export const buildFacade = (options: FacadeOptions): { mesh: Mesh; height: number } => {
  const { seed, width: w, darkness, isFar = false } = options;
  const random = createRandom(seed * 2711 + 17);
  const look = styles[options.region ?? 'european'];
  const builder = new MeshBuilder();
  const wall = fromHex(pick(random, look.walls));
  const trim = fromHex(look.trim);
  const hasShop = random() < look.shops;
  const groundHeight = hasShop ? 3.7 : look.floorHeight;
  const [fewest, most] = look.floors;
  const floors = options.floors ?? fewest + Math.floor(random() * (most - fewest + 1));
  const height = groundHeight + floors * look.floorHeight;
  const depth = 9;
  builder.paint(wall, look.wall === 'stone' ? 'stone' : look.wall === 'wood' ? 'wood' : 'plaster');
  builder.box([w / 2, height / 2, -depth / 2], [w, height, depth]);
  builder.paint(darken(wall, 0.3), 'stone').box([w / 2, 0.25, 0.05], [w, 0.5, 0.14]);
  const columns = Math.max(2, Math.round(w / 2.3));
  const step = w / columns;
  const isLit = () => random() < 0.12 + darkness * 0.45;
  if (hasShop) addShop(builder, w, columns, darkness, look, random);
  else addDoorAndWindows(builder, w, columns, look, trim, isLit, random);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = groundHeight + floor * look.floorHeight;
    builder.paint(trim, 'plaster').box([w / 2, y + 0.04, 0.05], [w, 0.16, 0.22]);
    if (look.timber && !isFar) addTimber(builder, w, y, look.floorHeight, columns, trim);
    for (let n = 0; n < columns; n += 1) {
      const x = (n + 0.5) * step;
      addWindow(builder, x, y + look.floorHeight * 0.5 + 0.1, look, trim, isLit(), isFar, random);
      if (look.balconies && (floor === 1 || floor === floors - 1)) addRailing(builder, x, y, step * 0.96);
      else if (!isFar && random() < 0.25)
        addFlowerBox(builder, x, y + look.floorHeight * 0.5 - look.windowHeight / 2, random);
    }
  }
  const roof = fromHex(pick(random, look.roofs));
  addRoof(builder, look.roof, w, height, depth, options.isSnowy ? fromHex('#eef2f8') : roof, wall, random);
  return { mesh: builder.mesh, height: height + 3 };
};

const addRoof = (
  builder: MeshBuilder,
  roof: Roof,
  w: number,
  h: number,
  depth: number,
  colour: Vec3,
  wall: Vec3,
  random: Random,
) => {
  builder.paint(colour, 'roof');
  if (roof === 'flat' || roof === 'false_front') {
    builder.paint(lighten(wall, 0.2), 'plaster').box([w / 2, h + 0.25, -0.1], [w + 0.1, 0.7, 0.6]);
    if (roof === 'false_front') builder.paint(wall, 'wood').box([w / 2, h + 0.9, -0.05], [w * 0.7, 1.4, 0.2]);
  } else if (roof === 'mansard') {
    builder.quad([0, h, 0.15], [w, h, 0.15], [w, h + 2.6, -1.2], [0, h + 2.6, -1.2], [0, 0.45, 0.9]);
    builder.quad(
      [0, h + 2.6, -1.2],
      [w, h + 2.6, -1.2],
      [w, h + 3.3, -depth / 2],
      [0, h + 3.3, -depth / 2],
      [0, 1, 0.2],
    );
    for (let x = 1.2; x < w - 0.6; x += 2.2) {
      builder.paint(lighten(wall, 0.15), 'plaster').box([x, h + 1.1, -0.35], [1.2, 1.7, 1]);
      builder.paint(fromHex('#26303a'), 'glass').box([x, h + 1.1, 0.16], [0.8, 1.25, 0.05]);
      builder.paint(colour, 'roof').box([x, h + 2, -0.35], [1.4, 0.14, 1.2]);
    }
  } else if (roof === 'gable') {
    const peak = Math.min(w * 0.55, 4.2);
    builder.paint(wall, 'plaster').extrude(
      [
        [0, h],
        [w, h],
        [w / 2, h + peak],
      ],
      0,
      -depth,
    );
    builder.paint(colour, 'roof');
    for (const [x0, x1] of [
      [-0.3, w / 2],
      [w + 0.3, w / 2],
    ] as const) {
      const y0 = h - 0.3 * (peak / (w / 2));
      builder.quad(
        [x0, y0 + 0.12, 0.35],
        [x1, h + peak + 0.14, 0.35],
        [x1, h + peak + 0.14, -depth],
        [x0, y0 + 0.12, -depth],
      );
      builder.quad(
        [x0, y0 - 0.08, 0.35],
        [x1, h + peak - 0.06, 0.35],
        [x1, h + peak + 0.14, 0.35],
        [x0, y0 + 0.12, 0.35],
        [0, 0, 1],
      );
    }
    builder.paint(fromHex('#26303a'), 'glass').box([w / 2, h + peak * 0.35, 0.03], [0.8, 1, 0.06]);
  } else {
    const out = roof === 'curved' ? 1.3 : 0.7;
    const rise = 2.6;
    const steps = 6;
    for (let n = 0; n < steps; n += 1) {
      const at = (t: number): [number, number] => [
        h + rise * (roof === 'curved' ? t ** 1.7 : t) + (roof === 'curved' ? 0.25 : 0),
        out - t * (depth / 2 + out),
      ];
      const [[y0, z0], [y1, z1]] = [at(n / steps), at((n + 1) / steps)];
      builder.quad([-0.3, y0, z0], [w + 0.3, y0, z0], [w + 0.3, y1, z1], [-0.3, y1, z1], [0, 0.8, 0.5]);
    }
    builder
      .paint(darken(colour, 0.4), 'satin')
      .box([w / 2, h + (roof === 'curved' ? 0.2 : -0.02), out - 0.05], [w + 0.6, 0.2, 0.14]);
  }
  if (roof !== 'curved' && random() < 0.7)
    builder.paint(fromHex('#8a4f3a'), 'stone').box([w * 0.8, h + 2.8, -2.6], [0.8, 2.2, 0.6]);
};
