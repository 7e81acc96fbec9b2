/** Amounts are whole micro-credits; a credit is a million of them. Fractions are always rounded up. */
import type { ChatModel, SpeechModel, TranscriptionModel, VideoModel } from './models.ts';

export const microPerCredit = 1_000_000;

export const toCredits = (micro: number): number => micro / microPerCredit;

/** Undefined when the text is not an amount of credits that can be represented exactly. */
export const parseCredits = (text: string): number | undefined => {
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.round(Number(text) * microPerCredit);
};

const standardPixels = 1280 * 720;

export const videoPrice = (
  model: VideoModel,
  video: { seconds: number; width: number; height: number },
): number => {
  const { standard, large } = model.pricePerSecond;
  return Math.ceil(video.seconds * (video.width * video.height > standardPixels ? large : standard));
};

export const transcriptionPrice = (model: TranscriptionModel, seconds: number): number =>
  Math.ceil((seconds / 60) * model.pricePerMinute);

export const speechPrice = (model: SpeechModel, characters: number): number =>
  Math.ceil((characters / 1000) * model.pricePerThousandCharacters);

export const chatPrice = (model: ChatModel, tokens: number): number =>
  Math.ceil(tokens * model.pricePerToken);
