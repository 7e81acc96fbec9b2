/** The part of the protobuf wire format that is needed to read and rewrite an ONNX file without touching the rest. */

export type Field = {
  number: number;
  /** The value of a varint field; none in an ONNX file exceeds 2^53. */
  value: number;
  /** The content of a length-delimited or fixed field. */
  bytes: Buffer;
  /** The whole field with its tag, as in the file. */
  raw: Buffer;
};

const empty: Buffer = Buffer.alloc(0);

export function* readFields(message: Buffer): Generator<Field> {
  let position = 0;
  const readVarint = (): number => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[position++];
      if (byte === undefined) throw new Error('truncated protobuf message');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(BigInt.asIntN(64, value));
    }
  };
  while (position < message.length) {
    const start = position;
    const tag = readVarint();
    const wireType = tag & 7;
    let value = 0;
    let bytes = empty;
    if (wireType === 0) value = readVarint();
    else {
      const length = wireType === 2 ? readVarint() : wireType === 5 ? 4 : wireType === 1 ? 8 : -1;
      if (length < 0 || position + length > message.length) throw new Error('malformed protobuf message');
      bytes = message.subarray(position, position + length);
      position += length;
    }
    yield { number: tag >>> 3, value, bytes, raw: message.subarray(start, position) };
  }
}

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
};

export const varintField = (number: number, value: number): Buffer =>
  Buffer.concat([varint(number * 8), varint(value)]);

export const floatField = (number: number, value: number): Buffer =>
  Buffer.concat([varint(number * 8 + 5), Buffer.from(Float32Array.of(value).buffer)]);

/** The pieces of a length-delimited field; the payload is not copied, so large tensors stay one buffer. */
export const bytesField = (number: number, ...payload: Buffer[]): Buffer[] => [
  varint(number * 8 + 2),
  varint(payload.reduce((total, part) => total + part.length, 0)),
  ...payload,
];

export const textField = (number: number, text: string): Buffer[] => bytesField(number, Buffer.from(text));

/** Repeated integers, packed or not. */
export const readIntegers = (field: Field): number[] => {
  if (field.bytes.length === 0) return [field.value];
  const values: number[] = [];
  let value = 0n;
  let shift = 0n;
  for (const byte of field.bytes) {
    value |= BigInt(byte & 127) << shift;
    shift += 7n;
    if (byte < 128) {
      values.push(Number(BigInt.asIntN(64, value)));
      value = 0n;
      shift = 0n;
    }
  }
  return values;
};
