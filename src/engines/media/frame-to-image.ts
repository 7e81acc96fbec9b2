/** Converts a decoded video frame to an upright image with correct colours. Runs in the media process only. */

import {
  AV_FRAME_DATA_DISPLAYMATRIX,
  AV_PIX_FMT_GRAY8,
  AV_PIX_FMT_RGB24,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  type AVPixelFormat,
} from 'node-av/constants';
import { FFmpegError, Frame, SoftwareScaleContext } from 'node-av/lib';
import sharp, { type Sharp } from 'sharp';

const convert = (source: Frame, width: number, height: number, format: AVPixelFormat): Buffer => {
  if (source.colorSpace === AVCOL_SPC_UNSPECIFIED) {
    source.colorSpace = source.height >= 720 ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M;
  }
  const target = new Frame();
  // Allocated but not initialised: only then does the scaler use the frames' own colour tags.
  const scaler = new SoftwareScaleContext();
  try {
    target.alloc();
    target.width = width;
    target.height = height;
    target.format = format;
    if (format === AV_PIX_FMT_RGB24) target.colorSpace = AVCOL_SPC_RGB;
    target.colorRange = AVCOL_RANGE_JPEG;
    FFmpegError.throwIfError(target.getBuffer(), 'allocate picture');
    scaler.allocContext();
    FFmpegError.throwIfError(scaler.scaleFrameSync(target, source), 'convert picture');
    return target.toBuffer();
  } finally {
    target.free();
    scaler.freeContext();
  }
};

/** Clockwise quarter turns that make the frame upright, from the rotation phones record. */
export const rotationOf = (frame: Frame): number => {
  const matrix = frame.getSideData(AV_FRAME_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
};

export const shownSize = (frame: Frame): { width: number; height: number } => {
  const { num, den } = frame.sampleAspectRatio;
  const width = num > 0 && den > 0 ? Math.max(1, Math.round((frame.width * num) / den)) : frame.width;
  return rotationOf(frame) % 180 === 0
    ? { width, height: frame.height }
    : { width: frame.height, height: width };
};

/** Smaller where it is larger than `most`: a file may say that its pixels are a thousand times as wide as high. */
export const frameToImage = (frame: Frame, most: { width: number; height?: number }): Sharp => {
  const rotation = rotationOf(frame);
  const shown = shownSize(frame);
  const { width: maxWidth, height: maxHeight = Number.POSITIVE_INFINITY } = most;
  const scale = Math.min(1, maxWidth / shown.width, maxHeight / shown.height);
  const width = Math.max(1, Math.round(shown.width * scale));
  const height = Math.max(1, Math.round(shown.height * scale));
  const [rawWidth, rawHeight] = rotation % 180 === 0 ? [width, height] : [height, width];
  const pixels = convert(frame, rawWidth, rawHeight, AV_PIX_FMT_RGB24);
  return sharp(pixels, { raw: { width: rawWidth, height: rawHeight, channels: 3 } }).rotate(rotation);
};

/** Tight RGB of exactly this size. A frame that is upright already is scaled without another copy of it. */
export const frameToPixels = async (
  frame: Frame,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  rotationOf(frame) === 0
    ? convert(frame, width, height, AV_PIX_FMT_RGB24)
    : frameToImage(frame, { width }).resize({ width, height, fit: 'fill' }).raw().toBuffer();

const sharpnessWidth = 320;

/** Variance of the Laplacian: high where edges are sharp. */
export const sharpnessOf = (frame: Frame): number => {
  const width = Math.min(sharpnessWidth, frame.width);
  const height = Math.max(3, Math.round((frame.height * width) / frame.width));
  const grey = convert(frame, width, height, AV_PIX_FMT_GRAY8);
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const edge = 4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - width]! - grey[at + width]!;
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = (width - 2) * (height - 2);
  return count > 0 ? squares / count - (sum / count) ** 2 : 0;
};
