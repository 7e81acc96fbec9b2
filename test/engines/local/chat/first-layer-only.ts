/** A language model in GGUF without the layers after the first. */
import type { FileHandle } from 'node:fs/promises';

/** More than the words of the tokeniser, the settings and the list of tensors take. */
const headBytes = 8 << 20;
/** Of the types of values, by number; the others are texts (8) and lists (9). */
const valueBytes: Record<number, number> = {
  ...{ 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 },
};
const [textType, listType] = [8, 9];
/** The value of `general.alignment` in a file that has none. */
const alignment = 32;
const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

const createReader = (head: Buffer) => {
  let at = 0;
  const take = (bytes: number) => {
    at += bytes;
    return at - bytes;
  };
  const number = () => head.readUInt32LE(take(4));
  const long = () => Number(head.readBigUInt64LE(take(8)));
  const text = () => {
    const bytes = long();
    return head.toString('utf8', take(bytes), at);
  };
  const skipValue = (type = number()): void => {
    if (type === textType) text();
    else if (type === listType) {
      const [itemType, items] = [number(), long()];
      for (let item = 0; item < items; item += 1) skipValue(itemType);
    } else take(valueBytes[type]!);
  };
  return { position: () => at, number, long, text, skipValue };
};

type Tensor = { name: string; offset: number; infoFrom: number; infoTo: number };

export async function* firstLayerOnly(file: FileHandle): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(headBytes);
  await file.read(head, 0, headBytes, 0);
  const read = createReader(head);
  if (read.number() !== 0x46554747) throw new Error('This is no model in GGUF.');
  read.number();
  const tensorCountAt = read.position();
  const [tensorCount, settingCount] = [read.long(), read.long()];
  for (let setting = 0; setting < settingCount; setting += 1) {
    const name = read.text();
    if (name.endsWith('.block_count')) head.writeUInt32LE(1, read.position() + 4);
    read.skipValue();
  }
  const settingsEnd = read.position();
  const tensors = Array.from({ length: tensorCount }, (): Tensor => {
    const infoFrom = read.position();
    const name = read.text();
    const dimensions = read.number();
    for (let dimension = 0; dimension < dimensions; dimension += 1) read.long();
    read.number();
    return { name, infoFrom, offset: read.long(), infoTo: read.position() };
  });
  const dataFrom = aligned(read.position());
  const { size } = await file.stat();
  const offsets = [...tensors.map(({ offset }) => offset), size - dataFrom].toSorted((a, b) => a - b);
  const bytesOf = ({ offset }: Tensor) => offsets[offsets.indexOf(offset) + 1]! - offset;

  const kept = tensors.filter(({ name }) => !/^blk\.[1-9]/.test(name));
  head.writeBigUInt64LE(BigInt(kept.length), tensorCountAt);
  let offset = 0;
  const infos = kept.map((tensor) => {
    const info = Buffer.from(head.subarray(tensor.infoFrom, tensor.infoTo));
    info.writeBigUInt64LE(BigInt(offset), info.length - 8);
    offset += aligned(bytesOf(tensor));
    return info;
  });
  const start = Buffer.concat([head.subarray(0, settingsEnd), ...infos]);
  yield Buffer.concat([start, Buffer.alloc(aligned(start.length) - start.length)]);
  for (const tensor of kept) {
    const data = Buffer.alloc(aligned(bytesOf(tensor)));
    await file.read(data, 0, bytesOf(tensor), dataFrom + tensor.offset);
    yield data;
  }
}
