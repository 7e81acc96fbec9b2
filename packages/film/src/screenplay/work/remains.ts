/** The remains of a thing that becomes a stuff: no model becomes another, this one runs, falls to pieces or is gone. */

import type { Change, Facts } from '../../facts/facts.ts';
import type { DraftThing } from '../../understand/draft.ts';

type Remains = { property: 'wholeness' | 'presence'; to: string; colour: string | null };

/** Stuffs | how a thing gets there | its colour then. */
const rows: [string, Remains][] = [
  ['water liquid puddle goo slush', { property: 'wholeness', to: 'melted', colour: null }],
  ['lava magma', { property: 'wholeness', to: 'melted', colour: 'orange' }],
  ['wax chocolate caramel syrup', { property: 'wholeness', to: 'melted', colour: null }],
  ['ash ashes cinder cinders soot charcoal', { property: 'wholeness', to: 'burnt', colour: null }],
  ['dust powder', { property: 'wholeness', to: 'collapsed', colour: 'grey' }],
  ['sand grain grains', { property: 'wholeness', to: 'collapsed', colour: 'beige' }],
  ['rubble ruin ruins debris crumb crumbs', { property: 'wholeness', to: 'collapsed', colour: null }],
  [
    'piece pieces shard shards fragment fragments splinter',
    { property: 'wholeness', to: 'broken', colour: null },
  ],
  ['smoke steam vapor vapour mist', { property: 'presence', to: 'gone', colour: null }],
];
const remains = new Map(
  rows.flatMap(([nouns, left]) => nouns.split(' ').map((noun) => [noun, left] as const)),
);

const isGrowth = ({ property, to }: Change) => property === 'form' && to === 'larger';

const leftOf = ({ property, to }: Change): Remains | undefined =>
  property === 'form' ? remains.get(to?.split(' ').at(-1) ?? '') : undefined;

/** What it does meanwhile: what is ash at the end burns, and "grows from a seed" becomes no other thing. */
export const actOfChange = (change: Change): 'burn' | 'grow' | null =>
  isGrowth(change) ? 'grow' : leftOf(change)?.to === 'burnt' ? 'burn' : null;

/** "Melts into a red liquid" is two changes: it runs, and takes the colour that is said. */
export const asRemains = (change: Change, { entities }: Facts): Change[] => {
  if (isGrowth(change)) return [];
  const left = leftOf(change);
  if (!left) return [change];
  const attributes = entities[change.toEntity ?? -1]?.attributes ?? [];
  const colour = attributes.find(({ kind }) => kind === 'colour')?.value ?? left.colour;
  const gone: Change = { ...change, property: left.property, to: left.to };
  return colour ? [gone, { ...change, property: 'colour', to: colour }] : [gone];
};

/** "Flies to the left and disappears": where its way ends. */
export const atEndOfWay = ({ acts }: DraftThing, { property, to }: Change) =>
  property === 'presence' && to === 'gone' && acts.some(({ direction, goal }) => direction || goal)
    ? { begin: 0.92, end: 1 }
    : null;
