/** The process that runs llama.cpp. */
import type { ChatHistoryItem, LlamaChatSession, LlamaContextSequence, LlamaModel } from 'node-llama-cpp';
import { ApiError } from '../../../../domain/errors.ts';
import { serveEngine } from '../../../child-process-server.ts';
import type { Completion, CompletionRequest, LlamaProcessData } from './language-model.ts';

/** More than a small model can use; input costs as much as output. */
const maxContextTokens = 4_096;
const batchTokens = 128;
/** Approximate tokens that a model's template adds to each message. */
const tokensAroundMessage = 10;
const defaultAnswerTokens = 200;
const minAnswerTokens = 16;
const defaultTemperature = 0.2;

type Llama = {
  model: LlamaModel;
  sequence: LlamaContextSequence;
  contextTokens: number;
  newSession: (sequence: LlamaContextSequence) => LlamaChatSession;
};
let llama: Llama | undefined;

const toHistory = (messages: CompletionRequest['messages']): ChatHistoryItem[] =>
  messages.map(({ role, text }) =>
    role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text },
  );

const complete = async (
  { model, sequence, contextTokens, newSession }: Llama,
  request: CompletionRequest,
  signal: AbortSignal,
  onText: (delta: string) => void,
): Promise<Completion> => {
  const history = request.messages.slice(0, -1);
  const question = request.messages.at(-1)?.text ?? '';
  const promptTokens = request.messages.reduce(
    (sum, { text }) => sum + model.tokenize(text).length + tokensAroundMessage,
    0,
  );
  const remainingTokens = contextTokens - promptTokens;
  if (remainingTokens < minAnswerTokens) {
    throw new ApiError('context_length_exceeded', {
      param: 'messages',
      message: `The local language model takes ${contextTokens} tokens; what was said and asked has ${promptTokens}.`,
    });
  }
  const session = newSession(sequence);
  let completionTokens = 0;
  try {
    session.setChatHistory(toHistory(history));
    const { responseText, stopReason } = await session.promptWithMeta(question, {
      maxTokens: Math.min(request.maxTokens ?? defaultAnswerTokens, remainingTokens),
      temperature: request.temperature ?? defaultTemperature,
      ...(request.topP !== null && { topP: request.topP }),
      customStopTriggers: request.stop,
      signal,
      onToken: (tokens) => {
        completionTokens += tokens.length;
      },
      onTextChunk: onText,
    });
    return {
      text: responseText,
      finishReason: stopReason === 'maxTokens' ? 'length' : 'stop',
      completionTokens,
    };
  } finally {
    session.dispose({ disposeSequence: false });
  }
};

serveEngine({
  load: async ({ modelPath, threads }: LlamaProcessData) => {
    const { getLlama, LlamaChatSession, LlamaLogLevel } = await import('node-llama-cpp');
    // The binaries are part of the package: nothing is built or downloaded here.
    const runtime = await getLlama({
      build: 'never',
      gpu: false,
      maxThreads: threads,
      logLevel: LlamaLogLevel.error,
    });
    const model = await runtime.loadModel({ modelPath });
    const contextTokens = Math.min(maxContextTokens, model.trainContextSize);
    const context = await model.createContext({
      contextSize: contextTokens,
      threads,
      batchSize: batchTokens,
    });
    llama = {
      model,
      sequence: context.getSequence(),
      contextTokens,
      newSession: (contextSequence) => new LlamaChatSession({ contextSequence }),
    };
  },
  handlers: {
    /** Calls wait until the model is loaded. */
    ready: async () => true,
    complete: async (request: CompletionRequest, { signal, emit }) => {
      if (!llama) throw new Error('The model is not loaded.');
      return complete(llama, request, signal, emit);
    },
  },
});
