/**
 * The folder of the service's temporary files. A file that is left there is removed at a start, so it has a name that nothing else
 * has: a folder of the operator's own may be named as data folder, with a `tmp` of its own inside.
 */
import { join } from 'node:path';

export const scratchFolderOf = (dataDir: string): string => join(dataDir, 'kinora-tmp');
