/** How somebody is seen at work where the prompt only names the work: the tool in the hand, the thing under the hands. */

import type { Event } from '../../facts/facts.ts';
import type { DraftAct, DraftThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { isIndoors } from '../../world/indoors.ts';
import {
  actionWithTool,
  isBeforeEyes,
  type WorkTool,
  workedAtIn,
  workToolFor,
} from '../../world/work-tools.ts';
import { addTie, hasHands, isPerson, type Shown, shownAs } from '../shown.ts';
import { handle, handleByTool } from './handle.ts';
import { addThing, layOn } from './lay-on.ts';
import { putInOrder } from './put-in-order.ts';

/** Things that are put up are in the hands, one each, and the hands are at the place where they go. */
const bringOnto = (shown: Shown, doer: number, act: DraftAct, onto: string) => {
  const { things } = shown;
  const object = act.object!;
  const named = things.findIndex(({ noun }) => noun?.base === onto || noun?.name === onto);
  const at = named >= 0 ? named : addThing(shown, onto);
  if (at === null) return;
  const { count, plural } = things[doer]!;
  Object.assign(things[object]!, { count, plural, ties: [] });
  Object.assign(act, { object: at, instrument: object });
  addTie(things[doer]!, { kind: 'holding', to: object });
  addTie(things[doer]!, { kind: 'facing', to: at });
};

const isOfTwo = ({ count }: DraftThing) => count === 2;

const workAt = (shown: Shown, row: WorkTool, doer: number, act: DraftAct, hasTool: boolean) => {
  const { things } = shown;
  const thing = things[doer]!;
  const worked = things[act.object!]!;
  act.action = row.byTwo && isOfTwo(thing) ? row.byTwo : row.action;
  const look = row.as === undefined ? undefined : findNoun(row.as);
  // The work is seen at one of them.
  if (look) Object.assign(worked, { noun: look, ...(row.on && { count: 1, plural: false }) });
  if (row.on) layOn(shown, doer, act.object!, row.on);
  if (row.onto) bringOnto(shown, doer, act, row.onto);
  if (!row.tool || hasTool) return;
  const tool = addThing(shown, row.tool, { count: thing.count, plural: thing.plural });
  if (tool === null) return;
  act.instrument = tool;
  addTie(thing, { kind: 'holding', to: tool });
};

/** "Cleans the kitchen": at a table of it. */
const workInPlace = (shown: Shown, { verb, objects }: Event, doer: number, act: DraftAct) => {
  const room = objects
    .map((one) => shown.cast[one])
    .find((one) => one?.is === 'place' && isIndoors(one.place));
  const work = room?.is === 'place' ? workedAtIn(verb, room.place) : null;
  const at = work && addThing(shown, work.at);
  if (!work || at === null) return;
  act.object = at;
  addTie(shown.things[doer]!, { kind: 'facing', to: at });
  workAt(shown, work.tool, doer, act, false);
};

export const takeTool = (shown: Shown, event: Event, doer: number, act: DraftAct) => {
  const { things } = shown;
  const thing = things[doer]!;
  if (!hasHands(thing)) {
    handleByTool(shown, event, doer, act);
    return;
  }
  const worked = act.object === null ? undefined : things[act.object];
  const tool = act.instrument === null ? null : things[act.instrument]!.noun;
  if (tool && act.action) act.action = actionWithTool(act.action, tool);
  if (!worked) {
    if (isPerson(thing) && event.instruments.length === 0) workInPlace(shown, event, doer, act);
    return;
  }
  if (act.action === 'look' && worked.noun && isBeforeEyes(worked.noun)) {
    const seen = [...event.recipients, ...[...event.to, ...event.at].flatMap(({ entities }) => entities)]
      .map((one) => shownAs(shown, one))
      .find((one) => one !== undefined && one !== doer && one !== act.object);
    addTie(thing, { kind: 'holding', to: act.object! });
    Object.assign(act, { object: seen ?? null, instrument: act.object });
    return;
  }
  if (isPerson(thing) && handle(shown, event, doer, act)) return;
  const row = worked.noun ? workToolFor(event.verb, worked.noun) : null;
  if (!row && putInOrder(shown, event, doer, act)) return;
  const hasTool = event.instruments.some((one) => shownAs(shown, one) !== undefined);
  // A tool that is named says by itself how the work is done.
  // "Paints a mural on a wall": what has a place of its own is not brought to another.
  const isPlaced = row?.as === 'easel' && event.at.length + event.to.length > 0;
  if (row && !isPlaced && !(hasTool && row.tool)) workAt(shown, row, doer, act, hasTool);
};
