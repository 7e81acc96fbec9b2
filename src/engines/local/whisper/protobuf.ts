/** The little of the protobuf wire format that ONNX files need. */

export type WireField = { field: number; varint: number; bytes: Uint8Array };

const empty = new Uint8Array(0);

const readVarint = (buffer: Uint8Array, start: number): { value: number; next: number } => {
  let value = 0n;
  let shift = 0n;
  let next = start;
  for (;;) {
    const byte = buffer[next++];
    if (byte === undefined) throw new Error('protobuf: the data ends inside a number');
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return { value: Number(BigInt.asIntN(64, value)), next };
    shift += 7n;
  }
};

export function* readFields(buffer: Uint8Array): Generator<WireField> {
  let at = 0;
  while (at < buffer.length) {
    const tag = readVarint(buffer, at);
    at = tag.next;
    const field = tag.value >> 3;
    const wireType = tag.value & 7;
    if (wireType === 0) {
      const number = readVarint(buffer, at);
      at = number.next;
      yield { field, varint: number.value, bytes: empty };
      continue;
    }
    let length = wireType === 5 ? 4 : 8;
    if (wireType === 2) {
      const size = readVarint(buffer, at);
      length = size.value;
      at = size.next;
    } else if (wireType !== 5 && wireType !== 1) {
      throw new Error(`protobuf: unknown wire type ${wireType}`);
    }
    if (at + length > buffer.length) throw new Error('protobuf: the data ends inside a field');
    yield { field, varint: 0, bytes: buffer.subarray(at, at + length) };
    at += length;
  }
}

export const readPackedVarints = (bytes: Uint8Array): number[] => {
  const values: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, next } = readVarint(bytes, at);
    values.push(value);
    at = next;
  }
  return values;
};

const varint = (value: number): Uint8Array => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
};

/** A message under construction: chunks are joined once at the end, so large tensors are copied once. */
export type Message = Uint8Array[];

export const sizeOf = (message: Message): number => message.reduce((sum, chunk) => sum + chunk.length, 0);

export const numberField = (field: number, value: number): Message => [varint(field << 3), varint(value)];

export const floatField = (field: number, value: number): Message => [
  varint((field << 3) | 5),
  new Uint8Array(Float32Array.of(value).buffer),
];

export const bytesField = (field: number, message: Message): Message => [
  varint((field << 3) | 2),
  varint(sizeOf(message)),
  ...message,
];

export const textField = (field: number, text: string): Message =>
  bytesField(field, [new TextEncoder().encode(text)]);
