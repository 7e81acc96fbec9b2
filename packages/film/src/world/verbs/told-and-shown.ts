/** Nouns of what one person says or performs for another: "a compliment", "a magic trick". */

const list = (text: string) => text.split(',').map((word) => word.trim());

/** `who` does it, `verb` as the other does it. */
export type Offered = { who: string; verb: string };

const rows: [nouns: string, Offered][] = [
  [
    'news, compliment, praise, claim, story, tale, problem, trouble, joke, secret, lecture, advice, announcement, apology, speech, warning, remark, insult, criticism, feedback, explanation, rumor, rumour, gossip, confession, complaint, argument, word, question, instruction, excuse',
    { who: 'person', verb: 'talk' },
  ],
  ['magic trick, magic show, magic, card trick', { who: 'magician', verb: 'do magic' }],
  ['dance, ballet, dance performance', { who: 'dancer', verb: 'dance' }],
  ['juggling, juggling act', { who: 'juggler', verb: 'juggle' }],
];

const offered: ReadonlyMap<string, Offered> = new Map(
  rows.flatMap(([nouns, one]) => list(nouns).map((noun) => [noun, one] as const)),
);

/** By the whole name, then by its last word. */
export const offeredAs = (noun: string): Offered | undefined =>
  offered.get(noun) ?? offered.get(noun.slice(noun.lastIndexOf(' ') + 1));

/** Verbs of those for whom it is said or performed. */
export const attendingVerbs: ReadonlySet<string> = new Set(
  list('listen to, listen, hear, receive, get, accept, watch, see, enjoy, learn, overhear'),
);
