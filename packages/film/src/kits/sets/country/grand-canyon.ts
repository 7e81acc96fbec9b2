/** A canyon as a view: layered red walls far apart, side canyons between them, a river far below. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';

const ownNouns = /river|cliff|canyon|rock/;
const fliers =
  /eagle|hawk|falcon|condor|vulture|buzzard|raven|crow|bird|balloon|helicopter|glider|airplane|plane|drone|jet|wingsuit|pterodactyl|dragon|griffin|pegasus|superhero|paraglider/;

const isOverflown = ({ details = [], nouns = [] }: SetRequest) =>
  details.includes('over_canyon') && nouns.some((noun) => fliers.test(noun));

/** Without figures that need the floor near the camera. */
export const isGrandCanyon = (request: SetRequest): boolean =>
  request.place === 'canyon' &&
  (request.nouns ?? []).every((noun) => ownNouns.test(noun) || (isOverflown(request) && fliers.test(noun)));

/** Metres from the river and height there: cliffs of hard rock between slopes of soft rock. */
const profile: readonly (readonly [number, number])[] = [
  [0, 0],
  [9, 0],
  [12, 3],
  [18, 17],
  [44, 22],
  [49, 41],
  [64, 47],
  [68, 62],
  [84, 69],
  [87, 82],
  [100, 88],
  [103, 104],
  [140, 107],
  [400, 112],
];

const heightAt = (distance: number): number => {
  for (let n = 1; n < profile.length; n += 1) {
    const [[d0, h0], [d1, h1]] = [profile[n - 1]!, profile[n]!];
    if (distance < d1) return h0 + ((h1 - h0) * (distance - d0)) / (d1 - d0);
  }
  return profile.at(-1)![1];
};

const riverMiddle = (z: number): number => 26 * Math.sin(z / 62 + 0.5) + 14 * Math.sin(z / 151);

const ground: Ground = (x, z) => {
  const fromRiver = Math.abs(x - riverMiddle(z));
  // Side canyons cut into the walls and leave towers of rock; the river keeps its bed.
  const cut = (fractalNoise(x / 74, 5, z / 74, 3) - 0.5) * 150 + (noise(x / 11, 2, z / 11) - 0.5) * 9;
  const distance = Math.max(0, fromRiver + cut * smoothstep(10, 60, fromRiver) - fromRiver * 0.12);
  return heightAt(fromRiver < 10 ? fromRiver : Math.max(10, distance)) + 0.5 * noise(x / 4, 1, z / 4);
};

const layers: readonly (readonly [number, Vec3])[] = [
  [0, fromHex('#4f2f2a')],
  [16, fromHex('#6f3a2c')],
  [22, fromHex('#9a7a50')],
  [24, fromHex('#7e3a2c')],
  [42, fromHex('#94483a')],
  [47, fromHex('#b87a5c')],
  [62, fromHex('#6e2e26')],
  [69, fromHex('#b4705a')],
  [82, fromHex('#863e32')],
  [88, fromHex('#cfae92')],
  [103, fromHex('#e0ccb2')],
  [106, fromHex('#a8855a')],
];

const rockAt = (y: number): Vec3 => {
  for (let n = 1; n < layers.length; n += 1) {
    const [[y0, below], [y1, above]] = [layers[n - 1]!, layers[n]!];
    if (y < y1) return mix(below, above, clamp((y - y0) / (y1 - y0)));
  }
  return layers.at(-1)![1];
};

const paint = (x: number, y: number, z: number, upness: number): Vec3 => {
  const bent = y + 2.2 * (noise(x / 30, 4, z / 30) - 0.5);
  const band = 0.5 + 0.5 * Math.sin(bent * 2.1) * Math.sin(bent * 0.83);
  const wall = mix(rockAt(bent), fromHex('#43201c'), 0.8 * band * smoothstep(0.96, 0.7, upness));
  const scrub = smoothstep(0.52, 0.66, noise(x / 5, 7, z / 5)) * smoothstep(0.86, 0.97, upness);
  return mix(wall, fromHex('#5d6238'), scrub * (y > 100 ? 0.8 : 0.35));
};

const addRiver = (set: SetBuilder): void => {
  const [, , cz] = set.area.cameraPosition;
  set.model(
    (b) => {
      b.paint(fromHex('#2f8a86'), 'water');
      const [rows, step] = [160, 6];
      const vertices = Array.from({ length: rows }, (_, n) => {
        const z = cz + 60 - n * step;
        const middle = riverMiddle(z);
        return [b.vertex([middle - 9.5, 1.3, z], [0, 1, 0]), b.vertex([middle + 9.5, 1.3, z], [0, 1, 0])];
      });
      for (let n = 1; n < rows; n += 1) {
        const [[a, c], [d, e]] = [vertices[n - 1]! as [number, number], vertices[n]! as [number, number]];
        b.triangle(a, c, e);
        b.triangle(a, e, d);
      }
    },
    { castsNoShadow: true },
  );
};

export const createGrandCanyon = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  // What flies over it crosses the picture.
  travelDirection: isOverflown(request) ? 1.2 : 0.3,
  // Over the rims, with the river far below.
  ...(isOverflown(request) ? { flyingHeight: 96 } : { view: { azimuth: 0.02, eyeHeight: 92, width: 230 } }),
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, { paint, material: 'rock', reach: 2600, fineness: 6 });
    addRiver(set);
    return set.result();
  },
});
