/** The weights of an ONNX file, and the names of the operations that use them. */
import { graphField, modelField, readNode, readSubgraphs, readTensor, type Tensor } from './model-parts.ts';
import { readFields } from './protobuf.ts';

export type OnnxWeights = {
  tensors: Map<string, Tensor>;
  /** The input names of each named operation, subgraphs included. */
  inputsByOperation: Map<string, string[]>;
};

export const readOnnxWeights = (file: Buffer): OnnxWeights => {
  const weights: OnnxWeights = { tensors: new Map(), inputsByOperation: new Map() };
  for (const { number, bytes } of readFields(file))
    if (number === modelField.graph) readGraph(bytes, weights);
  if (weights.tensors.size === 0) throw new Error('The ONNX file has no weights.');
  return weights;
};

const readGraph = (graph: Buffer, weights: OnnxWeights): void => {
  for (const { number, bytes } of readFields(graph)) {
    if (number === graphField.tensor) {
      const { name, ...tensor } = readTensor(bytes);
      weights.tensors.set(name, tensor);
    }
    if (number === graphField.node) {
      const node = readNode(bytes);
      if (node.name !== '') weights.inputsByOperation.set(node.name, node.inputs);
      for (const subgraph of readSubgraphs(node)) readGraph(subgraph, weights);
    }
  }
};
