/** Finds why something is so: by words that say it, or by a statement that is set beside it without a word. */

import { wordAt } from '../amounts.ts';
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { isDenial } from '../words/denial.ts';
import { type Token, textOf } from '../words/parse.ts';
import { clauseEnd, wholeNounPhraseEnd } from '../words/phrases.ts';
import type { Candidate } from './participants.ts';

const end = String.raw`(?=[.;!?]|, (?:and|but|so)\b|\band (?:will|would|is|are|was|were|has|have|can|should|must)\b|$)`;
/** "The train due to depart at noon" gives no reason. */
const scheduled =
  'be|depart|leave|arrive|land|start|begin|end|finish|open|close|run|meet|happen|expire|return|come|go|take|appear|play';
/** Words before a reason, how it is said in the answer, and how certain it is that they mean one. */
const markers: [pattern: RegExp, lead: string, score: number][] = [
  [
    new RegExp(
      String.raw`\b((?:because(?: of)?|due to(?! (?:${scheduled})\b)|thanks to|owing to|on account of)\s+.+?)${end}`,
      'i',
    ),
    '',
    1,
  ],
  [/\b(?:caused by|as a result of)\s+(.+?)(?=[.;!?]|$)/i, 'Because of ', 0.95],
  [
    /(?:,|^)\s*(?:since|as)\s+((?:I|you|he|she|it|we|they|there|the|an?|my|your|his|her|its|our|their|this|that|people|nobody|some\w*|every\w*)\b.+?)(?=[,.;!?]|$)/i,
    'Because ',
    0.95,
  ],
  [/\bsince\s+((?:I|you|he|she|it|we|they|people|nobody)\s.+?)(?=[,.;!?]|$)/i, 'Because ', 0.8],
  [/(?:,|^)\s*(?:otherwise|or else)\s+(.+?)(?=[.;!?]|$)/i, 'Because otherwise ', 0.9],
  [/\b(while .{1,120}? (?:is|are|gets?|being) (?:being )?\w+(?:ed|en|t))(?=[.;!?,]|$)/i, '', 0.6],
  [/\b((?:in order to|so that|so as to)\s+.+?)(?=[.;!?]|$)/i, '', 0.75],
];
/** "Want to leave" has no aim. */
const withInfinitive =
  /^(?:want|try|need|have|like|love|hate|hope|plan|decide|begin|start|forget|remember|learn|seem|continue|refuse|agree|offer|promise|manage|fail|prefer|expect|wish|use|go)$/;

/** "He got up at four to milk the cows", "they shiver to keep warm": an aim behind what is asked about. */
const aimOf = (match: Match): Candidate | undefined => {
  const { tokens, near } = match;
  const at = tokens.findIndex(
    ({ word }, place) =>
      word === 'to' &&
      tokens[place + 1]?.part === 'verb' &&
      (/^(?:noun|number|pronoun|adverb)$/.test(tokens[place - 1]?.part ?? '') ||
        (near[place - 1] === 1 && !withInfinitive.test(tokens[place - 1]!.root))) &&
      tokens.slice(0, place).some(({ part }, verb) => part === 'verb' && near[verb]! >= 0.6),
  );
  return at < 0 ? undefined : { text: textOf(tokens.slice(at, clauseEnd(tokens, at))), score: 0.75 };
};

/** "It ran away when a motorcycle backfired": what something happened at, where nothing better is said. */
const occasionOf = (match: Match): Candidate | undefined => {
  const at = match.tokens.findIndex(({ word }, place) => place > 2 && word === 'when');
  const isAsked =
    at > 0 &&
    match.near.slice(0, at).some((near, verb) => near >= 0.9 && match.tokens[verb]!.part === 'verb');
  return isAsked ? { text: textOf(match.tokens.slice(at)), score: 0.5 } : undefined;
};

const tooMuch =
  /^(?:(?:no|oh|well|but|that's|it's|that is|it is)[, ]+)*((?:even |much |far |way )?(?:too|more) \w+)/i;
