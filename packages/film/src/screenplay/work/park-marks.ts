/** "A child behind a car": a vehicle that only tells where somebody is, or is told so itself, does not drive off. */

import type { Tie } from '../../scene/scene.ts';
import { type DraftThing, newAct } from '../../understand/draft.ts';
import type { Nature } from '../../understand/nouns/nature.ts';
import { wholeOf } from '../cast-entity.ts';
import type { Shown } from '../shown.ts';
import { onScreen, seenFromHere } from '../structure-of.ts';

const wheeled = new Set<Nature>(['road_vehicle', 'rail_vehicle']);

const isRide = ({ kind, to }: Tie, things: readonly DraftThing[], thing: DraftThing) =>
  (kind === 'riding' || kind === 'driving') && things[to] === thing;

export const parkMarks = ({ facts, cast, things, thingOf }: Shown) => {
  for (const { kind, subject, objects } of facts.relations) {
    if (objects.length === 0 || (!onScreen.has(kind) && !seenFromHere.has(kind))) continue;
    for (const entity of [subject, ...objects]) {
      const thing = things[thingOf.get(wholeOf(cast, entity) ?? -1) ?? -1];
      if (!thing || thing.acts.length > 0 || !wheeled.has(thing.noun?.nature ?? 'prop')) continue;
      const isTaken = things.some(({ ties }) => ties.some((tie) => isRide(tie, things, thing)));
      if (!isTaken) thing.acts.push(newAct('stand', 'park'));
    }
  }
};
