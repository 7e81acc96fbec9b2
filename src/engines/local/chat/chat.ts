/** Local audio chat: code answers exact questions, a language model the rest, or the transcript if there is none. */
import { countTokens, firstTokens, textTokens } from '../../../domain/chat-tokens.ts';
import { ApiError } from '../../../domain/errors.ts';
import { maxReplyTokens } from '../../../domain/models.ts';
import type { ChatEngine, ChatJob, ChatResult, EngineCall, TranscriptionEngine } from '../../engine.ts';
import { answerFromRecordings } from './answer-from-recordings.ts';
import { answerExactly } from './answers/answer-exactly.ts';
import type { Numbered } from './answers/compare.ts';
import { readQuestion } from './conversation.ts';
import type { Completion, LanguageModel } from './llm/language-model.ts';
import { createEchoFilter } from './llm/remove-echo.ts';
import { writePrompt } from './llm/write-prompt.ts';
import { compileAhead } from './questions/expressions.ts';
import type { Reading } from './reading/reading.ts';
import { type AudioPart, createRecording, type Recording, type RecordingTools } from './recording.ts';
import { createRecordingCache } from './recording-cache.ts';

type ChatEngineOptions = {
  transcription: TranscriptionEngine;
  measure: RecordingTools['measure'];
  read: Reading['read'];
  condense: Reading['condense'];
  /** Null: what code cannot answer is answered from the transcript. */
  llm: Omit<LanguageModel, 'close' | 'stats'> | null;
  /** Which model to install for the questions that only one can answer. */
  modelHint: () => string;
  /** Which model to install when a question about a recording was answered with "does not say". */
  notFoundHint?: () => string;
  /** Which one to install when a recording was hard to understand; null: none would help. */
  hearingHint?: () => Promise<string | null>;
};

/** Below this nothing can be left out any more. */
const minTranscriptCharacters = 400;

const missingForRest = '(The rest of the question needs a language model, and none is available now.)';

/** Empty: the request asks nothing that code can answer. */
const answerAsked = async (
  { asked, defaultRecordings, terse }: Awaited<ReturnType<typeof readQuestion>>,
  recordings: Numbered[],
): Promise<string> => (asked.length > 0 ? answerExactly(asked, recordings, defaultRecordings, terse) : '');

