/** The limits of a file of a request: its size and format, and the errors when it is not. */
import { ApiError } from './errors.ts';

export const maxAudioBytes = 25 * 1024 * 1024;

export const audioTooLarge = (param: string) =>
  new ApiError('file_too_large', { param, message: 'File too large: audio may have up to 25 MB.' });

/** FFmpeg's names. Playlists and concat scripts would let an upload read other files or the network. */
export const mediaContainers = [
  ...['flac', 'mp3', 'mov', 'mp4', 'm4a', 'mpeg', 'mpegts', 'ogg', 'wav', 'w64', 'aiff', 'matroska', 'webm'],
  ...['aac', 'avi'],
];

/**
 * FFmpeg's names of the decoders for what phones, cameras, browsers and recorders write. It has 400 others: some take
 * seconds for one frame, and few are looked after.
 */
export const mediaDecoders = [
  ...['h264', 'hevc', 'libdav1d', 'av1', 'vp8', 'vp9', 'mpeg4', 'h263', 'mjpeg', 'prores'],
  ...['mpeg1video', 'mpeg2video', 'aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'mp1', 'mp1float'],
  ...['opus', 'libopus', 'vorbis', 'libvorbis', 'flac', 'alac', 'speex', 'ac3', 'eac3', 'amrnb', 'amrwb'],
  ...[
    'gsm',
    'gsm_ms',
    'adpcm_ms',
    'adpcm_ima_wav',
    'adpcm_ima_qt',
    'pcm_alaw',
    'pcm_mulaw',
    'pcm_s8',
    'pcm_u8',
  ],
  ...['s16', 's24', 's32', 'f32', 'f64'].flatMap((kind) => [`pcm_${kind}le`, `pcm_${kind}be`]),
];

export const invalidFileFormat = (reason: string) =>
  new ApiError('invalid_file_format', { message: `Invalid file format: ${reason}.` });

export const maxImageBytes = 20 * 1024 * 1024;
export const maxImagePixels = 50_000_000;
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

const imageMessages = {
  not_base64: 'The image is neither a URL nor valid base64.',
  too_large: 'The image is larger than 20 MB.',
  empty: 'The image is empty.',
  format: 'The image must be PNG, JPEG, WebP or GIF.',
  too_many_pixels: 'The image has more than 50 megapixels.',
  undecodable: 'The image cannot be decoded.',
};

export const invalidImage = (
  reason: keyof typeof imageMessages,
  details: { param?: string; cause?: unknown } = {},
) => new ApiError('invalid_image', { ...details, message: imageMessages[reason] });

/** By the first 12 bytes of a file; undefined: not an accepted format. */
export const imageFormatOf = (start: Buffer): ImageFormat | undefined => {
  const text = start.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  return undefined;
};
