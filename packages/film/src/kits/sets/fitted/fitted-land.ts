/** A place under the sky with the things that tell it: tents of a campsite, chimneys of an industrial area. */

import type { PlaceLook, Spot } from '../../../scene/place-look.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';

export const hasFittings = (look: PlaceLook | null | undefined): look is PlaceLook =>
  look !== null && look !== undefined && look.size === null && look.fittings.length > 0;

const radiusOf = (noun: string): number => {
  const size = findKit(noun)?.build(plainOptions(noun, { detail: 2 })).size ?? [1, 1, 1];
  return Math.max(size[0], size[2]) / 2;
};

export const withFittings = (set: StageSet, request: SetRequest, look: PlaceLook): StageSet => ({
  ...set,
  build: (area) => {
    const built = set.build(area);
    const added = new SetBuilder(request, area, set.ground);
    const put = createThingPlacer(added);
    const groundAt = (x: number, z: number) =>
      Math.max(set.ground(x, z), set.water?.(x, z, 0) ?? Number.NEGATIVE_INFINITY);
    const at = (spot: Spot) =>
      look.fittings
        .filter((one) => one.spot === spot)
        .flatMap(({ noun, count }) => Array.from({ length: count }, () => noun))
        .filter((noun) => !request.nouns?.includes(noun));
    const middle = Math.hypot(
      area.cameraPosition[0] - added.centre[0],
      area.cameraPosition[2] - added.centre[2],
    );
    /** Spread over the picture's width, so far that all of them are in it. */
    const across = (nouns: string[], least: number) => {
      const wide = nouns.reduce((sum, noun) => sum + radiusOf(noun) * 2.2, 0);
      const seen = area.aspect / area.focalLength;
      const away = Math.max(least + Math.max(0, ...nouns.map(radiusOf)), wide / (seen * 1.1));
      let from = -wide / 2;
      for (const [n, noun] of nouns.entries()) {
        const radius = radiusOf(noun);
        const [x, z] = added.atFrame(((from + radius * 1.1) / (away * seen)) * 2, away);
        put(noun, [x, groundAt(x, z), z], added.viewAngle * -1 + 0.15 * (n % 3) - 0.15, { seed: n + 1 });
        from += radius * 2.2;
      }
    };
    across(at('back'), middle + added.halfZ + 1.5);
    across(at('far'), middle + added.halfZ + 26);
    for (const [n, noun] of at('sides').entries()) {
      const side = n % 2 ? 1 : -1;
      const [x, z] = added.atFrame(
        side * 0.82,
        middle + added.halfZ * 0.5 + radiusOf(noun) + Math.floor(n / 2) * radiusOf(noun) * 2,
      );
      if (added.isClear(x, z, radiusOf(noun) * 0.7))
        put(noun, [x, groundAt(x, z), z], -side * 0.7, { seed: n + 3 });
    }
    for (const [n, noun] of at('centre').entries()) {
      const radius = radiusOf(noun);
      const side = n % 2 ? -1 : 1;
      const x = area.hasCast ? (side > 0 ? area.high[0] + radius + 0.5 : area.low[0] - radius - 0.5) : 0;
      const z = added.centre[2] - (area.hasCast ? 0.6 : 0);
      put(noun, [x, groundAt(x, z), z], 0, { seed: n + 1 });
    }
    const around = at('around');
    let next = 0;
    added.scatter(
      around.length,
      { near: Math.max(3, middle * 0.5), far: middle + 18, radius: 0.6 },
      (x, z) => {
        put(around[next % around.length]!, [x, groundAt(x, z), z], added.random() * 6, { seed: next + 1 });
        next += 1;
      },
    );
    const { pieces, lamps } = added.result();
    built.pieces.push(...pieces);
    built.lamps.push(...lamps);
    return built;
  },
});