export const createLocalChat = (options: ChatEngineOptions): ChatEngine => {
  const { transcription, measure, read, condense, llm, modelHint } = options;
  /** Several answers to one request share the transcripts. */
  const known = new WeakMap<AudioPart, Recording>();
  const cached = createRecordingCache();
  let compiled: Promise<void> | undefined;

  const findRecordings = (messages: ChatJob['messages'], call: EngineCall): Map<AudioPart, Numbered> => {
    const recordings = new Map<AudioPart, Numbered>();
    for (const part of messages.flatMap(({ parts }) => parts)) {
      if (part.type !== 'audio') continue;
      const recording = known.get(part) ?? createRecording(part, { transcription, measure, cached }, call);
      known.set(part, recording);
      recordings.set(part, { number: recordings.size + 1, recording });
    }
    return recordings;
  };

  return {
    knowsOnlyRecordings: async () => !(await llm?.isInstalled()),

    async reply(job, { signal, accountId, onText }) {
      compiled ??= compileAhead();
      await compiled;
      const recordings = findRecordings(job.messages, { signal, accountId });
      const question = await readQuestion(job.messages, recordings);
      const usage = countPrompt(job.messages);
      const exact = question.echo ?? (await answerAsked(question, [...recordings.values()]));
      const hasLanguageModel = (await llm?.isInstalled()) ?? false;
      const isWhole = exact !== '' && (question.echo !== null || !question.hasUnansweredPart);
      const withHint = async (made: ChatResult, hint: string | null = null): Promise<ChatResult> => {
        const isHardToHear = (
          await Promise.all([...recordings.values()].map(({ recording }) => recording.isHardToHear()))
        ).includes(true);
        const found = (isHardToHear ? await options.hearingHint?.() : null) ?? hint;
        return found === null ? made : { ...made, hint: found };
      };
      const finish = (
        made: Pick<ChatResult, 'text' | 'finishReason'>,
        hint: string | null = null,
      ): Promise<ChatResult> => {
        onText?.(made.text);
        return withHint({ ...made, ...usage, completionTokens: textTokens(made.text) }, hint);
      };
      const answerWithoutModel = async (): Promise<ChatResult> => {
        const rest = await answerFromRecordings(
          question.unanswered,
          { read, hint: modelHint },
          { terse: question.terse, call: { signal, accountId } },
        );
        const text = [exact, rest.text].filter((part) => part !== '').join('\n');
        const made = withinLimits(text, job);
        if (exact !== '' || !rest.isBeyondUs)
          return finish(made, rest.isMissing ? (options.notFoundHint?.() ?? null) : null);
        onText?.(made.text);
        return { ...made, ...noUsage };
      };
      if (isWhole) return finish(withinLimits(exact, job));
      if (!hasLanguageModel) return answerWithoutModel();

      const beginning = exact === '' ? '' : `${exact}\n`;
      const made = withinLimits(beginning, job);
      if (made.text !== beginning || textTokens(beginning) === job.maxTokens) return finish(made);
      if (beginning !== '') onText?.(beginning);
      const limits = {
        temperature: job.temperature,
        topP: job.topP,
        maxTokens: job.maxTokens === null ? null : job.maxTokens - textTokens(beginning),
        stop: job.stop,
      };
      const complete = async (characters: number): Promise<Completion> => {
        const messages = await writePrompt(job.messages, recordings, characters, (request) =>
          condense(request, { signal, accountId }),
        );
        const filter = createEchoFilter(messages[0]!.text, (text) => onText?.(text));
        let isStreamed = false;
        const onDelta = (delta: string) => {
          isStreamed = true;
          filter.push(delta);
        };
        try {
          const made = await llm!.complete(
            { ...limits, messages },
            { signal, accountId, ...(onText && { onText: onDelta }) },
          );
          if (!isStreamed) filter.push(made.text);
          return { ...made, text: filter.end() };
        } catch (error) {
          // Only the model can count tokens; some scripts need more than one per character.
          const isTooLong = error instanceof ApiError && error.code === 'context_length_exceeded';
          if (!isTooLong || recordings.size === 0 || characters < minTranscriptCharacters) throw error;
          return complete(Math.floor(characters / 2));
        }
      };
      let answer: Completion;
      try {
        answer = await complete(llm!.transcriptCharacters);
      } catch (error) {
        const isMissing = error instanceof ApiError && error.code === 'service_unavailable';
        if (!isMissing || beginning === '') throw error;
        onText?.(missingForRest);
        return {
          ...usage,
          text: beginning + missingForRest,
          finishReason: 'stop',
          completionTokens: textTokens(beginning + missingForRest),
        };
      }
      return withHint({
        ...usage,
        text: beginning + answer.text,
        finishReason: answer.finishReason,
        completionTokens: textTokens(beginning) + answer.completionTokens,
      });
    },
  };
};

const countPrompt = (
  messages: ChatJob['messages'],
): Pick<ChatResult, 'promptTokens' | 'promptAudioTokens'> => ({
  promptTokens: countTokens(messages),
  promptAudioTokens: countTokens(messages, 'audio'),
});

/** Of a reply that only says that the question is none about a recording: nothing is heard or read for it. */
const noUsage = { promptTokens: 0, promptAudioTokens: 0, completionTokens: 0 };

const withinLimits = (
  text: string,
  { stop, maxTokens }: ChatJob,
): Pick<ChatResult, 'text' | 'finishReason'> => {
  const stops = stop.map((end) => text.indexOf(end)).filter((at, index) => at >= 0 && stop[index] !== '');
  const said = text.slice(0, Math.min(text.length, ...stops));
  // Words that are repeated can be as long as the question.
  const first = firstTokens(said, maxTokens ?? maxReplyTokens);
  return { text: first, finishReason: first === said ? 'stop' : 'length' };
};
