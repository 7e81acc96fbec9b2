/** Model names that clients of other services send, each with the model of ours that serves it. */

export type ModelAliases = Readonly<Record<string, string>>;

/** On unless the operator changes them. Dated names are listed because clients pin them. */
export const defaultModelAliases: ModelAliases = {
  'whisper-1': 'listen-1',
  'whisper-large-v3': 'listen-large-v3',
  'whisper-large-v3-turbo': 'listen-large-v3-turbo',
  'gpt-4o-transcribe': 'omni-transcribe',
  'gpt-4o-mini-transcribe': 'omni-mini-transcribe',
  'gpt-4o-mini-transcribe-2025-12-15': 'omni-mini-transcribe',
  'tts-1-1106': 'tts-1',
  'tts-1-hd-1106': 'tts-1-hd',
  'gpt-4o-mini-tts': 'omni-mini-tts-2025-12-15',
  'gpt-4o-mini-tts-2025-03-20': 'omni-mini-tts-2025-12-15',
  'gpt-4o-mini-tts-2025-12-15': 'omni-mini-tts-2025-12-15',
  'gemini-3.1-flash-tts-preview': 'multi-3.1-flash-tts-preview',
  'gpt-4o-audio-preview': 'omni-audio-preview',
  'gpt-4o-audio-preview-2024-12-17': 'omni-audio-preview',
  'gpt-4o-audio-preview-2025-06-03': 'omni-audio-preview',
  'gpt-4o-mini-audio-preview': 'omni-audio-preview',
  'sora-2': 'beta-2',
  'sora-2-2025-10-06': 'beta-2',
  'sora-2-2025-12-08': 'beta-2',
  'sora-2-pro': 'beta-2-pro',
  'sora-2-pro-2025-10-06': 'beta-2-pro',
  veo2: 'alpha2',
  'veo2-fast': 'alpha2-fast',
  'veo2-pro': 'alpha2-pro',
  'veo2-fast-frames': 'alpha2-fast-frames',
  'veo2-fast-components': 'alpha2-fast-components',
  veo3: 'alpha3',
  'veo3-fast': 'alpha3-fast',
  'veo3-pro': 'alpha3-pro',
  'veo3-pro-frames': 'alpha3-pro-frames',
  'veo3.1': 'alpha3.1',
  'veo3.1-fast': 'alpha3.1-fast',
  veo_3_1: 'alpha_3_1',
  'veo_3_1-fast': 'alpha_3_1-fast',
};

/** An alias becomes part of task ids, which allow these characters and 100 of them. */
export const isAliasName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name);
