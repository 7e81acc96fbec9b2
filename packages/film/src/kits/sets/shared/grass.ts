/** Blades of grass as the camera sees them: many small ones near, few wide ones far. */

import { createMesh } from '../../../geometry/mesh.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { addTuft, type Blade, type Palette, palette } from '../../plants/foliage.ts';
import type { SetBuilder } from './set-builder.ts';

export type GrassOptions = {
  count?: number;
  /** Metres. */
  length: number;
  far?: number;
  colours?: Palette & { dry?: Vec3 };
  /** 0 to 1: where grass grows. */
  density?: (x: number, z: number) => number;
  /** Grown up to the waist of who stands in it. */
  isTall?: boolean;
};

/** Blades of a tuft. */
const tips = 3;

export const summerGrass = { ...palette('#1d3a14', '#4c7a30'), dry: palette('#000000', '#86a04e').light };

/** The nearest ground the bottom of the picture shows. */
const nearestVisible = (set: SetBuilder): number => {
  const { cameraPosition: p, cameraTarget: t, focalLength } = set.area;
  const above = Math.max(0.2, p[1] - set.ground(p[0], p[2]));
  const pitch = Math.atan2(p[1] - t[1], Math.hypot(t[0] - p[0], t[2] - p[2]));
  const down = pitch + Math.atan(0.5 / focalLength);
  return down < 0.05 ? 12 : Math.min(12, above / Math.tan(Math.min(1.4, down)));
};

export const addGrass = (set: SetBuilder, options: GrassOptions): void => {
  const { count = 42_000, length, far = 70, colours = summerGrass, density = () => 1 } = options;
  const { random, area } = set;
  const [cx, cy, cz] = area.cameraPosition;
  const above = cy - set.ground(cx, cz);
  if (above > 30) return;
  // Grass must not hide a small subject.
  const natural = Math.min(length, Math.max(0.012, set.actionHeight * (options.isTall ? 0.7 : 0.2)));
  // Around the cast and before the camera it is trodden down.
  const trodden = Math.min(natural, Math.max(0.012, area.subjectHeight * (options.isTall ? 0.42 : 0.14)));
  const edge = 0.5 + 0.8 * area.subjectHeight;
  const near = Math.max(0.25, nearestVisible(set) * 0.8);
  const mesh = createMesh();
  mesh.isTwoSided = true;
  // A blade of natural size as seen from the action's distance is the finest worth drawing.
  const fine = Math.max(0.8, area.cameraDistance * 0.6);
  const way = Math.hypot(area.cameraTravel[0], area.cameraTravel[2]);
  const tufts = Math.round((count / tips) * Math.min(1.6, 1 + way / 25));
  for (let n = 0; n < tufts; n += 1) {
    const isAroundAction = n % 4 === 0;
    let [x, z] = [0, 0];
    if (isAroundAction) {
      const angle = random() * 2 * Math.PI;
      const radius =
        fine * 0.06 * 30 ** random() + (way > 1 ? 0.5 : Math.max(set.halfX, set.halfZ)) * random();
      const share = way > 1 ? random() - 0.5 : 0;
      x = set.centre[0] + area.cameraTravel[0] * share + Math.sin(angle) * radius;
      z = set.centre[2] + area.cameraTravel[2] * share + Math.cos(angle) * radius;
    } else {
      const angle = set.viewAngle + (random() * 2 - 1) * (set.halfView - 0.25);
      const radius = near * (far / near) ** random();
      const [ex, , ez] = set.cameraOnWay(random() - 0.5);
      x = ex + Math.sin(angle) * radius;
      z = ez - Math.cos(angle) * radius;
    }
    const keep = density(x, z);
    if (keep <= 0 || random() > keep) continue;
    const distance = Math.max(0.3, Math.hypot(set.distanceToCamera(x, z), above));
    const coarse = Math.max(1, distance / fine);
    const tuft = noise(x * 1.3, 0, z * 1.3);
    const tall = trodden + (natural - trodden) * smoothstep(edge, edge * 3, set.distanceToSight(x, z));
    const bladeLength = () =>
      tall * (0.55 + 0.7 * random()) * (0.6 + tuft * 0.8) * Math.min(1.7, coarse ** 0.3);
    const turn = random() * 6.283;
    const direction = (): Vec3 => {
      const lean = options.isTall ? 0.5 + 0.3 * random() : 0.25 + 0.4 * random();
      // Wind lays tall blades over to one side.
      const tilt = options.isTall ? random() * 1.4 - 0.7 : random() * 6.283;
      return normalize([Math.cos(tilt) * lean, 1, Math.sin(tilt) * lean]);
    };
    const up = direction();
    const tone = clamp(tuft * 1.2 - 0.2 + (random() - 0.5) * 0.5);
    const first: Blade = {
      at: [x, set.ground(x, z) - 0.004, z],
      up,
      side: [Math.cos(turn), 0, Math.sin(turn)],
      length: bladeLength(),
      halfWidth: Math.min(natural, 0.26) * 0.075 * coarse ** 0.85,
      normal: normalize([up[0] * 0.5, 1, up[2] * 0.5]),
      base: colours.dark,
      tip: mix(colours.light, colours.dry ?? colours.light, tone),
      baseOcclusion: 0.4,
      tipOcclusion: 1,
    };
    addTuft(mesh, first, [direction(), direction()], [bladeLength(), bladeLength()]);
  }
  set.add(mesh, undefined, { castsNoShadow: true });
};
