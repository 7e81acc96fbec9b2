/** A video's status in words: a chip, and the known waiting time. */
import type { Video } from '../../api/types.ts';
import { duration, plural } from '../data/format.ts';

const chips = {
  pending: { label: 'Queued', kind: '' },
  processing: { label: 'Making', kind: 'accent' },
  completed: { label: 'Ready', kind: 'good' },
  failed: { label: 'Failed', kind: 'bad' },
} as const;

export const StatusChip = ({ status }: { status: Video['status'] }) => {
  const { label, kind } = chips[status] ?? { label: status, kind: '' };
  return <span class={`chip ${kind}`}>{label}</span>;
};

const stageNames = {
  reading: 'Reading the prompt',
  staging: 'Building the scene',
  drawing: 'Drawing',
  encoding: 'Finishing the film',
} as const;

export const leftText = ({ estimated_seconds_left: seconds }: Video): string =>
  seconds === undefined ? '' : `about ${duration(seconds)} left`;

/** What happens now: how many are before it, or the stage it is in. */
export const stageText = (video: Video): string => {
  if (video.status === 'pending') {
    // The position counts the video itself.
    const before = (video.queue_position ?? 0) - 1;
    if (before < 0) return 'Queued';
    return before === 0 ? 'Starts next' : `${plural(before, 'video')} before it`;
  }
  return video.stage ? stageNames[video.stage] : 'Being made';
};

export const waitText = (video: Video): string =>
  [video.status === 'pending' ? stageText(video) : `${video.progress} %`, leftText(video)]
    .filter(Boolean)
    .join(', ');
