/** The parts of an ONNX model that the rewriting of its convolutions needs to see and make. */
import { bytesField, type Field, readFields, readIntegers, textField, varintField } from '../../protobuf.ts';

/** Field numbers of onnx.proto. */
const modelGraph = 7;
const modelOperatorSet = 8;
const graphNode = 1;
const graphInitializer = 5;
const graphOutput = 12;

/** The runtime's own operators. */
export const runtimeDomain = 'com.microsoft';

export const tensorType = { float: 1, uint8: 2, int8: 3, int64: 7 } as const;

export type Node = {
  operator: string;
  name: string;
  inputs: string[];
  outputs: string[];
  /** Attributes as they stand in the file, tag included. */
  attributes: Buffer[];
  domain?: string;
};

export type Tensor = { name: string; type: number; dims: number[]; data: Buffer };

export const readNode = (bytes: Buffer): Node => {
  const node: Node = { operator: '', name: '', inputs: [], outputs: [], attributes: [] };
  for (const field of readFields(bytes)) {
    if (field.number === 1) node.inputs.push(field.bytes.toString());
    else if (field.number === 2) node.outputs.push(field.bytes.toString());
    else if (field.number === 3) node.name = field.bytes.toString();
    else if (field.number === 4) node.operator = field.bytes.toString();
    else if (field.number === 5) node.attributes.push(field.raw);
  }
  return node;
};

export const writeNode = (node: Node): Buffer[] =>
  bytesField(
    graphNode,
    ...node.inputs.flatMap((name) => textField(1, name)),
    ...node.outputs.flatMap((name) => textField(2, name)),
    ...textField(3, node.name),
    ...textField(4, node.operator),
    ...node.attributes,
    ...(node.domain ? textField(7, node.domain) : []),
  );

const attributeKind = { integer: 2, integers: 7 } as const;

export const integerAttribute = (name: string, value: number): Buffer =>
  Buffer.concat(
    bytesField(5, ...textField(1, name), varintField(3, value), varintField(20, attributeKind.integer)),
  );

export const integersAttribute = (name: string, values: number[]): Buffer =>
  Buffer.concat(
    bytesField(
      5,
      ...textField(1, name),
      ...values.map((value) => varintField(8, value)),
      varintField(20, attributeKind.integers),
    ),
  );

export const readIntegersAttribute = (node: Node, name: string): number[] => {
  for (const attribute of node.attributes) {
    const [outer] = readFields(attribute);
    const fields = [...readFields(outer!.bytes)];
    if (fields.find((field) => field.number === 1)?.bytes.toString() !== name) continue;
    return fields.filter((field) => field.number === 8).flatMap(readIntegers);
  }
  throw new Error(`node ${node.name} has no attribute ${name}`);
};

export const readTensor = (bytes: Buffer): Tensor => {
  const tensor: Tensor = { name: '', type: 0, dims: [], data: Buffer.alloc(0) };
  for (const field of readFields(bytes)) {
    if (field.number === 1) tensor.dims.push(...readIntegers(field));
    else if (field.number === 2) tensor.type = field.value;
    else if (field.number === 8) tensor.name = field.bytes.toString();
    else if (field.number === 9) tensor.data = field.bytes;
  }
  return tensor;
};

export const writeTensor = (tensor: Tensor): Buffer[] =>
  bytesField(
    graphInitializer,
    ...tensor.dims.map((size) => varintField(1, size)),
    varintField(2, tensor.type),
    ...textField(8, tensor.name),
    ...bytesField(9, tensor.data),
  );

export const floatTensor = (name: string, dims: number[], values: Float32Array): Tensor => ({
  name,
  type: tensorType.float,
  dims,
  data: Buffer.from(values.buffer, values.byteOffset, values.byteLength),
});

export type GraphEdit = {
  /** The fields that stand in a node's or tensor's place, or undefined to keep it. */
  replaceNode(node: Node): Buffer[] | undefined;
  replaceTensor(tensor: Tensor): Buffer[] | undefined;
  /** Inner float values to hand out as well. */
  extraOutputs: string[];
};

const outputField = (name: string): Buffer[] =>
  bytesField(
    graphOutput,
    ...textField(1, name),
    ...bytesField(2, ...bytesField(1, varintField(1, tensorType.float))),
  );

/** Tensors are seen before nodes, whatever their order in the file. */
export const editGraph = (model: Buffer, edit: GraphEdit): Buffer => {
  const editOf = (field: Field): Buffer[] | undefined => {
    if (field.number === graphNode) return edit.replaceNode(readNode(field.bytes));
    if (field.number === graphInitializer) return edit.replaceTensor(readTensor(field.bytes));
    return undefined;
  };
  const pieces: Buffer[] = [];
  for (const field of readFields(model)) {
    if (field.number !== modelGraph) {
      pieces.push(field.raw);
      continue;
    }
    const fields = [...readFields(field.bytes)];
    const ordered = [
      ...fields.filter((part) => part.number === graphInitializer),
      ...fields.filter((part) => part.number !== graphInitializer),
    ];
    pieces.push(
      ...bytesField(
        modelGraph,
        ...ordered.flatMap((part) => editOf(part) ?? [part.raw]),
        ...edit.extraOutputs.flatMap(outputField),
      ),
    );
  }
  pieces.push(...bytesField(modelOperatorSet, ...textField(1, runtimeDomain), varintField(2, 1)));
  return Buffer.concat(pieces);
};

export type Convolution = { node: Node; weight: Tensor };

/** Convolutions whose weight is a constant three-dimensional float tensor of the file. */
export const findConvolutions = (model: Buffer): Convolution[] => {
  const weights = new Map<string, Tensor>();
  const nodes: Node[] = [];
  for (const part of readFields(model)) {
    if (part.number !== modelGraph) continue;
    for (const field of readFields(part.bytes)) {
      if (field.number === graphInitializer) {
        const tensor = readTensor(field.bytes);
        if (tensor.type === tensorType.float && tensor.dims.length === 3) weights.set(tensor.name, tensor);
      } else if (field.number === graphNode) {
        const node = readNode(field.bytes);
        if (node.operator === 'Conv') nodes.push(node);
      }
    }
  }
  return nodes.flatMap((node) => {
    const weight = weights.get(node.inputs[1] ?? '');
    return weight ? [{ node, weight }] : [];
  });
};
