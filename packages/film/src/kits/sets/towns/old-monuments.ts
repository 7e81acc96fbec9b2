/** What stands at a castle, in ruins and in a temple court. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { seasonGrass } from '../country/grassland.ts';
import { buildStoneLantern } from '../gardens/garden-parts.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { addGrass } from '../shared/grass.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { addGround } from './settlement-ground.ts';

export const oldMonuments = {
  castle: (set) => {
    addGround(set, fromHex('#8f8878'), Math.max(7, set.halfX + 4));
    const place = createThingPlacer(set);
    const hasOwn =
      set.area.landmarks.some(({ noun }) => /castle|palace|fortress/.test(noun)) ||
      (set.request.nouns ?? []).some((noun) => /castle|palace|fortress/.test(noun));
    if (!hasOwn) {
      // Under what flies high above it, it stands farther off.
      const isOverflown = set.area.low[1] > 18;
      const [x, z] = set.atFrame(isOverflown ? 0 : 0.12, set.area.cameraDistance + (isOverflown ? 70 : 44));
      if (!place('castle', [x, set.ground(x, z), z], 0.15)) addWallsOnly(set);
      set.take(x, z, 24);
    }
    // A low wall with banners at the sides.
    set.model((builder) => {
      for (const side of [-1, 1]) {
        const x = set.centre[0] + side * (set.halfX + 7);
        builder.paint(fromHex('#8a8478'), 'stone').box([x, 1.2, set.centre[2] - 4], [1, 2.4, 14]);
        for (let z = -10; z < 3; z += 1.6) builder.box([x, 2.7, set.centre[2] + z], [1, 0.7, 0.8]);
        builder.paint(fromHex('#5a4028'), 'wood').tube(
          [
            [x, 2, set.centre[2] - 6],
            [x, 6.5, set.centre[2] - 6],
          ],
          0.07,
          6,
        );
        builder
          .paint(fromHex(side < 0 ? '#a82430' : '#2a4a9a'), 'cloth')
          .box([x + 0.55, 5.4, set.centre[2] - 6], [1, 1.8, 0.03]);
      }
    });
    if (!set.isSnowy)
      addGrass(set, {
        length: 0.16,
        colours: seasonGrass(set.request),
        density: (x, z) => smoothstep(5, 9, Math.hypot(x - set.centre[0], z - set.centre[2])),
      });
    const plant = createTreePlanter(set);
    set.scatter(70, { near: 40, far: 260, radius: 3 }, (x, z) =>
      plant(set.isSnowy ? 'fir' : 'oak', x, z, 0.9),
    );
    addBackdrop(set, set.request.backdrop ?? 'mountains');
  },
  ruins: (set) => {
    addGround(set, fromHex('#a39a86'), 16);
    const near = Math.max(4, set.area.cameraDistance * 0.7);
    const stone = fromHex('#b8ae98');
    set.scatter(26, { near: near + 1, far: 34, radius: 0.9, gap: 1.3 }, (x, z) => {
      const h = 1 + set.random() ** 1.5 * 5.5;
      const isFallen = set.random() < 0.2;
      set.model((builder) =>
        builder.at(
          multiply(
            translation(x, set.ground(x, z), z),
            rotationY(set.random() * 6),
            rotationZ(isFallen ? 1.5 : (set.random() - 0.5) * 0.06),
          ),
          (b) => {
            b.paint(
              (p) =>
                mix(
                  stone,
                  mix(stone, fromHex('#5a6a3c'), 0.5),
                  smoothstep(0.5, 0.75, noise(p[0] * 2, p[1] * 2, p[2] * 2)),
                ),
              'rock',
            );
            b.box([0, 0.15, 0], [1.3, 0.3, 1.3], 0.04).lathe(
              [
                [0.5, 0.3],
                [0.44, 0.5],
                [0.42, h * 0.6],
                [0.4, h],
              ],
              16,
              (a) => 1 + 0.05 * Math.cos(a * 12),
            );
            if (h > 4.4)
              b.lathe(
                [
                  [0.4, h],
                  [0.62, h + 0.3],
                  [0.62, h + 0.45],
                ],
                16,
              ).box([0, h + 0.55, 0], [1.4, 0.25, 1.4], 0.03);
            else b.sphere([0, h, 0], [0.38, 0.18, 0.38], 10);
          },
        ),
      );
    });
    set.model((builder) => {
      // A broken wall with an arch.
      const [x, z] = set.atFrame(-0.45, near * 2.4 + 6);
      builder.paint((p) => mix(stone, fromHex('#6a7048'), 0.6 * noise(p[0], p[1], p[2])), 'stone');
      for (let n = 0; n < 9; n += 1)
        builder.box(
          [x - 6 + n * 1.5, (1.6 + 2.6 * noise(n * 0.7, 3, 1)) / 2, z],
          [1.5, 1.6 + 2.6 * noise(n * 0.7, 3, 1), 0.9],
        );
    });
    const rock = createRockPlacer(set, { dark: fromHex('#7a7262'), pale: stone, roundness: 0 });
    set.scatter(40, { near: near * 0.7, far: 26, radius: 0.4 }, (x, z) =>
      rock(x, set.ground(x, z), z, 0.25 + set.random() * 0.9),
    );
    addGrass(set, {
      count: 24_000,
      length: 0.2,
      colours: seasonGrass(set.request),
      density: (x, z) => 0.25 + 0.75 * smoothstep(0.45, 0.6, noise(x / 3, 5, z / 3)),
    });
    const plant = createTreePlanter(set);
    set.scatter(40, { near: 26, far: 220, radius: 3 }, (x, z) =>
      plant(set.random() < 0.5 ? 'cypress' : 'olive', x, z, 1),
    );
  },
  temple: (set) => {
    addGround(set, fromHex('#b0a890'), 15);
    const place = createThingPlacer(set);
    const hasOwn = (set.request.nouns ?? []).some((noun) => /temple|pagoda|shrine/.test(noun));
    const [x, z] = set.atFrame(0.1, set.area.cameraDistance + 20);
    if (!hasOwn) {
      place(set.request.region === 'japanese' ? 'shrine' : 'temple', [x, set.ground(x, z), z], 0.1) ??
        place('temple', [x, set.ground(x, z), z], 0.1) ??
        place('pagoda', [x, set.ground(x, z), z]);
    }
    set.take(x, z, 12);
    const lantern = buildStoneLantern();
    for (const side of [-1, 1])
      for (let n = 0; n < 5; n += 1) {
        const [lx, lz] = [set.centre[0] + side * (set.halfX + 2.2), set.area.low[2] - 1 - n * 3];
        if (!set.isClear(lx, lz, 0.4)) continue;
        set.add(lantern, translation(lx, set.ground(lx, lz), lz));
        if (set.isDark) set.lamp([lx, 1.2, lz + 0.3], [3.4, 2, 0.8], 5);
      }
    const plant = createTreePlanter(set);
    const kind = set.isSnowy ? 'pine' : set.request.season === 'autumn' ? 'maple' : 'cherry';
    set.scatter(16, { near: set.area.cameraDistance + 5, far: 60, radius: 2.4 }, (tx, tz) =>
      plant(set.random() < 0.6 ? kind : 'pine', tx, tz, 0.8),
    );
    set.scatter(110, { near: 60, far: 260, radius: 3 }, (tx, tz) => plant('pine', tx, tz, 0.9));
    addBackdrop(set, set.request.backdrop ?? 'mountains');
  },
} satisfies Record<string, (set: SetBuilder) => void>;

const addWallsOnly = (set: SetBuilder): void => {
  set.model((builder) => {
    const z = set.area.low[2] - 40;
    builder.paint(fromHex('#9a9386'), 'stone').box([0, 5, z], [60, 10, 2]);
    for (let x = -29; x <= 29; x += 2) builder.box([x, 10.5, z], [1, 1.2, 2]);
    for (const x of [-20, 20, -6, 6])
      builder.at(translation(x, 0, z), (b) =>
        b
          .cylinder(0, 15, 4, 3.8, 20)
          .paint(fromHex('#4a4a5a'), 'roof')
          .lathe(
            [
              [4.6, 15],
              [0, 22],
            ],
            20,
          )
          .paint(fromHex('#9a9386'), 'stone'),
      );
  });
};
