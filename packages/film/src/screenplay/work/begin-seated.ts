/** A figure that gets up was sitting until then, whatever it did there. */

import { limits } from '../../scene/scene.ts';
import { type DraftThing, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { isSeat } from '../../understand/nouns/uses.ts';
import { getsUp } from '../../world/verb-senses.ts';
import { isPerson, type Shown } from '../shown.ts';

const carrying = new Set(['on', 'in', 'riding', 'driving']);

export const beginSeated = ({ things }: Shown, thing: DraftThing) => {
  const rising = thing.acts.findIndex(({ verb }) => getsUp.has(verb));
  if (!isPerson(thing) || rising < 0 || thing.ties.some(({ kind }) => carrying.has(kind))) return;
  const before = thing.acts.slice(0, rising);
  if (before.some(({ action }) => action === 'lie' || action === 'sleep' || action === 'kneel')) return;
  const named = things.findIndex(({ noun }) => isSeat(noun));
  const noun = findNoun('chair');
  if (named < 0 && (!noun || things.length >= limits.things)) return;
  const seat = named >= 0 ? named : things.push({ ...newThing(noun!.name, noun!), isImplied: true }) - 1;
  if (named < 0) things[seat]!.count = thing.count;
  thing.ties = [{ kind: 'on', to: seat }, ...thing.ties];
};
