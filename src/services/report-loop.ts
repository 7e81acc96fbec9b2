/**
 * Reports what this process used of shared limits to the database, one report at a time; requests that arrive during one
 * are in the next. Without a response in time the database counts as unavailable, and nobody waits for it.
 */
import type { Logger } from '../lib/logger.ts';

const maxWaitMs = 1000;

export const createReportLoop = (deps: {
  report: () => Promise<void>;
  /** Whether another report is due after a successful one. */
  isMoreDue: () => boolean;
  onUnavailable: () => void;
  /** For the log. */
  what: string;
  logger: Logger;
}) => {
  const { what, logger } = deps;
  let isReporting = false;
  let isUnavailable = false;

  const setUnavailable = (unavailable: boolean) => {
    if (unavailable !== isUnavailable)
      logger.warn(
        unavailable
          ? `${what} are counted by this process alone while the database is unavailable`
          : `${what} are shared again`,
      );
    isUnavailable = unavailable;
    if (unavailable) deps.onUnavailable();
  };

  const reportNow = async (): Promise<void> => {
    if (isReporting) return;
    isReporting = true;
    // If the event loop was blocked, the response may already be buffered; setImmediate lets it be read first.
    const late = setTimeout(() => setImmediate(() => isReporting && setUnavailable(true)), maxWaitMs);
    await deps.report().then(
      () => setUnavailable(false),
      () => setUnavailable(true),
    );
    clearTimeout(late);
    isReporting = false;
    if (!isUnavailable && deps.isMoreDue()) void reportNow();
  };

  return { reportNow, isUnavailable: () => isUnavailable };
};
