/** A steep road along the flank of a mountain: it rises or falls across the picture, with its hairpins above. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { line, paintRoad } from '../towns/road-colours.ts';
import { addHairpins, passPaint, passSlope } from './mountain-pass.ts';

export const isSteepRoad = ({ place, backdrop, details = [] }: SetRequest): boolean =>
  place === 'road' && backdrop === 'mountains' && (details.includes('steep') || details.includes('downhill'));

/** Metres up for each metre along: what riders call a wall. */
const grade = 0.24;
/** Metres along over which the road keeps its grade. */
const stretch = 130;

/** Metres from the road to the foot of the mountain across the valley, and down to its floor. */
const across = 26;
const drop = 9;
/** Of the slope beside a pass: peaks are seen above it. */
const lower = 0.4;

const groundOf = ({ details = [] }: SetRequest): Ground => {
  const way = details.includes('downhill') ? -grade : grade;
  return (x, z) =>
    way * stretch * Math.tanh(x / stretch) * smoothstep(-34, -7, z) -
    drop * smoothstep(-6, -24, z) +
    lower * passSlope(x, z + across) -
    0.16 * Math.max(0, z - 14);
};

export const createSteepRoad = (request: SetRequest): StageSet => {
  const ground = groundOf(request);
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: Math.PI / 2,
    // From the side: only there does the slope show.
    view: { azimuth: 0.12, mostAzimuth: 0.3 },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const half = Math.max(3.4, set.halfZ + 0.6);
      addTerrain(set, {
        paint: (x, y, z) =>
          z < -across
            ? passPaint(groundGreen(request, x, z), x, y, z)
            : mix(groundGreen(request, x, z), fromHex('#8a847a'), 0.5 * noise(x / 3, 2, z / 3)),
        material: set.isSnowy ? 'snow' : 'lawn',
        height: (x, z) => ground(x, z) - (Math.abs(z) < half + 0.6 ? 0.3 : 0.04),
        reach: 1600,
      });
      addCarriageway(set, half);
      addHairpins(set, across);
      const plant = createTreePlanter(set);
      set.scatter(
        46,
        { near: 16, far: 130, radius: 2.5 },
        (x, z) => plant('fir', x, z, 0.7 + set.random() * 0.4),
        (x, z) => z < -14 && noise(x / 15, 4, z / 15) > 0.45,
      );
      addRocks(set, { count: 26, near: 6, far: 60, size: 1, accept: (_x, z) => Math.abs(z) > half + 1.4 });
      addBackdrop(set, 'mountains');
      return set.result();
    },
  };
};

const addCarriageway = (set: SetBuilder, half: number): void => {
  const on = (x: number, z: number, lift: number): Vec3 => [x, set.ground(x, 0) + lift, z];
  set.model(
    (b) => {
      b.paint(paintRoad(set), set.isRainy ? 'wet' : 'asphalt');
      b.heightField({ x0: -260, z0: -half, x1: 260, z1: half }, { x: 130, z: 4 }, (x) => set.ground(x, 0));
      const stripe = (from: number, to: number, z: number, width: number) =>
        b.quad(
          on(from, z - width, 0.02),
          on(to, z - width, 0.02),
          on(to, z + width, 0.02),
          on(from, z + width, 0.02),
          [0, 1, 0],
        );
      b.paint(fromHex('#e8c040'), 'matte');
      for (let x = -90; x < 90; x += 5) stripe(x, x + 2.6, 0, 0.07);
      b.paint(line, 'matte');
      for (let x = -140; x < 140; x += 4)
        for (const z of [-half + 0.3, half - 0.3]) stripe(x, x + 4, z, 0.06);
      // A rail on posts towards the mountain shows the slope once more.
      const rail = -half - 0.5;
      for (let x = -90; x < 90; x += 3) {
        b.paint(fromHex('#f0ede6'), 'satin').box([x, set.ground(x, 0) + 0.4, rail], [0.14, 0.95, 0.14]);
        b.paint(fromHex('#c8281e'), 'satin').box([x, set.ground(x, 0) + 0.72, rail], [0.16, 0.2, 0.16]);
      }
      b.paint(fromHex('#b0b6ba'), 'metal');
      for (let x = -90; x < 90; x += 3)
        b.tube([on(x, rail + 0.08, 0.55), on(x + 3, rail + 0.08, 0.55)], 0.09, 6);
    },
    { castsNoShadow: true },
  );
};
