/** The baseline: x264 with its preset veryfast and nothing else but the rate factor of our videos. */

import { AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264, FFmpegError, Frame, Packet, Rational } from 'node-av';
import { newEncoder, type PictureFormat } from '../../packages/film/src/video/codecs.ts';

const check = (code: number, operation: string) => FFmpegError.throwIfError(code, operation);

export const encodeVeryfast = (
  { width, height, framesPerSecond }: PictureFormat,
  pictures: readonly Buffer[],
): void => {
  const { codec, encoder } = newEncoder(FF_ENCODER_LIBX264);
  encoder.width = width;
  encoder.height = height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.timeBase = new Rational(1, framesPerSecond);
  encoder.framerate = new Rational(framesPerSecond, 1);
  encoder.threadCount = 0;
  check(encoder.setOption('preset', 'veryfast'), 'set preset');
  check(encoder.setOption('crf', 23), 'set crf');
  check(encoder.open2Sync(codec), 'open encoder');
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = AV_PIX_FMT_YUV420P;
  check(frame.getBuffer(), 'allocate frame');
  const packet = new Packet();
  packet.alloc();
  const take = () => {
    while (encoder.receivePacketSync(packet) >= 0) packet.unref();
  };
  for (const [number, picture] of pictures.entries()) {
    check(frame.makeWritable(), 'reuse frame');
    check(frame.fromBuffer(picture), 'copy picture');
    frame.pts = BigInt(number);
    check(encoder.sendFrameSync(frame), 'encode');
    take();
  }
  check(encoder.sendFrameSync(null), 'encode');
  take();
  packet.free();
  frame.free();
  encoder.freeContext();
};
