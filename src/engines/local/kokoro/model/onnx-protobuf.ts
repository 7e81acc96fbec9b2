/** Just enough of the protobuf wire format to read and rewrite an ONNX file without touching what we do not change. */

export type Field = {
  number: number;
  /** The value of a varint field. */
  value: bigint;
  /** The content of a length-delimited or fixed field. */
  bytes: Buffer;
  /** The whole field with its tag, as it stands in the file. */
  raw: Buffer;
};

const empty: Buffer = Buffer.alloc(0);

export function* readFields(message: Buffer): Generator<Field> {
  let position = 0;
  const readVarint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[position++];
      if (byte === undefined) throw new Error('truncated protobuf message');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (position < message.length) {
    const start = position;
    const tag = Number(readVarint());
    const wireType = tag & 7;
    let value = 0n;
    let bytes = empty;
    if (wireType === 0) value = readVarint();
    else {
      const length = wireType === 2 ? Number(readVarint()) : wireType === 5 ? 4 : wireType === 1 ? 8 : -1;
      if (length < 0 || position + length > message.length) throw new Error('malformed protobuf message');
      bytes = message.subarray(position, position + length);
      position += length;
    }
    yield { number: tag >>> 3, value, bytes, raw: message.subarray(start, position) };
  }
}

export const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
};

export const varintField = (number: number, value: number): Buffer =>
  Buffer.concat([varint(number * 8), varint(value)]);

/** The pieces of a length-delimited field; the payload is not copied, so large tensors stay one buffer. */
export const bytesField = (number: number, ...payload: Buffer[]): Buffer[] => [
  varint(number * 8 + 2),
  varint(payload.reduce((total, part) => total + part.length, 0)),
  ...payload,
];

export const textField = (number: number, text: string): Buffer[] => bytesField(number, Buffer.from(text));

/** Repeated integers, packed or not. */
export const readIntegers = (field: Field): number[] => {
  if (field.bytes.length === 0) return [Number(field.value)];
  const values: number[] = [];
  let value = 0;
  let scale = 1;
  for (const byte of field.bytes) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte < 128) {
      values.push(value);
      value = 0;
      scale = 1;
    }
  }
  return values;
};
