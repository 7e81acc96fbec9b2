/** Translation by a language model of the same provider, where the route names one. */
import { type Ask, translateLines } from '../translate-lines.ts';
import { modelOf } from './load-provider.ts';
import { type AiSdkRoute, mergeOptions } from './provider-calls.ts';

export const createTranslator = (route: AiSdkRoute, name: string) => {
  const ask: Ask = async ({ task, text }, signal) => {
    const provider = await route.provider();
    const model = modelOf(name, provider.chat, provider.languageModel);
    const { content } = await model.doGenerate({
      prompt: [
        { role: 'system', content: task },
        { role: 'user', content: [{ type: 'text', text }] },
      ],
      temperature: 0,
      providerOptions: mergeOptions(route.profile.name, {}, {}),
      abortSignal: signal,
    });
    return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  };
  return (lines: string[], signal: AbortSignal) => translateLines(ask, lines, signal);
};
