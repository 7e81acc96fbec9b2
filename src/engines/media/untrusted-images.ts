/** Untrusted images: checked by their bytes, fully decoded, re-encoded. Runs in the media process only. */

import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../domain/errors.ts';

type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';
export type ImageInfo = { format: ImageFormat; width: number; height: number };

const maxImagePixels = 50_000_000;

sharp.cache(false);
sharp.concurrency(1);

const invalidImage = (message: string, cause?: unknown) => new ApiError('invalid_image', { message, cause });

/** Only these four formats reach a decoder: others that the library reads (SVG, TIFF, ...) are refused unopened. */
const sniff = async (path: string): Promise<ImageFormat> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    if (bytesRead === 0) throw invalidImage('The image is empty.');
    const text = buffer.toString('latin1');
    if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
    if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
    if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
    if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  } finally {
    await file.close();
  }
  throw invalidImage('The image must be PNG, JPEG, WebP or GIF.');
};

const openImage = (path: string): Sharp => sharp(path, { failOn: 'error', limitInputPixels: maxImagePixels });

export const inspectImage = async ({ path }: { path: string }): Promise<ImageInfo> => {
  const format = await sniff(path);
  try {
    const metadata = await openImage(path).metadata();
    const width = metadata.autoOrient?.width ?? metadata.width;
    const height = metadata.autoOrient?.height ?? metadata.height;
    if (width * height > maxImagePixels) throw invalidImage('The image has more than 50 megapixels.');
    if (metadata.format !== format) throw invalidImage('The image cannot be decoded.');
    await openImage(path).resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer();
    return { format, width, height };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (String(error).includes('pixel limit')) throw invalidImage('The image has more than 50 megapixels.');
    throw invalidImage('The image cannot be decoded.', error);
  }
};

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
  const { width, height } = await inspectImage({ path });
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const written = await openImage(path)
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
