/** Leaves of the set that hang or grow into the picture before what it is about. */

import { materialNames, materials } from '../../geometry/materials.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import type { IdBuffer } from './id-buffer.ts';

/** Moments of each shot, as shares of its length. */
const moments = [0.05, 0.35, 0.65, 0.95];
/** Nearer than this share of the way to the subject they are in the foreground. */
const foreground = 0.45;
/** Share of the picture that they may cover. */
const mostCovered = 0.05;
/** Metres: what is lower is grass. */
const tallestGrass = 0.15;

const isLeaf = materialNames.map((name) => materials[name].pattern === 'leaf');

type Look = { camera: Camera; nearest: number };

const looksOf = ({ shots }: Stage): (Look & { time: number })[] =>
  shots.flatMap(({ from, until, at, framing }) =>
    moments.map((moment) => {
      const time = from + (until - from) * moment;
      return { time, camera: at(time), nearest: framing.distance * foreground };
    }),
  );

/** A 1 for each triangle that is left out; null: too little is covered for that. */
export const leavesBefore = (stage: Stage, film: Film, buffer: IdBuffer): Uint8Array | null => {
  if (!stage.hero || stage.set.isIndoors || stage.scene.camera.move === 'first_person') return null;
  const { world, actorOf } = film;
  const { positions, indexes, objects, materials: painted } = world;
  const { ground } = stage.set;
  const isBefore = (triangle: number, { camera, nearest }: Look): boolean => {
    if (triangle < 0 || triangle >= world.stillTriangles) return false;
    if (!isLeaf[painted[triangle]!] || actorOf.has(objects[triangle]!)) return false;
    const at = indexes[triangle * 3]! * 3;
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    const { position, forward } = camera;
    const depth =
      (x - position[0]) * forward[0] + (y - position[1]) * forward[1] + (z - position[2]) * forward[2];
    return depth > 0 && depth < nearest && y > ground(x, z) + tallestGrass;
  };
  const looks = looksOf(stage);
  const isCovered = looks.some((look) => {
    film.poseFrame(look.time);
    buffer.look(world, look.camera, new Set());
    let covered = 0;
    buffer.eachSample((_, triangle) => {
      if (isBefore(triangle, look)) covered += 1;
    });
    return covered / buffer.samples > mostCovered;
  });
  if (!isCovered) return null;
  const isLeftOut = new Uint8Array(world.triangles);
  for (let triangle = 0; triangle < world.stillTriangles; triangle += 1)
    if (looks.some((look) => isBefore(triangle, look))) isLeftOut[triangle] = 1;
  return isLeftOut;
};
