/**
 * How long a recording is, without decoding it: for files whose frames can be counted as surely as a decoder would. A few
 * header fields are read within bounds; everything that takes understanding is left to the media process.
 */
import { countFlac } from './count-flac.ts';
import { countMatroska } from './count-matroska.ts';
import { countMp4 } from './count-mp4.ts';
import { countMpeg } from './count-mpeg.ts';
import { countOgg } from './count-ogg.ts';
import { countWav } from './count-wav.ts';
import { FileWindow } from './file-window.ts';

const count = async (file: FileWindow): Promise<number | undefined> => {
  const head = (await file.at(0, 12)).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WAVE')) return countWav(file);
  if (head.startsWith('ID3') || head.startsWith('\xff')) return countMpeg(file);
  if (head.startsWith('fLaC')) return countFlac(file);
  if (head.startsWith('OggS')) return countOgg(file);
  if (head.startsWith('\x1a\x45\xdf\xa3')) return countMatroska(file);
  if (head.startsWith('ftyp', 4)) return countMp4(file);
  return undefined;
};

/** Undefined: decode it to know. */
export const countSeconds = async (recording: string | Buffer): Promise<number | undefined> => {
  const file = new FileWindow(recording);
  try {
    // Sums of frames are off by less than that, and would cost a micro-credit more than the decoder's own count.
    const seconds = Math.round(((await count(file)) ?? 0) * 1e6) / 1e6;
    return seconds > 0 ? seconds : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    file.close();
  }
};
