/**
 * Names the model to install where an answer was weak: with the answer, and in the log once for each model while the
 * process runs.
 */
import type { Transcript } from '../../../domain/transcript/transcript.ts';
import type { Logger } from '../../../lib/logger.ts';
import { pullHint } from './catalogue.ts';

export const createModelHints = (logger: Pick<Logger, 'info'>) => {
  const told = new Set<string>();
  return {
    /** `reason`: what was weak. The line goes with the answer. */
    tell(name: string, reason: string): string {
      const line = `${reason}: ${pullHint(name)}`;
      if (!told.has(name)) logger.info({ model: name, reason }, line);
      told.add(name);
      return line;
    },
  };
};

/** Of the recordings that Whisper base and small get right, nearly all are above this. */
const minAvgLogprob = -0.7;

/** Words that the recogniser itself holds for unlikely, or found only at a higher temperature. */
export const isWeakTranscript = ({ segments }: Pick<Transcript, 'segments'>): boolean => {
  const tokens = segments.reduce((sum, segment) => sum + segment.tokens.length, 0);
  const logprob = segments.reduce((sum, segment) => sum + segment.avgLogprob * segment.tokens.length, 0);
  return (
    tokens > 0 && (logprob / tokens < minAvgLogprob || segments.some(({ temperature }) => temperature > 0))
  );
};
