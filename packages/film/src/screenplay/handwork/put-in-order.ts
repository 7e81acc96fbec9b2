/** "Organizes a desk", "sorts papers", "packs food": one of several things after the other goes to its place. */

import type { Event } from '../../facts/facts.ts';
import { limits } from '../../scene/scene.ts';
import { type DraftAct, type DraftThing, newThing } from '../../understand/draft.ts';
import { addTie, isPerson, type Shown } from '../shown.ts';
import { addThing, layOn } from './lay-on.ts';

const ordering = new Set(
  'organize, organise, tidy, tidy up, sort, sort out, arrange, rearrange, declutter, stack, pile, pile up, set out, lay out, straighten, straighten up'.split(
    ', ',
  ),
);
const packing = new Set('pack, pack up, box up'.split(', '));

/** What lies about on furniture that is put in order, and what is in the hand. */
const looseThings = ['books', 'mug', 'letter'];
const inHand = 'book';
/** Things with doors or drawers have their order inside. */
const shut = /closet|wardrobe|dresser|drawer|cabinet|cupboard/;
const container = 'crate';

const isAlone = ({ count, plural }: DraftThing): boolean => !plural && (count ?? 1) === 1;
const isSmall = ({ noun, size }: DraftThing): boolean =>
  (noun?.nature === 'prop' || noun?.nature === 'food') && size !== 'huge' && size !== 'large';

const put = (
  shown: Shown,
  doer: number,
  act: DraftAct,
  { host, item, action }: { host: number; item: number | null; action: 'put_on' | 'put_in' },
) => {
  if (item === null) return false;
  Object.assign(act, { action, object: host, instrument: item });
  const thing = shown.things[doer]!;
  thing.ties = thing.ties.filter(({ kind }) => kind !== 'holding');
  addTie(thing, { kind: 'holding', to: item });
  addTie(thing, { kind: 'facing', to: host });
  return true;
};

export const putInOrder = (shown: Shown, event: Event, doer: number, act: DraftAct): boolean => {
  const { things } = shown;
  const worked = things[act.object ?? -1];
  const isSaid = event.to.length + event.at.length + event.instruments.length > 0;
  if (!worked?.noun || isSaid || act.part || !isPerson(things[doer]!) || !isAlone(things[doer]!))
    return false;
  if (ordering.has(event.verb) && !/arrange/.test(event.verb) && worked.noun.nature === 'furniture') {
    const host = act.object!;
    if (shut.test(worked.noun.base))
      return put(shown, doer, act, { host, item: addThing(shown, 'towel'), action: 'put_in' });
    for (const name of /shelf/.test(worked.noun.base) ? looseThings.slice(0, 1) : looseThings) {
      const one = addThing(shown, name);
      if (one !== null) things[one]!.ties = [{ kind: 'on', to: host }];
    }
    return put(shown, doer, act, { host, item: addThing(shown, inHand), action: 'put_on' });
  }
  if (!isSmall(worked) || !(packing.has(event.verb) || (ordering.has(event.verb) && !isAlone(worked))))
    return false;
  layOn(shown, doer, act.object!, 'table');
  const table = worked.ties.find(({ kind }) => kind === 'on')?.to;
  if (table === undefined) return false;
  const box = packing.has(event.verb) ? addThing(shown, container) : null;
  if (box !== null) things[box]!.ties = [{ kind: 'on', to: table }];
  if (things.length >= limits.things) return false;
  const { name, noun, colour, material } = worked;
  const item = things.push({ ...newThing(name, noun), colour, material, isImplied: true }) - 1;
  return put(shown, doer, act, { host: box ?? table, item, action: box === null ? 'put_on' : 'put_in' });
};
