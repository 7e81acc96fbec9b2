/** Writes a conversation as the language model's prompt: transcripts replace the recordings. */
import type { ChatJob } from '../../../engine.ts';
import { kindOfSound, wordsPerMinute } from '../answers/about-recording.ts';
import type { Numbered } from '../answers/compare.ts';
import { countOf, inSeconds, languageOf, loudnessWord, paceWord, pitchWord } from '../answers/phrasing.ts';
import type { AudioPart } from '../recording.ts';
import type { CompletionRequest } from './language-model.ts';

const instructions = 'Answer briefly. What was said in a recording is given in quotes.';

/** Figures cost time and confuse a small model, so they are included only when the question is about them. */
const aboutSound =
  /\b(?:sounds?|voices?|tone|moods?|emotions?|feel\w*|loud\w*|quiet\w*|fast\w*|slow\w*|pace|pitch|pauses?|speed|calm|excited|angry|happy|sad|nervous|gender|male|female|man|woman|child|music|noise|language|accent|long|length|duration)\b/i;

const describe = async ({ recording }: Numbered): Promise<string> => {
  const { language } = await recording.transcript();
  const { pitch, loudnessDbfs, pauses } = await recording.facts();
  const facts = [inSeconds(recording.durationSeconds), languageOf(language), loudnessWord(loudnessDbfs)];
  facts.push(paceWord(await wordsPerMinute(recording)), countOf(pauses.length, 'pause'));
  if (pitch) facts.push(`${pitchWord(pitch.medianHz)} (${Math.round(pitch.medianHz)} Hz)`);
  return facts.join(', ');
};

export type Condense = (request: {
  text: string;
  question: string;
  language: string;
  maxCharacters: number;
}) => Promise<string>;

/** Cuts a long transcript to its share of the input limit. */
const createReader = async (
  recordings: Map<AudioPart, Numbered>,
  question: string,
  maxCharacters: number,
  condense: Condense,
) => {
  let total = 0;
  for (const { recording } of recordings.values()) total += (await recording.transcript()).text.trim().length;
  return async ({ recording }: Numbered): Promise<string> => {
    const { text, language } = await recording.transcript();
    const share = total === 0 ? maxCharacters : Math.floor((maxCharacters * text.trim().length) / total);
    return condense({ text: text.trim(), question, language, maxCharacters: share });
  };
};

type Reader = Awaited<ReturnType<typeof createReader>>;

const quote = async (
  numbered: Numbered,
  isOnly: boolean,
  withFacts: boolean,
  read: Reader,
): Promise<string> => {
  const name = isOnly ? 'Recording' : `Recording ${numbered.number}`;
  const text = await read(numbered);
  if (text === '')
    return `${name}: ${await kindOfSound(numbered.recording)}, ${inSeconds(numbered.recording.durationSeconds)}, nothing is said.`;
  return `${name}${withFacts ? ` (${await describe(numbered)})` : ''}: "${text}"`;
};

/** All transcripts together get at most `transcriptCharacters`: the passages closest to the question. */
export const writePrompt = async (
  messages: ChatJob['messages'],
  recordings: Map<AudioPart, Numbered>,
  transcriptCharacters: number,
  condense: Condense,
): Promise<CompletionRequest['messages']> => {
  const lastText =
    messages
      .at(-1)
      ?.parts.map((part) => (part.type === 'text' ? part.text : ''))
      .join(' ') ?? '';
  const withFacts = aboutSound.test(lastText);
  const read = await createReader(recordings, lastText, transcriptCharacters, condense);
  const systems: string[] = [instructions];
  const prompt: CompletionRequest['messages'] = [];
  for (const { role, parts } of messages) {
    const texts: string[] = [];
    const asksInWriting = parts.some((part) => part.type === 'text' && part.text.trim() !== '');
    for (const part of parts) {
      if (part.type === 'text') texts.push(part.text.trim());
      // A message without text is the user speaking to the model, not a recording to talk about.
      else if (!asksInWriting && role === 'user' && parts.length === 1)
        texts.push((await read(recordings.get(part)!)) || '(silence)');
      else texts.push(await quote(recordings.get(part)!, recordings.size === 1, withFacts, read));
    }
    const text = texts.filter((line) => line !== '').join('\n');
    if (role === 'system' || role === 'developer') systems.unshift(text);
    else prompt.push({ role: role === 'assistant' ? 'assistant' : 'user', text });
  }
  if (prompt.at(-1)?.role !== 'user') prompt.push({ role: 'user', text: 'Go on.' });
  return [{ role: 'system', text: systems.join('\n') }, ...prompt];
};
