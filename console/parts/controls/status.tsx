/** A video's state in words: a chip, and what is known of the wait. */
import type { Video } from '../../api/types.ts';
import { duration } from '../data/format.ts';

const chips = {
  pending: { label: 'In line', kind: '' },
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
    const place = video.queue_position;
    const line =
      place === undefined || place <= 0
        ? 'In line'
        : place === 1
          ? 'Next in line'
          : `Number ${place} in line`;
    return [line, left].filter(Boolean).join(', ');
  }
  return [`${video.progress} %`, left].filter(Boolean).join(', ');
};
