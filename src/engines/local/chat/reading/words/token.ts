/** A tagged word of a sentence. */
export type Part =
  | 'noun'
  | 'pronoun'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'question'
  | 'negation'
  | 'other';

export type Token = {
  text: string;
  /** Punctuation before and after it. */
  before: string;
  after: string;
  word: string;
  root: string;
  part: Part;
  tags: ReadonlySet<string>;
};

type Term = { text: string; pre: string; post: string; normal: string; root?: string; tags: string[] };

/** The package's types lack `root` and what stands around a word. */
export type Described = { compute(what: string): unknown; json(options: object): { terms: Term[] }[] };
