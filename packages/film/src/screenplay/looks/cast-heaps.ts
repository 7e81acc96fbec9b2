/** "A pile of stones", "a leaf heap", "a pancake tower": what lies there is shown, many of it in one thing. */

import type { Facts } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import type { Heaping } from '../../scene/heaping.ts';
import { findNoun, type Noun } from '../../understand/nouns/find-noun.ts';
import { heaps, onlyHeaps, servings } from '../../world/heaps.ts';
import type { CastEntity } from '../cast-entity.ts';
import { findDrawable } from '../find-drawable.ts';

const heapable = new Set<Noun['nature']>(['food', 'prop', 'plant', 'landform', 'instrument']);
const canLieInHeaps = (noun: Noun) => heapable.has(noun.nature) && findKit(noun.kit ?? '') !== undefined;

/** "A tower of stone" is built, a tower of pancakes is heaped up. */
const isHeap = (head: string, content: Noun) =>
  canLieInHeaps(content) && (onlyHeaps.has(head) || content.nature === 'food');

const castCompound = (cast: CastEntity[], index: number, facts: Facts, how: Heaping) => {
  const { noun, head } = facts.entities[index]!;
  const front = noun === head ? undefined : findDrawable(noun.slice(0, -head.length - 1));
  if (!front || front.isStandIn || !isHeap(head, front.noun)) return;
  if (findKit(noun)) return;
  // A dish is at home where meals are, not in the field of what it is made of.
  const served = how === 'plated' ? { ...findNoun('meal')!, kit: front.noun.kit } : front.noun;
  cast[index] = { is: 'thing', noun: { ...served, name: noun }, isStandIn: false, count: 1, heaping: how };
};

const offTree = new Set(['fallen', 'dried', 'dry', 'dead', 'withered']);

/** Leaves that are off their tree lie on the ground, many of them; those that fall or lie around another are no heap. */
const layLeaves = (cast: CastEntity[], { entities, relations, events, picture }: Facts) => {
  for (const [index, { head, count, attributes }] of entities.entries()) {
    const one = cast[index]!;
    if (head !== 'leaf' || count !== null || one.is !== 'thing' || one.heaping) continue;
    const isOff =
      picture.seasons.includes('autumn') ||
      attributes.some(({ value }) => offTree.has(value) || value === 'autumn');
    const isElsewhere =
      relations.some(
        ({ kind, subject, objects }) =>
          subject === index && (kind === 'around' || objects.some((object) => cast[object]?.is === 'thing')),
      ) || events.some(({ agents, objects }) => agents.includes(index) || objects.includes(index));
    if (isOff && !isElsewhere) cast[index] = { ...one, count: 1, heaping: 'heaped' };
  }
};

export const castHeaps = (cast: CastEntity[], facts: Facts) => {
  for (const [index, { head }] of facts.entities.entries()) {
    const how = servings.has(head) ? 'plated' : heaps.get(head);
    const one = cast[index]!;
    if (!how || one.is === 'place') continue;
    castCompound(cast, index, facts, how);
  }
  for (const { kind, subject, objects } of facts.relations) {
    const [object] = objects;
    const { head, count } = facts.entities[subject]!;
    const how = heaps.get(head);
    const content = cast[object ?? -1];
    if (kind !== 'made_of' || !how || content?.is !== 'thing' || !isHeap(head, content.noun)) continue;
    if (cast[subject]!.is === 'place' || cast[subject]!.is === 'part') continue;
    // Leaves in a stack lie no better than in a heap.
    const heaping = content.noun.nature === 'plant' ? 'heaped' : how;
    cast[object!] = { ...content, count: count ?? 3, heaping };
    cast[subject] = { is: 'part', of: object! };
  }
  // "A serving of pumpkin dish in a plate": it lies on its own.
  for (const { kind, subject, objects } of facts.relations) {
    const dish = cast[subject]!;
    if (dish.is !== 'thing' || dish.heaping !== 'plated' || (kind !== 'in' && kind !== 'on')) continue;
    for (const object of objects)
      if (servings.has(facts.entities[object]!.head) && cast[object]!.is === 'thing')
        cast[object] = { is: 'part', of: subject };
  }
  layLeaves(cast, facts);
};
