/** The prompt of a video for a server that knows nothing of styles and did not make the video to remix. */
import type { VideoJob } from '../engine.ts';

export const videoPrompt = ({ source, prompt, style }: VideoJob): string =>
  [
    ...(source ? [source.prompt] : []),
    prompt,
    ...(style === null ? [] : [`In the style of ${style.replaceAll('_', ' ')}.`]),
  ].join('\n');
