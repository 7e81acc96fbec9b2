/** A video's status in words: a chip, and the known waiting time. */

import type { Video } from '../../api/types.ts';
import { duration } from '../data/format.ts';
import { say, sayCount, sayList, sayWord } from '../text/say.ts';

const chips = {
  pending: { label: 'Queued', kind: '' },
  processing: { label: 'Making', kind: 'accent' },
  completed: { label: 'Ready', kind: 'good' },
  failed: { label: 'Failed', kind: 'bad' },
} as const;

export const StatusChip = ({ status }: { status: Video['status'] }) => {
  const { label, kind } = chips[status] ?? { label: status, kind: '' };
  return <span class={`chip ${kind}`}>{sayWord(label)}</span>;
};

const stageNames = {
  reading: 'Reading the prompt',
  staging: 'Building the scene',
  drawing: 'Drawing',
  encoding: 'Finishing the film',
} as const;

export const leftText = ({ estimated_seconds_left: seconds }: Video): string =>
  seconds === undefined ? '' : say('about {time} left', { time: duration(seconds) });

/** The present state: how many are before it, or the stage it is in. */
export const stageText = (video: Video): string => {
  if (video.status === 'pending') {
    // The position counts the video itself.
    const before = (video.queue_position ?? 0) - 1;
    if (before < 0) return say('Queued');
    if (before === 0) return say('Starts next');
    return sayCount(before, '1 video before it', '{count} videos before it');
  }
  return say(video.stage ? stageNames[video.stage] : 'Being made');
};

export const waitText = (video: Video): string =>
  sayList([video.status === 'pending' ? stageText(video) : `${video.progress} %`, leftText(video)]);
