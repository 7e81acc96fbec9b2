/** What years without care leave on a built place: dirt and rust on everything, ivy over it, weeds before it, nothing that still turns. */

import type { Mesh } from '../../../geometry/mesh.ts';
import type { Place } from '../../../scene/scene.ts';
import type { SetPiece, SetRequest, StageSet } from '../../set.ts';
import { weatherMesh } from '../../shared/neglect/weather-mesh.ts';
import { addWallIvy, addWeeds } from './overgrowth.ts';
import { maximumLamps, SetBuilder } from './set-builder.ts';

/** Places that nobody built and nobody can leave to decay. */
const wild: ReadonlySet<Place> = new Set<Place>([
  ...(['sea', 'coast', 'beach', 'island', 'lake', 'river', 'waterfall', 'underwater', 'meadow'] as const),
  ...(['hills', 'mountains', 'mountain_top', 'valley', 'forest', 'bamboo_forest', 'jungle'] as const),
  ...(['desert', 'canyon', 'savanna', 'snowfield', 'glacier', 'swamp', 'cave', 'volcano'] as const),
  ...(['cliff', 'crop_field', 'ruins', 'sky', 'clouds', 'space', 'moon', 'mars', 'alien_planet'] as const),
  ...(['fairy_tale_land', 'candy_land', 'studio'] as const),
]);

export const isLeftToDecay = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('abandoned') && !wild.has(place);

/** What turns by itself stands still; leaves and water, which bend, go on. */
const stopped = (piece: SetPiece): SetPiece => {
  const { update } = piece;
  if (!update) return piece;
  let isBending: boolean | null = null;
  return {
    ...piece,
    update: (time, camera) => {
      if (isBending === null) isBending = update(0, camera) instanceof Float32Array;
      return update(isBending ? time : 0, camera);
    },
  };
};

export const leaveToDecay = (set: StageSet, request: SetRequest): StageSet => ({
  ...set,
  build: (area) => {
    const built = set.build(area);
    const worn = new Map<Mesh, Mesh>();
    const pieces = built.pieces.map((piece) => {
      if (!worn.has(piece.mesh)) worn.set(piece.mesh, weatherMesh(piece.mesh));
      return stopped({ ...piece, mesh: worn.get(piece.mesh)! });
    });
    const own = new SetBuilder(request, area, set.ground);
    addWallIvy(own, pieces, set.isIndoors);
    if (!set.isIndoors) addWeeds(own);
    return {
      ...built,
      pieces: [...pieces, ...own.result().pieces],
      // Hardly a lamp still burns.
      lamps: set.isIndoors ? built.lamps : built.lamps.slice(0, maximumLamps >> 2),
    };
  },
});
