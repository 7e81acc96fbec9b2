/** A ZIP archive of files that are compressed already, written while they are read; its length is known before. */
import { crc32 } from 'node:zlib';

export type ZipEntry = {
  name: string;
  sizeBytes: number;
  modified: Date;
  read: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
};

const localBytes = 30;
const descriptorBytes = 16;
const centralBytes = 46;
const endBytes = 22;
/** Beyond it the format needs other fields. */
export const maxZipBytes = 0xffff_ffff;

/** Names are UTF-8, and sizes follow the data. */
const flags = 0x0808;

const dosTime = (date: Date): number =>
  ((date.getUTCFullYear() - 1980) << 25) |
  ((date.getUTCMonth() + 1) << 21) |
  (date.getUTCDate() << 16) |
  (date.getUTCHours() << 11) |
  (date.getUTCMinutes() << 5) |
  (date.getUTCSeconds() >> 1);

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value >>> 0, at, bytes);
  return buffer;
};

const nameBytes = ({ name }: ZipEntry): number => Buffer.byteLength(name);

export const zipLength = (entries: ZipEntry[]): number =>
  entries.reduce(
    (sum, entry) =>
      sum + localBytes + descriptorBytes + centralBytes + 2 * nameBytes(entry) + entry.sizeBytes,
    endBytes,
  );

export async function* zipStream(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const time = dosTime(entry.modified);
    const name = Buffer.from(entry.name);
    const start = offset;
    yield Buffer.concat([
      numbers(
        [4, 0x0403_4b50],
        [2, 20],
        [2, flags],
        [2, 0],
        [4, time],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, name.length],
        [2, 0],
      ),
      name,
    ]);
    let sum = 0;
    let size = 0;
    for await (const chunk of await entry.read()) {
      sum = crc32(chunk, sum);
      size += chunk.length;
      yield chunk;
    }
    if (size !== entry.sizeBytes) throw new Error(`${entry.name} changed while it was read`);
    yield numbers([4, 0x0807_4b50], [4, sum], [4, size], [4, size]);
    offset += localBytes + name.length + size + descriptorBytes;
    central.push(
      numbers(
        [4, 0x0201_4b50],
        [2, 20],
        [2, 20],
        [2, flags],
        [2, 0],
        [4, time],
        [4, sum],
        [4, size],
        [4, size],
      ),
      numbers([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      name,
    );
  }
  const directory = Buffer.concat(central);
  yield directory;
  const count = entries.length;
  yield numbers(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}
