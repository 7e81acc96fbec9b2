/** What one video can be made of another: cut to length, scaled and cropped to size. */

export type VideoFormat = { seconds: number; width: number; height: number };

/** What a provider makes; null: whatever it is asked for. */
export type SupportedFormats = { seconds: number[] | null; sizes: string[] | null };

/** The share of a picture that may be cut off before it is another picture. */
export const mostCropped = 0.15;

type Size = Pick<VideoFormat, 'width' | 'height'>;

/** The share lost when a picture of the one size is scaled to fill the other. */
export const croppedShare = (from: Size, to: Size): number => {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return 1 - Math.min(across, down) / Math.max(across, down);
};

const sizeOf = (text: string): Size => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

/** The video to ask for so that the wanted one can be made of it; or why there is none. */
export const formatToRequest = (
  { seconds, sizes }: SupportedFormats,
  wanted: VideoFormat,
): { asked: VideoFormat } | { refusal: string } => {
  const lengths = seconds?.toSorted((a, b) => a - b);
  const length = lengths ? lengths.find((made) => made >= wanted.seconds) : wanted.seconds;
  if (length === undefined)
    return { refusal: `the provider behind it makes videos of at most ${lengths!.at(-1)} seconds` };
  const size = sizes ? nearestSize(sizes.map(sizeOf), wanted) : wanted;
  if (!size) return { refusal: `the provider behind it makes only videos of ${sizes!.join(', ')}` };
  return { asked: { seconds: length, width: size.width, height: size.height } };
};

/** Of the sizes of about the same shape, the smallest that is large enough, else the largest. */
const nearestSize = (sizes: Size[], wanted: Size): Size | undefined => {
  const pixels = ({ width, height }: Size) => width * height;
  const alike = sizes
    .filter((size) => croppedShare(size, wanted) <= mostCropped)
    .toSorted((a, b) => pixels(a) - pixels(b));
  return alike.find(({ width, height }) => width >= wanted.width && height >= wanted.height) ?? alike.at(-1);
};
