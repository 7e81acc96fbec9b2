/** Nodes and tensors of an ONNX model, as onnx.proto numbers their fields. */
import { bytesField, floatField, readFields, readIntegers, textField, varintField } from './protobuf.ts';

export const modelField = { irVersion: 1, graph: 7, operatorSet: 8 } as const;
export const graphField = { node: 1, name: 2, tensor: 5, input: 11, output: 12 } as const;
const attributeField = 5;

/** The operators of ONNX Runtime itself. */
export const runtimeDomain = 'com.microsoft';

export const tensorType = { float: 1, uint8: 2, int8: 3, int64: 7, boolean: 9 } as const;

export type GraphNode = {
  operator: string;
  name: string;
  /** An empty name leaves an input or output out. */
  inputs: string[];
  outputs: string[];
  /** Attributes as in the file, tag included. */
  attributes: Buffer[];
  domain?: string | undefined;
};

export type Tensor = { type: number; dims: number[]; data: Buffer };
export type NamedTensor = Tensor & { name: string };

export const readNode = (bytes: Buffer): GraphNode => {
  const node: GraphNode = { operator: '', name: '', inputs: [], outputs: [], attributes: [] };
  for (const field of readFields(bytes)) {
    if (field.number === 1) node.inputs.push(field.bytes.toString());
    else if (field.number === 2) node.outputs.push(field.bytes.toString());
    else if (field.number === 3) node.name = field.bytes.toString();
    else if (field.number === 4) node.operator = field.bytes.toString();
    else if (field.number === attributeField) node.attributes.push(field.raw);
  }
  return node;
};

export const writeNode = (node: GraphNode): Buffer[] =>
  bytesField(
    graphField.node,
    ...node.inputs.flatMap((name) => textField(1, name)),
    ...node.outputs.flatMap((name) => textField(2, name)),
    ...textField(3, node.name),
    ...textField(4, node.operator),
    ...node.attributes,
    ...(node.domain ? textField(7, node.domain) : []),
  );

export type AttributeValue = number | number[] | { float: number };

const attributeType = { float: 1, integer: 2, integers: 7 } as const;

const attributeContent = (value: AttributeValue): Buffer[] => {
  if (Array.isArray(value))
    return [...value.map((item) => varintField(8, item)), varintField(20, attributeType.integers)];
  return typeof value === 'number'
    ? [varintField(3, value), varintField(20, attributeType.integer)]
    : [floatField(2, value.float), varintField(20, attributeType.float)];
};

export const attribute = (name: string, value: AttributeValue): Buffer =>
  Buffer.concat(bytesField(attributeField, ...textField(1, name), ...attributeContent(value)));

export const readIntegersAttribute = (node: GraphNode, name: string): number[] => {
  for (const given of node.attributes) {
    const [outer] = readFields(given);
    const fields = [...readFields(outer!.bytes)];
    if (fields.find((field) => field.number === 1)?.bytes.toString() !== name) continue;
    return fields.filter((field) => field.number === 8).flatMap(readIntegers);
  }
  throw new Error(`node ${node.name} has no attribute ${name}`);
};

/** The graphs inside a node: the branches of an If, the body of a Loop. */
export const readSubgraphs = (node: GraphNode): Buffer[] =>
  node.attributes.flatMap((given) => {
    const [outer] = readFields(given);
    return [...readFields(outer!.bytes)].filter(({ number }) => number === 6).map(({ bytes }) => bytes);
  });

export const readTensor = (bytes: Buffer): NamedTensor => {
  const tensor: NamedTensor = { name: '', type: 0, dims: [], data: Buffer.alloc(0) };
  for (const field of readFields(bytes)) {
    if (field.number === 1) tensor.dims.push(...readIntegers(field));
    else if (field.number === 2) tensor.type = field.value;
    else if (field.number === 8) tensor.name = field.bytes.toString();
    // Floats, or any type as raw bytes; small integers are written one by one.
    else if (field.number === 4 || field.number === 9) tensor.data = field.bytes;
    else if (field.number === 5) tensor.data = Buffer.from(readIntegers(field));
  }
  return tensor;
};

export const writeTensor = (tensor: NamedTensor): Buffer[] =>
  bytesField(
    graphField.tensor,
    ...tensor.dims.map((size) => varintField(1, size)),
    varintField(2, tensor.type),
    ...textField(8, tensor.name),
    ...bytesField(9, tensor.data),
  );

export const floatTensor = (dims: number[], values: Float32Array): Tensor => ({
  type: tensorType.float,
  dims,
  data: Buffer.from(values.buffer, values.byteOffset, values.byteLength),
});
