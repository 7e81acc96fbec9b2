/** Turns a request into a plan: which pieces, in which voice, how fast. */
import { invalidParameter } from '../../../domain/errors.ts';
import { createModelCatalogue, type SpeechModel } from '../../../domain/models.ts';
import { clamp } from '../../../lib/clamp.ts';
import type { SpeechJob } from '../../engine.ts';
import { neutralProsody, type Prosody, readInstructions } from './instructions.ts';
import type { Accent } from './phonemes.ts';
import { prepareText } from './text/prepare.ts';
import { accentOf, isVoiceName, mixFor, type VoiceMix } from './voices.ts';

export type PlannedPiece = { text: string; pauseMs: number; accent: Accent; mix: VoiceMix };

export type SpeechPlan = {
  pieces: PlannedPiece[];
  speed: number;
  prosody: Prosody;
};

const models = createModelCatalogue();

const modelOf = (id: string): Partial<SpeechModel> => {
  const model = models.find(id);
  return model?.kind === 'speech' ? model : {};
};

/** Float arithmetic throughout instead of 8-bit convolutions. */
export const wantsFullPrecision = (id: string): boolean => modelOf(id).isHighDefinition === true;

export const planSpeech = (job: SpeechJob): SpeechPlan => {
  const { voice } = job;
  const model = modelOf(job.model);
  if (!isVoiceName(voice)) throw invalidParameter('voice', `there is no voice '${voice}'`);
  const prosody = model.honoursInstructions ? readInstructions(job.instructions) : neutralProsody;
  const pieces = prepareText(job.input, {
    shortFirstPiece: !model.isHighDefinition,
    mixedLanguages: model.mixesLanguages === true,
  });
  return {
    speed: clamp(job.speed * prosody.pace, 0.25, 4),
    prosody,
    pieces: pieces.map(({ text, pauseMs, language }) => {
      if (language !== 'en')
        return { text, pauseMs, accent: language, mix: mixFor(voice, language, prosody.soft) };
      const asked = prosody.accent ?? accentOf(voice);
      const accent: Accent = asked === 'en-gb' ? 'en-gb' : 'en-us';
      return { text, pauseMs, accent, mix: mixFor(voice, asked, prosody.soft) };
    }),
  };
};
