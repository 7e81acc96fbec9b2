/** Executes a speech plan: each piece is synthesised and sent as soon as it is ready. */
import { setImmediate } from 'node:timers/promises';
import { clamp } from '../../../lib/clamp.ts';
import { stretchTo } from '../../media/time-stretch.ts';
import { createLoudnessNormaliser } from './audio/normalise-loudness.ts';
import { fadeEnds, spokenSampleRate, toPcm } from './audio/pcm.ts';
import { shiftPitch } from './audio/shift-pitch.ts';
import type { Synthesiser } from './model/synthesiser.ts';
import type { PhonemizerThread } from './phonemizer-thread.ts';
import type { PlannedPiece, SpeechPlan } from './speech-plan.ts';
import type { StyleVectors } from './style-vectors.ts';
import { maxSymbols } from './symbol-ids.ts';

/** `share` is the fraction of the text spoken so far, 0 to 1. */
export type SpeechChunk = { pcm: Uint8Array; share: number };
/** Runs the work while no other text is spoken. */
type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

type SpeakParts = {
  synthesise: Synthesiser;
  phonemizer: Omit<PhonemizerThread, 'close'>;
  styles: StyleVectors;
};

/** Outside this range Kokoro drops or adds sounds; Whisper transcribes time-stretched speech more accurately. */
const naturalSpeed = { min: 0.8, max: 1.15 } as const;

/** Symbols beyond the limit of one run go to the next, split between words. */
export const cutSymbols = (symbols: string): string[] => {
  const characters = [...symbols];
  if (characters.length <= maxSymbols) return [symbols];
  const space = characters.lastIndexOf(' ', maxSymbols);
  const end = space > maxSymbols / 2 ? space : maxSymbols;
  return [characters.slice(0, end).join(''), ...cutSymbols(characters.slice(end).join('').trim())];
};

export const createSpeaker = ({ synthesise, phonemizer, styles }: SpeakParts) => {
  const synthesisePart = async (
    symbols: string,
    piece: PlannedPiece,
    plan: SpeechPlan,
  ): Promise<Float32Array> => {
    const modelSpeed = clamp(plan.speed, naturalSpeed.min, naturalSpeed.max);
    const { samples, lengthAtNormalSpeed } = await synthesise(symbols, await styles(piece.mix), modelSpeed);
    const stretched = stretchTo(samples, Math.round(lengthAtNormalSpeed / plan.speed));
    return shiftPitch(stretched, plan.prosody.semitones);
  };

  return async function* (
    plan: SpeechPlan,
    { signal, exclusive }: { signal: AbortSignal; exclusive: Exclusive },
  ): AsyncGenerator<SpeechChunk> {
    const normaliseLoudness = createLoudnessNormaliser(plan.prosody.gainDb);
    const characters = plan.pieces.reduce((sum, { text }) => sum + text.length, 0);
    let spoken = 0;
    for (const piece of plan.pieces) {
      await phonemizer.load(piece.accent);
      const parts = cutSymbols(await phonemizer.toSymbols(piece.text, piece.accent));
      for (const [index, symbols] of parts.entries()) {
        // The model runs without yielding: an abort takes effect here.
        await setImmediate();
        signal.throwIfAborted();
        const pauseMs =
          index === parts.length - 1 ? (piece.pauseMs * plan.prosody.pauseFactor) / plan.speed : 0;
        const sound = await exclusive(() => synthesisePart(symbols, piece, plan));
        spoken += piece.text.length / parts.length;
        const pcm = toPcm(
          fadeEnds(normaliseLoudness(sound)),
          Math.round((pauseMs * spokenSampleRate) / 1000),
        );
        yield { pcm, share: Math.min(1, spoken / characters) };
      }
    }
  };
};
