/** Amounts are whole micro-credits; a credit is a million of them. Fractions are always rounded up. */
import type { ChatModel, SpeechModel, TranscriptionModel, VideoModel } from './models.ts';

export const microPerCredit = 1_000_000;

export const toCredits = (micro: number): number => micro / microPerCredit;
export const fromCredits = (credits: number): number => Math.round(credits * microPerCredit);

/** What an account may have had in all: its balance, what is held and what it has spent. Beyond it numbers are not exact. */
export const maxAccountMicro = Number.MAX_SAFE_INTEGER;

/** Undefined when the text is not an amount of credits that can be represented exactly. */
export const parseCredits = (text: string): number | undefined =>
  /^\d{1,9}(\.\d{1,6})?$/.test(text) ? fromCredits(Number(text)) : undefined;

/** Above this many pixels the price per second is multiplied by `largeVideoFactor`. */
const standardPixels = 1280 * 720;
export const largeVideoFactor = 2;

export const videoPrice = (
  { price }: VideoModel,
  { seconds, width, height }: { seconds: number; width: number; height: number },
): number => Math.ceil(seconds * price * (width * height > standardPixels ? largeVideoFactor : 1));

export const transcriptionPrice = (model: TranscriptionModel, seconds: number): number =>
  Math.ceil((seconds / 60) * model.price);

export const speechPrice = (model: SpeechModel, characters: number): number =>
  Math.ceil((characters / 1000) * model.price);

export const chatPrice = (model: ChatModel, tokens: number): number => Math.ceil(tokens * model.price);
