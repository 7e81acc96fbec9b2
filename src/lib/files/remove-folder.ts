/** Removes a temporary folder with all that is in it. */
import { rm } from 'node:fs/promises';

/**
 * A process that was stopped may write for as long as a process has to stop: a file that it makes during the removal would leave
 * the folder there.
 */
const maxRetries = 14;
/** Each pause is longer by this. */
const retryDelay = 100;

export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries, retryDelay });
