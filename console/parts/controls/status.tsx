/** A video's status in words: a chip, and the known waiting time. */
import type { Video } from '../../api/types.ts';
import { duration } from '../data/format.ts';

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

export const waitText = (video: Video): string => {
  const left =
    video.estimated_seconds_left === undefined ? '' : `about ${duration(video.estimated_seconds_left)} left`;
  if (video.status === 'pending') {
    const position = video.queue_position;
    const line =
      position === undefined || position <= 0
        ? 'Queued'
        : position === 1
          ? 'Next in the queue'
          : `Number ${position} in the queue`;
    return [line, left].filter(Boolean).join(', ');
  }
  return [`${video.progress} %`, left].filter(Boolean).join(', ');
};
