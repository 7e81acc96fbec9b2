/** Filters applied to picture and sound of a converted video. Runs in the video process only. */

import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_PIX_FMT_RGBA,
  AVCOL_RANGE_MPEG,
  AVCOL_RANGE_UNSPECIFIED,
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
} from 'node-av/constants';
import { Filter, type FilterContext, FilterGraph, Frame } from 'node-av/lib';
import { croppedShare, maxCroppedShare } from '../../domain/video-format.ts';
import { rotationOf, shownSize } from './frame-to-image.ts';
import { check } from './open-encoder.ts';
import { pictureTimeBaseDenominator, soundSampleRate } from './video-encoders.ts';
import { drawWatermark } from './watermark.ts';

export type FrameFilter = {
  push(frame: Frame | null): void;
  /** False: nothing is ready yet. */
  pull(into: Frame): boolean;
  free(): void;
};

type Step = readonly [name: string, options: string];

const createChain = (steps: Step[], threads: number) => {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = threads;
  const add = ([name, options]: Step, index: number): FilterContext => {
    const filter = Filter.getByName(name);
    const made = filter && graph.createFilter(filter, `${name}${index}`, options);
    if (!made) throw new Error(`The filter ${name} is missing.`);
    return made;
  };
  const filters = steps.map(add);
  for (const [index, filter] of filters.slice(1).entries()) check(filters[index]!.link(0, filter, 0), 'link');
  const [source, sink] = [filters[0]!, filters.at(-1)!];
  return {
    add,
    filter: (name: string) => filters[steps.findIndex(([step]) => step === name)],
    start: () => check(graph.configSync(), 'start filters'),
    push: (frame: Frame | null, into = source) => check(into.buffersrcAddFrameSync(frame), 'filter'),
    pull: (into: Frame) => sink.buffersinkGetFrameSync(into) >= 0,
    free: () => graph.free(),
  };
};

const turns: Record<number, Step[]> = {
  90: [['transpose', 'clock']],
  180: [
    ['hflip', ''],
    ['vflip', ''],
  ],
  270: [['transpose', 'cclock']],
};

const even = (value: number): number => Math.max(2, 2 * Math.round(value / 2));

/** Never distorted: a small excess is cropped, otherwise the whole picture gets bars. */
const fitSteps = (
  shown: { width: number; height: number },
  { width, height }: { width: number; height: number },
): Step[] => {
  const [across, down] = [width / shown.width, height / shown.height];
  const isCropped = croppedShare(shown, { width, height }) <= maxCroppedShare;
  const scale = isCropped ? Math.max(across, down) : Math.min(across, down);
  const limit = isCropped ? Math.max : Math.min;
  const scaled = [limit(width, even(shown.width * scale)), limit(height, even(shown.height * scale))];
  return [
    ['scale', `${scaled.join(':')}:flags=bicubic:out_color_matrix=bt709:out_range=tv`],
    isCropped ? ['crop', `${width}:${height}`] : ['pad', `${width}:${height}:(ow-iw)/2:(oh-ih)/2`],
  ];
};

const tagColours = (frame: Frame): void => {
  if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED)
    frame.colorSpace = frame.height >= 720 ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M;
  if (frame.colorRange === AVCOL_RANGE_UNSPECIFIED) frame.colorRange = AVCOL_RANGE_MPEG;
};

export const createPictureFilter = (
  first: Frame,
  video: { width: number; height: number; watermark: boolean },
  threads: number,
): FrameFilter => {
  tagColours(first);
  const mark = video.watermark ? drawWatermark(video) : null;
  const chain = createChain(
    [
      [
        'buffer',
        `video_size=${first.width}x${first.height}:pix_fmt=${first.format}:time_base=1/${pictureTimeBaseDenominator}` +
          `:pixel_aspect=1/1:colorspace=${first.colorSpace}:range=${first.colorRange}`,
      ],
      ...(turns[rotationOf(first)] ?? []),
      ...fitSteps(shownSize(first), video),
      ['setsar', '1'],
      ...(mark
        ? ([['overlay', `x=${mark.left}:y=${mark.top}:format=yuv420:alpha=premultiplied`]] as const)
        : []),
      ['format', 'yuv420p'],
      ['buffersink', ''],
    ],
    threads,
  );
  if (mark) {
    const source = chain.add(
      [
        'buffer',
        `video_size=${mark.width}x${mark.height}:pix_fmt=${AV_PIX_FMT_RGBA}:time_base=1/${pictureTimeBaseDenominator}:pixel_aspect=1/1`,
      ],
      99,
    );
    check(source.link(0, chain.filter('overlay')!, 1), 'link');
    chain.start();
    const picture = Frame.fromVideoBuffer(Buffer.from(mark.pixels), {
      width: mark.width,
      height: mark.height,
      format: AV_PIX_FMT_RGBA,
    });
    picture.pts = 0n;
    // Sent once: the filter repeats the last picture it was given.
    chain.push(picture, source);
    chain.push(null, source);
    picture.free();
  } else {
    chain.start();
  }
  return {
    push(frame) {
      if (frame) tagColours(frame);
      chain.push(frame);
    },
    pull: chain.pull,
    free: chain.free,
  };
};

export const createSoundFilter = (first: Frame, endSeconds: number, frameSize: number): FrameFilter => {
  const { order, mask, nbChannels } = first.channelLayout;
  const layout = order === AV_CHANNEL_ORDER_NATIVE ? `0x${mask.toString(16)}` : `${nbChannels}C`;
  const chain = createChain(
    [
      [
        'abuffer',
        `sample_rate=${first.sampleRate}:sample_fmt=${first.format}:channel_layout=${layout}:time_base=1/${first.sampleRate}`,
      ],
      // Sound that starts later than the picture gets silence before it.
      ['aresample', `${soundSampleRate}:async=1:first_pts=0`],
      ['aformat', 'sample_fmts=fltp:channel_layouts=stereo'],
      ...(Number.isFinite(endSeconds) ? ([['atrim', `end=${endSeconds}`]] as const) : []),
      ['asetnsamples', `n=${frameSize}:p=0`],
      ['abuffersink', ''],
    ],
    1,
  );
  chain.start();
  return chain;
};
