/** Which parts of a question code can answer, and whether a part is left over. */
import { findByWords } from './by-words.ts';
import type { Clause } from './clauses.ts';
import { readClauses } from './clauses.ts';
import { findForeignIntent } from './foreign.ts';
import type { Intent } from './intent.ts';
import { patterns } from './patterns.ts';

export type AskedIntent = { intent: Intent; recordings: number[] };
export type ReadQuestion = {
  asked: AskedIntent[];
  /** Something is asked that no pattern knows. */
  leftOver: boolean;
  /** The bare answer is wanted, without a sentence around it. */
  terse: boolean;
};

/** What is longer is no question about a recording, and would keep the patterns busy for long. */
const longestQuestion = 1_000;
const longestClause = 160;

const lead =
  /^(?:please|kindly|hi|hello|hey|ok|okay|so|well|now|then|also|and|but|next|finally|first of all|always|simply|just|only|exactly|precisely|roughly|approximately|about|could who|can who|would who|will who|would who mind|who (?:want|need|would like|wish|have)(?: who)? to(?: know| hear| see)?|who (?:need|want|would like)|who wonder|do who know|tell (?:who|me|us)|let (?:who|me) know|give (?:who|me)|show (?:who|me)|answer|help (?:who|me)(?: to)?|listen(?: to rec)?(?: carefully)?(?: and)?|in rec|from rec|for rec|using rec|with rec|after listening|whether|if|your task is to|who are to|who should|to|the|an?)\b ?/;
const tail =
  / ?\b(?:please|thanks|thank you|for (?:me|who|us)|to (?:me|who|us)|exactly|precisely|verbatim|word for word|word by word|literally|in full|fully|completely|accurately|faithfully|correctly|out loud|aloud|here|now|then|again|roughly|approximately|in total|overall|briefly|no commentary|no comments|no explanations?|without (?:any )?(?:commentary|comments?|explanations?)|as text|in text|in writing|in (?:one|a) (?:word|sentence|number)|in words|in seconds|only|nothing else|(?:that )?who (?:can )?hear|(?:that )?who (?:just )?(?:sent|gave|attached|recorded|uploaded|send|sends)(?: (?:who|me|you))?|carefully|today|above|below|attached)$/;

const empty =
  /^(?:(?:thanks|thank who|thank you|please|hello|hi|hey|ok|okay|good (?:morning|day|evening)|rec|who|here (?:is|are|comes) .*|listen(?: to)? .*|who (?:have |just )*(?:attached|recorded|sent|uploaded) .*|who (?:are|will be given|will get|will receive|get) .*|(?:answer|reply|respond)(?: (?:briefly|shortly|concisely|only|just|precisely|exactly|in|with|by|as|an?|the|one|single|short|full|word|words|sentence|number|digits?|figure|yes|or|no|english|plain|text|name|language|of|who|rec))*|be (?:brief|concise|precise|exact|short|accurate|careful)|(?:(?:just|only|with|the|an?|one|single|number|digits?|figure|word|name|answer|text|please|yes or no)(?: |$))+|(?:and )?(?:no|without)(?: (?:any|an|a|extra|further|added|other))* (?:commentary|comments?|explanations?|punctuation|quotes|quotation marks|words|text)|who (?:cannot|can not|could not|do not|did not|am not|was not|have not|missed) .*|do not (?:add|explain|comment|include|say) .*|nothing else|only that|rec only|yes or no|true or false|q\d+))$/;

const wantsBareAnswer =
  /\b(?:only|just)(?: with)?(?: (?:the|a|an|one))*(?: single)? (?:number|digit|figure|word|language|name|answer|text|transcript|transcription|translation|yes)|\b(?:number|text|transcript) only\b|\b(?:one|single) (?:word|number)\b|\byes or no\b|nothing else|no (?:commentary|comments?|explanations?|other (?:words|text))|without (?:any )?(?:commentary|comments?|explanations?)/i;

const matchExactly = (clause: Clause): Intent | undefined => {
  for (const { pattern, make } of patterns) {
    const found = pattern.exec(clause.text);
    if (found) return make([...found], clause);
  }
  return undefined;
};

/** As it stands first; then without politeness before and after it, a piece at a time. */
const match = (clause: Clause): Intent | undefined => {
  for (let text = clause.text; text !== ''; ) {
    for (let rest = text; rest !== ''; ) {
      const intent = matchExactly({ ...clause, text: rest });
      if (intent) return intent;
      const shorter = rest.replace(tail, '').trim();
      if (shorter === rest) break;
      rest = shorter;
    }
    const shorter = text.replace(lead, '').trim();
    if (shorter === text) return undefined;
    text = shorter;
  }
  return undefined;
};

const isEmpty = (clause: Clause): boolean => {
  for (let text = clause.text; ; ) {
    if (text === '' || empty.test(text)) return true;
    const shorter = text.replace(lead, '').replace(tail, '').trim();
    if (shorter === text) return false;
    text = shorter;
  }
};

export const findIntents = (question: string): ReadQuestion => {
  if (question.length > longestQuestion) return { asked: [], leftOver: true, terse: false };
  const foreign = findForeignIntent(question);
  if (foreign) return { asked: [{ intent: foreign, recordings: [] }], leftOver: false, terse: true };
  const asked: AskedIntent[] = [];
  let leftOver = false;
  for (const clause of readClauses(question)) {
    const isLong = clause.text.length > longestClause;
    const matched = isLong ? undefined : match(clause);
    if (!matched && !isLong && isEmpty(clause)) continue;
    const intent = matched ?? (isLong ? undefined : findByWords(clause.text));
    if (intent) asked.push({ intent, recordings: clause.recordings });
    else leftOver = true;
  }
  return { asked, leftOver, terse: wantsBareAnswer.test(question) };
};
