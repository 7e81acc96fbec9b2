/** A medieval castle: round towers with cone roofs, battlements, gatehouse, keep, flags. Also a single tower and a palace. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addBattlements, spread } from '../shared/parts.ts';

type Paints = { stone: Vec3; roof: Vec3; flag: Vec3 };
type Flag = { at: Vec3; size: number };

const addRoundTower = (
  b: MeshBuilder,
  lit: MeshBuilder,
  [x, y, z]: Vec3,
  radius: number,
  height: number,
  hasRoof: boolean,
  paints: Paints,
  flags: Flag[],
  detail: number,
) => {
  const segments = detail === 0 ? 28 : 14;
  b.at(translation(x, y, z), (k) =>
    lit.at(translation(x, y, z), (l) => {
      k.paint(paints.stone, 'stone').lathe(
        [
          [radius * 1.12, 0],
          [radius, height * 0.12],
          [radius, height - 1.2],
          [radius * 1.18, height - 0.6],
          [radius * 1.18, height],
        ],
        segments,
      );
      k.paint(darken(paints.stone, 0.15), 'stone').lathe(
        [
          [radius * 1.18, height],
          [0, height],
        ],
        segments,
      );
      const merlons = Math.round(radius * 5);
      for (let n = 0; n < merlons; n += 1)
        k.paint(paints.stone, 'stone').at(rotationY((n / merlons) * 2 * Math.PI), (m) =>
          m.box([0, height + 0.35, radius * 1.1], [radius * 0.32, 0.75, 0.35]),
        );
      if (hasRoof) {
        k.paint(paints.roof, 'roof').lathe(
          [
            [radius * 1.28, height + 0.35],
            [radius * 0.55, height + radius * 1.7],
            [0.06, height + radius * 3.1],
          ],
          segments,
        );
        k.paint(fromHex('#4a4a4c'), 'metal').tube(
          [
            [0, height + radius * 3, 0],
            [0, height + radius * 3 + 1.8, 0],
          ],
          0.05,
          6,
        );
        flags.push({ at: [x, y + height + radius * 3 + 1.7, z], size: Math.max(0.9, radius * 0.5) });
      }
      for (const [row, part] of [0.35, 0.62, 0.84].entries()) {
        for (const turn of [0, 2, 4]) {
          const angle = turn * 1.05 + row * 0.5;
          k.at(rotationY(angle), (w) =>
            l.at(rotationY(angle), (lw) =>
              addPane(w, lw, [0, height * part, radius * 0.99], [0.34, 1.1, 0.12]),
            ),
          );
        }
      }
    }),
  );
};

const addGatehouse = (b: MeshBuilder, paints: Paints, z: number) => {
  b.paint(paints.stone, 'stone').box([0, 4.2, z], [6.4, 8.4, 4]);
  addBattlements(b, [0, 8.4, z], 6.6, 4.2, 0.8);
  // The arch: dark opening, wooden gate half raised as a portcullis.
  b.paint(fromHex('#171310'), 'matte').box([0, 2, z + 2.02], [3.2, 4, 0.1]);
  b.at(translation(0, 4, z + 2.0), (k) =>
    k.extrude(
      spread(0, Math.PI, 11).map((a): [number, number] => [Math.cos(a) * 1.6, Math.sin(a) * 1.6]),
      0,
      0.07,
    ),
  );
  b.paint(darken(paints.stone, 0.25), 'stone');
  for (const a of spread(0.1, Math.PI - 0.1, 11))
    b.at(translation(Math.cos(a) * 1.85, 4 + Math.sin(a) * 1.85, z + 2.05), (k) =>
      k.box([0, 0, 0], [0.5, 0.5, 0.22], 0.06, 1),
    );
  b.paint(fromHex('#3c3026'), 'metal');
  for (const x of spread(-1.4, 1.4, 7)) b.box([x, 3.9, z + 2.1], [0.1, 2.6, 0.1]);
  for (const y of [2.9, 3.6, 4.3, 5]) b.box([0, y, z + 2.1], [3 - Math.max(0, y - 4) * 1.1, 0.1, 0.1]);
  b.paint(fromHex('#6e4a2a'), 'wood').box([0, 0.15, z + 4.6], [3.2, 0.3, 5.2], 0.04, 1);
  b.paint(paints.flag, 'cloth');
  for (const side of [-1, 1]) b.box([side * 2.5, 5.6, z + 2.05], [0.9, 3, 0.06]);
};

export const castle: Kit = {
  name: 'castle',
  nouns: [
    'castle',
    'fortress',
    'fort',
    'citadel',
    'fairy tale castle',
    'fairytale castle',
    'stone tower',
    'watchtower',
    'watch tower',
    'tower',
    'palace',
  ],
  locomotion: 'none',
  build: ({ noun, colour, traits, detail }) => {
    const isFairy = /fairy|palace/.test(noun) || traits.some((trait) => /fairy|magic|pink/.test(trait));
    const paints: Paints = {
      stone: colour ?? fromHex(isFairy ? '#efe4d8' : '#a79c8a'),
      roof: fromHex(isFairy ? '#4a6fae' : '#7a3b34'),
      flag: fromHex('#b3242c'),
    };
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const flags: Flag[] = [];
    const isTower = noun.includes('tower');
    const round = (at: Vec3, radius: number, height: number, hasRoof = true) =>
      addRoundTower(body, lit, at, radius, height, hasRoof, paints, flags, detail);
    if (isTower) round([0, 0, 0], 3, 16);
    else {
      const [half, wallHeight] = [13, 6.5];
      body.paint(paints.stone, 'stone');
      for (const side of [-1, 1]) {
        body
          .box([side * half, wallHeight / 2, 0], [1.8, wallHeight, half * 2])
          .box([side * 8, wallHeight / 2, half], [10, wallHeight, 1.8]);
        addBattlements(body, [side * half, wallHeight, 0], 1.8, half * 2, 0.8);
        addBattlements(body, [side * 8, wallHeight, half], 10, 1.8, 0.8);
      }
      body.box([0, wallHeight / 2, -half], [half * 2, wallHeight, 1.8]);
      for (const x of [-half, half]) {
        round([x, 0, half], 2.6, 11);
        round([x, 0, -half], 2.6, 12);
      }
      for (const x of [-4, 4]) round([x, 0, half + 1], 1.7, 10.5);
      addGatehouse(body, paints, half + 0.6);
      // The keep with its own towers.
      body.paint(paints.stone, 'stone').box([0, 8, -3], [12, 16, 9]);
      addBattlements(body, [0, 16, -3], 12.2, 9.2, 0.9);
      body.paint(paints.roof, 'roof').at(translation(0, 0, -3), (k) =>
        k.lathe(
          [
            [6.2, 16],
            [0.1, 23],
          ],
          4,
        ),
      );
      for (const x of spread(-4, 4, 4))
        for (const y of [6.5, 10, 13.4]) addPane(body, lit, [x, y, 1.52], [0.7, 1.5, 0.1]);
      for (const [x, z, r, h] of [
        [-6, 1.2, 1.9, 21],
        [6, 1.2, 1.9, 19],
        [0, -7.5, 2.6, 26],
      ] as const)
        round([x, 0, z], r, h);
    }
    const flag = new MeshBuilder();
    flag.twoSided().paint(paints.flag, 'cloth');
    const flagStart = flags.map(({ at, size }) => {
      const first = flag.mesh.positions.length;
      flag.grid(
        [0, 1].map((v) =>
          spread(0, 1, 8).map((u) =>
            flag.vertex(
              [at[0] + u * size * 1.8, at[1] - v * size * (1 - u * 0.55) - u * size * 0.25, at[2]],
              [0, 0, 1],
            ),
          ),
        ),
      );
      return first;
    });
    const rest = Float32Array.from(flag.mesh.positions);
    const moved = rest.slice();
    return assembleModel(
      { body, lit, flag },
      {
        anchors: {
          door: [0, 0, isTower ? 3.6 : 16],
          top: isTower ? [0, 16, 0] : [0, 6.5, 13],
          inside: [0, 0, isTower ? 0 : 8],
        },
        pose: (input) => {
          const speed = 5 + Math.abs(input.wind);
          for (const [n, start] of flagStart.entries()) {
            for (let k = 0; k < 16; k += 1) {
              const u = (k % 8) / 7;
              moved[start + k * 3 + 2] =
                rest[start + k * 3 + 2]! + Math.sin(u * 6 - input.time * speed + n * 1.7) * 0.22 * u;
            }
          }
          return { parts: { lit: shown(input.darkness > lightsOn), flag: moved }, anchors: {} };
        },
      },
    );
  },
};
