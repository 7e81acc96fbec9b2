/** A street through a village: houses at both sides, a lantern on a post every few steps. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { hills } from '../towns/settlement-ground.ts';

const halfStreet = 3.2;
const postHeight = 3;
/** Metres from one lantern to the next. */
const step = 7;

export const isVillageStreet = ({ place, details = [], backdrop, region }: SetRequest): boolean =>
  place === 'village' &&
  details.includes('village_street') &&
  !details.includes('christmas') &&
  backdrop !== 'desert' &&
  !['middle_eastern', 'african', 'mediterranean'].includes(region ?? '');

/** The post stands at the origin, its lantern hangs towards +x. */
const buildLantern = (darkness: number, isRed: boolean, isSnowy: boolean): MeshBuilder['mesh'] => {
  const b = new MeshBuilder();
  const arm = 0.62;
  b.paint(fromHex('#2c2622'), 'wood')
    .tube(
      [
        [0, -0.1, 0],
        [0, postHeight, 0],
      ],
      0.07,
      8,
    )
    .tube(
      [
        [-0.1, postHeight - 0.08, 0],
        [arm + 0.08, postHeight - 0.08, 0],
      ],
      0.05,
      7,
    );
  const glow = scale(isRed ? fromHex('#e8301a') : fromHex('#ffb454'), 1.7 + 1.6 * darkness);
  if (isRed) b.paint(glow, 'glow').sphere([arm, postHeight - 0.52, 0], [0.3, 0.27, 0.3], 14);
  else b.paint(glow, 'glow').box([arm, postHeight - 0.5, 0], [0.3, 0.46, 0.3]);
  b.paint(fromHex(isRed ? '#c89a3a' : '#201c1a'), 'satin');
  for (const y of [postHeight - 0.24, postHeight - 0.78])
    b.box([arm, y, 0], [isRed ? 0.26 : 0.38, 0.06, isRed ? 0.26 : 0.38]);
  if (!isRed)
    for (const dx of [-0.15, 0.15])
      for (const dz of [-0.15, 0.15]) b.box([arm + dx, postHeight - 0.5, dz], [0.035, 0.5, 0.035]);
  b.box([arm, postHeight - 0.15, 0], [0.03, 0.16, 0.03]);
  if (isSnowy)
    b.paint(fromHex('#eef3fa'), 'snow')
      .sphere([arm, postHeight - 0.2, 0], [0.21, 0.06, 0.21], 10)
      .sphere([0, postHeight, 0], [0.11, 0.06, 0.11], 8);
  return b.mesh;
};

export const createVillageStreet = (request: SetRequest): StageSet => {
  const ground: Ground = (x, z) => hills(x, z) * smoothstep(14, 40, Math.abs(x));
  const hasCast = (request.nouns ?? []).length > 0;
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: 0.35,
    view: { azimuth: 0.08, ...(!hasCast && { width: 13, eyeHeight: 2.3 }) },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const half = Math.max(halfStreet, Math.min(5, set.halfX + 1.2));
      const way = fromHex(set.isSnowy ? '#aab4c4' : '#8f8474');
      addTerrain(set, {
        paint: (x, _y, z) => {
          const away = Math.abs(x - set.centre[0]) + 0.7 * (noise(x / 1.5, 3, z / 1.5) - 0.5);
          const trodden = mix(way, scale(way, 0.86), noise(x * 1.4, 1, z * 0.7));
          return mix(trodden, groundGreen(request, x, z), smoothstep(half - 0.5, half + 0.3, away));
        },
        material: (x) => (set.isSnowy ? 'snow' : Math.abs(x - set.centre[0]) < half ? 'stone' : 'lawn'),
        fineness: 1.5,
      });
      const place = createThingPlacer(set);
      const front = area.cameraPosition[2] - 3;
      const noun = ['medieval', 'nordic', 'japanese'].includes(request.region ?? '') ? 'cottage' : 'house';
      for (let n = 0; n < 9; n += 1)
        for (const side of [-1, 1]) {
          const z = front - 4 - n * 11.5 - (side > 0 ? 4 : 0);
          const x = set.centre[0] + side * (half + 6.6 + (n % 3) * 0.5);
          const traits = set.isSnowy ? ['snowy'] : [];
          const change = {
            seed: 1 + ((n * 2 + (side > 0 ? 1 : 0)) % 6),
            detail: (n < 2 ? 1 : 2) as 1 | 2,
            traits,
          };
          place(noun, [x, ground(x, z), z], (-side * Math.PI) / 2, change);
          set.take(x, z, 7);
        }
      const [cx, cz] = [set.centre[0] + 3, front - 130];
      place('church', [cx, ground(cx, cz), cz], 0, { detail: 2 });
      const isRed = ['chinese', 'japanese'].includes(request.region ?? '');
      const lantern = buildLantern(request.darkness, isRed, set.isSnowy);
      const light: Vec3 = isRed ? [5, 1.7, 0.8] : [6, 3.6, 1.5];
      for (let n = 0; n < 12; n += 1)
        for (const side of [-1, 1]) {
          const [x, z] = [set.centre[0] + side * (half + 0.35), front - 2 - n * step - (side > 0 ? 2.6 : 0)];
          if (area.hasCast && !set.isClear(x, z, 0.3)) continue;
          set.add(lantern, multiply(translation(x, ground(x, z), z), rotationY(side > 0 ? Math.PI : 0)), {
            castsNoShadow: true,
          });
          if (request.darkness > 0.2) set.lamp([x - side * 0.62, postHeight - 0.5, z], light, 9);
        }
      const plant = createTreePlanter(set);
      set.scatter(
        40,
        { near: 40, far: 260, radius: 3 },
        (x, z) => plant(set.isSnowy ? 'fir' : 'oak', x, z, 0.9),
        (x) => Math.abs(x - set.centre[0]) > half + 14,
      );
      addBackdrop(set, request.backdrop);
      return set.result();
    },
  };
};
