/** Chat through a language model of the AI SDK. */
import { readFile } from 'node:fs/promises';
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { promptTokens, reportedTokens, textTokens } from '../../../domain/chat-tokens.ts';
import { ReplyWithheld } from '../../../domain/engine-failure.ts';
import type { UpstreamRoute } from '../../../domain/route.ts';
import { sniffAudio } from '../../../lib/audio-type.ts';
import type { ChatEngine, ChatJob, ChatPart, ChatResult, EngineCall } from '../../engine.ts';
import { forRecordings, type TranscribeRecording } from '../openai/chat.ts';
import { replyDeadline } from '../openai/server.ts';
import { withReplyLimit } from '../reply-limit.ts';
import { modelOf, type Provider } from './load-provider.ts';
import { type AiSdkRoute, callProvider, mergeOptions } from './provider-calls.ts';

export const createAiSdkChat = (route: AiSdkRoute, transcribe: TranscribeRecording): ChatEngine => {
  const contentOf = async (parts: ChatPart[], call: EngineCall) => {
    const content = [];
    for (const part of parts) {
      if (part.type === 'text') content.push({ type: 'text' as const, text: part.text });
      else if (route.route.audio === 'transcribe')
        content.push({ type: 'text' as const, text: await transcribe(part, call) });
      else
        content.push({
          type: 'file' as const,
          mediaType: sniffAudio(part.audioPath).contentType,
          data: { type: 'data' as const, data: new Uint8Array(await readFile(part.audioPath)) },
        });
    }
    return content;
  };

  const promptOf = async (job: ChatJob, call: EngineCall): Promise<LanguageModelV4Prompt> => {
    const prompt: LanguageModelV4Prompt = [];
    for (const { role, parts } of job.messages) {
      const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
      if (role === 'system' || role === 'developer') prompt.push({ role: 'system', content: text });
      else if (role === 'assistant') prompt.push({ role, content: [{ type: 'text', text }] });
      else prompt.push({ role: 'user', content: await contentOf(parts, call) });
    }
    return prompt;
  };

  return {
    async reply(job, call) {
      using deadline = replyDeadline(call, route.route);
      const { signal, onText } = deadline;
      const reply = async (provider: Provider, maxTokens: number | null): Promise<ChatResult> => {
        const model = modelOf(job.model, provider.chat, provider.languageModel);
        const options: LanguageModelV4CallOptions = {
          prompt: await promptOf(job, { ...forRecordings(call), signal }),
          ...(job.temperature !== null && { temperature: job.temperature }),
          ...(job.topP !== null && { topP: job.topP }),
          ...(maxTokens !== null && { maxOutputTokens: maxTokens }),
          ...(job.stop.length > 0 && { stopSequences: job.stop }),
          providerOptions: mergeOptions(route),
          abortSignal: signal,
        };
        if (onText) return streamed(await model.doStream(options), job, route.route, onText);
        const made = await model.doGenerate(options);
        const text = made.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
        return toResult(text, made.finishReason.unified, made.usage, job, route.route);
      };
      return await withReplyLimit(job.maxTokens, (maxTokens) =>
        callProvider(route, signal, (provider) => reply(provider, maxTokens)),
      );
    },
  };
};

type Streaming = Awaited<ReturnType<import('@ai-sdk/provider').LanguageModelV4['doStream']>>;

const streamed = async (
  { stream }: Streaming,
  job: ChatJob,
  route: UpstreamRoute,
  onText: (delta: string) => void,
): Promise<ChatResult> => {
  let text = '';
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') return toResult(text, part.finishReason.unified, part.usage, job, route);
    if (part.type !== 'text-delta') continue;
    text += part.delta;
    onText(part.delta);
  }
  throw new Error('the stream ended without a finish');
};

const toResult = (
  text: string,
  reason: string,
  usage: LanguageModelV4Usage,
  job: ChatJob,
  route: UpstreamRoute,
): ChatResult => {
  const result: ChatResult = {
    text,
    finishReason: reason === 'length' ? 'length' : 'stop',
    promptTokens: promptTokens(usage.inputTokens.total, job.messages, route.audio),
    completionTokens: reportedTokens(usage.outputTokens.total, textTokens(text)),
  };
  if (reason === 'content-filter') {
    const isReported = usage.inputTokens.total !== undefined;
    throw new ReplyWithheld(isReported ? result.promptTokens + result.completionTokens : 0);
  }
  return result;
};
