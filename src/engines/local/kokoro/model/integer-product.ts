/** One convolution as an 8-bit matrix product: the input of each tap side by side, times the weights. */
import {
  floatTensor,
  type GraphNode,
  type NamedTensor,
  readIntegersAttribute,
  tensorType,
} from '../../onnx/model-parts.ts';
import { createNodeWriter, type NodeWriter } from '../../onnx/write-nodes.ts';
import type { WindowIndices } from './window-indices.ts';

export type Convolution = { node: GraphNode; weight: NamedTensor };

/** x86 multiplies unsigned by signed bytes; ARM is slightly faster when both are unsigned. */
export type WeightBytes = 'signed' | 'unsigned';

const inputZero = 128;
const flat = { keepdims: 0 };
const swapAxes = { perm: [0, 2, 1] };

type Sizes = { outputs: number; inputs: number; taps: number };

/** `count` equal bytes; a single one when there is no count. */
const bytesTensor = (type: number, value: number, count?: number) => ({
  type,
  dims: count === undefined ? [] : [count],
  data: Buffer.alloc(count ?? 1, value),
});

const createConstants = ({ tensor }: NodeWriter) => ({
  tiny: tensor(floatTensor([1], Float32Array.of(1e-9))),
  step: tensor(floatTensor([1], Float32Array.of(1 / 127))),
  one: tensor(floatTensor([], Float32Array.of(1))),
  zero: tensor(bytesTensor(tensorType.uint8, inputZero)),
});

type Constants = ReturnType<typeof createConstants>;

/** Each input channel has its own scale, computed for every run: a common scale would lose the quiet channels. */
const quantiseInput = (
  { node, tensor, integers }: NodeWriter,
  constants: Constants,
  input: string,
  { inputs }: Sizes,
) => {
  const time = integers(0, 2);
  const most = node('ReduceMax', [input, time], { attributes: flat });
  const least = node('ReduceMin', [input, time], { attributes: flat });
  const peak = node('Max', [most, node('Neg', [least]), constants.tiny]);
  const scale = node('Mul', [peak, constants.step]);
  const zeros = tensor(bytesTensor(tensorType.uint8, inputZero, inputs));
  return { scale, bytes: node('QuantizeLinear', [input, scale, zeros], { attributes: { axis: 1 } }) };
};

/** The input scales are multiplied into the weights before these are rounded, so the product does not need them. */
const quantiseWeight = (
  { node, tensor, integers }: NodeWriter,
  constants: Constants,
  matrix: string,
  inputScale: string,
  { outputs, inputs, taps }: Sizes,
  kind: WeightBytes,
) => {
  const scaleColumn = node('Reshape', [inputScale, integers(1, inputs, 1)]);
  const scaled = node('Mul', [matrix, scaleColumn]);
  const weight = node('Reshape', [scaled, integers(taps * inputs, outputs)]);
  // The greatest of each column: fast only along rows.
  const sizes = node('Transpose', [node('Abs', [weight])]);
  const peak = node('ReduceMax', [sizes, integers(1)], { attributes: flat });
  const scale = node('Mul', [node('Max', [peak, constants.tiny]), constants.step]);
  const unit = node('Div', [weight, scale]);
  const [type, zero] = kind === 'signed' ? [tensorType.int8, 0] : [tensorType.uint8, 128];
  const bytes = node('QuantizeLinear', [unit, constants.one, tensor(bytesTensor(type, zero))]);
  return { scale, bytes, zeros: tensor(bytesTensor(type, zero, outputs)) };
};

/**
 * The inputs of each output position side by side, so that the convolution is one matrix product. Gathered by index:
 * slices that are joined are copied twice, on one thread.
 */
const im2col = (
  { node, integers }: NodeWriter,
  constants: Constants,
  bytes: string,
  convolution: Convolution,
  windows: WindowIndices,
) => {
  const [dilation] = readIntegersAttribute(convolution.node, 'dilations') as [number];
  const [before, behind] = readIntegersAttribute(convolution.node, 'pads') as [number, number];
  const [, channels, taps] = convolution.weight.dims as [number, number, number];
  const frames = node('Transpose', [bytes], { attributes: swapAxes });
  const padded = node('Pad', [frames, integers(0, before, 0, 0, behind, 0), constants.zero]);
  const { indices, shape } = windows.values({ length: String(channels), frames, dilation, taps, channels });
  const gathered = node('Gather', [padded, indices], { attributes: { axis: 1 } });
  return node('Reshape', [gathered, shape]);
};

/** The fields that replace the convolution; `matrix` names its weights as [tap, input, output]. */
export const integerProduct = (
  convolution: Convolution,
  matrix: string,
  kind: WeightBytes,
  windows: WindowIndices,
): Buffer[] => {
  const { node, weight } = convolution;
  const [outputs, inputs, taps] = weight.dims as [number, number, number];
  const sizes = { outputs, inputs, taps };
  const writer = createNodeWriter(`${node.name}/`);
  const constants = createConstants(writer);
  const input = quantiseInput(writer, constants, node.inputs[0]!, sizes);
  const weights = quantiseWeight(writer, constants, matrix, input.scale, sizes, kind);
  const columns = im2col(writer, constants, input.bytes, convolution, windows);
  const product = writer.node(
    'MatMulIntegerToFloat',
    [columns, weights.bytes, constants.one, weights.scale, constants.zero, weights.zeros, node.inputs[2]!],
    { isRuntime: true },
  );
  writer.node('Transpose', [product], { attributes: swapAxes, to: [node.outputs[0]!] });
  return [...windows.takeFields(), ...writer.fields];
};
