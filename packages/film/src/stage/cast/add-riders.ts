/** Bicycles, jet skis and small boats that go have somebody on them. */

import { findKit } from '../../kits/find-kit.ts';
import type { Thing } from '../../scene/scene.ts';

const needsRider =
  /^(motorcycle|motorbike|dirt bike|superbike|sports bike|mountain bike|road bike|racing bike|city bike|trail bike|bicycle|bike|scooter|moped|jet ski|tricycle|unicycle|snowmobile|hoverbike|rowing boat|rowboat|kayak|canoe|chariot|sleigh)$/;

/** A motorcycle does not race by itself. */
export const addRiders = (things: Thing[], add: (noun: string) => number) => {
  for (const [index, thing] of [...things.entries()]) {
    const moves = thing.acts.some(
      ({ action }) =>
        ['drive', 'run', 'ride', 'chase', 'jump', 'row', 'flee'].includes(action) ||
        (action === 'sail' && thing.kit === 'jet ski'),
    );
    const hasRider = things.some(({ ties }) =>
      ties.some(({ kind, to }) => to === index && ['riding', 'driving', 'on', 'in'].includes(kind)),
    );
    if (!needsRider.test(thing.kit ?? '') || !moves || hasRider || thing.count > 6 || !findKit('person'))
      continue;
    const at = add('person');
    if (at === -1) continue;
    const floats = /boat|kayak|canoe/.test(thing.kit ?? '');
    things[at] = {
      ...things[at]!,
      count: thing.count,
      person: { sex: null, age: 'adult', hair: null },
      wears: /motorc|motorb|hoverb|dirt bike|superbike|sports bike|mountain bike/.test(thing.kit ?? '')
        ? [
            { name: 'helmet', colour: null },
            { name: 'jacket', colour: null },
          ]
        : [],
      ties: [{ kind: 'riding', to: index }],
      acts: [{ action: floats ? 'row' : 'ride', object: null, instrument: null, direction: null, pace: 1 }],
    };
  }
};
