/** A preview still as PNG, the format that every terminal with pictures takes. */
import { imageFormatOf } from '../../domain/upload-limits.ts';

/** A server of somebody else may send anything: what is larger than a preview is refused, and an SVG, which may draw for hours. */
const maxPixels = 2_000_000;

export const previewToPng = async (image: Buffer, widthPixels: number): Promise<Buffer | undefined> => {
  if (!imageFormatOf(image.subarray(0, 12))) return undefined;
  // Loaded by the first preview: commands start without it.
  const { default: sharp } = await import('sharp');
  return sharp(image, { limitInputPixels: maxPixels })
    .resize({ width: widthPixels, withoutEnlargement: true })
    .png()
    .toBuffer();
};
