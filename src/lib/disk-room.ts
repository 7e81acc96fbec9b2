/** Whether there is room on the disks of these folders for some more uploads and videos. */
import { statfs } from 'node:fs/promises';

const neededBytes = 64 * 1024 * 1024;

export const hasRoom = async (folders: string[]): Promise<boolean> => {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return disks.every(({ bavail, bsize }) => bavail * bsize >= neededBytes);
};
