/** Determines what a conversation asks, and about which recordings. */
import type { ChatJob } from '../../engine.ts';
import type { Numbered } from './answers/compare.ts';
import { findIntents, type ReadQuestion } from './questions/find-intents.ts';
import { phrases } from './questions/languages/english-phrases.ts';
import type { AudioPart } from './recording.ts';

type Message = ChatJob['messages'][number];

type Question = ReadQuestion & {
  /** The recordings that a question refers to when it names none. */
  defaultRecordings: Numbered[];
  /** Words to repeat as they are. */
  echo: string | null;
};

const echoed = /^\W*(?:please )?repeat after me\s*[:,.]?\s+(\S[\s\S]*)$/i;

const textOf = ({ parts }: Message): string =>
  parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim();

export const readQuestion = async (
  messages: ChatJob['messages'],
  recordings: Map<AudioPart, Numbered>,
): Promise<Question> => {
  const nothing = { asked: [], hasUnansweredPart: true, terse: false, defaultRecordings: [], echo: null };
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
    if (recordings.size === 0) return { ...nothing, echo };
    const read = findIntents(text);
    const terse = read.terse || phrases.wantsBareAnswer.test(systemText);
    return { ...read, terse, defaultRecordings: own.length > 0 ? own : earlier, echo };
  }

  const systemQuestion = findIntents(systemText);
  if (systemQuestion.asked.length > 0 && !systemQuestion.hasUnansweredPart)
    return { ...systemQuestion, defaultRecordings: own, echo: null };

  for (const spoken of own.toReversed()) {
    const text = (await spoken.recording.transcript()).text.trim();
    const echo = echoed.exec(text)?.[1] ?? null;
    if (echo !== null) return { ...nothing, echo };
    const read = findIntents(text);
    if (read.asked.length === 0 || read.hasUnansweredPart) continue;
    const others = own.filter((recording) => recording !== spoken);
    const defaultRecordings = others.length > 0 ? others : earlier.length > 0 ? earlier : [spoken];
    return { ...read, defaultRecordings, echo: null };
  }
  return nothing;
};
