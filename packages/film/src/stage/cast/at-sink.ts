/** A figure that washes dishes stands at the sink with a plate in one hand and a sponge in the other. */

import type { Thing } from '../../scene/scene.ts';

const nounOf = (thing: Thing | undefined) => thing?.kit ?? thing?.name ?? '';

/** One plate and a sponge are in the hands, over the foam; the sink's own model shows the other dishes. */
const takePlate = (
  thing: Thing,
  washed: Thing,
  things: Thing[],
  at: number,
  sink: number,
  add: (noun: string) => number,
) => {
  things[sink]!.kit = 'sink full of dishes';
  const sponge = add('sponge');
  washed.count = thing.count;
  washed.ties = [];
  if (/dish|plate/.test(nounOf(washed))) washed.kit = 'washed plate';
  thing.ties = thing.ties.filter(({ kind, to }) => kind !== 'holding' && to !== at);
  thing.ties.push({ kind: 'holding', to: at });
  if (sponge >= 0) thing.ties.push({ kind: 'holding', to: sponge });
};

/** Dishes are washed in the sink, and whoever washes them stands at it. */
export const atSink = (thing: Thing, things: Thing[], add: (noun: string) => number) => {
  for (const act of thing.acts) {
    const washed = act.action === 'wash' && act.object !== null ? things[act.object] : undefined;
    if (
      !washed ||
      washed.person ||
      !/dish|plate|cup|glass|pot$|pan$|bowl|vegetable|fruit|apple/.test(nounOf(washed))
    )
      continue;
    const known = things.findIndex((one) => /sink|basin|tub/.test(nounOf(one)));
    const sink = known >= 0 ? known : add('sink');
    if (sink === -1) continue;
    const isDish =
      !/vegetable|fruit|apple/.test(nounOf(washed)) && /^(?:kitchen )?sink$/.test(nounOf(things[sink]));
    if (isDish) takePlate(thing, washed, things, act.object!, sink, add);
    else washed.ties = [{ kind: 'on', to: sink }];
    thing.ties = thing.ties.filter(({ to }) => to !== sink && (isDish || to !== act.object));
    thing.ties.push({ kind: 'facing', to: sink });
    act.object = sink;
  }
};
