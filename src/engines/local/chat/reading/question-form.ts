/** The kind of answer a question wants, and which of its words the answer's sentence should have. */
import type { Token } from './words/parse.ts';
import { phrasesOf } from './words/phrases.ts';

export type Wanted =
  | { kind: 'subject' | 'object'; isPerson: boolean }
  | {
      kind:
        | 'action'
        | 'occupation'
        | 'place'
        | 'reason'
        | 'manner'
        | 'name'
        | 'said'
        | 'description'
        | 'identity';
    }
  | { kind: 'count' | 'which' | 'sort'; of: Token }
  | { kind: 'measure'; units: RegExp }
  /** "On which day" wants no hour. */
  | { kind: 'time'; unit?: string }
  | { kind: 'money' | 'frequency' }
  | { kind: 'yes-or-no' }
  | { kind: 'summary'; sentences: number }
  /** Not a question about the contents. */
  | { kind: 'other' };

export type QuestionForm = {
  wanted: Wanted;
  tokens: Token[];
  /** The words to look for, with their importance. */
  content: { token: Token; weight: number }[];
  /** The words before a clause that is joined: "Who should I ask for if I come late?" */
  main: Token[];
  /** The last verb that is not an auxiliary. */
  verb: Token | undefined;
};

const durationUnits = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/;
const sizes =
  /^(?:(?:centi|kilo)?met(?:re|er)s?|feet|foot|inch(?:es)?|acres?|hectares?|miles?|rooms?|people|inhabitants)$/;
const measures: Record<string, RegExp> = {
  long: durationUnits,
  far: /^(?:kilomet(?:re|er)s?|met(?:re|er)s?|miles?|feet|foot|km|m|yards?|steps?|blocks?|minutes?|hours?)$/,
  old: /^(?:years?|months?|weeks?|days?|old)$/,
  deep: /^(?:(?:centi|milli)?met(?:re|er)s?|inch(?:es)?|feet|foot|cm)$/,
  high: /^(?:(?:centi)?met(?:re|er)s?|inch(?:es)?|feet|foot|cm|degrees?|percent)$/,
  tall: /^(?:(?:centi)?met(?:re|er)s?|inch(?:es)?|feet|foot|cm)$/,
  wide: /^(?:(?:centi)?met(?:re|er)s?|inch(?:es)?|feet|foot|cm)$/,
  heavy: /^(?:kilos?|kilograms?|grams?|pounds?|tons?|tonnes?|kg)$/,
  hot: /^(?:degrees?|celsius|fahrenheit)$/,
  warm: /^(?:degrees?|celsius|fahrenheit)$/,
  cold: /^(?:degrees?|celsius|fahrenheit)$/,
  fast: /^(?:kilomet(?:re|er)s?|miles?|met(?:re|er)s?|km|mph)$/,
  big: sizes,
  large: sizes,
  small: sizes,
  late: /^(?:minutes?|hours?|days?)$/,
  soon: /^(?:minutes?|hours?|days?|weeks?)$/,
};
/** The amount by which something goes up or down. */
const differences =
  /^(?:percent|points?|degrees?|times|pounds?|euros?|dollars?|(?:centi|milli|kilo)?met(?:re|er)s?|miles?|feet|inch(?:es)?|kilos?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|votes?|goals?)$/;
