/** A road in hairpins up a wooded slope, looked at from above. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { mountainRange } from '../shared/landforms.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { plantWoods } from '../shared/woods.ts';
import { asphalt, line } from '../towns/road-colours.ts';

/** Cars of the scene are only those of the set: a road that bends is no way for a model that goes straight. */
export const isWindingRoad = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  ['road', 'highway', 'mountains'].includes(place) &&
  details.includes('winding') &&
  (nouns.length === 0 || details.includes('winding_from_above'));

const ground = (x: number, z: number): number =>
  Math.max(0, 40 - z) * 0.05 +
  // A spur on either side, so that the road climbs between slopes.
  60 * smoothstep(70, 240, Math.abs(x)) * (0.6 + 0.8 * noise(x / 70, 3, z / 70)) +
  // The slope that it climbs, with a rocky crest behind.
  30 * smoothstep(-40, -330, z) +
  9 * (fractalNoise(x / 50, 2, z / 50, 3) - 0.5) +
  mountainRange(x, z, { from: 300, to: 820, height: 330, scale: 260, seed: 6 });

/** The middle of the road by its share of the way: from left to right and back while it climbs. */
const wayAt = (t: number): [number, number] => {
  const z = 66 - t * 330;
  const swing = 52 * (1 - 0.35 * t);
  return [Math.tanh(2.1 * Math.sin(t * Math.PI * 6.2)) * swing + 10 * noise(t * 9, 3, 1), z];
};

/** Metres a second, and how much larger than life cars are, which would be dots from so high. */
const [carSpeed, carSize] = [13, 1.5];

/** Cars along the bends: the first is the one that the prompt names. */
const addCars = (set: SetBuilder, points: readonly [number, number][]) => {
  const lengths = [0];
  for (let n = 1; n < points.length; n += 1)
    lengths.push(
      lengths[n - 1]! + Math.hypot(points[n]![0] - points[n - 1]![0], points[n]![1] - points[n - 1]![1]),
    );
  const pointAt = (metres: number, side: number): Vec3 => {
    const n = Math.max(
      1,
      lengths.findIndex((length) => length >= metres),
    );
    const [[ax, az], [bx, bz]] = [points[n - 1]!, points[n]!];
    const step = lengths[n]! - lengths[n - 1]! || 1;
    const share = (metres - lengths[n - 1]!) / step;
    const [x, z] = [ax + (bx - ax) * share, az + (bz - az) * share];
    return [x + (-(bz - az) / step) * side, ground(x, z) + 0.94, z + ((bx - ax) / step) * side];
  };
  const [noun = 'car'] = set.request.nouns ?? [];
  const named = set.request.colours?.[noun];
  const total = lengths.at(-1)!;
  const others: [string, number, number][] = [
    ['#e8e8e8', 0.46, -1],
    ['#2f5a9a', 0.64, 1],
    ['#d8a02a', 0.8, -1],
  ];
  const cars: [string, string, number, number][] = [
    [noun, named ?? '#d0261c', 0.17, 1],
    ...others.map(([colour, from, way]): [string, string, number, number] => ['car', colour, from, way]),
  ];
  for (const [kind, colour, from, way] of cars) {
    const kit = findKit(kind) ?? findKit('car');
    const model = kit?.build(plainOptions(kind, { colour: fromHex(colour), detail: 1 }));
    for (const { mesh } of model?.parts ?? [])
      set.add(mesh, translation(0, -50, 0), {
        castsNoShadow: true,
        update: (time) => {
          const metres = Math.min(total - 4, Math.max(4, from * total + way * carSpeed * time));
          const [at, next] = [pointAt(metres, way * 1.9), pointAt(metres + way * 2, way * 1.9)];
          const flat = Math.hypot(next[0] - at[0], next[2] - at[2]) || 1;
          return multiply(
            translation(...at),
            rotationY(Math.atan2(next[0] - at[0], next[2] - at[2])),
            rotationX(-Math.atan2(next[1] - at[1], flat)),
            scaling(carSize),
          );
        },
      });
  }
};

export const createWindingRoad = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.06, eyeHeight: 34, width: 68 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const isForest = request.backdrop === 'forest';
    // Under the trees of a closed wood lie leaves.
    const floor = (x: number, z: number): Vec3 =>
      isForest && request.season === 'autumn'
        ? mix(groundGreen(request, x, z), fromHex('#8f5a24'), 0.45 + 0.4 * noise(x / 7, 5, z / 7))
        : groundGreen(request, x, z);
    const steps = 520;
    const points = Array.from({ length: steps + 1 }, (_, n) => wayAt(n / steps));
    const toRoad = (x: number, z: number) => {
      let least = 1e9;
      for (let n = 0; n <= steps; n += 4)
        least = Math.min(least, Math.hypot(points[n]![0] - x, points[n]![1] - z));
      return least;
    };
    addTerrain(set, {
      paint: (x, y, z, upness) =>
        mix(
          mix(floor(x, z), fromHex('#77706a'), smoothstep(0.78, 0.6, upness)),
          fromHex('#e8edf4'),
          smoothstep(150, 230, y),
        ),
      material: set.isSnowy ? 'snow' : 'lawn',
      reach: 2600,
      fineness: 2.2,
    });
    set.model(
      (b) => {
        const ribbon = (from: number, to: number, lift: number) => {
          for (let n = 0; n < steps; n += 1) {
            const [[ax, az], [bx, bz]] = [points[n]!, points[n + 1]!];
            const length = Math.hypot(bx - ax, bz - az) || 1;
            const [sx, sz] = [-(bz - az) / length, (bx - ax) / length];
            const at = (x: number, z: number, side: number): Vec3 => [
              x + sx * side,
              ground(x, z) + lift,
              z + sz * side,
            ];
            b.quad(at(ax, az, from), at(ax, az, to), at(bx, bz, to), at(bx, bz, from), [0, 1, 0]);
          }
        };
        b.paint(set.isSnowy ? fromHex('#b8bec6') : asphalt, set.isRainy ? 'wet' : 'asphalt');
        ribbon(-4.2, 4.2, 0.9);
        b.paint(line, 'matte');
        ribbon(-3.9, -3.65, 0.94);
        ribbon(3.65, 3.9, 0.94);
        b.paint(fromHex('#e8c040'), 'matte');
        ribbon(-0.14, 0.14, 0.94);
      },
      { castsNoShadow: true },
    );
    addCars(set, points);
    const kinds =
      request.season === 'autumn'
        ? (['maple', 'birch', 'maple', 'fir'] as const)
        : (['fir', 'fir', 'oak', 'pine'] as const);
    const cameraZ = area.cameraPosition[2];
    plantWoods(set, {
      kinds,
      near: 16,
      far: 520,
      spacing: 5.4,
      // Groves with open slopes between them, or crowns would hide the road.
      accept: (x, z) =>
        noise(x / 26, 4, z / 26) > (isForest ? 0.3 : 0.52) &&
        toRoad(x, z) > (isForest && z < cameraZ - 60 ? 8 : 11) &&
        ground(x, z) < 44 + 30 * noise(x / 40, 2, z / 40),
    });
    return set.result();
  },
});
