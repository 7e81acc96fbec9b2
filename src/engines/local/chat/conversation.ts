/** Determines what a conversation asks, and about which recordings. */
import type { ChatJob } from '../../engine.ts';
import type { Numbered } from './answers/compare.ts';
import { sentencesOf } from './answers/words.ts';
import { findIntents, type ReadQuestion } from './questions/find-intents.ts';
import { phrases } from './questions/languages/english-phrases.ts';
import type { AudioPart } from './recording.ts';

type Message = ChatJob['messages'][number];

/** The questions that code did not recognise, for the reader of transcripts. */
export type Unanswered = {
  sentences: string[];
  recordings: Numbered[];
  /** The part of what was said that is asked about; null: all that the recordings say. */
  text: string | null;
};

type Question = ReadQuestion & {
  unanswered: Unanswered;
  /** The recordings that a question refers to when it names none. */
  defaultRecordings: Numbered[];
  /** Words to repeat as they are. */
  echo: string | null;
};

const echoed = /^\W*(?:please )?repeat after me\s*[:,.]?\s+(\S[\s\S]*)$/i;

/** In a longer message the question is at its beginning or at its end. */
const readCharacters = 2_000;
const endsOf = (text: string): string =>
  text.length <= 2 * readCharacters
    ? text
    : `${text.slice(0, readCharacters)}\n${text.slice(-readCharacters)}`;

/** Each is a question to the reader of transcripts, which looks through all that was said for it. */
const maxQuestions = 20;
const firstAndLast = (sentences: string[]): string[] =>
  sentences.length <= maxQuestions
    ? sentences
    : [...sentences.slice(0, maxQuestions / 2), ...sentences.slice(-maxQuestions / 2)];

/** The sentences of a message that code cannot answer, as they were written. */
const unansweredSentences = (text: string): string[] =>
  firstAndLast(sentencesOf(endsOf(text), 'en')).filter((sentence) => {
    const { asked, hasUnansweredPart } = findIntents(sentence);
    return asked.length === 0 || hasUnansweredPart;
  });

/** "I have three apples and four pears. How many pears do I have?" */
const readSpokenQuestion = (spoken: Numbered, text: string, others: Numbered[]): Unanswered => {
  const sentences = sentencesOf(text, 'en');
  const firstQuestion = sentences.findLastIndex((sentence) => !sentence.endsWith('?')) + 1;
  if (firstQuestion === sentences.length) return { sentences: [], recordings: [spoken], text };
  const story = sentences.slice(0, firstQuestion).join(' ');
  return {
    sentences: firstAndLast(sentences.slice(firstQuestion)),
    recordings: others,
    text: others.length > 0 ? null : story,
  };
};

/** The first list that is not empty. */
const firstOf = (...lists: Numbered[][]): Numbered[] => lists.find((list) => list.length > 0) ?? [];

const laterQuestion = (later: Unanswered, earlier: Unanswered): Unanswered =>
  later.sentences.length > 0 ? later : earlier;

const textOf = ({ parts }: Message): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim();

export const readQuestion = async (
  messages: ChatJob['messages'],
  recordings: Map<AudioPart, Numbered>,
): Promise<Question> => {
  const nothing = {
    asked: [],
    hasUnansweredPart: true,
    terse: false,
    defaultRecordings: [],
    echo: null,
    unanswered: { sentences: [], recordings: [], text: null },
  };
  const recordingsIn = (message: Message): Numbered[] =>
    message.parts.flatMap((part) => (part.type === 'audio' ? [recordings.get(part)!] : []));
  const last = messages.findLast(({ role }) => role === 'user');
  if (!last) return nothing;
  const own = recordingsIn(last);
  const before = messages
    .slice(0, messages.indexOf(last))
    .findLast((message) => recordingsIn(message).length > 0);
  const earlier = before ? recordingsIn(before) : [];

  const text = textOf(last);
  const systemText = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(textOf)
    .join('\n');
  if (text !== '') {
    const echo = own.length === 0 ? (echoed.exec(text)?.[1] ?? null) : null;
    const sentences = unansweredSentences(text);
    if (recordings.size === 0)
      return { ...nothing, echo, unanswered: { sentences, recordings: [], text: null } };
    const read = findIntents(text);
    const terse = read.terse || phrases.wantsBareAnswer.test(systemText);
    const defaultRecordings = firstOf(own, earlier);
    const unanswered = { sentences, recordings: defaultRecordings, text: null };
    return { ...read, terse, defaultRecordings, echo, unanswered };
  }

  const systemQuestion = findIntents(systemText);
  if (systemQuestion.asked.length > 0 && !systemQuestion.hasUnansweredPart)
    return { ...systemQuestion, defaultRecordings: own, echo: null, unanswered: nothing.unanswered };

  let { unanswered } = nothing as { unanswered: Unanswered };
  for (const spoken of own.toReversed()) {
    const text = (await spoken.recording.transcript()).text.trim();
    const echo = echoed.exec(text)?.[1] ?? null;
    if (echo !== null) return { ...nothing, echo };
    const read = findIntents(text);
    const others = own.filter((recording) => recording !== spoken);
    if (read.asked.length === 0 || read.hasUnansweredPart) {
      unanswered = laterQuestion(unanswered, readSpokenQuestion(spoken, text, firstOf(others, earlier)));
      continue;
    }
    const defaultRecordings = firstOf(others, earlier, [spoken]);
    return { ...read, defaultRecordings, echo: null, unanswered };
  }
  return { ...nothing, unanswered };
};
