/** The weights of an ONNX file, and the operations that use them. */
import {
  type GraphNode,
  graphField,
  modelField,
  type NamedTensor,
  readNode,
  readSubgraphs,
  readTensor,
} from './model-parts.ts';
import { readFields } from './protobuf.ts';

export type OnnxWeights = {
  tensors: Map<string, NamedTensor>;
  /** Operations by name, subgraphs included. */
  operations: Map<string, GraphNode>;
};

export const readOnnxWeights = (file: Buffer): OnnxWeights => {
  const weights: OnnxWeights = { tensors: new Map(), operations: new Map() };
  for (const { number, bytes } of readFields(file))
    if (number === modelField.graph) readGraph(bytes, weights);
  if (weights.tensors.size === 0) throw new Error('The ONNX file has no weights.');
  return weights;
};

const readGraph = (graph: Buffer, weights: OnnxWeights): void => {
  for (const { number, bytes } of readFields(graph)) {
    if (number === graphField.tensor) {
      const tensor = readTensor(bytes);
      weights.tensors.set(tensor.name, tensor);
    }
    if (number === graphField.node) {
      const node = readNode(bytes);
      if (node.name !== '') weights.operations.set(node.name, node);
      for (const subgraph of readSubgraphs(node)) readGraph(subgraph, weights);
    }
  }
};
