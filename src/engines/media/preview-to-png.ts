/** A preview still as PNG, the format that every terminal with pictures takes. */

/** A server of somebody else may send anything: what is larger than a preview is refused. */
const maxPixels = 2_000_000;

export const previewToPng = async (image: Buffer, widthPixels: number): Promise<Buffer> => {
  // Loaded by the first preview: commands start without it.
  const { default: sharp } = await import('sharp');
  return sharp(image, { limitInputPixels: maxPixels })
    .resize({ width: widthPixels, withoutEnlargement: true })
    .png()
    .toBuffer();
};
