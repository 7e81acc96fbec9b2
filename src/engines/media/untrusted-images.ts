/** Untrusted images: checked by their bytes, fully decoded, re-encoded. Runs in the media process only. */

import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../domain/errors.ts';
import { type ImageFormat, imageFormatOf, invalidImage, maxImagePixels } from '../../domain/upload-limits.ts';
import { firstGifFrame } from './first-gif-frame.ts';
import { firstWebpFrame } from './first-webp-frame.ts';
import { stripPng } from './strip-png.ts';

export type ImageInfo = { format: ImageFormat; width: number; height: number };

sharp.cache(false);
sharp.concurrency(1);

/** Only these four formats reach a decoder: others that the library reads (SVG, TIFF, ...) are refused unopened. */
const sniff = async (path: string): Promise<ImageFormat> => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
  if (bytesRead === 0) throw invalidImage('empty');
  const format = imageFormatOf(buffer);
  if (!format) throw invalidImage('format');
  return format;
};

const openImage = (input: string | Buffer): Sharp =>
  sharp(input, { failOn: 'error', limitInputPixels: maxImagePixels });

const strip = { png: stripPng, gif: firstGifFrame, webp: firstWebpFrame };

/** The bytes the decoder is given: as many as the first picture needs; a JPEG has only one. */
const decodable = async (path: string, format: ImageFormat): Promise<string | Buffer> => {
  if (format === 'jpeg') return path;
  const stripped = await strip[format](path);
  if (!stripped) throw invalidImage('undecodable');
  return stripped;
};

const inspect = async (input: string | Buffer, format: ImageFormat): Promise<ImageInfo> => {
  try {
    const metadata = await openImage(input).metadata();
    const width = metadata.autoOrient?.width ?? metadata.width;
    const height = metadata.autoOrient?.height ?? metadata.height;
    if (width * height > maxImagePixels) throw invalidImage('too_many_pixels');
    if (metadata.format !== format) throw invalidImage('undecodable');
    await openImage(input).resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer();
    return { format, width, height };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (String(error).includes('pixel limit')) throw invalidImage('too_many_pixels');
    throw invalidImage('undecodable', { cause: error });
  }
};

export const inspectImage = async ({ path }: { path: string }): Promise<ImageInfo> => {
  const format = await sniff(path);
  return inspect(await decodable(path, format), format);
};

/** Decoders hold whole rows: a picture nine million pixels wide and one high took an engine 990 MB. */
const maxPreparedSide = 16_384;

/** First frame, upright, sRGB, alpha kept, PNG with a limited number of pixels. */
export const prepareImage = async ({
  path,
  outPath,
  maxPixels,
}: {
  path: string;
  outPath: string;
  maxPixels: number;
}): Promise<{ width: number; height: number }> => {
  const format = await sniff(path);
  const input = await decodable(path, format);
  const { width, height } = await inspect(input, format);
  const scale = Math.min(
    1,
    Math.sqrt(maxPixels / (width * height)),
    maxPreparedSide / Math.max(width, height),
  );
  const written = await openImage(input)
    .autoOrient()
    .resize({
      width: Math.max(1, Math.floor(width * scale)),
      height: Math.max(1, Math.floor(height * scale)),
      fit: 'fill',
    })
    .toColourspace('srgb')
    .png({ compressionLevel: 3 })
    .toFile(outPath);
  return { width: written.width, height: written.height };
};
