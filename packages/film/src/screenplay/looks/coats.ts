/** "Blue paint on a house": colour that lies on a thing is that thing's, and changes with it. */

import type { Change, Facts } from '../../facts/facts.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { colourOf } from '../meanings.ts';

const coats = new Set(['paint', 'paintwork', 'varnish', 'lacquer', 'color', 'colour', 'hue', 'coloring']);

/** The thing that an entity is the colour of; null where somebody handles it, as paint in a can. */
const coatedBy = ({ entities, relations, events }: Facts, index: number): number | null => {
  const { head, partOf, owner } = entities[index]!;
  if (!coats.has(head) || events.some(({ objects }) => objects.includes(index))) return null;
  const on = relations.find(({ kind, subject }) => subject === index && (kind === 'on' || kind === 'over'));
  const whole = on?.objects[0] ?? partOf ?? owner;
  return whole !== null && whole !== index && findNoun(entities[whole]!.head) ? whole : null;
};

const fainter = new Set(['pale', 'light', 'dark', 'faded']);

/** "From blue to pale" is to pale blue. */
const inItsColour = (change: Change, colour: string | undefined): Change => {
  const to = change.to && fainter.has(change.to) && colour ? `${change.to} ${colour}` : null;
  return to && colourOf(to) ? { ...change, property: 'colour', to } : change;
};

/** The same facts, with the colour said of the thing itself. */
export const foldCoats = (facts: Facts): Facts => {
  const wholes = new Map(
    facts.entities.flatMap((_, index) => {
      const whole = coatedBy(facts, index);
      return whole === null ? [] : [[index, whole] as const];
    }),
  );
  if (wholes.size === 0) return facts;
  const attributesOf = (whole: number) =>
    [...wholes].flatMap(([coat, of]) =>
      of === whole ? facts.entities[coat]!.attributes.filter(({ kind }) => kind === 'colour') : [],
    );
  const colourSaid = (whole: number) =>
    [...facts.entities[whole]!.attributes, ...attributesOf(whole)].find(({ kind }) => kind === 'colour')
      ?.value;
  return {
    ...facts,
    entities: facts.entities.map((entity, index) => {
      const whole = wholes.get(index);
      if (whole !== undefined) return { ...entity, partOf: whole };
      const said = attributesOf(index);
      return said.length === 0 ? entity : { ...entity, attributes: [...entity.attributes, ...said] };
    }),
    relations: facts.relations.filter(({ subject }) => !wholes.has(subject)),
    changes: facts.changes.map((change) => {
      const whole = wholes.get(change.entity ?? -1);
      return whole === undefined ? change : inItsColour({ ...change, entity: whole }, colourSaid(whole));
    }),
  };
};
