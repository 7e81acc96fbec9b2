/** Which videos can be cut, scaled and cropped into which others. */

type VideoFormat = { seconds: number; width: number; height: number };

/** Sizes and lengths a provider makes; null: any. */
export type SupportedFormats = { seconds: number[] | null; sizes: string[] | null };

/** The largest share of the picture that may be cropped away. */
export const maxCroppedShare = 0.15;

type Size = Pick<VideoFormat, 'width' | 'height'>;

/** The share of the picture lost when it is scaled to fill the other size. */
export const croppedShare = (from: Size, to: Size): number => {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return 1 - Math.min(across, down) / Math.max(across, down);
};

const sizeOf = (text: string): Size => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

/** The video to request from the provider so that the wanted one can be cut from it; or why there is none. */
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

/** Among the sizes of a similar aspect ratio, the smallest that is large enough, else the largest. */
const nearestSize = (sizes: Size[], wanted: Size): Size | undefined => {
  const pixels = ({ width, height }: Size) => width * height;
  const alike = sizes
    .filter((size) => croppedShare(size, wanted) <= maxCroppedShare)
    .toSorted((a, b) => pixels(a) - pixels(b));
  return alike.find(({ width, height }) => width >= wanted.width && height >= wanted.height) ?? alike.at(-1);
};
