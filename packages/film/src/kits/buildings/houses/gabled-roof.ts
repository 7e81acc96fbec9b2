/** The roof of a small house with its ridge across the picture, for whoever sits or walks up there. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addGableRoof, addGables, addRoofSnow } from '../shared/roofs.ts';

const addRidge = (
  b: MeshBuilder,
  { length, height, radius }: { length: number; height: number; radius: number },
) =>
  b.tube(
    [
      [0, height, -length / 2 - 0.42],
      [0, height, length / 2 + 0.42],
    ],
    radius,
    10,
  );

/** Rows of round tiles from the ridge down to the eaves, each tile over the next. */
const addTiles = (
  b: MeshBuilder,
  paint: Vec3,
  { width, length, y, rise }: { width: number; length: number; y: number; rise: number },
) => {
  const columns = Math.round((length + 0.7) / 0.27);
  const tiles = 9;
  const [out, down] = [width / 2 + 0.35, rise + 0.28];
  for (let column = 0; column < columns; column += 1) {
    const z = -length / 2 - 0.3 + ((column + 0.5) / columns) * (length + 0.6);
    for (const side of [-1, 1])
      for (let tile = 0; tile < tiles; tile += 1) {
        const [from, to] = [tile / tiles, (tile + 1.15) / tiles];
        const shade = Math.abs(Math.sin(column * 12.9 + tile * 7.3));
        b.paint(darken(paint, 0.02 + 0.26 * shade), 'satin').tube(
          [
            [side * out * from, y + rise + 0.15 - down * from, z],
            [side * out * to, y + rise + 0.19 - down * to, z],
          ],
          [0.085, 0.115],
          6,
          false,
        );
      }
  }
  b.paint(darken(paint, 0.12), 'satin');
  addRidge(b, { length, height: y + rise + 0.2, radius: 0.14 });
};

/** Corrugated iron from the ridge to the eaves, with rust along the seams of the sheets. */
const addSheets = (
  b: MeshBuilder,
  paint: Vec3,
  { width, length, y, rise }: { width: number; length: number; y: number; rise: number },
) => {
  const waves = Math.round((length + 0.7) / 0.11);
  const [out, down] = [width / 2 + 0.42, rise + 0.33];
  const rust = fromHex('#8a4a28');
  for (let wave = 0; wave < waves; wave += 1) {
    const z = -length / 2 - 0.34 + (wave / waves) * (length + 0.7);
    const worn = Math.abs(Math.sin(wave * 12.9));
    for (const side of [-1, 1])
      for (let part = 0; part < 4; part += 1) {
        const [from, to] = [part / 4, (part + 1) / 4];
        const isRusty = wave % 8 === 0 || (part === 3 && worn > 0.7);
        b.paint(darken(isRusty ? rust : paint, 0.2 * worn), 'metal').tube(
          [
            [side * out * from, y + rise + 0.16 - down * from, z],
            [side * out * to, y + rise + 0.16 - down * to, z],
          ],
          0.062,
          6,
          false,
        );
      }
  }
  b.paint(darken(paint, 0.15), 'metal');
  addRidge(b, { length, height: y + rise + 0.2, radius: 0.12 });
};

/** A small house whose ridge runs across the picture. */
export const gabledRoof = staticKit(
  ['gabled roof', 'tiled roof', 'house roof', 'barn roof', 'thatched roof', 'tin roof'],
  (outer, { colour, noun, traits }) => {
    const isBarn = noun === 'barn roof' || traits.includes('barn');
    const isThatched = noun === 'thatched roof';
    const isTin = noun === 'tin roof';
    const shape = { width: 5, length: 4.2, y: 2.6, rise: 2.1, overhang: 0.35, thickness: 0.14 };
    const wall = fromHex(isBarn ? '#a8322a' : '#efe4cc');
    const tiles =
      colour ?? fromHex(isThatched ? '#a98b52' : isBarn ? '#7a3428' : isTin ? '#9aa4ac' : '#b5482e');
    outer.at(rotationY(Math.PI / 2), (b) => {
      b.paint(wall, isBarn ? 'wood' : 'plaster').box([0, 1.3, 0], [shape.width, 2.6, shape.length]);
      addGables(b, shape);
      b.paint(darken(tiles, 0.25), isThatched ? 'soil' : 'roof');
      addGableRoof(b, shape);
      if (traits.includes('snowy')) addRoofSnow(b, shape);
      else if (isTin) addSheets(b, tiles, shape);
      else if (!isThatched) addTiles(b, tiles, shape);
      for (const side of [-1, 1])
        for (const z of [-1.1, 1.1]) {
          b.paint(fromHex('#f6f2e6'), 'wood').box([side * 2.51, 1.5, z], [0.08, 1.1, 0.9], 0.02, 1);
          b.paint(fromHex('#3c5568'), 'glossy').box([side * 2.54, 1.5, z], [0.05, 0.92, 0.72]);
        }
      const brick = fromHex('#9a5140');
      if (!isBarn) {
        b.paint((p) => darken(brick, Math.floor(p[1] * 9) % 2 ? 0.05 : 0.22), 'stone').box(
          [0.75, 4.7, -1.5],
          [0.6, 1.7, 0.6],
        );
        b.paint(darken(brick, 0.3), 'stone').box([0.75, 5.6, -1.5], [0.72, 0.14, 0.72]);
        for (const z of [-1.64, -1.36])
          b.at(translation(0.75, 5.66, z), (k) =>
            k.paint(fromHex('#b86a48'), 'satin').lathe(
              [
                [0.09, 0],
                [0.08, 0.3],
                [0.1, 0.32],
                [0.06, 0.32],
                [0.06, 0.05],
              ],
              12,
            ),
          );
      }
    });
    return { top: [0, shape.y + shape.rise + 0.36, 0], seat: [0, shape.y + shape.rise + 0.36, 0] };
  },
);
