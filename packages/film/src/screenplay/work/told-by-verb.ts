/** Nouns that only tell what is done, with no thing of their own to see. */

import type { Facts } from '../../facts/facts.ts';
import { lightVerbs, makingVerbs, ofBodyAlone } from '../../world/verb-senses.ts';
import { pluralOf } from '../joint-names.ts';
import { verbOf } from '../meanings.ts';

/** "Takes a photo", "does tricks": the noun only tells what is done. */
export const isPartOfVerb = ({ events, entities }: Facts, index: number, noun: string): boolean => {
  const done = events.filter(({ objects }) => objects.includes(index));
  const said = entities[index]!.attributes.map(({ value }) => `${value} ${pluralOf(noun)}`);
  return (
    done.length > 0 &&
    done.every(({ verb }) =>
      [noun, `a ${noun}`, pluralOf(noun), ...said].some((name) => verbOf(`${verb} ${name}`)),
    )
  );
};

/** "Does the downward dog": no dog is there. */
export const isPosture = ({ events }: Facts, index: number, noun: string): boolean =>
  events.some(({ verb, objects }) => {
    const actions = objects.includes(index)
      ? [noun, pluralOf(noun)].map((name) => verbOf(`${verb} ${name}`)?.action)
      : [];
    return actions.some((action) => action && ofBodyAlone.has(action));
  });

/** "Takes photos": they are nowhere yet. */
export const isTaken = ({ events }: Facts, index: number): boolean =>
  events.some(({ verb, objects }) => verb === 'take' && objects.includes(index));

/** "Having fun", "taking a pleasant stroll": told by the verb's own action. */
export const isOnlyDone = ({ events }: Facts, index: number): boolean =>
  events.some(
    ({ verb, objects }) => objects.includes(index) && (lightVerbs.has(verb) || makingVerbs.has(verb)),
  );
