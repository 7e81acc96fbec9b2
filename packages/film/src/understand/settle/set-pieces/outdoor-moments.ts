/** Moments outdoors with vehicles, hats and towers of rock, where the words alone put things wrongly. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;

/** The hat that somebody runs after is not on the head; a wizard's is a wizard's. */
const chaseHat = ({ things }: Draft) => {
  for (const thing of things) {
    if (thing.noun?.nature !== 'person') continue;
    const object = thing.acts.find(
      ({ verb, object }) => object !== null && /^(?:chase|run after|catch|pursue)/.test(verb),
    )?.object;
    const hat = object == null ? undefined : things[object];
    if (!hat || !/\bhat\b/.test(`${baseOf(hat)} ${hat.name}`)) continue;
    thing.wears = thing.wears.filter(({ name }) => !/hat|cap|beanie|hood/.test(name));
    if (/wizard|witch|sorcer|mage/.test(`${thing.noun.name} ${thing.name}`))
      hat.noun = findNoun('wizard hat') ?? findNoun('witch hat') ?? hat.noun;
    thing.traits.push('bareheaded');
    hat.size ??= 'huge';
  }
};

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

/** Wheels that go through a puddle go slowly enough to be seen in it. */
const driveThroughPuddle = ({ things }: Draft) => {
  for (const thing of things) {
    if (thing.noun?.nature !== 'road_vehicle') continue;
    const tie = thing.ties.find(({ to }) => baseOf(things[to]!) === 'puddle');
    const at =
      tie?.to ??
      thing.acts.find(({ object }) => object !== null && baseOf(things[object]!) === 'puddle')?.object;
    if (at == null) continue;
    things[at]!.traits.push('wide');
    thing.acts = [{ ...newAct('drive', 'drive'), pace: 0.5 }];
    thing.ties = thing.ties.filter(({ to }) => to !== at);
    things[at]!.ties = [{ kind: 'under', to: things.indexOf(thing) }];
  }
};

/** Towers of rock stand in the desert where no other place is named. */
const standInDesert = (draft: Draft) => {
  if (draft.places.length > 0 || !draft.things.some((thing) => baseOf(thing) === 'rock tower')) return;
  draft.places.push({ place: 'desert', text: 'desert', link: null, isBehind: false });
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
      if (/troll|ogre|giant/.test(thing.name)) thing.size ??= 'large';
    }
};

export const settleOutdoors = (draft: Draft) => {
  shelterUnderBridge(draft);
  chaseHat(draft);
  hangOnTowTruck(draft);
  driveThroughPuddle(draft);
  standInDesert(draft);
};
