/** What lies inside one phrase: the act and the tie of a verb, the colour in a name. */

import { type Meaning, meaningsOf } from './lexicon.ts';
import type { Action, NamedColour, RelationKind } from './scene-spec.ts';
import type { Token } from './tag-words.ts';
import { findThing } from './things.ts';

type Verb = Extract<Meaning, { is: 'action' | 'link' }>;

const find = <Is extends Meaning['is']>(meanings: Meaning[], is: Is) =>
  meanings.find((one): one is Extract<Meaning, { is: Is }> => one.is === is);

/** "Playing with" ties, and its first word says what is done. */
export const readVerb = (meaning: Verb, token: Token): { does: Action | null; link: RelationKind | null } => {
  const link = find(token.meanings, 'link');
  const action = meaning.is === 'action' ? meaning : find(token.meanings, 'action');
  const firstWord = link ? find(meaningsOf(token.text.split(' ')[0]!) ?? [], 'action') : undefined;
  return { does: link?.action ?? action?.action ?? firstWord?.action ?? null, link: link?.kind ?? null };
};

/** "Red apple" has a picture of its own; it is still an apple that is red. */
export const colourInName = (name: string): { colour: NamedColour | null; name: string } => {
  const [first, ...rest] = name.split(' ') as [string, ...string[]];
  const colour = find(meaningsOf(first) ?? [], 'colour');
  return colour && findThing(rest.join(' '))
    ? { colour: colour.colour, name: rest.join(' ') }
    : { colour: null, name };
};
