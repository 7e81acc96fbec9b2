import type { Video } from '../../api/types.ts';

/** How long it was made, without the time it waited; null when it was not finished. */
export const makingSeconds = ({ status, started_at, completed_at }: Video): number | null =>
  status === 'completed' && started_at != null && completed_at != null ? completed_at - started_at : null;
