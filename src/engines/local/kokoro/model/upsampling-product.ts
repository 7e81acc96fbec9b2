/**
 * A transposed convolution whose kernel is twice its stride, as one matrix product: every output position is made of
 * two neighbouring inputs. The runtime adds up overlapping columns on one thread instead.
 */
import type { Replacement } from '../../onnx/graph-links.ts';
import {
  floatTensor,
  type GraphNode,
  type NamedTensor,
  readIntegersAttribute,
  tensorType,
} from '../../onnx/model-parts.ts';
import type { OnnxWeights } from '../../onnx/read-weights.ts';
import { createNodeWriter } from '../../onnx/write-nodes.ts';

const int64Max = 2n ** 63n - 1n;
const swapAxes = { perm: [0, 2, 1] };

const floatsOf = ({ data }: NamedTensor): Float32Array =>
  new Float32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));

/** [input, output, tap] as [this input and the one before, output position within the stride, output]. */
const productWeights = (weight: NamedTensor, stride: number): Float32Array => {
  const [inputs, outputs, taps] = weight.dims as [number, number, number];
  const values = floatsOf(weight);
  const matrix = new Float32Array(values.length);
  for (let input = 0; input < inputs; input++) {
    for (let output = 0; output < outputs; output++) {
      for (let tap = 0; tap < taps; tap++) {
        const row = input + (tap < stride ? 0 : inputs);
        matrix[(row * stride + (tap % stride)) * outputs + output] =
          values[(input * outputs + output) * taps + tap]!;
      }
    }
  }
  return matrix;
};

const product = (node: GraphNode, { tensors }: OnnxWeights): Replacement | undefined => {
  const [sound, weightName, biasName] = node.inputs;
  const weight = tensors.get(weightName ?? '');
  const bias = tensors.get(biasName ?? '');
  if (!sound || weight?.type !== tensorType.float || weight.dims.length !== 3 || !bias) return undefined;
  const [inputs, outputs, taps] = weight.dims as [number, number, number];
  const stride = readIntegersAttribute(node, 'strides')[0]!;
  const [before, behind] = readIntegersAttribute(node, 'pads') as [number, number];
  // Those with groups have one output for each.
  if (taps !== 2 * stride || before + behind !== stride || bias.dims[0] !== outputs) return undefined;
  const writer = createNodeWriter(`${node.name}/`);
  const matrix = writer.tensor(floatTensor([2 * inputs, stride * outputs], productWeights(weight, stride)));
  const repeated = Float32Array.from({ length: stride * outputs }, (_, index) =>
    bias.data.readFloatLE(4 * (index % outputs)),
  );
  const frames = writer.node('Transpose', [sound], { attributes: swapAxes });
  const padded = writer.node('Pad', [frames, writer.integers(0, 1, 0, 0, 1, 0)]);
  const [zero, one, last, end] = [0, 1, -1, int64Max].map((value) => writer.integers(value)) as [
    string,
    string,
    string,
    string,
  ];
  const present = writer.node('Slice', [padded, one, end, one]);
  const previous = writer.node('Slice', [padded, zero, last, one]);
  const pairs = writer.node('Concat', [present, previous], { attributes: { axis: 2 } });
  const products = writer.node('MatMul', [pairs, matrix]);
  const biased = writer.node('Add', [products, writer.tensor(floatTensor([stride * outputs], repeated))]);
  const positions = writer.node('Reshape', [biased, writer.integers(1, -1, outputs)]);
  const inside = writer.node('Slice', [positions, writer.integers(before), writer.integers(-behind), one]);
  writer.node('Transpose', [inside], { attributes: swapAxes, to: [node.outputs[0]!] });
  return { fields: writer.fields, inputs: [sound] };
};

export const upsamplingProducts = (weights: OnnxWeights): Map<string, Replacement> =>
  new Map(
    [...weights.operations.values()].flatMap((node) => {
      const found = node.operator === 'ConvTranspose' ? product(node, weights) : undefined;
      return found ? [[node.name, found] as const] : [];
    }),
  );
