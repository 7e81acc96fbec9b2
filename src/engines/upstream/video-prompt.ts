/** The prompt for a server that has no styles and did not make the video to remix. */
import type { VideoJob } from '../engine.ts';

export const videoPrompt = ({ source, prompt, style }: VideoJob): string =>
  [
    ...(source ? [source.prompt] : []),
    prompt,
    ...(style === null ? [] : [`In the style of ${style.replaceAll('_', ' ')}.`]),
  ].join('\n');