const timeNouns = /^(?:time|day|date|month|year|weekday|hour|season|moment)$/;
const placeNouns = /^(?:place|location)$/;
const summaries =
  /\b(?:summar(?:y|i[sz]e)|sum (?:it|this|that) up|in a nutshell|main (?:point|idea|message)|gist|key points)\b|^\W*what(?: is|'s| was) (?:it|(?:all )?(?:this|that|the)(?: \w+)?) (?:all |mainly |mostly )?about\b|^\W*what (?:does|do|did|is) (?:he|she|they|the \w+) (?:talk|speak|talking|speaking) about\b|\b(?:topic|subject) of\b/i;
const recordings =
  /^(?:recording|audio|clip|message|text|file|story|announcement|conversation|call|speech|talk|news|dialogue|report|podcast|interview|lecture|voicemail|passage|programme|program|discussion|episode)$/i;
/** Words that name the recording and its speakers, and words that add nothing. */
const ignored =
  /^(?:recording|audio|clip|message|text|file|speaker|caller|voice|man|woman|person|people|guy|lady|somebody|someone|tell|please|know|now|today|exactly|kind|sort|type|thing|like|according|there|here|mention|recipe|story|conversation|announcement|job|profession|occupation|living|final|finally|currently|actually|really|real|originally|eventually|far|ever|everything)$/;
/** "What is the problem with it?" is answered by what is so, which is seldom called a problem. */
const troubles = /^(?:problem|matter|trouble|wrong|recognise|recognize|identify)$/;
/** "How many" is no word to look for. */
const amounts = /^(?:many|much)$/;
const lightVerbs = /^(?:be|is|have|do|get|go|come|make|take|need|want|happen|will|can|should|use)$/;

const occupations =
  /\bwhat (?:is|was|are|were) .{1,60}\b(?:job|profession|occupation|trade)(?: of .{1,60})?\W*$|\b(?:do|does|did) for a living\b|\bwhat (?:kind of |sort of )?(?:work|job) (?:does|did|do)\b/i;

/** Says little by itself. */
export const isLightVerb = (verb: Token | undefined): boolean =>
  verb === undefined || lightVerbs.test(verb.root);

const days = /^(?:today|tonight|tomorrow|yesterday)$/;

const weightOf = ({ part, root, tags, text }: Token): number => {
  if (part === 'number' || tags.has('ProperNoun') || (part === 'noun' && /^\p{Lu}/u.test(text))) return 1.2;
  if (part === 'noun') return 1;
  if (days.test(root)) return 0.8;
  if (part === 'verb') return lightVerbs.test(root) ? 0.3 : 0.8;
  return part === 'adjective' ? 0.7 : part === 'adverb' ? 0.3 : 0;
};

const firstVerbAt = (tokens: Token[], from: number): number =>
  tokens.findIndex(({ part }, at) => at >= from && (part === 'verb' || part === 'auxiliary'));

/** "Had" of "Who had the key?": nothing after it but an infinitive could be the verb that it would help. */
const mainHave = (tokens: Token[], from: number): Token | undefined => {
  const have = tokens[from];
  const isHelping = tokens.some(
    ({ part }, at) => at > from && part === 'verb' && tokens[at - 1]?.word !== 'to',
  );
  return have?.root === 'have' && have.part === 'auxiliary' && !isHelping ? have : undefined;
};

/** "Persuaded" of "Who persuaded them to leave?": the infinitive is not what was done; "had to leave" is. */
const governing = (tokens: Token[]): Token | undefined => {
  const first = tokens.findIndex(({ part }) => part === 'verb');
  const verb = tokens[first];
  const isObject = tokens[first + 1]?.part !== 'preposition';
  return verb && isObject && !isLightVerb(verb) && tokens.some(({ word }, at) => at > first && word === 'to')
    ? verb
    : undefined;
};

/** "Who finished it?" asks for the subject, "Who did Anna call?" does not. */
const asksForSubject = (tokens: Token[], from: number): boolean => {
  const verbAt = firstVerbAt(tokens, from);
  // "Who probably ate it?"
  if (tokens.slice(from, Math.max(from, verbAt)).some(({ part }) => part !== 'adverb') || verbAt < 0)
    return false;
  // "What has to be replaced?"
  if (/^(?:has|have|had)$/.test(tokens[verbAt]!.word) && tokens[verbAt + 1]?.word === 'to') return true;
  if (tokens[verbAt]!.part === 'verb' || mainHave(tokens, verbAt)) return true;
  const next = phrasesOf(tokens.slice(verbAt + 1))[0];
  const after = tokens.slice(verbAt + 1).find(({ part }) => part !== 'adverb' && part !== 'negation');
  if (after?.part === 'verb' || after?.part === 'adjective')
    return next?.kind !== 'noun' || after.part === 'verb';
  return after?.part === 'auxiliary' || next?.kind === 'place-or-time';
};

const wantedByHow = (tokens: Token[], at: number): Wanted => {
  const next = tokens[at + 1];
  const of = tokens.slice(at + 2).find(({ part }) => part === 'noun');
  if (next?.word === 'many' && of) return { kind: 'count', of };
  if (next?.word === 'much' && tokens[at - 1]?.word === 'by') return { kind: 'measure', units: differences };
  if (next?.word === 'much') {
    if (tokens.at(-1)?.root === 'weigh') return { kind: 'measure', units: measures.heavy! };
    const isMore = /^(?:more|less)$/.test(tokens[at + 2]?.word ?? '');
    const isMass =
      of !== undefined && tokens.indexOf(of) === at + (isMore ? 3 : 2) && !/^(?:money|cost)$/.test(of.root);
    return isMass ? { kind: 'count', of } : { kind: 'money' };
  }
  if (next?.word === 'often') return { kind: 'frequency' };
  // "How can I recognise the bag?" asks what it looks like.
  if (
    !/^(?:many|much|long|far|old)$/.test(next?.word ?? '') &&
    tokens.some(({ root }) => /^(?:recognise|recognize|identify)$/.test(root))
  )
    return { kind: 'description' };
  const units = next && measures[next.word];
  if (units) return { kind: 'measure', units };
  return /^(?:is|are|was|were|will)$/.test(next?.word ?? '') && !tokens.some(({ part }) => part === 'verb')
    ? { kind: 'description' }
    : { kind: 'manner' };
};

const wantedByWhat = (tokens: Token[], at: number): Wanted => {
  const isPerson = /^who/.test(tokens[at]!.word);
  const next = tokens[at + 1];
  const rest = tokens.slice(at + 1);
  const words = tokens.map(({ word }) => word).join(' ');
  if (/\bname\b|\bcalled\b/.test(words) && !isPerson) return { kind: 'name' };
  if (occupations.test(tokens.map(({ text }) => text).join(' '))) return { kind: 'occupation' };
  if (
    /^(?:say|says|said|tell|tells|told|think|thinks|thought)$/.test(
      rest.findLast(({ part }) => part === 'verb')?.word ?? '',
    ) &&
    !asksForSubject(tokens, at + 1) &&
    // "What should I never tell anybody?" asks for what is told, not for words that are said.
    !tokens.some(({ part, word }) => part === 'negation' || /^(?:should|must|may)$/.test(word))
  )
    return { kind: 'said' };
  if (
    /\bwhat (?:is|was|will|are|were)\b.{0,120}\blike\b|\bwhat (?:do|does|did)\b.{0,120}\b(?:be|look|sound|feel|taste|smell|seem) like\b|\bwhat (?:is|was|are|were) (?:wrong|the (?:matter|problem|trouble)) with\b/.test(
      words,
    )
  )
    return { kind: 'description' };
  const dated = /^(?:is|was|are|were)$/.test(next?.word ?? '') ? rest.at(-1) : undefined;
  // "What is the new launch date?"
  if (dated && /^(?:date|day|deadline)$/.test(dated.root) && rest.length <= 6)
    return { kind: 'time', ...(dated.root !== 'deadline' && { unit: dated.root }) };
  if (/^(?:kind|sort|type)$/.test(next?.word ?? '')) {
    const of = tokens.slice(at + 3).find(({ part }) => part === 'noun');
    if (of) return { kind: 'sort', of };
  }
  return (isPerson ? undefined : wantedByNoun(tokens, at)) ?? wantedByVerb(tokens, at, isPerson);
};

/** "Which gate ...", "What time ...". */
const wantedByNoun = (tokens: Token[], at: number): Wanted | undefined => {
  const next = tokens[at + 1];
  if (next?.part !== 'noun' && next?.part !== 'adjective') return undefined;
  const of = tokens
    .slice(at + 1)
    .slice(0, Math.max(1, firstVerbAt(tokens, at) - at - 1))
    .findLast(({ part }) => part === 'noun');
  if (!of) return undefined;
  if (timeNouns.test(of.root)) return { kind: 'time', unit: of.root };
  return placeNouns.test(of.root) ? { kind: 'place' } : { kind: 'which', of };
};

const wantedByVerb = (tokens: Token[], at: number, isPerson: boolean): Wanted => {
  const rest = tokens.slice(at + 1);
  const words = tokens.map(({ word }) => word).join(' ');
  // "What should I do if the light is red?"
  const conditionAt = rest.findIndex(
    ({ word }, index) => index > 0 && /^(?:if|when|while|before|after|until)$/.test(word),
  );
  const verbs = rest
    .slice(0, conditionAt < 0 ? rest.length : conditionAt)
    .filter(({ part }) => part === 'verb' || part === 'auxiliary');
  const main = verbs.at(-1);
  if (!isPerson && /^(?:do|done|doing|happen|happens|happened)$/.test(main?.word ?? '') && verbs.length > 1)
    return { kind: 'action' };
  if (!isPerson && (/^happen(?:s|ed)?$/.test(main?.word ?? '') || /\bbe(?:en)? done\b/.test(words)))
    return { kind: 'action' };
  if (asksForSubject(tokens, at + 1)) return { kind: 'subject', isPerson };
  const isCopula = verbs.length === 1 && /^(?:is|are|was|were)$/.test(verbs[0]!.word);
  return isCopula ? { kind: 'identity' } : { kind: 'object', isPerson };
};

/** "Who is calling?" asks for the name that speakers give themselves. */
const asksForSpeaker =
  /^\W*who(?:'s| is| was)? (?:this|it|that|calling|called|speaking|talking|the (?:caller|speaker)|on the (?:phone|line)|(?:left|recorded|sent|made) (?:this|the) (?:message|voicemail|recording|call))\W*$/i;

const wantedBy = (tokens: Token[]): Wanted => {
  const at = tokens.findIndex(({ part }) => part === 'question');
  const first = tokens[0];
  const startsWithVerb = first?.part === 'auxiliary' || first?.part === 'negation';
  if (startsWithVerb && tokens.length > 2) return { kind: 'yes-or-no' };
  const question = tokens[at];
  if (!question || at > 4) return { kind: 'other' };
  switch (question.word) {
    case 'when':
      return { kind: 'time' };
    case 'where':
      return { kind: 'place' };
    case 'why':
      return { kind: 'reason' };
    case 'how':
      return wantedByHow(tokens, at);
    case 'whose':
      return { kind: 'identity' };
    default:
      return wantedByWhat(tokens, at);
  }
};

/** "Who should I ask if I come late?", but not "What happens if I come late?", which asks about the clause. */
const mainClause = (tokens: Token[]): Token[] => {
  const at = tokens.findIndex(
    ({ word, part }, place) =>
      place > 2 &&
      ((part === 'conjunction' && /^(?:if|when|because|while|unless|although)$/.test(word)) ||
        // "The scarf that was found".
        (/^(?:that|which|who)$/.test(word) &&
          tokens[place - 1]!.part === 'noun' &&
          /^(?:auxiliary|verb)$/.test(tokens[place + 1]?.part ?? ''))),
  );
  const main = tokens.slice(0, Math.max(0, at));
  return main.some(({ part, root }) => part === 'verb' || root === 'do') ? main : tokens;
};

export const readQuestionForm = (text: string, tokens: Token[]): QuestionForm => {
  // "What is the essay about?" asks for the subject of one thing that is spoken of.
  const ofThing = /^\W*what (?:is|was|are|were) (?:the|his|her|their|my|your) (\w+) about\W*$/i.exec(
    text,
  )?.[1];
  const bySummary = summaries.test(text) && (ofThing === undefined || recordings.test(ofThing));
  const isSpeaker = asksForSpeaker.test(text);
  const wanted: Wanted = bySummary
    ? { kind: 'summary', sentences: /\b(?:one|a|single) sentence\b|\babout\b|\btopic\b/i.test(text) ? 1 : 3 }
    : isSpeaker
      ? { kind: 'name' }
      : wantedBy(tokens);
  const asked = 'of' in wanted ? wanted.of : undefined;
  const measureAt = wanted.kind === 'measure' ? tokens.findIndex(({ word }) => word === 'how') + 1 : -1;
  const content = tokens
    .map((token, at) => ({
      token,
      weight:
        at === measureAt ||
        isSpeaker ||
        ignored.test(token.root) ||
        amounts.test(token.word) ||
        token === asked
          ? 0
          : wanted.kind === 'description' && troubles.test(token.root)
            ? 0.3
            : weightOf(token),
    }))
    .filter(({ token, weight }) => weight > 0 && !(wanted.kind === 'time' && timeNouns.test(token.root)));
  // "Who is the message for?": without the words that name the recording nothing would be left to look for.
  if (content.length === 0 && !isSpeaker && /^(?:identity|subject|object)$/.test(wanted.kind))
    for (const token of tokens)
      if (/^(?:noun|verb)$/.test(token.part) && !/^(?:person|people|thing)$/.test(token.root))
        content.push({ token, weight: 1 });
  // "How many eggs are needed?": without its noun nothing would be left to look for.
  if (asked && wanted.kind !== 'which') content.push({ token: asked, weight: 1 });
  const main = mainClause(tokens);
  const verb = (wanted.kind === 'object' || wanted.kind === 'subject' ? main : tokens).findLast(
    ({ part, root }) => part === 'verb' && !(wanted.kind === 'action' && /^(?:do|happen)$/.test(root)),
  );
  // "What did the storm break?": after "did" the last word is a verb, whatever else it may be.
  const last = tokens.findLast(({ part }) => part !== 'preposition' && part !== 'adverb');
  const hasDo = tokens.some(({ word }) => /^(?:do|does|did)$/.test(word));
  // "Does the flat have a lift?"
  const have = hasDo ? tokens.find(({ word }, at) => word === 'have' && at > 1) : undefined;
  const byPlace = have ?? (verb === undefined && hasDo && last?.part === 'noun' ? last : undefined);
  const isSubject = wanted.kind === 'subject';
  const own = isSubject ? (mainHave(tokens, firstVerbAt(tokens, 0)) ?? governing(tokens)) : undefined;
  return { wanted, tokens, main, content, verb: own ?? verb ?? byPlace };
};
