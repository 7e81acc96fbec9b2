/** The top-level boxes of an MP4 or QuickTime file: enough to see its layout and whether it is complete. */
import { open } from 'node:fs/promises';

type Mp4Box = {
  kind: string;
  /** The brand, for the first box. */
  brand: string;
  endByte: number;
};

const headerBytes = 16;
/** A fragmented video has two for each fragment. */
const maxBoxes = 20_000;
const boxKind = /^[\x20-\x7e]{4}$/;

/** In order; stops at the end of the file or at the first invalid box. */
export async function* mp4Boxes(path: string): AsyncGenerator<Mp4Box> {
  await using file = await open(path);
  const { size } = await file.stat();
  const header = Buffer.alloc(headerBytes);
  for (let at = 0, boxes = 0; at < size && boxes < maxBoxes; boxes += 1) {
    const { bytesRead } = await file.read(header, 0, headerBytes, at);
    if (bytesRead < 8) return;
    const kind = header.toString('latin1', 4, 8);
    if (!boxKind.test(kind)) return;
    const short = header.readUInt32BE(0);
    const long = short === 1 && bytesRead === headerBytes ? Number(header.readBigUInt64BE(8)) : short;
    // Size zero means up to the end of the file.
    const endByte = long === 0 ? size : at + long;
    yield { kind, brand: header.toString('latin1', 8, 12), endByte };
    if (endByte < at + 8) return;
    at = endByte;
  }
}

/** False for a file whose last box is truncated. True for files of other kinds. */
export const isWholeMp4 = async (path: string, sizeBytes: number): Promise<boolean> => {
  let isMp4 = false;
  let endByte = 0;
  for await (const box of mp4Boxes(path)) {
    isMp4 ||= box.kind === 'ftyp';
    if (!isMp4) return true;
    endByte = box.endByte;
  }
  return endByte <= sizeBytes;
};
