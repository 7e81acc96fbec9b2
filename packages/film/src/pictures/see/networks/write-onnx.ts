/** Writes an ONNX model: nodes, weights, inputs and outputs, as onnx.proto numbers their fields. */

type Attribute = number | readonly number[] | string;
export type OnnxNode = {
  operator: string;
  inputs: readonly string[];
  output: string;
  attributes?: Record<string, Attribute>;
};
export type OnnxTensor = { name: string; dims: readonly number[]; data: Float32Array | BigInt64Array };
export type OnnxGraph = {
  nodes: OnnxNode[];
  tensors: OnnxTensor[];
  input: { name: string; dims: readonly number[] };
  outputs: readonly string[];
};

const irVersion = 8;
const operatorSetVersion = 18;
const elementType = { float: 1, int64: 7 } as const;
const attributeType = { integer: 2, text: 3, integers: 7 } as const;

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
};

const integerField = (number: number, value: number): Buffer =>
  Buffer.concat([varint(number * 8), varint(value)]);

const bytesField = (number: number, ...content: Buffer[]): Buffer => {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([varint(number * 8 + 2), varint(length), ...content]);
};

const textField = (number: number, text: string): Buffer => bytesField(number, Buffer.from(text));

const attributeField = ([name, value]: [string, Attribute]): Buffer => {
  const content =
    typeof value === 'number'
      ? [integerField(3, value), integerField(20, attributeType.integer)]
      : typeof value === 'string'
        ? [textField(4, value), integerField(20, attributeType.text)]
        : [...value.map((item) => integerField(8, item)), integerField(20, attributeType.integers)];
  return bytesField(5, textField(1, name), ...content);
};

const nodeField = ({ operator, inputs, output, attributes = {} }: OnnxNode): Buffer =>
  bytesField(
    1,
    ...inputs.map((name) => textField(1, name)),
    textField(2, output),
    textField(4, operator),
    ...Object.entries(attributes).map(attributeField),
  );

const tensorField = ({ name, dims, data }: OnnxTensor): Buffer =>
  bytesField(
    5,
    ...dims.map((size) => integerField(1, size)),
    integerField(2, data instanceof Float32Array ? elementType.float : elementType.int64),
    textField(8, name),
    bytesField(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  );

const valueField = (number: number, name: string, dims: readonly number[] | null): Buffer => {
  const shape = dims && bytesField(2, ...dims.map((size) => bytesField(1, integerField(1, size))));
  const type = bytesField(1, integerField(1, elementType.float), ...(shape ? [shape] : []));
  return bytesField(number, textField(1, name), bytesField(2, type));
};

export const writeOnnx = ({ nodes, tensors, input, outputs }: OnnxGraph): Buffer =>
  Buffer.concat([
    integerField(1, irVersion),
    bytesField(8, textField(1, ''), integerField(2, operatorSetVersion)),
    bytesField(
      7,
      ...nodes.map(nodeField),
      textField(2, 'graph'),
      ...tensors.map(tensorField),
      valueField(11, input.name, input.dims),
      ...outputs.map((name) => valueField(12, name, null)),
    ),
  ]);
