/** A figure that is on top of a building is seen on its roof, with the city round it. */

import { addOnce, type Draft } from '../../draft.ts';
import { acts, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isBlock =
  /^(?:skyscraper|building|office building|apartment building|tower block|high rise|apartment block|office tower)$/;

export const standOnRoofs = (draft: Draft) => {
  const onRoof = draft.things.flatMap((thing) =>
    /window (?:wash|clean)/.test(thing.name) || acts(thing, 'hang', 'climb', 'wash', 'crawl')
      ? []
      : thing.ties
          .filter(({ kind, to }) => kind === 'on' && isBlock.test(nounOf(draft.things[to]!)))
          .map(({ to }) => to),
  );
  const [at] = onRoof;
  // Steel beams high above a city are part of a building that is not finished.
  const isOnBeam = draft.things.some(
    (thing) =>
      isPerson(thing) &&
      /worker|builder|welder/.test(thing.name) &&
      thing.acts.some(({ object }) => object !== null && /beam|girder/.test(nounOf(draft.things[object]!))),
  );
  const overCity = isOnBeam && draft.places.some(({ place }) => place === 'city' || place === 'skyline');
  if (at === undefined && !overCity) return;
  if (at !== undefined) {
    const building = draft.things[at]!;
    if (/skyscraper|tower|high rise/.test(nounOf(building))) addOnce(draft.details, 'glass_towers');
    draft.things = without(draft.things, (thing) => thing === building);
  }
  if (overCity) addOnce(draft.details, 'glass_towers');
  draft.places = [{ place: 'rooftop', text: 'rooftop', link: null, isBehind: false }];
};
