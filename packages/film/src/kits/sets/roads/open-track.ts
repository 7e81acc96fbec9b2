/** Rails on a low bank across open country, for a train in a place that has none. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Place } from '../../../scene/scene.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';

const open: readonly Place[] = [
  'meadow',
  'hills',
  'crop_field',
  'forest',
  'desert',
  'savanna',
  'snowfield',
  'valley',
  'jungle',
  'farm',
  'vineyard',
  'mountains',
  'canyon',
  'orchard',
];

export const needsTrack = ({ place, nouns = [] }: SetRequest): boolean =>
  open.includes(place) &&
  // On a bridge it has its own.
  !nouns.some((noun) => /bridge|viaduct/.test(noun)) &&
  nouns.some((noun) => /(?:^|\b)(?:train|locomotive|tram|metro)$/.test(noun) && !/toy/.test(noun));

export const withTrack = (set: StageSet, request: SetRequest): StageSet => ({
  ...set,
  build: (area) => {
    const built = set.build(area);
    const track = new SetBuilder(request, area, set.ground);
    addTrackOnGround(track);
    built.pieces.push(...track.result().pieces);
    return built;
  },
});

const addTrackOnGround = (set: SetBuilder): void => {
  const z = set.centre[2];
  const reach = 260;
  const strip = (x0: number, z0: number, x1: number, z1: number, lift: number) =>
    ({ area: { x0, z0, x1, z1 }, height: (x: number) => set.ground(x, z) + lift }) as const;
  set.model(
    (b) => {
      b.paint((p) => mix(fromHex('#6a645c'), fromHex('#97907f'), noise(p[0] * 3, 1, p[2] * 3)), 'rock');
      const bank = strip(-reach, z - 2.1, reach, z + 2.1, 0.02);
      b.heightField(
        bank.area,
        { x: 130, z: 6 },
        (x, at) => bank.height(x) - 0.3 * Math.max(0, Math.abs(at - z) - 1.4),
      );
      for (let x = -70; x < 70; x += 0.65)
        b.paint(fromHex('#8f8a80'), 'plaster').box([x, set.ground(x, z) + 0.05, z], [0.24, 0.08, 2.5]);
      b.paint(fromHex('#a9a6a2'), 'metal');
      for (const side of [-0.72, 0.72]) {
        const rail = strip(-reach, z + side - 0.05, reach, z + side + 0.05, 0.13);
        b.heightField(rail.area, { x: 130, z: 1 }, rail.height);
      }
      // Masts and the wire.
      const wire: Vec3[] = [];
      for (let x = -180; x <= 180; x += 30) {
        const y = set.ground(x, z);
        b.paint(fromHex('#7f868c'), 'metal').box([x, y + 3, z - 3], [0.22, 6.4, 0.22]);
        b.box([x, y + 5.9, z - 1.5], [0.08, 0.08, 3]);
        wire.push([x, y + 5.5, z]);
      }
      b.paint(fromHex('#2a2c2e'), 'satin').tube(wire, 0.02, 4, false);
    },
    { castsNoShadow: true },
  );
};
