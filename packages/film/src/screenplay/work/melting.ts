/** What melts into a liquid: no model becomes another, this one runs. */

import type { Change, Facts } from '../../facts/facts.ts';

const liquids = new Set(['water', 'liquid', 'puddle', 'goo', 'slush']);

/** "Melts into a red liquid" is two changes: it runs, and takes the colour that is said. */
export const asMelting = (change: Change, { entities }: Facts): Change[] => {
  const head = change.to?.split(' ').at(-1) ?? '';
  if (change.property !== 'form' || !liquids.has(head)) return [change];
  const attributes = entities[change.toEntity ?? -1]?.attributes ?? [];
  const colour = attributes.find(({ kind }) => kind === 'colour')?.value;
  const melting: Change = { ...change, property: 'wholeness', to: 'melted' };
  return colour ? [melting, { ...change, property: 'colour', to: colour }] : [melting];
};