const reportingOnly = /^(?:he|she|they|i|we|[A-Z]\w+) (?:said|says|thought|told \w+)$/;
const consequence =
  /^(?:(?:and|which|this|that|it) )*(?:(?:is|was|'s) (?:why|the reason)|therefore|consequently|so)\b/i;
/** How much of the question a statement has before what stands beside it is taken for its reason. */
const minOwnBeside = 0.7;

/** "Unfortunately the road is closed". */
const asClause = (text: string): string =>
  text
    .replace(
      /^(?:unfortunately|sadly|sorry|well|oh|listen|you see|the thing is|i am afraid|i'm afraid)\b[,.]?\s+/i,
      '',
    )
    .replace(/^(?:The|A|An|It|He|She|They|We|You|This|That|There|My|Your|His|Her|Our|Their)\b/, (word) =>
      word.toLowerCase(),
    );

const because = (tokens: Token[]): string =>
  `because ${asClause(textOf(tokens)).replace(/^(?:(?:and|but|so|because|it is because|that is because)\s+)+/i, '')}`;

/** "They moved as the old place is being paved": no comma tells it, but a clause with a verb follows. */
const clauseAfterAs = ({ tokens, near }: Match): Candidate | undefined => {
  const at = tokens.findIndex(({ word }, place) => {
    const subject =
      /^(?:as|since)$/.test(word) && place > 2 ? wholeNounPhraseEnd(tokens, place + 1) : undefined;
    return (
      subject !== undefined &&
      /^(?:verb|auxiliary|negation)$/.test(tokens[subject]?.part ?? '') &&
      !/^(?:soon|long|well|far|much|same|such|just|even|ever)$/.test(tokens[place - 1]!.word) &&
      !tokens.slice(0, place).some((token) => token.word === 'as')
    );
  });
  const isAsked = near.slice(0, Math.max(0, at)).some((score) => score >= 0.6);
  return at > 0 && isAsked
    ? { text: `Because ${textOf(tokens.slice(at + 1, clauseEnd(tokens, at + 1)))}`, score: 0.8 }
    : undefined;
};

/** "Because a storm is near, please leave": the reason ends at the comma. */
const opening = /^(?:because(?! of)|since|as)\s+(.+?),\s/i;
const openingNoun = /^((?:because of|due to|owing to|thanks to|on account of)\s+.+?)(?:,\s|$)/i;

const marked = (match: Match): Candidate | undefined => {
  const text = textOf(match.tokens);
  const first = opening.exec(text);
  if (first) return { text: `Because ${first[1]}`, score: 0.9 };
  const ofNoun = openingNoun.exec(text);
  if (ofNoun) return { text: ofNoun[1]!, score: 0.9 };
  for (const [pattern, lead, score] of markers) {
    const found = pattern.exec(text);
    if (!found) continue;
    const at = wordAt(match.tokens, text, found.index);
    const length = found[0].split(/\s+/).length;
    const isAsked = [...match.near.slice(0, at), ...match.near.slice(at + length)].some(
      (near) => near >= 0.6,
    );
    return { text: `${lead}${found[1]!.trim()}`, score: isAsked ? score : score - 0.3 };
  }
  return undefined;
};

/** "We missed the bus, so we walked": the first part is why they walked. */
const before = (match: Match): Candidate | undefined => {
  const text = textOf(match.tokens);
  const result = /^(.+?),? so (?!that\b)(.+)$/i.exec(text);
  if (!result) return undefined;
  const after = match.near.slice(wordAt(match.tokens, text, text.length - result[2]!.length));
  return after.some((near) => near >= 0.6)
    ? { text: `Because ${asClause(result[1]!)}`, score: 0.85 }
    : undefined;
};

/** A reason in the statements behind that refers to this one: "that is deliberate, because ...". */
const nextSays = (
  form: QuestionForm,
  { tokens, index }: Match,
  statements: Token[][],
  next: Token[] | undefined,
): Candidate | undefined => {
  // "That is deliberate, because ..."
  const that =
    next && /^(?:it|that|this) (?:is|was|'s) (?:\w+ ){0,3}(because .+)$/i.exec(textOf(next).replace(',', ''));
  if (that) return { text: that[1]!, score: 0.85 };
  // "What about the opera? Too expensive."
  const refused = next && tooMuch.exec(textOf(next))?.[1];
  if (refused && isDenial(form.tokens))
    return { text: `because it is ${refused.toLowerCase()}`, score: 0.85 };
  // "Did you book the train?", "I wanted to, but there is a strike."
  const hindrance =
    isDenial(form.tokens) && tokens.at(-1)?.after.includes('?') ? statements[index + 2] : undefined;
  if (hindrance?.[0]?.word === 'but') return { text: because(hindrance), score: 0.8 };
  return undefined;
};

/** `statements`, with the sentences that they stand in by `groups`. */
export const reasonsIn = (
  form: QuestionForm,
  match: Match,
  statements: Token[][],
  groups: number[],
): Candidate[] => {
  const own = marked(match) ?? clauseAfterAs(match) ?? before(match) ?? aimOf(match);
  if (own) return [own];
  const { index, tokens } = match;
  // "Never eat it warm, he said, it hurts": the words between say only that it was said.
  const step = reportingOnly.test(textOf(statements[index + 1] ?? [])) ? 2 : 1;
  const [previous, next] = [statements[index - 1], statements[index + step]];
  const isBeside = (other: number): boolean => groups[other] === groups[index];
  const cause =
    next &&
    /^(?:this|that|it) (?:is|was|has been) ((?:due to|because of|owing to|caused by)\s.+)$/i.exec(
      textOf(next),
    );
  if (cause) return [{ text: cause[1]!, score: 0.9 }];
  if (previous && consequence.test(textOf(tokens))) return [{ text: because(previous), score: 0.85 }];
  // A pause before "because" is heard as the end of a sentence.
  const isReason = /^(?:(?:it|that|this) (?:is|was|'s) )?because\b|^the reason\b/i;
  const reason = next && isReason.test(textOf(next)) ? opening.exec(textOf(next)) : undefined;
  if (reason) return [{ text: `Because ${reason[1]}`, score: 0.9 }];
  if (next && isReason.test(textOf(next))) return [{ text: because(next), score: 0.9 }];
  const told = nextSays(form, match, statements, next);
  if (told) return [told];
  const occasion = occasionOf(match);
  if (occasion) return [occasion];
  // "A bus hit a tree. The driver had fallen asleep": what had happened before.
  const isEarlier = next?.some(
    ({ word }, at) => word === 'had' && next[at + 1]?.part === 'verb' && next[at + 1]!.word !== 'to',
  );
  if (next && isEarlier && match.own >= minOwnBeside) return [{ text: because(next), score: 0.6 }];
  if (!next || !isBeside(index + step)) return [];
  const joint = next[0]!.word;
  // A hindrance stands behind "but"; what is set beside a statement without a word explains it.
  if (joint === 'but') return isDenial(form.tokens) ? [{ text: because(next), score: 0.85 }] : [];
  return joint !== 'and' && joint !== 'or' && match.own >= minOwnBeside
    ? [{ text: because(next), score: 0.6 }]
    : [];
};
