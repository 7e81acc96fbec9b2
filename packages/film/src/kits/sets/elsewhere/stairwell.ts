/** The stairs of an apartment house: they rise to the right, along a wall with a handrail and windows. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';

const [run, rise] = [0.3, 0.165];
/** Feet go up a ramp through the middle of the steps, so that nobody jerks from one to the next. */
const heightAt = (x: number): number => (x * rise) / run;

type Flight = { first: number; last: number; wall: number; edge: number };

const addSteps = (b: MeshBuilder, { first, last, wall, edge }: Flight): void => {
  const [middle, depth] = [(wall + edge) / 2, edge - wall];
  for (let n = first; n <= last; n += 1) {
    const x = (n + 0.5) * run;
    const top = heightAt(x) - 0.025;
    const stone = mix(fromHex('#b9b2a4'), fromHex('#cdc7ba'), noise(n * 3.1, 2, 1));
    b.paint(stone, 'stone').box([x, top - 0.1, middle], [run + 0.03, 0.2, depth], 0.012);
    b.paint(fromHex('#8f887a'), 'stone').box([x + run / 2, top - 0.02, middle], [0.012, 0.26, depth]);
    b.paint(fromHex('#5d564a'), 'satin').box(
      [x - run / 2 + 0.02, top + 0.004, middle],
      [0.045, 0.01, depth - 0.1],
    );
    // The side that the camera sees.
    b.paint(fromHex('#e4ddcf'), 'plaster').box([x, top - 0.42, edge + 0.03], [run + 0.005, 0.46, 0.08]);
  }
};

const addWall = (b: MeshBuilder, { first, last, wall }: Flight, isDark: boolean): void => {
  for (let n = first; n <= last; n += 1) {
    const x = (n + 0.5) * run;
    const base = heightAt(x);
    b.paint(fromHex('#7fa08c'), 'satin').box([x, base + 0.4, wall - 0.08], [run + 0.002, 1.1, 0.14]);
    b.paint(fromHex('#ece4d2'), 'plaster').box([x, base + 2.9, wall - 0.08], [run + 0.002, 3.9, 0.14]);
    b.paint(fromHex('#5f7d6b'), 'satin').box([x, base + 0.955, wall], [run + 0.002, 0.035, 0.03]);
  }
  const rail: Vec3[] = [first, last].map((n) => [n * run, heightAt(n * run) + 0.88, wall + 0.1]);
  b.paint(fromHex('#7a4a28'), 'wood').tube(rail, 0.03, 10);
  b.paint(fromHex('#2c3034'), 'metal');
  for (let n = first; n <= last; n += 4)
    b.box([n * run, heightAt(n * run) + 0.82, wall + 0.05], [0.03, 0.05, 0.12]);
  for (let n = first + 5; n <= last; n += 9) {
    const [x, y] = [n * run, heightAt(n * run) + 2.05];
    b.paint(fromHex('#f4f0e6'), 'satin').box([x, y, wall], [1.1, 1.3, 0.06], 0.02);
    b.paint(isDark ? [0.05, 0.07, 0.14] : [1.15, 1.3, 1.45], 'glow').box(
      [x, y, wall + 0.02],
      [0.96, 1.16, 0.05],
    );
    b.paint(fromHex('#f4f0e6'), 'satin')
      .box([x, y, wall + 0.05], [0.05, 1.16, 0.03])
      .box([x, y, wall + 0.05], [0.96, 0.05, 0.03]);
    b.paint(fromHex('#f6e2b4'), isDark ? 'glow' : 'glossy').sphere([x + 1.4, y + 0.5, wall + 0.12], 0.13, 12);
  }
};

const buildStairwell = (set: SetBuilder): void => {
  const { low, high, cameraPosition } = set.area;
  const reach = Math.max(9, Math.abs(cameraPosition[2]) * 1.5);
  const flight: Flight = {
    first: Math.floor((low[0] - reach) / run),
    last: Math.ceil((high[0] + reach) / run),
    wall: low[2] - 0.55,
    edge: high[2] + 0.45,
  };
  set.model((b) => {
    addSteps(b, flight);
    addWall(b, flight, set.isDark);
    // Far below and behind the camera, so that no sky is seen.
    b.paint(fromHex('#b8b0a0'), 'plaster').box([set.centre[0], -9, flight.wall + 6], [60, 0.2, 16]);
  });
  const [cx, , cz] = set.centre;
  for (const dx of [-2.4, 0.4, 3.2])
    set.lamp([cx + dx, heightAt(cx + dx) + 2.9, cz + 1.6], set.isDark ? [2.6, 2.1, 1.4] : [1.7, 1.6, 1.4], 7);
};

const createStairwell = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: (x) => heightAt(x),
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.12, eyeHeight: 1.3 },
  build: (area) => {
    const set = new SetBuilder(request, area, (x) => heightAt(x));
    buildStairwell(set);
    return set.result();
  },
});

export const stairwell: SetKit = { places: ['stairwell'], create: createStairwell };
