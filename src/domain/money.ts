/** Amounts are whole micro-credits; a credit is a million of them. Fractions are always rounded up. */
import type { ChatModel, SpeechModel, TranscriptionModel, VideoModel } from './models.ts';

export const microPerCredit = 1_000_000;

export const toCredits = (micro: number): number => micro / microPerCredit;
export const fromCredits = (credits: number): number => Math.round(credits * microPerCredit);
/** A price above 0 never becomes 0. */
export const priceFromCredits = (credits: number): number =>
  credits > 0 ? Math.max(1, fromCredits(credits)) : 0;

/**
 * The most an account may have had in all: its balance, what is held and what it has spent. Up to here every micro-credit
 * can be told apart, also when it is written in credits: beyond 2^33 credits a JSON number has fewer than six decimals.
 */
export const maxAccountMicro = 8_000_000_000 * microPerCredit;

/** Throws for what no statement may write, such as NaN, which SQLite stores as null: an account without limit. */
export const requireMicro = (amount: number, most: number): number => {
  if (!(Number.isSafeInteger(amount) && amount >= 0 && amount <= most))
    throw new RangeError(`${amount} is not an amount from 0 to ${most} micro-credits`);
  return amount;
};

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

// Multiplied before they are divided: 34 / 1000 × 15,000 is a little more than 510, and would be 511.
export const transcriptionPrice = (model: TranscriptionModel, seconds: number): number =>
  Math.ceil((seconds * model.price) / 60);

export const speechPrice = (model: SpeechModel, characters: number): number =>
  Math.ceil((characters * model.price) / 1000);

export const chatPrice = (model: ChatModel, tokens: number): number => Math.ceil(tokens * model.price);
