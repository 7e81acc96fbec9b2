/** What is seen outdoors with vehicles, hats and towers of rock, where the words alone put things wrongly. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

/** What hangs on a tow truck is right behind it, with its nose up; both stand where the work is done. */
const hangOnTowTruck = (draft: Draft) => {
  const at = draft.things.findIndex((thing) => baseOf(thing) === 'tow truck');
  const truck = draft.things[at];
  const act = truck?.acts.find(({ object }) => object !== null);
  const towed = act && draft.things[act.object!];
  if (!truck || towed?.noun?.nature !== 'road_vehicle') return;
  const isWorking = /^(?:lift|pull|haul|drag|raise|winch|hoist)/.test(act!.verb);
  truck.acts = [isWorking ? newAct('stand', 'stand') : newAct('drive', 'drive')];
  truck.ties = [];
  towed.acts = [{ ...truck.acts[0]! }];
  towed.ties = [{ kind: 'following', to: at }];
  towed.traits.push('towed');
  if (draft.places.length === 0)
    draft.places.push({ place: 'road', text: 'road', link: null, isBehind: false });
};

/** A figure that rests under a bridge is seen through its one arch; a troll fills it. */
const shelterUnderBridge = ({ things }: Draft) => {
  for (const thing of things)
    for (const { kind, to } of thing.ties) {
      const bridge = things[to]!;
      if (
        !/^(?:under|in)$/.test(kind) ||
        !/^(?:stone |old |arch |small |low )?bridge$/.test(bridge.noun?.name ?? '')
      )
        continue;
      if (
        !thing.acts.every(({ action }) =>
          /^(?:sleep|sit|stand|lie|look|wait|kneel|hide|swim|sail|row|drive|ride|float|walk|paddle)/.test(
            action ?? 'stand',
          ),
        )
      )
        continue;
      bridge.traits.push('single arch');
    }
};

export const settleOutdoors = (draft: Draft) => {
  shelterUnderBridge(draft);
  hangOnTowTruck(draft);
};
