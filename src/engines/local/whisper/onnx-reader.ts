/** Takes the weights out of an ONNX file, by the names of the operations that use them. */

import { readFields, readPackedVarints } from './protobuf.ts';

export type OnnxTensor = { dataType: number; dims: number[]; bytes: Uint8Array };

export const float32Type = 1;
export const uint8Type = 2;
export const int8Type = 3;
export const int64Type = 7;

export type OnnxFile = {
  tensors: Map<string, OnnxTensor>;
  /** The input names of each named operation, subgraphs included. */
  inputsByOperation: Map<string, string[]>;
};

export const readOnnx = (file: Uint8Array): OnnxFile => {
  const onnx: OnnxFile = { tensors: new Map(), inputsByOperation: new Map() };
  for (const { field, bytes } of readFields(file)) {
    if (field === 7) readGraph(bytes, onnx);
  }
  if (onnx.tensors.size === 0) throw new Error('The ONNX file has no weights.');
  return onnx;
};

const decoder = new TextDecoder();

const readGraph = (graph: Uint8Array, onnx: OnnxFile): void => {
  for (const { field, bytes } of readFields(graph)) {
    if (field === 5) readTensor(bytes, onnx);
    if (field === 1) readNode(bytes, onnx);
  }
};

const readTensor = (tensor: Uint8Array, onnx: OnnxFile): void => {
  let name = '';
  const read: OnnxTensor = { dataType: 0, dims: [], bytes: new Uint8Array(0) };
  for (const { field, varint, bytes } of readFields(tensor)) {
    if (field === 1) read.dims.push(...(bytes.length > 0 ? readPackedVarints(bytes) : [varint]));
    if (field === 2) read.dataType = varint;
    if (field === 8) name = decoder.decode(bytes);
    if (field === 9) read.bytes = bytes;
    if (field === 4) read.bytes = bytes;
    if (field === 5) read.bytes = Uint8Array.from(bytes.length > 0 ? readPackedVarints(bytes) : [varint]);
  }
  onnx.tensors.set(name, read);
};

const readNode = (node: Uint8Array, onnx: OnnxFile): void => {
  let name = '';
  const inputs: string[] = [];
  for (const { field, bytes } of readFields(node)) {
    if (field === 1) inputs.push(decoder.decode(bytes));
    if (field === 3) name = decoder.decode(bytes);
    if (field === 5) for (const part of readFields(bytes)) if (part.field === 6) readGraph(part.bytes, onnx);
  }
  if (name !== '') onnx.inputsByOperation.set(name, inputs);
};
