/** Names the model to install where an answer was weak: in the log, once for each model while the process runs. */
import type { Transcript } from '../../../domain/transcript/transcript.ts';
import type { Logger } from '../../../lib/logger.ts';
import { pullHint } from './catalogue.ts';

export const createModelHints = (logger: Pick<Logger, 'info'>) => {
  const told = new Set<string>();
  return {
    /** `reason`: what was weak. */
    tell(name: string, reason: string): void {
      if (told.has(name)) return;
      told.add(name);
      logger.info({ model: name, reason }, `${reason}: ${pullHint(name)}`);
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
