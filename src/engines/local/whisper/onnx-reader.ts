/** Takes the weights out of an ONNX file, by the names of the operations that use them. */

import { readFields, readIntegers } from '../protobuf.ts';

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

export const readOnnx = (file: Buffer): OnnxFile => {
  const onnx: OnnxFile = { tensors: new Map(), inputsByOperation: new Map() };
  for (const { number: field, bytes } of readFields(file)) {
    if (field === 7) readGraph(bytes, onnx);
  }
  if (onnx.tensors.size === 0) throw new Error('The ONNX file has no weights.');
  return onnx;
};

const readGraph = (graph: Buffer, onnx: OnnxFile): void => {
  for (const { number: field, bytes } of readFields(graph)) {
    if (field === 5) readTensor(bytes, onnx);
    if (field === 1) readNode(bytes, onnx);
  }
};

const readTensor = (tensor: Buffer, onnx: OnnxFile): void => {
  let name = '';
  const read: OnnxTensor = { dataType: 0, dims: [], bytes: new Uint8Array(0) };
  for (const field of readFields(tensor)) {
    if (field.number === 1) read.dims.push(...readIntegers(field));
    if (field.number === 2) read.dataType = field.value;
    if (field.number === 4) read.bytes = field.bytes;
    if (field.number === 5) read.bytes = Uint8Array.from(readIntegers(field));
    if (field.number === 8) name = field.bytes.toString();
    if (field.number === 9) read.bytes = field.bytes;
  }
  onnx.tensors.set(name, read);
};

const readNode = (node: Buffer, onnx: OnnxFile): void => {
  let name = '';
  const inputs: string[] = [];
  for (const { number: field, bytes } of readFields(node)) {
    if (field === 1) inputs.push(bytes.toString());
    if (field === 3) name = bytes.toString();
    if (field === 5) for (const part of readFields(bytes)) if (part.number === 6) readGraph(part.bytes, onnx);
  }
  if (name !== '') onnx.inputsByOperation.set(name, inputs);
};
