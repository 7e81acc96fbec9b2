/** What a sentence is made of once each word has its meaning: noun phrases, verbs and the words that join them. */

import type { Action } from '../../scene/actions.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import type { Age, Direction, Size, TieKind } from '../../scene/scene.ts';
import type { Meaning, VerbMeaning } from '../lexicon.ts';
import type { Noun } from '../nouns/find-noun.ts';

export type Modifiers = {
  count: number | null;
  /** "a group of": the noun that follows is several even where its form is not. */
  isMany: boolean;
  colour: NamedColour | null;
  size: Size | null;
  age: Age | null;
  hair: NamedColour | null;
  material: string | null;
  traits: string[];
  /** Participles before the noun: "a burning house". */
  acts: { action: Action; text: string }[];
  wears: Extract<Meaning, { is: 'garment' }>[];
  /** Nouns before the head: "a mountain temple". */
  compound: { text: string; noun: Noun | null; meanings: Meaning[] }[];
  hasDeterminer: boolean;
  isDefinite: boolean;
  isPossessive: boolean;
  isBusy: boolean;
};

export const newModifiers = (): Modifiers => ({
  count: null,
  isMany: false,
  colour: null,
  size: null,
  age: null,
  hair: null,
  material: null,
  traits: [],
  acts: [],
  wears: [],
  compound: [],
  hasDeterminer: false,
  isDefinite: false,
  isPossessive: false,
  isBusy: false,
});

export type NounPhrase = {
  is: 'noun';
  text: string;
  /** What the head may be; several hold at once for words of the setting ("moonlight"). */
  meanings: Meaning[];
  noun: Noun | null;
  plural: boolean;
  isUnknown: boolean;
  character: string | null;
  modifiers: Modifiers;
};

export type Phrase =
  | NounPhrase
  /** `isInfinitive`: after "to". */
  | { is: 'verb'; text: string; verb: VerbMeaning; pace: number | null; isInfinitive?: boolean }
  /** A verb that no list knows. */
  | { is: 'unknownVerb'; text: string; isPast: boolean }
  | { is: 'preposition'; text: string; tie: TieKind }
  | { is: 'passive'; text: string; tie: TieKind }
  | { is: 'direction'; direction: Direction }
  | { is: 'pace'; pace: number }
  /** "The ball is blue": adjectives that end no noun phrase. */
  | { is: 'adjectives'; modifiers: Modifiers }
  | { is: 'pronoun'; text: string; isObject: boolean }
  | { is: 'and' | 'comma' | 'stop' | 'while' | 'relative' | 'copula' | 'negation' | 'of' }
  /** "Water splashing": what moves is nothing that is drawn by itself. */
  | { is: 'scenery' }
  /** "The bride's dress": what follows is worn by the one before. */
  | { is: 'owner' };
