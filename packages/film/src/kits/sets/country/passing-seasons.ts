/** A place through the seasons: built once for each of them, with one of them shown at a time. */

import { type Mesh, vertexCount } from '../../../geometry/mesh.ts';
import { scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { Season } from '../../../scene/scene.ts';
import type { Particle } from '../../model.ts';
import type { BuiltSet, SetPiece, SetRequest, StageSet } from '../../set.ts';

const seasonOf: Partial<Record<PlaceDetail, Season>> = {
  spring_passes: 'spring',
  summer_passes: 'summer',
  autumn_passes: 'autumn',
  winter_passes: 'winter',
};

export const seasonsOf = ({ details = [] }: SetRequest): Season[] =>
  details.flatMap((detail) => seasonOf[detail] ?? []);

/** Out of sight. */
const away = scaling(0.0001);

/** White ground would be too bright for a picture that is exposed for green. */
const snowTone = 0.72;

const shownIn = (piece: SetPiece, isShown: (time: number) => boolean, isWinter: boolean): SetPiece => {
  const matrix = piece.matrix ?? translation(0, 0, 0);
  const mesh = isWinter
    ? { ...piece.mesh, colours: piece.mesh.colours.map((value) => value * snowTone) }
    : piece.mesh;
  return { ...piece, mesh, matrix, update: (time) => (isShown(time) ? matrix : away) };
};

/** Snow that falls before the camera. */
const flakes = (
  time: number,
  { position, forward, right }: Parameters<NonNullable<BuiltSet['particles']>>[1],
) =>
  Array.from({ length: 700 }, (_, n): Particle => {
    const [u, v, w] = [(n * 0.618) % 1, (n * 0.377) % 1, (n * 0.733) % 1];
    const far = 2 + 16 * w;
    const across = (u - 0.5) * 1.7 * far;
    const drop = 8 * ((v + 20 - time * 0.2) % 1) - 3.5;
    return {
      position: [
        position[0] + forward[0] * far + right[0] * across,
        position[1] + drop,
        position[2] + forward[2] * far + right[2] * across,
      ] as Vec3,
      size: 0.012 + 0.0035 * far,
      colour: [0.95, 0.96, 1],
      opacity: 0.85,
    };
  });

/** All seasons together may not hold more than one place: what is near comes first, grass and undergrowth are left out. */
const mostVertices = 27_000;
const largestThing = 1_600;
/** Metres: trees, not what grows under them. */
const lowest = 2.5;
const heightOf = ({ positions }: Mesh): number => {
  let top = 0;
  for (let at = 1; at < positions.length; at += 3) top = Math.max(top, positions[at]!);
  return top;
};
const nearest = (pieces: readonly SetPiece[], [cx, , cz]: Vec3): SetPiece[] => {
  // A trunk and its leaves stand at one place, and stay or go together.
  const things = new Map<string, { pieces: SetPiece[]; far: number; vertices: number; height: number }>();
  for (const piece of pieces.slice(1)) {
    const [x, z] = piece.matrix ? [piece.matrix[3]!, piece.matrix[11]!] : [cx, cz];
    const key = piece.matrix ? `${x} ${z}` : `${things.size}`;
    const thing = things.get(key) ?? { pieces: [], far: Math.hypot(x - cx, z - cz), vertices: 0, height: 0 };
    thing.pieces.push(piece);
    thing.vertices += vertexCount(piece.mesh);
    thing.height = Math.max(thing.height, heightOf(piece.mesh));
    things.set(key, thing);
  }
  const kept = pieces.slice(0, 1);
  let vertices = kept[0] ? vertexCount(kept[0].mesh) : 0;
  for (const thing of [...things.values()].sort((a, b) => a.far - b.far)) {
    if (thing.height < lowest || thing.vertices > largestThing) continue;
    if (vertices + thing.vertices > mostVertices) continue;
    kept.push(...thing.pieces);
    vertices += thing.vertices;
  }
  return kept;
};

export const withSeasons = (
  request: SetRequest,
  seasons: readonly Season[],
  createSet: (request: SetRequest) => StageSet,
): StageSet => {
  const details = (request.details ?? []).filter((detail) => !seasonOf[detail]);
  const sets = seasons.map((season) => createSet({ ...request, details, season, isOneOfSeveral: true }));
  const seconds = request.seconds ?? 4;
  const indexAt = (time: number) =>
    Math.min(seasons.length - 1, Math.max(0, Math.floor((time / seconds) * seasons.length)));
  return {
    ...sets[0]!,
    build: (area) => {
      const built = sets.map((set) => set.build(area));
      return {
        ...built[0]!,
        pieces: built.flatMap(({ pieces }, n) =>
          nearest(pieces, area.cameraPosition).map((piece) =>
            shownIn(piece, (time) => indexAt(time) === n, seasons[n] === 'winter'),
          ),
        ),
        particles: (time, camera) => {
          const n = indexAt(time);
          return [
            ...(built[n]!.particles?.(time, camera) ?? []),
            ...(seasons[n] === 'winter' ? flakes(time, camera) : []),
          ];
        },
      };
    },
  };
};
