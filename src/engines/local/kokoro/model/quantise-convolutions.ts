/**
 * Turns heavy one-dimensional convolutions of an ONNX model into 8-bit matrix products. Inputs are rounded per channel,
 * weights per output, sums stay 32-bit: only the two roundings separate the result from the float graph.
 * ConvInteger would say the same in one node, but the runtime's version of it is no faster than the float one
 * (317 against 313 ms on a 128x128x11 kernel over 27,841 frames); this form takes about 130 ms.
 */
import type { GraphEdit } from '../../onnx/edit-graph.ts';
import {
  floatTensor,
  type GraphNode,
  type NamedTensor,
  readIntegersAttribute,
  tensorType,
  writeTensor,
} from '../../onnx/model-parts.ts';
import type { OnnxWeights } from '../../onnx/read-weights.ts';
import { type Convolution, integerProduct, type WeightBytes } from './integer-product.ts';
import { createWindowIndices } from './window-indices.ts';

const matrixName = (weight: NamedTensor): string => `${weight.name}/matrix`;

/** [output, input, tap] as [tap, input, output]: the right side of a product with taps laid side by side. */
const weightMatrix = (weight: NamedTensor): NamedTensor => {
  const [outputs, inputs, taps] = weight.dims as [number, number, number];
  const bytes = weight.data;
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const matrix = new Float32Array(floats.length);
  for (let output = 0; output < outputs; output++) {
    for (let input = 0; input < inputs; input++) {
      for (let tap = 0; tap < taps; tap++) {
        matrix[(tap * inputs + input) * outputs + output] = floats[(output * inputs + input) * taps + tap]!;
      }
    }
  }
  return { ...floatTensor([taps, inputs, outputs], matrix), name: matrixName(weight) };
};

/** Convolutions whose weight is a constant three-dimensional float tensor of the file. */
const findConvolutions = ({ tensors, operations }: OnnxWeights): Convolution[] =>
  [...operations.values()].flatMap((node) => {
    const weight = node.operator === 'Conv' ? tensors.get(node.inputs[1] ?? '') : undefined;
    return weight?.type === tensorType.float && weight.dims.length === 3 ? [{ node, weight }] : [];
  });

const keepsLength = ({ node, weight }: Convolution): boolean => {
  const [stride, dilation] = ['strides', 'dilations'].map((name) => readIntegersAttribute(node, name)[0]!);
  const [before, behind] = readIntegersAttribute(node, 'pads') as [number, number];
  return stride === 1 && before + behind === dilation! * (weight.dims[2]! - 1);
};

/** Convolutions that keep the length of their input; those with equally many channels have sounds of equal length. */
export const quantiseConvolutions = (
  weights: OnnxWeights,
  wanted: (node: GraphNode) => boolean,
  kind: WeightBytes,
): Omit<GraphEdit, 'extraOutputs'> => {
  const convolutions = findConvolutions(weights).filter(
    (found) => found.node.inputs.length === 3 && keepsLength(found) && wanted(found.node),
  );
  const matrices = new Set(convolutions.map(({ weight }) => weight.name));
  const windows = createWindowIndices();
  const byNode = new Map(convolutions.map((convolution) => [convolution.node.name, convolution]));
  return {
    replaceTensor: (tensor) => (matrices.has(tensor.name) ? writeTensor(weightMatrix(tensor)) : undefined),
    replaceNode: (node) => {
      const convolution = byNode.get(node.name);
      return convolution && integerProduct(convolution, matrixName(convolution.weight), kind, windows);
    },
  };
};
