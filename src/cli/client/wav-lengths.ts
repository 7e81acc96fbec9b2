/** The header of a WAV file that was streamed before its length was known: players would take it to last for hours. */
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

const unknown = 0xffff_ffff;
const [riffSizeAt, dataAt, dataSizeAt, headerBytes] = [4, 36, 40, 44];

/** Writes the lengths of a complete file into its header; any other file is left as it is. */
export const writeWavLengths = (path: string): void => {
  const file = openSync(path, 'r+');
  try {
    const header = Buffer.alloc(headerBytes);
    const isWhole = readSync(file, header, 0, headerBytes, 0) === headerBytes;
    const isStreamed =
      isWhole &&
      header.toString('latin1', 0, 4) === 'RIFF' &&
      header.toString('latin1', dataAt, dataSizeAt) === 'data' &&
      header.readUInt32LE(dataSizeAt) === unknown;
    const { size } = fstatSync(file);
    if (!isStreamed || size >= unknown) return;
    header.writeUInt32LE(size - riffSizeAt - 4, riffSizeAt);
    header.writeUInt32LE(size - headerBytes, dataSizeAt);
    writeSync(file, header, 0, headerBytes, 0);
  } finally {
    closeSync(file);
  }
};
