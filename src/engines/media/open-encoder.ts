/** Opens an encoder of FFmpeg by its name. */

import type { FFEncoderCodec } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError } from 'node-av/lib';

export const check = (code: number, operation: string) => FFmpegError.throwIfError(code, operation);

export const openEncoder = (name: string, configure: (encoder: CodecContext) => void): CodecContext => {
  const codec = Codec.findEncoderByName(name as FFEncoderCodec);
  if (!codec) throw new Error(`The encoder ${name} is missing.`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  configure(encoder);
  check(encoder.open2Sync(codec), 'open encoder');
  return encoder;
};
